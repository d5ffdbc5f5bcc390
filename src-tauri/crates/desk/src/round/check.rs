//! A check of a result against rules and evidence before it is entered.

use kralle_call::call;
use kralle_rules::adjudication::drop_mate::MatedBy;
use kralle_rules::preset::Game;
use kralle_rules::result::Cause;
use kralle_tournament::{
    Board, Evidence, Finding, FindingKind, GameAt, Refusal, ResultEntry, Tournament, Verdict,
};
use kralle_view::named::Named;

use crate::core::parse;
use crate::core::refusal::{ArticleView, RefusalView};
use crate::core::refused::{article, refused};
use crate::core::snapshot::Snapshot;
use crate::core::wire::wire;
use crate::judge::case::Case;
use crate::judge::evidence::EvidenceInput;
use crate::judge::view::{JudgeView, MatedByInput, Question, VerdictCard};
use crate::judge::{evidence, question};
use crate::round::result::{NoWinner, claimed};

wire! {
    /// The finding of the evidence, and the resulting verdict.
    pub struct FindingView {
        pub finding: Named<FindingKind>,
        /// The verdict; `None` if the match has not ended.
        pub verdict: Option<Named<Verdict>>,
        /// The cause; `None` if the match has not ended or the evidence does not show it.
        pub cause: Option<Named<Cause>>,
        /// The number of the deciding board; `None` without one.
        pub board: Option<u8>,
        /// The winning player; `None` if the match was drawn, has not ended, or no board decided it.
        pub winner_player: Option<u32>,
        /// The article of the finding; `None` if the evidence shows nothing, a record is broken, or
        /// the seating is open.
        pub article: Option<ArticleView>,
        /// The first illegal move of a record, in short notation; `None` if all are legal.
        pub broken_at: Option<String>,
        /// The answer about mate on the boards; `None` without boards, and outside tandem.
        pub card: Option<VerdictCard>,
    }
}

wire! {
    /// The check of a result before it is entered.
    pub struct ResultCheck {
        /// The article that admits the result; `None` if the input is incomplete or the result not
        /// admitted.
        pub admitted: Option<ArticleView>,
        /// A condition of the result; the message is `condition-` and the code. `None` if there is
        /// none.
        pub condition: Option<String>,
        /// The reason the rules do not admit the result; `None` if they do or the input is
        /// incomplete.
        pub refused: Option<RefusalView>,
        pub finding: FindingView,
        /// The contradiction by the evidence; `None` if there is none or the input is incomplete.
        pub contradiction: Option<RefusalView>,
    }
}

wire! {
    /// A result, possibly incomplete, and its evidence.
    pub struct CheckResultInput {
        pub round: u16,
        pub table: u16,
        /// The game in the match; `None` if matches have one game.
        #[serde(default)]
        #[cfg_attr(debug_assertions, ts(optional = nullable))]
        pub game: Option<u16>,
        /// The player who won on his board.
        #[serde(default)]
        pub winner_player: Option<u32>,
        /// The winning team if no board decided.
        #[serde(default)]
        pub winner_team: Option<u16>,
        #[serde(default)]
        pub no_winner: Option<NoWinner>,
        #[serde(default)]
        pub cause: Option<Named<Cause>>,
        /// The evidence; if omitted, the evidence attached to the current result.
        #[serde(default)]
        pub evidence: Option<EvidenceInput>,
    }
}

/// Checks a result against rules and evidence, before it is entered.
///
/// # Errors
/// Fails if the match does not exist or the evidence is invalid.
#[call(may(arbiter))]
pub(crate) fn check_result(
    desk: &Snapshot,
    input: CheckResultInput,
) -> Result<ResultCheck, RefusalView> {
    let at = parse::game_at(desk.tournament()?, input.round, input.table, input.game)?;
    let GameAt { round, table, .. } = at;
    let given = input
        .evidence
        .as_ref()
        .map(|it| evidence::read(&desk.tournament()?.settings.rule_set, it))
        .transpose()?;
    let tournament = desk.tournament()?;
    let say = |refusal: Refusal| refused(&refusal, tournament);
    let attached = || {
        let outcome = tournament.game_at(at).ok()?.outcome.as_ref()?;
        Some(outcome.evidence.clone())
    };
    let evidence = given.or_else(attached).unwrap_or_default();
    let on_boards = on_boards(tournament, &evidence);
    let may_be_drop = on_boards
        .as_ref()
        .is_some_and(|it| it.drops.iter().any(|it| it.said == Named(MatedBy::Unknown)));
    let card = on_boards.map(|it| it.card);
    let mut check = ResultCheck {
        admitted: None,
        condition: None,
        refused: None,
        finding: finding(tournament, at, &evidence, card).map_err(say)?,
        contradiction: None,
    };
    let (Some(cause), Ok(claimed)) = (
        input.cause,
        claimed(input.winner_player, input.winner_team, input.no_winner),
    ) else {
        return Ok(check);
    };
    let entry = ResultEntry {
        at,
        claimed,
        cause: cause.0,
        reason: None,
    };
    let (verdict, _) = tournament.claimed(&entry).map_err(say)?;
    match tournament.admits(entry.cause, verdict) {
        Ok(admitted) => {
            check.admitted = Some(article(admitted.article));
            check.condition = match admitted.condition {
                Some(it) => Some(it.code().to_owned()),
                // The boards do not show the origin of their mate.
                None if entry.cause == Cause::Checkmate && may_be_drop => {
                    Some("not_dropped".to_owned())
                }
                None => None,
            };
        }
        Err(refusal) => check.refused = Some(say(refusal)),
    }
    let against = tournament.contradiction(&entry, &evidence).map_err(say)?;
    check.contradiction = against.map(|(why, article)| {
        say(Refusal::EvidenceContradicts {
            round,
            table,
            why,
            article,
        })
    });
    Ok(check)
}

fn finding(
    tournament: &Tournament,
    at: GameAt,
    evidence: &Evidence,
    card: Option<VerdictCard>,
) -> Result<FindingView, Refusal> {
    let found = tournament.examine(at, evidence)?;
    let mut view = FindingView {
        finding: Named(found.kind()),
        verdict: None,
        cause: None,
        board: None,
        winner_player: None,
        article: None,
        broken_at: None,
        card,
    };
    match found {
        Finding::Ended {
            verdict,
            cause,
            board,
            article: cited,
        } => {
            let it = tournament.match_at(at.round, at.table)?;
            let game = tournament.game_at(at)?;
            let single = tournament.settings.formation.has_single_games();
            view.verdict = Some(verdict.into());
            view.cause = cause.map(Into::into);
            view.board = board.map(Board::number);
            view.winner_player = verdict
                .winner()
                .and_then(|role| match (board, single) {
                    (Some(board), _) => it.player_on(game, role, board),
                    (None, true) => Some(it.line_ups.of(role).pot_1),
                    (None, false) => None,
                })
                .map(|player| player.0);
            view.article = Some(article(cited));
        }
        Finding::GoesOn { article: cited } | Finding::Arbiter { article: cited } => {
            view.article = Some(article(cited));
        }
        Finding::Broken { at } => view.broken_at = Some(at),
        Finding::SeatingOpen | Finding::Nothing => {}
    }
    Ok(view)
}

/// Returns the answer about mate on the boards of the evidence; `None` without boards, or outside
/// tandem.
fn on_boards(tournament: &Tournament, evidence: &Evidence) -> Option<JudgeView> {
    let rules = &tournament.settings.rule_set;
    if rules.game() != Game::Tandem {
        return None;
    }
    let position = match (&evidence.position, &evidence.record) {
        (Some(text), _) => text.position(&rules.tandem).ok()?,
        (None, Some(record)) => kralle_rules::replay::replay(rules, &record.game()?).position,
        (None, None) => return None,
    };
    let case = Case {
        rules,
        position: &position,
    };
    let question = Question::Mate {
        partner_moved: Vec::new(),
        // A record cannot continue after a forbidden drop.
        mated_by: match evidence.record {
            Some(_) => MatedByInput {
                a: Named(MatedBy::Move),
                b: Named(MatedBy::Move),
            },
            None => MatedByInput::default(),
        },
    };
    question::answer(&case, &question).ok()
}
