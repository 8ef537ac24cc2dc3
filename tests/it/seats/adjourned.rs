//! An adjournment from the sealed move to the opened envelope, at terminals in two languages: the program that hosts it
//! is killed after each step, nothing that was acknowledged is lost, and everybody hears what is next.

use strum::VariantArray;

use super::lost::recorded;
use super::{Running, hosts, joins, resume};
use crate::program::Home;

const PASSPHRASE: &str = "seven green apples";

/// Whether the arbiter has a terminal of his own. Otherwise who sealed closes the envelope.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Arbiter {
    AtASeat,
    AtTheHost,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, VariantArray)]
enum Step {
    Begun,
    Required,
    Sealed,
    Checked,
    Changed,
    Adjourned,
    PassphraseTyped,
    Closed,
    Reopened,
    AskedToOpen,
    Opened,
    Replied,
}

use Step::{
    Adjourned, AskedToOpen, Begun, Changed, Checked, Closed, Opened, PassphraseTyped, Reopened, Replied, Required,
    Sealed,
};

impl Step {
    /// The kind of event that the record has once that step is acknowledged.
    fn kind(self) -> Option<&'static str> {
        match self {
            Begun => Some("move_completed"),
            Required => Some("seal_required"),
            Sealed => Some("move_sealed"),
            Adjourned => Some("game_adjourned"),
            Closed => Some("envelope_closed"),
            Reopened => Some("game_resumed"),
            Opened => Some("envelope_opened"),
            Replied => Some("move_announced"),
            Checked | Changed | PassphraseTyped | AskedToOpen => None,
        }
    }

    /// Whether the sealed move is only in memory then.
    fn is_not_on_disk(self) -> bool {
        (Sealed..=PassphraseTyped).contains(&self)
    }

    /// The words of `status` then, in English and in German, after the program was started again.
    fn is_next(self) -> (&'static str, &'static str) {
        match self {
            Begun | Opened | Replied => ("Both clocks are stopped", "Beide Uhren sind angehalten"),
            Required => ("Black seals the next move", "Schwarz gibt den nächsten Zug ab"),
            Sealed | Checked | Changed | Adjourned | PassphraseTyped => {
                ("was not in an envelope when the program ended", "gibt noch einmal einen Zug ab")
            }
            Closed => ("reopen", "wiederaufnehmen"),
            Reopened | AskedToOpen => ("types open", "öffnen"),
        }
    }
}

struct Adjournment {
    home: Home,
    /// White's keyboard.
    host: Running,
    black: Running,
    arbiter: Option<Running>,
    sealed: &'static str,
}

impl Adjournment {
    fn set(where_is: Arbiter) -> Adjournment {
        let home = Home::new();
        let mut host = Running::at_a_keyboard(hosts(&home, &["--keys", "white", "--blind", "black"]));
        host.until("Recorded in");
        let mut black = Running::at_a_keyboard(joins(&home, "black", "de", &[]));
        black.until("FIDE-Regeln");
        let arbiter = (where_is == Arbiter::AtASeat).then(|| {
            let mut arbiter = Running::at_a_keyboard(joins(&home, "arbiter", "en", &[]));
            arbiter.until("Laws of");
            arbiter
        });
        Adjournment { home, host, black, arbiter, sealed: "c5" }
    }

    fn arbiter_types(&mut self, line: &str) {
        match &mut self.arbiter {
            Some(arbiter) => arbiter.types(line),
            None => self.host.types(&format!("arbiter: {line}")),
        }
    }

    /// Where the arbiter is answered.
    fn of_the_arbiter(&mut self) -> &mut Running {
        self.arbiter.as_mut().unwrap_or(&mut self.host)
    }

    /// Who closes the envelope, and what is heard there.
    fn keeper_types_passphrase(&mut self, of_the_arbiter: &str, of_the_sealer: &str) {
        let (keeper, answer) = match &mut self.arbiter {
            Some(arbiter) => (arbiter, of_the_arbiter),
            None => (&mut self.black, of_the_sealer),
        };
        keeper.types(PASSPHRASE);
        keeper.until(answer);
    }

    fn seals(&mut self, sealed: &'static str) {
        self.black.types(&format!("abgeben {sealed}"));
        self.black.until("kann ihn ändern");
        self.sealed = sealed;
    }

    fn asks_for_the_passphrase(&mut self) {
        match &mut self.arbiter {
            Some(arbiter) => arbiter.until("enter a passphrase"),
            None => self.black.until("Sie wählen das Kennwort"),
        };
    }

    fn take(&mut self, step: Step) {
        match step {
            Begun => {
                self.host.types("e4");
                self.black.until("e4.");
                self.host.types("");
                self.host.until("White has completed e4.");
                self.black.until("Weiß hat e4 abgeschlossen.");
            }
            Required => {
                self.arbiter_types("adjourn");
                self.black.until("Schwarz gibt einen Zug ab.");
                self.host.until("Black seals a move.");
            }
            Sealed => self.seals("c5"),
            Checked => {
                self.black.types("abgeben");
                let is_sealed = format!("Sie haben {} abgegeben.", self.sealed);
                self.black.until(&is_sealed);
            }
            Changed => self.seals("d6"),
            Adjourned => {
                self.black.types("drücken");
                self.black.until("Schwarz hat Zug 1 abgegeben.");
                self.host.until("Black has sealed move 1.");
                self.asks_for_the_passphrase();
            }
            PassphraseTyped => self.keeper_types_passphrase("once more", "noch einmal"),
            Closed => {
                self.keeper_types_passphrase("The envelope is closed.", "Der Umschlag ist verschlossen.");
                self.host.until("The envelope is closed.");
            }
            Reopened => {
                self.arbiter_types("reopen");
                self.host.until("The game is resumed");
                self.black.until("wieder aufgenommen");
            }
            AskedToOpen => {
                self.arbiter_types("open");
                self.of_the_arbiter().until("enter the passphrase of the envelope");
            }
            Opened => {
                self.of_the_arbiter().types(PASSPHRASE);
                self.black.until(&format!("Schwarz hat {} abgegeben.", self.sealed));
                self.host.until(&format!("Black has sealed {}.", self.sealed));
                self.black.until("Bauer David sieben David sechs");
            }
            Replied => {
                self.host.types("d4");
                self.black.until("d4.");
            }
        }
    }

    /// Kills the program that hosts the game, and goes on as it says there.
    fn kill_after(&mut self, step: Step) {
        let acknowledged: Vec<&str> =
            Step::VARIANTS.iter().take_while(|done| **done <= step).filter_map(|done| done.kind()).collect();
        self.host.kill();
        self.black.until("Die Verbindung zur Partie ist unterbrochen.");
        self.host = resume(&self.home);
        self.black.until("Die Verbindung zur Partie besteht wieder.");
        if let Some(arbiter) = &mut self.arbiter {
            arbiter.until("The connection to the game is back.");
        }
        for kind in acknowledged {
            assert!(!recorded(&self.home, kind).is_empty(), "{step:?}: {kind} is lost");
        }
        let (english, german) = step.is_next();
        self.host.types("status");
        self.host.until(english);
        self.black.types("stand");
        self.black.until(german);
        if let Some(arbiter) = &mut self.arbiter {
            arbiter.types("status");
            arbiter.until(english);
        }
        let is_adjourned = (Adjourned..=Closed).contains(&step);
        if !is_adjourned && !matches!(step, Reopened | AskedToOpen) {
            self.arbiter_types("go");
            self.host.until("clock is running");
            self.black.until("Uhr");
        }
        if step.is_not_on_disk() {
            self.seals("d6");
            if is_adjourned {
                self.asks_for_the_passphrase();
            } else {
                self.take(Adjourned);
            }
            if step == PassphraseTyped {
                self.take(PassphraseTyped);
            }
        } else if step == AskedToOpen {
            self.take(AskedToOpen);
        }
    }

    /// The steps that are still to come after that one, and after a kill behind it.
    fn is_still_to_come(next: Step, killed: Step) -> bool {
        let is_sealed_again = killed.is_not_on_disk() && next <= Adjourned;
        next > killed && !is_sealed_again
    }
}

fn adjourn(arbiter: Arbiter) {
    for killed in Step::VARIANTS.iter().copied() {
        let mut adjournment = Adjournment::set(arbiter);
        Step::VARIANTS.iter().copied().take_while(|step| *step <= killed).for_each(|step| adjournment.take(step));
        adjournment.kill_after(killed);
        for step in Step::VARIANTS.iter().copied().filter(|step| Adjournment::is_still_to_come(*step, killed)) {
            adjournment.take(step);
        }
        let home = &adjournment.home;
        assert_eq!(recorded(home, "envelope_closed").len(), 1, "{killed:?}");
        let opened = &recorded(home, "envelope_opened")[0];
        assert!(opened.to_string().contains("d6"), "{killed:?}: {opened}");
        let announced: Vec<_> = recorded(home, "move_announced").iter().map(|line| line["move"].clone()).collect();
        assert_eq!(announced, ["e2e4", "d7d6", "d2d4"], "{killed:?}");
        let verified = home.run(&["verify", &home.at("game.jsonl"), "--lang", "en"], "");
        assert!(verified.out.contains("lines are as they were written"), "{killed:?}: {verified:?}");
    }
}

#[test]
fn the_host_is_killed_after_each_step_of_an_adjournment_with_an_arbiter() {
    adjourn(Arbiter::AtASeat);
}

#[test]
fn the_host_is_killed_after_each_step_of_an_adjournment_without_an_arbiter() {
    adjourn(Arbiter::AtTheHost);
}
