//! `annabella join`: a seat in a game that is hosted in another terminal, or on another computer by `ssh`.

use std::io::{self, IsTerminal};
use std::path::{Path, PathBuf};

use clap::Args;

use crate::app::{App, Joined, Offer, Opening, Start, seated};
use crate::commands::chosen_record::{Purpose, chosen_record};
use crate::commands::output::note;
use crate::commands::play::asking;
use crate::commands::play::failed;
use crate::commands::sign::typed_secret;
use crate::game::clock::moment::Moment;
use crate::options::arguments;
use crate::options::audio::AudioOptions;
use crate::options::environment::Environment;
use crate::options::error::CommandError;
use crate::options::interface::{InterfaceArgs, face_choice, with_verbosity};
use crate::seats::link::{HostPlace, Link, LinkEnd};
use crate::seats::protocol::{FromSeat, VERSION};
use crate::seats::relay::{Relayed, relay};
use crate::seats::{TokenFile, folder_of_sockets, is_offered};
use crate::session::Outcome;
use crate::session::seat::Seat;
use crate::session::table::role::SeatRole;
use crate::storage::games::kept_games;
use crate::storage::library::RecordedGame;
use crate::time::{RecordClock, unix_ms};
use crate::wording::{PinNotice, SeatEnd, SeatTrouble, Trouble, Wording};

// A seat, and where the game is.
#[derive(Args, Clone, Debug, Default, PartialEq)]
pub struct Join {
    /// A file, the name of a player or a number of the list; ssh:HOST for a game on another computer. By default the
    /// game that is being played.
    #[arg(value_name = "GAME")]
    pub file: Option<String>,
    /// The game on that computer, behind ssh:HOST.
    #[arg(value_name = "THERE")]
    pub there: Option<String>,
    /// Who sits here: white, black, assistant (of the blind player), arbiter, watcher. By default watcher.
    #[arg(long = "as", value_name = "WHO", hide_possible_values = true, value_parser = arguments::one_of::<SeatRole>())]
    pub role: Option<SeatRole>,
    /// Passes the lines of the protocol on between the host and this program's input and output, for ssh.
    #[arg(long)]
    pub stdio: bool,
    /// With --stdio: says hello and answers pings for another program, which reads and writes the rest.
    #[arg(long, requires = "stdio")]
    pub json: bool,
    #[command(flatten, next_help_heading = "Interface")]
    pub interface: InterfaceArgs,
}

impl Join {
    /// A seat from which the game of that record is watched.
    pub fn watcher_of(record: &Path) -> Join {
        let file = record.to_string_lossy().into_owned();
        Join { file: Some(file), role: Some(SeatRole::Watcher), ..Join::default() }
    }
}

/// What stands before the name of another computer.
const BY_SSH: &str = "ssh:";

/// Takes a seat and stays there until it is left.
///
/// # Errors
///
/// Where the game offers no seats, or this seat is not free.
pub fn join(asked: &Join, wording: Wording, environment: &Environment) -> Result<(), CommandError> {
    let role = asked.role.unwrap_or(SeatRole::Watcher);
    let lang = wording.language().to_owned();
    let asks = environment.types_at_a_terminal;
    let place = place(asked, &wording)?;
    // A program that is gone may have left its seat behind.
    let mut kept = match &place {
        HostPlace::Here(record) if role.is_for_one() && !asked.stdio => TokenFile::of(record, role),
        HostPlace::Here(_) | HostPlace::There { .. } => None,
    };
    let token = kept.as_mut().and_then(TokenFile::read);
    let hello = |pin| FromSeat::Hello { version: VERSION, role, lang: lang.clone(), pin, asks, token: token.clone() };
    if let (HostPlace::Here(record), true) = (&place, asked.stdio) {
        let how = if asked.json { Relayed::Requests(hello(None)) } else { Relayed::Everything };
        return relay(record, how, io::stdin(), io::stdout()).map_err(|error| not_connected(&place, &error));
    }
    let wording = with_verbosity(wording, &asked.interface);
    let mut face = face_choice(&asked.interface, environment)?;
    face.ui.is_watching = role == SeatRole::Watcher;
    let audio = AudioOptions::of(asked.interface.voice, &asked.interface.audio, wording.language());
    let inputs = RecordClock::from(Moment::START);
    let open = |pin| {
        let link = Link::open(place.clone(), hello(pin), inputs).map_err(|error| not_connected(&place, &error))?;
        let whole = link.welcome(|| note(&wording.seat_waits().printed));
        Ok((link, whole))
    };
    let (mut link, mut whole) = open(None)?;
    while let Err(LinkEnd::ByHost(SeatEnd::PinNeeded | SeatEnd::PinWrong)) = whole {
        let notice =
            if whole == Err(LinkEnd::ByHost(SeatEnd::PinNeeded)) { PinNotice::Asked } else { PinNotice::AskedOnceMore };
        let pin = typed_secret(&wording.pin(notice).printed).ok().filter(|pin| !pin.is_empty());
        let Some(pin) = pin else { return Err(trouble(LinkEnd::ByHost(SeatEnd::PinNeeded))) };
        (link, whole) = open(Some(pin))?;
    }
    let whole = whole.map_err(trouble)?;
    link.set_socket(whole.socket.clone());
    link.keep_token(kept);
    link.set_token(whole.welcome.token.clone());
    let seat = Seat::after(&whole.records, wording).map_err(|_| trouble(LinkEnd::NotUnderstood))?;
    let seat = seated(seat, whole.welcome.role);
    face.ui.speaker = seat.keyboard.typist;
    let start = Start {
        faces: face,
        audio,
        keyboard: seat.keyboard,
        now: inputs,
        path: PathBuf::new(),
        called: environment.program().to_owned(),
        pressing: asked.interface.press.unwrap_or_default(),
        asking: asking(environment),
    };
    let how_to_sit = asked.role.is_none().then(|| line_to_sit(asked, environment.program()));
    let app = App::join(seat, start, Joined { link, whole, how_to_sit })?;
    app.play(&Outcome::default(), Opening::Whole, Offer::Nobody).map_err(failed)
}

/// The line with which who typed this one takes a seat.
fn line_to_sit(asked: &Join, program: &str) -> String {
    let game = asked.file.iter().chain(&asked.there);
    let quoted = game.map(|part| if part.contains(' ') { format!("\"{part}\"") } else { part.clone() });
    let words = [program.to_owned(), "join".to_owned()].into_iter().chain(quoted);
    let seat = SeatRole::White.name();
    words.chain([format!("--as {seat}")]).collect::<Vec<_>>().join(" ")
}

/// The place of the game that is asked for.
fn place(asked: &Join, wording: &Wording) -> Result<HostPlace, CommandError> {
    if let Some(host) = asked.file.as_deref().and_then(|file| file.strip_prefix(BY_SSH)) {
        return Ok(HostPlace::There { host: host.to_owned(), game: asked.there.clone() });
    }
    let named = asked.file.as_deref().map(Path::new);
    if named.is_none() && !asked.stdio {
        let offered = games_that_offer_seats(wording);
        if let Some(chosen) = one_of(&offered, wording) {
            return Ok(HostPlace::Here(chosen));
        }
    }
    Ok(HostPlace::Here(chosen_record(named, Purpose::Watch, wording)?))
}

/// The games that are being played and offer seats, the newest first, each with who plays.
fn games_that_offer_seats(wording: &Wording) -> Vec<(PathBuf, String)> {
    let library = kept_games(unix_ms());
    let played = library.newest().filter(|game| game.is_being_played() && is_offered(&game.path));
    let listed = |game: &RecordedGame| {
        let names = wording.named(game.summary.players.as_ref().map(Option::as_deref));
        (game.path.clone(), format!("{} - {}", names.white, names.black))
    };
    played.map(listed).collect()
}

/// The only one of the games, or the one that is chosen by its number; the newest where nobody can be asked.
fn one_of(games: &[(PathBuf, String)], wording: &Wording) -> Option<PathBuf> {
    if games.len() < 2 || !io::stdin().is_terminal() {
        return games.first().map(|(path, _)| path.clone());
    }
    note(&wording.which_game());
    for (at, (_, who)) in games.iter().enumerate() {
        note(&format!("{}. {who}", at + 1));
    }
    let mut line = String::new();
    io::stdin().read_line(&mut line).ok()?;
    let number = line.trim().parse::<usize>().ok()?;
    games.get(number.checked_sub(1)?).map(|(path, _)| path.clone())
}

fn not_connected(place: &HostPlace, error: &io::Error) -> CommandError {
    CommandError::failure(Trouble::Seat(match place {
        HostPlace::Here(_) if error.kind() == io::ErrorKind::PermissionDenied => {
            SeatTrouble::NotOwn { folder: folder_of_sockets().display().to_string() }
        }
        HostPlace::Here(record) => SeatTrouble::NotOffered { file: record.display().to_string() },
        HostPlace::There { .. } => SeatTrouble::NoSsh { why: error.to_string() },
    }))
}

fn trouble(end: LinkEnd) -> CommandError {
    CommandError::failure(Trouble::Seat(match end {
        LinkEnd::ByHost(why) => SeatTrouble::ended(why),
        LinkEnd::Broken => SeatTrouble::Broken,
        LinkEnd::NotUnderstood => SeatTrouble::NotUnderstood,
    }))
}
