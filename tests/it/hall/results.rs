//! The results of a round beside its pairing list.

use std::fs;

use annabella::hall::address::BoardAddress;
use annabella::hall::copy::RecordCopy;

use super::Server;
use super::playing::once;
use super::table::played;
use crate::program::Home;

const LIST: &str = "\
012 Spring Open\r\n\
001    1 m    Weber, Jonas                      2100 GER     4600001 1990/01/01  1.0    1     3 w 1     2 b  \r\n\
001    2 f    Garcia, Ana                       2000 ESP     2200002 1991/02/02  1.0    2     4 b 1     1 w  \r\n";

#[test]
fn the_results_of_a_round_stand_in_the_list_as_long_as_they_stand() {
    let Some(server) = Server::start() else { return };
    let home = Home::new();
    assert!(once(&home, &server.url(), &[]).is_empty(), "and the streams are made");
    fs::write(home.path("open.trf"), LIST).expect("written");
    let (url, list, file) = (server.url(), home.at("open.trf"), home.at("results.trf"));
    let asked = ["hall", "--server", &url, "--once", "--to", "trf", "--pairings", &list, "-o", &file, "--lang", "en"];
    let results = || {
        let ran = home.run(&asked, "");
        assert_eq!(ran.code, Some(0), "{ran:?}");
        (fs::read_to_string(&file).expect("results"), ran.err)
    };
    assert_eq!(results(), (LIST.to_owned(), String::new()));
    let place = |board: &'static str| ["--event", "Open", "--round", "2", "--board", board];
    let names = ("Garcia, Ana", "Weber, Jonas");
    let game = played(&home, 1, names, &place("1"), "e4\n\narbiter: result 1-0\n");
    let stranger = played(&home, 2, ("Nobody", "Weber, Jonas"), &place("2"), "e4\n\narbiter: result 1-0\n");
    let board = |number: &str| BoardAddress::new("Open", "2", number);
    server.publish(&[(board("1"), &game), (board("2"), &stranger)], 0);
    let (text, said) = results();
    let wanted = LIST
        .replace("1.0    1     3 w 1     2 b  \r\n", "1.0    2     3 w 1     2 b 0\r\n")
        .replace("1.0    2     4 b 1     1 w  \r\n", "2.0    1     4 b 1     1 w 1\r\n");
    assert_eq!(text, wanted);
    let unpaired = "The list has no game of Nobody against Weber, Jonas in round 2; its result is not in the file.\n";
    assert_eq!(said, unpaired);
    // Another board has a game of the same two, with another result: it is said first, and neither is written.
    let other = played(&home, 4, names, &place("3"), "e4\n\narbiter: result 0-1\n");
    server.publish(&[(board("3"), &other)], 0);
    let (text, said) = results();
    let twice = "Several boards have a game of Garcia, Ana against Weber, Jonas in round 2: 1, 3. No result of it is in \
                 the file.\n";
    assert_eq!((text.as_str(), said), (LIST, format!("{twice}{unpaired}")));
    // Its result is taken back there, and the program is left.
    played(&home, 5, names, &place("3"), "e4\n\narbiter: result 0-1\narbiter: result *\n");
    let mut left = RecordCopy::default();
    left.read(&fs::read(home.path("5.jsonl")).expect("a record")).expect("lines");
    server.publish(&[(board("3"), &left)], 0);
    assert_eq!(results().0, wanted);
    // A record that is another board's counts nowhere else.
    server.publish(&[(board("4"), &game)], 0);
    let (text, said) = results();
    let foreign = "The record sent as board 4 of round 2, Garcia, Ana against Weber, Jonas, does not say that it is of that \
                   board; its result is not in the file.\n";
    assert_eq!((text, said), (wanted, format!("{foreign}{unpaired}")));
    let again = played(&home, 3, names, &place("1"), "e4\n\narbiter: result 1-0\narbiter: result *\n");
    server.publish(&[(board("1"), &again)], 0);
    assert_eq!(results().0, LIST);
    assert_eq!(fs::read_to_string(&list).expect("the list"), LIST);
    // What is wrong is one sentence.
    let ran = home.run(&["hall", "--server", &url, "--to", "trf", "-o", &file, "--lang", "en"], "");
    assert!(ran.code == Some(2) && ran.err.contains("--pairings"), "{ran:?}");
    fs::write(&list, "a shopping list\n").expect("written");
    let ran = home.run(&asked, "");
    assert!(ran.code == Some(1) && ran.err.lines().count() == 1 && ran.err.contains("line 1"), "{ran:?}");
}

/// The results of a round as a page that is printed and signed: a result in doubt is not on it, and a game that did not
/// come has its row.
#[test]
fn the_results_of_a_round_are_a_page_to_sign() {
    let Some(server) = Server::start() else { return };
    let home = Home::new();
    assert!(once(&home, &server.url(), &[]).is_empty(), "and the streams are made");
    let list = LIST.to_owned()
        + "001    3 m    Ortiz, Eva                       1500 ESP                         0.0    3                4 w  \r\n\
           001    4 m    Kim, Bo                          1500 ESP                         0.0    4                3 b  \r\n";
    fs::write(home.path("open.trf"), list).expect("written");
    let place = |board: &'static str| ["--event", "Open", "--round", "2", "--board", board];
    let game = played(&home, 1, ("Garcia, Ana", "Weber, Jonas"), &place("1"), "e4\n\narbiter: result 1-0\n");
    let doubtful = played(&home, 2, ("Low, Li", "Ito, Ken"), &place("2"), "e4\n\narbiter: result 0-1\n");
    let board = |number: &str| BoardAddress::new("Open", "2", number);
    server.publish(&[(board("1"), &game), (board("7"), &doubtful)], 0);
    let (url, list, page) = (server.url(), home.at("open.trf"), home.at("round.html"));
    let asked = ["hall", "--server", &url, "--once", "--round", "2", "--to", "results"];
    let ran = home.run(&[&asked[..], &["--pairings", &list, "-o", &page, "--lang", "en"]].concat(), "");
    assert_eq!(ran.code, Some(0), "{ran:?}");
    let html = fs::read_to_string(&page).expect("a page");
    for text in ["Results of round 2", "Garcia, Ana", "1-0", "Signature of the arbiter", "Low, Li"] {
        assert!(html.contains(text), "{text}: {html}");
    }
    assert!(!html.contains("0-1"), "what another board has sent is in doubt: {html}");
}
