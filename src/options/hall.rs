//! The hall to which a board sends its record, and from which it is read.

use std::path::PathBuf;

use clap::{Args, ValueEnum};

use crate::game::clock::moment::Span;
use crate::game::terms::Terms;
use crate::options::arguments::WrongValue;
use crate::options::interface::InterfaceArgs;
use crate::table_settings::TableSettings;
use crate::wording::Trouble;

// The hall of a board.
#[derive(Args, Clone, Debug, Default, PartialEq)]
pub struct BoardHallArgs {
    /// Sends the record to the server of the hall, as this round and board: nats://HOST, tls://HOST. Nothing waits for
    /// it.
    #[arg(long, value_name = "URL")]
    pub hall: Option<String>,
    /// The file that proves to the server of the hall who this is: credentials, the seed of an nkey, or user:password.
    /// The variable ANNABELLA_CREDENTIALS may have what the file has.
    #[arg(long, value_name = "FILE")]
    pub credentials: Option<PathBuf>,
}

impl BoardHallArgs {
    /// This hall, else that of the event.
    #[must_use]
    pub fn or_of_event(&self, event: Option<&str>) -> BoardHallArgs {
        BoardHallArgs { hall: self.hall.clone().or(event.map(str::to_owned)), credentials: self.credentials.clone() }
    }

    /// This hall, else the one to which the record was sent before. Credentials may be given for that one.
    #[must_use]
    pub fn or_of_table(self, table: Option<&TableSettings>) -> BoardHallArgs {
        let before = table.filter(|_| self.hall.is_none());
        BoardHallArgs {
            hall: self.hall.or(before.and_then(|table| table.hall.clone())),
            credentials: self
                .credentials
                .or(before.and_then(|table| table.hall_credentials.as_ref()).map(PathBuf::from)),
        }
    }

    /// Whether the terms say which board it is, if there is a hall.
    ///
    /// # Errors
    ///
    /// [`Trouble::HallNeedsBoard`].
    pub fn check(&self, terms: &Terms) -> Result<(), Trouble> {
        if self.hall.is_none() || place_in_hall(terms).is_some() { Ok(()) } else { Err(Trouble::HallNeedsBoard) }
    }

    /// The address of the server without a password, for the record.
    pub fn address_without_password(&self) -> Option<String> {
        let address = self.hall.as_deref()?;
        let Some((scheme, rest)) = address.split_once("://") else { return Some(address.to_owned()) };
        let Some((user, host)) = rest.rsplit_once('@') else { return Some(address.to_owned()) };
        let user = user.split(':').next().unwrap_or_default();
        Some(format!("{scheme}://{user}@{host}"))
    }
}

/// The event, the round and the board of a game; `None` where it has no round or board.
pub fn place_in_hall(terms: &Terms) -> Option<(&str, &str, &str)> {
    let tag = |name: &str| terms.tags.iter().find(|(tag, _)| tag == name).map(|(_, value)| value.as_str());
    Some((tag("Event").unwrap_or_default(), tag("Round")?, tag("Board")?))
}

/// In which form the boards are kept in a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum HallForm {
    /// One PGN of all boards.
    Live,
    /// The pairing list with the results.
    Trf,
    /// The results as a page to print and sign.
    Results,
}

/// The signal for the reader of the hall when somebody is needed at a board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
pub enum HallAlert {
    #[default]
    Off,
    /// The tone of the terminal.
    Tone,
    /// A sentence of the voice.
    Voice,
}

fn delay(text: &str) -> Result<Span, WrongValue> {
    text.parse().map_err(|_| WrongValue::Example("15m"))
}

/// The numbers of boards.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct BoardNumbers(pub Vec<u32>);

/// The highest number of a board.
const HIGHEST_BOARD: u32 = 9_999;

fn board_numbers(text: &str) -> Result<BoardNumbers, WrongValue> {
    let number = |text: &str| text.trim().parse().ok().filter(|number| (1..=HIGHEST_BOARD).contains(number));
    let range = |part: &str| {
        let (first, last) = part.split_once('-').unwrap_or((part, part));
        Some(number(first)?..=number(last)?).filter(|range| !range.is_empty())
    };
    let ranges: Option<Vec<_>> = text.split(',').map(range).collect();
    let mut numbers: Vec<u32> = ranges.ok_or(WrongValue::Example("1-20,25"))?.into_iter().flatten().collect();
    numbers.sort_unstable();
    numbers.dedup();
    Ok(BoardNumbers(numbers))
}

// Which boards are read, from where, and what becomes of them.
#[derive(Args, Clone, Debug, Default, PartialEq)]
pub struct HallArgs {
    /// The server of the hall: nats://HOST, tls://HOST.
    #[arg(long, value_name = "URL", required_unless_present = "configuration")]
    pub server: Option<String>,
    /// The file that proves to the server who this is: credentials, the seed of an nkey, or user:password. The variable
    /// ANNABELLA_CREDENTIALS may have what the file has.
    #[arg(long, value_name = "FILE")]
    pub credentials: Option<PathBuf>,
    /// Only the boards of this event.
    #[arg(long, value_name = "NAME")]
    pub event: Option<String>,
    /// Only the boards of this round.
    #[arg(long, value_name = "N")]
    pub round: Option<String>,
    /// Makes this server a mirror of the hall at the server of that domain, if it has none of its own: for spectators.
    #[arg(long, value_name = "DOMAIN")]
    pub mirror: Option<String>,
    /// Shows how all boards stand now, and ends.
    #[arg(long)]
    pub once: bool,
    /// What is heard when somebody is needed at a board: off, tone (of the terminal), voice (a sentence). By default
    /// off.
    #[arg(long, value_name = "HOW", conflicts_with = "once", hide_possible_values = true)]
    pub alert: Option<HallAlert>,
    /// What is kept in a file as long as this runs, or with --once is written once: live, one PGN of all boards for a
    /// broadcast; trf, the pairing list with the results; results, a page with the results to print and sign.
    #[arg(long, value_name = "FORM", requires = "output", hide_possible_values = true)]
    pub to: Option<HallForm>,
    /// The file.
    #[arg(short, long, value_name = "FILE", requires = "to")]
    pub output: Option<PathBuf>,
    /// How long after the boards the file shows what was played: 15m.
    #[arg(long, value_name = "TIME", requires = "to", conflicts_with = "pairings", value_parser = delay)]
    pub delay: Option<Span>,
    /// The list of the pairings, as pairing programs export it, or the file of the event: shows matches of teams, and
    /// the boards of which nothing came. With --to trf the list, into which the results are written.
    #[arg(long, value_name = "FILE", required_if_eq("to", "trf"))]
    pub pairings: Option<PathBuf>,
    /// Prints the configuration of a nats-server in which each of --boards may write its own round and board of --event
    /// and nothing else, and makes their keys.
    #[arg(long, requires = "boards", conflicts_with_all = ["server", "once", "to", "mirror"])]
    pub configuration: bool,
    /// With --configuration: the boards: 1-20,25.
    #[arg(long, value_name = "NUMBERS", requires = "configuration", value_parser = board_numbers)]
    pub boards: Option<BoardNumbers>,
    /// With --configuration: the folder with the key of each board and of the arbiter; a key that is there stays. By
    /// default seeds.
    #[arg(long, value_name = "FOLDER", requires = "configuration")]
    pub seeds: Option<PathBuf>,
    /// Who is on the way where this table says so, for the other tables of the hall.
    #[arg(long, value_name = "NAME", conflicts_with = "once")]
    pub arbiter: Option<String>,
    /// With --once: one JSON object a board.
    #[arg(long, requires = "once", conflicts_with = "to")]
    pub json: bool,
    #[command(flatten, next_help_heading = "Interface")]
    pub interface: InterfaceArgs,
}
