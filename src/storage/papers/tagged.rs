//! A tagged PDF (PDF/UA-1): pages on which each text belongs to an element of the document, so that a screen reader
//! reads headings, tables and paragraphs in their order. Lines and empty rows belong to nothing.
//!
//! Places and sizes are in millimetres from the top left corner of the page, sizes of letters in points.

use miniz_oxide::deflate::compress_to_vec_zlib;
use pdf_writer::types::{StructRole, TabOrder, TableHeaderScope};
use pdf_writer::writers::StructTreeRoot;
use pdf_writer::{Content, Filter, Finish, Name, Pdf, Rect, Ref, Str, TextStr};
use xmp_writer::{LangId, XmpWriter};

use super::font::{COMPRESSION, Font, Weight};

/// The size of a page of A4.
const PAGE: (f32, f32) = (210.0, 297.0);
/// The points of a millimetre.
const POINTS: f32 = 72.0 / 25.4;

/// A document that is being written.
pub struct Tagged {
    pages: Vec<Page>,
    elements: Vec<Element>,
    /// The elements in which the next text stands, the innermost last.
    open: Vec<usize>,
    fonts: [Font; 2],
}

struct Page {
    content: Content,
    /// Of each marked text the element to which it belongs.
    owners: Vec<usize>,
}

/// A heading, a table, a cell ...
struct Element {
    role: StructRole,
    /// `None` for the document itself.
    parent: Option<usize>,
    scope: Option<TableHeaderScope>,
    language: Option<String>,
    children: Vec<Child>,
}

enum Child {
    Element(usize),
    /// A text on a page.
    Text {
        page: usize,
        number: usize,
    },
}

/// The letters of a text.
#[derive(Clone, Copy, Debug)]
pub struct Letters {
    pub weight: Weight,
    /// In points.
    pub size: f32,
    /// From 0.0, black, to 1.0, white.
    pub gray: f32,
}

/// The place of a line of text.
#[derive(Clone, Copy, Debug)]
pub enum Align {
    Left,
    Middle,
    Right,
}

/// A place for one line of text: the left end of its base line, and the width that it has.
#[derive(Clone, Copy, Debug)]
pub struct Line {
    pub x: f32,
    pub y: f32,
    pub width: f32,
    pub align: Align,
}

impl Tagged {
    /// A document without a page.
    pub fn new() -> Tagged {
        let document =
            Element { role: StructRole::Document, parent: None, scope: None, language: None, children: Vec::new() };
        let fonts = [Weight::Regular, Weight::Bold].map(Font::new);
        Tagged { pages: Vec::new(), elements: vec![document], open: vec![0], fonts }
    }

    /// Begins a page; what follows is on it.
    pub fn page(&mut self) {
        self.pages.push(Page { content: Content::new(), owners: Vec::new() });
    }

    /// Opens a new element for the text that `inside` writes.
    pub fn element(&mut self, role: StructRole, inside: impl FnOnce(&mut Tagged)) {
        self.element_with(role, None, None, inside);
    }

    /// As [`Tagged::element`], in a language.
    pub fn in_language(&mut self, role: StructRole, language: &str, inside: impl FnOnce(&mut Tagged)) {
        self.element_with(role, None, Some(language.to_owned()), inside);
    }

    /// As [`Tagged::element`], for the head of a row or a column.
    pub fn head_cell(&mut self, scope: TableHeaderScope, inside: impl FnOnce(&mut Tagged)) {
        self.element_with(StructRole::TH, Some(scope), None, inside);
    }

    fn element_with(
        &mut self,
        role: StructRole,
        scope: Option<TableHeaderScope>,
        language: Option<String>,
        inside: impl FnOnce(&mut Tagged),
    ) {
        let (parent, own) = (self.innermost(), self.elements.len());
        self.elements.push(Element { role, parent: Some(parent), scope, language, children: Vec::new() });
        self.elements[parent].children.push(Child::Element(own));
        self.open.push(own);
        inside(self);
        self.open.pop();
    }

    fn innermost(&self) -> usize {
        self.open.last().copied().unwrap_or(0)
    }

    /// Writes one line; smaller letters where it is too wide. `read` is what is read instead, where that differs.
    pub fn text(&mut self, text: &str, letters: Letters, line: Line, read: Option<&str>) {
        let owner = self.innermost();
        let at = self.pages.len().saturating_sub(1);
        let Some(page) = self.pages.last_mut() else { return };
        let number = page.owners.len();
        page.owners.push(owner);
        self.elements[owner].children.push(Child::Text { page: at, number });
        let mut mark = page.content.begin_marked_content_with_properties(Name(b"Span"));
        let mut properties = mark.properties();
        properties.identify(i32::try_from(number).unwrap_or(i32::MAX));
        if let Some(read) = read {
            properties.actual_text(TextStr(read));
        }
        properties.finish();
        mark.finish();
        self.show(text, letters, line);
        self.end_mark();
    }

    /// Writes one line that is only seen.
    pub fn unread_text(&mut self, text: &str, letters: Letters, line: Line) {
        self.begin_unread();
        self.show(text, letters, line);
        self.end_mark();
    }

    /// Draws a straight line.
    pub fn stroke(&mut self, from: (f32, f32), to: (f32, f32)) {
        self.begin_unread();
        if let Some(page) = self.pages.last_mut() {
            page.content.set_line_width(0.6).set_stroke_gray(0.0);
            page.content.move_to(points(from.0), height(from.1)).line_to(points(to.0), height(to.1)).stroke();
        }
        self.end_mark();
    }

    /// Draws the frame of a rectangle, from its top left corner.
    pub fn frame(&mut self, (x, y): (f32, f32), (width, tall): (f32, f32)) {
        self.begin_unread();
        if let Some(page) = self.pages.last_mut() {
            page.content.set_line_width(0.6).set_stroke_gray(0.0);
            page.content.rect(points(x), height(y + tall), points(width), points(tall)).stroke();
        }
        self.end_mark();
    }

    /// The text in lines of at most that width in millimetres.
    pub fn broken(&self, text: &str, letters: Letters, width: f32) -> Vec<String> {
        let mut lines: Vec<String> = Vec::new();
        for word in text.split_whitespace() {
            let longer = lines.last().map(|line| format!("{line} {word}"));
            match (longer.filter(|longer| self.width(longer, letters) <= width), lines.last_mut()) {
                (Some(longer), Some(line)) => *line = longer,
                (_, _) => lines.push(word.to_owned()),
            }
        }
        lines
    }

    fn width(&self, text: &str, letters: Letters) -> f32 {
        self.fonts[letters.weight as usize].width(text) * letters.size / POINTS
    }

    fn begin_unread(&mut self) {
        if let Some(page) = self.pages.last_mut() {
            page.content.begin_marked_content(Name(b"Artifact"));
        }
    }

    fn end_mark(&mut self) {
        if let Some(page) = self.pages.last_mut() {
            page.content.end_marked_content();
        }
    }

    fn show(&mut self, text: &str, letters: Letters, line: Line) {
        let wanted = self.width(text, letters);
        let size = if wanted > line.width { letters.size * line.width / wanted } else { letters.size };
        let width = wanted.min(line.width);
        let x = match line.align {
            Align::Left => line.x,
            Align::Middle => line.x + (line.width - width) / 2.0,
            Align::Right => line.x + line.width - width,
        };
        let glyphs = self.fonts[letters.weight as usize].encode(text);
        if let Some(page) = self.pages.last_mut() {
            let content = &mut page.content;
            content.begin_text().set_fill_gray(letters.gray).set_font(Font::resource(letters.weight), size);
            content.next_line(points(x), height(line.y)).show(Str(&glyphs)).end_text();
        }
    }

    /// The file. The first language is that of the document.
    pub fn finish(self, title: &str, language: &str) -> Vec<u8> {
        let mut last = 0;
        let mut next = || {
            last += 1;
            Ref::new(last)
        };
        let [catalog, page_tree, tree, about, info] = [next(), next(), next(), next(), next()];
        let fonts = [next(), next()];
        let elements: Vec<Ref> = self.elements.iter().map(|_| next()).collect();
        let pages: Vec<[Ref; 3]> = self.pages.iter().map(|_| [next(), next(), next()]).collect();

        let mut pdf = Pdf::new();
        let mut root = pdf.catalog(catalog);
        root.pages(page_tree).metadata(about).lang(TextStr(language)).pair(Name(b"StructTreeRoot"), tree);
        root.mark_info().marked(true);
        root.viewer_preferences().display_doc_title(true);
        root.finish();
        pdf.document_info(info).title(TextStr(title));
        let mut said = XmpWriter::new();
        said.title([(None, title)]).language([LangId(language)]).pdfua_part(1);
        pdf.metadata(about, said.finish(None).as_bytes()).finish();

        let mut root: StructTreeRoot<'_> = pdf.indirect(tree).start();
        root.child(elements[0]).parent_tree_next_key(i32::try_from(pages.len()).unwrap_or(i32::MAX));
        let mut owners = root.parent_tree();
        let mut of_pages = owners.nums();
        for (key, [_, _, owners]) in (0..).zip(&pages) {
            of_pages.insert(key, *owners);
        }
        of_pages.finish();
        owners.finish();
        root.finish();
        for (element, id) in self.elements.iter().zip(&elements) {
            let mut written = pdf.struct_element(*id);
            written.kind(element.role).parent(element.parent.map_or(tree, |parent| elements[parent]));
            if let Some(language) = &element.language {
                written.lang(TextStr(language));
            }
            if let Some(scope) = element.scope {
                written.attributes().push().table().scope(scope);
            }
            let mut children = written.children();
            for child in &element.children {
                match child {
                    Child::Element(child) => _ = children.struct_element(elements[*child]),
                    Child::Text { page, number } => {
                        let number = i32::try_from(*number).unwrap_or(i32::MAX);
                        children.marked_content_ref().page(pages[*page][0]).marked_content_id(number);
                    }
                }
            }
        }

        let count = i32::try_from(pages.len()).unwrap_or(i32::MAX);
        pdf.pages(page_tree).kids(pages.iter().map(|[page, _, _]| *page)).count(count);
        for ((key, page), [id, content, owners]) in (0..).zip(self.pages).zip(&pages) {
            let mut written = pdf.page(*id);
            written.parent(page_tree).media_box(Rect::new(0.0, 0.0, points(PAGE.0), points(PAGE.1)));
            written.contents(*content).struct_parents(key).tab_order(TabOrder::StructureOrder);
            let mut resources = written.resources();
            let mut known = resources.fonts();
            for (weight, font) in [Weight::Regular, Weight::Bold].into_iter().zip(fonts) {
                known.pair(Font::resource(weight), font);
            }
            known.finish();
            resources.finish();
            written.finish();
            let packed = compress_to_vec_zlib(&page.content.finish(), COMPRESSION);
            pdf.stream(*content, &packed).filter(Filter::FlateDecode);
            pdf.indirect(*owners).array().items(page.owners.iter().map(|owner| elements[*owner]));
        }
        for (font, id) in self.fonts.iter().zip(fonts) {
            font.write(&mut pdf, id, &mut next);
        }
        pdf.finish()
    }
}

fn points(millimetres: f32) -> f32 {
    millimetres * POINTS
}

/// The height above the bottom of the page, in points.
fn height(from_top: f32) -> f32 {
    (PAGE.1 - from_top) * POINTS
}
