//! A whole game of PaarZugSchach at the board, by the keys of both players.

use std::fs;
use std::path::PathBuf;

use crate::director::Director;
use crate::house::House;
use crate::keys::Key;
use crate::roles::Role;
use crate::trouble::{Told, Trouble};
use crate::window::Window;

const WHITE: &str = "Amsel";
const BLACK: &str = "Biber";

/// Stands beside an entry that is stored.
const SEAL: &str = "Siegel";

/// Plus on the numeric keypad, which goes on like Enter, and its digit 0, as WebDriver writes them.
const KEYPAD_PLUS: char = '\u{E025}';
const KEYPAD_0: u32 = 0xE01A;

/// A move as digits: file and rank of both squares.
fn digits(squares: &str) -> impl Iterator<Item = u32> {
    squares.chars().filter_map(|it| match it {
        'a'..='h' => Some(u32::from(it) - u32::from('a') + 1),
        _ => it.to_digit(10),
    })
}

/// White's keys: the left hand of the main keyboard.
fn white(squares: &str) -> Vec<Key> {
    digits(squares)
        .filter_map(|digit| char::from_digit(digit, 10))
        .map(Key::Letter)
        .collect()
}

/// Black's keys: the numeric keypad.
fn black(squares: &str) -> Vec<Key> {
    digits(squares)
        .filter_map(|digit| char::from_u32(KEYPAD_0 + digit))
        .map(Key::Letter)
        .collect()
}

const WHITE_GOES_ON: Key = Key::Letter('c');
const BLACK_GOES_ON: Key = Key::Letter(KEYPAD_PLUS);

/// The players' table, from the outside.
struct Table<'w> {
    window: &'w Window,
}

impl Table<'_> {
    fn side(&self, name: &str, state: &str) -> Told {
        let color = if name == WHITE { "Weiß" } else { "Schwarz" };
        let side = || {
            let region = self
                .window
                .find(Role::Region, &format!("{name}, {color}"))?;
            Ok(region.text()?.contains(state).then_some(()))
        };
        crate::patience::until(side, || format!("{name} is not: {state}"))
    }

    /// White stores a move and stops the clock.
    fn white_stores(&self, squares: &str) -> Told {
        self.window.press(&white(squares))?;
        self.window.press(&[WHITE_GOES_ON])?;
        self.side(WHITE, SEAL)?;
        self.window.press(&[WHITE_GOES_ON])?;
        self.side(WHITE, "Uhr gestoppt")
    }

    /// Black stores a move; the clock runs on.
    fn black_stores(&self, squares: &str) -> Told {
        self.window.press(&black(squares))?;
        self.window.press(&[BLACK_GOES_ON])?;
        self.side(BLACK, SEAL)
    }

    /// Both clocks are started, each by the opponent (PZSR 7).
    fn start_clocks(&self) -> Told {
        self.window.press(&[WHITE_GOES_ON])?;
        self.side(BLACK, "läuft")?;
        self.window.press(&[BLACK_GOES_ON])?;
        self.side(WHITE, "läuft")
    }

    /// A pair: both store, Black's clock reveals it; then this is read under the board.
    fn pair(&self, number: u32, moves: (&str, &str), said: &[&str]) -> Told {
        if number > 1 {
            self.start_clocks()?;
        }
        self.white_stores(moves.0)?;
        self.black_stores(moves.1)?;
        self.reveal(number, said)
    }

    fn reveal(&self, number: u32, said: &[&str]) -> Told {
        self.window.press(&[BLACK_GOES_ON])?;
        self.window
            .find(Role::Region, &format!("Paarzug {number}"))?;
        for sentence in said {
            self.window.read(sentence)?;
        }
        Ok(())
    }

    /// Nobody must read a stored move anywhere in the page.
    fn must_not_show(&self, squares: &str) -> Told {
        let page = self
            .window
            .script(
                "arguments[0](document.documentElement.outerHTML)",
                &serde_json::json!([]),
            )?
            .to_string();
        let (from, to) = squares.split_at(2);
        for text in [
            squares.to_owned(),
            format!("{from}-{to}"),
            format!("{from}–{to}"),
        ] {
            if page.contains(&text) {
                return Err(Trouble::new(format!("the page shows {text}")));
            }
        }
        Ok(())
    }
}

/// Two players, numbers, the first round, and the board set up.
fn set_up(house: &House) -> Told<PathBuf> {
    let director = Director::new(house, house.open()?);
    let window = &director.window;
    director.begin("Duell", "Rundenturnier")?;
    window.find_part(Role::Radio, "Einzelspieler")?.click()?;
    window
        .find_part(Role::Radio, "Beide ziehen zugleich")?
        .click()?;
    window.find_part(Role::Radio, "Rundenturnier")?.click()?;
    window.click(Role::Button, "Turnier anlegen")?;
    window.find(Role::Heading, "Spieler")?;
    let list = house.documents().join("two.csv");
    fs::write(
        &list,
        format!("Name;DWZ\n\"{WHITE}, Anna\";2000\n\"{BLACK}, Bert\";1950\n"),
    )?;
    director.read_list(&list, 2)?;
    director.keep_list(2)?;
    window.press(&[Key::Ctrl('2')])?;
    window
        .find_part(Role::TextBox, "Öffentlicher Startwert")?
        .rewrite("739 142 068")?;
    window.click(Role::Button, "Startnummern vergeben")?;
    window.read("Startnummern vergeben mit")?;
    director.pair(1)?;
    window.click(Role::Button, "Am Brett spielen …")?;
    window.must_be_accessible()?;
    window.click(Role::Button, "Brett aufstellen")?;
    window.read("Die Partie ist noch nicht begonnen.")?;
    window.must_be_accessible()?;
    window.click(Role::Button, "Uhren starten")?;
    let table = Table { window };
    table.side(WHITE, "läuft")?;

    table.pair(1, ("e2e4", "d7d5"), &["PZSR 2"])?;
    table.pair(2, ("e4d5", "d5e4"), &["Beide Figuren tauschen die Plätze."])?;
    table.pair(3, ("b1c3", "g8f6"), &["Sb1-c3"])?;
    table.pair(4, ("c3e4", "a7a6"), &["PZSR 3"])?;
    window.read("auf e4 wiederschlagen")?;
    table.pair(
        5,
        ("c2c3", "f6e4"),
        &["Biber zieht zuerst: auf e4 wiederschlagen.", "PZSR 1"],
    )?;
    table.pair(6, ("f1b5", "c7c5"), &["Biber steht im Schach."])?;
    window.read("Erstzugrecht von Biber: Schach abwehren")?;
    table.pair(
        7,
        ("h2h3", "a6b5"),
        &["Biber zieht zuerst: Schach abwehren.", "PZSR 5"],
    )?;
    window.must_be_accessible()?;
    table.pair(8, ("c3c4", "c5c4"), &["Sie schlagen einander.", "PZSR 4"])?;
    table.pair(
        9,
        ("d1d6", "e4f6"),
        &["Der Zug von Amsel (d1–d6) war nicht ausführbar", "PZSR 2"],
    )?;

    // White has stopped the clock, Black has stored: then the power fails.
    table.start_clocks()?;
    table.white_stores("e1e2")?;
    table.black_stores("f6h5")?;
    table.must_not_show("e1e2")?;
    table.must_not_show("f6h5")?;
    director.window.kill()?;
    fs::read_dir(house.documents())?
        .filter_map(Result::ok)
        .map(|entry| entry.path())
        .find(|path| path.extension().is_some_and(|it| it == "kralle"))
        .ok_or_else(|| Trouble::new("the tournament has no file"))
}

#[test]
#[ignore = "needs a screen: cargo xtask test"]
fn a_game_of_pairs_survives_a_power_cut_and_ends_with_the_kings_side_by_side() -> Told {
    let house = House::new()?;
    let file = set_up(&house)?;
    for secret in ["e1e2", "f6h5", "e1-e2", "f6-h5"] {
        let bytes = fs::read(&file)?;
        if bytes
            .windows(secret.len())
            .any(|part| part == secret.as_bytes())
        {
            return Err(Trouble::new(format!("the file tells {secret}")));
        }
    }

    let window = house.open_file(&file)?;
    window.press(&[Key::Ctrl('3')])?;
    window.find_part(Role::Button, "Zum Brett")?.click()?;
    window.read("Nichts ist verloren.")?;
    window.read("Amsel: Eingabe sicher, Uhr gestoppt")?;
    window.read("Biber: Eingabe sicher, noch zu ändern")?;
    window.must_be_accessible()?;
    let table = Table { window: &window };
    table.side(WHITE, "steht")?;
    table.side(BLACK, "steht")?;
    window.click(Role::Button, "Weiterspielen")?;
    table.side(BLACK, "läuft")?;
    table.reveal(10, &["Ke1-e2"])?;
    table.pair(11, ("e2d3", "e7e5"), &["Ke2-d3"])?;
    table.pair(12, ("h3h4", "e8e7"), &["Ke8-e7"])?;
    table.pair(13, ("a2a3", "e7d6"), &["Ke7-d6"])?;
    table.pair(14, ("d3e4", "d6d5"), &[])?;
    window.read("Beide Könige zogen auf benachbarte Felder: remis.")?;
    window.read("PZSR 8")?;
    window.must_be_accessible()?;

    // Backwards and forwards through the record.
    window.read("14 von 14")?;
    window.click(Role::Button, "Zum Anfang")?;
    window.click(Role::Button, "Einen Paarzug weiter")?;
    window.read("1 von 14")?;

    let record = house.documents().join("duell.pzs");
    house.will_save(&record)?;
    window.click(Role::Button, "Protokoll speichern …")?;
    window.read("Gespeichert:")?;
    let text = fs::read_to_string(&record)?;
    for part in ["Nf6xe4^", "(Qd1-d6)", "1/2-1/2"] {
        if !text.contains(part) {
            return Err(Trouble::new(format!("no {part} in the record:\n{text}")));
        }
    }

    window.click(Role::Button, "Ergebnis bei Runde 1, Tisch 1 eintragen")?;
    window.read("Steht als Ergebnis bei Runde 1, Tisch 1.")?;
    window.click(Role::Button, "Zur Runde")?;
    window.read("1 von 1 Ergebnissen")?;
    window.close()
}
