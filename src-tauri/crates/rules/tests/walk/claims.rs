//! Claims of an illegal move by the five texts (D 7.4; S A6; O 7.1 b, 2.1, 10.3; FIDE 7.5.1).

use kralle_rules::adjudication::MatchResult;
use kralle_rules::adjudication::claim::{
    Claim, ClaimKind, Claimant, ClockPressed, MovedSince, judge_together,
};
use kralle_rules::adjudication::match_result::Events;
use kralle_rules::rule_set::RuleSet;
use kralle_rules::rule_set::ending::IllegalMove;
use kralle_rules::tandem::{Position, Side};

use super::dice::Dice;

/// Compares every possible claim of it by one player; returns their number.
pub(super) fn compare(dice: &mut Dice, rules: &RuleSet, position: &Position, told: &str) -> usize {
    let by = *dice.pick(&Side::ALL);
    let mut count = 0;
    for claimant in [Claimant::Player, Claimant::Substitute] {
        for moved_since in [MovedSince::No, MovedSince::Yes] {
            for clock in [ClockPressed::Yes, ClockPressed::NotYet] {
                let kind = ClaimKind::IllegalMove { moved_since, clock };
                let claim = Claim { by, claimant, kind };
                let expected = expected(rules, by, claimant, moved_since, clock);
                let events = Events {
                    claims: vec![claim],
                    ..Events::default()
                };
                let result = judge_together(rules, position, &events).result;
                assert_eq!(result, expected, "{events:?} of\n{told}");
                count += 1;
            }
        }
    }
    count
}

/// Returns the result of a claim, in the words of the texts.
fn expected(
    rules: &RuleSet,
    by: Side,
    claimant: Claimant,
    moved_since: MovedSince,
    clock: ClockPressed,
) -> Option<MatchResult> {
    let sits_there = claimant == Claimant::Player;
    let too_late = moved_since == MovedSince::Yes;
    let completed = clock == ClockPressed::Yes;
    match rules.tandem.illegal_move {
        _ if !sits_there => None,
        // "An illegal move is completed once the player has pressed the clock."
        IllegalMove::FirstLoses | IllegalMove::FidePenalty if !completed => None,
        // D 7.4: "Der Schiedsrichter kann bei Verstößen jederzeit … eingreifen."
        IllegalMove::Arbiter | IllegalMove::FidePenalty => Some(MatchResult::Arbiter),
        IllegalMove::FirstLoses | IllegalMove::TakenBack if too_late => None,
        IllegalMove::TakenBack => Some(MatchResult::Continues),
        IllegalMove::FirstLoses => Some(MatchResult::win(by.team())),
    }
}
