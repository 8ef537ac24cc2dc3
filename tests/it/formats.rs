//! The keys of JSON: `docs/formats.md` lists exactly those that the sources write.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use proc_macro2::{TokenStream, TokenTree};
use syn::{Fields, Item};

type Keys = BTreeSet<String>;

/// The structs and enums of the game by name.
struct Types(BTreeMap<String, Item>);

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

fn source(path: &str) -> String {
    fs::read_to_string(root().join(path)).unwrap_or_else(|error| panic!("{path}: {error}"))
}

/// What stands in the brackets of `#[serde(...)]`.
fn serde_words(attributes: &[syn::Attribute]) -> String {
    let ours = attributes.iter().filter(|attribute| attribute.path().is_ident("serde"));
    ours.filter_map(|attribute| Some(attribute.meta.require_list().ok()?.tokens.to_string())).collect()
}

/// The text given to that word: `name = "text"`.
fn given(words: &str, name: &str) -> Option<String> {
    let (_, rest) = words.split_once(&format!("{name} = \""))?;
    Some(rest.split_once('"')?.0.to_owned())
}

/// `HalfMove` as `half_move`.
fn snake(variant: &str) -> String {
    let mut name = String::new();
    for letter in variant.chars() {
        if letter.is_uppercase() && !name.is_empty() {
            name.push('_');
        }
        name.extend(letter.to_lowercase());
    }
    name
}

/// The innermost name of a type: `Box<Terms>` is `Terms`.
fn type_name(of: &syn::Type) -> String {
    let syn::Type::Path(path) = of else { return String::new() };
    let Some(last) = path.path.segments.last() else { return String::new() };
    if let syn::PathArguments::AngleBracketed(arguments) = &last.arguments
        && let Some(syn::GenericArgument::Type(inner)) = arguments.args.first()
    {
        return type_name(inner);
    }
    last.ident.to_string()
}

impl Types {
    fn of_the_game() -> Types {
        let mut paths = vec![root().join("src/game"), root().join("src/table_settings.rs")];
        let mut found = BTreeMap::new();
        while let Some(path) = paths.pop() {
            if path.is_dir() {
                paths.extend(fs::read_dir(path).expect("sources").map(|entry| entry.expect("readable").path()));
                continue;
            }
            let mut items = syn::parse_file(&fs::read_to_string(&path).expect("readable")).expect("Rust").items;
            while let Some(item) = items.pop() {
                if let Item::Mod(syn::ItemMod { content: Some((_, inside)), .. }) = item {
                    items.extend(inside);
                    continue;
                }
                if let Item::Struct(syn::ItemStruct { ident, .. }) | Item::Enum(syn::ItemEnum { ident, .. }) = &item {
                    found.insert(ident.to_string(), item);
                }
            }
        }
        Types(found)
    }

    /// The keys that a value of that type has in JSON; none for one that is not an object.
    fn keys(&self, name: &str) -> Keys {
        let (attributes, kinds) = match self.0.get(name) {
            Some(Item::Struct(item)) => (serde_words(&item.attrs), vec![(None, &item.fields)]),
            Some(Item::Enum(item)) => {
                let words = serde_words(&item.attrs);
                let is_external = !words.contains("untagged") && !words.contains("tag =");
                let key = |variant: &syn::Variant| {
                    let own = given(&serde_words(&variant.attrs), "rename");
                    is_external.then(|| own.unwrap_or_else(|| snake(&variant.ident.to_string())))
                };
                (words, item.variants.iter().map(|variant| (key(variant), &variant.fields)).collect())
            }
            _ => return Keys::new(),
        };
        if let Some(other) = given(&attributes, "into") {
            return self.keys(&other);
        }
        let mut found: Keys = given(&attributes, "tag").into_iter().collect();
        for (key, fields) in kinds {
            match (key, fields) {
                (Some(key), _) => _ = found.insert(key),
                (None, Fields::Named(fields)) => fields.named.iter().for_each(|field| found.extend(self.of(field))),
                (None, Fields::Unnamed(fields)) => {
                    fields.unnamed.iter().for_each(|field| found.extend(self.keys(&type_name(&field.ty))));
                }
                (None, Fields::Unit) => {}
            }
        }
        found
    }

    fn of(&self, field: &syn::Field) -> Keys {
        let words = serde_words(&field.attrs);
        if words.contains("flatten") {
            return self.keys(&given(&words, "with").unwrap_or_else(|| type_name(&field.ty)));
        }
        let name = field.ident.as_ref().map(ToString::to_string).unwrap_or_default();
        Keys::from([given(&words, "rename").unwrap_or(name)])
    }
}

/// The keys of the objects that a source writes with `json!`.
fn written_in(path: &str) -> Keys {
    fn keys(tokens: TokenStream, is_json: bool, found: &mut Keys) {
        let tokens: Vec<TokenTree> = tokens.into_iter().collect();
        for (at, token) in tokens.iter().enumerate() {
            match token {
                TokenTree::Group(group) => {
                    let is_called = matches!(
                        &tokens[..at],
                        [.., TokenTree::Ident(name), TokenTree::Punct(_)] if name == "json"
                    );
                    keys(group.stream(), is_json || is_called, found);
                }
                TokenTree::Literal(key) if is_json => {
                    let is_key = matches!(tokens.get(at + 1), Some(TokenTree::Punct(sign)) if sign.as_char() == ':');
                    let key = key.to_string();
                    found.extend(is_key.then(|| key.trim_matches('"').to_owned()));
                }
                TokenTree::Literal(_) | TokenTree::Ident(_) | TokenTree::Punct(_) => {}
            }
        }
    }
    let mut found = Keys::new();
    keys(source(path).parse().expect("Rust"), false, &mut found);
    found
}

/// The words between backticks in the first cell of the rows of the table under that heading.
fn listed(heading: &str) -> Keys {
    let page = source("docs/formats.md").replace("\r\n", "\n");
    let (_, rest) = page.split_once(&format!("### {heading}\n")).unwrap_or_else(|| panic!("no heading {heading}"));
    let section = rest.split("\n#").next().unwrap_or_default();
    let rows = section.lines().filter_map(|line| line.strip_prefix('|')?.split('|').next());
    rows.flat_map(|cell| cell.split('`').skip(1).step_by(2).map(str::to_owned).collect::<Vec<_>>()).collect()
}

fn compare(heading: &str, written: &Keys) {
    let listed = listed(heading);
    let missing: Vec<_> = written.difference(&listed).collect();
    let beyond: Vec<_> = listed.difference(written).collect();
    assert!(missing.is_empty() && beyond.is_empty(), "{heading}: not listed {missing:?}, not written {beyond:?}");
}

#[test]
fn the_page_lists_the_keys_of_a_record() {
    let types = Types::of_the_game();
    let groups = ["Move", "Clock", "Records", "Case", "Claim", "Adjournment", "Game", "Pin", "Conduct"];
    let mut fields: Keys = groups.iter().flat_map(|group| types.keys(&format!("{group}Event"))).collect();
    fields.extend(types.keys("Irregularity"));
    fields.remove("kind");
    compare("The fields of an event", &fields);
    let terms =
        ["RecordedTerms", "RecordedPlayer", "Rematch", "Imported"].iter().flat_map(|part| types.keys(part)).collect();
    compare("The terms", &terms);
    let mut clocks = types.keys("TimeAfter");
    for inside in ["Side", "NotedReadings", "ClockReading", "Entered"] {
        clocks.extend(types.keys(inside));
    }
    compare("The clocks", &clocks);
    let line = fs::read_to_string(root().join("tests/journals/v2/played-with-clocks.jsonl")).expect("a record");
    let lines = line.lines().filter_map(|line| serde_json::from_str::<serde_json::Value>(line).ok());
    let keys = lines.flat_map(|line| line.as_object().expect("an object").keys().cloned().collect::<Vec<_>>());
    let of_lines: Keys = keys.filter(|key| !fields.contains(key)).collect();
    compare("A line of a record", &of_lines);
}

#[test]
fn the_page_lists_the_keys_of_every_output() {
    let outputs = [
        ("`annabella show --json`, and the last line of `annabella simulate --json`", "src/rehearsal/mod.rs"),
        ("`annabella export --to json`", "src/commands/export.rs"),
        ("`annabella games --json`", "src/commands/games.rs"),
        ("`annabella hall --once --json`", "src/hall/boards.rs"),
        ("`annabella compare --json`", "src/commands/compare.rs"),
        ("`annabella can-mate --json`", "src/commands/can_mate.rs"),
    ];
    for (heading, path) in outputs {
        let (text, written, listed) = (source(path), written_in(path), listed(heading));
        assert!(written.len() > 5, "{path}: {written:?}");
        let missing: Vec<_> = written.difference(&listed).collect();
        assert!(missing.is_empty(), "{heading}: not listed {missing:?}");
        let beyond: Vec<_> = listed.iter().filter(|key| !text.contains(&format!("\"{key}\""))).collect();
        assert!(beyond.is_empty(), "{heading}: not written {beyond:?}");
    }
}
