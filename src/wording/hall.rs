//! What is said about the hall of boards to which a game is sent.

use std::cmp::Reverse;

use serde::{Deserialize, Serialize};
use shakmaty::{ByColor, Color};
use strum::{EnumIter, IntoStaticStr};

use super::events::Delivery;
use super::language::name;
use super::sentence::Urgency;
use super::{Audience, Utterance, UtteranceKind, Wording};
use crate::game::clock::Attendance;
use crate::game::clock::moment::{Moment, Span};
use crate::game::laws::result::Points;
use crate::game::people::Actor;
use crate::game::terms::PointSystem;
use crate::game::{Game, Stage};

/// Why a board does not reach the hall, or why the hall does not take what it sends.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, IntoStaticStr, EnumIter)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "snake_case")]
pub enum HallTrouble {
    /// The address of the server is not one.
    NotAnAddress,
    /// No computer of that name is known.
    NotResolved,
    /// The server does not answer.
    NotReached,
    /// The server does not know this user, or not with this password or key.
    Credentials,
    /// The file with the credentials cannot be read.
    CredentialsFile,
    /// The encrypted connection does not come about.
    Tls,
    /// This user may not send or read this board.
    NotAllowed,
    /// The server keeps no messages.
    NoJetStream,
    /// The server cannot keep what is sent.
    NotKept,
    /// The stream of that name belongs to another program.
    OtherStream,
    /// What was sent is in the form of a later version.
    LaterVersion,
    /// Another game is sent as this board.
    Claimed,
    /// Another program sends another end of this game.
    Differs,
    /// What was sent cannot be read.
    NotReadable,
    /// The record is that of another board.
    OtherBoard,
    /// Another board has a result of the same two players in this round.
    SamePair,
    /// The server has nothing of the board any longer.
    Gone,
    /// The record cannot be read.
    NoRecord,
    /// This program was built without what speaks to the network.
    NoProgram,
    /// The process that speaks to it has ended, or could not be started.
    ProgramGone,
}

/// The state of a board of the hall.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, IntoStaticStr, EnumIter)]
#[strum(serialize_all = "snake_case")]
pub enum HallState {
    /// No game of it can be read.
    #[default]
    Unreadable,
    /// It is paired, and nothing came of it.
    Missing,
    /// The two boards of the game differ.
    Differs,
    /// The arbiter was called, or must decide something.
    Arbiter,
    /// Nothing was heard of it for a while.
    Silent,
    /// The game is adjourned, and to be resumed.
    Adjourned,
    Playing,
    /// No clock runs.
    Stopped,
    Over,
}

/// A board's place in a match of teams.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TeamPlace {
    /// The number of the match in its round, and of the board in the match.
    pub number: u32,
    pub board: u32,
    /// The team of each player.
    pub teams: ByColor<String>,
}

/// A match of two teams as it stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HallMatch<'a> {
    pub round: &'a str,
    pub number: u32,
    /// The team that has White at the first board of it, and the other.
    pub teams: [&'a str; 2],
    /// What each of them has, in half points.
    pub half_points: [u32; 2],
    /// How many of its games are not over.
    pub open: usize,
}

impl<'a> HallMatch<'a> {
    /// The matches of teams at these boards, by round and number, with what each team has so far.
    pub fn all(rows: &[HallRow<'a>]) -> Vec<HallMatch<'a>> {
        let mut found: Vec<HallMatch<'a>> = Vec::new();
        for row in rows {
            let Some(place) = row.team else { continue };
            let of_it = |one: &HallMatch<'_>| (one.round, one.number) == (row.round, place.number);
            let at = found.iter().position(of_it).unwrap_or_else(|| {
                let teams = [place.teams.white.as_str(), place.teams.black.as_str()];
                found.push(HallMatch { round: row.round, number: place.number, teams, half_points: [0; 2], open: 0 });
                found.len() - 1
            });
            let one = &mut found[at];
            let Some(result) = row.game.and_then(Game::result).filter(|_| row.trouble.is_none()) else {
                one.open += 1;
                continue;
            };
            for (team, half_points) in one.teams.iter().zip(&mut one.half_points) {
                let own = Color::ALL.into_iter().filter(|color| place.teams[*color] == *team);
                *half_points += own.map(|color| half_points_of(result.points[color])).sum::<u32>();
            }
        }
        found.sort_by_key(|one| (one.round.parse::<u32>().unwrap_or(u32::MAX), one.round, one.number));
        found
    }
}

fn half_points_of(points: Points) -> u32 {
    match points {
        Points::Zero => 0,
        Points::Half => 1,
        Points::One => 2,
    }
}

/// A flag that somebody should look at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum HallFlag {
    /// Less than a minute is left to that player, whose clock runs.
    Near(Color),
    /// That player's time is used up.
    Fallen(Color),
}

/// A board of the hall at a moment.
#[derive(Clone, Copy, Debug)]
pub struct HallRow<'a> {
    pub event: &'a str,
    pub round: &'a str,
    pub board: &'a str,
    /// Its number as it is named here: with the round where several are shown.
    pub label: &'a str,
    /// White and Black, as they can be shown in one line; `None` where nobody gave a name or nothing came of the board.
    pub names: [Option<&'a str>; 2],
    /// The game, if one can be read.
    pub game: Option<&'a Game>,
    pub at: Moment,
    pub state: HallState,
    pub flag: Option<HallFlag>,
    /// Whether the board can keep its record.
    pub is_saved: bool,
    /// What is wrong with the lines of it.
    pub trouble: Option<HallTrouble>,
    /// How long ago something was heard of it, in milliseconds.
    pub heard_ms: u64,
    /// How long the arbiter has been waited for, in milliseconds.
    pub waits_ms: Option<u64>,
    /// The arbiter who is on the way there.
    pub on_the_way: Option<&'a str>,
    /// Where in a match of teams it is.
    pub team: Option<&'a TeamPlace>,
}

/// After how long the copy of a clock is said to be old, in milliseconds.
const OLD_MS: u64 = 10_000;

/// Why a board of the hall is looked at first, the most urgent before the others.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum HallNeed {
    Gone,
    NotSaved,
    Differs,
    Arbiter,
    FlagFallen,
    Silent,
    Adjourned,
    FlagNear,
    Nothing,
    Over,
}

impl HallNeed {
    /// Whether somebody should go there now.
    pub fn is_somebody_needed(self) -> bool {
        self < HallNeed::FlagNear
    }
}

impl HallRow<'_> {
    /// Why somebody should look at the board.
    pub fn need(&self) -> HallNeed {
        match (self.state, self.flag) {
            _ if self.trouble == Some(HallTrouble::Gone) => HallNeed::Gone,
            _ if self.trouble.is_some() => HallNeed::NotSaved,
            (HallState::Over, _) => HallNeed::Over,
            _ if !self.is_saved => HallNeed::NotSaved,
            (HallState::Differs, _) => HallNeed::Differs,
            (HallState::Arbiter, _) => HallNeed::Arbiter,
            (_, Some(HallFlag::Fallen(_))) => HallNeed::FlagFallen,
            (HallState::Silent, _) => HallNeed::Silent,
            (HallState::Adjourned, _) => HallNeed::Adjourned,
            (_, Some(HallFlag::Near(_))) => HallNeed::FlagNear,
            (HallState::Unreadable | HallState::Missing | HallState::Playing | HallState::Stopped, None) => {
                HallNeed::Nothing
            }
        }
    }

    /// What comes first where the boards stand in the order in which the arbiter is needed: the records that cannot be
    /// read, then who has waited longest.
    pub fn urgency(&self) -> (u8, Reverse<u64>) {
        let rank = match self.need() {
            HallNeed::Gone => 0,
            HallNeed::NotSaved => 1,
            HallNeed::Differs | HallNeed::Arbiter | HallNeed::FlagFallen => 2,
            HallNeed::Silent => 3,
            HallNeed::Adjourned => 4,
            HallNeed::FlagNear => 5,
            HallNeed::Nothing => 6,
            HallNeed::Over => 7,
        };
        (rank, Reverse(self.waits_ms.unwrap_or_default()))
    }

    /// Whether play has not begun there, or a player is not there.
    pub fn has_not_arrived(&self) -> bool {
        let is_absent = |game: &Game| Color::ALL.iter().any(|color| game.attendance(*color) != Attendance::Present);
        let has_not_begun = |game: &Game| game.stage() == Stage::BeforePlay;
        let is_open = |game: &Game| !matches!(game.stage(), Stage::Over(_) | Stage::Cancelled);
        match self.game {
            Some(game) => is_open(game) && (has_not_begun(game) || is_absent(game)),
            None => self.state == HallState::Missing,
        }
    }

    /// Whether its clocks are a copy of a while ago.
    pub fn is_old(&self) -> bool {
        self.heard_ms > OLD_MS && self.state != HallState::Over
    }

    /// Whether somebody means this board: by its number, or a part of a player's name.
    pub fn is_meant_by(&self, typed: &str) -> bool {
        let typed = typed.trim().to_lowercase();
        let is_number = !typed.is_empty() && typed.chars().all(|sign| sign.is_ascii_digit() || sign == '.');
        if is_number {
            return self.board == typed || self.label == typed;
        }
        let teams = self.team.into_iter().flat_map(|team| team.teams.iter().map(String::as_str));
        self.names.into_iter().flatten().chain(teams).any(|name| name.to_lowercase().contains(&typed))
    }

    /// The result; `*` without one.
    pub fn result(&self) -> String {
        self.game.and_then(Game::result).map_or("*".to_owned(), |result| result.score())
    }
}

/// A piece of news about a board of the hall.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HallNews {
    /// Why somebody is needed there, or a flag is near.
    Need(HallNeed),
    /// Nobody is needed there any more.
    Settled,
    /// Its game is over.
    Over,
}

/// The number of boards, and of each kind of them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct HallCount {
    pub boards: usize,
    pub needing: usize,
    pub playing: usize,
    pub over: usize,
}

/// Which boards of the hall are shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, IntoStaticStr, EnumIter)]
#[strum(serialize_all = "snake_case")]
pub enum HallFilter {
    #[default]
    All,
    /// Where somebody is needed, or a flag is near.
    Needing,
    /// Where play has not begun, or a player is not there.
    NotArrived,
    Playing,
    Over,
}

/// Why the result of a game is not written into the pairing list.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum NotInList {
    /// Several boards have a game of the same two players in that round.
    PlayedTwice,
    /// The record does not say that it is of that board.
    OtherBoard,
    /// The list has no such game.
    NotPaired,
}

/// A word that is typed to those who read the hall in lines.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HallWord {
    All,
    /// Where play has not begun, or a player is not there.
    Absent,
    /// The matches of teams.
    Matches,
    /// The arbiter is on the way to a board, or not any more.
    Way,
    /// A board is to write something down.
    Note,
    Help,
    Quit,
}

/// The outcome of a note that was sent to a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr, EnumIter)]
#[strum(serialize_all = "snake_case")]
pub enum NoteFate {
    Written,
    WrongPin,
    /// The board did not answer, or its game has no PIN.
    NotTaken,
    /// The network could be read: nothing was sent.
    NotSecret,
}

/// A label on the screen of the hall.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HallLabel<'a> {
    /// The heads of the columns.
    Board,
    White,
    Black,
    Clocks,
    Last,
    State,
    Count(HallCount),
    Filter(HallFilter),
    Search(&'a str),
    /// The text typed for a board to write down.
    Note(&'a str, &'a str),
    Keys,
    /// All keys, one a line.
    AllKeys,
    /// No board fits.
    Nothing,
    /// No board has sent anything.
    Empty,
    /// An arbiter without a name.
    Arbiter,
    /// The title of the results of that round.
    Results(&'a str),
    /// The head of the column of results.
    Result,
    /// Where that player signs; the arbiter without a colour.
    Signature(Option<Color>),
}

/// A notice for the arbiter alone.
fn to_the_arbiter(kind: UtteranceKind) -> Delivery {
    Delivery { to: Audience::Arbiter, ..Delivery::notice(kind) }
}

impl Wording {
    /// That the hall does not get what is recorded, and why: as long as it is so.
    pub(super) fn not_in_hall(&self, why: HallTrouble) -> String {
        self.messages.fill("not-in-hall", &[("why", &self.trouble(&why.into()))])
    }

    /// The hall does not get what is recorded from now on.
    pub fn hall_lost(&self, why: HallTrouble) -> Utterance {
        self.utter(to_the_arbiter(UtteranceKind::Trouble), self.not_in_hall(why))
    }

    /// The hall has everything that is recorded.
    pub fn in_hall(&self, round: &str, board: &str) -> Utterance {
        let sentence = self.messages.fill("in-hall", &[("round", &round), ("board", &board)]);
        self.utter(to_the_arbiter(UtteranceKind::Watched), sentence)
    }

    /// The names of the players of a board; empty where nothing came of it.
    pub fn hall_names(&self, row: &HallRow<'_>) -> [String; 2] {
        let [white, black] = row.names;
        let ByColor { white, black } = self.named(ByColor { white, black });
        if row.game.is_none() && row.names[0].is_none() { [String::new(), String::new()] } else { [white, black] }
    }

    /// A board of the hall in one line, and what is to be known about it.
    pub fn hall_row(&self, row: &HallRow<'_>) -> Utterance {
        self.utter_both(to_the_one_who_asks(), |w| {
            let (state, result): (&str, _) = (row.state.into(), row.result());
            let message = if row.game.is_some() { "hall-row" } else { "hall-row-without-game" };
            let [white, black] = w.hall_names(row);
            let sentence = w.messages.fill(
                message,
                &[
                    ("round", &row.round),
                    ("board", &row.board),
                    ("white", &white),
                    ("black", &black),
                    ("plies", &row.game.map_or(0, |game| game.line().len())),
                    ("state", &state),
                    ("result", &result),
                ],
            );
            std::iter::once(sentence).chain(w.hall_details(row)).collect::<Vec<_>>().join(" ")
        })
    }

    /// A board of the hall with its clocks and its last half-move.
    pub fn hall_row_in_full(&self, row: &HallRow<'_>) -> Vec<Utterance> {
        let last = row.game.filter(|game| !game.line().is_empty()).map(|game| {
            self.utter_both(to_the_one_who_asks(), |w| w.messages.fill("hall-last", &[("mv", &w.last_in_hall(game))]))
        });
        let clocks = row.game.map(|game| {
            self.utter_both(to_the_one_who_asks(), |w| {
                let readings = game.clock().readings(row.at);
                let left = Color::ALL.map(|color| w.left(game.clock(), &readings[color], name(color)));
                left.into_iter().chain(w.hall_age(row)).collect::<Vec<_>>().join(" ")
            })
        });
        [Some(self.hall_row(row)), last, clocks].into_iter().flatten().collect()
    }

    /// The last half-move of a game, with its number; empty before the first.
    pub fn last_in_hall(&self, game: &Game) -> String {
        game.line().len().checked_sub(1).map_or_else(String::new, |ply| self.numbered(game, ply, ply))
    }

    /// That the clocks of a board are an old copy, and how old.
    pub fn hall_age(&self, row: &HallRow<'_>) -> Option<String> {
        row.is_old().then(|| self.messages.fill("hall-age", &[("span", &self.duration(span_of(row.heard_ms)))]))
    }

    /// What is to be known about a board: what is wrong with it, what is open there with its article, its result.
    pub fn hall_details(&self, row: &HallRow<'_>) -> Vec<String> {
        let mut details = self.hall_troubles(row);
        if let Some(game) = row.game.filter(|game| game.result().is_none()) {
            let caller = game.cases().caller();
            details.extend(caller.map(|who| self.messages.fill("status-arbiter-called", &[("who", &self.actor(who))])));
            let cases = game.cases().pending().filter(|case| case.is_for_the_arbiter());
            let named = |case| std::iter::once(self.case_named(game, case)).chain(self.losing_irregularity(game, case));
            details.extend(cases.flat_map(named));
            details.extend(self.lost_seats_in_hall(game));
            if row.state == HallState::Adjourned {
                details.extend(self.adjourned_in_hall(game));
            } else if matches!(row.state, HallState::Arbiter | HallState::Differs) {
                details.extend(self.awaited_of_the_arbiter(game));
            }
        }
        details.extend(self.hall_wait(row));
        details.extend(row.on_the_way.map(|who| self.messages.fill("hall-on-the-way", &[("who", &who)])));
        details
    }

    /// What is wrong with what comes of a board, or with its time.
    fn hall_troubles(&self, row: &HallRow<'_>) -> Vec<String> {
        let unsaved = (!row.is_saved).then(|| self.messages.text("hall-unsaved"));
        let trouble = row.trouble.map(|why| self.trouble(&why.into()));
        let silent = (row.state == HallState::Silent).then(|| {
            let span = self.duration(span_of(row.heard_ms));
            self.messages.fill("hall-silent", &[("span", &span)])
        });
        let flag = row.flag.map(|flag| match flag {
            HallFlag::Near(color) => self.messages.fill("hall-flag-near", &[("color", &name(color))]),
            HallFlag::Fallen(color) => self.messages.fill("hall-flag-fallen", &[("color", &name(color))]),
        });
        [unsaved, trouble, silent, flag].into_iter().flatten().collect()
    }

    /// How long the arbiter has been waited for there.
    fn hall_wait(&self, row: &HallRow<'_>) -> Option<String> {
        let ms = row.waits_ms.filter(|ms| *ms >= 1_000 && row.state != HallState::Silent)?;
        Some(self.messages.fill("hall-waits", &[("span", &self.duration(span_of(ms)))]))
    }

    /// Who has sealed a move, and when the game is resumed.
    fn adjourned_in_hall(&self, game: &Game) -> Vec<String> {
        let Some(envelope) = game.adjournment().envelope() else { return Vec::new() };
        let (number, _) = game.number_at(envelope.ply);
        let sealed = self.messages.fill("envelope-sealer", &[("color", &name(envelope.by)), ("number", &number)]);
        let resumption = match game.adjournment().resumption().trim_end_matches('.') {
            "" => self.messages.text("hall-no-resumption"),
            text => self.messages.fill("resumption-set", &[("text", &text)]),
        };
        vec![sealed, resumption]
    }

    fn lost_seats_in_hall(&self, game: &Game) -> impl Iterator<Item = String> {
        game.lost_seats().iter().map(|who| self.messages.fill("hall-seat-lost", &[("who", &self.actor(*who))]))
    }

    /// A match of teams as it stands.
    pub fn hall_match(&self, one: &HallMatch<'_>) -> Utterance {
        let [first, second] = one.teams;
        let [own, other] = one.half_points.map(PointSystem::points_of);
        let sentence = self.messages.fill(
            "hall-match",
            &[
                ("round", &one.round),
                ("number", &one.number),
                ("first", &first),
                ("second", &second),
                ("own", &own),
                ("other", &other),
                ("open", &one.open),
            ],
        );
        self.utter(to_the_one_who_asks(), sentence)
    }

    /// An arbiter is on the way to a board, or nobody any longer.
    pub fn hall_way(&self, board: &str, arbiter: Option<&str>) -> Utterance {
        let sentence = match arbiter {
            Some(who) => self.messages.fill("hall-way", &[("who", &who), ("board", &board)]),
            None => self.messages.fill("hall-no-way", &[("board", &board)]),
        };
        self.utter(Delivery { kind: UtteranceKind::Watched, ..to_the_one_who_asks() }, sentence)
    }

    /// The outcome of a note that was sent to a board.
    pub fn hall_note(&self, board: &str, fate: NoteFate) -> Utterance {
        let fate: &str = fate.into();
        let sentence = self.messages.fill("hall-note", &[("board", &board), ("fate", &fate)]);
        self.utter(Delivery { kind: UtteranceKind::Watched, ..to_the_one_who_asks() }, sentence)
    }

    /// The whole hall is empty.
    pub fn hall_empty(&self) -> Utterance {
        self.utter(to_the_one_who_asks(), self.messages.text("hall-empty"))
    }

    /// Nothing more is typed, and therefore the hall is left.
    pub fn hall_input_over(&self) -> Utterance {
        self.utter(to_the_one_who_asks(), self.messages.text("hall-input-over"))
    }

    /// The boards at which play has not begun or a player is not there, with the players of the first of them.
    pub fn hall_not_arrived(&self, rows: &[&HallRow<'_>]) -> Utterance {
        let named = |row: &&HallRow<'_>| format!("{} ({})", row.label, self.hall_names(row).join(", "));
        let boards = rows.iter().take(MOST_NAMED).map(named).collect::<Vec<_>>().join(", ");
        let more = rows.len().saturating_sub(MOST_NAMED);
        let sentence =
            self.messages.fill("hall-not-arrived", &[("count", &rows.len()), ("boards", &boards), ("more", &more)]);
        self.utter(to_the_one_who_asks(), sentence)
    }

    /// No teams are known, or no board waits for its players.
    pub fn hall_none_of(&self, what: HallWord) -> Utterance {
        let what = match what {
            HallWord::Matches => "matches",
            HallWord::Absent | HallWord::All | HallWord::Way | HallWord::Note | HallWord::Help | HallWord::Quit => {
                "absent"
            }
        };
        self.utter(to_the_one_who_asks(), self.messages.fill("hall-none-of", &[("what", &what)]))
    }

    /// The news of these boards of the hall: a sentence for each, or one for many at once, and then for the first of
    /// them what the arbiter does there.
    pub fn hall_news(&self, news: HallNews, rows: &[&HallRow<'_>]) -> Vec<Utterance> {
        if rows.len() <= MOST_NEWS {
            return rows.iter().map(|row| self.news_of_a_board(row, news)).collect();
        }
        let boards = rows.iter().take(MOST_NAMED).map(|row| row.label).collect::<Vec<_>>().join(", ");
        let more = rows.len().saturating_sub(MOST_NAMED);
        let what = news_name(news);
        let sentence = self.messages.fill(
            "hall-news-of-many",
            &[("count", &rows.len()), ("what", &what), ("boards", &boards), ("more", &more)],
        );
        let of_all = self.utter(Delivery { kind: UtteranceKind::Watched, ..to_the_one_who_asks() }, sentence);
        let is_needed = matches!(news, HallNews::Need(need) if need.is_somebody_needed());
        let first = rows.first().filter(|_| is_needed).map(|row| self.news_of_a_board(row, news));
        std::iter::once(of_all).chain(first).collect()
    }

    /// What is new there, and what the arbiter does first.
    fn news_of_a_board(&self, row: &HallRow<'_>, news: HallNews) -> Utterance {
        let what = news_name(news);
        let delivery = Delivery { urgency: Urgency::Notice, ..to_the_one_who_asks() };
        self.utter_both(Delivery { kind: UtteranceKind::Watched, ..delivery }, |w| {
            let [white, black] = w.hall_names(row);
            let message =
                if row.game.is_some() || row.names[0].is_some() { "hall-news" } else { "hall-news-without-game" };
            let news = w.messages.fill(
                message,
                &[
                    ("board", &row.label),
                    ("white", &white),
                    ("black", &black),
                    ("what", &what),
                    ("result", &row.result()),
                ],
            );
            let mut said = vec![news];
            said.extend(w.hall_troubles(row));
            if let Some(game) = row.game.filter(|game| game.result().is_none()) {
                let caller = game.cases().caller();
                said.extend(caller.map(|who| w.messages.fill("status-arbiter-called", &[("who", &w.actor(who))])));
                match row.state {
                    HallState::Adjourned => said.extend(w.adjourned_in_hall(game)),
                    HallState::Unreadable
                    | HallState::Missing
                    | HallState::Differs
                    | HallState::Arbiter
                    | HallState::Silent
                    | HallState::Playing
                    | HallState::Stopped
                    | HallState::Over => said.extend(w.extraordinary(game, Actor::Arbiter).into_iter().take(1)),
                }
            }
            said.join(" ")
        })
    }

    /// How many boards there are.
    pub fn hall_count(&self, count: HallCount) -> Utterance {
        self.utter(to_the_one_who_asks(), self.hall_label(&HallLabel::Count(count)))
    }

    /// Why the result of a game is not written into the pairing list.
    pub fn not_in_list(&self, why: NotInList, round: &str, boards: &str, [white, black]: [Option<&str>; 2]) -> String {
        let ByColor { white, black } = self.named(ByColor { white, black });
        let message = match why {
            NotInList::PlayedTwice => "hall-played-twice",
            NotInList::OtherBoard => "hall-other-board",
            NotInList::NotPaired => "hall-not-paired",
        };
        self.messages.fill(message, &[("round", &round), ("boards", &boards), ("white", &white), ("black", &black)])
    }

    /// No board has that number, and no player that name.
    pub fn no_such_board(&self, typed: &str) -> Utterance {
        let delivery = Delivery { kind: UtteranceKind::Unreadable, ..to_the_one_who_asks() };
        self.utter(delivery, self.messages.fill("hall-no-such-board", &[("typed", &typed)]))
    }

    /// What can be typed where the hall is read in lines.
    pub fn hall_help(&self) -> Utterance {
        self.utter(to_the_one_who_asks(), self.messages.text("hall-help"))
    }

    /// Nothing more comes from the server, and why; `None` where it comes again.
    pub fn hall_connection(&self, lost: Option<HallTrouble>) -> Utterance {
        let delivery = Delivery { kind: UtteranceKind::Trouble, ..to_the_one_who_asks() };
        let sentence = match lost {
            Some(why) => self.messages.fill("hall-lost", &[("why", &self.trouble(&why.into()))]),
            None => self.messages.text("hall-back"),
        };
        self.utter(delivery, sentence)
    }

    /// The word that was typed, in this language or in English.
    pub fn hall_word(&self, typed: &str) -> Option<HallWord> {
        let typed = typed.to_lowercase();
        let words = [
            ("word-help", HallWord::Help),
            ("word-quit", HallWord::Quit),
            ("hall-words-all", HallWord::All),
            ("hall-words-absent", HallWord::Absent),
            ("hall-words-matches", HallWord::Matches),
            ("hall-words-way", HallWord::Way),
            ("hall-words-note", HallWord::Note),
        ];
        let is_typed = |name: &str| {
            let lists = [self.messages.own_list(name), self.messages.english_list(name)];
            lists.concat().iter().any(|form| form.to_lowercase() == typed)
        };
        words.into_iter().find(|(name, _)| is_typed(name)).map(|(_, word)| word)
    }

    /// A text of the screen of the hall.
    pub fn hall_label(&self, label: &HallLabel<'_>) -> String {
        let l = &self.messages;
        let column = |column: &str| l.fill("hall-column", &[("column", &column)]);
        match label {
            HallLabel::Board => column("board"),
            HallLabel::White => column("white"),
            HallLabel::Black => column("black"),
            HallLabel::Clocks => column("clocks"),
            HallLabel::Last => column("last"),
            HallLabel::State => column("state"),
            HallLabel::Count(HallCount { boards, needing, playing, over }) => {
                l.fill("hall-count", &[("boards", boards), ("needing", needing), ("playing", playing), ("over", over)])
            }
            HallLabel::Filter(filter) => {
                let filter: &str = filter.into();
                l.fill("hall-filter", &[("filter", &filter)])
            }
            HallLabel::Search(text) => l.fill("hall-search", &[("text", text)]),
            HallLabel::Keys => l.text("hall-keys"),
            HallLabel::Note(board, text) => l.fill("hall-note-typed", &[("board", board), ("text", text)]),
            HallLabel::AllKeys => l.text("hall-all-keys"),
            HallLabel::Nothing => l.text("hall-nothing"),
            HallLabel::Empty => l.text("hall-empty"),
            HallLabel::Arbiter => self.actor(Actor::Arbiter),
            HallLabel::Results(round) => l.fill("hall-results", &[("round", round)]),
            HallLabel::Result => column("result"),
            HallLabel::Signature(who) => {
                let who = match who {
                    Some(Color::White) => "white",
                    Some(Color::Black) => "black",
                    None => "arbiter",
                };
                l.fill("scoresheet-signature", &[("who", &who)])
            }
        }
    }

    /// The state of a board in a word or two, and how long the arbiter has been waited for, in minutes and seconds.
    pub fn hall_state(&self, row: &HallRow<'_>) -> String {
        let waits = row.waits_ms.filter(|ms| *ms >= 1_000).map(|ms| ms / 1_000);
        let waits = waits.map_or_else(String::new, |seconds| format!(" {}:{:02}", seconds / 60, seconds % 60));
        self.state_in_hall(row) + &waits
    }

    fn state_in_hall(&self, row: &HallRow<'_>) -> String {
        let need = match (row.state, row.need()) {
            (_, HallNeed::Gone) => "gone",
            (_, HallNeed::NotSaved) => "not_saved",
            (_, HallNeed::FlagFallen) => "flag_fallen",
            (_, HallNeed::FlagNear) => "flag_near",
            (state, _) => state.into(),
        };
        self.messages.fill("hall-state", &[("state", &need), ("result", &row.result())])
    }
}

/// How many boards are news by themselves; where it is so at more of them at once, one sentence names them.
pub const MOST_NEWS: usize = 4;
/// How many boards that sentence names.
const MOST_NAMED: usize = 10;

fn news_name(news: HallNews) -> &'static str {
    match news {
        HallNews::Need(HallNeed::Gone) => "gone",
        HallNews::Need(HallNeed::NotSaved) => "not_saved",
        HallNews::Need(HallNeed::Adjourned) => "adjourned",
        HallNews::Need(HallNeed::Differs) => "differs",
        HallNews::Need(HallNeed::Arbiter) => "arbiter",
        HallNews::Need(HallNeed::FlagFallen) => "flag_fallen",
        HallNews::Need(HallNeed::FlagNear) => "flag_near",
        HallNews::Need(HallNeed::Silent) => "silent",
        HallNews::Over | HallNews::Need(HallNeed::Over) => "over",
        HallNews::Settled | HallNews::Need(HallNeed::Nothing) => "settled",
    }
}

/// An answer to the one who reads the hall.
fn to_the_one_who_asks() -> Delivery {
    Delivery::answer(Actor::Arbiter, UtteranceKind::Answer)
}

fn span_of(ms: u64) -> Span {
    Span(i64::try_from(ms).unwrap_or(i64::MAX))
}
