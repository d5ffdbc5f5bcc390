//! Headings with an addition: `DWZ (falls vorhanden)`, `DWZ Stand 11/2026`, `Name des Spielers`.

use super::word_list::stands_in;

/// Words that say nothing about the meaning of a heading, in lower case, separated by spaces.
const ADDED: &str = "\
    stand per as of at actual current latest last new your my aktuell aktuelle aktueller aktuelles \
    letzte letzter neueste deine dein ihre ihr eure optional pflichtfeld required falls vorhanden \
    if any si le la il de du des der den del della di actuel actuelle dernier votre attuale tuo";
/// Words for a player in a heading of a player's value, in lower case, separated by spaces.
const PLAYER: &str = "\
    spielers spielerin spieler players player player's joueur joueuse giocatore giocatrice \
    teilnehmers teilnehmer teilnehmerin participant participants partecipante jugador person";

/// Returns a heading without notes in brackets, years and words such as "aktuell". `None` if it has
/// no such addition, or nothing remains.
pub(super) fn without_additions(heading: &str) -> Option<String> {
    let bare = without_brackets(heading);
    let (kept, dropped): (Vec<&str>, Vec<&str>) =
        bare.split_whitespace().partition(|word| !is_added(word));
    let is_shorter = !dropped.is_empty() || bare != heading;
    (is_shorter && !kept.is_empty()).then(|| kept.join(" "))
}

/// Returns the heading of a player's value without the player: "Name des Spielers", "Rating of
/// player". `None` if it names no player, or nothing else.
pub(super) fn without_player(heading: &str) -> Option<String> {
    // "Spieler/in", "Spieler*in"
    let letters = |word: &str| {
        word.chars()
            .filter(|it| it.is_alphabetic() || *it == '\'')
            .collect::<String>()
    };
    let is_player = |word: &str| stands_in(PLAYER, &letters(word).to_lowercase());
    let words = || heading.split_whitespace();
    let kept: Vec<&str> = words()
        .filter(|it| !is_player(it) && !is_added(it))
        .collect();
    (words().any(is_player) && !kept.is_empty()).then(|| kept.join(" "))
}

/// Removes the text in brackets, unless it has a number: "Name (Spieler 1)".
pub(super) fn without_brackets(heading: &str) -> String {
    let Some((before, rest)) = heading.split_once(['(', '[']) else {
        return heading.to_owned();
    };
    match rest.split_once([')', ']']) {
        Some((_, after)) if !before.trim().is_empty() => {
            format!("{} {}", before.trim(), after.trim())
                .trim()
                .to_owned()
        }
        Some(_) | None => heading.to_owned(),
    }
}

fn is_added(word: &str) -> bool {
    let word = word
        .trim_matches(['.', ',', ':', '*', '(', ')'])
        .to_lowercase();
    let is_part = |it: &str| it.len() <= 4 && it.bytes().all(|byte| byte.is_ascii_digit());
    // "11/2026", "1.11.26"; a number alone may be that of a player.
    let is_date = word.split(['/', '.', '-']).all(is_part)
        && (word.contains(['/', '.', '-']) || word.starts_with("20") && word.len() == 4);
    word.is_empty() || is_date || stands_in(ADDED, &word)
}

#[cfg(test)]
mod tests {
    use rstest::rstest;

    use super::{without_additions, without_player};

    #[rstest]
    #[case("DWZ (falls vorhanden)", Some("DWZ"))]
    #[case("DWZ Stand 11/2026", Some("DWZ"))]
    #[case("DWZ (Stand 1.11.2026)", Some("DWZ"))]
    #[case("DWZ 2026", Some("DWZ"))]
    #[case("aktuelle DWZ", Some("DWZ"))]
    #[case("Current Rating", Some("Rating"))]
    #[case("DWZ 1", None)]
    #[case("Verein", None)]
    #[case("(Stand 2026)", None)]
    fn an_addition_is_no_part_of_a_heading(#[case] heading: &str, #[case] expected: Option<&str>) {
        assert_eq!(without_additions(heading).as_deref(), expected);
    }

    #[rstest]
    #[case("Name des Spielers", Some("Name"))]
    #[case("Rating of player", Some("Rating"))]
    #[case("Spieler", None)]
    #[case("Name", None)]
    fn a_value_of_a_player(#[case] heading: &str, #[case] expected: Option<&str>) {
        assert_eq!(without_player(heading).as_deref(), expected);
    }
}
