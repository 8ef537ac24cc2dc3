//! Seats over a real `sshd`, behind a line that takes time.

use std::fs;
use std::io::{Read, Write};
use std::net::{Shutdown, TcpListener, TcpStream};
use std::os::unix::fs::PermissionsExt;
use std::path::Path;
use std::process::Command;
use std::sync::mpsc::{self, Receiver};
use std::thread;
use std::time::{Duration, Instant};

use rustix::process::Signal;

use super::Running;
use super::lost::recorded;
use crate::packages::{Package, has};
use crate::pipe::end_of;
use crate::program::{ANNABELLA, Home, ran, send_signal};

/// Passes on what it reads, each piece that much later.
#[allow(clippy::disallowed_methods, reason = "the delay is what is tried")]
fn pass_on(mut from: TcpStream, mut to: TcpStream, delay: Duration) {
    let (send, pieces): (_, Receiver<(Instant, Vec<u8>)>) = mpsc::channel();
    thread::spawn(move || {
        for (due, piece) in pieces {
            thread::sleep(due.saturating_duration_since(Instant::now()));
            if to.write_all(&piece).is_err() {
                return;
            }
        }
        let _ = to.shutdown(Shutdown::Write);
    });
    thread::spawn(move || {
        let mut buffer = [0; 1 << 14];
        while let Ok(length @ 1..) = from.read(&mut buffer) {
            if send.send((Instant::now() + delay, buffer[..length].to_vec())).is_err() {
                return;
            }
        }
    });
}

/// A line to that port that takes half of `round_trip` each way. Returns its own port.
fn slow_line(port: u16, round_trip: Duration) -> u16 {
    let listener = TcpListener::bind(("127.0.0.1", 0)).expect("a port");
    let own = listener.local_addr().expect("an address").port();
    thread::spawn(move || {
        for near in listener.incoming().map_while(Result::ok) {
            let Ok(far) = TcpStream::connect(("127.0.0.1", port)) else { continue };
            let _ = (near.set_nodelay(true), far.set_nodelay(true));
            let (Ok(near_too), Ok(far_too)) = (near.try_clone(), far.try_clone()) else { continue };
            pass_on(near, far, round_trip / 2);
            pass_on(far_too, near_too, round_trip / 2);
        }
    });
    own
}

fn script(path: &Path, text: &str) {
    fs::write(path, text).expect("a script");
    fs::set_permissions(path, fs::Permissions::from_mode(0o700)).expect("a script");
}

/// An `sshd` that runs its commands in that home, and an `ssh` that reaches it over a slow line.
fn sshd(home: &Home, round_trip: Duration) -> Running {
    let (folder, bin) = (home.path("ssh"), home.path("bin"));
    fs::create_dir(&folder).expect("a folder");
    fs::create_dir(&bin).expect("a folder");
    let at = |name: &str| folder.join(name).display().to_string();
    for key in ["host", "user"] {
        let made = ran(Command::new("ssh-keygen").args(["-q", "-t", "ed25519", "-N", "", "-f", &at(key)]), b"");
        assert_eq!(made.code, Some(0), "{made:?}");
    }
    let port = {
        let free = TcpListener::bind(("127.0.0.1", 0)).expect("a port");
        free.local_addr().expect("an address").port()
    };
    let environment: String =
        home.environment().iter().map(|(name, value)| format!("export {name}='{}'\n", value.display())).collect();
    let program = Path::new(ANNABELLA).parent().expect("a folder").display();
    let commands = format!("#!/bin/sh\n{environment}PATH={program}:$PATH\nexec sh -c \"$SSH_ORIGINAL_COMMAND\"\n");
    script(&folder.join("commands"), &commands);
    let settings = format!(
        "ListenAddress 127.0.0.1:{port}\nHostKey {}\nAuthorizedKeysFile {}\nPidFile none\nStrictModes no\nUsePAM no\n\
         PasswordAuthentication no\nPermitRootLogin yes\nForceCommand {}\n",
        at("host"),
        at("user.pub"),
        at("commands"),
    );
    fs::write(folder.join("sshd_config"), settings).expect("settings");
    let to = slow_line(port, round_trip);
    let client = format!(
        "Host table\nHostName 127.0.0.1\nPort {to}\nIdentityFile {}\nUserKnownHostsFile /dev/null\nLogLevel ERROR\n\
         StrictHostKeyChecking no\nBatchMode yes\n",
        at("user"),
    );
    fs::write(folder.join("config"), client).expect("settings");
    let ssh = Package::OpenSshClient.program().expect("installed");
    script(&bin.join("ssh"), &format!("#!/bin/sh\nexec {} -F {} \"$@\"\n", ssh.display(), at("config")));
    let program = Package::OpenSshServer.program().expect("installed");
    let mut command = Command::new(&program);
    // As root it wants a user and a folder, which an installed service has. They are there for it alone.
    if rustix::process::geteuid().is_root() {
        let users = fs::read_to_string("/etc/passwd").expect("readable");
        fs::write(folder.join("users"), users + "sshd:x:65533:65534::/run/sshd:/usr/sbin/nologin\n").expect("written");
        let script =
            "mount --bind \"$1\" /etc/passwd && mount -t tmpfs none /run && mkdir /run/sshd && shift && exec \"$@\"";
        command = Command::new("unshare");
        command.args(["--mount", "sh", "-c", script, "sh", &at("users")]).arg(program);
    }
    command.args(["-D", "-e", "-f", &at("sshd_config")]);
    let mut sshd = Running::start(command);
    sshd.until("Server listening");
    sshd
}

/// A player who sits at the end of that line, the arbiter beside the boards: how the moments are recorded, and whether
/// the arbiter learns of the line.
fn game_over(round_trip: Duration) -> (Vec<u64>, String) {
    let home = Home::new();
    let mut host = Running::host(&home, &["--blind", "none"]);
    let _sshd = sshd(&home, round_trip);
    let mut arbiter = Running::seat(&home, "arbiter", "en", &[]);
    arbiter.until("Laws of");
    let join = ["join", "ssh:table", &home.at("game.jsonl"), "--as", "white", "--lang", "es", "--voice", "off"];
    let mut command = home.command(&join);
    command.env("PATH", format!("{}:/usr/bin:/bin", home.path("bin").display()));
    let mut white = Running::start(command);
    white.until("Leyes del Ajedrez");
    let corrected = || -> Vec<u64> {
        let late = |line: &serde_json::Value| Some(line["arrived_ms"].as_u64()? - line["at_ms"].as_u64()?);
        recorded(&home, "move_announced").iter().filter_map(late).collect()
    };
    let knights = [("Cf3", "Nf6"), ("Cg1", "Ng8")];
    let mut moves = 0;
    // The delay is known after some round trips.
    while corrected().len() < 2 {
        let (own, other) = knights[moves % 2];
        white.types(own);
        white.until(&format!("{own}."));
        white.types("");
        white.until(&format!("han completado la jugada {own}."));
        host.types(&format!("black: {other}"));
        host.until(&format!("{other}."));
        host.types("black: press");
        white.until("Negras: Springer");
        moves += 1;
        assert!(moves < 40, "the delay was never known");
    }
    if round_trip > Duration::from_millis(200) {
        arbiter.until("more than a tenth of a second late");
    }
    // The line is cut, and ssh connects again, however long that takes.
    let children = format!("/proc/{0}/task/{0}/children", white.child.id());
    for ssh in fs::read_to_string(children).expect("a process").split_whitespace() {
        send_signal(Signal::KILL, ssh.parse().expect("a number"));
    }
    white.until("Se ha perdido la conexión");
    white.until("Vuelve a haber conexión");
    white.types("e4");
    white.until("e4.");
    let (text, code) = white.leave();
    assert_eq!(code, Some(0), "{text}");
    host.until("White has left");
    let (text, _) = arbiter.leave();
    host.leave();
    assert_eq!(end_of(&home)["ply"].as_u64(), Some(2 * moves as u64));
    (corrected(), text)
}

#[test]
fn over_a_real_sshd_and_a_slow_line_moments_are_fair_and_the_arbiter_learns_of_much_delay() {
    if !has(&[Package::OpenSshServer, Package::OpenSshClient]) {
        return;
    }
    for (round_trip, is_slow) in [(80, false), (250, true)] {
        let (corrected, arbiter) = game_over(Duration::from_millis(round_trip));
        // At most half of the shortest round trip, which the programs and the machine make a little longer.
        let most = round_trip / 2 + 30;
        assert!(corrected.iter().all(|ms| (1..=most).contains(ms)), "{round_trip} ms: {corrected:?}");
        assert_eq!(arbiter.contains("more than a tenth of a second late"), is_slow, "{round_trip} ms: {arbiter}");
    }
}
