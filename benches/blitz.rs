//! What a half-move of a blitz game (5 minutes and 3 seconds) costs: keys without Shift, words that are spoken, seconds
//! of speech. Over the 87 half-moves of Kasparov against Topalov, in the usual way and in the shortest, at three rates.

use std::path::Path;
use std::sync::mpsc::{self, Receiver};
use std::time::Duration;

use annabella::game::clock::moment::Moment;
use annabella::game::command::{Command, MoveCommand};
use annabella::game::people::{Player, Sight};
use annabella::game::terms::Terms;
use annabella::interpreter::Intent;
use annabella::interpreter::request::Pressing;
use annabella::session::Session;
use annabella::time::Stamp;
use annabella::voice::{ListenerSettings, Voice, VoiceAnswer, VoiceChoice, VoiceReport, VoiceSettings};
use annabella::wording::{Audience, Phrase, Urgency, Verbosity, Wording};

const GAME: &str = include_str!("../tests/games/kasparov_topalov.moves");
const RATES: [u16; 3] = [150, 200, 250];
const LONGEST: Duration = Duration::from_secs(30);

/// Runs it.
pub fn run() {
    for (name, pressing, verbosity) in [
        ("two Enters, normal", Pressing::Separately, Verbosity::Normal),
        ("two Enters, brief", Pressing::Separately, Verbosity::Brief),
        ("pressed with the move, brief", Pressing::WithMove, Verbosity::Brief),
    ] {
        let (keys, spoken) = played(pressing, verbosity);
        let plies = spoken.len() as f64;
        let words: usize = spoken.iter().flatten().map(|phrase| phrase.text.split_whitespace().count()).sum();
        let enters = match pressing {
            Pressing::Separately => 2,
            Pressing::WithMove => 1,
        };
        let moves = keys as f64 / plies - f64::from(enters);
        println!(
            "{name}: {:.2} keys (the move {moves:.2}, Enter {enters}), {:.2} words a half-move",
            keys as f64 / plies,
            words as f64 / plies
        );
        for rate in RATES {
            match seconds(&spoken, rate) {
                Some(seconds) => println!("    at {rate} words a minute: {:.2} s of speech", seconds / plies),
                None => println!("    skipped: the espeak-ng library is not installed"),
            }
        }
    }
}

/// The keys of the whole game, and what is announced of each half-move.
fn played(pressing: Pressing, verbosity: Verbosity) -> (usize, Vec<Vec<Phrase>>) {
    let black = Player { sight: Sight::Blind, ..Player::named("Black") };
    let mut terms = Terms::between(Player::named("White"), black);
    terms.time = shakmaty::ByColor::new_with(|_| "5+3".parse().expect("a control"));
    let mut wording = Wording::new("en").expect("English");
    wording.verbosity = verbosity;
    let stamp = |ms: u64| Stamp { at: Moment(ms), wall_ms: ms, ..Stamp::default() };
    let (mut session, _) = Session::open(terms, None, wording, stamp(0));
    let (mut keys, mut spoken) = (0, Vec::new());
    for (number, san) in GAME.split_whitespace().enumerate() {
        let line = shortest(&session, san);
        let lines: &[&str] = match pressing {
            Pressing::Separately => &[&line, ""],
            Pressing::WithMove => &[&line],
        };
        let mut announced = Vec::new();
        for typed in lines {
            keys += typed.chars().count() + 1;
            let intent = session.reader(None).read(typed);
            let outcome = session.carry_out_pressing(stamp(2000 * number as u64), intent, pressing);
            let said = outcome.expect("nobody quits").said.into_iter();
            announced.extend(said.filter(|said| said.urgency == Urgency::Announcement).flat_map(|said| said.spoken));
        }
        spoken.push(announced);
    }
    assert_eq!(session.game().line().len(), 87, "the whole game");
    (keys, spoken)
}

/// The fewest keys without Shift that mean the half-move.
fn shortest(session: &Session, san: &str) -> String {
    let announced = |line: &str| {
        let intent = session.reader(None).read(line);
        let Intent::Command(_, Command::Move(MoveCommand::Announce(announced))) = intent else { return None };
        Some(announced.half_move)
    };
    let wanted = announced(san).expect("a move");
    let bare = san.to_lowercase().replace(['x', '+', '#', '-'], "").replace("000", "ooo").replace("00", "oo");
    let fits = |line: &&String| announced(line) == Some(wanted);
    [bare, wanted.to_string()].iter().find(fits).cloned().unwrap_or_else(|| san.to_lowercase())
}

/// The seconds of speech, rendered by the embedded voice; `None` where it is not installed.
fn seconds(spoken: &[Vec<Phrase>], rate: u16) -> Option<f64> {
    let folder = tempfile::tempdir().expect("a folder");
    let (tell, reports) = mpsc::channel();
    let listeners = vec![(Audience::Room, ListenerSettings { rate, ..ListenerSettings::default() })];
    let settings = VoiceSettings {
        listeners,
        command: Some(vec![env!("CARGO_BIN_EXE_annabella-voice").into()]),
        ..VoiceSettings::new(VoiceChoice::Embedded)
    };
    let voice = Voice::start(settings, move |report| drop(tell.send(report)));
    let mut all = 0.0;
    for phrases in spoken.iter().filter(|phrases| !phrases.is_empty()) {
        let file = folder.path().join("said.wav");
        let id = voice.render(phrases.clone(), file.clone());
        all += rendered(&reports, id, &file)?;
    }
    Some(all)
}

fn rendered(reports: &Receiver<VoiceReport>, wanted: u64, file: &Path) -> Option<f64> {
    while let Ok(report) = reports.recv_timeout(LONGEST) {
        if let VoiceReport::Unsaid { .. } | VoiceReport::Failed { .. } = report {
            return None;
        }
        if let VoiceReport::Answer(VoiceAnswer::Rendered { id, .. }) = report
            && id == wanted
        {
            let sound = hound::WavReader::open(file).ok()?;
            return Some(f64::from(sound.duration()) / f64::from(sound.spec().sample_rate));
        }
    }
    None
}
