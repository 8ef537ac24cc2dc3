mod adjournment;
mod after;
mod asked_once_more;
mod asking;
mod awaited;
mod bad_rulings;
mod begun_again;
#[cfg(target_os = "linux")]
mod blind_games;
mod boards;
mod branches;
#[cfg(unix)]
mod by_hand;
mod cases_at_once;
mod chess960;
mod claims;
mod clock;
#[cfg(unix)]
mod clock_alone;
mod clock_properties;
mod clock_words;
mod clock_world;
mod command_line;
mod compare;
mod dialogue;
#[cfg(target_os = "linux")]
mod dirty_sheets;
mod disk;
mod disk_first;
mod docs;
mod event_rules;
mod event_scripts;
mod exports;
mod exports_of_several;
mod first_use;
mod formats;
mod four_records;
#[cfg(unix)]
mod frames;
#[cfg(all(unix, feature = "hall"))]
mod hall;
mod hard_cases;
mod heartbeat;
mod imports;
mod journal;
mod keys;
#[cfg(unix)]
mod kills;
mod ladders;
mod laws;
mod laws_explained;
// On Windows all programs of a user share one home: no test can have kept games of its own.
#[cfg(unix)]
mod library;
mod library_index;
mod lines;
mod locales;
mod long_records;
#[cfg(target_os = "linux")]
mod memory;
mod notation;
#[cfg(unix)]
mod packaged;
mod packages;
mod packaging;
#[cfg(unix)]
mod pages;
mod pairings;
mod papers;
mod permissions;
mod pgn_both_ways;
mod pin;
mod pipe;
mod pressing;
mod program;
#[cfg(unix)]
mod pty;
mod quoted;
mod random_actors;
mod random_words;
#[cfg(unix)]
mod readers;
mod real_games;
mod real_sheets;
#[cfg(unix)]
mod real_time;
mod record_damage;
mod record_faults;
#[cfg(unix)]
mod refused_files;
mod report;
mod results;
mod resumed_tables;
mod ruling_model;
mod said_once;
mod screen;
mod script;
#[cfg(unix)]
mod seats;
mod session;
mod signing;
mod slips_of_the_pen;
#[cfg(unix)]
mod table;
mod terminal;
mod terms;
mod themes;
mod tidy;
mod time_after;
mod touch_and_castling;
mod two_boards;
mod typed;
mod typed_answers;
mod typed_records;
mod typing;
#[cfg(unix)]
mod voice;
mod watching;
mod why_illegal;
#[cfg(windows)]
mod windows_console;
#[cfg(windows)]
mod windows_files;
mod winnable;
mod wording;
