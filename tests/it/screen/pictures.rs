//! Pictures of whole screens, kept beside this file.

use annabella::ui::screen::{Help, Look, Theme};

use super::{Scene, looks, text};

/// Where a style changes, and to what: one line a row.
fn styles(scene: &Scene, width: u16, height: u16) -> String {
    let buffer = scene.drawn(width, height).0;
    let mut lines = String::new();
    for y in 0..buffer.area.height {
        let mut before = None;
        for x in 0..buffer.area.width {
            let style = buffer[(x, y)].style();
            if before != Some(style) {
                let (fg, bg, modifier) = (style.fg, style.bg, style.add_modifier);
                lines += &format!("{x},{y} {fg:?} on {bg:?} {modifier:?}\n").replace("Some(", "(");
                before = Some(style);
            }
        }
    }
    lines
}

#[test]
fn every_size() {
    let mut scene = Scene::appendix_c("en");
    scene.types("springer fe");
    for (width, height) in [(20, 6), (40, 12), (60, 20), (80, 24), (120, 40), (200, 60)] {
        insta::assert_snapshot!(format!("size_{width}x{height}"), scene.text(width, height));
    }
}

#[test]
fn every_language() {
    for language in ["en", "es", "de"] {
        let mut scene = Scene::differing(language);
        insta::assert_snapshot!(format!("differing_{language}"), scene.text(80, 24));
        scene.desk.help = Help::Shown;
        insta::assert_snapshot!(format!("help_{language}"), scene.text(80, 24));
    }
}

#[test]
fn every_look() {
    for (number, look) in looks().into_iter().enumerate() {
        let mut scene = Scene::appendix_c("en");
        scene.desk.look = look;
        insta::assert_snapshot!(format!("look_{number}_80x24"), text(&scene.drawn(80, 24).0));
        insta::assert_snapshot!(format!("look_{number}_120x40"), text(&scene.drawn(120, 40).0));
    }
}

#[test]
fn every_theme() {
    for theme in Theme::ALL {
        let mut scene = Scene::differing("en");
        scene.desk.look = Look { theme, ..Look::default() };
        for (width, height) in [(80, 24), (120, 40), (200, 60), (20, 6), (0, 0)] {
            let picture = format!("{}\n\n{}", scene.text(width, height), styles(&scene, width, height));
            insta::assert_snapshot!(format!("theme_{}_{width}x{height}", theme.name()), picture);
        }
    }
}
