//! What the clock says in words: durations, time controls, answers, time calls.

use annabella::game::Game;
use annabella::game::clock::chessclock::Chessclock;
use annabella::game::clock::moment::{Moment, Span};
use annabella::game::clock::time_control_text::read_both;
use annabella::game::event::{ClockEvent, Event, GameEvent, MoveEvent};
use annabella::game::people::{Actor, Player};
use annabella::game::terms::Terms;
use annabella::interpreter::arguments::Arguments;
use annabella::interpreter::vocabulary::Vocabulary;
use annabella::wording::{CallsAsked, Label, Manner, TimeCalls, Wording};
use shakmaty::Color;

fn at(seconds: u64) -> Moment {
    Moment(seconds * 1000)
}

fn words(language: &str) -> Wording {
    Wording::new(language).expect("a language")
}

fn started(text: &str) -> Chessclock {
    let mut clock = Chessclock::new(read_both(text).expect("two controls"));
    clock.start(Color::White, at(0));
    clock
}

fn game(text: &str) -> Game {
    let mut terms = Terms::between(Player::named("White"), Player::named("Black"));
    terms.time = read_both(text).expect("two controls");
    let mut game = Game::new(terms);
    game.apply(at(0), &Event::Game(GameEvent::PlayBegun));
    game
}

#[test]
fn durations_are_said_in_hours_minutes_and_seconds() {
    for (span, en, es, de) in [
        (Span::ZERO, "0 seconds", "0 segundos", "0 Sekunden"),
        (Span::milliseconds(999), "0 seconds", "0 segundos", "0 Sekunden"),
        (Span::seconds(61), "1 minute, 1 second", "1 minuto y 1 segundo", "1 Minute, 1 Sekunde"),
        (Span::minutes(90), "1 hour, 30 minutes", "1 hora y 30 minutos", "1 Stunde, 30 Minuten"),
        (Span::seconds(7205), "2 hours, 5 seconds", "2 horas y 5 segundos", "2 Stunden, 5 Sekunden"),
        (Span::seconds(-5), "0 seconds", "0 segundos", "0 Sekunden"),
    ] {
        assert_eq!([words("en"), words("es"), words("de")].map(|w| w.duration(span)), [en, es, de]);
    }
    // Each language joins three parts as it joins two.
    for (language, said) in [
        ("en", "1 hour, 1 minute, 5 seconds"),
        ("es", "1 hora, 1 minuto y 5 segundos"),
        ("fr", "1 heure, 1 minute et 5 secondes"),
        ("pl", "1 godzina, 1 minuta i 5 sekund"),
        ("ru", "1 час 1 минута 5 секунд"),
        ("tr", "1 saat 1 dakika 5 saniye"),
    ] {
        assert_eq!(words(language).duration(Span::seconds(3665)), said);
    }
}

#[test]
fn a_time_control_is_said_in_words() {
    let said = |text: &str| words("en").time_controls(&read_both(text).expect("two controls"));
    insta::assert_snapshot!(said("40/90+30,30+30"), @"40 moves in 1 hour, 30 minutes; then all moves in 30 minutes; 30 seconds added for each move");
    insta::assert_snapshot!(said("40/120,20/60,15+30"), @"40 moves in 2 hours; then 20 moves in 1 hour; then all moves in 15 minutes with 30 seconds added for each move");
    insta::assert_snapshot!(said("5d3"), @"all moves in 5 minutes with a delay of 3 seconds for each move");
    insta::assert_snapshot!(said("5u3 freeze"), @"all moves in 5 minutes with a delay of 3 seconds before the clock counts down; both clocks stop when one reaches zero");
    insta::assert_snapshot!(said("60,byo5x30"), @"all moves in 1 hour; then byo-yomi, 5 times 30 seconds");
    insta::assert_snapshot!(said("60,can15/5"), @"all moves in 1 hour; then 15 moves in 5 minutes, repeating");
    insta::assert_snapshot!(said("40/120,20/60 repeat zero"), @"40 moves in 2 hours; then 20 moves in 1 hour; the last period repeats; the next period begins when the clock reaches zero");
    insta::assert_snapshot!(said("hourglass3"), @"an hourglass of 3 minutes");
    insta::assert_snapshot!(said("up"), @"no limit, the clocks count up");
    insta::assert_snapshot!(said("none"), @"no clock");
    insta::assert_snapshot!(said("5 vs 3+2"), @"White: all moves in 5 minutes; Black: all moves in 3 minutes with 2 seconds added for each move");
    insta::assert_snapshot!(words("de").time_control(&"40/90+30,30+30".parse().expect("a control")), @"40 Züge in 1 Stunde, 30 Minuten; dann alle Züge in 30 Minuten; Zuschlag 30 Sekunden pro Zug");
    insta::assert_snapshot!(words("es").time_control(&"40/90+30,30+30".parse().expect("a control")), @"40 jugadas en 1 hora y 30 minutos; después todas las jugadas en 30 minutos; incremento de 30 segundos por jugada");
}

#[test]
fn an_answer_about_the_clock_has_used_time_time_left_and_moves_completed() {
    let mut clock = started("90");
    clock.set_counter(Color::Black, 23);
    clock.press(Color::White, at(10));
    let black = Actor::Player(Color::Black);
    let after = |language: &str, color, asker| words(language).clock_of(&clock, color, at(10 + 41 * 60 + 12), asker);
    insta::assert_snapshot!(after("en", Color::Black, black), @"23 moves completed. You have 48 minutes, 48 seconds left; used: 41 minutes, 12 seconds.");
    insta::assert_snapshot!(after("es", Color::Black, black), @"23 jugadas completadas. Tiene 48 minutos y 48 segundos; usado: 41 minutos y 12 segundos.");
    insta::assert_snapshot!(after("de", Color::Black, Actor::Assistant(Color::Black)), @"23 Züge abgeschlossen. Sie haben noch 48 Minuten, 48 Sekunden; verbraucht: 41 Minuten, 12 Sekunden.");
    insta::assert_snapshot!(after("en", Color::White, black), @"1 move completed. White has 1 hour, 29 minutes, 50 seconds left; used: 10 seconds.");
    insta::assert_snapshot!(after("en", Color::Black, Actor::Arbiter), @"23 moves completed. Black has 48 minutes, 48 seconds left; used: 41 minutes, 12 seconds.");
    insta::assert_snapshot!(words("en").clock_of(&clock, Color::Black, at(9000), Actor::Arbiter), @"23 moves completed. Black has 0 seconds left; used: 2 hours, 29 minutes, 50 seconds. Black's flag has fallen.");
    let said = |clock: &Chessclock, seconds| words("en").clock_of(clock, Color::White, at(seconds), black);
    insta::assert_snapshot!(said(&started("40/90+30,30+30"), 12), @"No moves completed, 40 to the time control. White has 1 hour, 30 minutes, 18 seconds left; used: 12 seconds.");
    insta::assert_snapshot!(said(&started("1,byo3x30"), 72), @"No moves completed. 3 byo-yomi periods left. White has 18 seconds left; used: 1 minute, 12 seconds.");
    insta::assert_snapshot!(said(&started("none"), 12), @"No moves completed. White has used 12 seconds; there is no limit.");
    let mut table = Chessclock::on_the_table(read_both("90+30").expect("two controls"));
    insta::assert_snapshot!(said(&table, 12), @"No moves completed. The time is kept by the clock on the table; its times have not been entered yet.");
    table.set_time(Color::White, Span::minutes(80), at(12));
    insta::assert_snapshot!(said(&table, 12), @"No moves completed. By the clock on the table, as last entered, White has 1 hour, 20 minutes left.");
}

fn calls_of(text: &str, game: &Game, color: Color, seconds: u64) -> TimeCalls {
    let vocabulary = Vocabulary::of(&annabella::wording::Wording::default());
    match (Arguments { vocabulary: &vocabulary, text }.time_calls()) {
        Some(CallsAsked::At { manner, marks }) => TimeCalls::at_marks(manner, marks, game, color, at(seconds)),
        other => panic!("{text}: {other:?}"),
    }
}

#[test]
fn times_are_called_at_the_chosen_moments() {
    let game = game("10+5");
    let mut calls = calls_of("10m 5m 30s", &game, Color::White, 0);
    assert_eq!(calls.next(&game, Color::White, at(0)), Some(at(5)), "10:05 at the start");
    assert_eq!(calls.take(&game, Color::White, at(4)), None);
    assert_eq!(calls.take(&game, Color::White, at(5)), Some(Span::minutes(10)));
    assert_eq!(calls.take(&game, Color::White, at(6)), None, "once");
    assert_eq!(calls.next(&game, Color::White, at(6)), Some(at(305)));
    assert_eq!(
        calls.take(&game, Color::White, at(590)),
        Some(Span::seconds(15)),
        "called late: the time that is really left"
    );
    assert_eq!(calls.next(&game, Color::White, at(590)), None);
    let black = calls_of("5m", &game, Color::Black, 0);
    assert_eq!(black.next(&game, Color::Black, at(0)), None, "Black's clock stands");
    let late = calls_of("10m 5m", &game, Color::White, 10);
    assert_eq!(late.next(&game, Color::White, at(10)), Some(at(305)), "what is past is not called");
}

#[test]
fn a_time_call_waits_for_an_announcement_and_is_due_again_when_time_is_added() {
    let mut game = game("5");
    let mut calls = calls_of("tone 2m", &game, Color::White, 0);
    assert_eq!(calls.manner, Manner::Tone);
    let announced = annabella::game::moves::in_hand::Announcement {
        by: Color::White,
        half_move: "e2e4".parse().expect("squares"),
        text: "e4".into(),
        draw_offer: false,
        said_by: None,
    };
    game.apply(at(170), &Event::Move(MoveEvent::MoveAnnounced(announced)));
    assert_eq!((calls.next(&game, Color::White, at(175)), calls.take(&game, Color::White, at(185))), (None, None));
    game.apply(at(186), &Event::Move(MoveEvent::MoveCompleted { by: Color::White, heard: None }));
    assert_eq!(calls.take(&game, Color::White, at(186)), Some(Span::seconds(114)));
    game.apply(
        at(190),
        &Event::Clock(ClockEvent::TimeAdded {
            to: Color::White,
            span: Span::minutes(5),
            case: None,
            words: String::new(),
        }),
    );
    assert_eq!(calls.take(&game, Color::White, at(190)), None);
    game.apply(
        at(190),
        &Event::Clock(ClockEvent::ClocksSet { times: shakmaty::ByColor::new_with(|_| Span::minutes(1)) }),
    );
    assert_eq!(calls.take(&game, Color::White, at(190)), Some(Span::minutes(1)));
}

#[test]
fn the_next_time_call_is_computed_from_the_current_period() {
    let game = game("2/1,5 zero");
    let mut calls = calls_of("2m", &game, Color::White, 0);
    assert_eq!(calls.next(&game, Color::White, at(0)), None, "less than that is left already");
    assert_eq!(calls.take(&game, Color::White, at(61)), None, "now 4:59 are left");
    assert_eq!(calls.next(&game, Color::White, at(61)), Some(at(60 + 180)));
}

#[test]
fn time_calls_are_read_or_refused() {
    let game = game("90+30");
    let vocabulary = Vocabulary::of(&annabella::wording::Wording::default());
    let asked = |text: &str| Arguments { vocabulary: &vocabulary, text }.time_calls();
    assert_eq!((asked(""), asked("off")), (Some(CallsAsked::Tell), Some(CallsAsked::Off)));
    for text in ["tone", "soon", "10", "0s", "10m x", "-5m"] {
        assert_eq!(asked(text), None, "{text}");
    }
    let read = |text: &str| Some(calls_of(text, &game, Color::White, 0));
    insta::assert_snapshot!(words("en").time_call(Color::White, Span::minutes(5), Manner::Words).printed, @"5 minutes left.");
    insta::assert_snapshot!(words("en").time_calls_set(Actor::Player(Color::White), &read("10m 30s").expect("calls")).printed, @"Your time is announced when you have this much left: 10 minutes; 30 seconds.");
    insta::assert_snapshot!(words("en").time_calls_set(Actor::Player(Color::White), &read("tone 5m").expect("calls")).printed, @"You will hear a tone when you have this much time left: 5 minutes.");
}

#[test]
fn the_screen_shows_the_period_the_moves_to_the_control_and_the_byo_yomi_periods() {
    let state = |language: &str, game: &Game, seconds| words(language).label(&Label::State { game, at: at(seconds) });
    let standard = game("40/90+30,30+30");
    insta::assert_snapshot!(state("en", &standard, 0), @"White has the move. Period 1: White 40, Black 40 to the control.");
    insta::assert_snapshot!(state("es", &standard, 0), @"Juegan las blancas. Período 1: blancas 40, negras 40 hasta el control.");
    insta::assert_snapshot!(state("de", &standard, 0), @"Weiß ist am Zug. Zeitperiode 1: Weiß 40, Schwarz 40 bis zur Kontrolle.");
    insta::assert_snapshot!(state("en", &game("2/5,1 vs 5"), 0), @"White has the move. White, period 1: 2 to the control. Black, period 1: all moves.");
    insta::assert_snapshot!(state("en", &game("5+3"), 0), @"White has the move.");
    let mut last = game("1/5,1");
    for by in [Color::White, Color::Black] {
        let half_move = if by == Color::White { "e2e4" } else { "e7e5" }.parse().expect("squares");
        let text = String::new();
        let announced =
            annabella::game::moves::in_hand::Announcement { by, half_move, text, draw_offer: false, said_by: None };
        last.apply(at(1), &Event::Move(MoveEvent::MoveAnnounced(announced)));
        last.apply(at(2), &Event::Move(MoveEvent::MoveCompleted { by, heard: None }));
        if by == Color::White {
            insta::assert_snapshot!(state("en", &last, 2), @"Black has the move. White, period 2: all moves. Black, period 1: 1 to the control.");
        }
    }
    insta::assert_snapshot!(state("en", &last, 2), @"White has the move. Period 2: all moves.");
    let byo_yomi = game("1,byo3x30");
    insta::assert_snapshot!(state("en", &byo_yomi, 59), @"White has the move. Period 1: all moves.");
    insta::assert_snapshot!(state("en", &byo_yomi, 60 + 31), @"White has the move. White, period 2: all moves. Black, period 1: all moves. White's byo-yomi periods: 2.");
}
