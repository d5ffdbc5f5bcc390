//! Consequences of an illegal move, with their time limit and article.

use kralle_rules::law::Law;
use kralle_rules::rule_set::RuleSet;
use kralle_rules::rule_set::ending::IllegalMove;
use kralle_rules::tandem::Side;

use crate::judge::card::{line, side_code, team_code};
use crate::judge::remedy;
use crate::judge::view::{HappenedName, Tone, VerdictCard};

/// Adds the consequences of an illegal move of `offender` to a card.
pub(crate) fn tell(
    rules: &RuleSet,
    offender: Side,
    opponent_moved: HappenedName,
    card: &mut VerdictCard,
) {
    let option = rules.tandem.illegal_move;
    let codes: &[&str] = match (option, opponent_moved) {
        (IllegalMove::Arbiter, _) => &["illegal_arbiter"],
        // FIDE 7.5.1 and 7.5.5 require no claim and set no time limit.
        (IllegalMove::FidePenalty, _) => &["illegal_set_back", "illegal_time", "illegal_second"],
        (IllegalMove::FirstLoses, HappenedName::NotYet) => &["illegal_claim_wins"],
        (IllegalMove::TakenBack, HappenedName::NotYet) => &["illegal_taken_back"],
        (IllegalMove::FirstLoses | IllegalMove::TakenBack, HappenedName::Already) => {
            &["illegal_stands"]
        }
    };
    for code in codes {
        let data = [
            ("side", side_code(offender).into()),
            ("opponent", side_code(offender.opponent()).into()),
            ("winner", team_code(!offender.team()).into()),
        ];
        card.lines.push(line(Tone::Open, code, data));
    }
    remedy::rests_on(rules.ground_by(Law::IllegalMove, option), card);
}
