//! The order of the source: which module may import or name which, what belongs where, and plain English.

#[cfg(unix)]
use std::collections::BTreeSet;
use std::fs;
use std::path::Path;
use std::process::Command;

use proc_macro2::{TokenStream, TokenTree};
use syn::visit::Visit;

/// The import table, strictly downwards: a module, and the modules of ours that it may name.
const IMPORTS: &[(&str, &[&str])] = &[
    ("table_settings", &[]),
    ("game", &["table_settings"]),
    ("time", &["game"]),
    ("notation", &["game"]),
    ("nearest", &[]),
    ("version", &[]),
    ("json_line", &[]),
    ("wording", &["table_settings", "nearest", "notation", "game"]),
    ("boards", &["game", "time"]),
    ("voice", &["json_line", "wording"]),
    ("bin/annabella-voice", &["nearest", "voice"]),
    ("storage", &["table_settings", "wording", "notation", "game"]),
    ("interpreter", &["table_settings", "nearest", "wording", "notation", "game"]),
    (
        "session",
        &["table_settings", "boards", "interpreter", "storage", "version", "wording", "notation", "time", "game"],
    ),
    ("seats", &["session", "interpreter", "json_line", "storage", "wording", "time", "game"]),
    ("ui", &["interpreter", "wording", "notation", "game"]),
    (
        "options",
        &[
            "table_settings",
            "nearest",
            "ui",
            "boards",
            "interpreter",
            "storage",
            "voice",
            "wording",
            "notation",
            "game",
        ],
    ),
    ("rehearsal", &["options", "session", "interpreter", "storage", "wording", "notation", "time", "game"]),
    (
        "hall",
        &[
            "json_line",
            "nearest",
            "options",
            "rehearsal",
            "ui",
            "session",
            "interpreter",
            "storage",
            "wording",
            "notation",
            "time",
            "game",
        ],
    ),
    (
        "app",
        &[
            "table_settings",
            "options",
            "ui",
            "boards",
            "seats",
            "hall",
            "session",
            "interpreter",
            "storage",
            "voice",
            "wording",
            "notation",
            "time",
            "game",
        ],
    ),
    (
        "network",
        &["hall", "nearest", "app", "options", "ui", "interpreter", "storage", "voice", "wording", "time", "game"],
    ),
    (
        "commands",
        &[
            "nearest",
            "app",
            "options",
            "rehearsal",
            "ui",
            "boards",
            "seats",
            "hall",
            "session",
            "interpreter",
            "storage",
            "voice",
            "wording",
            "notation",
            "version",
            "time",
            "game",
        ],
    ),
    ("main", &["commands", "network", "hall", "options"]),
    ("lib", &[]),
];

/// Paths of modules and crates, and the modules that alone may name them.
const ALONE: &[(&str, &[&str])] = &[
    (
        "serde",
        &[
            "game",
            "session",
            "seats",
            "storage",
            "options",
            "ui",
            "interpreter",
            "voice",
            "wording",
            "hall",
            "table_settings",
            "json_line",
            "bin/annabella-voice",
            "network",
        ],
    ),
    ("serde_json", &["json_line", "seats", "storage", "commands", "rehearsal", "voice", "wording", "hall", "network"]),
    ("std::fs", &["seats", "hall", "storage", "commands", "options", "bin/annabella-voice", "network"]),
    ("std::process::Command", &["seats", "voice", "hall", "commands", "bin/annabella-voice"]),
    ("std::time::Instant", &["time"]),
    ("std::time::SystemTime", &["time"]),
    ("std::io::stdin", &["app", "commands", "options", "bin/annabella-voice", "network"]),
    ("crossterm::event::read", &["app"]),
    ("crossterm", &["ui", "app"]),
    ("ratatui", &["ui"]),
    ("fluent_bundle", &["wording"]),
    ("tts", &["bin/annabella-voice"]),
    ("libloading", &["bin/annabella-voice"]),
    ("cpal", &["bin/annabella-voice"]),
    ("alsa", &["bin/annabella-voice"]),
    ("clap", &["game", "commands", "app", "options", "ui", "interpreter", "voice", "wording", "main", "network"]),
    ("interprocess", &["seats"]),
    ("async_nats", &["network"]),
    ("tokio", &["network"]),
    ("futures_util", &["network"]),
    ("nkeys", &["network"]),
    (
        "std::thread",
        &["app", "seats", "boards", "voice", "hall", "commands", "storage", "bin/annabella-voice", "network"],
    ),
    ("serialport", &["boards"]),
    ("std::env", &["seats", "options", "main", "voice", "hall", "bin/annabella-voice", "network"]),
];

const TOP_LEVEL: &[&str] = &[
    "Cargo.lock",
    "Cargo.toml",
    "LICENSE",
    "README.md",
    "benches",
    "docs",
    "fuzz",
    "locales",
    "rust-toolchain.toml",
    "src",
    "tests",
    "x",
];

/// The slices of the game: the folder below `src/game`, which is also the field in `Game`, and the struct of its state.
const SLICES: &[(&str, &str)] = &[
    ("moves", "Moves"),
    ("clock", "Clocks"),
    ("records", "Records"),
    ("cases", "Cases"),
    ("adjournment", "Adjournment"),
    ("conduct", "Conduct"),
    ("course", "Course"),
];

/// Words that plain modern English does not need, and what to write instead.
const NOT_PLAIN: &[(&str, &str)] = &[
    ("a man", "a piece"),
    ("anew", "again, new"),
    ("are none", "are not, there are no"),
    ("are told", "are reported, learn"),
    ("be had", "be obtained"),
    ("besides", "also, beside"),
    ("is no more", "no longer"),
    ("is none", "is not, there is no"),
    ("is told", "is reported, learns"),
    ("likelier", "more likely"),
    ("likeliest", "most likely"),
    ("men", "pieces"),
    ("nought", "nothing"),
    ("parted", "separated, split"),
    ("reckon", "count, compute"),
    ("reckoned", "counted, computed"),
    ("so many", "that many, at most N, the number of"),
    ("so much", "that much, at most N"),
    ("tells", "shows, reports, says"),
    ("told", "shown, reported, said"),
    ("untold", "not reported"),
    ("whoever", "who, anyone who, the player who"),
];

/// A file of Rust as the compiler reads it.
struct SourceFile {
    /// From the top of the project, with slashes.
    name: String,
    text: String,
    named: Named,
}

/// What a file names.
#[derive(Default)]
struct Named {
    /// Every path, with groups unfolded: `use std::{fs, io::Write};` names `std::fs` and `std::io::Write`.
    paths: Vec<Vec<String>>,
    /// The names that it re-exports, each with the whole path.
    passed_on: Vec<(String, Vec<String>)>,
    macros: Vec<String>,
    attributes: Vec<String>,
}

/// The folders of the programs that are crates of their own.
const PROCESSES: &[&str] = &["src/bin/annabella-voice/"];

impl SourceFile {
    /// The file with its name from the top of its own crate, and without the paths that it names of the library.
    fn in_a_crate_of_its_own(mut self, folder: &str) -> SourceFile {
        self.name = self.name.replace(folder, "src/");
        self.named.paths.retain(|path| path[0] != "annabella");
        self
    }

    /// The row of the import table: a module at the top, or a program of its own.
    fn room(&self) -> &str {
        let inside = self.name.trim_start_matches("src/");
        match inside.match_indices('/').nth(1) {
            Some((end, _)) if inside.starts_with("bin/") => &inside[..end],
            Some(_) | None => self.modules()[0],
        }
    }

    /// The modules that lead to this file: `src/game/clock/side.rs` is `game`, `clock`, `side`.
    fn modules(&self) -> Vec<&str> {
        let inside = self.name.trim_start_matches("src/").trim_end_matches(".rs");
        let inside = inside.strip_suffix("/mod").unwrap_or(inside);
        inside.split('/').collect()
    }
}

impl<'ast> Visit<'ast> for Named {
    fn visit_item_use(&mut self, item: &'ast syn::ItemUse) {
        let mut found = Vec::new();
        unfold(&item.tree, &mut Vec::new(), &mut found);
        if !matches!(item.vis, syn::Visibility::Inherited) {
            self.passed_on.extend(found.iter().map(|(name, path)| (name.clone(), path.clone())));
        }
        self.paths.extend(found.into_iter().map(|(_, path)| path));
        syn::visit::visit_item_use(self, item);
    }

    fn visit_path(&mut self, path: &'ast syn::Path) {
        self.paths.push(path.segments.iter().map(|segment| segment.ident.to_string()).collect());
        syn::visit::visit_path(self, path);
    }

    fn visit_macro(&mut self, called: &'ast syn::Macro) {
        self.macros.extend(called.path.segments.last().map(|segment| segment.ident.to_string()));
        self.tokens(called.tokens.clone());
        syn::visit::visit_macro(self, called);
    }

    fn visit_attribute(&mut self, attribute: &'ast syn::Attribute) {
        self.attributes.extend(attribute.path().get_ident().map(ToString::to_string));
    }
}

impl Named {
    fn of(text: &str, name: &str) -> Named {
        let mut named = Named::default();
        let file = syn::parse_file(text).unwrap_or_else(|error| panic!("{name}: {error}"));
        named.visit_file(&file);
        named
    }

    /// Collects the paths and macros in the arguments of a macro.
    fn tokens(&mut self, tokens: TokenStream) {
        let mut path: Vec<String> = Vec::new();
        let mut colons = 0;
        for token in tokens {
            match token {
                TokenTree::Ident(word) => {
                    if colons < 2 {
                        self.paths.push(std::mem::take(&mut path));
                    }
                    path.push(word.to_string());
                    colons = 0;
                }
                TokenTree::Punct(sign) if sign.as_char() == ':' && !path.is_empty() => colons += 1,
                TokenTree::Punct(sign) => {
                    if sign.as_char() == '!' {
                        self.macros.extend(path.last().cloned());
                    }
                    self.paths.push(std::mem::take(&mut path));
                    colons = 0;
                }
                TokenTree::Group(group) => {
                    self.paths.push(std::mem::take(&mut path));
                    colons = 0;
                    self.tokens(group.stream());
                }
                TokenTree::Literal(_) => {
                    self.paths.push(std::mem::take(&mut path));
                    colons = 0;
                }
            }
        }
        self.paths.push(path);
        self.paths.retain(|path| !path.is_empty());
    }
}

/// Collects every path of a `use`, with the name that it imports.
fn unfold(tree: &syn::UseTree, before: &mut Vec<String>, found: &mut Vec<(String, Vec<String>)>) {
    match tree {
        syn::UseTree::Path(path) => {
            before.push(path.ident.to_string());
            unfold(&path.tree, before, found);
            before.pop();
        }
        syn::UseTree::Name(name) if name.ident == "self" => {
            found.push((before.last().cloned().unwrap_or_default(), before.clone()));
        }
        syn::UseTree::Name(name) => {
            let name = name.ident.to_string();
            found.push((name.clone(), before.iter().cloned().chain([name]).collect()));
        }
        syn::UseTree::Rename(rename) => {
            let path = before.iter().cloned().chain([rename.ident.to_string()]).collect();
            found.push((rename.rename.to_string(), path));
        }
        syn::UseTree::Glob(_) => found.push(("*".to_owned(), before.clone())),
        syn::UseTree::Group(group) => group.items.iter().for_each(|item| unfold(item, before, found)),
    }
}

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

fn files_below(folder: &str) -> Vec<SourceFile> {
    let mut folders = vec![root().join(folder)];
    let mut found = Vec::new();
    while let Some(folder) = folders.pop() {
        let Ok(entries) = fs::read_dir(&folder) else { continue };
        for path in entries.map(|entry| entry.expect("readable").path()) {
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|ending| ending == "rs") {
                let name = path.strip_prefix(root()).expect("below the root").to_string_lossy().replace('\\', "/");
                let text = read(&path);
                found.push(SourceFile { named: Named::of(&text, &name), name, text });
            }
        }
    }
    found.sort_by(|a, b| a.name.cmp(&b.name));
    found
}

fn read(path: &Path) -> String {
    String::from_utf8_lossy(&fs::read(path).expect("readable")).into_owned()
}

/// The path from the top of the crate, if it names a module of ours.
fn ours(file: &SourceFile, path: &[String]) -> Option<Vec<String>> {
    let own = file.modules();
    if file.name.starts_with("src/bin/") {
        return (path[0] == "annabella").then(|| path[1..].to_vec());
    }
    let ups = path.iter().take_while(|word| *word == "super").count();
    match path[0].as_str() {
        "crate" | "annabella" => Some(path[1..].to_vec()),
        "self" => Some(own.iter().map(|word| (*word).to_owned()).chain(path[1..].iter().cloned()).collect()),
        _ if ups > 0 => {
            let above = own.get(..own.len().checked_sub(ups)?)?;
            Some(above.iter().map(|word| (*word).to_owned()).chain(path[ups..].iter().cloned()).collect())
        }
        _ => None,
    }
}

fn src() -> Vec<SourceFile> {
    files_below("src")
}

fn none(wrong: Vec<String>) {
    assert!(wrong.is_empty(), "\n{}\n", wrong.join("\n"));
}

#[test]
fn imports_go_downwards() {
    let mut wrong = Vec::new();
    for file in src() {
        let own = file.room().to_owned();
        let Some((_, may)) = IMPORTS.iter().find(|(module, _)| *module == own) else {
            wrong.push(format!("{}: `{own}` has no row in the import table", file.name));
            continue;
        };
        for path in file.named.paths.iter().filter_map(|path| ours(&file, path)) {
            let Some(module) = path.first() else { continue };
            let known = IMPORTS.iter().any(|(name, _)| name == module);
            if known && *module != own && !may.contains(&module.as_str()) {
                wrong.push(format!("{}: `{own}` may not name {}", file.name, path.join("::")));
            }
        }
    }
    none(wrong);
}

#[test]
fn the_import_table_has_a_row_for_every_room_and_no_circle() {
    let mut wrong = Vec::new();
    for (at, (module, may)) in IMPORTS.iter().enumerate() {
        for below in *may {
            if !IMPORTS[..at].iter().any(|(earlier, _)| earlier == below) {
                wrong.push(format!("`{module}` stands above `{below}`, which has no row before it"));
            }
        }
        let stands = ["src/{}.rs", "src/{}/mod.rs", "src/{}"]
            .iter()
            .any(|place| root().join(place.replace("{}", module)).exists());
        if !stands {
            wrong.push(format!("`{module}` has a row and is not there"));
        }
    }
    none(wrong);
}

/// The file in which a path of ours ends, following re-exports.
fn leads_to(files: &[SourceFile], path: &[String], depth: usize) -> Option<usize> {
    let (at, length) = (0..=path.len()).rev().find_map(|length| {
        let at = files.iter().position(|file| file.modules() == path[..length])?;
        Some((at, length))
    })?;
    let Some(next) = path.get(length).filter(|_| depth < 8) else { return Some(at) };
    let passed = files[at].named.passed_on.iter().find(|(name, _)| name == next);
    let Some((_, target)) = passed else { return Some(at) };
    let own: Vec<String> = files[at].modules().iter().map(|word| (*word).to_owned()).collect();
    let whole = ours(&files[at], target).unwrap_or_else(|| own.into_iter().chain(target.iter().cloned()).collect());
    leads_to(files, &whole, depth + 1)
}

/// Two files that need each other, directly or through others.
#[test]
fn no_files_need_each_other_in_a_circle() {
    let mut files = src();
    let mut wrong = Vec::new();
    for process in PROCESSES {
        let (own, others): (Vec<SourceFile>, Vec<SourceFile>) =
            files.into_iter().partition(|file| file.name.starts_with(process));
        let own: Vec<SourceFile> = own.into_iter().map(|file| file.in_a_crate_of_its_own(process)).collect();
        assert!(!own.is_empty(), "{process}");
        wrong.extend(circles(&own));
        files = others;
    }
    assert!(files.len() > 100);
    wrong.extend(circles(&files));
    none(wrong);
}

#[test]
fn a_circle_is_found() {
    let file = |name: &str, text: &str| SourceFile {
        named: Named::of(text, name),
        name: name.to_owned(),
        text: text.to_owned(),
    };
    let three = [
        file("src/a.rs", "use crate::b::B; pub struct A;"),
        file("src/b.rs", "use crate::c::C; pub struct B;"),
        file("src/c.rs", "fn c() -> crate::a::A { todo() }"),
    ];
    assert_eq!(circles(&three), ["src/a.rs needs src/b.rs, which needs src/c.rs, which needs src/a.rs"]);
    assert_eq!(circles(&three[..2]), [""; 0]);
}

/// Whether a file may need the module that it is a part of. In `game` only `impl Game` may need the game: data lies
/// below events, and events below what the slices do.
fn may_look_up(file: &SourceFile, above: &SourceFile) -> bool {
    let is_part = file.modules().starts_with(&above.modules());
    is_part && (file.room() != "game" || above.modules() == ["game"] && file.text.contains("impl Game {"))
}

/// Each circle of files, reported once.
fn circles(files: &[SourceFile]) -> Vec<String> {
    let needs: Vec<Vec<usize>> = files
        .iter()
        .enumerate()
        .map(|(at, file)| {
            // A module alone is named only to say how far something is visible.
            let names_a_thing =
                |path: &Vec<String>| !file.modules().starts_with(&path.iter().map(String::as_str).collect::<Vec<_>>());
            let paths = file.named.paths.iter().filter_map(|path| ours(file, path)).filter(names_a_thing);
            let mut found: Vec<usize> = paths.filter_map(|path| leads_to(files, &path, 0)).collect();
            found.retain(|other| *other != at && !may_look_up(file, &files[*other]));
            found.sort_unstable();
            found.dedup();
            found
        })
        .collect();
    let mut wrong = Vec::new();
    for start in 0..files.len() {
        let mut ways: Vec<Vec<usize>> = needs[start].iter().map(|next| vec![*next]).collect();
        let mut met = vec![false; files.len()];
        while let Some(way) = ways.pop() {
            let last = way[way.len() - 1];
            if last == start {
                // Reported once, for the file that comes first.
                if way.iter().all(|at| *at >= start) {
                    let names: Vec<&str> = way.iter().map(|at| files[*at].name.as_str()).collect();
                    wrong.push(format!("{} needs {}", files[start].name, names.join(", which needs ")));
                }
                break;
            }
            if !std::mem::replace(&mut met[last], true) {
                ways.extend(needs[last].iter().map(|next| [way.clone(), vec![*next]].concat()));
            }
        }
    }
    wrong
}

/// The declared fields of structs, and the named fields of fields: `self.moves.line` is `moves`, `line`.
#[derive(Default)]
struct Fields {
    /// The struct, the field, and whether it is visible outside its module.
    declared: Vec<(String, String, bool)>,
    named: Vec<(String, String)>,
}

impl<'ast> Visit<'ast> for Fields {
    fn visit_item_struct(&mut self, item: &'ast syn::ItemStruct) {
        self.declared.extend(item.fields.iter().filter_map(|field| {
            let is_visible = !matches!(field.vis, syn::Visibility::Inherited);
            Some((item.ident.to_string(), field.ident.as_ref()?.to_string(), is_visible))
        }));
        syn::visit::visit_item_struct(self, item);
    }

    fn visit_expr_field(&mut self, field: &'ast syn::ExprField) {
        if let (syn::Expr::Field(of), syn::Member::Named(name)) = (field.base.as_ref(), &field.member)
            && let syn::Member::Named(of) = &of.member
        {
            self.named.push((of.to_string(), name.to_string()));
        }
        syn::visit::visit_expr_field(self, field);
    }
}

impl Fields {
    fn of(file: &SourceFile) -> Fields {
        let mut fields = Fields::default();
        let parsed = syn::parse_file(&file.text).unwrap_or_else(|error| panic!("{}: {error}", file.name));
        fields.visit_file(&parsed);
        fields
    }
}

/// Each slice whose state is missing or visible outside, and each file that names the state of another slice.
fn open_slices(files: &[SourceFile], slices: &[(&str, &str)]) -> Vec<String> {
    let fields: Vec<Fields> = files.iter().map(Fields::of).collect();
    let mut wrong = Vec::new();
    for (folder, state) in slices {
        let is_inside = |file: &SourceFile| file.modules().starts_with(&["game", folder]);
        let inside = files.iter().zip(&fields).filter(|(file, _)| is_inside(file));
        let declared: Vec<&(String, String, bool)> =
            inside.flat_map(|(_, fields)| &fields.declared).filter(|(of, ..)| of == state).collect();
        if declared.is_empty() {
            wrong.push(format!("src/game/{folder}: {state} has no fields there"));
        }
        let visible = declared.iter().filter(|(.., is_visible)| *is_visible);
        wrong.extend(visible.map(|(_, field, _)| format!("src/game/{folder}: {state}.{field} is visible to others")));
        for (file, fields) in files.iter().zip(&fields).filter(|(file, _)| !is_inside(file)) {
            let named = fields
                .named
                .iter()
                .filter(|(of, name)| of == folder && declared.iter().any(|(_, field, _)| field == name));
            wrong.extend(named.map(|(of, name)| format!("{}: .{of}.{name} belongs to its slice", file.name)));
        }
    }
    wrong
}

#[test]
fn a_slice_of_the_game_keeps_its_state_to_itself() {
    none(open_slices(&files_below("src/game"), SLICES));
}

#[test]
fn a_slice_that_shows_its_state_is_found() {
    let file = |name: &str, text: &str| SourceFile {
        named: Named::of(text, name),
        name: name.to_owned(),
        text: text.to_owned(),
    };
    let slices = &[("a", "State"), ("b", "Other")];
    let good = [
        file("src/game/a/mod.rs", "pub struct State { x: u8 } fn f(game: Game) -> u8 { game.a.x }"),
        file("src/game/b/mod.rs", "struct Other { y: u8 } fn f(game: Game) { game.a.x(); game.a().x; game.b.y = 1; }"),
    ];
    assert_eq!(open_slices(&good, slices), [""; 0]);
    let bad = [
        file("src/game/a/mod.rs", "struct State { pub(super) x: u8 }"),
        file("src/game/b/mod.rs", "fn f(game: &mut Game) { game.a.x = 1; }"),
    ];
    let found = [
        "src/game/a: State.x is visible to others",
        "src/game/b/mod.rs: .a.x belongs to its slice",
        "src/game/b: Other has no fields there",
    ];
    assert_eq!(open_slices(&bad, slices), found);
}

#[test]
fn the_process_of_the_voice_and_the_program_share_sentences_and_lines_only() {
    let mut wrong = Vec::new();
    for file in src() {
        for path in file.named.paths.iter().filter_map(|path| ours(&file, path)) {
            let shared: &[&str] = match (file.room(), path.first().map(String::as_str)) {
                ("voice", Some("wording")) => &["Utterance", "Phrase", "Audience", "Urgency"],
                ("bin/annabella-voice", Some("voice")) => &["protocol", "pronunciation", "ticker"],
                _ => continue,
            };
            if !path.iter().any(|word| shared.contains(&word.as_str())) {
                wrong.push(format!("{}: only {} may be named, not {}", file.name, shared.join(", "), path.join("::")));
            }
        }
    }
    none(wrong);
}

#[test]
fn some_paths_are_named_only_by_their_modules() {
    let mut wrong = Vec::new();
    for file in src() {
        for path in &file.named.paths {
            for (name, may) in ALONE {
                let is_meant =
                    name.split("::").map(str::to_owned).eq(path.iter().take(name.split("::").count()).cloned());
                if is_meant && path.len() > 1 && !may.contains(&file.room()) {
                    wrong.push(format!("{}: {} belongs to {}", file.name, path.join("::"), may.join(", ")));
                }
            }
        }
    }
    none(wrong);
}

#[test]
fn the_pure_part_prints_nothing() {
    let mut wrong = Vec::new();
    for file in src().iter().filter(|file| ["game", "notation", "wording", "storage"].contains(&file.modules()[0])) {
        for called in &file.named.macros {
            if ["print", "println", "eprint", "eprintln", "panic"].contains(&called.as_str()) {
                wrong.push(format!("{}: {called}! has no place here", file.name));
            }
        }
    }
    none(wrong);
}

#[test]
fn no_code_is_unfinished_and_no_test_is_ignored() {
    let mut wrong = Vec::new();
    for file in ["src", "tests", "benches", "fuzz"].iter().flat_map(|folder| files_below(folder)) {
        for called in &file.named.macros {
            if ["todo", "unimplemented", "dbg"].contains(&called.as_str()) {
                wrong.push(format!("{}: {called}!", file.name));
            }
        }
        if file.named.attributes.iter().any(|attribute| attribute == "ignore") {
            wrong.push(format!("{}: an ignored test", file.name));
        }
        for unfinished in [concat!("TO", "DO"), concat!("FIX", "ME"), concat!("XX", "X")] {
            if file.text.contains(unfinished) {
                wrong.push(format!("{}: {unfinished}", file.name));
            }
        }
    }
    none(wrong);
}

#[test]
fn every_file_says_what_it_is() {
    let mut wrong = Vec::new();
    for file in src() {
        let vague = ["util", "utils", "helper", "helpers", "manager", "common", "misc"];
        if file.modules().iter().any(|module| vague.contains(module)) {
            wrong.push(format!("{}: the name says nothing", file.name));
        }
    }
    let tests = files_below("tests").into_iter().chain(files_below("benches"));
    for file in src().into_iter().chain(tests) {
        if !file.text.starts_with("//!") && !file.name.ends_with("it/main.rs") {
            wrong.push(format!("{}: begins without saying what it is", file.name));
        }
    }
    none(wrong);
}

#[test]
fn the_codemap_names_every_module() {
    let lib = read(&root().join("src/lib.rs"));
    let (codemap, rest) = lib.split_at(lib.find("\npub mod").expect("modules"));
    let missing = rest
        .lines()
        .filter_map(|line| line.strip_prefix("pub mod ")?.strip_suffix(';'))
        .filter(|module| !codemap.contains(&format!("[`{module}`]")))
        .map(|module| format!("src/lib.rs: {module} is missing in the codemap"));
    none(missing.collect());
}

/// The files in the repository; none where this is not a checkout.
fn kept_files() -> Vec<String> {
    let listed = Command::new("git").args(["ls-files", "-z"]).current_dir(root()).output();
    let listed = listed.map(|output| output.stdout).unwrap_or_default();
    String::from_utf8_lossy(&listed).split('\0').filter(|name| !name.is_empty()).map(str::to_owned).collect()
}

/// The dependencies that stand in the manifest for their features alone, so that no crate is compiled twice.
const FOR_FEATURES: &[&str] =
    &["btoi", "curve25519-dalek", "der", "futures-core", "futures-sink", "once_cell", "smallvec"];

/// A dependency that no source names can be removed.
#[test]
fn every_dependency_is_named_in_a_source() {
    let manifest: toml::Table = read(&root().join("Cargo.toml")).parse().expect("a manifest");
    let mut tables = vec![(&manifest, "")];
    let targets = manifest["target"].as_table().expect("dependencies of systems");
    tables.extend(targets.iter().map(|(system, table)| (table.as_table().expect("a table"), system.as_str())));
    let sources: Vec<(String, String)> = ["src", "tests", "benches", "fuzz"]
        .iter()
        .flat_map(|folder| files_below(folder))
        .map(|file| (file.name, file.text))
        .collect();
    let mut wrong = Vec::new();
    for (table, system) in tables {
        for (kind, folders) in [("dependencies", &["src"][..]), ("dev-dependencies", &["tests", "benches", "fuzz"])] {
            let Some(named) = table.get(kind).and_then(toml::Value::as_table) else { continue };
            for name in named.keys() {
                let word = name.replace('-', "_");
                let is_named = sources.iter().any(|(file, text)| {
                    folders.iter().any(|folder| file.starts_with(folder))
                        && [format!("{word}::"), format!("use {word};")].iter().any(|named| text.contains(named))
                });
                if !is_named && !FOR_FEATURES.contains(&name.as_str()) {
                    wrong.push(format!("Cargo.toml: {kind} {system}: {name} is named in no source"));
                }
            }
        }
    }
    none(wrong);
}

#[test]
fn the_top_level_stays_small() {
    let strange = kept_files()
        .into_iter()
        .map(|name| name.split('/').next().unwrap_or_default().to_owned())
        .filter(|top| !top.starts_with('.') && !TOP_LEVEL.contains(&top.as_str()));
    none(strange.collect());
}

#[test]
fn no_file_names_a_path_of_a_machine() {
    let places =
        [["/ho", "me/"], ["/ro", "ot/"], ["/wo", "rk/"], ["/w", "t/"], ["/tm", "p/"]].map(|parts| parts.concat());
    let mut wrong = Vec::new();
    for name in kept_files().into_iter().filter(|name| name != "Cargo.lock" && name != "LICENSE") {
        let path = root().join(&name);
        if !path.is_file() {
            continue;
        }
        for (number, line) in read(&path).lines().enumerate() {
            let found = places.iter().any(|place| {
                line.match_indices(place.as_str())
                    .any(|(at, _)| !line[..at].ends_with(|c: char| c.is_alphanumeric() || "./}$_-".contains(c)))
            });
            if found {
                wrong.push(format!("{name}:{}: {line}", number + 1));
            }
        }
    }
    none(wrong);
}

/// The words of a line that are not plain, with what to write instead.
fn not_plain(line: &str) -> Vec<String> {
    // Python has its own `is None`.
    let line = line
        .replace("is None", "")
        .to_lowercase()
        .replace("man page", "")
        .replace("there is none", "")
        .replace("there are none", "");
    let is_letter = |c: char| c.is_alphanumeric();
    let holds = |word: &str| {
        line.match_indices(word).any(|(at, _)| {
            let (before, after) = (&line[..at], &line[at + word.len()..]);
            !before.ends_with(is_letter) && !after.starts_with(is_letter)
        })
    };
    let words = NOT_PLAIN.iter().filter(|(word, _)| holds(word));
    let mut wrong: Vec<String> = words.map(|(word, better)| format!("\"{word}\": {better}")).collect();
    if line.trim_start().trim_start_matches(['/', '!']).starts_with(" the same") && line.trim_start().starts_with("//")
    {
        wrong.push("a comment that begins with \"the same\": name the thing".to_owned());
    }
    wrong
}

/// How wide a comment may be; the formatter wraps code alone.
const COMMENT_COLUMNS: usize = 120;

#[test]
fn comments_fit_into_their_columns() {
    let is_wide = |line: &str| line.trim_start().starts_with("//") && line.chars().count() > COMMENT_COLUMNS;
    assert!(is_wide(&format!("    // {}", "word ".repeat(24))) && !is_wide(&"word ".repeat(30)));
    let mut wrong = Vec::new();
    for file in ["src", "tests", "benches"].into_iter().flat_map(files_below) {
        let wide = file.text.lines().enumerate().filter(|(_, line)| is_wide(line));
        wrong.extend(wide.map(|(number, _)| format!("{}:{}", file.name, number + 1)));
    }
    none(wrong);
}

/// With these words a comment asks instead of saying what a type is.
const ASKING: [&str; 5] = ["What ", "Where ", "Whether ", "How ", "Who "];

/// The numbers of the lines, from 1, with which the comment of a type begins to ask.
fn types_that_ask(text: &str) -> Vec<usize> {
    let lines: Vec<&str> = text.lines().map(str::trim).collect();
    let is_type = |line: &&str| {
        let words = line.split_whitespace().find(|word| !word.starts_with("pub"));
        words.is_some_and(|word| ["struct", "enum", "trait", "type"].contains(&word))
    };
    let begins = |at: &usize| {
        let asks = lines[*at].strip_prefix("/// ").is_some_and(|said| ASKING.iter().any(|word| said.starts_with(word)));
        asks && (*at == 0 || !lines[*at - 1].starts_with("///"))
    };
    let item = |at: usize| {
        let mut behind = lines[at..].iter().copied().skip_while(|line| line.starts_with("///"));
        loop {
            let line = behind.next()?;
            if !line.starts_with("#[") {
                return Some(line);
            }
            // Some attributes go over several lines.
            if !line.ends_with(']') {
                behind.find(|line| line.ends_with(']'))?;
            }
        }
    };
    (0..lines.len()).filter(begins).filter(|at| item(*at).is_some_and(|line| is_type(&line))).map(|at| at + 1).collect()
}

#[test]
fn the_comment_of_a_type_says_what_it_is() {
    let asks =
        "/// What a board sends.\n#[derive(\nDebug,\n)]\npub(super) enum Message {}\n/// How it is.\nstruct State;";
    assert_eq!(types_that_ask(asks), [1, 6]);
    assert!(types_that_ask("/// A message.\n/// What a board sends.\nenum Message {}\n").is_empty());
    assert!(types_that_ask("/// Whether it is there.\nfn is_there() {}\nstruct There;\n").is_empty());
    assert!(types_that_ask("struct A {\n/// Who it is.\nname: String,\n}\nstruct There;\n").is_empty());
    let mut wrong = Vec::new();
    for file in src() {
        wrong.extend(types_that_ask(&file.text).into_iter().map(|line| format!("{}:{line}", file.name)));
    }
    none(wrong);
}

#[test]
fn english_is_plain() {
    assert_eq!(not_plain("// Whoever is_told so_many men.").len(), 3);
    assert_eq!(not_plain("the documents of a man page for women").len(), 0);
    assert_eq!(not_plain("    /// The same as text.").len(), 1);
    let is_read = |name: &&String| {
        let is_in = |place: &str| name.strip_prefix(place).is_some_and(|rest| rest.is_empty() || rest.starts_with('/'));
        let is_english = !name.starts_with("locales/") || is_in("locales/en");
        let is_text = is_in("x") || [".rs", ".ftl", ".md", ".sh", ".toml"].iter().any(|ending| name.ends_with(ending));
        // This file lists the words.
        is_text && is_english && !is_in("tests/it/tidy.rs")
    };
    let mut wrong = Vec::new();
    for name in kept_files().iter().filter(is_read) {
        let path = root().join(name);
        let text = if path.is_file() { read(&path) } else { String::new() };
        for (number, line) in text.lines().enumerate() {
            wrong.extend(not_plain(line).into_iter().map(|word| format!("{name}:{}: {word}", number + 1)));
        }
    }
    none(wrong);
}

#[cfg(unix)]
/// A new interface language is one folder: nothing else names them all, in code, in comments, or in a sentence. Text
/// about scoresheets also names languages without a folder.
#[test]
fn no_file_lists_the_languages_of_the_interface() {
    let codes = annabella::wording::languages();
    let names = ["English", "Spanish", "German"].map(str::to_owned).to_vec();
    let words =
        |line: &str| -> BTreeSet<String> { line.split(|c: char| !c.is_alphanumeric()).map(str::to_owned).collect() };
    let of_sheets = |line: &str| ["sv", "fig", "Danish", "Czech"].iter().any(|other| words(line).contains(*other));
    let names_all = |line: &str, of: &[String]| of.iter().all(|word| words(line).contains(word));
    let lists = |line: &str| (names_all(line, &codes) || names_all(line, &names)) && !of_sheets(line);
    assert!(lists(&format!("let languages = {codes:?};")) && lists("English, Spanish, German"));
    let mut wrong = Vec::new();
    for file in src() {
        wrong.extend(file.text.lines().filter(|line| lists(line)).map(|line| format!("{}: {line}", file.name)));
    }
    // Codes are also words of the languages: only two of them in a row are a list.
    let pairs = codes.iter().flat_map(|one| codes.iter().map(move |other| format!(" {one}, {other} ")));
    let pairs: Vec<String> = pairs.collect();
    for code in &codes {
        let messages = read(&root().join(format!("locales/{code}/annabella.ftl")));
        let listed = |line: &&str| pairs.iter().any(|pair| line.contains(pair)) && !of_sheets(line);
        wrong.extend(messages.lines().filter(listed).map(|line| format!("{code}: {line}")));
    }
    none(wrong);
}

// Windows has no shell for this.
#[cfg(unix)]
#[test]
fn the_script_for_newcomers_runs_in_any_shell() {
    let x = |shell: &[&str]| Command::new(shell[0]).args(&shell[1..]).current_dir(root()).output().expect("a shell");
    assert!(x(&["sh", "-n", "x"]).status.success());
    assert!(x(&["sh", "-n", ".packaging/package.sh"]).status.success());
    let help = x(&["./x", "help"]);
    assert!(help.status.success() && String::from_utf8_lossy(&help.stdout).contains("./x test"), "{help:?}");
    assert_eq!(x(&["./x", "dance"]).status.code(), Some(2));
    assert_eq!(x(&["./x", "test", "--quickly"]).status.code(), Some(2));
    assert_eq!(x(&["./x", "package", "--quickly"]).status.code(), Some(2));
}

#[test]
fn reads_paths_as_rust_does() {
    let text = r#"pub use std::{fs, io::{self, Write as _}}; /// std::env
        fn f() { let a = "std::thread"; let c = '"'; super::game::Game::new::<u8>(crate::x); assert!(deep::inside(a)) }"#;
    let named = Named::of(text, "a text");
    let found: Vec<String> = named.paths.iter().map(|path| path.join("::")).collect();
    for path in ["std::fs", "std::io", "std::io::Write", "super::game::Game::new", "crate::x", "deep::inside"] {
        assert!(found.contains(&path.to_owned()), "{path}: {found:?}");
    }
    assert!(!found.iter().any(|path| path.contains("thread") || path.contains("env")), "{found:?}");
    assert_eq!(named.macros, ["assert"]);
}
