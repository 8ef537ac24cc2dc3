//! Questions that wait for an answer at a keyboard, and who is meant where nobody is named.

use annabella::game::clock::moment::{Moment, Span};
use annabella::game::command::{CaseCommand, ClockCommand, Command};
use annabella::game::people::{Actor, Player};
use annabella::game::terms::Terms;
use annabella::interpreter::keyboard::Keyboard;
use annabella::interpreter::{Intent, Interpreter};
use annabella::session::Session;
use annabella::session::table::place::{Asking, SeatId};
use annabella::wording::{Audience, Confirmation, Question, Whose, Wording};
use shakmaty::Color;

use crate::table::{Table, session_of, stamp, with_a_blind_player};

const WHITE: Actor = Actor::Player(Color::White);
const BLACK: Actor = Actor::Player(Color::Black);

/// A game in which White has the move, Black is blind and these lines were typed.
fn game(lines: &[&str]) -> Session {
    let mut table = Table::new(with_a_blind_player("en"), "en");
    lines.iter().for_each(|line| _ = table.says(1_000, line));
    table.0
}

/// What is said to a line that is typed at that moment.
fn types(session: &mut Session, ms: u64, line: &str) -> Vec<String> {
    let outcome = session.typed(stamp(ms), line, None).expect("the game goes on");
    outcome.said.into_iter().map(|said| said.printed).collect()
}

/// Whether a question is open.
fn is_asked(session: &Session) -> bool {
    session.table.open_question(SeatId::FIRST).is_some()
}

/// A game in which Black was asked about a resignation at 5 s.
fn resigning() -> Session {
    let mut session = game(&["begin"]);
    session.table.set_asking(SeatId::FIRST, Asking::Asks);
    types(&mut session, 5000, "black: resign");
    assert!(is_asked(&session));
    session
}

#[test]
fn yes_and_no_are_understood_in_words_numbers_and_letters() {
    for language in ["en", "es", "de"] {
        let wording = Wording::new(language).expect("a language");
        let local = match language {
            "es" => ["sí", "si", "SI", "s"],
            "de" => ["ja", "JA", "j", "Ja"],
            _ => ["yes", "y", "Y", "Yes"],
        };
        for yes in local.into_iter().chain(["2", "yes", "y"]) {
            assert_eq!(wording.reply(yes), Some(annabella::wording::Reply::Yes), "{language}: {yes}");
        }
        for no in ["1", "no", "n", ""] {
            assert_eq!(wording.reply(no), Some(annabella::wording::Reply::No), "{language}: {no}");
        }
        assert_eq!(wording.reply("e4"), None);
    }
}

#[test]
fn an_open_question_is_answered_kept_or_withdrawn_with_a_sentence() {
    let mut resigned = resigning();
    types(&mut resigned, 9000, "2");
    assert_eq!(resigned.game().result().map(|result| result.score()), Some("1-0".to_owned()));
    let mut refused = resigning();
    assert_eq!(types(&mut refused, 9000, ""), ["Not done."]);
    assert!(!is_asked(&refused) && refused.game().result().is_none(), "it can be answered only once");
    // A question to the program or a mistyped line leaves it open.
    for line in ["clock", "yse", "Zz9", "quiet"] {
        let mut session = resigning();
        types(&mut session, 9000, line);
        assert!(is_asked(&session), "{line}");
        types(&mut session, 9000, "yes");
        assert!(session.game().result().is_some(), "{line}");
    }
    // Another command withdraws it, and a sentence says that the first command was not carried out.
    let mut session = resigning();
    assert_eq!(types(&mut session, 9000, "e4")[0], "Not done.");
    assert!(!is_asked(&session) && session.game().in_hand().announcement.is_some());
}

#[test]
fn a_confirmed_press_counts_from_its_moment_and_so_does_what_happens_meanwhile() {
    let mut session = game(&["begin"]);
    session.table.set_asking(SeatId::FIRST, Asking::Asks);
    types(&mut session, 5000, "press");
    assert!(is_asked(&session));
    // Time is held: what is recorded between the press and its confirmation counts from the press as well.
    session.command(
        stamp(7000),
        Actor::Arbiter,
        Command::Clock(ClockCommand::AddTime(Some(Color::White), Span::minutes(1), String::new())),
    );
    let before = session.game().clock().remaining(Color::White, Moment(5000));
    types(&mut session, 9000, "2");
    assert_eq!(session.game().clock().remaining(Color::White, Moment(5000)), before, "stopped at 5 s");
    assert_eq!(session.game().clock().running(), None, "the arbiter decides about a press without a move");
    // The record never goes back.
    let mut session = game(&["begin"]);
    let added = Command::Clock(ClockCommand::AddTime(Some(Color::White), Span::minutes(1), String::new()));
    session.command(stamp(7000), Actor::Arbiter, added);
    let before = session.game().clock().remaining(Color::White, Moment(7000));
    session.command(stamp(5000), Actor::Arbiter, Command::Clock(ClockCommand::Stop));
    assert_eq!(session.game().clock().remaining(Color::White, Moment(60_000)), before, "stopped at 7 s, not at 5 s");
}

#[test]
fn a_claim_is_asked_about_first_and_counts_from_when_it_was_typed() {
    for (line, asked) in [
        ("claim threefold", "White claims a draw: the same position for the third time. Is that right?"),
        (
            "claim fifty Nf3",
            "White claims a draw: fifty moves without a capture or pawn move, with the move Nf3 written down. Is that right?",
        ),
        ("claim quickplay no-arbiter", "White claims a draw in the quickplay finish. Is that right?"),
        ("request increment", "White asks for an increment. Is that right?"),
    ] {
        let mut session = game(&["e4", "", "e5", ""]);
        session.table.set_asking(SeatId::FIRST, Asking::Asks);
        let Intent::Command(by, command) = session.reader(None).read(line) else { panic!("{line}") };
        assert!(session.game().confirmation(Moment(1000), by, &command).is_some(), "{line}");
        if session.game().decide(Moment(5000), by, command).is_err() {
            // What would be refused anyway is not asked about.
            continue;
        }
        let said = types(&mut session, 5000, line);
        assert!(said[0].starts_with(asked), "{said:?}");
        assert_eq!(session.table.next_deadline(), Some(Moment(15_000)), "no flag falls while it is asked, for a while");
        let before = session.game().clock().remaining(Color::White, Moment(5000));
        types(&mut session, 9000, "2");
        let after = session.game().clock().remaining(Color::White, Moment(5000));
        assert!(after >= before, "{line}: {before:?}, {after:?}");
        assert_ne!(session.table.next_deadline(), Some(Moment(15_000)), "{line}");
    }
}

#[test]
fn in_brief_a_wrong_claim_is_one_sentence_and_how_it_was_checked_stands_among_the_cases() {
    for language in annabella::wording::languages() {
        let mut wording = Wording::new(&language).expect("a language");
        wording.verbosity = annabella::wording::Verbosity::Brief;
        let terms = Terms::between(Player::named("Anna"), Player::named("Ben"));
        let mut table = Table::with(terms, wording);
        let mut types = |line: &str| table.hears(line);
        for line in ["e4", "", "e5", ""] {
            types(line);
        }
        for claim in ["claim threefold", "claim fifty Nf3"] {
            let said = types(claim);
            assert_eq!(said.len(), 1, "{language}: {said:?}");
            assert!(said[0].contains("9.5.3") && said[0].split(' ').count() <= 30, "{language}: {said:?}");
        }
        let cases = types("arbiter: cases").join(" ");
        assert!(cases.contains("1...e5") && cases.contains("100"), "{language}: {cases}");
    }
}

#[test]
fn the_press_mode_is_a_typed_word_in_every_language() {
    use annabella::interpreter::request::{AppRequest, Pressing};
    for (language, with_move, separately) in [
        ("en", "press with-move", "press separately"),
        ("de", "drücken mit-zug", "drücken getrennt"),
        ("es", "pulsar con-jugada", "pulsar aparte"),
    ] {
        let session = session_of(Terms::between(Player::named("Anna"), Player::named("Ben")), language);
        for (line, pressing) in [
            (with_move, Pressing::WithMove),
            (separately, Pressing::Separately),
            ("press with-move", Pressing::WithMove),
            ("p separately", Pressing::Separately),
        ] {
            let Intent::Program(_, request) = session.reader(None).read(line) else { panic!("{line}") };
            assert_eq!(request, AppRequest::Pressing(pressing), "{language}: {line}");
        }
    }
}

#[test]
fn the_answer_to_which_piece_is_not_read_as_a_command() {
    for (line, role) in [("Q", 'q'), ("1", 'q'), ("r", 'r'), ("knight", 'n'), ("=B", 'b')] {
        let mut session = game(&["a4", "", "b5", "", "axb5", "", "a6", "", "bxa6", "", "Nf6", "", "a7", "", "Nc6", ""]);
        types(&mut session, 8000, "a7b8");
        types(&mut session, 9000, line);
        let announced = session.game().in_hand().announcement.as_ref().expect("it is announced");
        assert_eq!(announced.half_move.promotion.map(|role| role.char()), Some(role), "{line}");
    }
}

#[test]
fn a_question_that_names_nobody_is_asked_by_the_player_at_the_keyboard() {
    // White has the move in all of them.
    let session = game(&["e4", "", "e5", ""]);
    let reader = |keyboard: Keyboard| Interpreter { keyboard, ..session.reader(None) };
    let asker = |keyboard: Keyboard, line: &str| {
        let intent = reader(keyboard).read(line);
        let Intent::Ask(by, question) = intent else { panic!("{line}: {intent:?}") };
        (by, question)
    };
    assert_eq!(asker(Keyboard::EVERYBODY, "clock"), (BLACK, Question::Clock(Whose::Own)), "the one who is blind");
    assert_eq!(asker(Keyboard::of(WHITE), "clock").0, WHITE);
    assert_eq!(asker(Keyboard::of(Actor::Assistant(Color::Black)), "clock").0, Actor::Assistant(Color::Black));
    assert_eq!(asker(Keyboard::of(BLACK), "white: clock").0, WHITE);
    assert_eq!(asker(Keyboard::of(BLACK), "board").1, Question::Board(Color::Black));
    assert_eq!(asker(Keyboard::of(BLACK), "sheet").1, Question::Sheet(Color::Black));
    let said = |keyboard: Keyboard, line: &str| {
        let intent = reader(keyboard).read(line);
        let Intent::Command(by, command) = intent else { panic!("{line}: {intent:?}") };
        (by, command)
    };
    assert_eq!(said(Keyboard::of(BLACK), "d4").0, WHITE, "a move is the mover's");
    assert_eq!(said(Keyboard::of(BLACK), "draw"), (BLACK, Command::Case(CaseCommand::OfferDraw)));
    assert_eq!(said(Keyboard::of(BLACK), "resign").0, BLACK);
    assert_eq!(said(Keyboard::EVERYBODY, "resign").0, WHITE, "the one who has the move");
    assert_eq!(said(Keyboard::of(BLACK), "stop").0, Actor::Arbiter);
}

#[test]
fn answers_are_spoken_to_the_asker_alone() {
    let keyboards = [
        (Keyboard::of(WHITE), Audience::Player(Color::White)),
        (Keyboard::of(BLACK), Audience::Player(Color::Black)),
        (Keyboard::of(Actor::Assistant(Color::Black)), Audience::Player(Color::Black)),
        (Keyboard::of(Actor::Arbiter), Audience::Arbiter),
        (Keyboard::EVERYBODY, Audience::Player(Color::Black)),
    ];
    let lines = ["clock", "what e4", "board", "status", "help", "again", "offer", "Zz9", "claim", "resing", "lang xx"];
    for (keyboard, audience) in keyboards {
        for line in lines {
            let mut session = game(&["e4", ""]);
            let intent = Interpreter { keyboard, ..session.reader(None) }.read(line);
            let said = session.carry_out(stamp(2000), intent).expect("nobody quits").said;
            assert!(!said.is_empty(), "{line}");
            said.iter().for_each(|said| assert_eq!(said.to, audience, "{line}: {}", said.printed));
        }
    }
}

#[test]
fn a_clock_that_would_lose_more_than_half_is_asked_about() {
    let session = game(&["e4", "", "arbiter: stop"]);
    let asked = |line: &str| {
        let Intent::Command(by, command) = session.reader(None).read(line) else { panic!("{line}") };
        let confirmation = session.game().confirmation(Moment(1000), by, &command);
        confirmation.map(|_| {
            session
                .seat
                .wording
                .confirmation(
                    session.game(),
                    annabella::game::clock::moment::Moment::START,
                    by,
                    &Confirmation::Command(command),
                )
                .printed
        })
    };
    let sentence = asked("clock white 0:01:20").expect("a question");
    assert!(
        sentence.starts_with("Less than half of the time shown now would remain: White 0:01:20. Is that right?"),
        "{sentence}"
    );
    let sentence = asked("take 1:00:00 from black").expect("a question");
    assert!(sentence.starts_with("1:00:00 is more than half of the time shown now. Is that right?"), "{sentence}");
    for line in
        ["clock white 1:00:00", "clock white 1:20:00 black 1:20:00", "take 0:30:00 from black", "add 1:00:00 to black"]
    {
        assert_eq!(asked(line), None, "{line}");
    }
}

#[test]
fn a_time_of_two_readings_is_asked_for_again_in_every_language() {
    let session = game(&["e4", ""]);
    for (line, written, first, second) in [
        ("clock white 1:20", "1:20", "0:01:20", "1:20:00"),
        ("clock white 120", "120", "2:00:00", "0:02:00"),
        ("add 120 to black", "120", "2:00:00", "0:02:00"),
        ("adjourn at 4:00", "4:00", "0:04:00", "4:00:00"),
        ("time 5/3", "5/3", "5/0:03:00", "5+3"),
    ] {
        let Intent::NotATimeControl(by, text, why) = session.reader(None).read(line) else { panic!("{line}") };
        for language in ["en", "de", "es"] {
            let wording = Wording::new(language).expect("a language");
            let sentence = wording.not_a_time_control(by, text.clone(), why.clone()).printed;
            for part in [written, first, second] {
                assert!(sentence.contains(part), "{line}: {part} in {sentence}");
            }
        }
    }
    // What is suggested is read as it is meant.
    for line in ["clock white 0:01:20", "clock white 1:20:00", "add 0:02:00 to black", "time 5/0:03:00", "time 5+3"] {
        let read = session.reader(None).read(line);
        assert!(matches!(read, Intent::Command(Actor::Arbiter, _)), "{line}: {read:?}");
    }
}
