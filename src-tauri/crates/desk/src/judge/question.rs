//! Questions to the rules engine: conversion to typed questions, and of typed answers to cards.
//!
//! Begin at [`answer`]; each question has a file. [`setup`] converts between boards in wire form
//! and positions of the rules.
//!
//! Not here: legality, mate and results (`rules`), and any text of a message.

use kralle_rules::adjudication::match_result::Events;
use kralle_rules::preset::Game;
use kralle_rules::rule_set::RuleSet;
use kralle_rules::tandem::Position;
use kralle_tournament::Tournament;

use crate::core::field::{Expected, Field};
use crate::core::refusal::RefusalView;
use crate::judge::board::PositionSetup;
use crate::judge::case::Case;
use crate::judge::refusal::JudgeRefusal;
use crate::judge::view::{JudgeView, Question, VerdictCard};
use crate::judge::{claim, events, mate, played, result, setup, touch};
use crate::rules::toml;

pub(crate) fn answer(case: &Case<'_>, question: &Question) -> Result<JudgeView, RefusalView> {
    match question {
        Question::Mate {
            partner_moved,
            mated_by,
        } => Ok(mate::answer(
            case,
            &events::before(partner_moved, *mated_by),
        )),
        Question::Move {
            played,
            opponent_moved,
        } => played::answer(case, played, *opponent_moved),
        Question::Touch { board, piece, to } => touch::answer(case, *board, *piece, to),
        Question::Result {
            flags,
            order,
            partner_moved,
            mated_by,
        } => {
            let events = Events {
                flags: events::flags(flags, *order),
                ..events::before(partner_moved, *mated_by)
            };
            Ok(result::answer(case, &events))
        }
        Question::Claim {
            claims,
            flags,
            order,
            partner_moved,
            mated_by,
        } => {
            let flags = events::flags(flags, *order);
            let events = Events {
                claims: claims.iter().map(|it| events::claim(it, &flags)).collect(),
                ..events::before(partner_moved, *mated_by)
            };
            claim::answer(case, claims, &events)
        }
    }
}

/// Answers a question under the rules of the tournament, for answers to store or print.
pub(crate) fn asked_anew(
    tournament: &Tournament,
    boards: &PositionSetup,
    question: &Question,
) -> Result<(Position, VerdictCard), RefusalView> {
    let rules = rules(Ok(tournament), None)?;
    let position = setup::position(boards, &rules.tandem)?;
    let case = Case {
        rules: &rules,
        position: &position,
    };
    let card = answer(&case, question)?.card;
    Ok((position, card))
}

/// Returns the rules to apply: a preset by name, a rule set as TOML, or by default those of the
/// open tournament.
///
/// # Errors
/// Fails if the rules are unreadable or not for tandem, or if none are given and no tournament is
/// open.
pub(crate) fn rules(
    open: Result<&Tournament, RefusalView>,
    given: Option<&str>,
) -> Result<RuleSet, RefusalView> {
    let rules = any_rules(open, given)?;
    match rules.game() {
        Game::Tandem => Ok(rules),
        Game::PairMoves | Game::OrdinaryChess => Err(JudgeRefusal::NotATandemGame {
            rules: rules.base.code(),
        }
        .into()),
    }
}

/// Returns the rules to apply, for any game.
pub(crate) fn any_rules(
    open: Result<&Tournament, RefusalView>,
    given: Option<&str>,
) -> Result<RuleSet, RefusalView> {
    Ok(match given {
        None => open?.settings.rule_set.clone(),
        // A rule set as TOML names its base with `=`; a preset's name is one word.
        Some(text) if text.contains('=') => toml::read(text.as_bytes())?,
        Some(name) => name
            .parse()
            .map_err(|_| RefusalView::bad_field(Field::RuleSet, name, Expected::RuleSet))?,
    })
}
