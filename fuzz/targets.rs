//! Everything that Annabella reads from outside, with its corpus.

use std::path::Path;
use std::str::FromStr;

use annabella::boards::protocol::{Decoder, Make, Message};
use annabella::boards::settle::Settling;
use annabella::game::clock::moment::{Moment, Span};
use annabella::game::clock::time_control::TimeControl;
use annabella::game::clock::time_control_text::read_both;
use annabella::game::people::{Player, Sight};
use annabella::game::records::scoresheet_comparison::SheetVerdict;
use annabella::game::terms::{Terms, start_from};
use annabella::interpreter::Intent;
use annabella::notation::braille::{raised, written};
use annabella::notation::comparison::{Paper, compare};
use annabella::notation::pgn::{Cut, Cutter, PgnGame, games_of, read_pgn, write_pgn};
use annabella::notation::sheet::read_sheet;
use annabella::notation::{SheetLanguage, languages_of, read};
use annabella::options::event_file::EventRules;
use annabella::rehearsal::script::Script;
use annabella::rehearsal::{Transcript, rehearse};
use annabella::session::Session;
use annabella::storage::exports::pgn;
use annabella::storage::journal::{Chain, read_bytes, replay, verify_from};
use annabella::storage::pairings::pairings_of;
use annabella::time::Stamp;
use annabella::voice::protocol::{ProcessReport, VoiceRequest, from_line, to_line};
use annabella::wording::{Wording, visible};
use shakmaty::{CastlingMode, Chess, Position};
use strum::IntoEnumIterator;

/// One kind of input.
pub struct Target {
    pub name: &'static str,
    /// Files and folders of its corpus.
    pub corpus: &'static [&'static str],
    /// Whether each line of these files is an input of its own.
    pub by_lines: bool,
    pub read: fn(&[u8]),
}

pub const TARGETS: &[Target] = &[
    Target { name: "record", corpus: &["tests/journals"], by_lines: false, read: record },
    Target { name: "tied record", corpus: &["tests/journals"], by_lines: false, read: tied_record },
    Target { name: "pgn", corpus: &["fuzz/corpus/pgn"], by_lines: false, read: pgn_file },
    Target { name: "pgn cut", corpus: &["fuzz/corpus/pgn"], by_lines: false, read: pgn_cut },
    Target { name: "sheet", corpus: &["tests/sheets"], by_lines: false, read: sheet },
    Target {
        name: "spoken",
        corpus: &["tests/games/botvinnik_capablanca.moves", "fuzz/corpus/spoken"],
        by_lines: true,
        read: spoken,
    },
    Target { name: "braille", corpus: &["fuzz/corpus/braille"], by_lines: true, read: braille_cells },
    Target { name: "time control", corpus: &["fuzz/corpus/time"], by_lines: true, read: time_control },
    Target { name: "fen", corpus: &["fuzz/corpus/fen"], by_lines: true, read: fen },
    Target { name: "script", corpus: &["tests/games"], by_lines: false, read: script },
    Target { name: "typed", corpus: &["fuzz/corpus/typed"], by_lines: true, read: typed },
    Target { name: "completed", corpus: &["fuzz/corpus/typed"], by_lines: true, read: completed },
    Target { name: "game as typed", corpus: &["fuzz/corpus/typed_games"], by_lines: false, read: game_as_typed },
    Target {
        name: "event",
        corpus: &["fuzz/corpus/event", "tests/games/event/open.toml"],
        by_lines: false,
        read: event,
    },
    Target {
        name: "pairings",
        corpus: &["fuzz/corpus/pairings", "tests/pairings"],
        by_lines: false,
        read: list_of_pairings,
    },
    Target { name: "board", corpus: &["fuzz/corpus/board"], by_lines: false, read: board },
    Target { name: "voice", corpus: &["fuzz/corpus/voice"], by_lines: true, read: voice },
];

fn record(bytes: &[u8]) {
    let path = Path::new("game.jsonl");
    let verified = verify_from(bytes, path);
    let Ok(opened) = read_bytes(bytes, path) else { return };
    assert!(verified.is_ok(), "a readable record can be verified");
    use_records(&opened.records);
}

/// A record with a corrected chain, as a forger would make it.
fn tied_record(bytes: &[u8]) {
    let text = String::from_utf8_lossy(bytes);
    let mut chain = Chain::new();
    let tied: String =
        text.lines().map(|line| chain.tie(line.rsplit_once(",\"c\"").map_or(line, |(body, _)| body))).collect();
    record(tied.as_bytes());
}

/// A record that can be read can be replayed, shown and exported, in every language.
fn use_records(records: &[annabella::storage::journal::Record]) {
    let Ok(game) = replay(records) else { return };
    let _ = pgn(&game, 0);
    let wording = Wording::new("de").expect("German");
    let _ = wording.status(&game);
    let Ok(start) = replay(&records[..1]) else { return };
    for line in wording.report(start, records.iter().map(annabella::commands::show::recorded)) {
        let shown = visible(&line);
        assert!(!shown.chars().any(|c| c.is_control() && c != '\n' && c != '\t'), "{shown:?}");
    }
}

fn pgn_file(bytes: &[u8]) {
    let _ = read_pgn(bytes);
    for game in games_of(&String::from_utf8_lossy(bytes), 1).filter_map(Result::ok) {
        let written = write_pgn(&game);
        let again: Vec<_> =
            games_of(&written, 1).map(|game| game.expect("what is written here is read here")).collect();
        assert_eq!(again.len(), 1, "{written}");
        let half_moves = |game: &PgnGame| game.plies.iter().map(|ply| ply.half_move).collect::<Vec<_>>();
        assert_eq!(half_moves(&again[0]), half_moves(&game), "{written}");
        assert_eq!(write_pgn(&again[0]), written, "what is read comes back out");
    }
}

/// The lines of a file are cut where a game begins or ends, and none is lost: each piece is read as it is in the whole
/// file.
fn pgn_cut(bytes: &[u8]) {
    let text = String::from_utf8_lossy(bytes);
    let mut cutter = Cutter::default();
    let mut pieces = vec![String::new()];
    for line in text.split_inclusive('\n') {
        match cutter.line(line) {
            Cut::Before => pieces.push(line.to_owned()),
            Cut::Behind => {
                pieces.last_mut().expect("there is one").push_str(line);
                pieces.push(String::new());
            }
            Cut::No => pieces.last_mut().expect("there is one").push_str(line),
        }
    }
    assert_eq!(pieces.concat(), text, "no line is lost");
    let mut first_line = 1;
    for piece in &pieces {
        let last_line = first_line + piece.lines().count();
        for (line, _) in games_of(piece, first_line).filter_map(Result::err) {
            assert!((first_line..=last_line.max(first_line)).contains(&line), "line {line} of {piece:?}");
        }
        first_line = last_line;
    }
}

fn sheet(bytes: &[u8]) {
    if let Ok(sheet) = read_sheet(bytes) {
        let _ = languages_of(&sheet);
        let paper = Paper { sheet: &sheet, language: SheetLanguage::English };
        let verdict = compare(paper, paper).map(|found| found.verdict);
        assert!(
            !matches!(verdict, Ok(SheetVerdict::Differ | SheetVerdict::Incomplete)),
            "a sheet never differs from itself"
        );
    }
}

fn spoken(bytes: &[u8]) {
    let text = String::from_utf8_lossy(bytes);
    let mut position = Chess::default();
    for language in [SheetLanguage::English, SheetLanguage::German, SheetLanguage::Spanish] {
        let reading = read(&text, &position, CastlingMode::Standard, language);
        if let Some(mv) = reading.ok().and_then(|reading| reading.half_move.legal_in(&position)) {
            position.play_unchecked(mv);
        }
    }
}

fn time_control(bytes: &[u8]) {
    let text = String::from_utf8_lossy(bytes);
    let _ = TimeControl::from_pgn(&text);
    let _ = TimeControl::from_str(&text);
    if let Ok(controls) = read_both(&text) {
        let written = annabella::game::clock::time_control_text::write_both(&controls);
        assert_eq!(read_both(&written).as_ref(), Ok(&controls), "{written}");
    }
}

fn fen(bytes: &[u8]) {
    let text = String::from_utf8_lossy(bytes);
    for mode in [CastlingMode::Standard, CastlingMode::Chess960] {
        if let Ok(start) = start_from(&text, mode) {
            let _ = annabella::game::Game::new(Terms {
                start,
                castling_mode: mode,
                ..Terms::between(Player::named("W"), Player::named("B"))
            });
        }
    }
}

fn script(bytes: &[u8]) {
    if let Ok(script) = Script::read(&String::from_utf8_lossy(bytes)) {
        rehearse(&script, Wording::new("es").expect("Spanish"), Transcript::Text);
    }
}

/// A game in each language after some moves: made once, not for each line.
fn tables() -> Vec<Session> {
    let at = |second: u64| Stamp { at: Moment(second * 1000), ..Stamp::default() };
    let open = |language: &&str| {
        let mut terms = Terms::between(Player::named("W"), Player::named("B"));
        terms.players.black.sight = Sight::Blind;
        terms.players.white.sheet_language = (*language).to_owned();
        let (mut session, _) = Session::open(terms, None, Wording::new(language).expect("a language"), at(0));
        for (second, line) in ["e2e4", "", "e7e5", "", "g1f3"].into_iter().enumerate() {
            let intent = session.reader(None).read(line);
            session.carry_out(at(second as u64), intent);
        }
        session
    };
    ["en", "es", "de"].iter().map(open).collect()
}

thread_local! {
    static TABLES: Vec<Session> = tables();
}

/// Reads a line as typed by each speaker, and words what it would do.
fn typed(bytes: &[u8]) {
    let text = String::from_utf8_lossy(bytes);
    TABLES.with(|tables| {
        for session in tables {
            let interpreter = session.reader(None);
            for part in interpreter.parts(&text) {
                match interpreter.read(part) {
                    Intent::Command(by, command) => drop(session.game().decide(Moment(9_000), by, command)),
                    Intent::Ask(by, question) => {
                        drop(session.seat.wording.answer(session.game(), Moment(9_000), by, &question))
                    }
                    Intent::Refused(by, refusal) => {
                        drop(session.seat.wording.refusal(session.game(), by, &refusal));
                    }
                    Intent::Misread(by, misreading) => drop(session.seat.wording.misread(by, &misreading)),
                    Intent::Unreadable(..)
                    | Intent::Calls(..)
                    | Intent::NotATimeControl(..)
                    | Intent::Program(..)
                    | Intent::Quit => {}
                }
            }
        }
    });
}

/// Completes a line as Tab does.
fn completed(bytes: &[u8]) {
    let text = String::from_utf8_lossy(bytes);
    TABLES.with(|tables| {
        for session in tables {
            drop(session.reader(None).completed(&text));
        }
    });
}

fn event(bytes: &[u8]) {
    if let Ok(rules) = EventRules::of_text(&String::from_utf8_lossy(bytes), Path::new("nowhere")) {
        let mut terms = Terms::between(Player::named("W"), Player::named("B"));
        drop(rules.agree(&mut terms));
        let _ = annabella::game::Game::new(terms);
        let _ = rules.paired(1, 1);
    }
}

fn list_of_pairings(bytes: &[u8]) {
    let _ = pairings_of(&String::from_utf8_lossy(bytes));
}

/// Types lines in a game until it is left.
fn game_as_typed(bytes: &[u8]) {
    let terms = Terms::between(Player::named("W"), Player::named("B"));
    let (mut session, _) = Session::open(terms, None, Wording::new("en").expect("English"), Stamp::default());
    for (second, line) in String::from_utf8_lossy(bytes).lines().take(40).enumerate() {
        let intent = session.reader(None).read(line);
        let stamp = Stamp { at: Moment(second as u64 * 700), ..Stamp::default() };
        if session.carry_out(stamp, intent).is_none() {
            return;
        }
    }
}

/// Whatever an electronic board sends, the next whole message is read.
fn board(bytes: &[u8]) {
    let next_of = |make| match make {
        Make::Dgt => &[0x93, 0, 5, 1, 3][..],
        // As a real board sent it.
        Make::ChessLink => b"v\xb01\xb0\xb374",
    };
    for make in Make::ALL {
        let (mut decoder, mut settling) = (Decoder::of(make), Settling::new(Span::seconds(1)));
        for (now, byte) in (0..).zip(bytes) {
            settling.asks_for_dump(Moment(now));
            match decoder.push(*byte) {
                Some(Message::Update { field, piece }) => settling.update(Moment(now), field, piece),
                Some(Message::Dump(fields)) => drop(settling.dump(Moment(now), &fields)),
                Some(Message::Clock(_) | Message::NoClock | Message::SerialNumber(_) | Message::Version(..)) | None => {
                }
            }
        }
        let next = next_of(make).iter().filter_map(|byte| decoder.push(*byte)).last();
        assert_eq!(next, Some(Message::Version(1, 3)), "the next message is read");
    }
}

fn voice(bytes: &[u8]) {
    if let Some(request) = from_line::<VoiceRequest>(bytes) {
        assert_eq!(from_line(to_line(&request).as_bytes()), Some(request), "a written line is read back");
    }
    if let Some(report) = from_line::<ProcessReport>(bytes) {
        assert_eq!(from_line(to_line(&report).as_bytes()), Some(report), "a written line is read back");
    }
}

/// The cells of a braille file, and the same bytes as a file for embossers.
fn braille_cells(bytes: &[u8]) {
    let embossed: String = bytes.iter().filter_map(|byte| raised(*byte)).collect();
    for cells in [String::from_utf8_lossy(bytes).into_owned(), embossed] {
        for language in SheetLanguage::iter() {
            if let Ok(text) = written(&cells, language) {
                let _ = read(&text, &Chess::default(), CastlingMode::Standard, language);
            }
        }
    }
}
