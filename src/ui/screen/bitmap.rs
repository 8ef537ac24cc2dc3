//! Small pictures in pixels, drawn with the quadrant blocks that every terminal font has: four pixels to a cell.

/// A picture of pixels that are inked or not. A pixel is half a cell wide and half a cell high.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Bitmap {
    width: usize,
    /// Row by row.
    pixels: Vec<bool>,
}

/// The block for each combination of inked quarters: 1 upper left, 2 upper right, 4 lower left, 8 lower right.
const QUADRANTS: [char; 16] = [' ', '▘', '▝', '▀', '▖', '▌', '▞', '▛', '▗', '▚', '▐', '▜', '▄', '▙', '▟', '█'];

impl Bitmap {
    /// A picture without ink.
    pub fn blank(width: usize, height: usize) -> Bitmap {
        Bitmap { width, pixels: vec![false; width * height] }
    }

    /// The picture drawn with `#` in lines that are equally long.
    pub fn from_text(text: &str) -> Bitmap {
        let width = text.lines().next().map_or(0, str::len);
        let pixels = text.lines().flat_map(str::bytes).map(|pixel| pixel == b'#').collect();
        Bitmap { width, pixels }
    }

    /// The columns of pixels.
    pub fn width(&self) -> usize {
        self.width
    }

    /// The rows of pixels.
    pub fn height(&self) -> usize {
        self.pixels.len().checked_div(self.width).unwrap_or(0)
    }

    /// The columns of pixels from the first that has ink to the last.
    pub fn inked_width(&self) -> usize {
        let has_ink = |x: &usize| (0..self.height()).any(|y| self.is_inked(*x, y));
        let mut inked = (0..self.width).filter(has_ink);
        inked.next().map_or(0, |first| inked.next_back().unwrap_or(first) - first + 1)
    }

    /// Whether a pixel is inked; outside of the picture none is.
    pub fn is_inked(&self, x: usize, y: usize) -> bool {
        x < self.width && self.pixels.get(y * self.width + x).copied().unwrap_or(false)
    }

    /// Inks a pixel or takes its ink away; outside of the picture nothing happens.
    pub fn set(&mut self, x: usize, y: usize, ink: bool) {
        if x < self.width
            && let Some(pixel) = self.pixels.get_mut(y * self.width + x)
        {
            *pixel = ink;
        }
    }

    /// The picture with every pixel so many times as wide and as high.
    pub fn enlarged(&self, across: usize, down: usize) -> Bitmap {
        if (across, down) == (1, 1) {
            return self.clone();
        }
        let wide = |row: &[bool]| row.iter().flat_map(|pixel| std::iter::repeat_n(*pixel, across)).collect::<Vec<_>>();
        let pixels = self.rows().flat_map(|row| wide(row).repeat(down)).collect();
        Bitmap { width: self.width * across, pixels }
    }

    /// The picture in the middle of another size; what hangs over on either side is cut off alike.
    pub fn centred(&self, width: usize, height: usize) -> Bitmap {
        let mut around = Bitmap::blank(width, height);
        let offset = |inner: usize, outer: usize| (outer.saturating_sub(inner) / 2, inner.saturating_sub(outer) / 2);
        let ((left, cut_left), (top, cut_top)) = (offset(self.width, width), offset(self.height(), height));
        let shared = width.min(self.width);
        for (y, row) in self.rows().skip(cut_top).take(height).enumerate() {
            let start = (top + y) * width + left;
            around.pixels[start..start + shared].copy_from_slice(&row[cut_left..cut_left + shared]);
        }
        around
    }

    fn rows(&self) -> impl Iterator<Item = &[bool]> {
        self.pixels.chunks_exact(self.width.max(1))
    }

    /// The picture with ink and paper exchanged.
    pub fn inverted(mut self) -> Bitmap {
        self.pixels.iter_mut().for_each(|pixel| *pixel = !*pixel);
        self
    }

    /// The block that shows the four pixels of a cell.
    pub fn cell(&self, column: usize, row: usize) -> char {
        let inked = |x: usize, y: usize| usize::from(self.is_inked(2 * column + x, 2 * row + y));
        QUADRANTS[inked(0, 0) + 2 * inked(1, 0) + 4 * inked(0, 1) + 8 * inked(1, 1)]
    }
}
