//! Changing partners: each player is at one table or rests, nobody keeps a partner, those rest who have
//! rested least, and the hall counts who has played with whom.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::{Value, json};

use crate::broken::Broken;
use crate::hall::Hall;
use crate::laws::{array, byes, number};

const LAW: &str = "partners change";

/// The numbers of two players.
type Pair = [u64; 2];

/// The players whom the director has moved, with the round. Their partners and rests follow no rule.
#[derive(Debug, Default)]
pub(crate) struct ByHand(BTreeSet<(u64, u64)>);

/// The tables of a round, and those who rest.
struct Seating {
    tables: Vec<[Pair; 2]>,
    resting: Vec<u64>,
}

impl ByHand {
    /// Records a swap of the director.
    pub(crate) fn swap(&mut self, input: &Value) {
        let round = number(&input["round"]);
        let moved = ["one", "other"].map(|it| (round, number(&input[it])));
        self.0.extend(moved);
    }

    /// Checks the published rounds, and the count of partners that the hall shows.
    pub(crate) fn check(&self, hall: &Hall, rounds: &[Value], players: u16) -> Result<(), Broken> {
        let rounds: Vec<Seating> = rounds.iter().map(Seating::read).collect();
        self.check_rounds(&rounds, players)?;
        let shown = hall.must("partners", json!({}))?;
        let shown = array(&shown["pairs"]).iter().map(|it| {
            let pair = ["one", "other"].map(|name| number(&it[name]));
            let counts = ["together", "against"].map(|name| number(&it[name]));
            (pair, counts)
        });
        let shown: BTreeMap<Pair, [u64; 2]> = shown.collect();
        let counted = counted(&rounds);
        if shown == counted {
            return Ok(());
        }
        let detail = format!("the hall counts {shown:?}, not {counted:?}");
        Err(Broken::new(LAW, detail))
    }

    fn check_rounds(&self, rounds: &[Seating], players: u16) -> Result<(), Broken> {
        let mut before = BTreeMap::new();
        let mut rests: BTreeMap<u64, u16> = BTreeMap::new();
        for (round, seating) in (1..).zip(rounds) {
            seating.check_all(round, players)?;
            let is_moved = |player: u64| self.0.contains(&(round, player));
            for [one, other] in seating.pairs() {
                if before.get(&one) == Some(&other) && !is_moved(one) && !is_moved(other) {
                    let detail = format!("{one} and {other} are partners in round {round} again");
                    return Err(Broken::new(LAW, detail));
                }
            }
            let rested = |player: u64| rests.get(&player).copied().unwrap_or_default();
            let playing = seating.pairs().flatten().filter(|it| !is_moved(*it));
            let least = playing.map(rested).min().unwrap_or(u16::MAX);
            let mut resting = seating.resting.iter().copied();
            if let Some(player) = resting.find(|it| !is_moved(*it) && rested(*it) > least) {
                let detail = format!("{player} rests in round {round}, who has rested more");
                return Err(Broken::new(LAW, detail));
            }
            before = seating
                .pairs()
                .flat_map(|[one, other]| [(one, other), (other, one)])
                .collect();
            for player in &seating.resting {
                *rests.entry(*player).or_default() += 1;
            }
        }
        Ok(())
    }
}

impl Seating {
    fn read(round: &Value) -> Self {
        let side = |side: &Value| [number(&side["team"]), number(&side["partner"])];
        let tables = array(&round["matches"]).iter();
        Self {
            tables: tables
                .map(|it| [side(&it["first"]), side(&it["second"])])
                .collect(),
            resting: byes(round).map(|it| number(&it["team"])).collect(),
        }
    }

    fn pairs(&self) -> impl Iterator<Item = Pair> {
        self.tables.iter().flatten().copied()
    }

    /// Each player is there once, and as few as possible rest.
    fn check_all(&self, round: u64, players: u16) -> Result<(), Broken> {
        let mut all: Vec<u64> = self.pairs().flatten().collect();
        all.extend(&self.resting);
        all.sort_unstable();
        let is_each_once = all.iter().copied().eq(1..=u64::from(players));
        if is_each_once && self.resting.len() == usize::from(players % 4) {
            return Ok(());
        }
        let resting = &self.resting;
        let detail = format!("round {round} has {all:?}, and {resting:?} rest");
        Err(Broken::new(LAW, detail))
    }
}

/// Returns the number of matches together and against each other, by the numbers of two players.
fn counted(rounds: &[Seating]) -> BTreeMap<Pair, [u64; 2]> {
    let mut counts: BTreeMap<Pair, [u64; 2]> = BTreeMap::new();
    for [first, second] in rounds.iter().flat_map(|it| it.tables.iter().copied()) {
        let together = [first, second].map(|pair| (pair, 0));
        let against = first
            .iter()
            .flat_map(|one| second.map(|other| ([*one, other], 1)));
        for ([one, other], column) in together.into_iter().chain(against) {
            let pair = [one.min(other), one.max(other)];
            counts.entry(pair).or_default()[column] += 1;
        }
    }
    counts
}

#[cfg(test)]
mod tests {
    use rstest::rstest;

    use super::*;

    fn seating(tables: &[[Pair; 2]], resting: &[u64]) -> Seating {
        Seating {
            tables: tables.to_vec(),
            resting: resting.to_vec(),
        }
    }

    #[rstest]
    #[case::another_partner([[1, 3], [2, 5]], &[4], None)]
    #[case::the_same_partner([[1, 4], [3, 5]], &[2], Some("1 and 4 are partners in round 2 again"))]
    #[case::a_second_rest([[1, 3], [2, 4]], &[5], Some("5 rests in round 2, who has rested more"))]
    #[case::two_seats([[1, 3], [2, 1]], &[4], Some("round 2 has [1, 1, 2, 3, 4], and [4] rest"))]
    fn a_second_round(
        #[case] table: [Pair; 2],
        #[case] resting: &[u64],
        #[case] expected: Option<&str>,
    ) {
        let rounds = [
            seating(&[[[1, 4], [2, 3]]], &[5]),
            seating(&[table], resting),
        ];
        let broken = ByHand::default().check_rounds(&rounds, 5).err();
        assert_eq!(broken.map(|it| it.detail).as_deref(), expected);
    }

    #[rstest]
    #[case::of_a_partner([[1, 4], [3, 5]], &[2], [4, 3])]
    #[case::of_a_rest([[1, 3], [2, 4]], &[5], [5, 1])]
    fn a_swap_by_hand_follows_no_rule(
        #[case] table: [Pair; 2],
        #[case] resting: &[u64],
        #[case] swapped: Pair,
    ) {
        let rounds = [
            seating(&[[[1, 4], [2, 3]]], &[5]),
            seating(&[table], resting),
        ];
        let mut by_hand = ByHand::default();
        by_hand.swap(&json!({ "round": 2, "one": swapped[0], "other": swapped[1] }));
        assert_eq!(by_hand.check_rounds(&rounds, 5), Ok(()));
    }

    #[test]
    fn partners_and_opponents_are_counted() {
        let rounds = [
            seating(&[[[1, 4], [2, 3]]], &[]),
            seating(&[[[1, 3], [2, 4]]], &[]),
        ];
        let counts = counted(&rounds);
        assert_eq!(counts.len(), 6);
        assert_eq!((counts[&[1, 4]], counts[&[1, 2]]), ([1, 1], [0, 2]));
    }
}
