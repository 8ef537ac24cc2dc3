//! When a board has settled, and that everything reported was confirmed by a dump.

use annabella::boards::Fields;
use annabella::boards::settle::{Quiet, Settling};
use annabella::game::clock::moment::{Moment, Span};
use shakmaty::{Color, Piece, Role};

const PAWN: Option<Piece> = Some(Piece { color: Color::White, role: Role::Pawn });
const EMPTY: Fields = [None; 64];

/// What is reported by an honest board from that moment on, for so long: when, and why. A dump takes 70 ms.
fn reported(settling: &mut Settling, from: u64, until: u64, fields: &Fields) -> Vec<(u64, Quiet)> {
    let mut reports = Vec::new();
    let mut arrives = None;
    for now in from..until {
        if settling.asks_for_dump(Moment(now)) {
            arrives = Some(now + 70);
        }
        if arrives == Some(now) {
            reports.extend(settling.dump(Moment(now), fields).map(|standing| (now, standing.quiet)));
        }
    }
    reports
}

fn with_pawn() -> Fields {
    let mut fields = EMPTY;
    fields[36] = PAWN;
    fields
}

fn settled() -> Settling {
    let mut settling = Settling::new(Span::seconds(1));
    reported(&mut settling, 0, 10_000, &EMPTY);
    settling
}

#[test]
fn a_change_is_reported_after_one_second_and_again_after_three() {
    let mut settling = settled();
    settling.update(Moment(10_000), 36, PAWN);
    let reports = reported(&mut settling, 10_000, 20_000, &with_pawn());
    assert_eq!(reports, [(11_000, Quiet::Settled), (13_000, Quiet::Long)]);
}

#[test]
fn what_changes_again_is_not_quiet() {
    let mut settling = settled();
    settling.update(Moment(10_000), 36, PAWN);
    assert_eq!(reported(&mut settling, 10_000, 10_900, &with_pawn()), []);
    settling.update(Moment(10_900), 37, PAWN);
    let mut both = with_pawn();
    both[37] = PAWN;
    assert_eq!(reported(&mut settling, 10_900, 12_500, &both), [(11_900, Quiet::Settled)]);
}

#[test]
fn a_lost_update_is_found_within_three_seconds() {
    let mut settling = settled();
    let reports = reported(&mut settling, 10_000, 13_100, &with_pawn());
    assert!(matches!(reports.as_slice(), [(..13_100, Quiet::Settled)]), "{reports:?}");
}

#[test]
fn a_press_waits_for_one_scan_and_no_longer_than_is_needed() {
    let mut settling = settled();
    settling.update(Moment(10_000), 36, PAWN);
    settling.press(Moment(10_000));
    let at = Moment(10_000);
    let reports = reported(&mut settling, 10_000, 10_900, &with_pawn());
    let pressed = |is_last| Quiet::Pressed { at, is_last };
    assert_eq!(
        reports,
        [(10_270, pressed(false)), (10_341, pressed(false)), (10_412, pressed(false)), (10_483, pressed(true))]
    );
}

#[test]
fn a_dump_that_does_not_come_is_asked_for_again() {
    let mut settling = settled();
    settling.update(Moment(10_000), 36, PAWN);
    let asked: Vec<u64> = (10_000..12_200).filter(|now| settling.asks_for_dump(Moment(*now))).collect();
    assert_eq!(asked, [10_780, 11_280, 11_780]);
}

/// Together with the quiet that is less than the three seconds in which a lost update heals.
#[test]
fn a_quiet_board_is_asked_again_and_again() {
    let mut settling = settled();
    let first = settling.next_deadline();
    assert!(first <= Moment(12_070), "{first:?}");
    assert!(settling.asks_for_dump(first));
    settling.dump(first.plus(Span::milliseconds(70)), &EMPTY);
    assert_eq!(settling.next_deadline(), first.plus(Span::milliseconds(1_570)));
}
