//! Many announcements while the voice and the daemon are killed again and again.

use super::stage::{Stage, announcement, send_signal};
use crate::packages::{Package, has};
use annabella::voice::{VoiceChoice, VoiceReport, VoiceSettings};
use rustix::process::Signal;
use std::collections::BTreeSet;
use std::fs;
use std::time::Duration;

const LONG: Duration = Duration::from_secs(120);

/// Kilobytes in memory.
fn memory(process: u32) -> u64 {
    let status = fs::read_to_string(format!("/proc/{process}/status")).unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:")).unwrap_or_default().to_string();
    line.trim().trim_end_matches(" kB").parse().unwrap_or(0)
}

/// Set in the process in which the soak runs by itself, so that only its own memory is measured.
const ALONE: &str = "ANNABELLA_SOAK_ALONE";

/// Each of 2,000 announcements is said or reported as unsaid; the memory stays flat; no dead process is left. A
/// twentieth of them in the ordinary run.
#[test]
#[allow(clippy::disallowed_methods)]
fn every_announcement_is_said_or_reported_as_unsaid() {
    if !has(&[Package::SpeechDispatcher, Package::EspeakNg]) {
        return;
    }
    if std::env::var_os(ALONE).is_none() {
        crate::program::alone(ALONE, "voice::soak::every_announcement_is_said_or_reported_as_unsaid");
        return;
    }
    let mut stage = Stage::with_daemon();
    let (announcements, deaths) = if std::env::var_os("ANNABELLA_ALL").is_some() { (2000, 50) } else { (100, 3) };
    let (voice, reports) = stage.voice(VoiceSettings::new(VoiceChoice::Auto));
    let mut open = BTreeSet::new();
    let mut chance: u64 = 2026;
    let mut after_warming = 0;
    let close = |open: &mut BTreeSet<u64>, seen: Vec<VoiceReport>| {
        for report in seen {
            if let VoiceReport::Finished { id } | VoiceReport::Interrupted { id } | VoiceReport::Unsaid { id, .. } =
                report
            {
                open.remove(&id);
            }
        }
    };
    for number in 0..announcements {
        let id = voice.say(&announcement(&format!("Turm Anna {number}")));
        open.insert(id);
        chance = chance.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        if (chance >> 33) % announcements < deaths {
            stage.signal_daemon(Signal::KILL);
            stage.start_daemon();
        }
        if (chance >> 33) % (announcements / 4) == 1 {
            stage.voice_processes().into_iter().for_each(|process| send_signal(process, Signal::KILL));
        }
        let is_over = |report: &VoiceReport| {
            let over = [VoiceReport::Finished { id }, VoiceReport::Interrupted { id }];
            over.contains(report) || matches!(report, VoiceReport::Unsaid { id: unsaid, .. } if *unsaid == id)
        };
        close(&mut open, reports.until(LONG, is_over));
        if number == announcements / 4 {
            after_warming = memory(std::process::id());
        }
    }
    assert!(open.is_empty(), "neither said nor reported: {open:?}");
    let grown = memory(std::process::id()).saturating_sub(after_warming);
    println!("{announcements} announcements, {grown} kB grown");
    assert!(grown < 20_000, "{grown} kB");
    let dead = stage
        .voice_processes()
        .into_iter()
        .filter(|process| fs::read_to_string(format!("/proc/{process}/stat")).is_ok_and(|stat| stat.contains(") Z ")));
    assert_eq!(dead.count(), 0, "dead processes are left");
}
