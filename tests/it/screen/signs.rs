//! Everything that lasts is a sign that lasts, at every size, and F9 or a click explains it.

use annabella::game::Game;
use annabella::game::event::{Event, RecordsEvent};
use annabella::game::people::Actor;
use annabella::ui::screen::{Panel, UiState, click, draw};
use annabella::ui::view_model::ViewModel;
use annabella::wording::{Audience, Saved, SoundTrouble, Surroundings, TerminalState, languages};
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::layout::Rect;
use shakmaty::Color;

use super::{Scene, stamp, text};

/// From the smallest with a board to the largest in use, and two without a bar.
const SIZES: [(u16, u16); 10] =
    [(40, 7), (40, 12), (40, 20), (60, 20), (80, 7), (80, 24), (100, 30), (120, 40), (132, 43), (160, 50)];

/// A game with an open case, to which come a PIN, White's board read and Black's lost.
fn everything(scene: &mut Scene) -> Game {
    let at = stamp(scene.seconds);
    scene.session.at_table(at, |table| table.ask_for_new_pin());
    (0..2).for_each(|_| _ = scene.session.typed(at, "tulip7391", None));
    assert_eq!(scene.session.game().cases_to_rule_on().count(), 1);
    let mut game = scene.session.game().clone();
    let [device, number, version] = [(); 3].map(|()| String::new());
    let connected = |board| RecordsEvent::BoardConnected {
        board,
        device: device.clone(),
        number: number.clone(),
        version: version.clone(),
        turned: false,
    };
    let happened = [connected(Color::White), connected(Color::Black), RecordsEvent::BoardLost { board: Color::Black }];
    happened.into_iter().for_each(|event| game.apply(at.at, &Event::Records(event)));
    game
}

fn silent() -> [(Option<Audience>, SoundTrouble); 1] {
    [(None, SoundTrouble::Failed { why: "no-device" })]
}

const SEATS: [(Actor, TerminalState); 2] =
    [(Actor::Player(Color::White), TerminalState::Connected), (Actor::Player(Color::Black), TerminalState::CutOff)];

fn shown(model: &ViewModel, ui: &UiState, (width, height): (u16, u16)) -> String {
    let mut terminal = Terminal::new(TestBackend::new(width, height)).expect("a screen in memory");
    terminal.draw(|frame| _ = draw(frame, model, ui)).expect("a screen in memory");
    text(terminal.backend().buffer())
}

#[test]
fn every_sign_is_seen_at_every_size_in_every_language() {
    for language in languages() {
        let mut scene = Scene::differing(&language);
        let game = everything(&mut scene);
        let silent = silent();
        for saved in [Saved::Yes, Saved::No] {
            let around = Surroundings { terminals: &SEATS, silent: &silent };
            let model = ViewModel { game: &game, around, saved, ..scene.model(stamp(scene.seconds).at) };
            let signs = model.signs();
            assert_eq!(signs.len(), 6 + usize::from(saved != Saved::Yes), "{language}: {signs:?}");
            for size in SIZES {
                let shown = shown(&model, &scene.ui, size);
                for sign in &signs {
                    let stands_in_words = sign.sentence.is_some() && sign.sentence == model.wording.unsaved(saved);
                    assert!(
                        stands_in_words || shown.contains(&sign.short) || shown.contains(&sign.long),
                        "{language} {size:?}: {sign:?}\n{shown}"
                    );
                }
            }
        }
    }
}

#[test]
fn without_anything_that_lasts_there_is_no_sign() {
    let scene = Scene::appendix_c("en");
    assert_eq!(scene.model(stamp(scene.seconds).at).signs(), Vec::new());
}

#[test]
fn a_click_on_the_signs_explains_them() {
    for size @ (width, height) in [(80, 24), (100, 30), (160, 50)] {
        let mut scene = Scene::differing("en");
        let game = everything(&mut scene);
        let silent = silent();
        let mut ui = scene.ui.clone();
        let around = Surroundings { terminals: &SEATS, silent: &silent };
        let model = ViewModel { game: &game, around, ..scene.model(stamp(scene.seconds).at) };
        let bar = shown(&model, &ui, size).lines().next().expect("a bar").to_owned();
        let at = bar.chars().position(|c| c == '○').expect("a lost board") as u16;
        click(&mut ui, &model, Rect { x: 0, y: 0, width, height }, at, 0);
        assert_eq!(ui.panel, Some(Panel::Cases), "{bar}");
        let explained = shown(&model, &ui, size).split_whitespace().collect::<Vec<_>>().join(" ");
        for sentence in model.signs().into_iter().filter_map(|sign| sign.sentence) {
            let begins = sentence.split(' ').take(3).collect::<Vec<_>>().join(" ");
            assert!(explained.contains(&begins), "{sentence}\n{}", shown(&model, &ui, size));
        }
    }
}

/// Who hears nothing is said by `status` too, until it is heard again.
#[test]
fn the_status_says_that_nothing_is_heard() {
    let mut scene = Scene::appendix_c("en");
    let at = stamp(scene.seconds).at;
    let before = scene.session.seat.beside_the_status(at, Actor::Arbiter).len();
    scene.session.seat.silent.extend(silent());
    let said = scene.session.seat.beside_the_status(at, Actor::Arbiter);
    assert_eq!(said.len(), before + 1, "{said:?}");
}
