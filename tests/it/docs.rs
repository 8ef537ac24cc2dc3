//! The README and the pages of `docs`: the program prints what they show, everything they name exists, and every link
//! has a target.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use annabella::commands::guide::plain_text;
use annabella::game::people::Player;
use annabella::game::terms::Terms;
use annabella::interpreter::Intent;
use annabella::time::Stamp;
use annabella::wording::Wording;

use crate::program::Home;
use crate::table::session_of;

/// A page: its path from the top of the project, and its text.
struct Page {
    name: String,
    text: String,
}

/// A fenced block of a page: the word behind the fence, and its lines.
struct Block<'a> {
    language: &'a str,
    lines: Vec<&'a str>,
}

/// A command of a `console` block, what is typed into it, and the words that it prints.
///
/// A line that begins with `$` is a command for the shell, one that begins with `>` is typed into it, and all others
/// are what it prints. Where a line is broken does not count, and `...` stands for any words.
#[derive(Debug, Default, PartialEq)]
struct Example {
    command: String,
    typed: String,
    printed: Vec<String>,
    /// Each line that is typed, after the words that stand on a terminal before it: what was typed too.
    steps: Vec<(Vec<String>, String)>,
    /// All words that stand on a terminal at the end.
    on_a_terminal: Vec<String>,
}

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

fn pages() -> Vec<Page> {
    let docs = fs::read_dir(root().join("docs")).expect("a folder of pages");
    let files =
        docs.map(|entry| entry.expect("readable").path()).filter(|path| path.extension() == Some("md".as_ref()));
    let mut paths: Vec<PathBuf> = files.chain([root().join("README.md")]).collect();
    paths.sort();
    let page = |path: PathBuf| Page {
        name: path.strip_prefix(root()).expect("a page of ours").to_string_lossy().replace('\\', "/"),
        text: fs::read_to_string(&path).expect("a text").replace("\r\n", "\n"),
    };
    paths.into_iter().map(page).collect()
}

impl Page {
    fn blocks(&self) -> Vec<Block<'_>> {
        let mut found: Vec<Block<'_>> = Vec::new();
        let mut is_open = false;
        for line in self.text.lines() {
            match (line.strip_prefix("```"), is_open) {
                (Some(language), false) => found.push(Block { language, lines: Vec::new() }),
                (None, true) => found.last_mut().expect("an open block").lines.push(line),
                (Some(_), true) | (None, false) => {}
            }
            is_open ^= line.starts_with("```");
        }
        assert!(!is_open, "{}: a block without an end", self.name);
        found
    }

    fn examples(&self) -> Vec<Vec<Example>> {
        self.blocks().iter().filter(|block| block.language == "console").map(Block::examples).collect()
    }

    /// The text outside fenced blocks.
    fn prose(&self) -> String {
        self.text.split("```").step_by(2).collect()
    }

    /// What stands between backquotes.
    fn code(&self) -> Vec<String> {
        let prose = self.prose();
        prose.split('`').skip(1).step_by(2).map(|code| code.split_whitespace().collect::<Vec<_>>().join(" ")).collect()
    }
}

impl Block<'_> {
    fn examples(&self) -> Vec<Example> {
        let mut found: Vec<Example> = Vec::new();
        for line in &self.lines {
            if let Some(command) = line.strip_prefix("$ ") {
                found.push(Example { command: command.to_owned(), ..Example::default() });
                continue;
            }
            let last = found.last_mut().unwrap_or_else(|| panic!("{line}: before any command"));
            let words = |text: &str| text.split_whitespace().map(str::to_owned).collect::<Vec<_>>();
            match line.strip_prefix('>') {
                Some(typed) => {
                    last.typed.push_str(&format!("{}\n", typed.trim_start()));
                    last.steps.push((last.on_a_terminal.clone(), typed.trim_start().to_owned()));
                    last.on_a_terminal.extend(words(typed));
                }
                None => {
                    last.printed.extend(words(line));
                    last.on_a_terminal.extend(words(line));
                }
            }
        }
        found
    }
}

/// Whether the words printed are those shown, where `...` stands for any.
#[cfg(unix)]
fn fits(shown: &[String], printed: &[&str]) -> bool {
    match shown {
        [] => printed.is_empty(),
        [any, rest @ ..] if any == "..." => (0..=printed.len()).any(|skipped| fits(rest, &printed[skipped..])),
        [word, rest @ ..] => printed.first() == Some(&word.as_str()) && fits(rest, &printed[1..]),
    }
}

/// Runs the examples of a block one after another in one folder; those that print something else, with what they print.
#[cfg(unix)]
fn differing(examples: &[Example]) -> Vec<String> {
    let home = Home::new();
    let mut wrong = Vec::new();
    for Example { command, typed, printed, .. } in examples {
        let script = format!("annabella() {{ \"$annabella\" \"$@\"; }}\nexec 2>&1\n{command}");
        let said = home.run_in_shell(&script, typed).said();
        if !fits(printed, &said.split_whitespace().collect::<Vec<_>>()) {
            wrong.push(format!("$ {command}\nshown:\n{}\nprinted:\n{said}", printed.join(" ")));
        }
    }
    wrong
}

#[cfg(unix)]
#[test]
fn the_program_prints_what_the_pages_show() {
    let pages = pages();
    let wrong: Vec<String> = pages
        .iter()
        .filter(|page| page.name != "README.md")
        .flat_map(|page| page.examples().into_iter().map(|examples| (&page.name, examples)))
        .flat_map(|(name, examples)| differing(&examples).into_iter().map(move |wrong| format!("{name}: {wrong}")))
        .collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n\n"));
}

/// A newcomer types the examples of the README at a terminal, and sees what it shows.
#[cfg(unix)]
#[test]
fn a_terminal_shows_what_the_readme_shows() {
    let readme = pages().into_iter().find(|page| page.name == "README.md").expect("a README");
    let mut count = 0;
    for example in readme.examples().iter().flatten() {
        let home = Home::new();
        let mut shell = portable_pty::CommandBuilder::new("sh");
        shell.args(["-c", &format!("annabella() {{ \"$annabella\" \"$@\"; }}\n{}", example.command)]);
        shell.env("annabella", crate::program::ANNABELLA);
        let mut terminal = home.terminal_with(shell, (60, 120));
        let stands = |shown: &[String], contents: &str| fits(shown, &contents.split_whitespace().collect::<Vec<_>>());
        for (shown, typed) in &example.steps {
            terminal.wait(&format!("to see {shown:?}"), |terminal| stands(shown, &terminal.contents()));
            terminal.line(typed);
        }
        terminal.end();
        let shown = &example.on_a_terminal;
        assert!(stands(shown, &terminal.contents()), "$ {}\n{}", example.command, terminal.contents());
        count += 1;
    }
    assert!(count > 0, "no examples");
}

#[cfg(unix)]
#[test]
fn a_wrong_example_fails() {
    let page = |shown: &str| Page {
        name: "a page".to_owned(),
        text: format!("# A page\n\n```console\n$ annabella laws 5.2.2\n{shown}\n```\n"),
    };
    let differs = |shown: &str| !differing(&page(shown).examples()[0]).is_empty();
    let (true_words, wrong_words) = ("5.2.2, dead position. ...", "5.2.2, a dead position. ...");
    assert!(!differs(true_words) && differs(wrong_words));
    assert!(differs(""), "nothing shown");
    assert!(differs(&format!("{true_words} And more.")), "more shown than printed");
}

#[test]
fn blocks_are_read_as_they_are_written() {
    let page = Page {
        name: "a page".to_owned(),
        text:
            "Text `a  b`.\n```console\n$ annabella play\nA game.\n> e4\n>\n Two\n lines.\n```\nMore.\n```text\nx\n```\n"
                .to_owned(),
    };
    let printed = ["A", "game.", "Two", "lines."].map(str::to_owned).to_vec();
    let [found] = &page.examples()[0][..] else { panic!("one example") };
    let of_found = (found.command.as_str(), found.typed.as_str(), &found.printed);
    assert_eq!(of_found, ("annabella play", "e4\n\n", &printed.to_vec()));
    let steps = [("A game.", "e4"), ("A game. e4", "")];
    let steps = steps.map(|(shown, typed)| (shown.split(' ').map(str::to_owned).collect::<Vec<_>>(), typed.to_owned()));
    assert_eq!(found.steps, steps);
    assert_eq!((page.blocks().len(), page.code()), (2, vec!["a b".to_owned()]));
    assert!(!page.prose().contains("Two"));
}

#[test]
fn every_page_begins_with_an_example() {
    for page in pages() {
        let blocks = page.blocks();
        let first = blocks.first().map(|block| (block.language, block.examples()));
        let Some(("console", examples)) = first else { panic!("{}: no example that is run comes first", page.name) };
        assert!(examples.iter().any(|example| !example.printed.is_empty()), "{}: nothing is printed", page.name);
    }
}

#[test]
fn rows_fit_on_a_screen() {
    for page in pages() {
        for (number, line) in page.text.lines().enumerate() {
            let columns = line.chars().count();
            assert!(columns < 120, "{}:{}: {columns} columns", page.name, number + 1);
        }
    }
}

#[test]
fn the_two_commands_are_on_the_first_screen() {
    let readme = fs::read_to_string(root().join("README.md")).expect("a README");
    let rows = |line: &str| line.chars().count().div_ceil(80).max(1);
    let mut used = 0;
    let first_screen: Vec<&str> = readme
        .lines()
        .take_while(|line| {
            used += rows(line);
            used <= 24
        })
        .collect();
    for command in ["    ./x play ", "    ./x test "] {
        assert!(first_screen.iter().any(|line| line.starts_with(command)), "{command}: {first_screen:#?}");
    }
    assert!(readme.lines().count() <= 125, "{} lines", readme.lines().count());
}

/// The README names the languages in their own names before anything else, and lets the announcements be heard.
#[test]
fn the_readme_begins_with_the_languages_and_a_sound() {
    let readme = fs::read_to_string(root().join("README.md")).expect("a README");
    let first = readme.lines().take(3).collect::<String>();
    for language in annabella::wording::languages() {
        let own = Wording::new(&language).expect("a language").letters().own_name();
        assert!(first.to_lowercase().contains(&own.to_lowercase()), "{own}: {first}");
    }
    let sound = fs::read(root().join("docs/announcement.ogg")).expect("a sound");
    assert!(sound.starts_with(b"OggS") && sound.len() < 300_000, "{} bytes", sound.len());
}

/// The anchor of a heading, for links.
fn anchor(heading: &str) -> String {
    let kept = heading.chars().filter(|c| c.is_alphanumeric() || [' ', '-', '_'].contains(c));
    kept.collect::<String>().trim().to_lowercase().replace(' ', "-")
}

#[test]
fn every_link_leads_somewhere() {
    let mut wrong = Vec::new();
    let mut linked = BTreeSet::new();
    for page in pages() {
        let prose = page.prose();
        let targets = prose.split("](").skip(1).filter_map(|rest| rest.split_once(')')).map(|(target, _)| target);
        for target in targets.filter(|target| !target.starts_with("https://")) {
            let (file, heading) = target.split_once('#').unwrap_or((target, ""));
            let folder = root().join(&page.name).parent().expect("a folder").to_owned();
            let path = if file.is_empty() { root().join(&page.name) } else { folder.join(file) };
            linked.insert(path.clone());
            let text = fs::read_to_string(&path).unwrap_or_default();
            let has_heading =
                || text.lines().any(|line| line.starts_with('#') && anchor(line.trim_start_matches('#')) == heading);
            // A sound is no text.
            if !path.is_file() || !(heading.is_empty() || has_heading()) {
                wrong.push(format!("{}: {target}", page.name));
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
    let unlinked: Vec<String> =
        pages().into_iter().map(|page| page.name).filter(|name| !linked.contains(&root().join(name))).collect();
    assert_eq!(unlinked, ["README.md"], "a page without a link to it");
}

/// Every subcommand of the program and every option of each, from its own help.
fn subcommands_and_options() -> (BTreeSet<String>, BTreeSet<String>) {
    let mut program = <annabella::commands::Cli as clap::CommandFactory>::command();
    program.build();
    let mut options = BTreeSet::new();
    let mut commands: Vec<&clap::Command> = vec![&program];
    while let Some(command) = commands.pop() {
        options.extend(command.get_arguments().filter_map(clap::Arg::get_long).map(str::to_owned));
        commands.extend(command.get_subcommands());
    }
    (program.get_subcommands().map(|command| command.get_name().to_owned()).collect(), options)
}

#[test]
fn every_command_and_option_named_exists() {
    let (subcommands, mut options) = subcommands_and_options();
    // Options of cargo and of other programs.
    options.extend(
        ["locked", "path", "profile", "features", "release", "sign", "all", "test", "tests", "yes"].map(str::to_owned),
    );
    let mut wrong = Vec::new();
    for page in pages() {
        let shown = page.examples().into_iter().flatten().map(|example| example.command);
        for code in page.code().into_iter().chain(shown) {
            let words: Vec<&str> = code.split_whitespace().collect();
            if let ["annabella", named, ..] = words[..]
                && !named.starts_with('-')
                && !subcommands.contains(named)
            {
                wrong.push(format!("{}: annabella {named}", page.name));
            }
            for option in words.iter().filter_map(|word| word.strip_prefix("--")) {
                let option = option.split('=').next().unwrap_or_default();
                // `--` alone ends the options.
                if !option.is_empty() && !options.contains(option) {
                    wrong.push(format!("{}: --{option}", page.name));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn every_path_named_exists() {
    let is_ours = |code: &str| ["src/", "tests/", "docs/"].iter().any(|folder| code.starts_with(folder));
    let missing: Vec<String> = pages()
        .iter()
        .flat_map(|page| page.code().into_iter().map(|code| format!("{}: {code}", page.name)))
        .filter(|named| named.split_once(": ").is_some_and(|(_, code)| is_ours(code) && !root().join(code).exists()))
        .collect();
    assert!(missing.is_empty(), "{missing:#?}");
}

/// The table of the large dependencies names only crates that the manifest asks for.
#[test]
fn every_dependency_named_is_one() {
    let read = |name: &str| fs::read_to_string(root().join(name)).expect("a text");
    let (manifest, page) = (read("Cargo.toml"), read("docs/architecture.md"));
    let (_, table) = page.split_once("## Large dependencies").expect("its heading");
    let rows = table.lines().skip_while(|line| !line.starts_with('|')).take_while(|line| line.starts_with('|'));
    let named: Vec<&str> =
        rows.filter_map(|row| row.split('|').nth(1)).flat_map(|cell| cell.split('`').skip(1).step_by(2)).collect();
    assert!(named.len() > 20, "{named:?}");
    let is_asked_for = |name: &&str| manifest.lines().any(|line| line.starts_with(&format!("{name} = ")));
    let missing: Vec<&str> = named.into_iter().filter(|name| !is_asked_for(name)).collect();
    assert_eq!(missing, Vec::<&str>::new());
}

/// The lines to type in a game, from the tables of the page whose first or second column is headed `type`.
fn typed_words(page: &Page) -> Vec<String> {
    let mut column = None;
    let mut found = Vec::new();
    for line in page.prose().lines() {
        let cells: Vec<&str> = line.trim_matches('|').split('|').map(str::trim).collect();
        if !line.starts_with('|') {
            column = None;
        } else if let Some(at) = cells.iter().position(|cell| *cell == "type") {
            column = Some(at);
        } else if let Some(at) = column.filter(|_| !line.starts_with("|-")) {
            found.extend(cells[at].split('`').skip(1).step_by(2).map(str::to_owned));
        }
    }
    found
}

#[test]
fn every_line_to_type_is_understood() {
    let stamp = Stamp::default();
    let terms = Terms::between(Player::named("Ana"), Player::named("Ben"));
    let mut session = session_of(terms, "en");
    for line in ["e4", "", "Nf6", "", "Nc3"] {
        let intent = session.reader(None).read(line);
        session.carry_out(stamp, intent).expect("nobody quits");
    }
    let mut count = 0;
    let mut wrong = Vec::new();
    for page in pages() {
        for typed in typed_words(&page).into_iter().filter(|typed| !typed.starts_with("annabella ")) {
            count += 1;
            // A file of a sealed move would have to exist.
            let is_file = typed.ends_with(".brf");
            let intent = session.reader(None).read(&typed);
            if matches!(intent, Intent::Unreadable(..) | Intent::NotATimeControl(..) | Intent::Misread(..)) && !is_file
            {
                wrong.push(format!("{}: {typed}: {intent:?}", page.name));
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
    assert!(count > 100, "only {count} lines to be typed");
    let nonsense = session.reader(None).read("resing");
    assert!(matches!(nonsense, Intent::Unreadable(..) | Intent::Misread(..)), "{nonsense:?}");
}

#[test]
fn the_guide_shows_every_page_without_markdown() {
    let home = Home::new();
    let list = home.run(&["guide"], "");
    assert_eq!((list.code, list.err.as_str()), (Some(0), ""));
    let pages = pages();
    for page in pages.iter().filter(|page| page.name != "README.md") {
        let topic = page.name.trim_start_matches("docs/").trim_end_matches(".md");
        assert!(list.out.lines().any(|line| line.starts_with(&format!("{topic}: "))), "{topic}: {}", list.out);
        let shown = home.run(&["guide", topic], "");
        assert_eq!((shown.code, shown.err.as_str()), (Some(0), ""), "{topic}");
        let words = |text: &str| text.split_whitespace().collect::<Vec<_>>().join(" ");
        let all = words(&shown.out);
        for code in page.code() {
            assert!(all.contains(&words(&code)), "{topic}: {code} is missing");
        }
        for line in page.blocks().iter().flat_map(|block| &block.lines) {
            assert!(all.contains(&words(line)), "{topic}: {line} is missing");
        }
        for columns in [30, 80] {
            let text = plain_text(&page.prose(), columns);
            for mark in ["`", "**", "](", "|", "---"] {
                assert!(!text.contains(mark), "{topic}: {mark} is left in {text}");
            }
            let widest = text.lines().max_by_key(|line| line.chars().count()).unwrap_or_default();
            // A path cannot be broken.
            let is_one_word = !widest.trim().contains(' ');
            assert!(is_one_word || widest.chars().count() <= columns, "{topic}: {widest}");
        }
    }
    assert_eq!(list.out.lines().count(), pages.len() - 1);
}

#[test]
fn the_guide_suggests_the_nearest_topic() {
    let wrong = Home::new().run(&["guide", "playrs"], "");
    assert_eq!(wrong.code, Some(2));
    assert!(wrong.err.contains("did you mean players"), "{}", wrong.err);
}

#[test]
fn a_page_becomes_plain_text() {
    let page = "# Title\n\nSee [the **rules**](events.md#rules) and `a * b`, *now*\nor later.\n\n* One\n  more.\n* Two.\n\n\
                | key | does |\n|-----|------|\n| Esc | is quiet |\n\n| a | b | c |\n|---|---|---|\n| 1 | 2 | 3. |\n\n```text\n  x | y\n```\n";
    let plain = "Title\n\nSee the rules (annabella guide events) and a * b, now or later.\n\n* One more.\n* Two.\n\nEsc: is quiet.\n\n\
                 1. b: 2. c: 3.\n\n      x | y\n";
    assert_eq!(plain_text(page, usize::MAX), plain);
    assert_eq!(plain_text("```text\na  ->  b\n```", 80), "    a  ->  b\n");
    assert_eq!(plain_text("* One two three.", 10), "* One two\n  three.\n");
}
