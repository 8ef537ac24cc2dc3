//! What can go wrong with a voice, as values: the program makes sentences of them.

/// Why something could not be said.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Trouble {
    /// The program `annabella-voice` is not beside the main program, or cannot be started.
    NoProcess,
    /// The voice process ended by itself.
    ProcessDied,
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

impl Trouble {
    /// Every trouble.
    pub const ALL: [Trouble; 17] = [
        Trouble::NoProcess,
        Trouble::ProcessDied,
        Trouble::ProcessFrozen,
        Trouble::NoLibrary,
        Trouble::NoSystemVoice,
        Trouble::NoReader,
        Trouble::SystemBroken,
        Trouble::SystemSilent,
        Trouble::NoDevice,
        Trouble::DeviceBusy,
        Trouble::DeviceLost,
        Trouble::DeviceFrozen,
        Trouble::NotPrivate,
        Trouble::DeviceOfAListener,
        Trouble::ProcessFlooded,
        Trouble::File,
        Trouble::DiskFull,
    ];

    /// Whether it concerns one device only, not every voice.
    pub fn is_of_a_device(self) -> bool {
        matches!(
            self,
            Trouble::NoDevice
                | Trouble::DeviceBusy
                | Trouble::DeviceLost
                | Trouble::DeviceFrozen
                | Trouble::NotPrivate
                | Trouble::DeviceOfAListener
                | Trouble::File
                | Trouble::DiskFull
        )
    }

    /// The word for it in the lines of the voice process.
    pub fn word(self) -> &'static str {
        match self {
            Trouble::NoProcess => "no-process",
            Trouble::ProcessDied => "process-died",
            Trouble::ProcessFrozen => "process-frozen",
            Trouble::NoLibrary => "no-library",
            Trouble::NoSystemVoice => "no-system-voice",
            Trouble::NoReader => "no-reader",
            Trouble::SystemBroken => "system-broken",
            Trouble::SystemSilent => "system-silent",
            Trouble::NoDevice => "no-device",
            Trouble::DeviceBusy => "device-busy",
            Trouble::DeviceLost => "device-lost",
            Trouble::DeviceFrozen => "device-frozen",
            Trouble::NotPrivate => "not-private",
            Trouble::DeviceOfAListener => "device-of-a-listener",
            Trouble::ProcessFlooded => "process-flooded",
            Trouble::File => "file",
            Trouble::DiskFull => "disk-full",
        }
    }

    /// The trouble that has this word.
    pub fn of(word: &str) -> Option<Trouble> {
        Trouble::ALL.into_iter().find(|trouble| trouble.word() == word)
    }
}
