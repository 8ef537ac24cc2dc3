//! Snapshots of whole screens: every size, language, appearance and theme, without their colours.

use annabella::ui::screen::{Appearance, Panel};

use super::{Scene, appearances, theme};

#[test]
fn every_size() {
    let mut scene = Scene::appendix_c("en");
    scene.types("springer fe");
    let sizes = [(20, 6), (40, 12), (40, 15), (50, 50), (60, 20), (80, 24), (100, 30), (120, 40), (200, 60)];
    for (width, height) in sizes {
        insta::assert_snapshot!(format!("size_{width}x{height}"), scene.text(width, height));
    }
}

#[test]
fn every_language() {
    for language in ["en", "es", "de"] {
        let mut scene = Scene::differing(language);
        insta::assert_snapshot!(format!("differing_{language}"), scene.text(80, 24));
        scene.ui.panel = Some(Panel::Keys);
        insta::assert_snapshot!(format!("help_{language}"), scene.text(80, 24));
    }
}

#[test]
fn every_appearance() {
    for (number, appearance) in appearances().into_iter().enumerate() {
        let mut scene = Scene::appendix_c("en");
        scene.ui.appearance = appearance;
        insta::assert_snapshot!(format!("appearance_{number}_80x24"), scene.text(80, 24));
        insta::assert_snapshot!(format!("appearance_{number}_120x40"), scene.text(120, 40));
    }
}

#[test]
fn themes_with_other_pieces() {
    for theme in [theme("contrast"), theme("mono")] {
        let mut scene = Scene::differing("en");
        scene.ui.appearance = Appearance { theme, ..Appearance::default() };
        for (width, height) in [(80, 24), (100, 30), (120, 40)] {
            insta::assert_snapshot!(format!("theme_{}_{width}x{height}", theme.name()), scene.text(width, height));
        }
    }
}
