//! Another user of the computer, who makes the folder of the sockets first.

use std::fs;
use std::io::{ErrorKind, Read};
use std::os::unix::fs::{PermissionsExt, chown, symlink};
use std::os::unix::net::UnixListener;
use std::process::Command;

use annabella::seats::name_of;

use super::{Running, joins, record_of_a_game};
use crate::program::{Home, ran};

/// The user of that number runs nothing of ours.
const SOMEBODY_ELSE: u32 = 65_534;

const SECRET: &str = "export TOKEN=abc123 # secret\n";

/// A home whose sockets are among the temporary files, as that of a long name without a session.
struct Far {
    home: Home,
}

impl Far {
    fn new() -> Far {
        let home = Home::new();
        fs::create_dir_all(home.path(&"long/".repeat(30))).expect("folders");
        fs::create_dir(home.path("t")).expect("a folder");
        fs::write(home.path("secret"), SECRET).expect("a file");
        Far { home }
    }

    fn set(&self, mut command: Command) -> Command {
        command.env("XDG_STATE_HOME", self.home.path(&"long/".repeat(30))).env_remove("XDG_RUNTIME_DIR");
        command.env("TMPDIR", self.home.path("t"));
        command
    }

    fn folder(&self) -> std::path::PathBuf {
        self.home.path("t").join(format!("annabella-{}", rustix::process::geteuid().as_raw()))
    }

    /// The socket of the game, and where the token of a role would be.
    fn socket(&self) -> std::path::PathBuf {
        self.folder().join(name_of(&self.home.path("game.jsonl")))
    }

    fn token(&self, role: &str) -> std::path::PathBuf {
        self.socket().with_file_name(format!("{}.{role}.token", name_of(&self.home.path("game.jsonl"))))
    }
}

#[test]
fn nothing_is_sent_or_written_in_a_folder_of_somebody_else() {
    if !rustix::process::geteuid().is_root() {
        crate::packages::skipped("only root can make a folder of somebody else");
        return;
    }
    for is_a_link in [false, true] {
        let far = Far::new();
        record_of_a_game(&far.home);
        let made = if is_a_link { far.home.path("t/elsewhere") } else { far.folder() };
        fs::create_dir(&made).expect("a folder");
        if is_a_link {
            symlink(&made, far.folder()).expect("a link");
        }
        let listener = UnixListener::bind(far.socket()).expect("a socket");
        symlink(far.home.path("secret"), far.token("black")).expect("a link");
        fs::set_permissions(&made, fs::Permissions::from_mode(0o777)).expect("allowed");
        chown(&made, Some(SOMEBODY_ELSE), Some(SOMEBODY_ELSE)).expect("given away");
        listener.set_nonblocking(true).expect("a socket");
        for more in [&[][..], &["--stdio"], &["--stdio", "--json"]] {
            let hello = "{\"kind\":\"hello\",\"version\":2,\"role\":\"black\",\"lang\":\"en\",\"pin\":\"1234\"}\n";
            let joined = ran(&mut far.set(joins(&far.home, "black", "en", more)), hello.as_bytes());
            assert_ne!(joined.code, Some(0), "{joined:?}");
            assert!(joined.said().contains("is not yours alone"), "{joined:?}");
            let mut sent = String::new();
            let accepted = listener.accept().map(|(mut stream, _)| stream.read_to_string(&mut sent));
            let is_alone = matches!(&accepted, Err(error) if error.kind() == ErrorKind::WouldBlock);
            assert!(is_alone && sent.is_empty(), "{accepted:?} {sent}");
        }
        // The host offers nothing there either.
        fs::remove_file(far.home.path("game.jsonl")).expect("there");
        let mut host = Running::start(far.set(super::hosts(&far.home, &[])));
        host.until("No seats can be offered");
        host.leave();
        assert_eq!(fs::read_to_string(far.home.path("secret")).expect("there"), SECRET);
    }
}

#[test]
fn a_token_is_neither_read_from_nor_written_to_what_a_link_points_at() {
    let far = Far::new();
    let mut host = Running::start(far.set(super::hosts(&far.home, &[])));
    host.until("Recorded in");
    symlink(far.home.path("secret"), far.token("black")).expect("a link");
    let mut black = Running::start(far.set(joins(&far.home, "black", "en", &[])));
    black.until("Laws of");
    black.types("quit");
    black.end();
    assert_eq!(fs::read_to_string(far.home.path("secret")).expect("there"), SECRET);
    host.leave();
}

/// The user of the program at the other end is looked at before the first byte.
#[cfg(target_os = "linux")]
#[test]
fn nothing_is_sent_to_a_program_of_somebody_else() {
    if !rustix::process::geteuid().is_root() {
        crate::packages::skipped("only root can run a program of somebody else");
        return;
    }
    let home = Home::new();
    record_of_a_game(&home);
    let folder = super::sockets(&home);
    fs::create_dir_all(&folder).expect("folders");
    // It listens as somebody else, at a socket in the folder of this user.
    let script = "import os, socket, sys\n\
                  s = socket.socket(socket.AF_UNIX)\n\
                  s.bind(sys.argv[1])\n\
                  os.setresuid(65534, 65534, 65534)\n\
                  s.listen()\n\
                  print('listens', flush=True)\n\
                  c, _ = s.accept()\n\
                  print('heard', c.recv(100), flush=True)\n";
    let mut command = Command::new("python3");
    command.args(["-c", script]).arg(folder.join(name_of(&home.path("game.jsonl"))));
    let mut listens = Running::start(command);
    listens.until("listens");
    let joined = ran(&mut joins(&home, "black", "en", &[]), b"");
    assert!(joined.said().contains("is not yours alone"), "{joined:?}");
    assert_eq!(listens.until("heard"), "heard b''");
}
