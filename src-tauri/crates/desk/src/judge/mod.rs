//! Questions to the rules engine: from what a screen sends to typed questions, and from typed
//! answers to cards.
//!
//! Begin at [`answer`]; each question is a file. [`setup`] turns boards as a screen shows them into
//! positions and back.
//!
//! Not here: what is legal, mate or won (`rules`), and any sentence.

pub(crate) mod card;
mod claim;
mod drawing;
mod mate;
mod played;
pub(crate) mod problem;
mod result;
pub(crate) mod setup;
mod touch;

use kralle_rules::preset::Game;
use kralle_rules::rule_set::RuleSet;
use kralle_rules::tandem::Position;

use crate::act::read_rule_set;
use crate::desk::Desk;
use crate::view::board::PositionSetup;
use crate::view::judge::{JudgeView, Question, VerdictCard};
use crate::view::refusal::RefusalView;

/// A position under rules, to be asked about.
pub(crate) struct Case<'a> {
    /// The rules asked.
    pub(crate) rules: &'a RuleSet,
    /// Both boards.
    pub(crate) position: &'a Position,
}

/// Answers a question.
pub(crate) fn answer(case: &Case<'_>, question: &Question) -> Result<JudgeView, RefusalView> {
    match question {
        Question::Mate { partner_moved } => Ok(mate::answer(case, partner_moved)),
        Question::Move {
            played,
            opponent_moved,
        } => played::answer(case, played, *opponent_moved),
        Question::Touch { board, piece, to } => touch::answer(case, *board, *piece, to),
        Question::Result { flags, order } => Ok(result::answer(case, flags, *order)),
        Question::Claim {
            claims,
            flags,
            order,
        } => claim::answer(case, claims, flags, *order),
    }
}

/// Asks anew under the rules of the tournament, so that what is kept or printed is what they say.
pub(crate) fn asked_anew(
    desk: &Desk,
    boards: &PositionSetup,
    question: &Question,
) -> Result<(Position, VerdictCard), RefusalView> {
    let rules = rules(desk, None)?;
    let position = setup::position(boards, &rules.tandem)?;
    let case = Case {
        rules: &rules,
        position: &position,
    };
    let card = answer(&case, question)?.card;
    Ok((position, card))
}

/// The rules a question is asked under: a preset by name, a rule set as TOML, or those of the open
/// tournament.
pub(crate) fn rules(desk: &Desk, given: Option<&str>) -> Result<RuleSet, RefusalView> {
    let rules = match given {
        None => desk.tournament()?.settings.rule_set.clone(),
        // A rule set as TOML names its base, a preset's name is a word.
        Some(text) if text.contains('=') => read_rule_set::read(text.as_bytes())?,
        Some(name) => name
            .parse()
            .map_err(|_| RefusalView::bad_field("rule_set", name, "rule_set"))?,
    };
    match rules.game() {
        Game::Tandem => Ok(rules),
        Game::PairMoves | Game::OrdinaryChess => {
            Err(RefusalView::new("not_a_tandem_game").with("rules", rules.base.name()))
        }
    }
}
