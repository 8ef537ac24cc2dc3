//! Stands for the pictures where the program was built without the feature `pictures`: draws none.

use ratatui::buffer::Buffer;

use crate::ui::screen::appearance::PictureProtocol;
use crate::ui::screen::ui_state::UiState;
use crate::ui::view_model::ViewModel;

/// No pictures.
pub struct Pictures;

impl Pictures {
    /// No pictures, whatever is asked for: that was refused when the options were read.
    pub fn new(_: PictureProtocol, _: u32) -> Pictures {
        Pictures
    }

    /// Does nothing.
    pub fn set_cell(&mut self, _: (u16, u16)) {}

    /// Does nothing.
    pub fn forget(&mut self) {}
}

/// Draws nothing.
pub fn draw(_: &mut Buffer, _: &mut Pictures, _: &ViewModel, _: &UiState) {}
