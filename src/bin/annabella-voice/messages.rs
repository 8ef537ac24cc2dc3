//! What reaches the router of the voice process, from every thread of it.

use crate::output_device::OutputReport;
use crate::system::SystemReport;
use annabella::voice::protocol::VoiceRequest;

/// One thing to react to.
pub enum Message {
    /// The program asks for something.
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
