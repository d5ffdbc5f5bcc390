//! Words for "no rating" in lists and letters: `unrated`, `ohne DWZ`, `senza Elo`, `n.c.`.

use super::cell::says_nothing;
use super::heading::rating_kind;
use super::word_list::stands_in;

/// Words for "no rating" of their own, in lower case, separated by spaces.
const UNRATED: &str = "\
    unrated unr unr. unranked k.a k.a. n/a n.a. n.b. n.b n.c. n.c nc nichts keine keiner kein ohne \
    none restp. restp anfänger anfängerin anfaenger einsteiger einsteigerin neuling débutant \
    débutante debutant principiante beginner ungewertet unbewertet tba tbd ?? --- — –";
/// Words that negate a rating behind them, in lower case, separated by spaces.
const NO: &str = "\
    ohne keine kein noch nicht nie sans non pas de senza nessun nessuno no not without never";
/// Words behind a negation besides the ratings, in lower case, separated by spaces.
const RATED: &str = "\
    gewertet wertung wertungszahl zahl angabe rated rating ratings classé classée classe classement \
    classificato classificata punteggio dwz elo nwz twz fide noch k. a. a b. b";

/// True if a cell in a column of ratings names none: empty, a placeholder, or "ohne DWZ".
pub(super) fn says_unrated(text: &str) -> bool {
    if says_nothing(text) || stands_in(UNRATED, &text.to_lowercase()) {
        return true;
    }
    let small = text.to_lowercase();
    let words: Vec<&str> = small.split_whitespace().collect();
    words.len() > 1 && unrated_words(&words) == words.len()
}

/// Returns the number of words at the beginning that say "no rating"; 0 for others. The words are
/// in lower case, without commas and brackets.
pub(super) fn unrated_words(words: &[&str]) -> usize {
    let no = words.iter().take_while(|it| stands_in(NO, it)).count();
    let is_rated = |it: &&&str| stands_in(RATED, it) || rating_kind(it).is_some();
    let rated = words[no..].iter().take_while(is_rated).count();
    if no > 0 && rated > 0 {
        return no + rated;
    }
    match words {
        ["k." | "n.", "a." | "b." | "c.", ..] => 2,
        [word, ..] if stands_in(UNRATED, word) => 1,
        _ => 0,
    }
}

#[cfg(test)]
mod tests {
    use rstest::rstest;

    use super::says_unrated;

    #[rstest]
    #[case("ohne", true)]
    #[case("ohne DWZ", true)]
    #[case("keine Wertung", true)]
    #[case("noch keine DWZ", true)]
    #[case("nicht gewertet", true)]
    #[case("Restp.", true)]
    #[case("k. A.", true)]
    #[case("n.b.", true)]
    #[case("sans Elo", true)]
    #[case("non classé", true)]
    #[case("pas de classement", true)]
    #[case("senza Elo", true)]
    #[case("not rated", true)]
    #[case("Anfänger", true)]
    #[case("0", true)]
    #[case("sehr gut", false)]
    #[case("1820", false)]
    #[case("DWZ", false)]
    fn words_for_no_rating(#[case] text: &str, #[case] expected: bool) {
        assert_eq!(says_unrated(text), expected);
    }
}
