//! The drawing of lots (German: *Auslosung*; S T1–T3), reproducible by anyone from a public text.
//!
//! Start at [`draw_lots`]. The order of the players is in [`mod@start_list`], the random stream in
//! [`mod@stream`], the feasibility of the wish in [`mod@club`]. `docs/drawing-of-lots.md` specifies
//! the method with test vectors.
//!
//! Not here: the participants and the stored result ([`crate::Tournament`]).

pub mod club;
pub mod seed;
pub mod start_list;
pub mod stream;

use kralle_choice::Choice;

pub use seed::{Seed, SeedError};
pub use start_list::{Entrant, checksum, start_list};

use serde::{Deserialize, Serialize};
use stream::LotStream;

use crate::Role;

/// The number of shuffles after which a wish is refused as too rare.
///
/// At 250 teams this is about a second of work.
pub const MOST_SHUFFLES: u32 = 200_000;

/// A condition on the lots.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, Choice)]
#[serde(rename_all = "snake_case")]
pub enum Wish {
    /// Nothing.
    ///
    /// Every partner is equally likely.
    Anyone,
    /// No team has two players of the same club.
    NotTheSameClub,
}

/// The result of a drawing: positions in pot 2, counted from 0.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Lots {
    /// For each player of pot 1 in order, the position of the partner in pot 2.
    pub partners: Vec<usize>,
    /// The position in pot 2 of the last player, the third of a team; `None` for an even number of
    /// players.
    pub third: Option<usize>,
    /// The number of shuffles of pot 2 until the wish was met; 1 without a wish.
    pub shuffles: u32,
}

/// The reason no lots could be drawn.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum LotsError {
    /// Pot 2 must have as many players as pot 1, or one more.
    #[error("pot 1 has {pot_1} players and pot 2 has {pot_2}")]
    UnequalPots { pot_1: usize, pot_2: usize },
    /// No drawing meets the wish.
    #[error("no lots can keep club-mates apart")]
    WishImpossible,
    /// The wish is possible, but was not met in [`MOST_SHUFFLES`].
    #[error("club-mates were together in each of {shuffles} shuffles")]
    WishTooRare {
        /// The number of shuffles of pot 2.
        shuffles: u32,
    },
}

/// Draws a partner from pot 2 for each player of pot 1 (S T2).
///
/// The stream of `seed` shuffles pot 2. For `i` from the last position down to 1, positions `i`
/// and `j` are swapped with `j` uniform in `0..=i`. Player `k` of pot 1 gets position `k`. If
/// pot 2 has one player more, the last position joins the team of pot-1 position `joins`
/// (S G4b). For a wish, pot 2 is sorted again and shuffled on the same stream until the wish is
/// met. `pot_1` and `pot_2` contain the clubs of the players in start order.
///
/// # Errors
/// Fails if the pots do not fit together, or the wish cannot be met.
pub fn draw_lots<Club: PartialEq>(
    pot_1: &[Option<Club>],
    pot_2: &[Option<Club>],
    joins: usize,
    seed: &Seed,
    wish: Wish,
) -> Result<Lots, LotsError> {
    let has_third = match pot_2.len().checked_sub(pot_1.len()) {
        Some(0) => false,
        Some(1) if joins < pot_1.len() => true,
        Some(_) | None => {
            return Err(LotsError::UnequalPots {
                pot_1: pot_1.len(),
                pot_2: pot_2.len(),
            });
        }
    };
    if wish == Wish::NotTheSameClub && !club::can_be_kept_apart(pot_1, pot_2, joins) {
        return Err(LotsError::WishImpossible);
    }
    let mut stream = LotStream::new(seed);
    for shuffles in 1..=MOST_SHUFFLES {
        let mut order: Vec<usize> = (0..pot_2.len()).collect();
        stream.shuffle(&mut order);
        let third = if has_third { order.pop() } else { None };
        let wished = match wish {
            Wish::Anyone => true,
            Wish::NotTheSameClub => club::are_apart(pot_1, pot_2, joins, (&order, third)),
        };
        if wished {
            return Ok(Lots {
                partners: order,
                third,
                shuffles,
            });
        }
    }
    Err(LotsError::WishTooRare {
        shuffles: MOST_SHUFFLES,
    })
}

/// Returns the lots of a recorded drawing: those of its last shuffle, whatever the wish was.
pub fn lots_on_record(pot_2: usize, has_third: bool, seed: &Seed, shuffles: u32) -> Lots {
    let mut stream = LotStream::new(seed);
    let mut partners = Vec::new();
    for _ in 0..shuffles.min(MOST_SHUFFLES) {
        partners = (0..pot_2).collect();
        stream.shuffle(&mut partners);
    }
    let third = if has_third { partners.pop() } else { None };
    Lots {
        partners,
        third,
        shuffles,
    }
}

/// Draws the role of the top team in round 1 from the public seed.
///
/// The first bit of SHA-256(seed ‖ NUL ‖ "role") decides: 0 is named first.
pub fn initial_role(seed: &Seed) -> Role {
    if seed.labeled("role", "")[0] < 0x80 {
        Role::First
    } else {
        Role::Second
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    const NO_CLUB: Option<&str> = None;

    fn seed(text: &str) -> Seed {
        Seed::parse(text).unwrap()
    }

    #[test]
    fn s_t2_three_test_vectors() {
        let vector = |text, players| {
            let pot = vec![NO_CLUB; players];
            let lots = draw_lots(&pot, &pot, 0, &seed(text), Wish::Anyone).unwrap();
            (lots.partners, initial_role(&seed(text)))
        };
        insta::assert_debug_snapshot!(
            "test_vectors",
            [
                vector("739142068", 6),
                vector("Käfer ♔", 8),
                vector("1", 12)
            ]
        );
    }

    #[test]
    fn s_g4b_the_last_one_drawn_is_the_third() {
        let lots = draw_lots(&[NO_CLUB; 2], &[NO_CLUB; 3], 1, &seed("x"), Wish::Anyone).unwrap();
        let mut all = lots.partners.clone();
        all.extend(lots.third);
        all.sort_unstable();
        assert_eq!(all, [0, 1, 2]);
    }

    #[test]
    fn pots_that_do_not_fit_are_refused() {
        assert_eq!(
            draw_lots(&[NO_CLUB; 2], &[NO_CLUB; 4], 0, &seed("x"), Wish::Anyone),
            Err(LotsError::UnequalPots { pot_1: 2, pot_2: 4 })
        );
    }

    #[test]
    fn a_wish_that_cannot_come_true_is_refused() {
        let clubs = [Some("Wil"), Some("Wil")];
        assert_eq!(
            draw_lots(&clubs, &clubs, 0, &seed("x"), Wish::NotTheSameClub),
            Err(LotsError::WishImpossible)
        );
    }

    proptest! {
        #[test]
        fn every_player_of_pot_2_is_drawn_once(text in "[a-z0-9]{1,12}", teams in 1_usize..40, odd in 0_usize..2) {
            let pot_1 = vec![NO_CLUB; teams];
            let pot_2 = vec![NO_CLUB; teams + odd];
            let lots = draw_lots(&pot_1, &pot_2, teams - 1, &seed(&text), Wish::Anyone).unwrap();
            prop_assert_eq!(lots.shuffles, 1);
            prop_assert_eq!(&lots_on_record(pot_2.len(), odd == 1, &seed(&text), 1), &lots);
            let mut all = lots.partners;
            all.extend(lots.third);
            all.sort_unstable();
            prop_assert_eq!(all, (0..teams + odd).collect::<Vec<_>>());
        }

        #[test]
        fn the_wish_holds_whenever_lots_fall(
            text in "[a-z]{1,6}",
            clubs in proptest::collection::vec(proptest::option::of(0_u8..4), 3..14),
        ) {
            let (pot_1, pot_2) = clubs.split_at(clubs.len() / 2);
            let joins = pot_1.len() - 1;
            if let Ok(lots) = draw_lots(pot_1, pot_2, joins, &seed(&text), Wish::NotTheSameClub) {
                prop_assert!(club::are_apart(pot_1, pot_2, joins, (&lots.partners, lots.third)));
                let has_third = pot_2.len() > pot_1.len();
                let again = lots_on_record(pot_2.len(), has_third, &seed(&text), lots.shuffles);
                prop_assert_eq!(again, lots);
            }
        }
    }
}
