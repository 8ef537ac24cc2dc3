//! The voice's queue, history and protocol, without sound.

use annabella::game::event::{EventKind, GameEventKind};
use annabella::game::people::Actor;
use annabella::session::history::History;
use annabella::voice::pronunciation::{as_ssml, pieces};
use annabella::voice::protocol::{
    Engine, ListenerSettings, NameKind, ProcessReport, VoiceAnswer, VoiceChoice, VoiceRequest, from_line, to_line,
};
use annabella::voice::queue::{Content, Queue, Sentence};
use annabella::voice::{Tone, VoiceTrouble};
use annabella::wording::{Audience, Phrase, Urgency, Utterance, UtteranceKind};
use proptest::prelude::*;
use shakmaty::Color;
use strum::IntoEnumIterator;

fn listener() -> impl Strategy<Value = Audience> {
    prop::sample::select(vec![
        Audience::Room,
        Audience::Player(Color::White),
        Audience::Player(Color::Black),
        Audience::Arbiter,
    ])
}

fn text() -> impl Strategy<Value = String> {
    prop_oneof![
        any::<String>(),
        prop::collection::vec(any::<char>(), 0..20).prop_map(String::from_iter),
        "[\\\\u{}a-f0\t\r\n\0]{0,12}"
    ]
}

fn phrases() -> impl Strategy<Value = Vec<Phrase>> {
    prop::collection::vec(("[a-z]{2}", text()).prop_map(|(language, text)| Phrase { language, text }), 0..4)
}

fn engine() -> impl Strategy<Value = Engine> {
    prop::sample::select(vec![Engine::System, Engine::Embedded])
}

fn trouble() -> impl Strategy<Value = VoiceTrouble> {
    prop::sample::select(VoiceTrouble::iter().collect::<Vec<_>>())
}

fn request() -> impl Strategy<Value = VoiceRequest> {
    let choice =
        prop::sample::select(vec![VoiceChoice::Auto, VoiceChoice::System, VoiceChoice::Embedded, VoiceChoice::Off]);
    let tone = prop::sample::select(vec![
        Tone::ClockPressed,
        Tone::Refused,
        Tone::NotSaved,
        Tone::BoardDiffers,
        Tone::FlagFell,
        Tone::TimeCall,
    ]);
    let settings = (prop::option::of(text()), any::<u16>(), any::<u8>(), any::<u8>())
        .prop_map(|(device, rate, volume, pitch)| ListenerSettings { device, rate, volume, pitch });
    prop_oneof![
        (choice, prop::collection::vec(text(), 0..4))
            .prop_map(|(choice, languages)| VoiceRequest::Prepare { choice, languages }),
        (listener(), settings).prop_map(|(listener, settings)| VoiceRequest::Listener { listener, settings }),
        (text(), text()).prop_map(|(language, name)| VoiceRequest::UseVoice { language, name }),
        (any::<u64>(), listener(), phrases()).prop_map(|(id, listener, phrases)| VoiceRequest::Say {
            id,
            listener,
            phrases
        }),
        listener().prop_map(|listener| VoiceRequest::Stop { listener }),
        (listener(), tone).prop_map(|(listener, tone)| VoiceRequest::Tone { listener, tone }),
        (any::<u64>(), text(), phrases()).prop_map(|(id, path, phrases)| VoiceRequest::Render { id, path, phrases }),
        text().prop_map(|language| VoiceRequest::Learn { language }),
        Just(VoiceRequest::Listen),
        Just(VoiceRequest::ListVoices),
        Just(VoiceRequest::ListDevices),
        (text(), text(), any::<u64>()).prop_map(|(folder, name, megabytes)| VoiceRequest::Record {
            folder,
            name,
            megabytes
        }),
        Just(VoiceRequest::StopRecording),
        (any::<u64>(), listener(), text()).prop_map(|(id, listener, path)| VoiceRequest::Play { id, listener, path }),
    ]
}

fn report() -> impl Strategy<Value = ProcessReport> {
    let id = any::<u64>;
    prop_oneof![
        Just(ProcessReport::Ready),
        id().prop_map(|id| ProcessReport::Taken { id }),
        (id(), engine()).prop_map(|(id, engine)| ProcessReport::Began { id, engine }),
        id().prop_map(|id| ProcessReport::Ended { id }),
        id().prop_map(|id| ProcessReport::Stopped { id }),
        (id(), trouble()).prop_map(|(id, why)| ProcessReport::Unsaid { id, why }),
        (engine(), prop::option::of(trouble())).prop_map(|(engine, why)| ProcessReport::Engine { engine, why }),
        trouble().prop_map(|why| ProcessReport::Mute { why }),
        (listener(), trouble()).prop_map(|(listener, why)| ProcessReport::DeviceLost { listener, why }),
        listener().prop_map(|listener| ProcessReport::DeviceBack { listener }),
        answer().prop_map(ProcessReport::Answer),
    ]
}

fn answer() -> impl Strategy<Value = VoiceAnswer> {
    let id = any::<u64>;
    let kind = prop::sample::select(vec![NameKind::Voice, NameKind::Device]);
    prop_oneof![
        (id(), id()).prop_map(|(id, samples)| VoiceAnswer::Rendered { id, samples }),
        (engine(), text(), text()).prop_map(|(engine, language, name)| VoiceAnswer::Voice { engine, language, name }),
        text().prop_map(|name| VoiceAnswer::Device { name }),
        Just(VoiceAnswer::ListEnded),
        (kind, text(), prop::collection::vec(text(), 0..4))
            .prop_map(|(kind, name, nearest)| VoiceAnswer::UnknownName { kind, name, nearest }),
        trouble().prop_map(|why| VoiceAnswer::RecordingFailed { why }),
        (text(), id()).prop_map(|(path, milliseconds)| VoiceAnswer::Recorded { path, milliseconds }),
    ]
}

proptest! {
    #[test]
    fn every_request_is_read_back_from_its_line(request in request()) {
        let line = to_line(&request);
        prop_assert!(!line.trim_end_matches('\n').contains(['\n', '\r', '\0']), "{line:?}");
        prop_assert_eq!(from_line(line.as_bytes()), Some(request));
    }

    #[test]
    fn every_report_is_read_back_from_its_line(report in report()) {
        let line = to_line(&report);
        prop_assert!(!line.trim_end_matches('\n').contains(['\n', '\r', '\0']), "{line:?}");
        prop_assert_eq!(from_line(line.as_bytes()), Some(report));
    }

    #[test]
    fn no_line_causes_a_panic_of_the_reader(line in any::<Vec<u8>>()) {
        let _ = (from_line::<VoiceRequest>(&line), from_line::<ProcessReport>(&line));
    }

    #[test]
    fn half_a_line_is_not_read(report in report(), part in 0.0..1.0) {
        let line = to_line(&report);
        let half = (line.trim_end().len() as f64 * part) as usize;
        prop_assert_eq!(from_line::<ProcessReport>(&line.as_bytes()[..half]), None);
    }

    #[test]
    fn sent_text_is_never_empty_and_holds_no_markup(text in text(), language in "(de|en)") {
        for engine in [Engine::System, Engine::Embedded] {
            for piece in pieces(&[Phrase { language: language.clone(), text: text.clone() }], engine) {
                prop_assert!(piece.text.chars().any(char::is_alphanumeric));
                prop_assert!(!piece.text.contains(|c: char| c.is_control() || "<>".contains(c)));
                let german = language == "de" && engine == Engine::Embedded;
                prop_assert!(german || !piece.text.contains("[["));
            }
        }
    }

    /// Every sentence is said once or returned; never a less urgent one while a more urgent one waits; only an
    /// announcement interrupts, and never another announcement.
    #[test]
    fn the_queue_loses_nothing_and_keeps_the_order(steps in prop::collection::vec(prop::option::of(0..3u8), 1..60)) {
        let mut queue = Queue::default();
        let mut waiting: Vec<Sentence> = Vec::new();
        let mut speaking: Option<Sentence> = None;
        for (id, step) in (0..).zip(steps) {
            match step {
                Some(urgency) => {
                    let urgency = [Urgency::Announcement, Urgency::Answer, Urgency::Notice][usize::from(urgency)];
                    let new = sentence(id, urgency);
                    let interrupts = queue.add(new.clone());
                    let ought = urgency == Urgency::Announcement
                        && speaking.as_ref().is_some_and(|s| s.urgency != Urgency::Announcement);
                    prop_assert_eq!(interrupts, ought);
                    waiting.push(new);
                }
                None if speaking.is_some() => prop_assert_eq!(queue.end(), speaking.take()),
                None => {
                    speaking = queue.next().cloned();
                    let first = waiting.iter().min_by_key(|s| (s.urgency, s.id)).cloned();
                    prop_assert_eq!(&speaking, &first);
                    waiting.retain(|s| Some(s) != first.as_ref());
                }
            }
        }
        let mut left = queue.remove(|_| true);
        left.sort_by_key(|s| s.id);
        prop_assert_eq!(left, waiting);
    }

    /// Stepping back and forth gives every sentence for the asker and the room in order, and no others.
    #[test]
    fn the_history_is_in_order_and_gives_no_private_sentence_of_others(to in prop::collection::vec(listener(), 1..40), asks in listener()) {
        let mut history = History::default();
        let mut said: Vec<Utterance> =
            (0..).zip(&to).map(|(n, to)| Utterance { to: *to, ..uttered(n, Urgency::Notice) }).collect();
        history.remember(&mut said);
        let ours: Vec<&Utterance> = said.iter().filter(|s| s.to == Audience::Room || s.to == asks).collect();
        // The newest has just been heard: stepping back begins before it.
        for back in 1..ours.len() + 2 {
            let expected = back.min(ours.len().saturating_sub(1));
            let found = history.earlier(asks).map(|found| (found.back, found.said));
            prop_assert_eq!(found, ours.iter().rev().nth(expected).map(|said| (expected, (*said).clone())));
        }
        for back in (0..ours.len().saturating_sub(1)).rev() {
            let found = history.later(asks).map(|found| found.said);
            prop_assert_eq!(found.as_ref(), ours.iter().rev().nth(back).copied());
        }
    }
}

#[test]
fn a_sentence_that_was_cut_off_is_said_again_until_it_is_heard() {
    let mut history = History::default();
    let mut said = [
        uttered(1, Urgency::Notice),
        uttered(2, Urgency::Announcement),
        uttered(3, Urgency::Answer),
        Utterance { to: Audience::Arbiter, ..uttered(4, Urgency::Answer) },
        // Nothing but its number distinguishes it from the one before last.
        uttered(3, Urgency::Answer),
    ];
    history.remember(&mut said);
    let [old, announced, answer, private, _] = said;
    let number = |said: &Utterance| said.number.expect("remembered");
    assert!(history.again(Audience::Room).is_empty(), "everything was heard");
    [&old, &answer, &announced, &private].into_iter().for_each(|said| history.mark_unheard(number(said)));
    // In order, without sentences from before the last announcement and without private sentences of others.
    let again = history.again(Audience::Room);
    assert_eq!(again.iter().map(|found| &found.said).collect::<Vec<_>>(), [&announced, &answer]);
    assert!(history.again(Audience::Room).is_empty(), "given once");
    // Saying it again was cut off as well.
    let recalled = Utterance { kind: UtteranceKind::Recalled, ..again[1].said.clone() };
    history.remember(&mut [recalled.clone()]);
    history.mark_unheard(number(&recalled));
    assert_eq!(history.again(Audience::Room)[0].said, answer);
    assert_eq!(history.again(Audience::Arbiter)[0].said, private);
}

#[test]
fn the_laws_words_are_sent_as_each_engine_needs_them() {
    let sent = |text: &str, engine| {
        pieces(&[Phrase { language: "de".into(), text: text.into() }], engine)
            .into_iter()
            .map(|p| p.text)
            .collect::<String>()
    };
    let words = "Laeufer Cesar fünf schlaegt David. Kurze Rochade, Remis";
    assert_eq!(sent(words, Engine::System), "Läufer Zessar fünf, schlägt David. Kurze Rochade, Remis");
    let embedded = "Läufer [[_:tssE:ss'a:r]] fünf, schlägt [[d'a:vIt]]. Kurze [[ROx'a:d@]], [[R@m'i:]]";
    assert_eq!(sent(words, Engine::Embedded), embedded);
    // As the notation writes an announcement.
    let announced = "Springer Zäsar drei Bella fünf";
    assert_eq!(sent(announced, Engine::System), "Springer Zessar drei, Bella fünf");
    assert_eq!(sent(announced, Engine::Embedded), "Springer [[_:tssE:ss'a:r]] drei, Bella fünf");
    for file in shakmaty::File::ALL.map(|file| annabella::notation::file_word(file).spoken) {
        let as_written = ["Bella", "Felix", "Gustav", "Hector"].contains(&file);
        assert_eq!(sent(file, Engine::Embedded) == file, as_written, "{file}");
    }
    let squares = "Springer Gustav eins Felix drei schlaegt Anna acht";
    assert_eq!(sent(squares, Engine::System), "Springer Gustav eins, Felix drei, schlägt Anna acht");
    assert_eq!(sent("Noch acht Minuten", Engine::System), "Noch acht Minuten");
    assert_eq!(sent("[[x]] <break/> Koenigin", Engine::Embedded), "x break/ Koenigin");
}

/// SSML with escaped signs, in which German words that are easily misheard are slower.
#[test]
fn the_system_voice_gets_ssml_with_every_word() {
    assert_eq!(
        as_ssml("Springer Zessar drei, Bella fünf & <x>", "de"),
        "<speak>Springer <prosody rate=\"75%\">Zessar</prosody> <prosody rate=\"75%\">drei</prosody>, Bella fünf &amp; &lt;x></speak>"
    );
    assert_eq!(as_ssml("Anna: 3 & 4", "en"), "<speak>Anna: 3 &amp; 4</speak>");
    assert_eq!(as_ssml("Annaberg", "de"), "<speak>Annaberg</speak>");
}

#[test]
fn a_long_text_is_cut_between_words() {
    let text = "Turm Anna eins. ".repeat(5000);
    let pieces = pieces(&[Phrase { language: "de".into(), text: text.clone() }], Engine::System);
    assert!(pieces.iter().all(|piece| piece.text.chars().count() <= 240));
    let joined: Vec<&str> = pieces.iter().flat_map(|piece| piece.text.split_whitespace()).collect();
    assert_eq!(joined, text.split_whitespace().collect::<Vec<_>>());
}

fn sentence(id: u64, urgency: Urgency) -> Sentence {
    let (to, content) = (Audience::Room, Content::Words(Vec::new()));
    Sentence { id, to, urgency, content, is_past: false }
}

fn uttered(number: u32, urgency: Urgency) -> Utterance {
    let printed = format!("Sentence {number}.");
    Utterance {
        to: Audience::Room,
        urgency,
        by: Actor::Program,
        kind: UtteranceKind::Event(EventKind::Game(GameEventKind::NoteWritten)),
        read: printed.clone(),
        printed,
        spoken: Vec::new(),
        number: None,
    }
}
