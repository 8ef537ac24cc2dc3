//! How long it takes until the voice listens, until the device takes the first sound of an announcement, and until it is
//! silent again; embedded voice, into a file instead of a sound card.

use annabella::game::people::Actor;
use annabella::voice::{Voice, VoiceChoice, VoiceReport, VoiceSettings};
use annabella::wording::{Audience, Phrase, Urgency, Utterance};
use criterion::{Criterion, criterion_group, criterion_main};
use std::sync::mpsc::{self, Receiver};
use std::time::Duration;

fn voice(folder: &std::path::Path) -> (Voice, Receiver<VoiceReport>) {
    let configuration = folder.join("alsa.conf");
    let text = "pcm.null { type null }\npcm.default { type plug slave.pcm \"null\" }\n";
    std::fs::write(&configuration, text).expect("the configuration");
    let command = [
        "env".into(),
        format!("ALSA_CONFIG_PATH={}", configuration.display()).into(),
        env!("CARGO_BIN_EXE_annabella-voice").into(),
    ];
    let (report, reports) = mpsc::channel();
    let settings = VoiceSettings { command: Some(command.into()), ..VoiceSettings::new(VoiceChoice::Embedded) };
    (Voice::start(settings, move |news| drop(report.send(news))), reports)
}

fn until(reports: &Receiver<VoiceReport>, wanted: impl Fn(&VoiceReport) -> bool) {
    while !wanted(&reports.recv_timeout(Duration::from_secs(20)).expect("a report")) {}
}

fn announcement() -> Utterance {
    let words = "Springer Gustav eins Felix drei";
    Utterance {
        to: Audience::Room,
        urgency: Urgency::Announcement,
        by: Actor::Program,
        name: "announced",
        printed: words.into(),
        spoken: vec![Phrase { language: "de".into(), text: words.into() }],
    }
}

fn latency(criterion: &mut Criterion) {
    let folder = tempfile::tempdir().expect("a folder");
    let mut group = criterion.benchmark_group("voice");
    group.sample_size(20);
    group.bench_function("start to ready and gone again", |bench| {
        bench.iter(|| {
            let (_voice, reports) = voice(folder.path());
            until(&reports, |report| matches!(report, VoiceReport::Speaking { .. }));
        });
    });
    let (voice, reports) = voice(folder.path());
    let first = voice.say(&announcement());
    until(&reports, |report| *report == VoiceReport::Finished { id: first });
    group.bench_function("said to heard", |bench| {
        bench.iter(|| {
            let id = voice.say(&announcement());
            until(&reports, |report| *report == VoiceReport::Began { id });
            until(&reports, |report| *report == VoiceReport::Finished { id });
        });
    });
    group.finish();
}

criterion_group!(benches, latency);
criterion_main!(benches);
