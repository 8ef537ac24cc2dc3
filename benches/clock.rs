//! How long it takes to read both clocks, to press one, and to look after a clock of many periods.

use std::hint::black_box;

use annabella::game::clock::chessclock::Chessclock;
use annabella::game::clock::moment::Moment;
use annabella::game::clock::time_control::TimeControl;
use shakmaty::{ByColor, Color};

use crate::measure::Bench;

fn started(text: &str) -> Chessclock {
    let control: TimeControl = text.parse().expect("a control");
    let mut clock = Chessclock::new(ByColor::new_with(|_| control.clone()));
    clock.start(Color::White, Moment(0));
    clock
}

fn clocks(bench: &mut Bench) {
    for text in ["90+30", "40/90+30,30+30", "40/120,20/60,15,byo5x30 zero", "hourglass5"] {
        let clock = started(text);
        bench.bench_function(format!("read both: {text}"), |b| b.iter(|| clock.readings(black_box(Moment(61_007)))));
        let mut pressed = started(text);
        let mut now = 0;
        bench.bench_function(format!("press: {text}"), |b| {
            b.iter(|| {
                now += 3;
                pressed.press(pressed.whose(), black_box(Moment(now)));
            });
        });
        bench.bench_function(format!("next deadline: {text}"), |b| b.iter(|| black_box(&clock).next_deadline()));
    }
}

/// Runs them all.
pub fn run() {
    let mut bench = Bench::new();
    clocks(&mut bench);
}
