//! Lines as they are mistyped in a game, and what is answered. Each row was judged: it says the reason that is true,
//! and what would be right; nothing is recorded that was not meant.

use annabella::game::people::{Player, Sight};
use annabella::game::terms::Terms;
use annabella::interpreter::Intent;

use crate::table::{Table, stamp};

/// What stands before the lines, and the lines, separated by bars.
const TYPED: [(&str, &str, &str); 10] = [
    (
        "a first move in many forms",
        "",
        "e4|E4|e2e4|e2-e4|1. e4|1.e4|e4!|pawn e4|bauer eva vier|ba ev 4|e2 e4|Nf3|nf3|NF3|knight f3|N f3|n f3|Sf3|Cf3|\
         springer felix drei|Ng1f3|Ngf3|Ng1-f3|e4 (=)|e4=|e4 draw|announce e4|white: e4|white e4|e4;",
    ),
    (
        "a first move that cannot be",
        "",
        "e9|e9e4|e9-e4|e2e9|i4|Nf9|Kf3|Qh5|e5|Ne4|d5|Bb5|e4 e5|1. e4 e5|1.e4 e5 2.Nf3|O-O|0-0|castle|castle long|exd5|e8Q|e2e5|\
         a1a8|e3e4|e7e5|black: e5|black e5|black: e4|arbiter: e4|N|Nf|f3N|4e|44|+|.|#",
    ),
    (
        "talk, editors and other programs",
        "",
        "hello|hi|help me|how do I castle|king side castle|:q|:wq|/help|/quit|/resign|!|?|??|hlep|exit|bye|menu|new|new game|\
         save|load|open game.pgn|pgn|flip|takeback|settings|history|print|rematch|replay|hint|best move|eval|ok|yes|no|what|\
         thanks|whose move is it|start|pause|white|black|arbiter|e4 please",
    ),
    (
        "words before play that need it",
        "",
        "press|made|repeat|repeat e4|correct|correct e4|undo|draw|draw?|accept|decline|resign|i resign|claim|claim flag|stop|go|\
         offer draw|arbiter: stop|sign|adjourn|seal e4|retrace|rule|rule accept|flag|illegal|touch e2|touch|execute|\
         execute black|execute white|execute white e4|record|record black Sf6|record black|adjust|result 1-0",
    ),
    (
        "questions with wrong arguments",
        "e4,,e5,",
        "board black|board red|where|where knights|where knight|where unicorns|what|what e4|what e9|what knight|file|file e|\
         file z|rank|rank 4|rank 9|diagonal|diagonal a1|pieces|pieces white|captured|last|last 3|moves|moves 5|moves x|clock|\
         clock red|time|time white|times|number|who|who white|sheet|sheet black|sheet red|spell|spell e4|law|law 9.2|law 99|\
         help|help undo|help castling|h arbiter|status|status now|cases|cases 9|from",
    ),
    (
        "after an announcement",
        "e4",
        "e5|d4|Nf3|repeat e4|repeat e5|repeat|correct d4|correct e9|correct|undo|made|press|draw|draw!|resign|resign now|stop|e4|\
         nf6|black: e5|black: repeat e4|white: e5",
    ),
    (
        "when the opponent has the move",
        "e4,",
        "e4|d4|Nf3|white: d4|white: e5|black: e5|black: e4|undo|undo e4|takeback|correct d4|press|black: press|white: press|\
         white: draw|black: draw|black resigns|white resigns|black resign?|resign now|claim victory|claim threefold|\
         claim illegal|claim touch|claim nonsense|offer draw|draw offer|accept|1-0|mate|checkmate|check|stalemate",
    ),
    (
        "the arbiter's words",
        "e4,",
        "arbiter|arbiter: go|stop please|clock white 1:20|clock white|clock 5|clock white 0:05:00|add|add 2|add 2 to black|\
         add 120 to black|add two to black|take 2|penalty|penalty black|rule|rule loss|rule nonsense|retrace 1|retrace 99|\
         retrace x|result|result 2-0|result 1-0|note|note rain|absent|absent red|adjourn at 4:00|adjourn at noon|\
         supervision much|period|counter x|time 5/3|time 90+30",
    ),
    (
        "what people say at a board and type in other programs",
        "e4,",
        "0-1|1/2|flag|flag fell|time over|referee|illegal move|checkmate|mate|stalemate|whose move|whose turn is it|turn|my turn|\
         how much time|fen|version|theme dark|big|mouse|hint|best move|eval|pin|rotate|case 1|where am i|what can i do|exd|Nf|\
         Bx|P-K4|Knigt f6|knihgt f6|Nf6 check|Qh4 mate|tablas|aufgeben|abandono|remis|jaque|patt|schach",
    ),
    (
        "settings of the table",
        "e4,",
        "lang|lang de|lang xx|face|face lines|face window|voice|voice off|voice loud|rate|rate 200|rate fast|rate 9999|\
         volume 300|verbosity chatty|notation runes|cells 3|cells 40|cells many|calls|calls on|quiet|faster|louder",
    ),
];

/// What is said to a line after those before it.
fn answer(language: &str, before: &str, typed: &str) -> String {
    let player = |name: &str| Player { sheet_language: language.to_owned(), ..Player::named(name) };
    let black = Player { sight: Sight::Blind, ..player("Bernd") };
    let mut table = Table::new(Terms::between(player("Eva"), black), language);
    let lines = if before.is_empty() { Vec::new() } else { before.split(',').collect() };
    lines.into_iter().for_each(|line| _ = table.says(60_000, line));
    let mut session = table.0;
    let mut said = Vec::new();
    let parts: Vec<String> = session.reader(None).parts(typed).into_iter().map(str::to_owned).collect();
    for part in parts {
        let intent = session.reader(None).read(&part);
        if let Intent::Program(_, request) = &intent {
            said.push(format!("[to the program: {request:?}]"));
            continue;
        }
        match session.carry_out(stamp(90_000), intent) {
            Some(outcome) => said.extend(outcome.said.into_iter().map(|utterance| utterance.printed)),
            None => said.push("[leaves the game]".to_owned()),
        }
    }
    let said: String = said.iter().map(|sentence| format!("    {}\n", sentence.replace('\n', "\n    "))).collect();
    format!("> {typed}\n{}", if said.is_empty() { "    [nothing]\n".to_owned() } else { said })
}

#[test]
fn every_typed_line_is_answered_with_what_is_true_and_would_be_right() {
    let mut count = 0;
    for (number, (about, before, lines)) in TYPED.iter().enumerate() {
        let rows: String = lines.split('|').map(|line| answer("en", before, line.trim())).collect();
        count += lines.split('|').count();
        insta::assert_snapshot!(format!("typed_{:02}", number + 1), format!("# {about}\n\n{rows}"));
    }
    assert!(count > 250, "{count} lines");
}

/// Lines of each kind, as they are typed in that language.
const IN_OTHER_LANGUAGES: [(&str, &str); 2] = [
    (
        "de",
        "e9e4|e4 e5|1. e4 e5|schwarz: e5|schwarz gibt auf|führe aus schwarz|beantrage sieg|:q|/hilfe|hallo|aufgabe|hilfe|h schiedsrichter|Sf9|Lf3",
    ),
    (
        "es",
        "e9e4|e4 e5|1. e4 e5|negras: e5|negras abandona|ejecuta negras|reclama victoria|:q|/ayuda|hola|ayuda árbitro|Cf9|Af3",
    ),
];

#[test]
fn typed_lines_are_answered_in_other_languages() {
    for (language, lines) in IN_OTHER_LANGUAGES {
        let rows: String = lines.split('|').map(|line| answer(language, "", line)).collect();
        insta::assert_snapshot!(format!("typed_{language}"), rows);
    }
}
