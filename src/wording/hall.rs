//! What is said about the hall of boards to which a game is sent.

use serde::{Deserialize, Serialize};
use shakmaty::Color;
use strum::{EnumIter, IntoStaticStr};

use super::events::Delivery;
use super::language::name;
use super::sentence::Urgency;
use super::{Audience, Utterance, UtteranceKind, Wording};
use crate::game::Game;
use crate::game::clock::moment::{Moment, Span};
use crate::game::people::Actor;

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
    /// The record cannot be read.
    NoRecord,
    /// This program was built without what speaks to the network.
    NoProgram,
    /// The process that speaks to it has ended, or could not be started.
    ProgramGone,
}

impl HallTrouble {
    /// Whether somebody must change something before another try makes sense.
    pub fn needs_somebody(self) -> bool {
        !matches!(self, HallTrouble::NotReached | HallTrouble::NotResolved)
    }
}

/// How a board of the hall stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, IntoStaticStr, EnumIter)]
#[strum(serialize_all = "snake_case")]
pub enum HallState {
    /// The two boards of the game differ.
    Differs,
    /// The arbiter was called, or must decide something.
    Arbiter,
    /// Nothing was heard of it for a while.
    Silent,
    Playing,
    /// No clock runs.
    Stopped,
    Over,
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
    pub game: &'a Game,
    pub at: Moment,
    pub state: HallState,
    pub flag: Option<HallFlag>,
    /// Whether the board can keep its record.
    pub is_saved: bool,
    /// What is wrong with the lines of it.
    pub trouble: Option<HallTrouble>,
    /// How long ago something was heard of it, in milliseconds.
    pub heard_ms: u64,
}

/// After how long the copy of a clock is said to be old, in milliseconds.
const OLD_MS: u64 = 10_000;

/// Why a board of the hall is looked at first, the most urgent before the others.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum HallNeed {
    NotSaved,
    Differs,
    Arbiter,
    FlagFallen,
    Silent,
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
    pub fn need(&self) -> HallNeed {
        match (self.state, self.flag) {
            (HallState::Over, _) => HallNeed::Over,
            _ if !self.is_saved || self.trouble.is_some() => HallNeed::NotSaved,
            (HallState::Differs, _) => HallNeed::Differs,
            (HallState::Arbiter, _) => HallNeed::Arbiter,
            (_, Some(HallFlag::Fallen(_))) => HallNeed::FlagFallen,
            (HallState::Silent, _) => HallNeed::Silent,
            (_, Some(HallFlag::Near(_))) => HallNeed::FlagNear,
            (HallState::Playing | HallState::Stopped, None) => HallNeed::Nothing,
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
        let players = &self.game.terms().players;
        Color::ALL.iter().any(|color| players[*color].name.to_lowercase().contains(&typed))
    }

    fn result(&self) -> String {
        self.game.result().map_or("*".to_owned(), |result| result.score())
    }
}

/// What is new about a board of the hall.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HallNews {
    /// Why somebody is needed there, or a flag is near.
    Need(HallNeed),
    /// Nobody is needed there any more.
    Settled,
    /// Its game is over.
    Over,
}

/// How many boards there are, and how many of them are of what kind.
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
    Playing,
    Over,
}

/// A word that is typed to those who read the hall in lines.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HallWord {
    All,
    Help,
    Quit,
}

/// What the screen of the hall writes.
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
    Keys,
    /// No board fits.
    Nothing,
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

    /// A board of the hall in one line, and what is to be known about it.
    pub fn hall_row(&self, row: &HallRow<'_>) -> Utterance {
        self.utter_both(to_the_one_who_asks(), |w| {
            let players = &row.game.terms().players;
            let (state, result): (&str, _) = (row.state.into(), row.result());
            let sentence = w.messages.fill(
                "hall-row",
                &[
                    ("round", &row.round),
                    ("board", &row.board),
                    ("white", &players.white.name.as_str()),
                    ("black", &players.black.name.as_str()),
                    ("plies", &row.game.line().len()),
                    ("state", &state),
                    ("result", &result),
                ],
            );
            std::iter::once(sentence).chain(w.hall_details(row)).collect::<Vec<_>>().join(" ")
        })
    }

    /// A board of the hall with its clocks and its last half-move.
    pub fn hall_row_in_full(&self, row: &HallRow<'_>) -> Vec<Utterance> {
        let last = (!row.game.line().is_empty()).then(|| {
            self.utter_both(to_the_one_who_asks(), |w| {
                w.messages.fill("hall-last", &[("mv", &w.last_in_hall(row.game))])
            })
        });
        let clocks = self.utter_both(to_the_one_who_asks(), |w| {
            let readings = row.game.clock().readings(row.at);
            let left = Color::ALL.map(|color| w.left(row.game.clock(), &readings[color], name(color)));
            left.into_iter().chain(w.hall_age(row)).collect::<Vec<_>>().join(" ")
        });
        [Some(self.hall_row(row)), last, Some(clocks)].into_iter().flatten().collect()
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
        let game = row.game;
        let mut details: Vec<String> =
            (!row.is_saved).then(|| self.messages.text("hall-unsaved")).into_iter().collect();
        details.extend(row.trouble.map(|why| self.trouble(&why.into())));
        if row.state == HallState::Silent {
            let span = self.duration(span_of(row.heard_ms));
            details.push(self.messages.fill("hall-silent", &[("span", &span)]));
        }
        details.extend(row.flag.map(|flag| match flag {
            HallFlag::Near(color) => self.messages.fill("hall-flag-near", &[("color", &name(color))]),
            HallFlag::Fallen(color) => self.messages.fill("hall-flag-fallen", &[("color", &name(color))]),
        }));
        if game.result().is_none() {
            let caller = game.cases().caller();
            details.extend(caller.map(|who| self.messages.fill("status-arbiter-called", &[("who", &self.actor(who))])));
            let cases = game.cases().pending().filter(|case| case.is_for_the_arbiter());
            details.extend(cases.map(|case| self.case_named(game, case)));
            details.extend(self.lost_seats_in_hall(game));
        }
        details
    }

    fn lost_seats_in_hall(&self, game: &Game) -> impl Iterator<Item = String> {
        game.lost_seats().iter().map(|who| self.messages.fill("hall-seat-lost", &[("who", &self.actor(*who))]))
    }

    /// What is new at these boards of the hall: a sentence for each, or one for many at once.
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
        vec![self.utter(Delivery { kind: UtteranceKind::Watched, ..to_the_one_who_asks() }, sentence)]
    }

    fn news_of_a_board(&self, row: &HallRow<'_>, news: HallNews) -> Utterance {
        let what = news_name(news);
        let delivery = Delivery { urgency: Urgency::Notice, ..to_the_one_who_asks() };
        self.utter_both(Delivery { kind: UtteranceKind::Watched, ..delivery }, |w| {
            let players = &row.game.terms().players;
            let news = w.messages.fill(
                "hall-news",
                &[
                    ("board", &row.label),
                    ("white", &players.white.name.as_str()),
                    ("black", &players.black.name.as_str()),
                    ("what", &what),
                    ("result", &row.result()),
                ],
            );
            std::iter::once(news).chain(w.hall_details(row)).collect::<Vec<_>>().join(" ")
        })
    }

    /// How many boards there are.
    pub fn hall_count(&self, count: HallCount) -> Utterance {
        self.utter(to_the_one_who_asks(), self.hall_label(&HallLabel::Count(count)))
    }

    /// A game that is over stands in no line of the pairing list.
    pub fn not_paired(&self, round: u32, white: &str, black: &str) -> String {
        self.messages.fill("hall-not-paired", &[("round", &round), ("white", &white), ("black", &black)])
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
        let words = [("word-help", HallWord::Help), ("word-quit", HallWord::Quit), ("hall-words-all", HallWord::All)];
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
            HallLabel::Nothing => l.text("hall-nothing"),
        }
    }

    /// The state of a board in a word or two.
    pub fn hall_state(&self, row: &HallRow<'_>) -> String {
        let need = match (row.state, row.need()) {
            (_, HallNeed::NotSaved) => "not_saved",
            (_, HallNeed::FlagFallen) => "flag_fallen",
            (_, HallNeed::FlagNear) => "flag_near",
            (state, _) => state.into(),
        };
        self.messages.fill("hall-state", &[("state", &need), ("result", &row.result())])
    }
}

/// How many boards are news by themselves; where it is so at more of them at once, one sentence names them.
const MOST_NEWS: usize = 4;
/// How many boards that sentence names.
const MOST_NAMED: usize = 10;

fn news_name(news: HallNews) -> &'static str {
    match news {
        HallNews::Need(HallNeed::NotSaved) => "not_saved",
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
