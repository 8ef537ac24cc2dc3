//! What the game waits for in every state of the Laws: everybody who asks finds the word that leads on, and it is taken
//! from the person who may say it. And every refusal of every state, in one table.

use std::fmt::Write as _;

use annabella::game::awaited::Awaited;
use annabella::game::cases::kind::CaseKind;
use annabella::game::clock::moment::Moment;
use annabella::game::event::Event;
use annabella::game::half_move::HalfMove;
use annabella::game::people::Actor;
use annabella::game::refusal::Refusal;
use annabella::game::{Game, Stage};
use annabella::interpreter::Intent;
use annabella::rehearsal::script::Script;
use annabella::session::Session;
use annabella::wording::{Question, Verbosity, languages};
use shakmaty::{CastlingMode, Color, Position};

use crate::table::{session_of, stamp};

/// A state of the game: its name, the terms, and the lines that lead to it. `@SECONDS` lets time pass.
struct State {
    name: &'static str,
    terms: &'static str,
    lines: &'static str,
}

const PLAIN: &str = "time 90; laws 2023; black blind";
const BY_HAND: &str = "time 90; laws 2023; black blind; black keeps none";

/// The states of play, of two boards, of cases and of adjournments.
const STATES: [State; 42] = [
    State { name: "before play", terms: PLAIN, lines: "" },
    State { name: "on the move", terms: PLAIN, lines: "begin" },
    State { name: "touched", terms: PLAIN, lines: "begin|touch d2" },
    State { name: "announced", terms: PLAIN, lines: "begin|e4" },
    State { name: "repeated", terms: PLAIN, lines: "begin|e4|repeat e4" },
    State { name: "answered before the press", terms: PLAIN, lines: "begin|e4|black: e5" },
    State { name: "pressed, not repeated", terms: BY_HAND, lines: "begin|e4|press" },
    State { name: "repeated wrongly", terms: BY_HAND, lines: "begin|e4|press|repeat e5" },
    State { name: "announced, not on the board", terms: BY_HAND, lines: "begin|e4|press|repeat|black execute e4|e5" },
    State { name: "boards differ", terms: PLAIN, lines: "begin|e4||black board: -e4 +Pe3" },
    State { name: "a board to be put right", terms: PLAIN, lines: "begin|e4||black board: -e4 +Pe3|rule accept" },
    State { name: "a difference let stand", terms: PLAIN, lines: "begin|e4||black board: -e4 +Pe3|rule reject|go" },
    State { name: "sheets differ", terms: PLAIN, lines: "begin|e4||white: strike white 1|white: record white d4" },
    State { name: "illegal move", terms: PLAIN, lines: "begin|e2e5|" },
    State { name: "illegal move ruled on", terms: PLAIN, lines: "begin|e2e5||rule accept" },
    State { name: "second illegal move", terms: PLAIN, lines: "begin|e2e5||rule accept|go|e2e5|" },
    State { name: "illegal move and another case", terms: PLAIN, lines: "begin|e2e5||black: claim setup" },
    State { name: "pressed without a move", terms: PLAIN, lines: "begin|white: press" },
    State { name: "touch claimed", terms: PLAIN, lines: "begin|black: claim touch e2" },
    State { name: "draw offered", terms: PLAIN, lines: "begin|e4||e5||Nf3 (=)|" },
    State {
        name: "a draw agreed that needs consent",
        terms: "time 90; laws 2023; black blind; agreement forbidden",
        lines: "begin|e4||e5||Nf3 (=)||black: accept",
    },
    State {
        name: "two proposals",
        terms: "time 15; laws 2023; supervision none",
        lines: "begin|f1d3||e5||black: draw|black: claim illegal",
    },
    State { name: "not come in time", terms: PLAIN, lines: "begin|absent black|@1" },
    State { name: "wrong claim", terms: PLAIN, lines: "begin|e4||e5||white: claim threefold" },
    State { name: "wrong claim with a move", terms: PLAIN, lines: "begin|e4||e5||white: claim threefold Nf3|go" },
    State { name: "gone back", terms: PLAIN, lines: "begin|e4||e5||Nf3||arbiter: retrace ply 1" },
    State { name: "gone back, going on", terms: PLAIN, lines: "begin|e4||e5||Nf3||arbiter: retrace ply 1|go" },
    State { name: "claim open again", terms: PLAIN, lines: THREEFOLD_TAKEN_BACK },
    State { name: "arbiter called", terms: PLAIN, lines: "begin|e4||black: arbiter" },
    State { name: "flag fallen", terms: "time 1; laws 2023", lines: "begin|e4||@90" },
    State { name: "flag claimed on the table's clock", terms: TABLE_CLOCK, lines: "begin|e4||white: claim flag" },
    State { name: "a sheet behind at the control", terms: SHEETS, lines: BEHIND },
    State { name: "set up wrongly", terms: PLAIN, lines: "begin|e4||black: claim setup" },
    State { name: "begun again", terms: PLAIN, lines: "begin|black: claim setup|rule accept" },
    State { name: "to be sealed", terms: PLAIN, lines: "begin|e4||adjourn" },
    State { name: "sealed", terms: PLAIN, lines: "begin|e4||adjourn|black: seal e5" },
    State { name: "adjourned", terms: PLAIN, lines: "begin|e4||adjourn|black: seal e5|black: press" },
    State { name: "resumed", terms: PLAIN, lines: "begin|e4||adjourn|black: seal e5|black: press|reopen" },
    State {
        name: "resumed, replier absent",
        terms: "time 90; laws 2023; black blind; default-time 1h",
        lines: REPLIER_ABSENT,
    },
    State {
        name: "envelope lost",
        terms: PLAIN,
        lines: "begin|e4||adjourn|black: seal e5|black: press|reopen|envelope lost",
    },
    State { name: "over", terms: PLAIN, lines: "begin|e4||white: resign" },
    State { name: "over and signed", terms: PLAIN, lines: "begin|e4||white: resign|white: sign|black: sign" },
];

const THREEFOLD_TAKEN_BACK: &str = "begin|Nf3||Nf6||Ng1||Ng8||Nf3||Nf6||Ng1||Ng8||white: claim threefold|result *";
const TABLE_CLOCK: &str = "time 1; laws 2023; clock external";
const SHEETS: &str = "time 2/60,30 vs 2/60,30; laws 2023; black blind; white keeps board; black keeps board";
const BEHIND: &str = "begin|@3360|e4||@3360|e5||Nf3|";
const REPLIER_ABSENT: &str = "begin|e4||adjourn|black: seal e5|black: press|absent white|reopen";

const ASKING: [&str; 5] = ["white", "black", "white-assistant", "black-assistant", "arbiter"];

/// A game at a table, with the time that has passed.
struct Table {
    session: Session,
    ms: u64,
}

impl Table {
    fn at(state: &State, language: &str) -> Table {
        let script = Script::read(&format!("terms   {}", state.terms)).expect(state.name);
        let session = session_of(script.terms, language);
        let mut table = Table { session, ms: 0 };
        for line in state.lines.split('|').skip(usize::from(state.lines.is_empty())) {
            let refused = table.types(line);
            assert_eq!(refused, None, "{}: {line}", state.name);
        }
        table
    }

    /// Types a line. Returns what was said where it was not taken.
    fn types(&mut self, line: &str) -> Option<String> {
        self.ms += 1000;
        if let Some(seconds) = line.strip_prefix('@') {
            self.ms += seconds.parse::<u64>().expect("seconds") * 1000;
            self.session.elapse(stamp(self.ms));
            return None;
        }
        let intent = self.session.reader(None).read(line);
        let outcome = self.session.carry_out(stamp(self.ms), intent).expect("nobody quits");
        let said: Vec<_> = outcome.said.iter().map(|said| said.printed.clone()).collect();
        outcome.said.iter().any(|said| said.kind.is_refusal()).then(|| said.join(" "))
    }

    fn asks(&mut self, who: &str, word: &str) -> Vec<String> {
        let intent = self.session.reader(None).read(&format!("{who}: {word}"));
        let outcome = self.session.carry_out(stamp(self.ms), intent).expect("nobody quits");
        outcome.said.into_iter().map(|said| said.printed).collect()
    }
}

/// The word that brings about what is awaited, and the lines that say it: one of them must be taken.
pub fn ways_on(game: &Game, awaited: Awaited) -> (&'static str, Vec<String>) {
    let who = |color: Color| color.fold_wb("white", "black");
    let any = || {
        let legal = game.position().legal_moves();
        legal.first().map_or_else(String::new, |mv| HalfMove::of(*mv, CastlingMode::Standard).to_string())
    };
    let one = |word, line: String| (word, vec![line]);
    match awaited {
        Awaited::Beginning => one("begin", "arbiter: begin".to_owned()),
        Awaited::SealedMove { by } => one("seal", format!("{}: seal {}", who(by), any())),
        Awaited::EndOfSession { by } => one("press", format!("{}: press", who(by))),
        Awaited::EnvelopeClosed => one("envelope", "arbiter: envelope".to_owned()),
        Awaited::Resumption => one("reopen", "arbiter: reopen".to_owned()),
        Awaited::Arrival { of } => one("arrived", format!("arbiter: arrived {}", who(of))),
        Awaited::EnvelopeOpened => one("open", "arbiter: open".to_owned()),
        Awaited::SealedMoveEntered => one("open", format!("arbiter: open as {}", any())),
        Awaited::Ruling { case } if game.cases().get(case).is_some_and(|case| case.kind == CaseKind::RecordsDiffer) => {
            one("retrace", "arbiter: retrace".to_owned())
        }
        Awaited::Ruling { case } => {
            ("rule", ["accept", "reject"].map(|ruling| format!("arbiter: rule {case} {ruling}")).to_vec())
        }
        Awaited::Correction { board } => one("adjust", format!("arbiter: adjust {}", who(board))),
        Awaited::ClaimedMove { by } => {
            let claimed = game.claimed_half_move().map_or_else(any, |half_move| half_move.to_string());
            one("", format!("{}: {claimed}", who(by)))
        }
        Awaited::Steps { board } => one("done", format!("{}: done", who(board))),
        Awaited::SheetCorrection { of } => one("adjust", format!("arbiter: adjust {}", who(of))),
        Awaited::Scoresheet { of } => {
            let missing = game.line().get(game.sheet(of).entries.len());
            let entry = missing.map_or_else(any, |made| made.half_move.to_string());
            one("record", format!("{}: record {entry}", who(of)))
        }
        Awaited::Result => one("result", "arbiter: result 1/2-1/2".to_owned()),
        Awaited::Clocks => one("go", "arbiter: go".to_owned()),
        Awaited::Answer { by, .. } => {
            ("accept", ["accept", "decline"].map(|answer| format!("{}: {answer}", who(by))).to_vec())
        }
        Awaited::Seat { .. } => one("stop", "arbiter: stop".to_owned()),
        Awaited::Differences => one("retrace", "arbiter: retrace".to_owned()),
        Awaited::Execution { board } => {
            let in_hand = game.in_hand().announcement.as_ref().map(|announced| announced.half_move);
            let half_move = in_hand.or_else(|| game.owed_on_board(board)).map_or_else(String::new, |it| it.to_string());
            one("execute", format!("{}: execute {half_move}", who(board)))
        }
        Awaited::Completion => one("", String::new()),
        Awaited::Press { by } => one("press", format!("{}: press", who(by))),
        Awaited::Repetition { by } => one("repeat", format!("{}: repeat", who(by))),
        Awaited::Rematch { by } => {
            ("accept", ["accept", "decline"].map(|answer| format!("{}: {answer}", who(by))).to_vec())
        }
        Awaited::Signature { by } => one("sign", format!("{}: sign", who(by))),
    }
}

/// What a typed line does to the game; the reason where it is refused.
pub fn events_of(session: &Session, game: &Game, at: Moment, line: &str) -> Result<Vec<Event>, String> {
    let reader = annabella::interpreter::Interpreter { game, ..session.reader(None) };
    let read = reader.read(line);
    let Intent::Command(by, command) = read else { return Err(format!("{read:?}")) };
    game.decide(at, by, command).map_err(|refusal| format!("{refusal:?}"))
}

/// Whether something that is said to be awaited cannot be brought about, or is not named to those who may know it.
pub fn dead_ends(session: &Session, at: Moment) -> Vec<String> {
    let (game, wording) = (session.game(), &session.seat.wording);
    let mut wrong = Vec::new();
    for awaited in game.awaited() {
        let (word, lines) = ways_on(game, awaited);
        let results: Vec<_> = lines.iter().map(|line| events_of(session, game, at, line)).collect();
        if results.iter().all(Result::is_err) {
            wrong.push(format!("{awaited:?}: {lines:?} are refused: {results:?}"));
        }
        let forms = wording.own_forms(word).into_iter().chain(wording.english_forms(word)).take(1);
        let forms: Vec<String> = if word.is_empty() { Vec::new() } else { forms.collect() };
        let said = wording.waited_for(game, Actor::Arbiter).join(" ");
        if !forms.iter().all(|form| said.contains(form.as_str())) {
            wrong.push(format!("{awaited:?}: no {forms:?} in {said}"));
        }
    }
    if game.why_no_move().is_some() && game.stage() == Stage::Playing {
        let first = game.awaited().first().copied();
        if first.is_none_or(|awaited| awaited.is_ordinary() || matches!(awaited, Awaited::Differences)) {
            wrong.push(format!("{:?} and nothing leads on: {first:?}", game.why_no_move()));
        }
    }
    wrong
}

#[test]
fn in_every_state_everybody_hears_the_word_that_leads_on_and_it_is_taken() {
    for language in languages() {
        for state in &STATES {
            let mut table = Table::at(state, &language);
            let wrong = dead_ends(&table.session, Moment(table.ms));
            assert!(wrong.is_empty(), "{language}, {}: {wrong:#?}", state.name);
            let first = table.session.game().awaited().first().copied();
            for who in ASKING {
                let said = table.asks(who, "status");
                assert!(said.len() <= 4, "{language}, {}: {said:?}", state.name);
                let Some(first) = first else { continue };
                let (word, _) = ways_on(table.session.game(), first);
                let wording = &table.session.seat.wording;
                let form = wording.own_forms(word).into_iter().chain(wording.english_forms(word)).next();
                let is_named = word.is_empty() || form.is_some_and(|form| said.join(" ").contains(&form));
                assert!(is_named, "{language}, {}, {who}: no {word} in {said:?}", state.name);
            }
        }
    }
}

/// Following what is said leads to where moves are made again, or to the end of the game.
#[test]
fn following_what_is_said_always_leads_on() {
    for state in &STATES {
        let mut table = Table::at(state, "en");
        let mut typed = Vec::new();
        while table.session.game().why_no_move().is_some() && table.session.game().stage() == Stage::Playing {
            let game = table.session.game();
            let first = game.awaited().first().copied().unwrap_or_else(|| panic!("{}: nothing is awaited", state.name));
            let (_, lines) = ways_on(game, first);
            let taken = lines.iter().find(|line| events_of(&table.session, game, Moment(table.ms), line).is_ok());
            let line = taken.unwrap_or_else(|| panic!("{}: {first:?} after {typed:?}", state.name)).clone();
            assert_eq!(table.types(&line), None, "{}: {line} after {typed:?}", state.name);
            typed.push(line);
            assert!(typed.len() < 9, "{}: {typed:?}", state.name);
        }
    }
}

#[test]
fn status_is_short_in_brief_and_the_rest_comes_with_the_cases() {
    let state = STATES.iter().find(|state| state.name == "illegal move and another case").expect("a state");
    let mut table = Table::at(state, "en");
    let normal = table.asks("black", "status");
    let cases = table.asks("black", "cases");
    table.session.seat.wording.verbosity = Verbosity::Brief;
    let brief = table.asks("black", "status");
    assert_eq!((brief.len(), normal.len(), cases.len()), (3, 3, 2), "{brief:?} {normal:?} {cases:?}");
    assert!(brief[1].starts_with("Case 1") && brief[2] == "More with cases.", "{brief:?}");
}

#[test]
fn a_player_hears_of_the_cases_without_what_only_the_arbiter_weighs() {
    for state in &STATES {
        let mut table = Table::at(state, "en");
        for who in ["white", "black", "white-assistant", "black-assistant"] {
            let said = table.asks(who, "cases").join(" ");
            assert!(!said.is_empty(), "{}", state.name);
            assert!(!said.contains("minute") && !said.contains("second") && !said.contains("counted"), "{said}");
        }
    }
    let silent = State {
        name: "an illegal move that nobody has claimed",
        terms: "time 15; laws 2018; supervision none",
        lines: "begin|e2e5|",
    };
    let mut table = Table::at(&silent, "en");
    assert_eq!(table.asks("white", "cases"), ["No case is open."]);
    assert_eq!(table.asks("black", "status"), ["Black has the move."]);
    assert!(table.asks("arbiter", "status").join(" ").contains("not claimed so far"));
    let mut pressed = Table::at(&State { lines: "begin", ..silent }, "en");
    assert_eq!(pressed.types("white: press").as_deref(), Some("No move is announced (D.2.4). Enter the move first."));
    for mut table in [table, pressed] {
        // Where everybody types, nobody hears it who does not say that the arbiter asks.
        for word in ["cases", "status"] {
            let intent = table.session.reader(None).read(word);
            let outcome = table.session.carry_out(stamp(table.ms), intent).expect("nobody quits");
            assert!(!outcome.said.iter().any(|said| said.printed.contains("claimed")), "{word}: {:?}", outcome.said);
        }
        assert!(table.asks("arbiter", "cases").join(" ").contains("not claimed so far"));
        assert!(
            table.session.seat.wording.arbiters_panel(table.session.game(), Moment(table.ms))[0]
                .contains("not claimed")
        );
    }
}

#[test]
fn an_empty_line_that_can_do_nothing_says_what_is_waited_for() {
    let mut answers = String::new();
    for state in &STATES {
        let mut table = Table::at(state, "en");
        if let Some(said) = table.types("") {
            writeln!(answers, "{}: {said}", state.name).expect("a text");
        }
    }
    insta::assert_snapshot!(answers);
}

#[test]
fn what_status_says_in_every_state() {
    for language in languages() {
        let mut answers = String::new();
        for state in &STATES {
            let mut table = Table::at(state, &language);
            let said = table.session.seat.wording.answer(
                table.session.game(),
                Moment(table.ms),
                Actor::Player(Color::Black),
                &Question::Status,
            );
            let said: Vec<_> = said.into_iter().map(|said| said.printed).collect();
            writeln!(answers, "{}: {}", state.name, said.join(" | ")).expect("a text");
            table.ms += 1;
        }
        insta::assert_snapshot!(format!("status_{language}"), answers);
    }
}

/// What is typed in every state.
const TYPED: [&str; 27] = [
    "",
    "d4",
    "Nd5",
    "Nf6",
    "press",
    "repeat",
    "correct d3",
    "undo",
    "execute d2d4",
    "touch d2",
    "draw",
    "accept",
    "decline",
    "claim threefold",
    "claim touch d2",
    "resign",
    "sign",
    "begin",
    "stop",
    "go",
    "rule accept",
    "retrace",
    "adjust",
    "adjourn",
    "seal d4",
    "reopen",
    "open",
];

/// Who types it; the first names nobody.
const TYPING: [(&str, &str); 4] = [("", "-"), ("white: ", "W"), ("black: ", "B"), ("arbiter: ", "A")];

/// What is answered to a line that is not carried out.
enum Answer {
    /// It would be carried out.
    Taken,
    /// Somebody else may say it: the table of roles has that.
    NotHis,
    Refused(String),
}

#[test]
fn every_refusal_of_every_state() {
    let mut shown = String::from("- nobody is named, W White, B Black, A arbiter\n");
    for state in &STATES {
        let mut table = Table::at(state, "en");
        let mut taken = Vec::new();
        let mut refused: Vec<(String, String, Vec<&str>)> = Vec::new();
        for typed in TYPED {
            let typed_as = if typed.is_empty() { "Enter" } else { typed };
            let mut answers: Vec<(String, Vec<&str>)> = Vec::new();
            let mut takes = Vec::new();
            for (speaker, short) in TYPING {
                match answer(&mut table, &format!("{speaker}{typed}")) {
                    Answer::Taken => takes.push(short),
                    Answer::NotHis => {}
                    Answer::Refused(said) => match answers.iter_mut().find(|(known, _)| *known == said) {
                        Some((_, who)) => who.push(short),
                        None => answers.push((said, vec![short])),
                    },
                }
            }
            if !takes.is_empty() {
                taken.push(format!("{typed_as} ({})", takes.join(" ")));
            }
            for (said, who) in answers {
                let who = who.join(" ");
                match refused.iter_mut().find(|(known, by, _)| *known == said && *by == who) {
                    Some((_, _, typed)) => typed.push(typed_as),
                    None => refused.push((said, who, vec![typed_as])),
                }
            }
        }
        writeln!(shown, "\n{}: {}\n  taken: {}", state.name, state.lines, taken.join(", ")).expect("a text");
        for (said, who, typed) in refused {
            writeln!(shown, "  {:<28}{who:<8}{said}", typed.join(", ")).expect("a text");
        }
    }
    insta::assert_snapshot!(shown);
}

fn answer(table: &mut Table, line: &str) -> Answer {
    let intent = table.session.reader(None).read(line);
    if let Intent::Command(by, command) = &intent {
        let game = table.session.game();
        return match game.decide(Moment(table.ms), *by, command.clone()) {
            Ok(_) => Answer::Taken,
            Err(Refusal::NotYours { .. }) => Answer::NotHis,
            Err(refusal) => Answer::Refused(table.session.seat.wording.refusal(game, *by, &refusal).printed),
        };
    }
    if let Intent::Refused(by, refusal) = &intent {
        return Answer::Refused(table.session.seat.wording.refusal(table.session.game(), *by, refusal).printed);
    }
    let outcome = table.session.carry_out(stamp(table.ms), intent).expect("nobody quits");
    if !outcome.said.iter().any(|said| said.kind.is_refusal()) {
        return Answer::Taken;
    }
    let said: Vec<_> = outcome.said.iter().map(|said| said.printed.trim_start_matches("Again: ").to_owned()).collect();
    Answer::Refused(said.join(" "))
}

#[test]
fn a_reply_that_is_typed_too_early_hears_what_is_not_completed() {
    let mut game = Table::at(&State { name: "announced", terms: PLAIN, lines: "begin|e4" }, "en");
    for early in ["e5", "Nc6", "black-assistant: Nf6", "O-O-O", "Nd5"] {
        let said = game.types(early).expect("refused");
        let fits = early != "Nd5";
        assert_eq!(said.starts_with("e4 is announced but not completed."), fits, "{early}: {said}");
    }
}

#[test]
fn status_names_who_called_the_arbiter_until_the_clocks_go_on() {
    let called = State { name: "the arbiter is called", terms: "time 90", lines: "begin|e4||black: arbiter" };
    let mut table = Table::at(&called, "en");
    for who in ["white", "arbiter"] {
        assert!(table.asks(who, "status").join(" ").contains("Black has called the arbiter."), "{who}");
    }
    for line in ["arbiter: go", "arbiter: stop"] {
        table.types(line);
        assert!(!table.asks("white", "status").join(" ").contains("called"), "{line}");
    }
}
