//! Obvious model of changing partners by standing.

use kralle_tournament::{Match, Round, RoundNumber, TeamNumber, Tournament};

use super::standing::{deciding, points, sits};

type Pair = (TeamNumber, TeamNumber);

/// Returns the pairs of a match, the lower number first.
fn sides(it: &Match) -> [Pair; 2] {
    [it.sides.first, it.sides.second].map(|side| (side.lead(), side.partner().unwrap()))
}

fn is_in(pair: Pair, team: TeamNumber) -> bool {
    pair.0 == team || pair.1 == team
}

/// Returns the number of rounds before `number` in which a player did not play.
fn rests(t: &Tournament, number: RoundNumber, team: TeamNumber) -> usize {
    let earlier = t.rounds.iter().filter(|it| it.number < number);
    let idle = earlier.filter(|round| !round.matches.iter().any(|it| sits(it, team)));
    idle.count()
}

fn times_first(t: &Tournament, number: RoundNumber, team: TeamNumber) -> usize {
    let earlier = t.rounds.iter().filter(|it| it.number < number);
    let matches = earlier.flat_map(|round| &round.matches);
    matches.filter(|it| is_in(sides(it)[0], team)).count()
}

/// True if two players were partners in the round before.
fn were_partners(t: &Tournament, number: RoundNumber, one: TeamNumber, other: TeamNumber) -> bool {
    let last = t.rounds.iter().find(|it| it.number.next() == number);
    let pair = (one.min(other), one.max(other));
    last.is_some_and(|last| last.matches.iter().any(|it| sides(it).contains(&pair)))
}

/// Checks a round against the players who are there.
///
/// # Errors
/// Fails with a description of the difference.
pub fn check(t: &Tournament, round: &Round, mut here: Vec<TeamNumber>) -> Result<(), String> {
    let number = round.number;
    let score = |team: &TeamNumber| {
        let kind = deciding(t);
        (points(t, *team, kind), points(t, *team, kind.other()))
    };
    here.sort_by_key(|team| (std::cmp::Reverse(score(team)), *team));
    let mut byes = Vec::new();
    while !here.len().is_multiple_of(4) {
        let fewest = here.iter().map(|team| rests(t, number, *team)).min();
        let rested = |team: &TeamNumber| Some(rests(t, number, *team)) == fewest;
        byes.push(here.remove(here.iter().rposition(rested).unwrap()));
    }
    byes.sort_unstable();
    let told: Vec<TeamNumber> = round.byes.iter().map(|bye| bye.team).collect();
    if told != byes {
        return Err(format!("round {number:?}: {told:?} rest, not {byes:?}"));
    }
    let mut made = Vec::new();
    for (index, four) in here.chunks(4).enumerate() {
        let parted = |with: usize| {
            let others: Vec<usize> = (1..4).filter(|it| *it != with).collect();
            [(four[0], four[with]), (four[others[0]], four[others[1]])]
        };
        let order = if index == 0 { [3, 2, 1] } else { [2, 3, 1] };
        let fresh =
            |pairs: &[Pair; 2]| !pairs.iter().any(|it| were_partners(t, number, it.0, it.1));
        let mut pairs = order.into_iter().map(parted).find(fresh).unwrap();
        let first = |it: Pair| times_first(t, number, it.0) + times_first(t, number, it.1);
        if first(pairs[1]) < first(pairs[0]) {
            pairs.swap(0, 1);
        }
        made.push(pairs.map(|(one, other)| (one.min(other), one.max(other))));
    }
    let told: Vec<[Pair; 2]> = round.matches.iter().map(sides).collect();
    if told == made {
        Ok(())
    } else {
        Err(format!("round {number:?} is {told:?}, not {made:?}"))
    }
}
