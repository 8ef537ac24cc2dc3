//! Everything that can be asked, in every language, and who hears the answer.

use crate::table::session_of;
use annabella::game::clock::moment::Moment;
use annabella::game::command::{Command, MoveCommand, every_rule};
use annabella::game::people::{Actor, Player, Sight};
use annabella::game::terms::{Kind, Terms};
use annabella::interpreter::Intent;
use annabella::session::Session;
use annabella::time::Stamp;
use annabella::wording::words::CommandWord;
use annabella::wording::{Audience, HelpWord, Misreading, Wording, languages};
use shakmaty::{Color, Role};
use strum::IntoEnumIterator;

struct Game(Session);

impl Game {
    fn of(kind: Kind, language: &str) -> Game {
        let black = Player { sight: Sight::Blind, ..Player::named("Ben") };
        let terms = Terms { kind, ..Terms::between(Player::named("Anna"), black) };
        let session = session_of(terms, language);
        let mut game = Game(session);
        for line in ["begin", "e4", "", "d5", "", "exd5", "", "Nf6", ""] {
            game.says(line);
        }
        game
    }

    /// What is said in reply to a typed line.
    fn says(&mut self, line: &str) -> Vec<String> {
        self.heard(line).into_iter().map(|(_, sentence)| sentence).collect()
    }

    fn heard(&mut self, line: &str) -> Vec<(Audience, String)> {
        let intent = self.0.reader(None).read(line);
        let outcome = self.0.carry_out(stamp(), intent).expect("nobody quits");
        outcome.said.into_iter().map(|said| (said.to, said.printed)).collect()
    }
}

fn stamp() -> Stamp {
    Stamp { at: Moment(1000), wall_ms: 1000, ..Stamp::default() }
}

#[test]
fn a_player_can_ask_only_what_their_hand_could_feel_on_their_board() {
    let mut game = Game::of(Kind::Rated, "en");
    let answers = [
        ("black: what d5", "d5: white pawn."),
        ("black: wt e4", "e4: empty."),
        ("black: rank 5", "Rank 5: d5 white pawn."),
        ("black: file Eva", "Eva: e1 white king, e7 black pawn, e8 black king."),
        ("black: file e", "Again: Eva: e1 white king, e7 black pawn, e8 black king."),
        ("black: where knights", "white knight: b1, g1. black knight: b8, f6."),
        ("black: w N", "white knight: b1, g1."),
        ("black: where n", "black knight: b8, f6."),
        ("black: where white queens", "white queen: d1."),
        ("black: diagonal d5", "a2 to g8: a2 white pawn, d5 white pawn, f7 black pawn, g8 nothing."),
        ("black: captured", "White has lost: nothing. Black has lost: pawn."),
        (
            "black: board white",
            "You can ask only about your own board; the arbiter and the assistants may ask about both.",
        ),
        ("white-assistant: what d5 on black", "d5: white pawn."),
        ("arbiter: what g8 on black", "g8: empty."),
    ];
    for (asked, expected) in answers {
        let answer = game.says(asked).join(" ");
        if asked.contains("diagonal") {
            assert!(answer.starts_with("a2 to g8: a2 white pawn, d5 white pawn, f7 black pawn."), "{answer}");
        } else {
            assert_eq!(answer, expected, "{asked}");
        }
    }
    let mine = game.says("black: mine");
    assert_eq!((mine.len(), mine[0].as_str()), (6, "black king: e8."));
    assert_eq!(game.says("black: board").len(), 8);
}

#[test]
fn an_answer_repeated_at_once_says_that_it_is_repeated() {
    let mut game = Game::of(Kind::Rated, "en");
    let expected = ["e4: empty.", "Again: e4: empty.", "Again, 2: e4: empty."];
    assert_eq!(["what e4"; 3].map(|asked| game.says(asked).join(" ")), expected);
    assert_eq!(
        ["offer"; 2].map(|asked| game.says(asked).join(" ")),
        ["No draw is offered.", "Again: No draw is offered."]
    );
    game.says("d4");
    let again = ["again"; 3].map(|asked| game.says(asked).join(" "));
    assert!(again[0] != again[1] && again[1] != again[2] && again[2] != again[0], "{again:?}");
    assert!(again.iter().all(|said| said.matches("Again").count() == 1), "{again:?}");
    // Announcements and completions are never marked as repeated.
    assert_eq!(game.says("undo"), ["d4 is taken back."]);
}

#[test]
fn brief_answers_hold_only_what_was_asked_for() {
    let mut game = Game::of(Kind::Rated, "en");
    let answers = [
        ("black: what d5", "white pawn."),
        ("black: rank 5", "d5 white pawn."),
        ("black: file e", "e1 white king, e7 black pawn, e8 black king."),
        ("black: where N", "b1, g1."),
        ("black: where knights", "white knight: b1, g1. black knight: b8, f6."),
        ("black: clock", "1 hour, 31 minutes, 30 seconds left."),
        ("last", "Black: Springer Felix sechs. Nf6."),
    ];
    game.says("black: verbosity brief");
    for (asked, expected) in answers {
        assert_eq!(game.says(asked).join(" "), expected, "{asked}");
    }
    game.says("verbosity normal");
    assert_eq!(game.says("black: what d5"), ["d5: white pawn."]);
}

#[test]
fn an_empty_square_is_shown_as_a_letter_that_every_reader_says() {
    let mut game = Game::of(Kind::Rated, "en");
    let board = game.says("black: board");
    assert_eq!((board[0].as_str(), board[3].as_str()), ("8 r n b q k b o r.", "5 o o o P o o o o."));
    assert!(board.iter().flat_map(|rank| rank.chars()).all(|c| c.is_ascii_alphanumeric() || " .".contains(c)));
}

#[test]
fn moves_times_and_sheets_can_be_asked_for() {
    let mut game = Game::of(Kind::Rated, "en");
    let answers = [
        ("moves", "1. e4 d5 2. exd5 Nf6."),
        ("moves 1", "2. exd5 Nf6."),
        ("from 2", "2. exd5 Nf6."),
        ("sheet", "1. e4 d5 2. exd5 Nf6."),
        ("times 1", "2. exd5: 0 seconds; Nf6: 0 seconds."),
        ("offer", "No draw is offered."),
        ("who", "White: Anna. Black: Ben, blind."),
        ("spell", "knight, g 8, f 6."),
        ("status", "White has the move."),
    ];
    for (asked, expected) in answers {
        assert_eq!(game.says(asked).join(" "), expected, "{asked}");
    }
    assert!(game.says(&format!("times {}", usize::MAX))[0].starts_with("1. e4: 0 seconds; d5: 0 seconds; 2."));
    assert!(game.says("law D.2.9")[0].starts_with("D.2.9, different boards. If the two boards differ"));
    assert!(game.says("help what")[0].starts_with("what e4"));
}

#[test]
fn answers_are_private() {
    let mut game = Game::of(Kind::Rated, "en");
    for asked in
        ["black: what e4", "black: clock", "black: board white", "black: earlier", "black: help", "black: lang es"]
    {
        for (to, sentence) in game.heard(asked) {
            assert_eq!(to, Audience::Player(Color::Black), "{asked}: {sentence}");
        }
    }
}

#[test]
fn earlier_and_later_step_through_what_was_heard() {
    let mut game = Game::of(Kind::Rated, "en");
    assert_eq!(game.says("earlier"), ["1 back: Black: Springer Gustav acht Felix sechs. Nf6."]);
    assert_eq!(game.says("er"), ["2 back: White: Bauer Eva vier schlaegt David fuenf. exd5."]);
    assert_eq!(game.says("later"), ["1 back: Black: Springer Gustav acht Felix sechs. Nf6."]);
    assert_eq!(game.says("lt"), ["The last sentence: Black has completed Nf6."]);
    game.says("d4");
    assert_eq!(game.says("later"), ["The last sentence: White: Bauer David zwei David vier. d4."]);
}

#[test]
fn hints_are_given_in_friendly_games_only() {
    let mut rated = Game::of(Kind::Rated, "en");
    assert_eq!(rated.says("attacks d5"), ["Available in casual games only."]);
    let mut casual = Game::of(Kind::Casual, "en");
    assert_eq!(casual.says("attacks d5"), ["d5 is attacked by f6 black knight, d8 black queen."]);
    assert_eq!(casual.says("moves of g1"), ["From g1 it can move to e2, f3, h3."]);
}

#[test]
fn every_language_has_its_own_words_and_english_always_works() {
    let asked = [
        ("es", "dónde caballos", "where knights"),
        ("de", "wo springer", "where knights"),
        ("es", "QUÉ e4", "what e4"),
    ];
    for (language, local, english) in asked {
        let says = |asked| Game::of(Kind::Rated, language).says(asked);
        assert_eq!(says(local), says(english), "{local}");
    }
    let mut game = Game::of(Kind::Rated, "de");
    assert_eq!(game.says("schiedsrichter: halt"), ["Beide Uhren sind angehalten."]);
    // A move in spoken words is not a command, whatever else its words mean.
    let mut game = Game::of(Kind::Rated, "de");
    assert!(game.says("springer bella eins cesar drei")[0].contains("Springer Bella eins Cesar drei"));
}

#[test]
fn every_word_has_its_help() {
    for language in languages() {
        let wording = Wording::new(&language).expect("a language");
        let unknown = |word: &str| wording.help("nosuchword")[0].replace("nosuchword", word);
        for word in CommandWord::iter().map(CommandWord::name) {
            assert_ne!(wording.help(word)[0], unknown(word), "{language}");
        }
    }
}

/// Words that no group of help lists: `help` itself, answers to a question, what an election of the start asks, and
/// what the program does not do in a game and says so.
const NOT_LISTED: [CommandWord; 9] = [
    CommandWord::Attacks,
    CommandWord::Help,
    CommandWord::Am,
    CommandWord::Pgn,
    CommandWord::Flip,
    CommandWord::Settings,
    CommandWord::New,
    CommandWord::Next,
    CommandWord::Back,
];

#[test]
fn the_groups_of_help_hold_every_word_and_every_command() {
    let groups = Wording::default().help_groups();
    let listed: Vec<HelpWord> = groups.iter().flat_map(|(_, words)| words.clone()).collect();
    for words in every_rule().iter().flat_map(|rule| rule.words) {
        assert!(listed.iter().any(|word| word.typed == *words), "{words} is in no group");
    }
    for word in ["jadoube", "claim illegal", "claim touch", "claim two-hands", "claim setup", "request increment"] {
        assert!(groups[0].1.iter().any(|listed| listed.typed == word), "{word}");
    }
    let is_listed = |word: &CommandWord| listed.iter().any(|listed| listed.name == word.name());
    let missing: Vec<CommandWord> = CommandWord::iter().filter(|word| !is_listed(word)).collect();
    assert_eq!(missing.iter().filter(|word| !NOT_LISTED.contains(word)).collect::<Vec<_>>(), [] as [&CommandWord; 0]);
    assert_eq!(missing.len(), NOT_LISTED.len(), "{missing:?}");
}

#[test]
fn no_word_or_short_form_has_two_meanings() {
    let mut seen = std::collections::BTreeSet::new();
    for word in CommandWord::iter() {
        for text in std::iter::once(word.name()).chain(word.short()) {
            assert!(seen.insert(text), "{text} twice");
        }
    }
    // Two letters that can begin a spoken move are not a command.
    let game = Game::of(Kind::Rated, "en");
    for spoken in ["sp", "la", "tu", "da", "ko", "ba", "an", "be", "ce", "ev", "fe", "gu", "he", "ku"] {
        assert!(!seen.contains(spoken), "{spoken}");
        let read = game.0.reader(None).read(&format!("{spoken} 3"));
        assert!(
            matches!(
                read,
                Intent::Unreadable(..)
                    | Intent::Misread(..)
                    | Intent::Command(_, Command::Move(MoveCommand::Announce(_)))
            ),
            "{spoken}: {read:?}"
        );
    }
}

#[test]
fn the_language_can_be_changed_during_the_game() {
    let mut game = Game::of(Kind::Rated, "en");
    assert_eq!(game.says("lang es"), ["Hecho."]);
    assert_eq!(game.says("qué d5"), ["d5: peón blanco."]);
    assert!(game.says("idioma xx")[0].contains("xx"));
    // Language codes are not commands: in Spanish en means on, and de means of.
    for (asked, expected) in [("idioma de", "Erledigt."), ("sprache es", "Hecho."), ("idioma en", "Done.")] {
        assert_eq!(game.says(asked), [expected]);
    }
    let missing = game.0.reader(None).read("lang");
    assert!(
        matches!(missing, Intent::Misread(Actor::Player(Color::Black), Misreading::Missing { word: "lang", .. })),
        "{missing:?}"
    );
}

/// Every question, with its short form.
const ASKED: [(&str, &str); 37] = [
    ("board", "b"),
    ("where knights", "w knights"),
    ("where N", "w N"),
    ("what e4", "wt e4"),
    ("rank 4", "rk 4"),
    ("file e", "fi e"),
    ("file Eva", "fi Eva"),
    ("diagonal e4", "dg e4"),
    ("white", "wp"),
    ("black", "bp"),
    ("mine", "mi"),
    ("theirs", "th"),
    ("walk", "wk"),
    ("captured", "cp"),
    ("last", "l"),
    ("again", "a"),
    ("earlier", "er"),
    ("later", "lt"),
    ("moves", "m"),
    ("moves 10", "m 10"),
    ("from 2", "fr 2"),
    ("clock", "t"),
    ("times", "tm"),
    ("number", "n"),
    ("offer", "o"),
    ("who", "wh"),
    ("status", "s"),
    ("sheet", "sh"),
    ("spell", "sl"),
    ("law 7.5", "lw 7.5"),
    ("help", "h"),
    ("help board", "h board"),
    ("attacks e4", "at e4"),
    ("moves of e4", "m of e4"),
    ("clock opponent", "t opponent"),
    ("what e4 on black", "wt e4 on black"),
    ("board black", "b black"),
];

#[test]
fn every_question_has_a_short_form_and_a_private_answer_in_every_language() {
    for language in languages() {
        let wording = Wording::new(&language).expect("a language");
        for (long, short) in ASKED {
            let local = |part: &str| {
                let known =
                    part.parse::<CommandWord>().ok().and_then(|word| wording.own_forms(word.name()).into_iter().next());
                known.unwrap_or_else(|| part.to_owned())
            };
            // A piece's name is a move before it is a short form: the Turkish knight is `at`.
            let begins = short.split(' ').next();
            let is_a_piece = Role::ALL.iter().any(|role| begins == Some(wording.role(*role).as_str()));
            let typed = if is_a_piece { long } else { short };
            let in_language: Vec<String> = long.split(' ').map(local).collect();
            let answers = [long, typed, &in_language.join(" ")].map(|asked| {
                let mut game = Game::of(Kind::Casual, &language);
                let heard = game.heard(&format!("black: {asked}"));
                assert!(!heard.is_empty(), "{language}: {asked} is answered with silence");
                for (to, sentence) in &heard {
                    assert_eq!(*to, Audience::Player(Color::Black), "{language}: {asked}: {sentence}");
                }
                heard
            });
            assert!(
                answers.iter().all(|answer| *answer == answers[0]),
                "{language}: {in_language:?}, {long} and {short}: {answers:?}"
            );
            assert!(short.split(' ').next().is_some_and(|word| word.len() <= 2), "{short}");
        }
    }
}
