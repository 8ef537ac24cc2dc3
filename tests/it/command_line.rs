//! Command lines as they are mistyped: the exit code and the sentence, and the pages of help. Each row was judged: it
//! says the reason that is true and what would be right, on standard error, with 2 for a wrong line or file and 1 for
//! what failed.

use std::collections::BTreeSet;
use std::fs;

use annabella::commands::Cli;
use annabella::commands::help::GROUPS;
use annabella::options::interface::InterfaceArgs;
use annabella::options::settings::Remembered;
use annabella::options::terms::TermsPatch;
use annabella::wording::languages;
use clap::{Args as _, Command, CommandFactory};

use crate::program::{Home, Ran};

/// What is wrong with the lines, and the lines. Words with spaces stand in single quotes.
const WRONG: [(&str, &str); 13] = [
    (
        "a command that does not exist, or a file in its place",
        "hlep|paly|shwo|resum|exprot|kompare|winable|e4|kt.jsonl|kt.pgn|2023|''|play ''|-|-x|--foo|--verson|--Help|\
         pgn|replay|undo|annabella|Play",
    ),
    (
        "an option that does not exist in that command, or stands elsewhere",
        "play --tiem 5|play --colour white|show --face lines|watch --record|watch --press with-move|\
         practice --record|practice --press with-move|--lang de show|--accessible resume|--time 5 kompare|games --to pgn|\
         verify --ply 3|play -time 5|resume --white Eva",
    ),
    (
        "a value that is missing",
        "play --white|play --time|play --laws|play --face|play --rate|play --journal|games --player|games --since|\
         export -o|export --to|say --words|compare a.txt --a",
    ),
    (
        "a value that is wrong: the terms",
        "play --time 3:00|play --time long|play --time ''|play --time -5|play --time 5/3|play --laws 2020|\
         play --blind me|play --white-blind=perhaps|play --class slow|play --clock mine|play --default-time late|\
         play --date yesterday|play --date 2026-02-30|play --points 5|play --ranks xx|play --deaf me|\
         play --supervision much|play --agreement never|play --from garbage|play --chess960 960|play --chess960 x|\
         play --white-sheet klingon|play --white-keeps all|play --white-assistant cook|play --event none.toml",
    ),
    (
        "a value that is wrong: the interface and the sound",
        "play --lang xx|play --face window|play --keys me|play --cells 3|play --cells 1000|play --cells many|\
         play --notation runes|play --theme pink|play --pieces pink|play --side mine|play --pictures png|play --big=much|\
         play --voice loud|play --rate 1000|play --rate fast|play --rate -5|play --volume 201|play --pitch 101|\
         play --white-ear loud|play --use-voice Anna|play --tones ring|play --completions bell|play --answers both|\
         play --record-limit -1|play --verbosity chatty|play --press never|play --watching maybe",
    ),
    (
        "two that exclude each other, or one twice",
        "play --accessible --face screen|play --laws 2023 --laws 2018|say e4 --words Springer|show --report --json|\
         show --report --ply 1|play --voice off --voice off",
    ),
    (
        "something that must be given",
        "compare|say|say --fen startpos|simulate|repair|import|event|can-mate|sign|keys|keys new|\
         completions|play-recording",
    ),
    (
        "too much",
        "play extra|roles extra|games Eva|resume 1 2|verify a b|settings rate 150 200|export a b|guide players records",
    ),
    (
        "a file that is missing or of another kind",
        "show nofile.jsonl|show no.txt|resume nofile.jsonl|resume no.txt|verify nofile.jsonl|verify no.txt|\
         export no.txt|export folder|import nofile.pgn|import no.txt|import empty.txt|import folder|compare no.txt nofile.txt|\
         compare kt.jsonl|compare empty.txt empty.txt|simulate nofile|simulate no.txt|repair nofile.jsonl|repair no.txt|\
         event nofile.toml|event no.txt|can-mate nofile|say --pgn nofile.pgn|say --pgn no.txt|sign --key nofile|\
         sign --key no.txt|verify --key no.txt|play-recording nofile.jsonl|play --journal kt.jsonl|\
         play --journal no.txt/x.jsonl",
    ),
    (
        "a number or a name that fits nothing",
        "show --ply 99|show --ply -1|show --ply two|export --ply 99|import game.pgn --game 5|import game.pgn --game 0|\
         show Zoe|show 99|resume 99|resume Zoe|export Zoe|verify Zoe|laws 99|laws D.99|laws castling|guide castling|help xyzzy|\
         man xyzzy|games --since yesterday|games --since 2026-13-01|can-mate garbage|can-mate '8/8/8/8/8/8/8/8 w - - 0 1'|\
         can-mate '8/8/8/8/8/2k5/8/K1B5 w - - 0 1' --for me|can-mate '8/8/8/8/8/2k5/8/K1B5 w - - 0 1' --budget soon|\
         say e5e4|say xyzzy|say e4 e4|compare a.txt a.txt --a klingon|completions tcsh",
    ),
    (
        "settings",
        "settings foo|settings ratte|settings colour pink|settings rate fast|settings rate 1000|settings theme pink|\
         settings lang xx|settings big perhaps|settings '' x|settings time 3:00",
    ),
    (
        "an output that does not fit",
        "export --to docx|export --to live|export kt.jsonl -o kt.jsonl|export -o folder|export --sheet both --to pgn",
    ),
    ("a terminal that is missing", "watch|play --face screen|play --face hybrid --voice off"),
];

/// A home in which one game is kept, with some files.
fn home() -> Home {
    let home = Home::new();
    let quiet = ["play", "--white", "Eva", "--black", "Bernd", "--voice", "off"];
    assert_eq!(home.run(&quiet, "e4\n\ne5\n\n").code, Some(0));
    let named = [quiet.as_slice(), &["--journal", "kt.jsonl"]].concat();
    assert_eq!(home.run(&named, "e4\n\ne5\n\n").code, Some(0));
    fs::write(home.path("no.txt"), "hello world\n").expect("written");
    fs::write(home.path("empty.txt"), "").expect("written");
    fs::write(home.path("a.txt"), "1. e4 e5 2. Nf3\n").expect("written");
    fs::write(home.path("game.pgn"), "[Result \"*\"]\n\n1. e4 e5 *\n").expect("written");
    fs::create_dir(home.path("folder")).expect("made");
    home
}

/// The words of a line; those with spaces stand in single quotes.
fn words(line: &str) -> Vec<String> {
    let mut words: Vec<String> = Vec::new();
    for (at, part) in line.split('\'').enumerate() {
        if at % 2 == 1 {
            words.push(part.to_owned());
        } else {
            words.extend(part.split_whitespace().map(str::to_owned));
        }
    }
    words
}

fn run(home: &Home, line: &str, language: &str) -> Ran {
    let arguments = words(line);
    let mut command = home.command(&arguments.iter().map(String::as_str).collect::<Vec<_>>());
    crate::program::ran(command.env("LC_ALL", format!("{language}_XX.UTF-8")), b"")
}

/// A row: the line, its exit code, and below it what was said.
fn row(home: &Home, line: &str, language: &str) -> String {
    let ran = run(home, line, language);
    let code = ran.code.map_or_else(|| "-".to_owned(), |code| code.to_string());
    let said = ran.said().replace(&home.at("").trim_end_matches('/').to_owned(), "~");
    let said: String = said.lines().map(|line| format!("    {}\n", without_days(line))).collect();
    format!("{code}  {line}\n{said}")
}

/// The line without the day, and the time of day, on which a record was made.
fn without_days(line: &str) -> String {
    let is_day = |text: &str| {
        text.starts_with("20")
            && text
                .char_indices()
                .all(|(at, c)| if at % 3 == 1 && at > 3 { matches!(c, '-' | '.') } else { c.is_ascii_digit() })
    };
    let mut shown = String::new();
    let mut rest = line;
    while let Some(next) = rest.chars().next() {
        let day = rest.get(..10).filter(|text| is_day(text));
        let length = if day.is_some() {
            let end = rest.find(|c: char| !matches!(c, '-' | '.') && !c.is_ascii_digit()).unwrap_or(rest.len());
            rest[..end].trim_end_matches('.').len()
        } else {
            next.len_utf8()
        };
        shown.push_str(day.map_or(&rest[..length], |_| "DAY"));
        rest = &rest[length..];
    }
    shown
}

#[test]
fn every_wrong_line_is_answered_with_what_would_be_right() {
    let home = home();
    let mut count = 0;
    for (number, (about, lines)) in WRONG.iter().enumerate() {
        let rows: String = lines.split('|').map(|line| row(&home, line.trim(), "en")).collect();
        count += lines.split('|').count();
        insta::assert_snapshot!(format!("wrong_{:02}", number + 1), format!("# {about}\n\n{rows}"));
    }
    assert!(count > 180, "{count} lines");
    assert_eq!(home.run(&["show", "kt.jsonl"], "").code, Some(0), "nothing of the record was lost");
}

/// One line of each kind.
const IN_EACH_LANGUAGE: &str = "hlep|kt.jsonl|play --tiem 5|--lang en show|play --white|play --date yesterday|\
    play --rate fast|play --accessible --face screen|compare|keys|show nofile.jsonl|show Zoe|settings ratte|help xyzzy";

#[test]
fn wrong_lines_are_answered_in_every_language() {
    let home = home();
    for language in ["de", "es"] {
        let rows: String = IN_EACH_LANGUAGE.split('|').map(|line| row(&home, line, language)).collect();
        insta::assert_snapshot!(format!("wrong_{language}"), rows);
    }
}

fn built() -> Command {
    let mut command = Cli::command();
    command.build();
    command
}

#[test]
fn the_first_page_has_every_command_once_and_fits_fifty_rows() {
    let listed: Vec<&str> = GROUPS.iter().flat_map(|(_, names)| names.iter().copied()).collect();
    let command = built();
    let known = command.get_subcommands().filter(|command| !command.is_hide_set()).map(Command::get_name);
    assert_eq!(listed.iter().copied().collect::<BTreeSet<_>>(), known.collect(), "each command in one group");
    assert_eq!(listed.len(), listed.iter().collect::<BTreeSet<_>>().len());
    let home = Home::new();
    for language in languages() {
        let ran = home.run(&["--help", "--lang", &language], "");
        let rows: usize = ran.out.lines().map(|line| line.chars().count().max(1).div_ceil(78)).sum();
        assert!(ran.code == Some(0) && rows < 50, "{language}: {rows} rows\n{}", ran.out);
        assert_eq!(home.run(&["help", "--lang", &language], "").out, ran.out, "{language}");
        insta::assert_snapshot!(format!("help_{language}"), ran.out);
    }
}

#[test]
fn a_commands_page_has_two_examples_that_it_takes() {
    for (_, names) in GROUPS {
        for name in names {
            let home = Home::new();
            let page = home.run(&[name, "--help"], "");
            assert_eq!(page.out, home.run(&["help", name], "").out, "{name}");
            let examples: Vec<&str> =
                page.out.lines().skip_while(|line| *line != "Examples:").skip(1).map(str::trim).collect();
            assert!(page.code == Some(0) && examples.len() >= 2, "{name}: {page:?}");
            for example in examples {
                let line = example.split(['|', ')']).next().unwrap_or_default().trim_start_matches("source <(");
                let read = Cli::command().try_get_matches_from(words(line));
                assert!(read.is_ok(), "{example}: {:?}", read.err());
            }
        }
    }
}

/// The names under which a command and its options have their text in another language, the first that is there.
fn texts_of(command: &Command, path: &str) -> Vec<Vec<String>> {
    let mut names = vec![vec![format!("command-{path}")]];
    if command.get_long_about().is_some() {
        names.push(vec![format!("command-{path}-more")]);
    }
    for argument in
        command.get_arguments().filter(|argument| !["help", "version"].contains(&argument.get_id().as_str()))
    {
        let id = argument.get_id().as_str().replace('_', "-");
        names.push(vec![format!("option-{path}-{id}"), format!("option-{id}")]);
        let values = argument.get_possible_values();
        let meant = values.iter().filter(|value| value.get_help().is_some() && !argument.is_hide_possible_values_set());
        names.extend(meant.map(|value| vec![format!("option-{id}-{}", value.get_name())]));
    }
    for inner in command.get_subcommands().filter(|inner| inner.get_name() != "help") {
        names.extend(texts_of(inner, &format!("{path}-{}", inner.get_name())));
    }
    names
}

/// English stands at the options.
#[test]
fn every_command_and_option_has_its_text_in_every_language() {
    let command = built();
    let shown = command.get_subcommands().filter(|command| !command.is_hide_set());
    let wanted: Vec<Vec<String>> = shown.flat_map(|command| texts_of(command, command.get_name())).collect();
    for language in languages().iter().filter(|language| *language != "en") {
        let path = crate::program::carried("../locales").join(language).join("options.ftl");
        let text = fs::read_to_string(&path).expect("a file");
        let known: BTreeSet<&str> = text.lines().filter_map(|line| Some(line.split_once(" = ")?.0)).collect();
        let missing: Vec<_> = wanted.iter().filter(|names| names.iter().all(|name| !known.contains(&**name))).collect();
        assert!(missing.is_empty(), "{language}: {missing:?}");
        let used: BTreeSet<&str> = wanted
            .iter()
            .filter_map(|names| names.iter().find(|name| known.contains(&***name)))
            .map(|n| &**n)
            .collect();
        let unused: Vec<_> = known.difference(&used).collect();
        assert!(unused.is_empty(), "{language}: {unused:?}");
    }
    let page = Home::new().run(&["help", "--lang", "de", "watch"], "").out;
    for english in ["The ", "Shows", "Screen:", "Examples"] {
        assert!(!page.contains(english), "{english}: {page}");
    }
}

/// A viewer decides how the screen looks, and nothing else.
#[test]
fn a_page_shows_only_what_does_something_there() {
    let home = Home::new();
    let watch = home.run(&["watch", "--help"], "").out;
    assert!(watch.contains("--theme") && watch.contains("--mouse"), "{watch}");
    for option in ["--record", "--press", "--keys", "--rate", "--voice", "--face", "--cells"] {
        assert!(!watch.contains(option), "{option}: {watch}");
        assert_eq!(home.run(&["watch", option, "x"], "").code, Some(2), "{option}");
    }
    let practice = home.run(&["practice", "--help"], "").out;
    assert!(
        practice.contains("--keys") && !practice.contains("--press") && !practice.contains("--record"),
        "{practice}"
    );
}

/// The help states the values that count, and no others; where it needs several words, no value is known.
#[test]
fn the_help_states_what_counts_where_an_option_is_not_chosen() {
    let command = Remembered::augment_args(Command::new("options"));
    let mut stated = 0;
    for argument in command.get_arguments() {
        let option = argument.get_long().expect("an option");
        let help = argument.get_help().map(|help| help.to_string()).unwrap_or_default();
        let by_default = help.rsplit_once("By default ").map(|(_, rest)| rest.trim_end_matches('.'));
        let value = by_default.and_then(|rest| rest.split(';').next()).filter(|value| !value.contains(' '));
        assert_eq!(Remembered::usual(option).as_deref(), value, "{option}: {help}");
        stated += usize::from(value.is_some());
    }
    assert_eq!(stated, TermsPatch::usual().len() + InterfaceArgs::usual().len());
}

#[test]
fn every_command_has_a_man_page_with_its_sections() {
    let home = Home::new();
    let sections = ["NAME", "SYNOPSIS", "EXAMPLES", "FILES", "ENVIRONMENT", "EXIT STATUS", "SEE ALSO"];
    let names = GROUPS.iter().flat_map(|(_, names)| names.iter());
    for name in names.map(|name| vec![*name]).chain([vec![], vec!["keys", "new"]]) {
        let page = home.run(&[vec!["man"], name.clone()].concat(), "");
        for section in sections {
            assert!(page.code == Some(0) && page.out.contains(&format!(".SH {section}\n")), "{name:?}: {section}");
        }
        let wrong = page.out.lines().find(|line| line.starts_with('\'') || line.contains(". ."));
        assert_eq!(wrong, None, "{name:?}");
    }
    insta::assert_snapshot!("man_verify", home.run(&["man", "verify"], "").out);
}

/// A look that not every size of the screen can have says so.
#[test]
fn a_look_that_needs_room_says_so() {
    let page = Home::new().run(&["play", "--help", "--lang", "en"], "").out;
    for text in ["outline (on squares of one row)", "on squares of five columns or more"] {
        assert!(page.split_whitespace().collect::<Vec<_>>().join(" ").contains(text), "{text} in\n{page}");
    }
}

/// What bash offers behind these words.
#[cfg(unix)]
fn offered(home: &Home, typed: &[&str]) -> Vec<String> {
    let script = "PATH=$(dirname \"$annabella\"):$PATH; eval \"$(annabella completions bash)\"; \
                  COMP_WORDS=(annabella \"$@\"); COMP_CWORD=$#; _annabella; printf '%s\\n' \"${COMPREPLY[@]}\"";
    let mut bash = std::process::Command::new("bash");
    bash.args(["-c", script, "bash"]).args(typed).env("annabella", crate::program::ANNABELLA);
    bash.envs(home.environment()).current_dir(home.path(""));
    let ran = crate::program::ran(&mut bash, b"");
    assert_eq!(ran.err, "", "{typed:?}");
    ran.out.lines().map(str::to_owned).collect()
}

#[cfg(unix)]
#[test]
fn bash_offers_games_settings_words_options_and_values() {
    let home = home();
    assert_eq!(offered(&home, &["res"]), ["resume"]);
    assert_eq!(offered(&home, &["resume", ""]), ["1", "Eva", "Bernd"]);
    assert_eq!(offered(&home, &["show", "b"]), ["Bernd"]);
    assert_eq!(offered(&home, &["settings", "headphones-"]), ["headphones-rate", "headphones-volume"]);
    assert_eq!(offered(&home, &["settings", "theme", ""]), ["dark", "light", "contrast", "mono", "terminal"]);
    assert!(offered(&home, &["help", "res"]).contains(&"resign".to_owned()));
    assert!(offered(&home, &["help", "ver"]).contains(&"verify".to_owned()));
    assert_eq!(offered(&home, &["play", "--face", "l"]), ["lines"]);
    assert_eq!(offered(&home, &["play", "--face", "=", "l"]), ["lines"], "as bash splits it");
    assert_eq!(offered(&home, &["play", "--mouse", "=", "y"]), ["yes"], "a value that stands behind the sign only");
    assert_eq!(offered(&home, &["--acc"]), ["--accessible"]);
    assert_eq!(offered(&home, &["watch", "--rec"]), [""], "what does nothing there is not offered");
    assert_eq!(offered(&home, &["import", ""]), [""], "files, by the shell itself");
}

/// A shell at a terminal, whose prompt is `shell> `, with the completions that the program prints for it.
#[cfg(unix)]
fn shell_with_completions(home: &Home, name: &str, arguments: &[&str], start: &str) -> crate::pty::Terminal {
    let mut command = portable_pty::CommandBuilder::new(name);
    command.args(arguments);
    command.env("annabella", crate::program::ANNABELLA);
    let mut terminal = home.terminal_with(command, (30, 100));
    terminal.line(start);
    terminal.see("shell> ");
    terminal
}

/// What stands on the screen after these keys, once it has one of the texts and the shell waits again.
#[cfg(unix)]
fn completed(terminal: &mut crate::pty::Terminal, keys: &str, expected: &[&str]) {
    terminal.keys(&format!("{keys}\t"));
    for text in expected {
        terminal.see(text);
    }
    // The line is given up, and the screen is cleared.
    terminal.keys("\x15\x0c");
    terminal.wait("for an empty line", |terminal| terminal.contents().trim_end() == "shell>");
}

/// Games, settings, options, their values and files, as they are typed in the two other shells that ask the program.
#[cfg(unix)]
fn is_completed_in(terminal: &mut crate::pty::Terminal) {
    completed(terminal, "annabella res", &["annabella resume "]);
    completed(terminal, "annabella resume ", &["Eva", "Bernd"]);
    completed(terminal, "annabella show B", &["annabella show Bernd"]);
    completed(terminal, "annabella settings the", &["annabella settings theme"]);
    completed(terminal, "annabella play --face ", &["hybrid", "Boards above for the eyes", "lines", "screen"]);
    completed(terminal, "annabella play --face=l", &["annabella play --face=lines"]);
    completed(terminal, "annabella play --mouse=y", &["annabella play --mouse=yes"]);
    completed(terminal, "annabella play --acc", &["annabella play --accessible"]);
    completed(terminal, "annabella import gam", &["annabella import game.pgn"]);
    completed(terminal, "annabella help resig", &["annabella help resign"]);
}

#[cfg(unix)]
#[test]
fn zsh_offers_what_bash_offers() {
    if !crate::packages::has(&[crate::packages::Package::Zsh]) {
        return;
    }
    let home = home();
    std::fs::write(home.path("game.pgn"), "").expect("written");
    let start = "PATH=${annabella:h}:$PATH; PS1='she''ll> '; autoload -Uz compinit; compinit -u -D; eval \"$(annabella completions zsh)\"; clear";
    is_completed_in(&mut shell_with_completions(&home, "zsh", &["-f", "-i"], start));
}

#[cfg(unix)]
#[test]
fn fish_offers_what_bash_offers() {
    if !crate::packages::has(&[crate::packages::Package::Fish]) {
        return;
    }
    let home = home();
    std::fs::write(home.path("game.pgn"), "").expect("written");
    let start = "set PATH (dirname $annabella) $PATH; function fish_prompt; echo 'she''ll> '; end; set fish_greeting; set fish_autosuggestion_enabled 0; \
                 annabella completions fish | source; clear";
    is_completed_in(&mut shell_with_completions(&home, "fish", &["--no-config", "-i"], start));
}

#[test]
fn the_programs_own_name_for_itself_is_the_one_that_it_was_called_by() {
    for (called, expected) in [(None, "annabella resume"), (Some("./x play"), "./x play resume")] {
        let home = Home::new();
        let mut command = home.command(&["play", "--voice", "off", "--lang", "en"]);
        called.map(|called| command.env("ANNABELLA_CALLED", called));
        let ran = crate::program::ran(&mut command, b"e4\n\n");
        assert!(ran.out.contains(&format!("To continue: {expected}.")), "{ran:?}");
    }
}

/// In the folder in which a package was unpacked, the name alone would not be found.
#[cfg(unix)]
#[test]
fn the_way_to_go_on_is_the_one_that_was_typed() {
    use std::os::unix::process::CommandExt as _;
    for (typed, expected) in [
        ("annabella", "annabella resume"),
        ("./annabella", "./annabella resume"),
        ("../my games/annabella", "\"../my games/annabella\" resume"),
        ("/usr/bin/annabella", "annabella resume"),
    ] {
        let home = Home::new();
        let mut command = home.command(&["play", "--voice", "off", "--lang", "en"]);
        command.arg0(typed);
        let ran = crate::program::ran(&mut command, b"e4\n\n");
        assert!(ran.out.contains(&format!("To continue: {expected}.")), "{ran:?}");
    }
}

/// People type the version in these ways.
#[test]
fn the_version_is_said_however_it_is_asked_for() {
    let home = Home::new();
    let version = home.run(&["--version"], "").said();
    assert!(version.starts_with("annabella "), "{version}");
    for asked in ["-v", "-V", "version"] {
        assert_eq!(home.run(&[asked], "").said(), version, "{asked}");
    }
    // An option of a command that is mistyped is refused as before.
    assert_eq!(home.run(&["play", "-v"], "").code, Some(2));
}
