//! Says what the rules and the evidence say about a result, before it is entered.

use kralle_rules::preset::Game;
use kralle_rules::result::Condition;
use kralle_tournament::{
    Board, Evidence, Finding, Formation, Refusal, ResultEntry, RoundNumber, TableNumber, Tournament,
};

use super::attach_evidence::player_on;
use super::enter_result::{NoWinner, claimed};
use crate::desk::Desk;
use crate::judge::{self, Case};
use crate::parse::evidence::{self, EvidenceInput};
use crate::parse::field;
use crate::show::refusal::{article, refused};
use crate::view::check::{FindingName, FindingView, ResultCheck};
use crate::view::judge::{Question, VerdictCard};
use crate::view::refusal::RefusalView;
use crate::view::round::CauseName;

crate::view::wire! {
    /// A result as far as it is chosen, and what it rests on.
    #[ts(rename = "CheckResultInput")]
    pub struct Input {
        /// The round.
        pub round: u16,
        /// The table.
        pub table: u16,
        /// The player who won on his board.
        #[serde(default)]
        pub winner_player: Option<u32>,
        /// The team that won, where no board decided.
        #[serde(default)]
        pub winner_team: Option<u16>,
        /// When nobody won.
        #[serde(default)]
        pub no_winner: Option<NoWinner>,
        /// By what, once it is chosen.
        #[serde(default)]
        pub cause: Option<CauseName>,
        /// What it rests on; none takes what is attached to the result that stands.
        #[serde(default)]
        pub evidence: Option<EvidenceInput>,
    }
}

/// Says what the rules and the evidence say about a result, before it is entered.
pub(crate) fn run(desk: &mut Desk, input: Input) -> Result<ResultCheck, RefusalView> {
    let (round, table) = (field::round(input.round)?, field::table(input.table)?);
    let given = input
        .evidence
        .as_ref()
        .map(|it| evidence::read(desk, it))
        .transpose()?;
    let tournament = desk.tournament()?;
    let say = |refusal: Refusal| refused(&refusal, tournament);
    let attached = || {
        let outcome = tournament.match_at(round, table).ok()?.outcome.as_ref()?;
        Some(outcome.evidence.clone())
    };
    let evidence = given.or_else(attached).unwrap_or_default();
    let mut check = ResultCheck {
        admitted: None,
        condition: None,
        refused: None,
        finding: finding(tournament, round, table, &evidence).map_err(say)?,
        contradiction: None,
    };
    let (Some(cause), Ok(claimed)) = (
        input.cause,
        claimed(input.winner_player, input.winner_team, input.no_winner),
    ) else {
        return Ok(check);
    };
    let entry = ResultEntry {
        round,
        table,
        claimed,
        cause: cause.into(),
        reason: None,
    };
    let (verdict, _) = tournament.claimed(&entry).map_err(say)?;
    match tournament.admits(entry.cause, verdict) {
        Ok(admitted) => {
            check.admitted = Some(article(admitted.article));
            check.condition = admitted.condition.map(|it| condition(it).to_owned());
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
    round: RoundNumber,
    table: TableNumber,
    evidence: &Evidence,
) -> Result<FindingView, Refusal> {
    let mut view = FindingView {
        finding: FindingName::Nothing,
        verdict: None,
        cause: None,
        board: None,
        winner_player: None,
        article: None,
        broken_at: None,
        card: mate_card(tournament, evidence),
    };
    match tournament.examine(round, table, evidence)? {
        Finding::Ended {
            verdict,
            cause,
            board,
            article: cited,
        } => {
            let it = tournament.match_at(round, table)?;
            let single = tournament.settings.formation == Formation::SinglePlayers;
            view.finding = FindingName::Ended;
            view.verdict = Some(verdict.into());
            view.cause = cause.map(Into::into);
            view.board = board.map(Board::number);
            view.winner_player = verdict
                .winner()
                .and_then(|role| match (board, single) {
                    (Some(board), _) => player_on(it, role, board),
                    (None, true) => Some(it.line_ups.of(role).pot_1),
                    (None, false) => None,
                })
                .map(|player| player.0);
            view.article = Some(article(cited));
        }
        Finding::GoesOn { article: cited } => {
            view.finding = FindingName::GoesOn;
            view.article = Some(article(cited));
        }
        Finding::Arbiter { article: cited } => {
            view.finding = FindingName::Arbiter;
            view.article = Some(article(cited));
        }
        Finding::Broken { at } => {
            view.finding = FindingName::Broken;
            view.broken_at = Some(at);
        }
        Finding::SeatingOpen => view.finding = FindingName::SeatingOpen,
        Finding::Nothing => {}
    }
    Ok(view)
}

/// What the boards of the evidence say about mate.
fn mate_card(tournament: &Tournament, evidence: &Evidence) -> Option<VerdictCard> {
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
    };
    judge::answer(&case, &question).ok().map(|it| it.card)
}

/// The code of a condition.
const fn condition(condition: Condition) -> &'static str {
    match condition {
        Condition::OrderUnknown => "order_unknown",
        Condition::OneOfEachTeam => "one_of_each_team",
        Condition::ArbiterDiscretion => "arbiter_discretion",
        Condition::BeforeOwnMove => "before_own_move",
        Condition::SecondIllegalMove => "second_illegal_move",
        Condition::AllFourAgree => "all_four_agree",
        Condition::OpponentCannotMate => "opponent_cannot_mate",
    }
}
