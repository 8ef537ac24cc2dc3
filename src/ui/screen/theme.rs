//! Colours of the screen, read from files. Every pair of ink and ground keeps its contrast, and nothing is shown by
//! colour alone.

use std::fmt;
use std::str::FromStr;
use std::sync::LazyLock;

use ratatui::style::{Color as Ink, Modifier, Style};
use shakmaty::{Color, Square};
use strum::{EnumCount, EnumIter, EnumString, IntoEnumIterator, IntoStaticStr};
use toml::de::{DeTable, DeValue};

/// A set of colours. What is read stays for as long as the program runs.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Theme(&'static ThemeFile);

/// The contents of the file of a theme.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
struct ThemeFile {
    name: String,
    /// Pieces are drawn on cards that set them off from the square.
    has_cards: bool,
    /// Pieces are letters unless something else is chosen.
    has_letters: bool,
    palette: Option<Palette>,
}

/// The colours of one theme, by their use, and the colour of a sign on each.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct Palette {
    inks: [Ink; Paint::COUNT],
    signs: [Ink; Paint::COUNT],
}

/// The use of a colour; its name is the key in the file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, EnumCount, EnumIter, EnumString, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
enum Paint {
    Paper,
    Text,
    Quiet,
    Announcement,
    Accent,
    Alarm,
    LowTime,
    LastSeconds,
    Bar,
    BarGround,
    White,
    Black,
    LightSquare,
    DarkSquare,
    LightLastMove,
    DarkLastMove,
    Announced,
    Touched,
    Check,
    Differs,
    Cursor,
    Held,
}

/// The fault for which a file is no theme.
#[derive(Clone, Debug, PartialEq)]
pub enum ThemeFault {
    /// In the words of the reader of TOML.
    NotToml(String),
    /// A key that there is not, with those that there are.
    Key { text: String, known: String },
    /// A value of that key which is neither a colour nor, where it is asked for, true or false.
    Value { key: String, text: String, known: &'static str },
    /// An ink on a ground with less than [`LEAST_CONTRAST`].
    Contrast { ink: &'static str, ground: &'static str, contrast: f64 },
}

/// The least contrast of a text or a piece with what is behind it, by the formula of WCAG 2.
pub const LEAST_CONTRAST: f64 = 3.0;

/// Keys that are true or false.
const SWITCHES: [&str; 3] = ["cards", "letters", "colours"];

/// The themes that are always there; the first is the usual one.
static BUILT_IN: LazyLock<Vec<ThemeFile>> = LazyLock::new(|| {
    let files = [
        ("dark", include_str!("themes/dark.toml")),
        ("light", include_str!("themes/light.toml")),
        ("contrast", include_str!("themes/contrast.toml")),
        ("mono", include_str!("themes/mono.toml")),
        ("terminal", include_str!("themes/terminal.toml")),
    ];
    let mut read: Vec<ThemeFile> = Vec::new();
    for (name, text) in files {
        // A test reads them all.
        let base = read.first().and_then(|file| file.palette);
        read.extend(ThemeFile::parse(name, text, base).ok());
    }
    read
});

/// No colour at all.
static BARE: ThemeFile = ThemeFile { name: String::new(), has_cards: false, has_letters: true, palette: None };

/// The role of a text on the screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum StyleRole {
    Text,
    /// Labels and what matters less.
    Quiet,
    Bar,
    /// The last announcement.
    Announcement,
    /// What is running or chosen.
    Accent,
    /// A clock with less than a minute.
    LowTime,
    /// A clock with less than ten seconds.
    LastSeconds,
    /// What is wrong.
    Alarm,
}

/// Why a square is marked. The board writes a sign beside each highlight but the plain one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SquareHighlight {
    Plain,
    LastMove,
    /// Announced, and not yet executed on this board: where the piece comes from.
    Announced,
    /// Announced, and not yet executed on this board: where the piece goes, hollow.
    Target,
    Touched,
    Check,
    Differs,
    /// Where the selection is.
    Cursor,
    /// What the selection holds.
    Held,
}

impl Default for Theme {
    fn default() -> Theme {
        Theme(BUILT_IN.first().unwrap_or(&BARE))
    }
}

impl fmt::Debug for Theme {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl Theme {
    /// The themes that are always there, the usual one first.
    pub fn built_in() -> impl Iterator<Item = Theme> {
        BUILT_IN.iter().map(Theme)
    }

    /// The built-in theme of that name.
    pub fn named(name: &str) -> Option<Theme> {
        Theme::built_in().find(|theme| theme.name() == name)
    }

    /// Reads the text of a file. Colours that it does not name are those of the dark theme.
    ///
    /// # Errors
    ///
    /// The first fault, with its line, from 1.
    pub fn parse(name: &str, text: &str) -> Result<Theme, (usize, ThemeFault)> {
        let base = Theme::default().0.palette;
        ThemeFile::parse(name, text, base).map(|file| Theme(Box::leak(Box::new(file))))
    }

    /// The theme after this one: the built-in ones in a circle.
    pub fn next(self) -> Theme {
        let mut following = Theme::built_in().skip_while(|other| *other != self).skip(1);
        following.next().unwrap_or_default()
    }

    pub fn name(self) -> &'static str {
        &self.0.name
    }

    pub fn has_colours(self) -> bool {
        self.0.palette.is_some()
    }

    /// Whether pieces are drawn on cards that set them off from the square.
    pub fn has_cards(self) -> bool {
        self.0.has_cards
    }

    /// Whether pieces are letters unless something else is chosen.
    pub fn has_letters(self) -> bool {
        self.0.has_letters
    }

    /// The style of a text.
    pub fn style(self, role: StyleRole) -> Style {
        let Some(p) = self.palette() else {
            return match role {
                StyleRole::Text | StyleRole::Quiet => Style::new(),
                StyleRole::Bar => Style::new().add_modifier(Modifier::REVERSED),
                StyleRole::Announcement | StyleRole::Accent => Style::new().add_modifier(Modifier::BOLD),
                // A sign beside the clock says it.
                StyleRole::LowTime | StyleRole::LastSeconds => Style::new().add_modifier(Modifier::BOLD),
                StyleRole::Alarm => Style::new().add_modifier(Modifier::BOLD | Modifier::UNDERLINED),
            };
        };
        let on_paper = |paint: Paint| Style::new().fg(p.ink(paint)).bg(p.ink(Paint::Paper));
        let bold_on_paper = |paint: Paint| on_paper(paint).add_modifier(Modifier::BOLD);
        match role {
            StyleRole::Text => on_paper(Paint::Text),
            StyleRole::Quiet => on_paper(Paint::Quiet),
            StyleRole::Bar => Style::new().fg(p.ink(Paint::Bar)).bg(p.ink(Paint::BarGround)),
            StyleRole::Announcement => bold_on_paper(Paint::Announcement),
            StyleRole::Accent => bold_on_paper(Paint::Accent),
            StyleRole::Alarm => bold_on_paper(Paint::Alarm),
            StyleRole::LowTime => bold_on_paper(Paint::LowTime),
            StyleRole::LastSeconds => bold_on_paper(Paint::LastSeconds),
        }
    }

    /// The style of a square and the signs on it.
    pub fn square(self, square: Square, highlight: SquareHighlight) -> Style {
        let Some(p) = self.palette() else {
            let style = Style::new();
            return if highlight == SquareHighlight::Plain { style } else { style.add_modifier(Modifier::BOLD) };
        };
        let paint = paint_of(square, highlight);
        Style::new().fg(p.signs[paint as usize]).bg(p.ink(paint)).add_modifier(Modifier::BOLD)
    }

    /// The style of a piece on its square.
    pub fn piece(self, square: Square, highlight: SquareHighlight, color: Color) -> Style {
        let style = self.square(square, highlight);
        match self.palette() {
            None => style.add_modifier(Modifier::BOLD),
            Some(p) => style.fg(p.ink(color.fold_wb(Paint::White, Paint::Black))),
        }
    }

    /// The style of a piece on its card: white on White's, black on Black's.
    pub fn card(self, color: Color) -> Style {
        match self.palette() {
            None => Style::new().add_modifier(Modifier::BOLD),
            Some(p) => {
                let (ink, card) = color.fold_wb((Paint::White, Paint::Black), (Paint::Black, Paint::White));
                Style::new().fg(p.ink(ink)).bg(p.ink(card)).add_modifier(Modifier::BOLD)
            }
        }
    }

    /// The colour of a square; `None` in a theme without colours.
    pub fn ground(self, square: Square, highlight: SquareHighlight) -> Option<Ink> {
        self.palette().map(|palette| palette.ink(paint_of(square, highlight)))
    }

    fn palette(self) -> Option<&'static Palette> {
        self.0.palette.as_ref()
    }
}

fn paint_of(square: Square, highlight: SquareHighlight) -> Paint {
    match highlight {
        SquareHighlight::Plain | SquareHighlight::Target if square.is_dark() => Paint::DarkSquare,
        SquareHighlight::Plain | SquareHighlight::Target => Paint::LightSquare,
        SquareHighlight::LastMove if square.is_dark() => Paint::DarkLastMove,
        SquareHighlight::LastMove => Paint::LightLastMove,
        SquareHighlight::Announced => Paint::Announced,
        SquareHighlight::Touched => Paint::Touched,
        SquareHighlight::Check => Paint::Check,
        SquareHighlight::Differs => Paint::Differs,
        SquareHighlight::Cursor => Paint::Cursor,
        SquareHighlight::Held => Paint::Held,
    }
}

impl Paint {
    /// The grounds on which this colour is drawn, where it is one of a text.
    fn ground(self) -> Option<Paint> {
        match self {
            Paint::Text
            | Paint::Quiet
            | Paint::Announcement
            | Paint::Accent
            | Paint::Alarm
            | Paint::LowTime
            | Paint::LastSeconds => Some(Paint::Paper),
            Paint::Bar => Some(Paint::BarGround),
            Paint::White => Some(Paint::Black),
            Paint::Paper | Paint::BarGround | Paint::Black => None,
            Paint::LightSquare
            | Paint::DarkSquare
            | Paint::LightLastMove
            | Paint::DarkLastMove
            | Paint::Announced
            | Paint::Touched
            | Paint::Check
            | Paint::Differs
            | Paint::Cursor
            | Paint::Held => None,
        }
    }

    /// Whether it is the colour of squares.
    fn is_of_squares(self) -> bool {
        self as usize >= Paint::LightSquare as usize
    }
}

impl Palette {
    fn ink(&self, paint: Paint) -> Ink {
        self.inks[paint as usize]
    }

    /// The pairs of ink and ground with too little contrast. A piece on a card has the card behind it, a sign is
    /// White's or Black's colour, whichever is seen better.
    fn too_similar(&self, has_cards: bool) -> Option<(Paint, Paint, f64)> {
        let pair = |ink: Paint, ground: Paint| Some((ink, ground, contrast(self.ink(ink), self.ink(ground))?));
        let texts = Paint::iter().filter_map(|ink| pair(ink, ink.ground()?));
        let squares = Paint::iter().filter(|paint| paint.is_of_squares()).flat_map(|square| {
            let mut pieces: Vec<_> = [Paint::White, Paint::Black].iter().filter_map(|ink| pair(*ink, square)).collect();
            if has_cards {
                pieces.sort_by(|one, other| other.2.total_cmp(&one.2));
                pieces.truncate(1);
            }
            pieces
        });
        texts.chain(squares).find(|(.., contrast)| *contrast < LEAST_CONTRAST)
    }
}

impl ThemeFile {
    fn parse(name: &str, text: &str, base: Option<Palette>) -> Result<ThemeFile, (usize, ThemeFault)> {
        let line_of = |at: usize| text.get(..at).unwrap_or(text).matches('\n').count() + 1;
        let table = DeTable::parse(text).map_err(|error| {
            (error.span().map_or(1, |span| line_of(span.start)), ThemeFault::NotToml(error.message().to_owned()))
        })?;
        let mut inks = base.map_or([Ink::Reset; Paint::COUNT], |base| base.inks);
        let mut lines = [None; Paint::COUNT];
        let [mut has_cards, mut has_letters, mut has_colours] = [false, false, true];
        for (key, value) in table.get_ref() {
            let (line, name) = (line_of(key.span().start), key.get_ref().as_ref());
            let wrong = |known| {
                let text = text.get(value.span()).unwrap_or_default().to_owned();
                (line, ThemeFault::Value { key: name.to_owned(), text, known })
            };
            let switch = match name {
                "cards" => &mut has_cards,
                "letters" => &mut has_letters,
                "colours" => &mut has_colours,
                _ => {
                    let Ok(paint) = Paint::from_str(name) else {
                        let known = SWITCHES.into_iter().chain(Paint::iter().map(<&str>::from));
                        let known = known.collect::<Vec<_>>().join(" ");
                        return Err((line, ThemeFault::Key { text: name.to_owned(), known }));
                    };
                    inks[paint as usize] = ink_of(value.get_ref()).ok_or_else(|| wrong("0 .. 255, \"#rrggbb\""))?;
                    lines[paint as usize] = Some(line);
                    continue;
                }
            };
            *switch = value.get_ref().as_bool().ok_or_else(|| wrong("true false"))?;
        }
        let [white, black] = [Paint::White, Paint::Black].map(|paint| inks[paint as usize]);
        let palette = Palette { inks, signs: inks.map(|ground| sign_of(ground, white, black)) };
        if let Some((ink, ground, contrast)) = palette.too_similar(has_cards).filter(|_| has_colours) {
            let line = lines[ink as usize].or(lines[ground as usize]).unwrap_or(1);
            return Err((line, ThemeFault::Contrast { ink: ink.into(), ground: ground.into(), contrast }));
        }
        let palette = has_colours.then_some(palette);
        Ok(ThemeFile { name: name.to_owned(), has_cards, has_letters: has_letters || !has_colours, palette })
    }
}

/// A colour as a file says it.
fn ink_of(value: &DeValue<'_>) -> Option<Ink> {
    match value {
        DeValue::Integer(number) => number.as_str().parse().ok().map(Ink::Indexed),
        DeValue::String(text) if text == "default" => Some(Ink::Reset),
        DeValue::String(text) if text.starts_with('#') => Ink::from_str(text).ok(),
        DeValue::String(_)
        | DeValue::Float(_)
        | DeValue::Boolean(_)
        | DeValue::Datetime(_)
        | DeValue::Array(_)
        | DeValue::Table(_) => None,
    }
}

/// Which of these two is seen better on that ground.
pub fn sign_of(ground: Ink, white: Ink, black: Ink) -> Ink {
    let on_ground = |ink| contrast(ink, ground).unwrap_or(0.0);
    if on_ground(white) > on_ground(black) { white } else { black }
}

/// The contrast of two colours, by the formula of WCAG 2; `None` if one is the terminal's own.
pub fn contrast(one: Ink, other: Ink) -> Option<f64> {
    let luminance = |ink| {
        let linear = rgb(ink)?.map(|level| {
            let level = f64::from(level) / 255.0;
            if level <= 0.04045 { level / 12.92 } else { ((level + 0.055) / 1.055).powf(2.4) }
        });
        Some(0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2])
    };
    let (one, other): (f64, f64) = (luminance(one)?, luminance(other)?);
    Some((one.max(other) + 0.05) / (one.min(other) + 0.05))
}

/// The first 16 colours as most terminals have them where users do not change them.
const FIRST: [u32; 16] = [
    0x000000, 0xcd0000, 0x00cd00, 0xcdcd00, 0x0000ee, 0xcd00cd, 0x00cdcd, 0xe5e5e5, 0x7f7f7f, 0xff0000, 0x00ff00,
    0xffff00, 0x5c5cff, 0xff00ff, 0x00ffff, 0xffffff,
];

/// The red, green and blue of a colour; `None` for the terminal's own.
pub fn rgb(ink: Ink) -> Option<[u8; 3]> {
    let level = |n: u8| if n == 0 { 0 } else { 55 + 40 * n };
    let Ink::Indexed(number) = ink else {
        return if let Ink::Rgb(red, green, blue) = ink { Some([red, green, blue]) } else { None };
    };
    Some(match number {
        0..16 => {
            let [_, red, green, blue] = FIRST[usize::from(number)].to_be_bytes();
            [red, green, blue]
        }
        16..232 => [(number - 16) / 36, (number - 16) / 6 % 6, (number - 16) % 6].map(level),
        232.. => [8 + (number - 232) * 10; 3],
    })
}
