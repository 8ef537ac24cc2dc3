//! The languages: all have the same messages with the same variables, every message is used, every notice is a
//! sentence.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use annabella::game::event::EventGroup;
use annabella::wording::words::{ArgumentWord, CommandWord};
use annabella::wording::{Saying, Wording, languages};
use fluent_syntax::ast::{Entry, Expression, InlineExpression, Message, Pattern, PatternElement, Term, VariantKey};
use proc_macro2::{TokenStream, TokenTree};
use strum::IntoEnumIterator;
use syn::visit::Visit;
use unicode_normalization::UnicodeNormalization;

/// Variables that are whole sentences themselves.
const SENTENCES: [&str; 3] = ["sentence", "running", "why"];

/// What a message must have alike in every language: its attributes and all its variables.
#[derive(Debug, Default, PartialEq, Eq)]
struct Shape {
    attributes: BTreeSet<String>,
    variables: BTreeSet<String>,
}

#[derive(Default)]
struct Locale {
    messages: BTreeMap<String, Shape>,
    /// Messages and terms that other messages name.
    named: BTreeSet<String>,
    /// The named messages and terms, by the message that names them.
    names: BTreeMap<String, BTreeSet<String>>,
    /// Notices that do not end like a sentence.
    unfinished: BTreeSet<String>,
}

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// The text of each language's file.
fn texts() -> BTreeMap<String, String> {
    let folders = fs::read_dir(root().join("locales")).expect("locales");
    folders
        .map(|folder| {
            let folder = folder.expect("readable").path();
            let language = folder.file_name().expect("named").to_string_lossy().into_owned();
            let text = fs::read_to_string(folder.join("annabella.ftl")).unwrap_or_else(|e| panic!("{language}: {e}"));
            (language, text)
        })
        .collect()
}

fn locale(text: &str) -> Locale {
    let resource = fluent_syntax::parser::parse(text).unwrap_or_else(|(_, errors)| panic!("{errors:?}"));
    let mut locale = Locale::default();
    let mut section = String::new();
    for entry in &resource.body {
        let (name, value, attributes) = match entry {
            Entry::GroupComment(comment) => {
                section = comment.content.join(" ").to_lowercase();
                continue;
            }
            Entry::Message(message) => (message.id.name.to_owned(), message.value.as_ref(), &message.attributes),
            Entry::Term(term) => (format!("-{}", term.id.name), Some(&term.value), &term.attributes),
            Entry::Comment(_) | Entry::ResourceComment(_) => continue,
            Entry::Junk { content } => panic!("not understood: {content}"),
        };
        let mut shape = Shape::default();
        let notice = section.starts_with("notices") && !name.starts_with('-');
        for pattern in value.into_iter().chain(attributes.iter().map(|attribute| &attribute.value)) {
            let names = locale.names.entry(name.clone()).or_default();
            walk(pattern, &mut shape.variables, names);
            locale.named.extend(names.iter().cloned());
            if notice && !ends_with_full_stop(pattern) {
                locale.unfinished.insert(name.clone());
            }
        }
        shape.attributes = attributes.iter().map(|attribute| attribute.id.name.to_owned()).collect();
        assert!(locale.messages.insert(name.clone(), shape).is_none(), "{name} stands twice");
    }
    locale
}

impl Locale {
    /// The variables of a message and of those that it names.
    fn variables(&self, name: &str) -> BTreeSet<String> {
        let own = self.messages.get(name).map(|shape| shape.variables.clone()).unwrap_or_default();
        let named = self.names.get(name).into_iter().flatten();
        named.map(|other| self.variables(other)).fold(own, |all, more| all.union(&more).cloned().collect())
    }
}

fn walk(pattern: &Pattern<&str>, variables: &mut BTreeSet<String>, named: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        let PatternElement::Placeable { expression } = element else { continue };
        match expression {
            Expression::Inline(inline) => walk_inline(inline, variables, named),
            Expression::Select { selector, variants } => {
                walk_inline(selector, variables, named);
                variants.iter().for_each(|variant| walk(&variant.value, variables, named));
            }
        }
    }
}

fn walk_inline(inline: &InlineExpression<&str>, variables: &mut BTreeSet<String>, named: &mut BTreeSet<String>) {
    match inline {
        InlineExpression::VariableReference { id } => {
            variables.insert(id.name.to_owned());
        }
        InlineExpression::MessageReference { id, .. } => {
            named.insert(id.name.to_owned());
        }
        InlineExpression::TermReference { id, .. } => {
            named.insert(format!("-{}", id.name));
        }
        InlineExpression::FunctionReference { arguments, .. } => {
            arguments.positional.iter().for_each(|argument| walk_inline(argument, variables, named));
        }
        InlineExpression::Placeable { expression } => {
            if let Expression::Inline(inner) = expression.as_ref() {
                walk_inline(inner, variables, named);
            }
        }
        InlineExpression::StringLiteral { .. } | InlineExpression::NumberLiteral { .. } => {}
    }
}

fn ends_with_full_stop(pattern: &Pattern<&str>) -> bool {
    match pattern.elements.last() {
        Some(PatternElement::TextElement { value }) => value.trim_end().ends_with(['.', '?']),
        Some(PatternElement::Placeable { expression }) => match expression {
            Expression::Select { variants, .. } => variants.iter().all(|variant| ends_with_full_stop(&variant.value)),
            Expression::Inline(InlineExpression::VariableReference { id }) => SENTENCES.contains(&id.name),
            Expression::Inline(_) => false,
        },
        None => false,
    }
}

/// The text of every source file; fonts and drawings ask for no message.
fn sources() -> Vec<String> {
    let mut folders: Vec<PathBuf> = vec![root().join("src")];
    let mut texts = Vec::new();
    while let Some(folder) = folders.pop() {
        for path in fs::read_dir(folder).expect("sources").map(|entry| entry.expect("readable").path()) {
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|extension| extension == "rs") {
                texts.push(fs::read_to_string(&path).expect("readable"));
            }
        }
    }
    texts
}

/// Each message that the sources ask for by its name, `.text("here")` or `.fill("here", &[("color", ...)])`, with the
/// variables that are given to it.
fn asked_for() -> Vec<(String, BTreeSet<String>)> {
    let mut found = Vec::new();
    let mut of_events = EventTexts::default();
    for text in sources() {
        asked_in(text.parse().expect("Rust"), &mut found);
        of_events.visit_file(&syn::parse_file(&text).expect("Rust"));
    }
    assert!(of_events.found.len() > 60, "{} messages of events", of_events.found.len());
    found.append(&mut of_events.found);
    assert!(found.len() > 500, "{} messages asked for", found.len());
    found
}

fn asked_in(tokens: TokenStream, found: &mut Vec<(String, BTreeSet<String>)>) {
    let tokens: Vec<TokenTree> = tokens.into_iter().collect();
    for (at, token) in tokens.iter().enumerate() {
        let TokenTree::Group(group) = token else { continue };
        asked_in(group.stream(), found);
        let [.., TokenTree::Punct(dot), TokenTree::Ident(method)] = &tokens[..at] else { continue };
        if dot.as_char() != '.' || (method != "text" && method != "fill") {
            continue;
        }
        let inside: Vec<TokenTree> = group.stream().into_iter().collect();
        let Some(name) = inside.first().and_then(literal) else { continue };
        let list = inside.iter().rev().find(|token| matches!(token, TokenTree::Group(_)));
        found.push((name, list.map(variables_in).unwrap_or_default()));
    }
}

/// The messages that are asked for by the kind of an event: `.utter_event(delivery, &[("color", ...)])` and
/// `.event_text` in the arm of that event.
#[derive(Default)]
struct EventTexts {
    /// The kinds of the arm.
    arm: Vec<String>,
    found: Vec<(String, BTreeSet<String>)>,
}

impl<'ast> Visit<'ast> for EventTexts {
    fn visit_arm(&mut self, arm: &'ast syn::Arm) {
        let mut kinds = EventKinds::default();
        kinds.visit_pat(&arm.pat);
        let outer = self.arm.clone();
        if !kinds.0.is_empty() {
            self.arm = kinds.0;
        }
        syn::visit::visit_arm(self, arm);
        self.arm = outer;
    }

    fn visit_expr_method_call(&mut self, call: &'ast syn::ExprMethodCall) {
        if call.method == "utter_event" || call.method == "event_text" {
            let variables = variables_given(&call.args[1]);
            self.found.extend(self.arm.iter().map(|kind| (kind.clone(), variables.clone())));
        }
        syn::visit::visit_expr_method_call(self, call);
    }
}

/// The names in the expression `&[("color", ...), ("count", ...)]`.
fn variables_given(list: &syn::Expr) -> BTreeSet<String> {
    let syn::Expr::Reference(list) = list else { return BTreeSet::new() };
    let syn::Expr::Array(list) = list.expr.as_ref() else { return BTreeSet::new() };
    let name = |pair: &syn::Expr| {
        let syn::Expr::Tuple(pair) = pair else { return None };
        let Some(syn::Expr::Lit(syn::ExprLit { lit: syn::Lit::Str(name), .. })) = pair.elems.first() else {
            return None;
        };
        Some(name.value())
    };
    list.elems.iter().filter_map(name).collect()
}

/// The kinds of events that a pattern names.
#[derive(Default)]
struct EventKinds(Vec<String>);

impl<'ast> Visit<'ast> for EventKinds {
    fn visit_path(&mut self, path: &'ast syn::Path) {
        let words: Vec<String> = path.segments.iter().map(|segment| segment.ident.to_string()).collect();
        if let [group, kind] = words.as_slice()
            && (group.ends_with("Event") || group == "Irregularity")
        {
            self.0.push(hyphens(kind));
        }
    }
}

/// `MoveMade` as `move-made`.
fn hyphens(variant: &str) -> String {
    let mut name = String::new();
    for letter in variant.chars() {
        if letter.is_uppercase() && !name.is_empty() {
            name.push('-');
        }
        name.extend(letter.to_lowercase());
    }
    name
}

/// The names in `[("color", ...), ("count", ...)]`.
fn variables_in(list: &TokenTree) -> BTreeSet<String> {
    let TokenTree::Group(list) = list else { return BTreeSet::new() };
    let name = |pair| match pair {
        TokenTree::Group(pair) => literal(&pair.stream().into_iter().next()?),
        TokenTree::Ident(_) | TokenTree::Punct(_) | TokenTree::Literal(_) => None,
    };
    list.stream().into_iter().filter_map(name).collect()
}

/// The text of a literal without escapes.
fn literal(token: &TokenTree) -> Option<String> {
    let TokenTree::Literal(literal) = token else { return None };
    Some(literal.to_string().strip_prefix('"')?.strip_suffix('"')?.to_owned())
}

/// The values by which the messages choose among their forms: the keys of all selectors but those of grammar.
fn keys(pattern: &Pattern<&str>, found: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        let PatternElement::Placeable { expression: Expression::Select { variants, .. } } = element else { continue };
        for variant in variants {
            if let VariantKey::Identifier { name } = variant.key {
                found.insert(name.to_owned());
            }
            keys(&variant.value, found);
        }
    }
}

/// A value that no message knows is never missed: the message takes its last form. The other way round, a form that no
/// value chooses shows that the two have other names.
#[test]
fn every_form_of_a_message_is_chosen_by_a_value_of_the_program() {
    let mut known: BTreeSet<String> = ["zero", "one", "two", "few", "many", "other"].map(str::to_owned).into();
    for text in sources() {
        known.extend(text.split('"').map(str::to_owned));
        let words = text.split(|c: char| !c.is_alphanumeric()).filter(|word| word.starts_with(char::is_uppercase));
        for word in words {
            known.extend([hyphens(word), hyphens(word).replace('-', "_"), word.to_lowercase()]);
        }
    }
    let is_number = |text: &str| text.bytes().all(|byte| byte.is_ascii_digit());
    // The choices of a question are numbered, and an edition has its own form of an article.
    let is_known = |key: &str| {
        let numbered = key.rsplit_once('-').is_some_and(|(name, number)| known.contains(name) && is_number(number));
        let mut halves = key.match_indices('_').map(|(at, _)| (&key[..at], &key[at + 1..]));
        numbered || known.contains(key) || halves.any(|(name, form)| known.contains(name) && known.contains(form))
    };
    for (language, text) in texts() {
        let resource = fluent_syntax::parser::parse(text.as_str()).expect("read");
        let mut found = BTreeSet::new();
        for entry in &resource.body {
            if let Entry::Message(Message { value: Some(value), .. }) | Entry::Term(Term { value, .. }) = entry {
                keys(value, &mut found);
            }
        }
        assert!(found.len() > 300, "{language}: {} keys", found.len());
        let unknown: Vec<&String> = found.iter().filter(|key| !is_known(key)).collect();
        assert!(unknown.is_empty(), "{language}: no value of the program is named {unknown:?}");
    }
}

/// Kinds of events for which no sentence is said.
const SILENT: [&str; 10] = [
    "move-made",
    "move-unmade",
    "record-opened",
    "result-changed",
    "still-running",
    "touch-move-found",
    "illegal-move-noted",
    "empty-press-noted",
    "illegal-move-stands",
    "pin-given",
];

/// A new event costs its variant, its arms and a message of its name: nobody looks for it under another one.
#[test]
fn the_message_of_an_event_is_named_after_its_kind() {
    let kinds: Vec<String> =
        EventGroup::iter().flat_map(EventGroup::kinds).map(|kind| kind.replace('_', "-")).collect();
    assert!(kinds.len() > 80, "{} kinds", kinds.len());
    for (language, text) in texts() {
        let locale = locale(&text);
        let is_named = |kind: &str| {
            let rest =
                |name: &String| name.strip_prefix(kind).is_some_and(|rest| rest.is_empty() || rest.starts_with('-'));
            locale.messages.keys().any(rest)
        };
        let without: BTreeSet<&str> = kinds.iter().map(String::as_str).filter(|kind| !is_named(kind)).collect();
        assert_eq!(without, BTreeSet::from(SILENT), "{language}: the kinds of events without a message");
    }
}

/// Every string literal of the sources: some names of messages are chosen first and asked for later.
fn literals() -> BTreeSet<String> {
    sources().iter().flat_map(|text| text.split('"').map(str::to_owned).collect::<Vec<_>>()).collect()
}

#[test]
fn every_language_has_the_same_messages_attributes_and_variables() {
    let texts = texts();
    let english = locale(&texts["en"]);
    assert!(texts.len() >= 3, "English, Spanish and German");
    for (language, text) in &texts {
        let locale = locale(text);
        let missing: Vec<_> = english.messages.keys().filter(|name| !locale.messages.contains_key(*name)).collect();
        // Messages that only messages of the same language name are its own: endings, articles, cases.
        let beyond: Vec<_> = locale
            .messages
            .keys()
            .filter(|name| !english.messages.contains_key(*name) && !locale.named.contains(*name))
            .collect();
        assert!(missing.is_empty() && beyond.is_empty(), "{language}: missing {missing:?}, not in English {beyond:?}");
        for (name, shape) in &english.messages {
            assert_eq!(locale.messages[name].attributes, shape.attributes, "{language}: {name} against English");
            assert_eq!(locale.variables(name), english.variables(name), "{language}: {name} against English");
        }
    }
}

#[test]
fn every_notice_is_a_whole_sentence() {
    for (language, text) in texts() {
        let locale = locale(&text);
        assert!(locale.unfinished.is_empty(), "{language}: without a full stop at the end: {:?}", locale.unfinished);
    }
}

#[test]
fn no_message_contains_an_invisible_character() {
    for (language, text) in texts() {
        for (number, line) in text.lines().enumerate() {
            let strange = line.chars().find(|c| c.is_control() || ('\u{2066}'..='\u{2069}').contains(c));
            assert_eq!(strange, None, "{language}:{}: {line}", number + 1);
        }
    }
}

/// The enums whose variants name their messages, with the beginning of those names.
const NAMED_BY_VARIANTS: [(&str, &str); 12] = [
    ("Refusal", "refused"),
    ("ConductRefusal", "refused"),
    ("Trouble", "trouble"),
    ("RecordTrouble", "trouble-record"),
    ("SeatTrouble", "trouble-seat"),
    ("RecordChange", "trouble-record"),
    ("SoundTrouble", "trouble-sound"),
    ("BoardTrouble", "trouble-board"),
    ("ArgumentTrouble", "trouble-arguments"),
    ("SigningTrouble", "trouble-signing"),
    ("SignatureFound", "signature"),
    ("Misreading", "misread"),
];

/// Variants whose message is chosen by code.
const BY_HAND: [&str; 3] = ["refused-cancelled", "trouble-event-file", "trouble-not-a-time-control"];

/// Variables that are not fields of the variant: moves in words, lists of what is known.
const ADDED: [(&str, &[&str]); 32] = [
    ("refused-which-case", &["open"]),
    ("refused-no-such-case", &["open"]),
    ("refused-sheet-correction-due", &["due"]),
    ("refused-entry-not-due", &["due"]),
    ("refused-nothing-to-retrace-so-far", &["lacks"]),
    ("misread-said", &["version"]),
    ("misread-rank-missing", &["example"]),
    ("refused-not-yours", &["color"]),
    ("refused-not-executed", &["mv"]),
    ("refused-already-completed", &["mv", "number", "completed"]),
    ("refused-not-illegal", &["mv"]),
    ("refused-no-such-article", &["sentence"]),
    ("refused-not-completed", &["mv"]),
    ("refused-claimed-move-first", &["mv"]),
    ("refused-intended-move-illegal", &["squares"]),
    ("refused-nothing-there", &["square"]),
    ("refused-not-agreed-duty", &["duty"]),
    ("refused-no-such-penalty", &["laws"]),
    ("refused-too-late-for-complaint", &["what", "castling"]),
    ("trouble-settings-line", &["why"]),
    ("trouble-settings-kept", &["why"]),
    ("trouble-theme-line", &["why"]),
    ("trouble-theme-not-read", &["why"]),
    ("trouble-script-line", &["why"]),
    ("trouble-not-a-language", &["known"]),
    ("trouble-not-a-pgn", &["game", "line", "why"]),
    ("trouble-not-a-sheet-language", &["known"]),
    ("trouble-wrong-value", &["alike"]),
    ("trouble-record-moved", &["detail"]),
    ("trouble-record-lost", &["detail"]),
    ("misread-missing", &["sentence"]),
    ("misread-trailing", &["sentence"]),
];

/// The message of each variant of those enums, with the variables that it may name.
fn named_by_variants() -> BTreeMap<String, BTreeSet<String>> {
    let files: Vec<syn::File> = sources().iter().filter_map(|text| syn::parse_file(text).ok()).collect();
    let mut found = BTreeMap::new();
    for (name, prefix) in NAMED_BY_VARIANTS {
        let items = files.iter().flat_map(|file| &file.items);
        let mut enums = items.filter_map(|item| if let syn::Item::Enum(item) = item { Some(item) } else { None });
        let item = enums.find(|item| item.ident == name).unwrap_or_else(|| panic!("no enum {name}"));
        for variant in item.variants.iter().filter(|variant| !matches!(variant.fields, syn::Fields::Unnamed(_))) {
            let message = format!("{prefix}-{}", hyphens(&variant.ident.to_string()));
            let added = ADDED.iter().filter(|(name, _)| *name == message).flat_map(|(_, added)| added.iter());
            let fields = variant.fields.iter().filter_map(field_name).chain(added.map(|added| (*added).to_owned()));
            let fields = fields.collect();
            found.insert(message, fields);
        }
    }
    found
}

/// The name of a field in a message; `None` where it is left out.
fn field_name(field: &syn::Field) -> Option<String> {
    let attributes: String =
        field.attrs.iter().filter_map(|one| Some(one.meta.require_list().ok()?.tokens.to_string())).collect();
    if attributes.contains("skip") {
        return None;
    }
    let renamed = attributes.split_once("rename = \"").and_then(|(_, rest)| rest.split_once('"'));
    renamed.map(|(name, _)| name.to_owned()).or_else(|| Some(field.ident.as_ref()?.to_string()))
}

/// The message of a variant, its hint, and the messages that are taken where a field has a value.
fn messages_of(name: &str, fields: &BTreeSet<String>) -> Vec<String> {
    let taken = fields.iter().map(|field| format!("{name}-{field}"));
    [name.to_owned()].into_iter().chain(taken).flat_map(|name| [format!("{name}-hint"), name]).collect()
}

#[test]
fn every_variant_has_its_message_with_its_fields_in_every_language() {
    let variants = named_by_variants();
    assert!(variants.len() > 130, "{} variants", variants.len());
    for (language, text) in texts() {
        let locale = locale(&text);
        for (name, fields) in &variants {
            let is_there = locale.messages.contains_key(name) || BY_HAND.contains(&name.as_str());
            assert!(is_there, "{language}: {name} is missing");
            for message in messages_of(name, fields).iter().filter(|_| !BY_HAND.contains(&name.as_str())) {
                let beyond: Vec<String> = locale.variables(message).difference(fields).cloned().collect();
                assert!(beyond.is_empty(), "{language}: {message} names {beyond:?}, given are {fields:?}");
            }
        }
    }
}

#[test]
fn every_use_has_a_message_with_its_variables() {
    let english = locale(&texts()["en"]);
    let unknown: Vec<_> = english.named.iter().filter(|name| !english.messages.contains_key(*name)).collect();
    assert!(unknown.is_empty(), "not in English: {unknown:?}");
    let asked = asked_for();
    let wrong: Vec<_> = asked
        .iter()
        .filter(|(name, given)| !english.messages.contains_key(name) || english.variables(name) != *given)
        .map(|(name, given)| (name, given, english.variables(name)))
        .collect();
    assert!(wrong.is_empty(), "no such message, or other variables than it names: {wrong:#?}");
}

#[test]
fn every_message_has_a_use() {
    let english = locale(&texts()["en"]);
    let asked: BTreeSet<String> = asked_for().into_iter().map(|(name, _)| name).collect();
    let (literals, typed) = (literals(), typed_words());
    let sayings: Vec<&str> = Saying::iter().map(<&str>::from).collect();
    let variants: BTreeSet<String> =
        named_by_variants().iter().flat_map(|(name, fields)| messages_of(name, fields)).collect();
    let unused: Vec<_> = english
        .messages
        .keys()
        .filter(|name| !asked.contains(*name) && !literals.contains(*name) && !english.named.contains(*name))
        .filter(|name| !variants.contains(*name))
        .filter(|name| !name.strip_prefix("word-").is_some_and(|word| typed.contains(word)))
        .filter(|name| !name.strip_prefix("saying-").is_some_and(|saying| sayings.contains(&saying)))
        .collect();
    assert!(unused.is_empty(), "never asked for: {unused:?}");
}

/// The name of every word that can be typed.
fn typed_words() -> BTreeSet<&'static str> {
    CommandWord::iter().map(CommandWord::name).chain(ArgumentWord::iter().map(ArgumentWord::name)).collect()
}

/// A form as it is recognised: without accents and capitals, the German vowels spelled out or not.
fn recognised(form: &str) -> BTreeSet<String> {
    let small = form.to_lowercase();
    let is_accent = |c: &char| ('\u{300}'..='\u{36f}').contains(c);
    let bare: String = small.nfd().filter(|c| !is_accent(c)).collect();
    let plain =
        [('ß', "ss"), ('œ', "oe"), ('ł', "l"), ('ı', "i")].iter().fold(bare, |text, (c, to)| text.replace(*c, to));
    let spelled = small.replace('ä', "ae").replace('ö', "oe").replace('ü', "ue").replace('ß', "ss");
    [plain, spelled].into()
}

#[test]
fn every_typed_word_has_its_forms_in_every_language() {
    for language in languages() {
        let wording = Wording::new(&language).expect("a language");
        let forms = |name: &str| if language == "en" { wording.english_forms(name) } else { wording.own_forms(name) };
        for words in [
            CommandWord::iter().map(CommandWord::name).collect::<Vec<_>>(),
            ArgumentWord::iter().map(ArgumentWord::name).collect(),
        ] {
            let mut seen = BTreeSet::new();
            for name in words {
                assert!(!forms(name).is_empty(), "{language}: word-{name} is missing");
                for form in forms(name) {
                    // A form that is recognised anyway is not listed, and no form has two meanings.
                    assert!(recognised(&form).into_iter().all(|plain| seen.insert(plain)), "{language}: {form} again");
                }
            }
        }
    }
}

/// Messages that name keys of a file or values of an option, which are alike in every language.
const KEYS_AND_VALUES: [&str; 4] = ["event-missing", "trouble-not-a-time-control", "ask-setting", "ask-help"];

/// English words to type that a language has too, with another meaning.
const ALSO_OWN: [(&str, &str); 6] =
    [("de", "am"), ("fr", "cases"), ("it", "file"), ("it", "fine"), ("nl", "of"), ("pl", "go")];

/// What the sentences of a language must not contain but do: an article's number, which the edition gives, and, in
/// any language but English, an English word to type.
fn foreign_in(language: &str, text: &str) -> Vec<String> {
    let short: BTreeSet<&str> = CommandWord::iter().filter_map(CommandWord::short).collect();
    let wording = Wording::new(language).expect("a language");
    let own: Vec<String> = typed_words().into_iter().flat_map(|word| wording.own_forms(word)).collect();
    let also = ALSO_OWN.iter().filter(|(code, _)| *code == language).map(|(_, word)| *word);
    let own: BTreeSet<&str> = own.iter().flat_map(|form| form.split(' ')).chain(also).collect();
    let english: BTreeSet<&str> =
        typed_words().into_iter().filter(|word| !own.contains(word) && !short.contains(word)).collect();
    let resource = fluent_syntax::parser::parse(text).unwrap_or_else(|(_, errors)| panic!("{errors:?}"));
    let mut found = Vec::new();
    for entry in &resource.body {
        let Entry::Message(message) = entry else { continue };
        let name = message.id.name;
        if name.starts_with("word-") || name.starts_with("saying-") {
            continue;
        }
        let mut sentence = String::new();
        message.value.iter().for_each(|pattern| with_literals(pattern, &mut sentence));
        let mut before = "";
        for token in sentence.split(|c: char| c.is_whitespace() || "(),;:!?\"".contains(c)) {
            let token = token.trim_end_matches('.');
            let is_number = token.contains('.') && token.starts_with(|c: char| c.is_ascii_digit() || "ADI".contains(c));
            let parts_are = |is: fn(char) -> bool| token.split('.').skip(1).all(|part| part.starts_with(is));
            if is_number && parts_are(|c| c.is_ascii_digit()) && name != "help-word" {
                found.push(format!("{name}: article {token}"));
            }
            let is_named = before.starts_with("--") || before == "annabella" || KEYS_AND_VALUES.contains(&name);
            if language != "en" && english.contains(token) && !is_named {
                found.push(format!("{name}: English {token}"));
            }
            before = token;
        }
    }
    found
}

/// The text of a message and of all its variants, with what is to be typed.
fn with_literals(pattern: &Pattern<&str>, to: &mut String) {
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { value } => to.push_str(value),
            PatternElement::Placeable { expression: Expression::Select { variants, .. } } => {
                variants.iter().for_each(|variant| with_literals(&variant.value, to));
            }
            PatternElement::Placeable { expression: Expression::Inline(InlineExpression::StringLiteral { value }) } => {
                to.push_str(value);
            }
            PatternElement::Placeable { expression: Expression::Inline(_) } => to.push_str(" , "),
        }
    }
}

#[test]
fn no_sentence_has_an_article_number_or_an_english_word_to_type() {
    // The test can fail.
    let wrong = "one = Remis nur mit Zustimmung (9.1.1).\ntwo = indem er accept eingibt.\nthree = Mit { \"rule\" }.\n";
    assert_eq!(foreign_in("de", wrong), ["one: article 9.1.1", "two: English accept", "three: English rule"]);
    for (language, text) in texts() {
        let found = foreign_in(&language, &text);
        assert!(found.is_empty(), "{language}: {found:#?}");
    }
}

/// Signs that a screen reader leaves out or says wrongly. They may stand in text to be typed, such as 90+30.
const DROPPED: &str = "#=½¼¾×→…_*~<>[]\"„“”«»–—•✓♔♕♖♗♘♙♚♛♜♝♞♟";

#[test]
fn no_sentence_has_a_sign_that_readers_leave_out() {
    for (language, text) in texts() {
        let spoken = text.split("## Screen").next().unwrap_or_default();
        let resource = fluent_syntax::parser::parse(spoken).unwrap_or_else(|(_, errors)| panic!("{errors:?}"));
        for entry in &resource.body {
            let Entry::Message(message) = entry else { continue };
            let mut written = String::new();
            message.value.iter().for_each(|pattern| read_aloud(pattern, &mut written));
            let dropped: Vec<char> = written.chars().filter(|c| DROPPED.contains(*c)).collect();
            assert!(dropped.is_empty(), "{language}: {} has {dropped:?}: {written}", message.id.name);
        }
    }
}

/// The text of a message and of all its variants.
fn read_aloud(pattern: &Pattern<&str>, to: &mut String) {
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { value } => to.push_str(value),
            PatternElement::Placeable { expression: Expression::Select { variants, .. } } => {
                variants.iter().for_each(|variant| read_aloud(&variant.value, to));
            }
            PatternElement::Placeable { expression: Expression::Inline(_) } => {}
        }
    }
}

#[test]
fn say_works_in_every_language() {
    for language in languages() {
        let home = crate::program::Home::new();
        let said = home.run(&["say", "--lang", &language, "--voice", "off", "e4"], "");
        assert!(said.code == Some(0) && said.out.contains("Bauer Eva zwei Eva vier"), "{language}: {said:?}");
    }
}
