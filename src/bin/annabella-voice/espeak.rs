//! The embedded voice: espeak-ng, loaded at run time in processes that do nothing else.
//!
//! What espeak-ng makes of a text depends on everything it has said since it was loaded, and it leaves a thread behind
//! when it is unloaded. So each process says one piece: the same text always sounds the same, and a crash costs one
//! piece. The next process is started early and waits.

use annabella::voice::pronunciation::{Piece, Prosody, voice_of};
use annabella::voice::protocol::{VoiceTrouble, from_line, to_line};
use libloading::Library;
use serde::{Deserialize, Serialize};
use std::ffi::{CStr, CString, c_char, c_int, c_uint, c_void};
use std::io::{Read, Write};
use std::mem::ManuallyDrop;
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{self, Receiver, Sender};
use std::thread;
use std::time::Duration;

/// Samples a second of what espeak-ng makes.
pub const HERTZ: u32 = 22050;

/// The argument that makes this program the process that holds espeak-ng.
pub const ARGUMENT: &str = "--espeak-ng";

/// A handle to the thread that owns the processes that make samples.
#[derive(Clone)]
pub struct Synthesiser(Sender<SynthesiserOrder>);

/// The request to a process that holds espeak-ng: one line of JSON on its standard input.
#[derive(Debug, Serialize, Deserialize)]
pub struct Job {
    pub piece: Piece,
    pub prosody: Prosody,
}

enum SynthesiserOrder {
    Make(Job, Sender<Vec<i16>>),
    /// Ends the thread and the process that waits; the sender is dropped when that is done.
    Close(Sender<()>),
}

/// How long making one piece may take; usually it takes a few milliseconds.
const LIMIT: Duration = Duration::from_millis(900);
/// How long the start may take; on a busy machine it is slow.
const START: Duration = Duration::from_secs(3);

impl Synthesiser {
    /// Starts the process that holds espeak-ng, ready for this language.
    ///
    /// # Errors
    ///
    /// [`VoiceTrouble::NoLibrary`]: the library or its voice data is not installed.
    pub fn start(language: &str) -> Result<Synthesiser, VoiceTrouble> {
        let language = language.to_string();
        let mut waiting = Some(EspeakProcess::start(&language).ok_or(VoiceTrouble::NoLibrary)?);
        let (orders, inbox) = mpsc::channel();
        thread::spawn(move || {
            for order in inbox {
                let (job, samples) = match order {
                    SynthesiserOrder::Make(job, samples) => (job, samples),
                    SynthesiserOrder::Close(done) => {
                        drop(waiting);
                        return drop(done);
                    }
                };
                let made = waiting.take().and_then(|process| process.make(&job));
                // If it has crashed or hangs, try another.
                let made = made.or_else(|| EspeakProcess::start(&language)?.make(&job));
                // The caller may have been stopped meanwhile.
                let _ = samples.send(made.unwrap_or_default());
                waiting = EspeakProcess::start(&language);
            }
        });
        Ok(Synthesiser(orders))
    }

    /// The samples of a piece, at [`HERTZ`], one channel.
    pub fn samples(&self, piece: &Piece, prosody: Prosody) -> Vec<i16> {
        let (samples, made) = mpsc::channel();
        let _ = self.0.send(SynthesiserOrder::Make(Job { piece: piece.clone(), prosody }, samples));
        made.recv().unwrap_or_default()
    }

    /// Ends the waiting process, within a time limit. A process that is starting when ours ends may stay for ever:
    /// Windows starts a process suspended, and only ours would resume it.
    pub fn close(self, limit: Duration) {
        let (done, closed) = mpsc::channel();
        let _ = self.0.send(SynthesiserOrder::Close(done));
        let _ = closed.recv_timeout(limit);
    }
}

/// A process that holds espeak-ng and waits for its piece.
struct EspeakProcess {
    process: Child,
    job: ChildStdin,
    answer: Receiver<Vec<u8>>,
}

impl EspeakProcess {
    fn start(language: &str) -> Option<EspeakProcess> {
        let program = std::env::current_exe().ok()?;
        let mut command = Command::new(program);
        command.args([ARGUMENT, language]).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null());
        let mut process = command.spawn().ok()?;
        let (job, mut output) = (process.stdin.take()?, process.stdout.take()?);
        let (bytes, answer) = mpsc::channel();
        thread::spawn(move || {
            let mut ready = [0];
            if output.read_exact(&mut ready).is_ok() && bytes.send(Vec::new()).is_ok() {
                let mut samples = Vec::new();
                let _ = output.read_to_end(&mut samples).map(|_| bytes.send(samples));
            }
        });
        let process = EspeakProcess { process, job, answer };
        process.answer.recv_timeout(START).ok()?;
        Some(process)
    }

    fn make(mut self, job: &Job) -> Option<Vec<i16>> {
        self.job.write_all(to_line(job).as_bytes()).ok()?;
        let bytes = self.answer.recv_timeout(LIMIT).ok().filter(|bytes| !bytes.is_empty())?;
        Some(bytes.chunks_exact(2).map(|pair| i16::from_le_bytes([pair[0], pair[1]])).collect())
    }
}

impl Drop for EspeakProcess {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

/// Serves one [`Job`] as the process that holds espeak-ng: writes its samples to the standard output.
///
/// First comes one byte that says that the library is loaded, then the samples, little-endian, until the end.
///
/// # Errors
///
/// [`VoiceTrouble::NoLibrary`]: the library or its voice data is not installed.
pub fn serve(language: &str) -> Result<(), VoiceTrouble> {
    let mut espeak = Espeak::open(language)?;
    let mut output = std::io::stdout().lock();
    let mut line = String::new();
    // Without a job or a reader the voice process is gone, and there is nothing to do.
    let is_asked =
        output.write_all(b"!").and_then(|()| output.flush()).and_then(|()| std::io::stdin().read_line(&mut line));
    if let (Ok(_), Some(Job { piece, prosody })) = (is_asked, from_line(line.as_bytes())) {
        let samples = espeak.speak(&piece, prosody);
        // It begins with a few milliseconds of silence, for which nobody should wait.
        let sound = samples.iter().skip_while(|sample| **sample == 0);
        let _ = output.write_all(&sound.flat_map(|sample| sample.to_le_bytes()).collect::<Vec<u8>>());
        let _ = output.flush();
    }
    Ok(())
}

type Callback = unsafe extern "C" fn(*const i16, c_int, *const EspeakEvent) -> c_int;

/// `espeak_EVENT` of `speak_lib.h`.
#[repr(C)]
struct EspeakEvent {
    kind: c_int,
    unique_identifier: c_uint,
    text_position: c_int,
    length: c_int,
    audio_position: c_int,
    sample: c_int,
    user_data: *mut c_void,
    id: [u8; 8],
}

struct Espeak {
    synth: unsafe extern "C" fn(*const c_void, usize, c_uint, c_int, c_uint, c_uint, *mut c_uint, *mut c_void) -> c_int,
    set_voice: unsafe extern "C" fn(*const c_char) -> c_int,
    set_parameter: unsafe extern "C" fn(c_int, c_int, c_int) -> c_int,
    language: Option<String>,
    /// Keeps the functions above where they are. It is never unloaded: its own thread may still run in it.
    _library: ManuallyDrop<Library>,
}

const SYNCHRONOUS: c_int = 2;
const DO_NOT_EXIT: c_int = 0x8000;
const UTF8: c_uint = 1;
const PHONEMES: c_uint = 0x100;
const POSITION_IN_CHARACTERS: c_int = 1;
const RATE: c_int = 1;
const VOLUME: c_int = 2;
const PITCH: c_int = 3;

impl Espeak {
    /// Loads the first library that finds its data, ready to speak a language.
    fn open(language: &str) -> Result<Espeak, VoiceTrouble> {
        espeak_places().iter().find_map(|place| Espeak::open_at(place, language).ok()).ok_or(VoiceTrouble::NoLibrary)
    }

    fn open_at(place: &EspeakPlace, language: &str) -> Result<Espeak, VoiceTrouble> {
        // The library supports neither long nor non-ASCII folder names: it finds its data in the current folder.
        let data_in = place.data_in.as_ref().filter(|folder| std::env::set_current_dir(folder).is_ok()).map(|_| c".");
        // SAFETY: espeak-ng runs no code of ours while it is loaded; the signatures are those of `speak_lib.h`, which
        // have not changed since the library has this name; the library is kept as long as its functions.
        unsafe {
            let library = Library::new(&place.shared_object).map_err(|_| VoiceTrouble::NoLibrary)?;
            let missing = |_| VoiceTrouble::NoLibrary;
            let initialize: unsafe extern "C" fn(c_int, c_int, *const c_char, c_int) -> c_int =
                *library.get(b"espeak_Initialize\0").map_err(missing)?;
            let set_callback: unsafe extern "C" fn(Callback) =
                *library.get(b"espeak_SetSynthCallback\0").map_err(missing)?;
            let mut espeak = Espeak {
                synth: *library.get(b"espeak_Synth\0").map_err(missing)?,
                set_voice: *library.get(b"espeak_SetVoiceByName\0").map_err(missing)?,
                set_parameter: *library.get(b"espeak_SetParameter\0").map_err(missing)?,
                language: None,
                _library: ManuallyDrop::new(library),
            };
            let data_in = data_in.map_or(std::ptr::null(), CStr::as_ptr);
            if initialize(SYNCHRONOUS, 0, data_in, DO_NOT_EXIT) != HERTZ as c_int {
                return Err(VoiceTrouble::NoLibrary);
            }
            set_callback(collect);
            espeak.choose(language);
            Ok(espeak)
        }
    }

    /// Changes to the voice of a language, or to English if there is none.
    fn choose(&mut self, language: &str) {
        if self.language.as_deref() == Some(language) {
            return;
        }
        for name in [voice_of(language, sys_locale::get_locales()), language, "en"] {
            let Ok(text) = CString::new(name) else { continue };
            // SAFETY: a string that ends with a zero byte and outlives the call.
            if unsafe { (self.set_voice)(text.as_ptr()) } == 0 {
                break;
            }
        }
        self.language = Some(language.to_string());
    }

    fn speak(&mut self, piece: &Piece, prosody: Prosody) -> Vec<i16> {
        self.choose(&piece.language);
        let Ok(text) = CString::new(piece.text.as_str()) else { return Vec::new() };
        let mut samples: Vec<i16> = Vec::new();
        // SAFETY: the text ends with a zero byte; in synchronous mode the callback runs only inside `espeak_Synth`,
        // on this thread, so that `samples` outlives every use of the pointer and is not touched meanwhile.
        unsafe {
            (self.set_parameter)(RATE, prosody.rate.clamp(80, 450).into(), 0);
            (self.set_parameter)(VOLUME, prosody.volume.min(200).into(), 0);
            (self.set_parameter)(PITCH, prosody.pitch.min(100).into(), 0);
            (self.synth)(
                text.as_ptr().cast(),
                text.as_bytes_with_nul().len(),
                0,
                POSITION_IN_CHARACTERS,
                0,
                UTF8 | PHONEMES,
                std::ptr::null_mut(),
                (&raw mut samples).cast(),
            );
        }
        samples
    }
}

/// Receives samples; zero asks for more.
unsafe extern "C" fn collect(wave: *const i16, count: c_int, events: *const EspeakEvent) -> c_int {
    // SAFETY: espeak-ng gives `count` samples at `wave`, at least one event, and in every event the `user_data` of
    // `espeak_Synth`, which `speak` set to its vector.
    unsafe {
        if wave.is_null() || events.is_null() {
            return 0;
        }
        let samples = (*events).user_data.cast::<Vec<i16>>();
        if let (Some(samples), Ok(count)) = (samples.as_mut(), usize::try_from(count)) {
            samples.extend_from_slice(std::slice::from_raw_parts(wave, count));
        }
    }
    0
}

/// A library, and the folder of `espeak-ng-data` if the library does not find that by itself.
#[derive(Clone, Debug, PartialEq, Eq)]
struct EspeakPlace {
    pub shared_object: PathBuf,
    pub data_in: Option<PathBuf>,
}

#[cfg(target_os = "linux")]
const FILE_NAMES: [&str; 2] = ["libespeak-ng.so.1", "libespeak-ng.so"];
#[cfg(target_os = "macos")]
const FILE_NAMES: [&str; 2] = ["libespeak-ng.1.dylib", "libespeak-ng.dylib"];
#[cfg(not(any(target_os = "linux", target_os = "macos")))]
const FILE_NAMES: [&str; 2] = ["libespeak-ng.dll", "espeak-ng.dll"];

/// Homebrew on both kinds of processors, and MacPorts.
#[cfg(target_os = "macos")]
const FOLDERS: [&str; 3] = ["/opt/homebrew/lib", "/usr/local/lib", "/opt/local/lib"];

/// Every place where they may be, the best first.
fn espeak_places() -> Vec<EspeakPlace> {
    let program = std::env::current_exe().ok();
    let beside = program.as_deref().and_then(Path::parent).into_iter().flat_map(in_folder);
    let by_name = FILE_NAMES.iter().map(|name| EspeakPlace { shared_object: name.into(), data_in: None });
    beside.chain(by_name).chain(installed()).collect()
}

/// The libraries in a folder, with the data beside them.
fn in_folder(folder: &Path) -> Vec<EspeakPlace> {
    let data_in = folder.join("espeak-ng-data").is_dir().then(|| folder.to_owned());
    let there = FILE_NAMES.iter().map(|name| folder.join(name)).filter(|shared_object| shared_object.is_file());
    there.map(|shared_object| EspeakPlace { shared_object, data_in: data_in.clone() }).collect()
}

/// Nothing: the system finds libraries by their names.
#[cfg(target_os = "linux")]
fn installed() -> Vec<EspeakPlace> {
    Vec::new()
}

#[cfg(target_os = "macos")]
fn installed() -> Vec<EspeakPlace> {
    FOLDERS.iter().flat_map(|folder| in_folder(Path::new(folder))).collect()
}

/// The folder of espeak-ng's own installer.
#[cfg(not(any(target_os = "linux", target_os = "macos")))]
#[expect(clippy::disallowed_methods, reason = "only the environment says where programs are installed")]
fn installed() -> Vec<EspeakPlace> {
    std::env::var_os("ProgramFiles")
        .map(|programs| in_folder(&PathBuf::from(programs).join("eSpeak NG")))
        .unwrap_or_default()
}
