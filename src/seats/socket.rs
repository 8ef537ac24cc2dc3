//! Where a game is offered: a local socket in a folder that its owner alone may open; on Windows a named pipe.

use std::io;
use std::path::{Path, PathBuf};

use directories::ProjectDirs;
use interprocess::local_socket::traits::{ListenerExt as _, Stream as _, StreamCommon as _};
use interprocess::local_socket::{Listener, ListenerOptions, Name, Stream};
use sha2::{Digest, Sha256};

use crate::storage::journal::make_folders;

/// The longest path of a socket that every system takes, in bytes, and the bytes of a socket's name with its separator.
const LONGEST_PATH: usize = 100;
const NAME: usize = 23;

/// The folder of the sockets: that of the user's session, if there is one; else one in the user's state folder; if its
/// path is too long for a socket, one for this user among the temporary files.
pub fn folder_of_sockets() -> PathBuf {
    let known = ProjectDirs::from("", "", "annabella");
    let of_session = known.as_ref().and_then(ProjectDirs::runtime_dir);
    // The folder of a session may be named and not be there, as after `su`.
    let of_session = of_session.filter(|folder| folder.parent().is_some_and(Path::is_dir)).map(Path::to_owned);
    let of_user = known.as_ref().map(|known| known.state_dir().unwrap_or(known.data_local_dir()).join("seats"));
    let fits = |folder: &PathBuf| folder.as_os_str().len() + NAME <= LONGEST_PATH;
    of_session.into_iter().chain(of_user).find(fits).unwrap_or_else(temporary_folder)
}

#[cfg(unix)]
fn temporary_folder() -> PathBuf {
    std::env::temp_dir().join(format!("annabella-{}", rustix::process::geteuid().as_raw()))
}

#[cfg(not(unix))]
fn temporary_folder() -> PathBuf {
    std::env::temp_dir().join("annabella")
}

/// The folder of the sockets, where it is there. One that is not this user's own alone is not used: a link, or the
/// folder of somebody else.
///
/// # Errors
///
/// In the words of the system.
#[cfg(unix)]
pub fn own_folder() -> io::Result<PathBuf> {
    use std::os::unix::fs::{MetadataExt, PermissionsExt};
    let folder = folder_of_sockets();
    let found = folder.symlink_metadata()?;
    if !found.is_dir() || found.uid() != rustix::process::geteuid().as_raw() {
        return Err(io::Error::from(io::ErrorKind::PermissionDenied));
    }
    std::fs::set_permissions(&folder, std::fs::Permissions::from_mode(0o700))?;
    Ok(folder)
}

/// The folder of the sockets, which Windows gives to this user alone.
///
/// # Errors
///
/// In the words of the system.
#[cfg(windows)]
pub fn own_folder() -> io::Result<PathBuf> {
    Ok(folder_of_sockets())
}

/// Whether a game of that record is offered, as far as can be seen without asking.
pub fn is_offered(record: &Path) -> bool {
    connect(&name_of(record)).is_ok()
}

/// The name under which the game of that record is offered: the same for every way to write its path.
pub fn name_of(record: &Path) -> String {
    let whole = record.canonicalize().unwrap_or_else(|_| record.to_owned());
    let digest = Sha256::digest(whole.to_string_lossy().as_bytes());
    digest.iter().take(8).map(|byte| format!("{byte:02x}")).collect::<String>() + ".seats"
}

#[cfg(unix)]
fn socket_name(name: &str) -> io::Result<Name<'static>> {
    use interprocess::local_socket::{GenericFilePath, ToFsName};
    own_folder()?.join(name).to_fs_name::<GenericFilePath>()
}

#[cfg(windows)]
fn socket_name(name: &str) -> io::Result<Name<'static>> {
    use interprocess::local_socket::{GenericNamespaced, ToNsName};
    format!("annabella-{name}").to_ns_name::<GenericNamespaced>()
}

/// Sends what can be sent without waiting. Returns how many bytes that were: none where the other end does not read, or
/// where the system has no such way.
#[cfg(unix)]
pub fn send_now(stream: &Stream, bytes: &[u8]) -> usize {
    use rustix::net::{SendFlags, send};
    let Stream::UdSocket(socket) = stream;
    // What is wrong with the connection is found by the thread that writes the rest.
    send(socket, bytes, SendFlags::DONTWAIT).unwrap_or(0)
}

#[cfg(windows)]
pub fn send_now(_: &Stream, _: &[u8]) -> usize {
    0
}

/// Ends the connection for the threads that read and write it.
#[cfg(unix)]
pub fn hang_up(stream: &Stream) {
    let Stream::UdSocket(socket) = stream;
    // It may have ended by itself.
    let _ = rustix::net::shutdown(socket, rustix::net::Shutdown::Both);
}

/// Ends the connection for the thread that reads it.
#[cfg(unix)]
pub fn stop_reading(stream: &Stream) {
    let Stream::UdSocket(socket) = stream;
    let _ = rustix::net::shutdown(socket, rustix::net::Shutdown::Read);
}

/// Here it ends when it was silent for too long.
#[cfg(windows)]
pub fn hang_up(_: &Stream) {}

/// Here the thread that reads looks itself whether it is still wanted.
#[cfg(windows)]
pub fn stop_reading(_: &Stream) {}

/// Opens the socket of that name. One that a crash left behind is replaced: the record's lock says that
/// nobody else hosts this game.
///
/// # Errors
///
/// If the folder or the socket cannot be made.
pub fn listen(name: &str) -> io::Result<Listener> {
    make_folders(&folder_of_sockets())?;
    let options = ListenerOptions::new().name(socket_name(name)?);
    #[cfg(unix)]
    let options = options.try_overwrite(true);
    let options = for_the_owner(options)?;
    options.create_sync()
}

#[cfg(target_os = "linux")]
fn for_the_owner(options: ListenerOptions<'_>) -> io::Result<ListenerOptions<'_>> {
    use interprocess::os::unix::local_socket::ListenerOptionsExt;
    Ok(options.mode(0o600))
}

/// Here the folder says who may connect.
#[cfg(all(unix, not(target_os = "linux")))]
fn for_the_owner(options: ListenerOptions<'_>) -> io::Result<ListenerOptions<'_>> {
    Ok(options)
}

/// A pipe that its owner alone may open.
#[cfg(windows)]
fn for_the_owner(options: ListenerOptions<'_>) -> io::Result<ListenerOptions<'_>> {
    use interprocess::os::windows::local_socket::ListenerOptionsExt;
    use interprocess::os::windows::security_descriptor::SecurityDescriptor;
    // Everything for the owner, nothing for others.
    let owner = widestring::u16cstr!("D:P(A;;GA;;;OW)");
    Ok(options.security_descriptor(SecurityDescriptor::deserialize(owner)?))
}

/// The next connection.
///
/// # Errors
///
/// In the words of the system.
pub fn accept(listener: &Listener) -> Option<io::Result<Stream>> {
    listener.incoming().next()
}

/// Whether the program at the other end is run by this user.
pub fn is_of_this_user(stream: &Stream) -> bool {
    #[cfg(unix)]
    return stream.peer_creds().is_ok_and(|peer| peer.euid() == Some(rustix::process::geteuid().as_raw()));
    // The pipe itself admits nobody else.
    #[cfg(windows)]
    return stream.peer_creds().is_ok();
}

/// The terminal of the program at the other end. `None` where it has none, as one that `ssh` has started.
pub fn terminal_at(stream: &Stream) -> Option<String> {
    let process = stream.peer_creds().ok()?.pid()?;
    terminal_of(&process.to_string())
}

/// The session of a process and its terminal. `None` where it has no terminal, or where the system does not say it.
pub fn terminal_of(process: &str) -> Option<String> {
    let status = std::fs::read_to_string(format!("/proc/{process}/stat")).ok()?;
    // The name of the program before may have anything in it.
    let mut numbers = status.rsplit_once(')')?.1.split_whitespace().skip(3);
    let (session, terminal) = (numbers.next()?, numbers.next()?);
    (terminal != "0").then(|| format!("{session}.{terminal}"))
}

/// Connects to the socket of that name.
///
/// # Errors
///
/// If nobody offers it, or a program of somebody else does; in the words of the system.
pub fn connect(name: &str) -> io::Result<Stream> {
    let stream = Stream::connect(socket_name(name)?)?;
    if is_of_this_user(&stream) { Ok(stream) } else { Err(io::ErrorKind::PermissionDenied.into()) }
}
