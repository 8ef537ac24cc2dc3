//! The voice process: lines in on the standard input, reports out on the standard output, sound in between.
//!
//! A process of its own, because sound and speech libraries hang, abort and write over the screen.
//!
//! Who watches whom; each sees a failure that none of the others can:
//!
//! * the program watches this process: not ready, no answer, a flood of reports. It is ended and another one started
//!   (`voice::supervisor`, `voice::device_queue`).
//! * `router` watches the system's voice: taken, but never begun or never ended. The embedded voice takes over
//!   (`utterance`).
//! * the thread of each device watches the device: it takes no sound any more. It is given up, told of and opened again
//!   (`device::Device::watch`, the only place, whether something sounds or not).
//! * `embedded` watches the process that makes its samples: none in time. Another one makes them.
//! * `sound_server` bounds the wait for an answer of the sound server while a device is opened, so that its thread ends.

#[cfg(target_os = "linux")]
mod alsa_names;
mod backend;
mod device;
mod device_names;
mod embedded;
mod espeak;
mod espeak_places;
mod flow;
mod lists;
mod messages;
mod microphone;
mod nearest;
mod output_device;
mod outputs;
mod player;
mod prosody;
mod recorder;
mod render;
mod resample;
mod router;
mod screen_reader;
#[cfg(target_os = "linux")]
mod sound_server;
#[cfg(target_os = "linux")]
mod speechd;
mod system;
mod system_state;
mod tones;
#[cfg(not(target_os = "linux"))]
mod tts_backend;
mod utterance;

use annabella::voice::protocol::{ProcessReport, VoiceRequest};
use messages::Message;
use router::VoiceRouter;
use std::io::{BufRead, Write};
use std::sync::mpsc;
use std::thread;
#[cfg(windows)]
use windows_sys::Win32::System::Threading::{GetCurrentProcess, TerminateProcess};

fn main() {
    let mut arguments = std::env::args().skip(1);
    if arguments.next().as_deref() == Some(prosody::ESPEAK_ARGUMENT) {
        let is_served = espeak::serve(&arguments.next().unwrap_or_default()).is_ok();
        leave(if is_served { 0 } else { 1 });
    }
    let (messages, inbox) = mpsc::channel();
    let requests = messages.clone();
    thread::spawn(move || {
        let mut input = std::io::stdin().lock();
        let mut line = Vec::new();
        while input.read_until(b'\n', &mut line).is_ok_and(|length| length > 0) {
            if let Some(request) = VoiceRequest::parse(&String::from_utf8_lossy(&line)) {
                let _ = requests.send(Message::Request(request));
            }
            line.clear();
        }
        let _ = requests.send(Message::Closed);
    });
    VoiceRouter::new(messages).run(&inbox);
    leave(0);
}

/// Ends the process without destructors: a frozen sound server or speech daemon would keep us here.
fn leave(code: u8) -> ! {
    // Windows would still run the end routine of every library, and those of sound wait for threads that are gone by then.
    #[cfg(windows)]
    // SAFETY: it ends this process and nothing else; everything written was flushed.
    unsafe {
        TerminateProcess(GetCurrentProcess(), code.into());
    }
    std::process::exit(code.into())
}

/// Writes one report. Without a reader there is nobody to speak for.
fn tell(report: &ProcessReport) {
    let mut out = std::io::stdout().lock();
    if out.write_all((report.print() + "\n").as_bytes()).and_then(|()| out.flush()).is_err() {
        leave(1);
    }
}
