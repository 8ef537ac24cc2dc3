//! What the environment says about language, terminal and accessibility.

/// What the environment says about how to speak and show.
#[derive(Clone, Debug, Default)]
pub struct Environment {
    /// The interface language the system asks for, if any.
    pub language: Option<String>,
    /// `TERM=dumb`: a terminal that only knows lines.
    pub dumb: bool,
    /// `TERM=linux`: a console whose font may lack the figurines.
    pub console: bool,
    /// `ACCESSIBLE=1`: lines are wanted.
    pub accessible: bool,
    /// `NO_COLOR` is set.
    pub no_color: bool,
}

impl Environment {
    /// Reads the environment, once.
    #[allow(clippy::disallowed_methods)]
    pub fn read() -> Environment {
        let set = |name: &str| std::env::var(name).ok().filter(|value| !value.is_empty());
        // Windows and programs started from a window on macOS set none of these: there the system itself is asked.
        let language = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().find_map(set).or_else(sys_locale::get_locale);
        Environment {
            language: language.filter(|value| value != "C" && value != "POSIX" && !value.starts_with("C.")),
            dumb: set("TERM").is_some_and(|term| term == "dumb"),
            console: set("TERM").is_some_and(|term| term == "linux"),
            accessible: set("ACCESSIBLE").is_some_and(|value| value != "0" && value != "false"),
            no_color: set("NO_COLOR").is_some(),
        }
    }
}
