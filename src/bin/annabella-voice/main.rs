//! The voice process: requests in on the standard input, reports out on the standard output, sound in between.
//!
//! It is a process of its own because sound and speech libraries hang, abort and write over the screen.
//!
//! Who watches whom (each sees a failure that none of the others can):
//!
//! * the program watches this process: not ready, no answer, a flood of reports. It ends the process and starts another
//!   (`voice::supervisor`, `voice::queue`).
//! * `router` watches the system's voice: a sentence was taken, but never began or never ended. The embedded voice
//!   takes over (`router::ActiveUtterance`).
//! * the thread of each device watches the device: it takes no more sound. The device is given up, reported and opened
//!   again (`output::Device::watch`, the only place, whether sound is playing or not).
//! * `espeak` watches the process that makes its samples: none in time. Another one makes them.
//! * `sound_server` limits the wait for an answer of the sound server while a device is opened, so that its thread
//!   ends.

#[cfg(target_os = "linux")]
mod alsa_names;
mod devices;
mod espeak;
mod listeners;
mod output;
mod playback;
mod recorder;
mod router;
mod samples;
#[cfg(target_os = "linux")]
mod sound_server;
mod system;

use annabella::nearest::nearest;
use annabella::voice::protocol::{NameKind, ProcessReport, VoiceAnswer, VoiceRequest, from_line, to_line};
use output::OutputReport;
use router::VoiceRouter;
use std::io::{BufRead, Write};
use std::sync::mpsc;
use std::thread;
use system::SystemReport;
#[cfg(windows)]
use windows_sys::Win32::System::Threading::{GetCurrentProcess, TerminateProcess};

/// A message to the router, from any thread of this process.
enum Message {
    /// From the program.
    Request(VoiceRequest),
    /// From the output device of that name; the default device has none.
    Output(Option<String>, OutputReport),
    /// From the thread of the system's voice.
    System(SystemReport),
    /// A tick has passed.
    Tick,
    /// The program has closed our input.
    Closed,
}

fn main() {
    let mut arguments = std::env::args().skip(1);
    if arguments.next().as_deref() == Some(espeak::ARGUMENT) {
        let is_served = espeak::serve(&arguments.next().unwrap_or_default()).is_ok();
        exit(if is_served { 0 } else { 1 });
    }
    let (messages, inbox) = mpsc::channel();
    let requests = messages.clone();
    thread::spawn(move || {
        let mut input = std::io::stdin().lock();
        let mut line = Vec::new();
        while input.read_until(b'\n', &mut line).is_ok_and(|length| length > 0) {
            if let Some(request) = from_line(&line) {
                let _ = requests.send(Message::Request(request));
            }
            line.clear();
        }
        let _ = requests.send(Message::Closed);
    });
    VoiceRouter::new(messages).run(&inbox);
    exit(0);
}

/// Ends the process without destructors: they would wait for a frozen sound server or speech daemon.
fn exit(code: u8) -> ! {
    // Windows would still run the exit routine of every library; those of sound libraries wait for threads that are
    // gone.
    #[cfg(windows)]
    // SAFETY: it ends this process and nothing else; everything written was flushed.
    unsafe {
        TerminateProcess(GetCurrentProcess(), code.into());
    }
    std::process::exit(code.into())
}

/// Writes one report. If nobody reads it the program is gone, and this process ends.
fn send_report(report: &ProcessReport) {
    let mut out = std::io::stdout().lock();
    if out.write_all(to_line(report).as_bytes()).and_then(|()| out.flush()).is_err() {
        exit(1);
    }
}

/// Reports that nothing has that name, and which known names are nearest to it.
fn report_unknown(kind: NameKind, name: &str, known: impl IntoIterator<Item = String>) {
    let nearest = nearest(name, known);
    send_report(&ProcessReport::Answer(VoiceAnswer::UnknownName { kind, name: name.to_owned(), nearest }));
}
