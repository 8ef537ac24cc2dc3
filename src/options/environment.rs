//! Where the program runs: language, terminal, accessibility.

use std::io::{self, IsTerminal};
use std::path::{Path, PathBuf};

use directories::ProjectDirs;

/// The name of the program.
pub const PROGRAM: &str = "annabella";

/// The surroundings of the program, found out once at the start.
#[derive(Clone, Debug, Default)]
pub struct Environment {
    /// What was typed behind the name of the program.
    pub arguments: Vec<String>,
    /// How the user calls the program, where that is not `annabella`: `./x play`, or `./annabella` where it was
    /// unpacked.
    pub called: Option<String>,
    /// The interface language the system asks for, if any.
    pub language: Option<String>,
    /// `TERM=dumb`: a terminal that only knows lines.
    pub dumb: bool,
    /// `TERM=linux`: a console whose font may lack the figurines.
    pub console: bool,
    /// A window of a desktop shows the terminal, here or at the other end of a connection; not a console of Linux, nor
    /// Fenrir, which is one.
    pub window: bool,
    /// `ACCESSIBLE=1`: lines are wanted.
    pub accessible: bool,
    /// `NO_COLOR` is set.
    pub no_color: bool,
    /// The program in which long pages are read, with its arguments.
    pub pager: Option<String>,
    /// Standard input is a terminal.
    pub types_at_a_terminal: bool,
    /// Standard output is a terminal.
    pub shows_at_a_terminal: bool,
}

impl Environment {
    /// Reads the environment and asks the standard streams.
    #[allow(clippy::disallowed_methods)]
    pub fn read() -> Environment {
        let set = |name: &str| std::env::var(name).ok().filter(|value| !value.is_empty());
        // On Windows, and for programs started from a window on macOS, none of these is set.
        let language = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().find_map(set).or_else(sys_locale::get_locale);
        Environment {
            arguments: std::env::args_os().skip(1).map(|text| text.to_string_lossy().into_owned()).collect(),
            called: set("ANNABELLA_CALLED").or_else(typed_path),
            language: language.filter(|value| value != "C" && value != "POSIX" && !value.starts_with("C.")),
            dumb: set("TERM").is_some_and(|term| term == "dumb"),
            console: set("TERM").is_some_and(|term| term == "linux"),
            window: ["DISPLAY", "WAYLAND_DISPLAY", "SSH_CONNECTION"].into_iter().any(|name| set(name).is_some())
                && set("TERM").is_none_or(|term| term != "linux"),
            accessible: set("ACCESSIBLE").is_some_and(|value| value != "0" && value != "false"),
            no_color: set("NO_COLOR").is_some(),
            pager: set("PAGER"),
            types_at_a_terminal: io::stdin().is_terminal(),
            shows_at_a_terminal: io::stdout().is_terminal(),
        }
    }

    /// The user's name for the program.
    pub fn program(&self) -> &str {
        self.called.as_deref().unwrap_or(PROGRAM)
    }

    /// Whether input and output are a terminal.
    pub fn has_terminal(&self) -> bool {
        self.types_at_a_terminal && self.shows_at_a_terminal
    }
}

/// Where the settings are, and what the user has made beside them.
pub fn settings_folder() -> PathBuf {
    let known = ProjectDirs::from("", "", "annabella");
    known.map_or_else(|| PathBuf::from("."), |places| places.config_dir().to_owned())
}

/// The path by which the user started the program from a folder near it; nothing where a shell found it by its name.
fn typed_path() -> Option<String> {
    let typed = std::env::args_os().next()?.into_string().ok()?;
    let path = Path::new(&typed);
    let is_near = path.is_relative() && path.components().count() > 1;
    is_near.then(|| if typed.contains(' ') { format!("\"{typed}\"") } else { typed.clone() })
}
