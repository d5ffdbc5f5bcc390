//! The letters of the pieces, in English, German, French and Italian.
//!
//! |         | king | queen | rook | bishop | knight |
//! |---------|------|-------|------|--------|--------|
//! | English | K    | Q     | R    | B      | N      |
//! | German  | K    | D     | T    | L      | S      |
//! | French  | R    | D     | T    | F      | C      |
//! | Italian | R    | D     | T    | A      | C      |
//!
//! Only two letters can mean two pieces: R is the rook in English and the king in French and
//! Italian. B is the bishop in English and sometimes a pawn (*Bauer*) in German. If the start
//! square is written, the piece on it decides ([`pieces`]). A short move has none: there B is the
//! bishop, and for R the other letters of the same game decide ([`Letters::r`]).
//!
//! Output is always English.

use shakmaty::Role;

/// Returns the pieces a letter can mean, the English meaning first; empty if it is no piece letter.
pub const fn pieces(letter: char) -> &'static [Role] {
    match letter {
        'K' => &[Role::King],
        'Q' | 'D' => &[Role::Queen],
        'R' => &[Role::Rook, Role::King],
        'T' => &[Role::Rook],
        'B' => &[Role::Bishop, Role::Pawn],
        'L' | 'F' | 'A' => &[Role::Bishop],
        'N' | 'S' | 'C' => &[Role::Knight],
        _ => &[],
    }
}

/// The letters of each language, with the piece that its R means.
const LANGUAGES: [(&str, Option<Role>); 4] = [
    ("KQRBN", Some(Role::Rook)),
    ("KDTLS", None),
    ("RDTFC", Some(Role::King)),
    ("RDTAC", Some(Role::King)),
];

/// The set of piece letters used in a game.
#[derive(Debug, Clone, Copy, Default)]
pub(crate) struct Letters(u32);

impl Letters {
    /// Adds a letter; other characters are ignored.
    pub(crate) fn note(&mut self, letter: char) {
        if !pieces(letter).is_empty() {
            self.0 |= bit(letter);
        }
    }

    /// Returns the piece that R means in this game, by the first language that has all its letters.
    ///
    /// `None` if no language has them all.
    pub(crate) fn r(self) -> Option<Role> {
        LANGUAGES.into_iter().find_map(|(letters, r)| {
            let known = letters.chars().fold(0, |known, letter| known | bit(letter));
            r.filter(|_| self.0 & !known == 0)
        })
    }
}

/// The expected text of an error if the letters of several languages leave R ambiguous.
pub(crate) const ONE_LANGUAGE: &str =
    "pieces in one language: R is the rook in English, the king in French and Italian";

/// Returns the bit of a letter; `None` if it is not a capital letter.
const fn bit(letter: char) -> u32 {
    match letter {
        'A'..='Z' => 1 << (letter as u32 - 'A' as u32),
        _ => 0,
    }
}

#[cfg(test)]
mod tests {
    use rstest::rstest;

    use super::*;

    #[rstest]
    #[case::english("KQRBN", Some(Role::Rook))]
    #[case::nothing_else("R", Some(Role::Rook))]
    #[case::both_have_k("KR", Some(Role::Rook))]
    #[case::french("RDTFC", Some(Role::King))]
    #[case::italian("RDTAC", Some(Role::King))]
    #[case::one_letter_tells("RC", Some(Role::King))]
    #[case::the_queen_tells("RD", Some(Role::King))]
    #[case::german_and_english("RSL", None)]
    #[case::a_german_king_and_queen("RKD", None)]
    #[case::french_and_italian("RFA", None)]
    #[case::french_and_english("RTN", None)]
    fn the_other_letters_of_a_game_say_what_r_is(
        #[case] used: &str,
        #[case] expected: Option<Role>,
    ) {
        let mut letters = Letters::default();
        for letter in used.chars() {
            letters.note(letter);
        }
        assert_eq!(letters.r(), expected);
    }

    /// The table of confusions: no other letter is in two languages with two meanings.
    #[test]
    fn only_r_and_b_can_mean_two_pieces() {
        let order = [
            Role::King,
            Role::Queen,
            Role::Rook,
            Role::Bishop,
            Role::Knight,
        ];
        for letter in 'A'..='Z' {
            let mut meant: Vec<Role> = Vec::new();
            for (letters, _) in LANGUAGES {
                let place = letters.chars().position(|it| it == letter);
                // The letters of French and Italian begin with the king's.
                meant.extend(place.map(|place| order[place]));
            }
            meant.sort_unstable();
            meant.dedup();
            let mut known = pieces(letter).to_vec();
            known.retain(|role| *role != Role::Pawn);
            known.sort_unstable();
            assert_eq!(known, meant, "{letter}");
            assert_eq!(
                pieces(letter).len() > 1,
                matches!(letter, 'R' | 'B'),
                "{letter}"
            );
        }
    }
}
