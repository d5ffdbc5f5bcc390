//! The players' table, used like a player: both enter by the keys of their pads.

use std::cell::RefCell;

use crate::keys::Key;
use crate::patience;
use crate::roles::Role;
use crate::trouble::{Told, Trouble};
use crate::window::Window;

/// Shown beside a stored entry.
const SEAL: &str = "Siegel";

/// Plus on the numeric keypad, which acts like Enter, and its digit 0, in the encoding of
/// WebDriver.
const KEYPAD_PLUS: char = '\u{E025}';
const KEYPAD_0: u32 = 0xE01A;

const WHITE_GOES_ON: Key = Key::Letter('c');
const BLACK_GOES_ON: Key = Key::Letter(KEYPAD_PLUS);

/// Returns a move as digits: file and rank of both squares.
fn digits(squares: &str) -> impl Iterator<Item = u32> {
    squares.chars().filter_map(|it| match it {
        'a'..='h' => Some(u32::from(it) - u32::from('a') + 1),
        _ => it.to_digit(10),
    })
}

/// Returns White's keys: the left hand of the main keyboard.
fn white(squares: &str) -> Vec<Key> {
    digits(squares)
        .filter_map(|digit| char::from_digit(digit, 10))
        .map(Key::Letter)
        .collect()
}

/// Returns Black's keys: the numeric keypad.
fn black(squares: &str) -> Vec<Key> {
    digits(squares)
        .filter_map(|digit| char::from_u32(KEYPAD_0 + digit))
        .map(Key::Letter)
        .collect()
}

/// A table in the driver's current window.
pub(super) struct Table<'w> {
    window: &'w Window,
    white: String,
    black: String,
}

impl<'w> Table<'w> {
    /// Creates a table by the surnames of its players.
    pub(super) fn of(window: &'w Window, white: &str, black: &str) -> Self {
        Self {
            window,
            white: white.to_owned(),
            black: black.to_owned(),
        }
    }

    /// Creates a table from the names in the window.
    pub(super) fn shown(window: &'w Window) -> Told<Self> {
        let name = |color: &str| -> Told<String> {
            let body = format!(
                "arguments[0](document.querySelector('[data-side={color}] h2')?.textContent ?? null)"
            );
            let seen = || {
                let name = window.script(&body, &serde_json::json!([]))?;
                Ok(name.as_str().map(str::to_owned))
            };
            patience::until(seen, || format!("nobody has {color}"))
        };
        Ok(Self {
            window,
            white: name("white")?,
            black: name("black")?,
        })
    }

    /// Returns the player with White.
    pub(super) fn white(&self) -> &str {
        &self.white
    }

    /// Returns the player with Black.
    pub(super) fn black(&self) -> &str {
        &self.black
    }

    /// Waits until a player's side contains this text.
    pub(super) fn side(&self, name: &str, state: &str) -> Told {
        let color = if name == self.white {
            "Weiß"
        } else {
            "Schwarz"
        };
        let seen = RefCell::new(String::new());
        let side = || {
            let region = self
                .window
                .find(Role::Region, &format!("{name}, {color}"))?;
            seen.replace(region.text()?);
            Ok(seen.borrow().contains(state).then_some(()))
        };
        let what = || format!("{name} is not: {state}, but: {}", seen.borrow());
        patience::until(side, what)
    }

    /// White stores a move and stops the clock.
    pub(super) fn white_stores(&self, squares: &str) -> Told {
        self.window.press(&white(squares))?;
        self.window.press(&[WHITE_GOES_ON])?;
        self.side(&self.white, SEAL)?;
        self.window.press(&[WHITE_GOES_ON])?;
        self.side(&self.white, "Uhr gestoppt")
    }

    /// Black stores a move; the clock continues.
    pub(super) fn black_stores(&self, squares: &str) -> Told {
        self.window.press(&black(squares))?;
        self.window.press(&[BLACK_GOES_ON])?;
        self.side(&self.black, SEAL)
    }

    /// Starts both clocks, each by the opponent (PZSR 7).
    pub(super) fn start_clocks(&self) -> Told {
        self.window.press(&[WHITE_GOES_ON])?;
        self.side(&self.black, "läuft")?;
        self.window.press(&[BLACK_GOES_ON])?;
        self.side(&self.white, "läuft")
    }

    /// Plays a pair: both store, and stopping Black's clock reveals it; checks the text under the
    /// board.
    pub(super) fn pair(&self, number: u32, moves: (&str, &str), said: &[&str]) -> Told {
        if number > 1 {
            self.start_clocks()?;
        }
        self.white_stores(moves.0)?;
        self.black_stores(moves.1)?;
        self.reveal(number, said)
    }

    /// Black stops the clock as the second player, which reveals the pair; checks the text under
    /// the board.
    pub(super) fn reveal(&self, number: u32, said: &[&str]) -> Told {
        self.window.press(&[BLACK_GOES_ON])?;
        self.window
            .find(Role::Region, &format!("Paarzug {number}"))?;
        for sentence in said {
            self.window.read(sentence)?;
        }
        Ok(())
    }

    /// Checks that a stored move appears nowhere in the page.
    pub(super) fn must_not_show(&self, squares: &str) -> Told {
        must_not_show(self.window, squares)
    }
}

/// Checks that a stored move appears nowhere in the driver's current page.
pub(super) fn must_not_show(window: &Window, squares: &str) -> Told {
    let page = window
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
