//! Wrong input to the arbiter's words, in every language: one sentence says what would be right, and nothing is lost.

use annabella::game::course::pin::FREE_TRIES;
use annabella::game::people::{Actor, Player};
use annabella::game::terms::Terms;
use annabella::session::Session;
use annabella::session::table::place::SeatId;
use annabella::wording::languages;

use crate::program::Home;
use crate::table::{Table, stamp};

/// A game with one case that is closed (1), one that is open (2) and an offer (3).
fn game(language: &str) -> Session {
    let terms = Terms::between(Player::named("Ana"), Player::named("Ben"));
    let lines = ["begin", "f1d3", "press", "arbiter: rule reject", "arbiter: go", "f8d6", "press", "white: draw"];
    Table::new(terms, language).after(&lines).0
}

/// For each language: a wrong line, and the words that the answer must contain.
const RULINGS: [(&str, &[(&str, &str)]); 3] = [
    (
        "en",
        &[
            ("arbiter: rule acept", "rule accept"),
            ("arbiter: rule", "rule accept"),
            ("arbiter: rule 2", "rule accept"),
            ("arbiter: rule 1 accept", "Case 1 is already closed."),
            ("arbiter: rule 9 accept", "There is no case 9."),
            ("arbiter: rule 3 accept", "Only Black"),
            ("arbiter: penalty warning to nobody", "penalty warning to white"),
            ("arbiter: penalty warning", "penalty warning to white"),
            ("arbiter: penalty wrning to white", "penalty warning to white"),
            ("arbiter: penalty points 2 to white", "penalty points 1/2 to white"),
            ("arbiter: take 2:00 from nobody", "take 2:00 from white"),
            ("arbiter: retrace 99", "half-moves so far"),
            ("white: rule accept", "Only the arbiter"),
        ],
    ),
    (
        "es",
        &[
            ("árbitro: decidir acetar", "decidir aceptar"),
            ("árbitro: decidir", "decidir aceptar"),
            ("árbitro: decidir 2", "decidir aceptar"),
            ("árbitro: decidir 1 aceptar", "El caso 1 ya está cerrado."),
            ("árbitro: decidir 9 aceptar", "No hay ningún caso 9."),
            ("árbitro: decidir 3 aceptar", "las negras"),
            ("árbitro: sanción advertencia a nadie", "sanción advertencia a blancas"),
            ("árbitro: sanción advertencia", "sanción advertencia a blancas"),
            ("árbitro: sanción advertenca a blancas", "sanción advertencia a blancas"),
            ("árbitro: sanción puntos 2 a blancas", "sanción puntos 1/2 a blancas"),
            ("árbitro: quitar 2:00 a nadie", "quitar 2:00 a blancas"),
            ("árbitro: retroceder 99", "medias jugadas"),
            ("blancas: decidir aceptar", "el árbitro"),
        ],
    ),
    (
        "de",
        &[
            ("schiedsrichter: entscheide anehmen", "entscheide annehmen"),
            ("schiedsrichter: entscheide", "entscheide annehmen"),
            ("schiedsrichter: entscheide 2", "entscheide annehmen"),
            ("schiedsrichter: entscheide 1 annehmen", "Fall 1 ist schon abgeschlossen."),
            ("schiedsrichter: entscheide 9 annehmen", "Einen Fall 9 gibt es nicht."),
            ("schiedsrichter: entscheide 3 annehmen", "nur Schwarz"),
            ("schiedsrichter: strafe verwarnung für niemand", "strafe verwarnung für weiß"),
            ("schiedsrichter: strafe verwarnung", "strafe verwarnung für weiß"),
            ("schiedsrichter: strafe verwarnng für weiß", "strafe verwarnung für weiß"),
            ("schiedsrichter: strafe punkte 2 für weiß", "strafe punkte 1/2 für weiß"),
            ("schiedsrichter: abziehen 2:00 von niemand", "abziehen 2:00 von weiß"),
            ("schiedsrichter: zurückgehen 99", "Halbzüge"),
            ("weiß: entscheide annehmen", "der Schiedsrichter"),
        ],
    ),
];

#[test]
fn an_impossible_ruling_is_refused_in_one_sentence_and_changes_nothing() {
    // English words can be typed in every language; those without own lines are tried with them.
    for language in languages() {
        let own = RULINGS.iter().find(|(code, _)| *code == language);
        let (_, rulings) = own.unwrap_or(&RULINGS[0]);
        for (line, right) in *rulings {
            let mut session = game(&language);
            let before = session.game().clone();
            let intent = session.reader(None).read(line);
            let outcome = session.carry_out(stamp(2000), intent).expect("nobody quits");
            let [said] = outcome.said.as_slice() else { panic!("{language}: {line}: {:?}", outcome.said) };
            assert!(said.kind.is_refusal() && outcome.events.is_empty(), "{language}: {line}: {said:?}");
            assert!(own.is_none() || said.printed.contains(right), "{language}: {line}: {}", said.printed);
            assert!(said.printed.ends_with(['.', ')']) && !said.printed.contains('{'), "{language}: {}", said.printed);
            assert!(*session.game() == before, "{language}: {line}: the game has changed");
        }
    }
}

#[test]
fn a_wrong_pin_is_refused_in_one_sentence_then_delayed_and_changes_nothing() {
    let sentences = [
        ("en", "That is not the PIN.", "Enter the PIN again in 10 seconds."),
        ("es", "Ese no es el PIN.", "10 segundos"),
        ("de", "Das ist nicht die PIN.", "10 Sekunden"),
    ];
    for (language, wrong, wait) in sentences {
        let mut session = game(language);
        session.at_table(stamp(0), |table| table.ask_for_new_pin());
        for _ in 0..2 {
            session.typed(stamp(1000), "tulip7391", None);
        }
        let asks =
            |session: &mut Session, ms: u64| session.typed(stamp(ms), "arbiter: stop", None).expect("the game goes on");
        let gives =
            |session: &mut Session, ms: u64, pin: &str| session.typed(stamp(ms), pin, None).expect("the game goes on");
        let cases = session.game().cases().clone();
        let line = session.game().line().clone();
        for attempt in 1..=FREE_TRIES {
            assert!(!asks(&mut session, 2000).said.is_empty(), "{language}: the PIN is asked for");
            let taken = gives(&mut session, 2000, "0000");
            let [said, asked_again] = taken.said.as_slice() else { panic!("{language}, {attempt}: {:?}", taken.said) };
            assert_eq!(said.printed, wrong, "{language}, {attempt}");
            assert_eq!(asked_again.printed.contains(wait), attempt == FREE_TRIES, "{language}, {attempt}");
            gives(&mut session, 2000, "");
        }
        let outcome = asks(&mut session, 2000);
        let [said] = outcome.said.as_slice() else { panic!("{language}: {:?}", outcome.said) };
        let awaits_pin = session.table.awaits_secret(SeatId::FIRST).is_some();
        assert!(said.printed.contains(wait) && awaits_pin, "{language}: {}", said.printed);
        gives(&mut session, 2000, "");
        assert!(*session.game().cases() == cases && *session.game().line() == line, "{language}");
        asks(&mut session, 12_000);
        gives(&mut session, 12_000, "tulip7391");
        assert!(session.table.awaits_secret(SeatId::FIRST).is_none(), "{language}: once the wait is over");
        assert!(session.game().needs_pin(Actor::Arbiter));
    }
}

/// Against a deaf opponent the blind player must have an assistant (D.2.11).
#[test]
fn an_assistant_is_compulsory_against_a_deaf_opponent() {
    let home = Home::new();
    let refused = [
        ("en", "White is blind and the opponent cannot hear: White must have an assistant (D.2.11).\n"),
        ("es", "Las blancas: el jugador es ciego y el rival no oye; debe tener un asistente (D.2.11).\n"),
        ("de", "Weiß sieht nicht und der Gegner hört nicht: Weiß muss einen Assistenten haben (D.2.11).\n"),
    ];
    for (language, sentence) in refused {
        let quiet = ["play", "--voice", "off", "--face", "lines", "--lang", language];
        let none = ["--blind", "white", "--deaf", "black", "--white-assistant", "none"];
        let ran = home.run(&[&quiet[..], &none].concat(), "");
        assert_eq!((ran.code, ran.said().as_str()), (Some(2), sentence), "{ran:?}");
    }
    let terms = [
        ("white blind; black deaf; white assistant none", false),
        ("black blind; white deaf; black assistant none", false),
        ("white blind; black deaf; white assistant announce", true),
        ("white blind; black deaf", true),
        ("white deaf; black assistant none", true),
    ];
    let script = home.path("deaf.game");
    for (terms, can_be) in terms {
        std::fs::write(&script, format!("terms {terms}\n0:00:00 arbiter begin\n")).expect("written");
        let ran = home.run(&["rehearse", &script.to_string_lossy(), "--lang", "en"], "");
        assert_eq!(ran.code == Some(0), can_be, "{terms}: {ran:?}");
        assert_eq!(ran.said().contains("must have an assistant (D.2.11)"), !can_be, "{terms}: {ran:?}");
    }
}
