//! The number of a player in a heading: `Spieler 1`, `DWZ (2)`, `Zweiter Spieler`, `2e joueur`.

use super::column::ColumnMeaning;
use super::heading;
use super::heading_additions::{without_brackets, without_player};
use super::word_list::stands_in;

/// Maximum number of players in a line.
pub(super) const MOST_PLAYERS: u8 = 12;
/// Words for the number of a player, in lower case; those of the first, then of the second, and so
/// on.
const ORDINALS: [&str; 4] = [
    "erster erste erstes first one eins premier première primo prima",
    "zweiter zweite zweites second two zwei deuxième seconde secondo seconda",
    "dritter dritte drittes third three drei troisième terzo terza",
    "vierter vierte fourth four vier quatrième quarto quarta",
];
/// Letters and Roman numerals of players.
const LETTERS: [&str; 4] = ["A I", "B II", "C III", "D IV"];
/// Endings of ordinal numbers, in lower case, separated by spaces.
const SUFFIXES: &str = "er ère ere re e ème eme st nd rd th o a";

/// Returns the meaning of a heading on its own.
pub(super) fn meaning_of(heading: &str) -> ColumnMeaning {
    let meanings = heading::of_headings(&[heading.to_owned()]);
    meanings.first().copied().unwrap_or(ColumnMeaning::Ignored)
}

/// Splits "Spieler 1", "1. Spieler", "DWZ (2)", "Spieler B", "Zweiter Spieler" or "Name Spieler 2"
/// into the heading and the number.
pub(super) fn numbered(heading: &str) -> (String, Option<u8>) {
    let heading = heading.trim();
    let ends = [
        ' ', '.', '(', ')', '#', '-', '_', ':', '/', ',', 'º', '°', 'ª',
    ];
    if let Some((base, number)) = by_digits(heading) {
        return match number {
            Some(number) => (plain(&base), Some(number)),
            None => (base, None),
        };
    }
    let bare = without_brackets(heading);
    let words: Vec<&str> = bare.split_whitespace().collect();
    let number_of = |word: &str| {
        let word = word.trim_matches(ends);
        ORDINALS
            .iter()
            .zip(1..)
            .find_map(|(words, number)| stands_in(words, &word.to_lowercase()).then_some(number))
    };
    let lettered = |word: &str| {
        LETTERS
            .iter()
            .zip(1..)
            .find_map(|(words, number)| stands_in(words, word.trim_matches(ends)).then_some(number))
    };
    if words.len() > 1 {
        let by_word = words.iter().position(|it| number_of(it).is_some());
        let by_letter = || {
            words
                .last()
                .and_then(|it| lettered(it))
                .map(|_| words.len() - 1)
        };
        if let Some(place) = by_word.or_else(by_letter) {
            let number = number_of(words[place]).or_else(|| lettered(words[place]));
            let others = words.iter().enumerate().filter(|(it, _)| *it != place);
            let base: Vec<&str> = others.map(|(_, word)| *word).collect();
            return (plain(base.join(" ").trim_matches(ends)), number);
        }
    }
    // "SpielerA"
    if let Some((base, number)) = glued_letter(&bare) {
        return (base.to_owned(), Some(number));
    }
    (heading.to_owned(), None)
}

/// Splits a number of digits off a heading: "1. Spieler", "DWZ (2)", "2e joueur". The number is
/// `None` if it is not that of a player. `None` without digits.
fn by_digits(heading: &str) -> Option<(String, Option<u8>)> {
    let is_digit = |it: char| it.is_ascii_digit();
    let start = heading.find(is_digit)?;
    let digits: String = heading[start..]
        .chars()
        .take_while(|it| is_digit(*it))
        .collect();
    let (before, after) = (&heading[..start], &heading[start + digits.len()..]);
    let number = digits
        .parse()
        .ok()
        .filter(|it| (1..=MOST_PLAYERS).contains(it));
    if after.contains(is_digit) || number.is_none() {
        return Some((heading.to_owned(), None));
    }
    // "1er joueur", "2nd player"
    let suffix = after
        .split(|it: char| !it.is_alphabetic())
        .next()
        .unwrap_or_default();
    let after = if stands_in(SUFFIXES, &suffix.to_lowercase()) {
        &after[suffix.len()..]
    } else {
        after
    };
    let ends = [
        ' ', '.', '(', ')', '#', '-', '_', ':', '/', ',', 'º', '°', 'ª',
    ];
    let base = format!("{} {}", before.trim_matches(ends), after.trim_matches(ends));
    Some((base.trim().replace('(', " "), number))
}

/// Splits the letter off `SpielerA`.
fn glued_letter(heading: &str) -> Option<(&str, u8)> {
    let last = heading.chars().next_back()?;
    let base = heading.strip_suffix(last)?;
    let number = match last {
        'A' => 1,
        'B' => 2,
        'C' => 3,
        _ => return None,
    };
    let is_small = base.ends_with(char::is_lowercase);
    (is_small && meaning_of(base) != ColumnMeaning::Ignored).then_some((base, number))
}

/// Returns a heading that has a meaning: "Name Spieler" is "Name".
fn plain(base: &str) -> String {
    let bare = without_brackets(base);
    let has_meaning = |it: &String| meaning_of(it) != ColumnMeaning::Ignored;
    let of_player = without_player(&bare).filter(has_meaning);
    of_player
        .or_else(|| Some(bare).filter(has_meaning))
        .unwrap_or_else(|| base.to_owned())
}

#[cfg(test)]
mod tests {
    use rstest::rstest;

    use super::numbered;

    #[rstest]
    #[case("Spieler 1", "Spieler", Some(1))]
    #[case("1. Spieler", "Spieler", Some(1))]
    #[case("DWZ (2)", "DWZ", Some(2))]
    #[case("Player2", "Player", Some(2))]
    #[case("Spieler B", "Spieler", Some(2))]
    #[case("Elo", "Elo", None)]
    #[case("Stand 2026", "Stand 2026", None)]
    #[case("Name (Spieler 1)", "Name", Some(1))]
    #[case("Spieler II", "Spieler", Some(2))]
    #[case("SpielerA", "Spieler", Some(1))]
    #[case("Vor- und Nachname Spieler/in 2", "Vor- und Nachname", Some(2))]
    #[case("Nom joueur 1", "Nom", Some(1))]
    #[case("Zweiter Spieler", "Spieler", Some(2))]
    #[case("Player one", "Player", Some(1))]
    #[case("2e joueur", "joueur", Some(2))]
    #[case("1st player", "player", Some(1))]
    #[case("Name Spieler 2", "Name", Some(2))]
    #[case("Spieler 1 Name", "Name", Some(1))]
    #[case("Spieler A (Name, Vorname)", "Spieler", Some(1))]
    #[case("Rating of second player", "Rating", Some(2))]
    #[case("Nachname, Vorname Spieler 1", "Nachname, Vorname", Some(1))]
    fn the_number_of_a_player(#[case] text: &str, #[case] base: &str, #[case] number: Option<u8>) {
        assert_eq!(numbered(text), (base.to_owned(), number));
    }
}
