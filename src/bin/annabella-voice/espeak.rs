//! The espeak-ng library, loaded when it is needed, in a process that does nothing else.
//!
//! What espeak-ng makes of a text depends on all it has said since it was loaded, and it leaves a thread behind when it
//! is unloaded. So each process says one piece: the same text always sounds the same, and a crash costs one piece.

use crate::espeak_places::{EspeakPlace, espeak_places};
use crate::prosody::{HERTZ, Prosody, parse_job};
use annabella::voice::pronunciation::Piece;
use annabella::voice::protocol::VoiceTrouble;
use libloading::Library;
use std::ffi::{CStr, CString, c_char, c_int, c_uint, c_void};
use std::io::Write;

/// Answers one piece on the standard input with its samples on the standard output.
///
/// First a byte says that the library is there; then come the samples, little-endian, to the end.
///
/// # Errors
///
/// [`VoiceTrouble::NoLibrary`]: the library or its voice data is not installed.
pub fn serve(language: &str) -> Result<(), VoiceTrouble> {
    let mut espeak = Espeak::open(language)?;
    let mut output = std::io::stdout().lock();
    let mut line = String::new();
    // Where nobody asks or listens the voice process is gone, and there is nothing to do.
    let is_asked =
        output.write_all(b"!").and_then(|()| output.flush()).and_then(|()| std::io::stdin().read_line(&mut line));
    if let (Ok(_), Some((piece, prosody))) = (is_asked, parse_job(line.trim_end())) {
        let samples = espeak.speak(&piece, prosody);
        // It begins with some thousandths of a second of nothing, for which nobody should wait.
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
    /// Keeps the functions above where they are.
    _library: Library,
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
    /// Loads the first library that has its data, ready to speak a language.
    fn open(language: &str) -> Result<Espeak, VoiceTrouble> {
        espeak_places().iter().find_map(|place| Espeak::open_at(place, language).ok()).ok_or(VoiceTrouble::NoLibrary)
    }

    fn open_at(place: &EspeakPlace, language: &str) -> Result<Espeak, VoiceTrouble> {
        // The library takes neither long nor foreign names of folders: it finds its data where this process stands.
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
                _library: library,
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

    /// Changes to the voice of a language; English where there is none.
    fn choose(&mut self, language: &str) {
        if self.language.as_deref() == Some(language) {
            return;
        }
        for name in [language, "en"] {
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
