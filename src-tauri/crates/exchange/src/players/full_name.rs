//! Tells the full name of a person from the name of a club or a team, by the words.

use super::word_list::stands_in;

/// Maximum number of words in a name.
const MOST_WORDS: usize = 5;
/// Particles of names, in lower case, separated by spaces.
pub(super) const PARTICLES: &str = "\
    von van de der den del della di da du la le zu zum zur ten ter af av el al bin ibn y e dos \
    das do d' dell'";
/// Abbreviations and words in the names of clubs, folded, separated by spaces.
const CLUB: &str = "\
    sk sc sg sf sv sz ss svg ssv ssc ssg ssk sfr tsv tus tv vfl vfb fc asv psv esv bsg usv usc ask \
    ksk ska asd cc cs fs schachfreunde schachclub schachklub schachverein schachgesellschaft \
    schachgemeinschaft schach schachabteilung chess club klub verein echecs echec scacchi scacco \
    cavalier cavaliers tour tours rook rooks knights pawns turm turme rochade gambit torre torri \
    dame damen circolo cercle echiquier societe stadt schule gymnasium";

/// True for the full name of a person: "Jo Birch", "Birch, Jo", "Mia von der Au".
pub(super) fn is_full_name(text: &str) -> bool {
    let text = text.trim();
    let letters = |it: char| it.is_alphabetic() || " .,-'’".contains(it);
    let commas = text.matches(',').count();
    let words: Vec<&str> = words(text).collect();
    let proper = words.iter().filter(|it| !is_particle(it)).count();
    let is_capital = |it: &&str| it.starts_with(char::is_uppercase) || is_particle(it);
    text.chars().all(letters)
        && commas < 2
        && (commas == 0 || !text.ends_with(',') && !text.starts_with(','))
        && (2..=MOST_WORDS).contains(&words.len())
        && proper > 1
        && words.iter().all(is_capital)
        && !has_club_word(text)
}

/// True for a surname or a given name alone: "Birch", "von Horn", "Mary-Jane".
pub(super) fn is_single_name(text: &str) -> bool {
    let text = text.trim();
    let letters = |it: char| it.is_alphabetic() || " .-'’".contains(it);
    text.chars().all(letters) && proper_words(text) == 1 && text.chars().count() > 1
}

/// Returns the number of words without the particles of names.
pub(super) fn proper_words(text: &str) -> usize {
    words(text).filter(|it| !is_particle(it)).count()
}

/// True if a word is one of the name of a club: "SK Horst", "Rooks".
pub(super) fn has_club_word(text: &str) -> bool {
    let folded = kralle_tournament::folded(text);
    let mut words = folded.split(|it: char| !it.is_alphanumeric());
    words.any(|it| stands_in(CLUB, it) || it.starts_with("schach"))
}

fn words(text: &str) -> impl Iterator<Item = &str> {
    text.split([' ', ',']).filter(|it| !it.is_empty())
}

fn is_particle(word: &str) -> bool {
    stands_in(PARTICLES, word)
}

#[cfg(test)]
mod tests {
    use rstest::rstest;

    use super::{is_full_name, is_single_name};

    #[rstest]
    #[case("Jo Birch", true)]
    #[case("Birch, Jo", true)]
    #[case("Mia von der Au", true)]
    #[case("Mary-Jane O'Neil", true)]
    #[case("BIRCH Jo", true)]
    #[case("Birch", false)]
    #[case("SK Horst", false)]
    #[case("Schachfreunde Horst", false)]
    #[case("Rooks United", false)]
    #[case("Jo Birch 1790", false)]
    #[case("ohne Wertung", false)]
    #[case("Birch, Jo, SK Horst", false)]
    fn the_full_name_of_a_person(#[case] text: &str, #[case] expected: bool) {
        assert_eq!(is_full_name(text), expected);
    }

    #[rstest]
    #[case("Birch", true)]
    #[case("von Horn", true)]
    #[case("Mary-Jane", true)]
    #[case("Jo Birch", false)]
    #[case("1790", false)]
    #[case("", false)]
    fn a_single_name(#[case] text: &str, #[case] expected: bool) {
        assert_eq!(is_single_name(text), expected);
    }
}
