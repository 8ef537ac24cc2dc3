//! What can be chosen when the program starts, declared once and checked: the terms of a game, the interface, the
//! sound. The command line, files, scripts and answers fill the same options.

pub mod arguments;
pub mod audio;
pub mod electronic;
pub mod environment;
pub mod error;
pub mod event_file;
pub mod hall;
pub mod interface;
pub mod settings;
pub mod terms;
pub mod themes;
pub mod usual;
