//! The messages of a language. Each is parsed when it is first wanted: a game needs few of them, and the start none of
//! the others.

use std::collections::HashMap;
use std::ops::Range;
use std::sync::OnceLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use unic_langid::LanguageIdentifier;

/// The messages of an interface language, with the English ones for what it lacks.
pub struct Messages {
    own: MessageFile,
    /// None where English is spoken.
    english: Option<MessageFile>,
}

impl Messages {
    /// The messages of the text of a language's file, and those of the English one for what it lacks.
    pub fn new(language: &str, text: String, english: Option<String>) -> Messages {
        Messages { own: MessageFile::new(language, text), english: english.map(|text| MessageFile::new("en", text)) }
    }

    /// A message without variables; its own name where there is none, which the tests forbid.
    pub fn get(&self, name: &str) -> String {
        self.formatted(name, None)
    }

    /// A message with its variables.
    pub fn get_args_concrete<'a>(&self, name: &str, variables: HashMap<&'a str, FluentValue<'a>>) -> String {
        self.formatted(name, Some(&FluentArgs::from_iter(variables)))
    }

    fn formatted(&self, name: &str, variables: Option<&FluentArgs<'_>>) -> String {
        let in_english = || self.english.as_ref()?.formatted(name, variables);
        self.own.formatted(name, variables).or_else(in_english).unwrap_or_else(|| name.to_owned())
    }
}

/// The text of a language's file, and where each message stands in it.
struct MessageFile {
    language: LanguageIdentifier,
    text: String,
    places: OnceLock<HashMap<String, Place>>,
}

/// Where a message stands, and the message itself, with those that it names, once it was wanted.
struct Place {
    range: Range<usize>,
    parsed: OnceLock<Box<FluentBundle<FluentResource>>>,
}

impl MessageFile {
    fn new(language: &str, text: String) -> MessageFile {
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
        // What cannot be filled in stands there by its name; the tests see to it that nothing is.
        Some(parsed.format_pattern(pattern, variables, &mut Vec::new()).into_owned())
    }

    /// A message with all those that it names.
    fn parse(&self, name: &str) -> FluentBundle<FluentResource> {
        let mut wanted = vec![name];
        let mut source = String::new();
        let mut at = 0;
        while let Some(name) = wanted.get(at) {
            at += 1;
            let Some(place) = self.places().get(*name) else { continue };
            let text = &self.text[place.range.clone()];
            source.push_str(text);
            for other in names_in(text) {
                if !wanted.contains(&other) {
                    wanted.push(other);
                }
            }
        }
        let mut bundle = FluentBundle::new_concurrent(vec![self.language.clone()]);
        bundle.set_use_isolating(false);
        // Of what cannot be read everything else is taken.
        bundle.add_resource_overriding(FluentResource::try_new(source).unwrap_or_else(|(read, _)| read));
        bundle
    }
}

/// The name of each message and term, and where it stands with the lines that belong to it: it begins with its name at
/// the beginning of a line, and ends where another one or a comment begins.
fn entries(text: &str) -> Vec<(&str, Range<usize>)> {
    let mut found: Vec<(&str, Range<usize>)> = Vec::new();
    let mut at = 0;
    let mut belongs = false;
    for line in text.split_inclusive('\n') {
        let start = at;
        at += line.len();
        if line.starts_with(|c: char| c.is_ascii_alphabetic() || c == '-') {
            let name = &line[..1 + name_length(&line[1..])];
            found.push((name, start..at));
            belongs = true;
        } else if line.starts_with('#') {
            belongs = false;
        } else if let Some((_, range)) = found.last_mut().filter(|_| belongs) {
            range.end = at;
        }
    }
    found
}

/// The messages and terms that a text names: what stands behind an opening brace. What is no message is never found.
fn names_in(text: &str) -> impl Iterator<Item = &str> {
    text.split('{').skip(1).map(str::trim_start).filter_map(|inside| {
        let sign = usize::from(inside.starts_with('-'));
        let name = &inside[..sign + name_length(&inside[sign..])];
        (!name.is_empty()).then_some(name)
    })
}

fn name_length(text: &str) -> usize {
    text.find(|c: char| !c.is_ascii_alphanumeric() && c != '-' && c != '_').unwrap_or(text.len())
}

/// The text of a file with the ends of lines that Fluent knows.
pub(super) fn text_of(file: &[u8]) -> String {
    let text = String::from_utf8_lossy(file);
    if text.contains('\r') { text.replace("\r\n", "\n") } else { text.into_owned() }
}
