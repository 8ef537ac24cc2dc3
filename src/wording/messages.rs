//! The messages of a language. Each is parsed when it is first used: a game needs few of them.

use std::borrow::Cow;
use std::collections::HashMap;
use std::ops::Range;
use std::sync::OnceLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use serde::Serialize;
use serde_json::{Map, Value};
use unic_langid::LanguageIdentifier;

/// The prefix of the messages that list the forms of a typed word.
const TYPED_WORD: &str = "word-";

/// The messages of an interface language, with the English ones for what it lacks.
pub struct Messages {
    own: MessageFile,
    /// `None` if `own` is English.
    english: Option<MessageFile>,
}

impl Messages {
    /// The messages of the text of a language's file, and those of the English one for what it lacks.
    pub fn new(language: &str, text: Cow<'static, str>, english: Option<Cow<'static, str>>) -> Messages {
        Messages { own: MessageFile::new(language, text), english: english.map(|text| MessageFile::new("en", text)) }
    }

    /// A message without variables. A missing message is its own name; tests forbid that.
    pub fn text(&self, name: &str) -> String {
        self.formatted(name, None)
    }

    /// A message without variables; `None` where there is none.
    pub fn text_if_there(&self, name: &str) -> Option<String> {
        self.has(name).then(|| self.text(name))
    }

    /// A message with its variables.
    pub fn fill(&self, name: &str, variables: &[(&str, &dyn Argument)]) -> String {
        let values = variables.iter().map(|(variable, argument)| (*variable, argument.value()));
        self.formatted(name, Some(&values.collect()))
    }

    /// The texts of a message that is a list in the language, where that is not English: `word-undo = deshacer,
    /// anular`.
    pub fn own_list(&self, name: &str) -> Vec<String> {
        self.english.as_ref().map_or_else(Vec::new, |_| self.own.list(name))
    }

    /// The texts of a message that is a list in English.
    pub fn english_list(&self, name: &str) -> Vec<String> {
        self.english.as_ref().unwrap_or(&self.own).list(name)
    }

    /// The message of an enum's value, and its hint if it has one (`NAME-hint`). The message is named `PREFIX-VARIANT`
    /// (a variant inside another one adds its own name). Its variables are the fields and `more`. If a field has a
    /// value and there is a message `NAME-FIELD`, that message is used.
    pub(super) fn variant(
        &self,
        prefix: &str,
        value: &impl Serialize,
        more: &[(&str, &dyn Argument)],
    ) -> (String, Option<String>) {
        let mut name = prefix.to_owned();
        let mut fields = Map::new();
        if let Ok(value) = serde_json::to_value(value) {
            unfold(value, &mut name, &mut fields);
        }
        let given = fields.iter().filter(|(_, value)| !value.is_null()).map(|(field, _)| field.as_str());
        let mut names = given.chain(more.iter().map(|(field, _)| *field)).map(|field| format!("{name}-{field}"));
        let name = names.find(|name| self.has(name)).unwrap_or(name);
        let mut arguments: FluentArgs<'_> =
            fields.iter().map(|(field, value)| (field.as_str(), argument_of(value))).collect();
        more.iter().for_each(|(variable, argument)| arguments.set(*variable, argument.value()));
        let hint = Some(format!("{name}-hint")).filter(|hint| self.has(hint));
        (self.formatted(&name, Some(&arguments)), hint.map(|hint| self.formatted(&hint, Some(&arguments))))
    }

    /// The message of an enum's value, with its hint behind it.
    pub(super) fn of_variant(&self, prefix: &str, value: &impl Serialize, more: &[(&str, &dyn Argument)]) -> String {
        match self.variant(prefix, value, more) {
            (sentence, Some(hint)) => format!("{sentence} {hint}"),
            (sentence, None) => sentence,
        }
    }

    fn has(&self, name: &str) -> bool {
        [Some(&self.own), self.english.as_ref()].into_iter().flatten().any(|file| file.places().contains_key(name))
    }

    fn formatted(&self, name: &str, variables: Option<&FluentArgs<'_>>) -> String {
        let in_english = || self.english.as_ref()?.formatted(name, variables);
        self.own.formatted(name, variables).or_else(in_english).unwrap_or_else(|| name.to_owned())
    }
}

/// Splits an enum's value, as serde writes it, into the names of its variants and the fields of the innermost one.
fn unfold(value: Value, name: &mut String, fields: &mut Map<String, Value>) {
    match value {
        Value::String(variant) => {
            name.push('-');
            name.push_str(&variant);
        }
        Value::Object(variant) => {
            for (variant, inner) in variant {
                name.push('-');
                name.push_str(&variant);
                match inner.as_object() {
                    Some(given) if !is_variant(given) => add_fields(given, fields),
                    Some(_) | None => unfold(inner, name, fields),
                }
            }
        }
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::Array(_) => {}
    }
}

/// Whether the object is a variant with its fields, not the fields alone.
fn is_variant(object: &Map<String, Value>) -> bool {
    object.len() == 1 && object.values().all(Value::is_object)
}

/// Adds the fields; those of a nested struct beside the others.
fn add_fields(object: &Map<String, Value>, fields: &mut Map<String, Value>) {
    for (field, value) in object {
        match value.as_object() {
            Some(inner) => add_fields(inner, fields),
            None => _ = fields.insert(field.clone(), value.clone()),
        }
    }
}

/// A field as a variable; `none` if it has no value.
fn argument_of(value: &Value) -> FluentValue<'_> {
    match value {
        Value::String(text) => text.as_str().into(),
        Value::Number(number) => number.as_f64().unwrap_or_default().into(),
        Value::Bool(true) => "yes".into(),
        Value::Bool(false) => "no".into(),
        Value::Null | Value::Array(_) | Value::Object(_) => "none".into(),
    }
}

/// The value of a variable: a text, or a number by which a message chooses its grammatical form.
pub trait Argument {
    /// The value as Fluent takes it.
    fn value(&self) -> FluentValue<'_>;
}

macro_rules! arguments {
    ($($kind:ty),+) => {
        $(impl Argument for $kind {
            fn value(&self) -> FluentValue<'_> {
                self.into()
            }
        })+
    };
}

arguments!(str, String, u8, u32, u64, i64, usize);

impl<T: Argument + ?Sized> Argument for &T {
    fn value(&self) -> FluentValue<'_> {
        (**self).value()
    }
}

/// The text of a language's file, and where each message stands in it.
struct MessageFile {
    language: LanguageIdentifier,
    text: Cow<'static, str>,
    places: OnceLock<HashMap<String, Place>>,
}

/// The place of a message; and, after its first use, the parsed message with those that it names.
struct Place {
    range: Range<usize>,
    parsed: OnceLock<Box<FluentBundle<FluentResource>>>,
}

impl MessageFile {
    fn new(language: &str, text: Cow<'static, str>) -> MessageFile {
        MessageFile { language: language.parse().unwrap_or_default(), text, places: OnceLock::new() }
    }

    fn places(&self) -> &HashMap<String, Place> {
        self.places.get_or_init(|| {
            let place = |(name, range): (&str, _)| (name.to_owned(), Place { range, parsed: OnceLock::new() });
            entries(&self.text).into_iter().map(place).collect()
        })
    }

    fn formatted(&self, name: &str, variables: Option<&FluentArgs<'_>>) -> Option<String> {
        let parsed = self.places().get(name)?.parsed.get_or_init(|| Box::new(self.parse(name)));
        let pattern = parsed.get_message(name)?.value()?;
        // A missing variable stays as its name; tests forbid that.
        Some(parsed.format_pattern(pattern, variables, &mut Vec::new()).into_owned())
    }

    /// The parts of a message between its commas.
    fn list(&self, name: &str) -> Vec<String> {
        let text = self.places().get(name).map(|place| &self.text[place.range.clone()]);
        let value = text.and_then(|text| text.split_once('=')).map_or("", |(_, value)| value);
        value.split(',').map(|item| item.trim().to_owned()).filter(|item| !item.is_empty()).collect()
    }

    /// A message with all those that it names. Of the forms of a typed word a sentence names the first.
    fn parse(&self, name: &str) -> FluentBundle<FluentResource> {
        let mut wanted = vec![name];
        let mut source = String::new();
        let mut at = 0;
        while let Some(name) = wanted.get(at) {
            at += 1;
            let Some(place) = self.places().get(*name) else { continue };
            let text = &self.text[place.range.clone()];
            if let Some((first, _)) = text.split_once(',').filter(|_| name.starts_with(TYPED_WORD)) {
                source.push_str(first);
                source.push('\n');
                continue;
            }
            source.push_str(text);
            for other in names_in(text) {
                if !wanted.contains(&other) {
                    wanted.push(other);
                }
            }
        }
        let mut bundle = FluentBundle::new_concurrent(vec![self.language.clone()]);
        bundle.set_use_isolating(false);
        // Of a damaged text the readable part is used.
        bundle.add_resource_overriding(FluentResource::try_new(source).unwrap_or_else(|(read, _)| read));
        bundle
    }
}

/// The name of each message and term, and where it stands with the lines that belong to it: it begins with its name at
/// the beginning of a line, and ends where another one or a comment begins.
fn entries(text: &str) -> Vec<(&str, Range<usize>)> {
    let mut found: Vec<(&str, Range<usize>)> = Vec::new();
    let mut belongs = false;
    for line in lines(text.as_bytes()) {
        match text.as_bytes()[line.start] {
            b'-' | b'a'..=b'z' | b'A'..=b'Z' => {
                let after = line.start + 1;
                found.push((&text[line.start..after + name_length(&text[after..])], line));
                belongs = true;
            }
            b'#' => belongs = false,
            _ => {
                if let Some((_, range)) = found.last_mut().filter(|_| belongs) {
                    range.end = line.end;
                }
            }
        }
    }
    found
}

/// The place of each line, including its line end. No range is empty.
fn lines(text: &[u8]) -> impl Iterator<Item = Range<usize>> {
    let last = (!text.ends_with(b"\n")).then_some(text.len());
    let ends = memchr::memchr_iter(b'\n', text).map(|end| end + 1).chain(last.filter(|end| *end > 0));
    ends.scan(0, |start, end| Some(std::mem::replace(start, end)..end))
}

/// The messages and terms that a text names: the words after an opening brace. Other words found there do no harm.
fn names_in(text: &str) -> impl Iterator<Item = &str> {
    text.split('{').skip(1).map(str::trim_start).filter_map(|inside| {
        let sign = usize::from(inside.starts_with('-'));
        let name = &inside[..sign + name_length(&inside[sign..])];
        (!name.is_empty()).then_some(name)
    })
}

fn name_length(text: &str) -> usize {
    let is_within = |byte: &u8| byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'_');
    text.bytes().position(|byte| !is_within(&byte)).unwrap_or(text.len())
}

/// The text of a file with the ends of lines that Fluent knows.
pub(super) fn text_of(file: Cow<'static, [u8]>) -> Cow<'static, str> {
    let lossy = |damaged: &[u8]| String::from_utf8_lossy(damaged).into_owned().into();
    // Much faster than the lossy reading, which a damaged file needs.
    let text: Cow<'static, str> = match file {
        Cow::Borrowed(file) => str::from_utf8(file).map_or_else(|_| lossy(file), Cow::Borrowed),
        Cow::Owned(file) => String::from_utf8(file).map_or_else(|damaged| lossy(damaged.as_bytes()), Cow::Owned),
    };
    if memchr::memchr(b'\r', text.as_bytes()).is_some() { text.replace("\r\n", "\n").into() } else { text }
}
