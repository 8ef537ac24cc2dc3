//! The contents of the packages, which are listed in three places that must agree.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use toml::Value;

fn read(name: &str) -> String {
    fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join(name))
        .unwrap_or_else(|error| panic!("{name}: {error}"))
}

/// Where each file of a package comes from, and the name under which it is installed.
fn assets(package: &str) -> Vec<(String, String)> {
    let manifest: Value = toml::from_str(&read("Cargo.toml")).expect("a manifest");
    let assets = manifest["package"]["metadata"][package]["assets"].as_array().expect("assets").clone();
    let text = |value: &Value| value.as_str().expect("a text").to_owned();
    let pair = |asset: &Value| match asset.as_table() {
        Some(asset) => (text(&asset["source"]), text(&asset["dest"])),
        None => (text(&asset[0]), text(&asset[1])),
    };
    assets.iter().map(pair).collect()
}

#[test]
fn both_packages_for_linux_hold_the_same_files() {
    let sources = |package| assets(package).into_iter().map(|(from, _)| from).collect::<BTreeSet<_>>();
    let mut deb = sources("deb");
    // cargo-deb makes its own file of the licence.
    deb.insert("LICENSE".to_owned());
    assert_eq!(deb, sources("generate-rpm"));
}

#[test]
fn every_file_of_a_package_is_in_the_repository_or_built() {
    let made = read(".packaging/package.sh");
    for (from, _) in assets("deb").into_iter().chain(assets("generate-rpm")) {
        // Files that were built are not in the repository.
        // All files of a folder, as `docs/*`.
        let place = Path::new(env!("CARGO_MANIFEST_DIR")).join(from.trim_end_matches('*'));
        let stands = if from.ends_with("/*") { place.is_dir() } else { place.is_file() };
        let is_kept = !from.starts_with("target/") && stands;
        let is_a_program =
            ["", "-voice", "-hall"].map(|program| format!("target/release/annabella{program}")).contains(&from);
        let shell = from.strip_prefix("target/packages/made/annabella.").unwrap_or_default();
        let is_page = from == "target/packages/made/man/*" && made.contains("\"$work/made/man\"");
        let is_made = is_page || (!shell.is_empty() && made.contains("annabella.$shell") && made.contains(shell));
        assert!(is_kept != (is_a_program || is_made), "{from}");
    }
}

#[test]
fn the_uninstaller_removes_everything_that_the_setup_installs() {
    let (setup, script) = (read(".packaging/setup.nsi"), read(".packaging/package.sh"));
    let from = script.find("make_for_windows() {").expect("a function");
    let copied = ["annabella.exe", "annabella-voice.exe", "README.md", "LICENSE.txt"];
    for name in copied {
        assert!(script[from..].contains(name), "{name} is not copied");
        assert!(setup.contains(&format!("Delete \"$INSTDIR\\{name}\"")), "{name} would stay");
    }
    for name in [
        "RMDir /r \"$INSTDIR\\docs\"",
        "Delete \"$INSTDIR\\libespeak-ng.dll\"",
        "RMDir /r \"$INSTDIR\\espeak-ng-data\"",
    ] {
        assert!(setup.contains(name), "{name}");
    }
    // A folder with somebody's games in it is never removed as a whole.
    assert!(!setup.contains("RMDir /r \"$INSTDIR\"\n"));
}

#[test]
fn the_menu_opens_a_terminal() {
    let entry = read(".packaging/annabella.desktop");
    let lines: BTreeSet<&str> = entry.lines().collect();
    for line in ["[Desktop Entry]", "Type=Application", "Exec=annabella", "Icon=annabella", "Terminal=true"] {
        assert!(lines.contains(line), "{line}");
    }
    for language in ["de", "es"] {
        assert!(entry.contains(&format!("\nComment[{language}]=")), "{language}");
    }
}
