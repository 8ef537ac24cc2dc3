//! Sound through a PulseAudio server, or PipeWire in its place, without ALSA in between.
//!
//! Only this way can a stream be kept on its device: what is for one listener's headphones must never be moved to a
//! loudspeaker because they were unplugged.

use annabella::voice::protocol::VoiceTrouble;
use pulseaudio::protocol::{
    AuthParams, AuthReply, ChannelMap, ChannelVolume, Command, CreatePlaybackStreamReply, DEFAULT_SINK, MAX_VERSION,
    PlaybackStreamParams, Prop, Props, ProtocolError, SampleFormat, SampleSpec, SetClientNameReply, SinkInfoList,
    read_command_message, read_reply_message, stream, write_command_message, write_memblock,
};
use std::ffi::{CStr, CString};
use std::io::{BufReader, ErrorKind};
use std::net::Shutdown;
use std::os::unix::net::UnixStream;
use std::path::{Path, PathBuf};
use std::thread;
use std::time::Duration;

/// How long a server may take to answer while a device is opened.
const ANSWER: Duration = Duration::from_secs(2);
/// Bytes of a sample. There is one channel, which the server plays on every loudspeaker.
const SAMPLE: usize = 2;

/// A device of a sound server.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ServerDevice {
    /// The server's socket; `None` for the server of the environment.
    pub socket: Option<PathBuf>,
    /// The server's name for the device; `None` for its default device.
    pub sink: Option<String>,
}

/// An open stream; dropping it closes it at once, whatever the server does.
pub struct ServerStream(UnixStream);

impl Drop for ServerStream {
    fn drop(&mut self) {
        // A server that is gone has closed it already.
        let _ = self.0.shutdown(Shutdown::Both);
    }
}

/// Why a stream could not be opened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ServerError {
    /// The server answers, but does not accept us.
    Refused,
    Trouble(VoiceTrouble),
}

/// A server that has accepted us.
struct Server {
    socket: BufReader<UnixStream>,
    version: u16,
}

impl Server {
    fn connect(socket: Option<&Path>) -> Result<Server, ProtocolError> {
        let from_environment = || pulseaudio::socket_path_from_env();
        let path = socket.map(Path::to_owned).or_else(from_environment).ok_or(std::io::ErrorKind::NotFound);
        let socket = UnixStream::connect(path.map_err(std::io::Error::from)?)?;
        socket.set_read_timeout(Some(ANSWER))?;
        socket.set_write_timeout(Some(ANSWER))?;
        let mut server = Server { socket: BufReader::new(socket), version: MAX_VERSION };
        let auth = AuthParams { version: MAX_VERSION, supports_shm: false, supports_memfd: false, cookie: cookie() };
        server.send(&Command::Auth(auth))?;
        let (_, answer) = read_reply_message::<AuthReply>(&mut server.socket, MAX_VERSION)?;
        server.version = MAX_VERSION.min(answer.version);
        let mut props = Props::new();
        props.set(Prop::ApplicationName, c"annabella");
        server.send(&Command::SetClientName(props))?;
        read_reply_message::<SetClientNameReply>(&mut server.socket, server.version)?;
        Ok(server)
    }

    fn send(&mut self, command: &Command) -> Result<(), ProtocolError> {
        write_command_message(self.socket.get_mut(), 0, command, self.version)
    }
}

/// The length of a cookie in the protocol of PulseAudio, in bytes.
const COOKIE: usize = 256;

/// The password-like file that a server shares with its user; zeros if there is none.
///
/// A server disconnects clients whose cookie has another length. One that knows us by our user accepts any other
/// cookie.
#[expect(clippy::disallowed_methods, reason = "only the environment says where the cookie is")]
fn cookie() -> Vec<u8> {
    let named = std::env::var_os("PULSE_COOKIE").map(PathBuf::from);
    let configured = std::env::var_os("XDG_CONFIG_HOME").map(|folder| PathBuf::from(folder).join("pulse/cookie"));
    let paths = named.into_iter().chain(configured).chain(pulseaudio::cookie_path_from_env());
    let mut cookies = paths.filter_map(|path| std::fs::read(path).ok());
    cookies.find(|cookie| cookie.len() == COOKIE).unwrap_or_else(|| vec![0; COOKIE])
}

/// The names of a server's devices; none if there is no server.
pub fn device_names() -> Vec<String> {
    let listed = || {
        let mut server = Server::connect(None)?;
        server.send(&Command::GetSinkInfoList)?;
        Ok::<_, ProtocolError>(read_reply_message::<SinkInfoList>(&mut server.socket, server.version)?.1)
    };
    let sinks = listed().unwrap_or_default();
    sinks.iter().map(|sink| sink.name.to_string_lossy().into_owned()).collect()
}

/// Whether the environment names a server that answers.
pub fn is_there() -> bool {
    pulseaudio::socket_path_from_env().is_some_and(|path| UnixStream::connect(path).is_ok())
}

/// Opens a stream of `hertz` samples a second in blocks of `block` samples. Returns it with the number of samples
/// between being asked for and being heard.
///
/// `fill` is called from a thread for each block; `ended` when the stream has ended by itself. A stream on a named
/// device stays there: if the device goes, the stream ends. From the default device the server may move it, but to none
/// of the devices `elsewhere`, which belong to other listeners.
///
/// # Errors
///
/// There is no such server or device, or the default device belongs to another listener.
pub fn open(
    device: &ServerDevice,
    elsewhere: Vec<String>,
    hertz: u32,
    block: u32,
    fill: impl FnMut(&mut [i16]) + Send + 'static,
    ended: impl FnOnce() + Send + 'static,
) -> Result<(ServerStream, u64), ServerError> {
    let absent = |_| ServerError::Trouble(VoiceTrouble::NoDevice);
    let mut server = Server::connect(device.socket.as_deref()).map_err(|error| {
        // A server that does not accept us hangs up or says so; a missing or frozen one does neither.
        let hangs_up = [ErrorKind::UnexpectedEof, ErrorKind::ConnectionReset, ErrorKind::BrokenPipe];
        let is_unreachable = matches!(&error, ProtocolError::Io(error) if !hangs_up.contains(&error.kind()));
        if is_unreachable { ServerError::Trouble(VoiceTrouble::NoDevice) } else { ServerError::Refused }
    })?;
    let is_pinned = device.sink.is_some();
    let name = device.sink.as_ref().map(|name| CString::new(name.as_str())).transpose();
    let name =
        name.map_err(|_| ServerError::Trouble(VoiceTrouble::NoDevice))?.unwrap_or_else(|| DEFAULT_SINK.to_owned());
    let params = PlaybackStreamParams {
        sample_spec: SampleSpec { format: SampleFormat::S16Le, channels: 1, sample_rate: hertz },
        channel_map: ChannelMap::mono(),
        sink_name: Some(name.clone()),
        cvolume: Some(ChannelVolume::norm(1)),
        buffer_attr: stream::BufferAttr {
            max_length: u32::MAX,
            target_length: 2 * block * SAMPLE as u32,
            pre_buffering: 0,
            minimum_request_length: block * SAMPLE as u32,
            ..stream::BufferAttr::default()
        },
        flags: stream::StreamFlags { no_move: is_pinned, adjust_latency: true, ..stream::StreamFlags::default() },
        ..PlaybackStreamParams::default()
    };
    server.send(&Command::CreatePlaybackStream(params)).map_err(absent)?;
    let reply = read_reply_message::<CreatePlaybackStreamReply>(&mut server.socket, server.version);
    let (_, reply) = reply.map_err(absent)?;
    let rule = if is_pinned && !name.as_bytes().starts_with(b"@") { Rule::Only(name) } else { Rule::NoneOf(elsewhere) };
    if !reply.sink_name.as_deref().is_some_and(|name| rule.allows(name)) {
        let why = if is_pinned { VoiceTrouble::NoDevice } else { VoiceTrouble::DeviceOfAListener };
        return Err(ServerError::Trouble(why));
    }
    let held = (reply.buffer_attr.target_length as usize / SAMPLE) as u64 + u64::from(block);
    let socket = server.socket.get_ref().try_clone().map_err(|_| ServerError::Trouble(VoiceTrouble::NoDevice))?;
    socket.set_read_timeout(None).map_err(|_| ServerError::Trouble(VoiceTrouble::NoDevice))?;
    let (channel, wanted) = (reply.channel, reply.requested_bytes as usize);
    thread::spawn(move || {
        let feeding = Feeding { server, channel, is_pinned, rule, fill, bytes: Vec::new() };
        // Whatever ended it, the device is gone.
        let _ = feeding.run(wanted);
        ended();
    });
    Ok((ServerStream(socket), held))
}

/// A rule for the places where a stream may be heard.
enum Rule {
    Only(CString),
    NoneOf(Vec<String>),
}

impl Rule {
    fn allows(&self, device: &CStr) -> bool {
        match self {
            Rule::Only(name) => name.as_c_str() == device,
            Rule::NoneOf(names) => !names.iter().any(|name| name.as_bytes() == device.to_bytes()),
        }
    }
}

/// The thread that gives the server what it asks for.
struct Feeding<F> {
    server: Server,
    channel: u32,
    is_pinned: bool,
    rule: Rule,
    fill: F,
    bytes: Vec<u8>,
}

impl<F: FnMut(&mut [i16])> Feeding<F> {
    fn run(mut self, wanted: usize) -> Result<(), ProtocolError> {
        self.feed(wanted)?;
        loop {
            let (_, command) = read_command_message(&mut self.server.socket, self.server.version)?;
            if let Command::Request(request) = &command
                && request.channel == self.channel
            {
                self.feed(request.length as usize)?;
            }
            let is_moved_away = if let Command::PlaybackStreamMoved(moved) = &command {
                self.is_pinned || !self.rule.allows(&moved.device_name)
            } else {
                false
            };
            let is_over = is_moved_away || matches!(command, Command::PlaybackStreamKilled(_));
            if is_over {
                return Ok(());
            }
        }
    }

    /// Gives the server that many bytes, silence where there is no sound.
    fn feed(&mut self, wanted: usize) -> Result<(), ProtocolError> {
        let mut block = vec![0_i16; wanted / SAMPLE];
        (self.fill)(&mut block);
        self.bytes.clear();
        self.bytes.extend(block.iter().flat_map(|sample| sample.to_le_bytes()));
        write_memblock(self.server.socket.get_mut(), self.channel, &self.bytes, 0)
    }
}
