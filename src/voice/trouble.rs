//! What can go wrong with a voice, as values: the program makes sentences of them.

/// Why something could not be said.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum VoiceTrouble {
    /// The program `annabella-voice` is not beside the main program, or cannot be started.
    NoProcess,
    /// The voice process ended by itself.
    ProcessDied,
    /// The voice process cannot begin: ALSA's library is not installed.
    NoAlsaLibrary,
    /// The voice process cannot begin: Speech Dispatcher's library is not installed.
    NoSpeechdLibrary,
    /// The voice process did not answer in time and was ended.
    ProcessFrozen,
    /// The espeak-ng library is not installed, or holds no voice data.
    NoLibrary,
    /// The system offers no voice service.
    NoSystemVoice,
    /// No screen reader runs that takes sentences, or the library by which it takes them is missing.
    NoReader,
    /// The system voice refused a sentence.
    SystemBroken,
    /// The system voice took a sentence and did not begin within a second.
    SystemSilent,
    /// No sound device.
    NoDevice,
    /// Another program holds the sound device.
    DeviceBusy,
    /// The sound device went away.
    DeviceLost,
    /// The sound device takes no more sound.
    DeviceFrozen,
    /// The sound system may move what is heard on this device to another, so that nothing private is played there.
    NotPrivate,
    /// The default device is that of a listener of his own: what is for the room would be heard by him alone.
    DeviceOfAListener,
    /// The voice process told more than it was asked for and was ended.
    ProcessFlooded,
    /// A sound file could not be read or written.
    File,
    /// The room for recordings is used up.
    DiskFull,
}

impl VoiceTrouble {
    /// Every trouble.
    pub const ALL: [VoiceTrouble; 19] = [
        VoiceTrouble::NoProcess,
        VoiceTrouble::ProcessDied,
        VoiceTrouble::NoAlsaLibrary,
        VoiceTrouble::NoSpeechdLibrary,
        VoiceTrouble::ProcessFrozen,
        VoiceTrouble::NoLibrary,
        VoiceTrouble::NoSystemVoice,
        VoiceTrouble::NoReader,
        VoiceTrouble::SystemBroken,
        VoiceTrouble::SystemSilent,
        VoiceTrouble::NoDevice,
        VoiceTrouble::DeviceBusy,
        VoiceTrouble::DeviceLost,
        VoiceTrouble::DeviceFrozen,
        VoiceTrouble::NotPrivate,
        VoiceTrouble::DeviceOfAListener,
        VoiceTrouble::ProcessFlooded,
        VoiceTrouble::File,
        VoiceTrouble::DiskFull,
    ];

    /// Whether it concerns one device only, not every voice.
    pub fn is_of_a_device(self) -> bool {
        matches!(
            self,
            VoiceTrouble::NoDevice
                | VoiceTrouble::DeviceBusy
                | VoiceTrouble::DeviceLost
                | VoiceTrouble::DeviceFrozen
                | VoiceTrouble::NotPrivate
                | VoiceTrouble::DeviceOfAListener
                | VoiceTrouble::File
                | VoiceTrouble::DiskFull
        )
    }

    /// The word for it in the lines of the voice process.
    pub fn word(self) -> &'static str {
        match self {
            VoiceTrouble::NoProcess => "no-process",
            VoiceTrouble::ProcessDied => "process-died",
            VoiceTrouble::NoAlsaLibrary => "no-alsa-library",
            VoiceTrouble::NoSpeechdLibrary => "no-speechd-library",
            VoiceTrouble::ProcessFrozen => "process-frozen",
            VoiceTrouble::NoLibrary => "no-library",
            VoiceTrouble::NoSystemVoice => "no-system-voice",
            VoiceTrouble::NoReader => "no-reader",
            VoiceTrouble::SystemBroken => "system-broken",
            VoiceTrouble::SystemSilent => "system-silent",
            VoiceTrouble::NoDevice => "no-device",
            VoiceTrouble::DeviceBusy => "device-busy",
            VoiceTrouble::DeviceLost => "device-lost",
            VoiceTrouble::DeviceFrozen => "device-frozen",
            VoiceTrouble::NotPrivate => "not-private",
            VoiceTrouble::DeviceOfAListener => "device-of-a-listener",
            VoiceTrouble::ProcessFlooded => "process-flooded",
            VoiceTrouble::File => "file",
            VoiceTrouble::DiskFull => "disk-full",
        }
    }

    /// The trouble that has this word.
    pub fn of(word: &str) -> Option<VoiceTrouble> {
        VoiceTrouble::ALL.into_iter().find(|trouble| trouble.word() == word)
    }
}
