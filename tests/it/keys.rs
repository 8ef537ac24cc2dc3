//! The keys that a half-move needs, over a whole game of 87 half-moves, and the words of the sentences in blitz.

use annabella::game::command::{Command, MoveCommand};
use annabella::game::event::{EventKind, MoveEventKind};
use annabella::game::people::{Player, Sight};
use annabella::game::terms::Terms;
use annabella::interpreter::Intent;
use annabella::interpreter::request::Pressing;
use annabella::session::Session;
use annabella::wording::{Urgency, UtteranceKind, Verbosity, Wording};

use crate::pipe::IMMORTAL;
use crate::table::{session_with, stamp};

fn table(verbosity: Verbosity) -> Session {
    let black = Player { sight: Sight::Blind, ..Player::named("Black") };
    let mut wording = Wording::new("en").expect("English");
    wording.verbosity = verbosity;
    session_with(Terms::between(Player::named("White"), black), wording)
}

/// The half-move that a line announces, if it is one.
fn announced(session: &Session, line: &str) -> Option<String> {
    let intent = session.reader(None).read(line);
    let Intent::Command(_, Command::Move(MoveCommand::Announce(announced))) = intent else { return None };
    Some(announced.half_move.to_string())
}

/// The shortest text without Shift that enters a half-move: its notation in small letters, without the signs
/// that can be left out, or its squares.
fn shortest(session: &Session, san: &str) -> String {
    let wanted = announced(session, san).unwrap_or_else(|| panic!("{san} is no move"));
    let bare = san.to_lowercase().replace(['x', '+', '#', '-'], "").replace("000", "ooo").replace("00", "oo");
    let mut spellings = vec![bare.clone(), wanted.clone(), san.to_lowercase()];
    // A pawn's capture by its files: ed.
    let letters: Vec<char> = bare.chars().collect();
    if san.contains('x') && san.starts_with(|c: char| c.is_lowercase()) {
        spellings.push(letters.iter().filter(|c| c.is_alphabetic()).collect());
    }
    spellings.sort_by_key(String::len);
    let fits = |spelling: &&String| announced(session, spelling).as_ref() == Some(&wanted);
    spellings.iter().find(fits).cloned().unwrap_or(wanted)
}

/// The half-moves, keys and spoken words of the whole game.
fn played(pressing: Pressing, verbosity: Verbosity) -> (usize, usize, usize) {
    let mut session = table(verbosity);
    let (mut keys, mut words, mut plies) = (0, 0, 0);
    let heard = |said: &annabella::wording::Utterance| {
        said.spoken.iter().map(|phrase| phrase.text.split_whitespace().count()).sum::<usize>()
    };
    for (number, san) in IMMORTAL.split_whitespace().enumerate() {
        let line = shortest(&session, san);
        assert_eq!(line, line.to_lowercase(), "no Shift");
        let enters: &[&str] = match pressing {
            Pressing::Separately => &[&line, ""],
            Pressing::WithMove => &[&line],
        };
        for typed in enters {
            keys += typed.chars().count() + 1;
            let intent = session.reader(None).read(typed);
            let outcome = session.carry_out_pressing(stamp(1000 * number as u64), intent, pressing);
            let said = outcome.expect("nobody quits").said;
            assert!(said.iter().all(|said| !said.kind.is_refusal()), "{typed}: {said:?}");
            words += said.iter().filter(|said| said.urgency == Urgency::Announcement).map(heard).sum::<usize>();
            if verbosity == Verbosity::Brief && pressing == Pressing::WithMove {
                assert!(
                    said.iter()
                        .all(|said| said.kind != UtteranceKind::Event(EventKind::Move(MoveEventKind::MoveCompleted))),
                    "only the move"
                );
            }
        }
        plies += 1;
    }
    assert_eq!((plies, session.game().line().len()), (87, 87));
    (keys, words, plies)
}

#[test]
fn a_half_move_needs_few_keys_and_in_blitz_few_words() {
    let per = |count: usize, plies: usize| count as f64 / plies as f64;
    let (keys, words, plies) = played(Pressing::Separately, Verbosity::Normal);
    println!("two Enters, normal: {:.2} keys, {:.2} words a half-move", per(keys, plies), per(words, plies));
    // A piece's letter and a square, or a square alone for a pawn: no half-move of this game can be named by fewer
    // keys.
    let named = |san: &str| if san.starts_with(|c: char| c.is_lowercase() || c == '0') { 2 } else { 3 };
    let least: usize = IMMORTAL.split_whitespace().map(|san| named(san) + 2).sum();
    assert!(per(keys, plies) - per(least, plies) < 0.2, "{keys}, at least {least}");
    let (keys, words, plies) = played(Pressing::WithMove, Verbosity::Brief);
    println!("pressed with the move, brief: {:.2} keys, {:.2} words a half-move", per(keys, plies), per(words, plies));
    assert!(per(keys, plies) <= 4.2, "{keys}");
    assert!(per(words, plies) <= 4.0, "{words}");
}

/// A display of 20 cells, over the whole game.
#[test]
fn on_a_small_display_the_move_is_in_the_first_cells() {
    for language in ["en", "es", "de"] {
        let mut session = table(Verbosity::Normal);
        session.seat.wording = Wording::new(language).expect("a language");
        session.seat.wording.order = annabella::wording::MoveOrder::for_cells(20);
        let mut plies = 0;
        for san in IMMORTAL.split_whitespace() {
            for typed in [san, ""] {
                let intent = session.reader(None).read(typed);
                let outcome = session.carry_out_pressing(stamp(1000), intent, Pressing::Separately);
                for said in outcome.expect("nobody quits").said {
                    if !said.kind.is_announcement()
                        && said.kind != UtteranceKind::Event(EventKind::Move(MoveEventKind::MoveCompleted))
                    {
                        continue;
                    }
                    let target = announced_square(san);
                    let window: String = said.printed.chars().take(20).collect();
                    assert!(window.contains(&target), "{language}: {target} in the first cells of {}", said.printed);
                    plies += 1;
                }
            }
        }
        assert_eq!(plies, 2 * 87, "{language}: each announced and completed");
    }
}

/// The target square of a move in notation, or castling as it is written.
fn announced_square(san: &str) -> String {
    let bare = san.trim_end_matches(['+', '#']);
    if bare.starts_with('0') { bare.to_owned() } else { bare[bare.len() - 2..].to_owned() }
}
