//! The terms of a game as they are agreed: one set of options for the command line, the file of an event, a script, the
//! setup dialogue and the settings.
//!
//! A new term is a field of [`TermsPatch`] and a line in [`TermsPatch::agree`].

use std::path::Path;

use clap::Args;
use clap::builder::{PossibleValuesParser, TypedValueParser};
use jiff::civil::Date;
use shakmaty::{ByColor, CastlingMode, Chess, Color};

use super::arguments::{WrongValue, invalid_value, one_of, within, yes_or_no};
use crate::game::clock::moment::Span;
use crate::game::clock::time_control::{NotATimeControl, TimeControl};
use crate::game::clock::time_control_text::read_both;
use crate::game::course::chess960::{array, drawn};
use crate::game::laws::edition::{Edition, Supervision, TimeClass};
use crate::game::people::Duties;
use crate::game::people::{AutoKept, Registration, Sight, Title};
use crate::game::terms::{
    AgreementRule, KeptMoves, Kind, PointSystem, RankWords, Terms, Timekeeper, Watching, playable_from,
};
use crate::notation::SheetLanguage;
use crate::wording::Trouble;

/// The most characters of a player's name.
const LONGEST_NAME: usize = 100;
/// The most characters of any other text: an event, a place.
const LONGEST_TEXT: usize = 120;

/// The options of each player; `None` for a player of whom nothing is said.
type EachPlayer = ByColor<Option<bool>>;

// The terms of a game, as far as they are given. What is not given stays as it was agreed.
#[derive(Args, Clone, Debug, Default, PartialEq)]
pub struct TermsPatch {
    /// White's name.
    #[arg(long, value_name = "NAME", value_parser = name)]
    pub white: Option<String>,
    /// Black's name.
    #[arg(long, value_name = "NAME", value_parser = name)]
    pub black: Option<String>,
    /// Who is blind or visually disabled: white, black, both, none. By default black.
    #[arg(long, value_name = "WHO", hide_possible_values = true, value_parser = players())]
    pub blind: Option<EachPlayer>,
    /// Whether White is blind or visually disabled.
    #[arg(long, value_name = "YES|NO", num_args = 0..=1, require_equals = true, default_missing_value = "yes",
          value_parser = yes_or_no)]
    pub white_blind: Option<bool>,
    /// Whether Black is blind or visually disabled.
    #[arg(long, value_name = "YES|NO", num_args = 0..=1, require_equals = true, default_missing_value = "yes",
          value_parser = yes_or_no)]
    pub black_blind: Option<bool>,
    /// The time control: 40/90+30,30+30, 90+30, 15+10, 5d3 (delay), fide-rapid, none, or two as "5 vs 3+2". By default
    /// 90+30.
    #[arg(long, value_name = "CONTROL", allow_hyphen_values = true, value_parser = time_controls)]
    pub time: Option<ByColor<TimeControl>>,
    /// White's time control, if it differs from Black's.
    #[arg(long, value_name = "CONTROL", allow_hyphen_values = true, value_parser = time_control)]
    pub white_time: Option<TimeControl>,
    /// Black's time control.
    #[arg(long, value_name = "CONTROL", allow_hyphen_values = true, value_parser = time_control)]
    pub black_time: Option<TimeControl>,
    /// The class that the time control must give under the Laws: standard, rapid, blitz. Only checked.
    #[arg(long, value_name = "CLASS", hide_possible_values = true, value_parser = one_of::<TimeClass>())]
    pub class: Option<TimeClass>,
    /// Whose clock is used: own, external for a clock on the table whose times are entered, or board for the clock of
    /// an electronic board, whose times are read and whose lever presses. By default own.
    #[arg(long, value_name = "CLOCK", hide_possible_values = true, value_parser = one_of::<Timekeeper>())]
    pub clock: Option<Timekeeper>,
    /// How late a player may arrive before losing: 30m, 1h, 0s. By default 0s.
    #[arg(long, value_name = "TIME", allow_hyphen_values = true, value_parser = default_time)]
    pub default_time: Option<Span>,
    /// The event, as it stands in the PGN; or a TOML file with its rules, which the other options override.
    #[arg(long, value_name = "NAME|FILE.toml", value_parser = text_of_a_term)]
    pub event: Option<String>,
    /// The place of the event.
    #[arg(long, value_name = "NAME", value_parser = text_of_a_term)]
    pub site: Option<String>,
    /// The day of the game: 2026-11-22. By default today.
    #[arg(long, value_name = "DAY", value_parser = day)]
    pub date: Option<String>,
    /// The round of the event.
    #[arg(long, value_name = "ROUND", value_parser = text_of_a_term)]
    pub round: Option<String>,
    /// The board of the round; with the file of an event, its players are found in the event's pairings.
    #[arg(long, value_name = "BOARD", value_parser = text_of_a_term)]
    pub board: Option<String>,
    /// The edition of the Laws.
    #[arg(long, value_name = "YEAR", hide_possible_values = true, value_enum, help = editions())]
    pub laws: Option<Edition>,
    /// The language of White's scoresheet: en, es, de, fr, it, pt, nl, fig ... By default that of the interface.
    #[arg(long, value_name = "L", value_parser = sheet_language)]
    pub white_sheet: Option<SheetLanguage>,
    /// The language of Black's scoresheet.
    #[arg(long, value_name = "L", value_parser = sheet_language)]
    pub black_sheet: Option<SheetLanguage>,
    /// What the program keeps for White: sheet,board, sheet, board, none. By default both.
    #[arg(long, value_name = "WHAT", value_parser = keeps)]
    pub white_keeps: Option<AutoKept>,
    /// What the program keeps for Black.
    #[arg(long, value_name = "WHAT", value_parser = keeps)]
    pub black_keeps: Option<AutoKept>,
    /// What White's assistant may do: any of move,announce,record,press,ask,claim,seal, or none.
    #[arg(long, value_name = "DUTIES", value_parser = duties)]
    pub white_assistant: Option<Duties>,
    /// What Black's assistant may do.
    #[arg(long, value_name = "DUTIES", value_parser = duties)]
    pub black_assistant: Option<Duties>,
    /// Who cannot hear what is announced: white, black, both, none. A blind opponent then needs an assistant.
    #[arg(long, value_name = "WHO", hide_possible_values = true, value_parser = players())]
    pub deaf: Option<EachPlayer>,
    /// Whether White cannot hear.
    #[arg(long, value_name = "YES|NO", num_args = 0..=1, require_equals = true, default_missing_value = "yes",
          value_parser = yes_or_no)]
    pub white_deaf: Option<bool>,
    /// Whether Black cannot hear.
    #[arg(long, value_name = "YES|NO", num_args = 0..=1, require_equals = true, default_missing_value = "yes",
          value_parser = yes_or_no)]
    pub black_deaf: Option<bool>,
    /// White's title: GM, IM, FM, CM, WGM, WIM, WFM, WCM.
    #[arg(long, value_name = "TITLE", hide_possible_values = true, ignore_case = true,
          value_parser = one_of::<Title>())]
    pub white_title: Option<Title>,
    /// White's rating.
    #[arg(long, value_name = "RATING", allow_hyphen_values = true,
          value_parser = within(0, Registration::HIGHEST_RATING))]
    pub white_rating: Option<u32>,
    /// The federation of White: ESP, GER ...
    #[arg(long, value_name = "L", value_parser = federation)]
    pub white_federation: Option<String>,
    /// White's FIDE ID.
    #[arg(long, value_name = "NUMBER", allow_hyphen_values = true, value_parser = fide_id)]
    pub white_fide_id: Option<u32>,
    /// Black's title: GM, IM, FM, CM, WGM, WIM, WFM, WCM.
    #[arg(long, value_name = "TITLE", hide_possible_values = true, ignore_case = true,
          value_parser = one_of::<Title>())]
    pub black_title: Option<Title>,
    /// Black's rating.
    #[arg(long, value_name = "RATING", allow_hyphen_values = true,
          value_parser = within(0, Registration::HIGHEST_RATING))]
    pub black_rating: Option<u32>,
    /// The federation of Black: ESP, GER ...
    #[arg(long, value_name = "L", value_parser = federation)]
    pub black_federation: Option<String>,
    /// Black's FIDE ID.
    #[arg(long, value_name = "NUMBER", allow_hyphen_values = true, value_parser = fide_id)]
    pub black_fide_id: Option<u32>,
    /// How a rapid or blitz game is supervised: adequate, as the competition rules ask, or none. By default adequate.
    #[arg(long, value_name = "HOW", hide_possible_values = true, value_parser = one_of::<Supervision>())]
    pub supervision: Option<Supervision>,
    /// When a draw may be agreed: free, "after 30" moves of each player, forbidden without the arbiter's consent. By
    /// default free.
    #[arg(long, value_name = "WHEN", value_parser = agreement)]
    pub agreement: Option<AgreementRule>,
    /// Whether the rules of the quickplay finish were announced: claim quickplay (2014: G; since: Guidelines III).
    #[arg(long, value_name = "YES|NO", num_args = 0..=1, require_equals = true, default_missing_value = "yes",
          value_parser = yes_or_no)]
    pub quickplay_announced: Option<bool>,
    /// Whether a blind player needs no assistant against an opponent who cannot hear, as the organizer decides (D.1).
    #[arg(long, value_name = "YES|NO", num_args = 0..=1, require_equals = true, default_missing_value = "yes",
          value_parser = yes_or_no)]
    pub assistant_optional: Option<bool>,
    /// The points for a win, a draw and a loss: 1-1/2-0, 3-1-0. By default 1-1/2-0.
    #[arg(long, value_name = "POINTS", hide_possible_values = true, value_parser = one_of::<PointSystem>())]
    pub points: Option<PointSystem>,
    /// The language in which the numbers of ranks are announced: de, en, es, fr, it, pt, nl. By default de.
    #[arg(long, value_name = "LANGUAGE", hide_possible_values = true, value_parser = one_of::<RankWords>())]
    pub ranks: Option<RankWords>,
    /// Whether others may follow the game with annabella watch: allowed, forbidden. By default allowed.
    #[arg(long, value_name = "WHETHER", hide_possible_values = true, value_parser = one_of::<Watching>())]
    pub watching: Option<Watching>,
    /// Which moves are kept: all, or none for the clock alone, where nobody types a move. By default all.
    #[arg(long, value_name = "WHICH", hide_possible_values = true, value_parser = one_of::<KeptMoves>())]
    pub moves: Option<KeptMoves>,
    /// A friendly game, in which the program may help.
    #[arg(long, value_name = "YES|NO", num_args = 0..=1, require_equals = true, default_missing_value = "yes",
          value_parser = yes_or_no)]
    pub casual: Option<bool>,
    /// Chess960: an array from 0 to 959, a position, or random. Without a value the position of --from, else random.
    #[arg(long, value_name = "NUMBER", num_args = 0..=1, default_missing_value = "random",
          value_parser = chess960)]
    pub chess960: Option<Chess960>,
    /// The position from which the game starts.
    #[arg(long, value_name = "FEN", value_parser = position)]
    pub from: Option<String>,
}

/// From where a game of Chess960 starts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Chess960 {
    /// An array drawn at random, unless a position is given beside it.
    Drawn(u32),
    Array(u32),
    /// A position, as FEN.
    Position(String),
}

/// Why terms cannot be agreed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TermsFault {
    /// The name of the option that is wrong.
    pub option: &'static str,
    /// The option that it contradicts; empty if it is wrong by itself.
    pub other: &'static str,
    trouble: Trouble,
}

impl TermsFault {
    fn new(option: &'static str, trouble: Trouble) -> TermsFault {
        TermsFault { option, other: "", trouble }
    }

    /// Two options that contradict each other.
    pub fn contradiction(option: &'static str, other: &'static str) -> TermsFault {
        let trouble = Trouble::TermsContradict { one: option.to_owned(), other: other.to_owned() };
        TermsFault { option, other, trouble }
    }

    /// The sentence for it, with the options named as they were given.
    pub fn shown(self, name: impl Fn(&str) -> String) -> Trouble {
        if let Trouble::TermsContradict { one, other } = self.trouble {
            return Trouble::TermsContradict { one: name(&one), other: name(&other) };
        }
        self.trouble
    }
}

impl TermsPatch {
    /// The file of the event's rules, if one is named in place of the event.
    pub fn rules_file(&self) -> Option<&Path> {
        self.event.as_deref().filter(|event| event.ends_with(".toml")).map(Path::new)
    }

    /// Agrees on what is given; the rest of the terms stays.
    ///
    /// # Errors
    ///
    /// The first option that cannot be agreed.
    pub fn agree(&self, terms: &mut Terms) -> Result<(), TermsFault> {
        if let Some(time) = &self.time {
            terms.time.clone_from(time);
        }
        let both = (self.blind.unwrap_or_default(), self.deaf.unwrap_or_default());
        for color in Color::ALL {
            let own = self.of(color);
            let player = &mut terms.players[color];
            if let Some(name) = own.name {
                player.name = Some(name.clone());
            }
            if let Some(is_blind) = own.is_blind.or(both.0[color]) {
                player.sight = if is_blind { Sight::Blind } else { Sight::Sighted };
            }
            player.is_deaf = own.is_deaf.or(both.1[color]).unwrap_or(player.is_deaf);
            if let Some(sheet) = own.sheet {
                sheet.code().clone_into(&mut player.sheet_language);
            }
            if let Some(time) = own.time {
                terms.time[color].clone_from(time);
            }
            player.keeps = own.keeps.unwrap_or(player.keeps);
            player.assistant = own.assistant.or(player.assistant);
            let known = &mut player.registration;
            known.title = own.title.or(known.title);
            known.rating = own.rating.or(known.rating);
            if let Some(federation) = own.federation {
                known.federation = Some(federation.clone());
            }
            known.fide_id = own.fide_id.or(known.fide_id);
        }
        terms.timekeeper = self.clock.unwrap_or(terms.timekeeper);
        terms.default_time = self.default_time.unwrap_or(terms.default_time);
        terms.edition = self.laws.unwrap_or(terms.edition);
        terms.supervision = self.supervision.unwrap_or(terms.supervision);
        terms.agreement = self.agreement.unwrap_or(terms.agreement);
        terms.points = self.points.unwrap_or(terms.points);
        terms.ranks = self.ranks.unwrap_or(terms.ranks);
        terms.watching = self.watching.unwrap_or(terms.watching);
        terms.moves = self.moves.unwrap_or(terms.moves);
        terms.quickplay_announced = self.quickplay_announced.unwrap_or(terms.quickplay_announced);
        terms.is_assistant_optional = self.assistant_optional.unwrap_or(terms.is_assistant_optional);
        if let Some(is_casual) = self.casual {
            terms.kind = if is_casual { Kind::Casual } else { Kind::Rated };
        }
        let event = self.event.as_ref().filter(|_| self.rules_file().is_none());
        let tags = [event, self.site.as_ref(), self.date.as_ref(), self.round.as_ref(), self.board.as_ref()];
        for (tag, value) in ["Event", "Site", "Date", "Round", "Board"].into_iter().zip(tags) {
            if let Some(value) = value {
                terms.tags.retain(|(known, _)| known != tag);
                terms.tags.push((tag.to_owned(), value.clone()));
            }
        }
        if let Some((start, mode)) = self.start()? {
            (terms.start, terms.castling_mode) = (start, mode);
        }
        Ok(())
    }

    /// From where the game starts, and how it castles.
    fn start(&self) -> Result<Option<(Chess, CastlingMode)>, TermsFault> {
        let started = |option, text: &str, mode| {
            let start = playable_from(text, mode).map(|start| (start, mode));
            start.map_err(|why| {
                TermsFault::new(option, Trouble::NotAPosition { text: text.to_owned(), why: why.name() })
            })
        };
        let start = match (&self.chess960, &self.from) {
            (None, None) => return Ok(None),
            (None, Some(text)) => started("from", text, CastlingMode::Standard)
                .or_else(|fault| started("from", text, CastlingMode::Chess960).map_err(|_| fault))?,
            (Some(Chess960::Drawn(_)), Some(text)) => started("from", text, CastlingMode::Chess960)?,
            (Some(Chess960::Array(_) | Chess960::Position(_)), Some(_)) => {
                return Err(TermsFault::contradiction("from", "chess960"));
            }
            (Some(Chess960::Drawn(number) | Chess960::Array(number)), None) => {
                return Ok(array(*number).map(|start| (start, CastlingMode::Chess960)));
            }
            (Some(Chess960::Position(text)), None) => started("chess960", text, CastlingMode::Chess960)?,
        };
        Ok(Some(start))
    }

    /// Checks the class that the time control must give.
    ///
    /// # Errors
    ///
    /// Where the time control gives another class.
    pub fn check_class(&self, terms: &Terms) -> Result<(), TermsFault> {
        let class = terms.time_class();
        match self.class.filter(|asked| *asked != class) {
            None => Ok(()),
            Some(asked) => Err(TermsFault::new("class", invalid_value("class", asked.into(), class.into()))),
        }
    }

    /// The options of that player alone.
    fn of(&self, color: Color) -> PlayerPatch<'_> {
        match color {
            Color::White => PlayerPatch {
                name: self.white.as_ref(),
                is_blind: self.white_blind,
                is_deaf: self.white_deaf,
                assistant: self.white_assistant,
                sheet: self.white_sheet,
                keeps: self.white_keeps,
                time: self.white_time.as_ref(),
                title: self.white_title,
                rating: self.white_rating,
                federation: self.white_federation.as_ref(),
                fide_id: self.white_fide_id,
            },
            Color::Black => PlayerPatch {
                name: self.black.as_ref(),
                is_blind: self.black_blind,
                is_deaf: self.black_deaf,
                assistant: self.black_assistant,
                sheet: self.black_sheet,
                keeps: self.black_keeps,
                time: self.black_time.as_ref(),
                title: self.black_title,
                rating: self.black_rating,
                federation: self.black_federation.as_ref(),
                fide_id: self.black_fide_id,
            },
        }
    }

    /// Whether something is said about the sight of either player.
    pub fn names_the_blind(&self) -> bool {
        self.blind.is_some() || self.white_blind.is_some() || self.black_blind.is_some()
    }
}

/// The options of one player.
struct PlayerPatch<'a> {
    name: Option<&'a String>,
    is_blind: Option<bool>,
    is_deaf: Option<bool>,
    assistant: Option<Duties>,
    sheet: Option<SheetLanguage>,
    keeps: Option<AutoKept>,
    time: Option<&'a TimeControl>,
    title: Option<Title>,
    rating: Option<u32>,
    federation: Option<&'a String>,
    fide_id: Option<u32>,
}

/// Whether a game can be played on these terms.
///
/// # Errors
///
/// Two players of one name; an assistant who is missing, or one too many (D.2.11).
pub fn check(terms: &Terms) -> Result<(), TermsFault> {
    const ASSISTANTS: ByColor<&str> = ByColor { white: "white-assistant", black: "black-assistant" };
    if terms.players.white.name.is_some() && terms.players.white.name == terms.players.black.name {
        return Err(TermsFault::contradiction("black", "white"));
    }
    for color in Color::ALL {
        if terms.lacks_assistant() == Some(color)
            && let Some(trouble) = Trouble::of_assistants(terms)
        {
            return Err(TermsFault::new(ASSISTANTS[color], trouble));
        }
        if terms.has_an_assistant_too_many() == Some(color) {
            return Err(TermsFault::contradiction(ASSISTANTS[color], ASSISTANTS[!color]));
        }
    }
    Ok(())
}

/// A term as it is typed in a script or in the setup dialogue, as options with their texts: `time 90+30`, `black
/// blind`, `white sheet es`, `both blind`, `casual`.
pub fn typed_term(term: &str) -> Vec<(String, String)> {
    let split = |text: &str| {
        let (first, rest) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
        (first.to_owned(), rest.trim().to_owned())
    };
    let given = |name: String, text: String| {
        let is_alone = text.is_empty();
        let text = if name == "chess960" && is_alone { "random".to_owned() } else { text };
        let is_a_switch = ["casual", "white-blind", "black-blind", "white-deaf", "black-deaf"].contains(&name.as_str());
        (name, if is_a_switch && is_alone { "yes".to_owned() } else { text })
    };
    let (first, rest) = split(term.trim());
    match (first.as_str(), rest.as_str()) {
        ("", _) => Vec::new(),
        ("both" | "none", "blind" | "deaf") => {
            let answer = if first == "both" { "yes" } else { "no" };
            ["white", "black"].map(|color| (format!("{color}-{rest}"), answer.to_owned())).into()
        }
        ("quickplay", "announced") | ("assistant", "optional") => vec![(format!("{first}-{rest}"), "yes".to_owned())],
        ("white" | "black", "sighted") => vec![(format!("{first}-blind"), "no".to_owned())],
        ("white" | "black", _) => match split(&rest) {
            (name, text) if name == "name" => vec![(first, text)],
            (name, text) => vec![given(format!("{first}-{name}"), text)],
        },
        _ => vec![given(first, rest)],
    }
}

fn editions() -> String {
    format!("The edition of the Laws: {}. By default {}.", years(), Edition::default())
}

/// The editions of the Laws by their years, as a list.
pub(super) fn years() -> String {
    Edition::ALL.map(|edition| edition.to_string()).join(", ")
}

fn name(text: &str) -> Result<String, WrongValue> {
    if text.trim().chars().count() > LONGEST_NAME {
        return Err(WrongValue::Trouble(Trouble::NameTooLong { beginning: text.trim().chars().take(20).collect() }));
    }
    text_of_a_term(text)
}

/// Reads a text that can be shown and printed.
///
/// # Errors
///
/// [`WrongValue`] for an empty text, one of more than 120 characters, or one with control characters.
pub fn text_of_a_term(text: &str) -> Result<String, WrongValue> {
    let text = text.trim();
    if text.chars().any(char::is_control) {
        let printable = text.chars().filter(|sign| !sign.is_control()).take(40).collect();
        return Err(WrongValue::Trouble(Trouble::NotPrintable { text: printable }));
    }
    let is_right = !text.is_empty() && text.chars().count() <= LONGEST_TEXT;
    is_right.then(|| text.to_owned()).ok_or_else(|| WrongValue::known("\"...\""))
}

/// A day as a PGN writes it, `2026.11.22`, from that or from `2026-11-22`.
fn day(text: &str) -> Result<String, WrongValue> {
    let day: Option<Date> = text.replace('.', "-").parse().ok();
    day.map(|day| day.to_string().replace('-', ".")).ok_or(WrongValue::Example("2026-11-22"))
}

fn players() -> impl TypedValueParser<Value = EachPlayer> {
    PossibleValuesParser::new(["white", "black", "both", "none"]).map(|who| ByColor {
        white: Some(who == "white" || who == "both"),
        black: Some(who == "black" || who == "both"),
    })
}

pub fn time_controls(text: &str) -> Result<ByColor<TimeControl>, WrongValue> {
    read_both(text).map_err(|why| not_a_time_control(text, why))
}

fn time_control(text: &str) -> Result<TimeControl, WrongValue> {
    text.parse().map_err(|why| not_a_time_control(text, why))
}

fn not_a_time_control(text: &str, why: NotATimeControl) -> WrongValue {
    WrongValue::Trouble(Trouble::NotATimeControl { text: text.to_owned(), why })
}

fn default_time(text: &str) -> Result<Span, WrongValue> {
    text.parse().map_err(|_| WrongValue::Example("30m"))
}

fn sheet_language(text: &str) -> Result<SheetLanguage, WrongValue> {
    text.parse().map_err(|_| WrongValue::Trouble(Trouble::NotASheetLanguage { text: text.to_owned() }))
}

fn federation(text: &str) -> Result<String, WrongValue> {
    let code = text.trim().to_ascii_uppercase();
    let wrong = || WrongValue::Trouble(Trouble::NotAFederation { text: text.chars().take(40).collect() });
    if Registration::is_federation(&code) { Ok(code) } else { Err(wrong()) }
}

fn fide_id(text: &str) -> Result<u32, WrongValue> {
    let digits = Some(text.trim()).filter(|text| text.bytes().all(|digit| digit.is_ascii_digit()));
    let id = digits.and_then(|digits| digits.parse().ok()).filter(|id| *id > 0);
    id.ok_or_else(|| WrongValue::Trouble(Trouble::NotAFideId { text: text.chars().take(40).collect() }))
}

fn keeps(text: &str) -> Result<AutoKept, WrongValue> {
    text.parse().map_err(|_| WrongValue::known("sheet,board sheet board none"))
}

fn duties(text: &str) -> Result<Duties, WrongValue> {
    text.parse().map_err(|_| WrongValue::Known(Duties::ALL.names() + " none"))
}

fn agreement(text: &str) -> Result<AgreementRule, WrongValue> {
    text.parse().map_err(|_| WrongValue::known("free forbidden \"after 30\""))
}

fn chess960(text: &str) -> Result<Chess960, WrongValue> {
    match text.trim() {
        "random" => random_array().map(Chess960::Drawn),
        text if text.contains('/') => position(text).map(Chess960::Position),
        text => match within(0, 959)(text) {
            Ok(array) => Ok(Chess960::Array(array)),
            Err(_) => Err(WrongValue::known("0 .. 959 random")),
        },
    }
}

/// The number of an array from the system's randomness.
fn random_array() -> Result<u32, WrongValue> {
    loop {
        let random = getrandom::u32();
        let random = random.map_err(|why| WrongValue::Trouble(Trouble::NoRandomness { why: why.to_string() }))?;
        if let Some(number) = drawn(random) {
            return Ok(number);
        }
    }
}

/// A FEN of which a game can be played, castling by either set of rules.
fn position(text: &str) -> Result<String, WrongValue> {
    let read = playable_from(text, CastlingMode::Standard);
    let read = read.or_else(|why| playable_from(text, CastlingMode::Chess960).map_err(|_| why));
    let text = text.to_owned();
    match read {
        Ok(_) => Ok(text),
        Err(why) => Err(WrongValue::Trouble(Trouble::NotAPosition { text, why: why.name() })),
    }
}
