//! Evidence for a result: boards, a game record, or an answer of the rules engine.

use kralle_call::call;
use kralle_rules::preset::Game;
use kralle_rules::rule_set::RuleSet;
use kralle_tournament::{
    Evidence, GameAt, GameRecord, LONGEST_RECORD, PositionText, ResultEntry, Tournament,
};
use kralle_view::capped::capped;

use crate::core::command_name::Command;
use crate::core::desk::Desk;
use crate::core::field::Field;
use crate::core::overview::Overview;
use crate::core::parse;
use crate::core::refusal::{RefusalView, data};
use crate::core::refused::refused;
use crate::core::wire::wire;
use crate::judge::board::PositionSetup;
use crate::judge::refusal::JudgeRefusal;
use crate::judge::view::Question;
use crate::judge::{pair_file, question, read_record, replay, setup};

wire! {
    /// Evidence for a result; either part may be omitted.
    pub struct EvidenceInput {
        /// The final position; ignored for games on one board.
        #[serde(default)]
        pub position: Option<PositionSetup>,
        /// The text of a game record, in the format of the rules in force: BPGN, PGN or the
        /// notation of pairs.
        ///
        /// For ordinary chess, a final position alone (FEN) is accepted too.
        #[serde(default)]
        pub record: Option<String>,
        /// The index of the game in that text, from 0.
        #[serde(default)]
        pub game: u32,
    }
}

/// Reads evidence under the rules of the tournament.
///
/// # Errors
/// Fails if the position or the record is invalid, the game does not exist, or it is too long to
/// store.
pub(crate) fn read(rules: &RuleSet, input: &EvidenceInput) -> Result<Evidence, RefusalView> {
    let one_board = rules.game() != Game::Tandem;
    let position = input
        .position
        .as_ref()
        .filter(|_| !one_board)
        .map(|it| setup::position(it, &rules.tandem))
        .transpose()?;
    Ok(Evidence {
        position: position.as_ref().map(PositionText::of),
        record: input
            .record
            .as_deref()
            .map(|text| record(rules, text, input.game))
            .transpose()?,
    })
}

fn record(rules: &RuleSet, text: &str, number: u32) -> Result<GameRecord, RefusalView> {
    let index: usize = capped(number);
    let missing = || read_record::no_such_game(index);
    let record = match rules.game() {
        Game::Tandem => {
            let games = replay::read(text)?;
            GameRecord::of(&replay::readable(&games, index)?.game)
        }
        Game::OrdinaryChess => {
            let games = read_record::chess(text)?;
            GameRecord::of_chess(&read_record::readable(&games, index)?.game)
        }
        Game::PairMoves => {
            let records = pair_file::pairs(text)?;
            let read = records.get(index).ok_or_else(missing)?.readable()?;
            pair_file::play_pairs(rules, read)?;
            GameRecord::of_pairs(&read.record)
        }
    };
    let most = LONGEST_RECORD / 1024;
    Ok(record.map_err(|_| JudgeRefusal::GameTooLong { most })?)
}

wire! {
    /// A match, and the evidence for its result.
    pub struct AttachEvidenceInput {
        pub round: u16,
        pub table: u16,
        /// The game in the match; `None` if matches have one game.
        #[serde(default)]
        #[cfg_attr(debug_assertions, ts(optional = nullable))]
        pub game: Option<u16>,
        /// The evidence; if omitted, the attached evidence is removed.
        #[serde(default)]
        pub evidence: Option<EvidenceInput>,
        /// The reason to keep the result despite contradicting evidence; empty is like omitted.
        #[serde(default)]
        pub overrule: Option<String>,
    }
}

/// Attaches evidence to an entered result, or removes it.
///
/// # Errors
/// Fails if the match has no result, the evidence is invalid, or a needed reason is missing.
#[call]
pub(crate) fn attach_evidence(
    desk: &mut Desk,
    input: AttachEvidenceInput,
) -> Result<Overview, RefusalView> {
    let at = parse::game_at(desk.tournament()?, input.round, input.table, input.game)?;
    let GameAt { round, table, .. } = at;
    let given = match &input.evidence {
        Some(given) => read(&desk.tournament()?.settings.rule_set, given)?,
        None => Evidence::default(),
    };
    let overrule = parse::missing_line(Field::Reason, input.overrule.as_ref())?;
    let tournament = desk.tournament()?;
    let it = tournament
        .match_at(round, table)
        .map_err(|refusal| refused(&refusal, tournament))?;
    let game = tournament
        .game_at(at)
        .map_err(|refusal| refused(&refusal, tournament))?;
    let Some(outcome) = &game.outcome else {
        let refusal = kralle_tournament::Refusal::NoResult { round, table };
        return Err(refused(&refusal, tournament));
    };
    let entry = ResultEntry {
        at,
        claimed: it.claimed(game, outcome),
        cause: outcome.cause,
        reason: outcome.reason.clone(),
    };
    let mut said = data([("round", input.round.into()), ("table", input.table.into())]);
    said.extend(crate::core::refusal::game(input.game));
    said.extend(crate::core::refusal::reason(overrule.as_ref()));
    let nothing = given.is_empty();
    let attach = |tournament: &mut Tournament| tournament.attach_evidence(&entry, given, overrule);
    if nothing {
        desk.command(Command::DetachEvidence, said, attach)
    } else {
        desk.command(Command::AttachEvidence, said, attach)
    }
}

wire! {
    /// A match, and a question about two boards.
    pub struct KeepAnswerInput {
        pub round: u16,
        pub table: u16,
        pub position: PositionSetup,
        pub question: Question,
    }
}

/// Stores an answer of the rules engine with a match.
///
/// The question is answered again under the rules of the tournament.
#[call]
pub(crate) fn keep_answer(
    desk: &mut Desk,
    input: KeepAnswerInput,
) -> Result<Overview, RefusalView> {
    let (round, table) = (parse::round(input.round)?, parse::table(input.table)?);
    let (position, card) =
        question::asked_anew(desk.tournament()?, &input.position, &input.question)?;
    let said = data([
        ("round", input.round.into()),
        ("table", input.table.into()),
        ("question", card.question.clone().into()),
    ]);
    let text = PositionText::of(&position);
    let card = serde_json::to_string(&card).map_err(|error| RefusalView::internal(&error))?;
    desk.command(Command::KeepAnswer, said, |tournament| {
        tournament.keep_answer(round, table, text, card)
    })
}

wire! {
    /// A stored answer of a match.
    pub struct ForgetAnswerInput {
        pub round: u16,
        pub table: u16,
        pub number: u16,
    }
}

/// Removes a stored answer of the rules engine from a match.
#[call]
pub(crate) fn forget_answer(
    desk: &mut Desk,
    input: ForgetAnswerInput,
) -> Result<Overview, RefusalView> {
    let (round, table) = (parse::round(input.round)?, parse::table(input.table)?);
    let said = data([("round", input.round.into()), ("table", input.table.into())]);
    desk.command(Command::ForgetAnswer, said, |tournament| {
        tournament.forget_answer(round, table, input.number)
    })
}
