//! The letters of a PDF: the fonts that the program carries, and what is written of them into a file.

use std::collections::BTreeMap;

use miniz_oxide::deflate::compress_to_vec_zlib;
use pdf_writer::types::{CidFontType, FontFlags, SystemInfo, UnicodeCmap};
use pdf_writer::{Filter, Finish, Name, Pdf, Rect, Ref, Str};
use subsetter::{GlyphRemapper, subset};
use ttf_parser::{Face, GlyphId};
use unicode_normalization::UnicodeNormalization;

const REGULAR: &[u8] = include_bytes!("fonts/regular.ttf");
const BOLD: &[u8] = include_bytes!("fonts/bold.ttf");

/// The weight of letters.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Weight {
    Regular,
    Bold,
}

/// A font, and the letters of it that were used.
pub struct Font {
    /// `None` if the font cannot be read: nothing can be written with it then.
    face: Option<Face<'static>>,
    data: &'static [u8],
    name: &'static str,
    weight: Weight,
    glyphs: GlyphRemapper,
    /// Of each glyph in the file its letter and its width in thousandths of the size.
    used: BTreeMap<u16, (char, f32)>,
}

/// How hard to compress, from 0 to 10.
pub const COMPRESSION: u8 = 8;
const SYSTEM: SystemInfo = SystemInfo { registry: Str(b"Adobe"), ordering: Str(b"Identity"), supplement: 0 };

impl Font {
    /// The font of that weight, no letter of it used yet.
    pub fn new(weight: Weight) -> Font {
        let (data, name) = match weight {
            Weight::Regular => (REGULAR, "AAAAAA+DejaVuSansCondensed"),
            Weight::Bold => (BOLD, "AAAAAB+DejaVuSansCondensed-Bold"),
        };
        let glyphs = GlyphRemapper::new();
        Font { face: Face::parse(data, 0).ok(), data, name, weight, glyphs, used: BTreeMap::new() }
    }

    /// The name under which the pages know the font.
    pub fn resource(weight: Weight) -> Name<'static> {
        match weight {
            Weight::Regular => Name(b"F0"),
            Weight::Bold => Name(b"F1"),
        }
    }

    /// The width of the text at size 1.
    pub fn width(&self, text: &str) -> f32 {
        self.letters(text).into_iter().map(|(_, glyph)| self.advance(glyph) / 1000.0).sum()
    }

    /// The text as the numbers of its glyphs.
    pub fn encode(&mut self, text: &str) -> Vec<u8> {
        let mut bytes = Vec::new();
        for (letter, glyph) in self.letters(text) {
            let number = self.glyphs.remap(glyph.0);
            self.used.insert(number, (letter, self.advance(glyph)));
            bytes.extend(number.to_be_bytes());
        }
        bytes
    }

    /// Each letter with its glyph; a letter that the font does not have without its accents, or as a question mark.
    fn letters(&self, text: &str) -> Vec<(char, GlyphId)> {
        let plain = |letter: char| std::iter::once(letter).nfd().next().and_then(|plain| self.glyph(plain));
        let known = |letter: char| self.glyph(letter).or_else(|| plain(letter)).or_else(|| self.glyph('?'));
        text.nfc().filter_map(known).collect()
    }

    /// The letters of a text that the font does not have, not without their accents either.
    pub fn missing(&self, text: &str) -> impl Iterator<Item = char> {
        let shows = |letter: char| {
            let plain = || std::iter::once(letter).nfd().next().and_then(|plain| self.glyph(plain));
            letter.is_whitespace() || letter.is_control() || self.glyph(letter).or_else(plain).is_some()
        };
        text.nfc().filter(move |letter| !shows(*letter))
    }

    fn glyph(&self, letter: char) -> Option<(char, GlyphId)> {
        Some((letter, self.face.as_ref()?.glyph_index(letter)?))
    }

    fn advance(&self, glyph: GlyphId) -> f32 {
        let Some(face) = &self.face else { return 0.0 };
        let advance = f32::from(face.glyph_hor_advance(glyph).unwrap_or_default());
        advance * 1000.0 / f32::from(face.units_per_em())
    }

    /// Writes the font into a file: its letters, their widths, and which text they stand for.
    pub fn write(&self, pdf: &mut Pdf, id: Ref, next: &mut impl FnMut() -> Ref) {
        let Some(face) = &self.face else { return };
        let [letters, descriptor, file, text] = [next(), next(), next(), next()];
        let name = Name(self.name.as_bytes());
        let mut whole = pdf.type0_font(id);
        whole.base_font(name).encoding_predefined(Name(b"Identity-H")).descendant_font(letters).to_unicode(text);
        whole.finish();

        let mut font = pdf.cid_font(letters);
        font.subtype(CidFontType::Type2).base_font(name).system_info(SYSTEM).font_descriptor(descriptor);
        font.default_width(0.0).cid_to_gid_map_predefined(Name(b"Identity"));
        let mut widths = font.widths();
        for (number, (_, width)) in &self.used {
            widths.consecutive(*number, [*width]);
        }
        widths.finish();
        font.finish();

        let scaled = |units: i16| f32::from(units) * 1000.0 / f32::from(face.units_per_em());
        let bounds = face.global_bounding_box();
        let [left, bottom, right, top] = [bounds.x_min, bounds.y_min, bounds.x_max, bounds.y_max].map(scaled);
        let mut described = pdf.font_descriptor(descriptor);
        described.name(name).flags(FontFlags::NON_SYMBOLIC).bbox(Rect::new(left, bottom, right, top));
        described.italic_angle(0.0).ascent(scaled(face.ascender())).descent(scaled(face.descender()));
        described.cap_height(scaled(face.capital_height().unwrap_or(face.ascender())));
        described.stem_v(if self.weight == Weight::Bold { 165.0 } else { 95.0 }).font_file2(file);
        described.finish();

        // The whole font where its part cannot be made.
        let part = subset(self.data, 0, &self.glyphs).unwrap_or_else(|_| self.data.to_vec());
        let packed = compress_to_vec_zlib(&part, COMPRESSION);
        let mut stream = pdf.stream(file, &packed);
        stream.filter(Filter::FlateDecode);
        stream.pair(Name(b"Length1"), i32::try_from(part.len()).unwrap_or(i32::MAX));
        stream.finish();

        let mut meaning = UnicodeCmap::<u16>::new(Name(b"Text"), SYSTEM);
        for (number, (letter, _)) in &self.used {
            meaning.pair(*number, *letter);
        }
        pdf.cmap(text, &meaning.finish());
    }
}
