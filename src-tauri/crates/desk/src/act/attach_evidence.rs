//! Attaches evidence to a result that stands, or takes it away.

use kralle_tournament::{
    Board, Claimed, Evidence, Match, Outcome, Pot, ResultEntry, Role, Seat, Tournament, Verdict,
};

use crate::desk::Desk;
use crate::parse::evidence::{self, EvidenceInput};
use crate::parse::field;
use crate::show::refusal::refused;
use crate::view::overview::Overview;
use crate::view::refusal::{RefusalView, data};

crate::view::wire! {
    /// Which match, and what its result rests on.
    #[ts(rename = "AttachEvidenceInput")]
    pub struct Input {
        /// The round.
        pub round: u16,
        /// The table.
        pub table: u16,
        /// The evidence; none takes away what was attached.
        #[serde(default)]
        pub evidence: Option<EvidenceInput>,
        /// Why the result stands although the evidence speaks against it.
        #[serde(default)]
        pub overrule: Option<String>,
    }
}

/// Attaches evidence to a result that stands, or takes it away.
pub(crate) fn run(desk: &mut Desk, input: Input) -> Result<Overview, RefusalView> {
    let (round, table) = (field::round(input.round)?, field::table(input.table)?);
    let given = match &input.evidence {
        Some(given) => evidence::read(desk, given)?,
        None => Evidence::default(),
    };
    let overrule = field::missing_line("reason", input.overrule.as_ref())?;
    let tournament = desk.tournament()?;
    let it = tournament
        .match_at(round, table)
        .map_err(|refusal| refused(&refusal, tournament))?;
    let Some(outcome) = &it.outcome else {
        let refusal = kralle_tournament::Refusal::NoResult { round, table };
        return Err(refused(&refusal, tournament));
    };
    let entry = ResultEntry {
        round,
        table,
        claimed: claimed(it, outcome),
        cause: outcome.cause,
        reason: outcome.reason.clone(),
    };
    let mut said = data([("round", input.round.into()), ("table", input.table.into())]);
    said.extend(super::reason(overrule.as_ref()));
    let nothing = given.is_empty();
    let attach = |tournament: &mut Tournament| tournament.attach_evidence(&entry, given, overrule);
    if nothing {
        desk.command("detach_evidence", said, attach)
    } else {
        desk.command("attach_evidence", said, attach)
    }
}

/// Who was said to have won, from what was kept: by name where a board decided.
pub(crate) fn claimed(it: &Match, outcome: &Outcome) -> Claimed {
    let role = match outcome.verdict {
        Verdict::Drawn => return Claimed::Drawn,
        Verdict::BothLose => return Claimed::BothLose,
        Verdict::FirstWins => Role::First,
        Verdict::SecondWins => Role::Second,
    };
    outcome
        .board
        .and_then(|board| player_on(it, role, board))
        .map_or(Claimed::Team(*it.teams.of(role)), Claimed::Player)
}

/// The player of a team on a board, once it is chosen who meets whom.
pub(crate) fn player_on(
    it: &Match,
    role: Role,
    board: Board,
) -> Option<kralle_tournament::PlayerId> {
    [Pot::One, Pot::Two]
        .into_iter()
        .map(|pot| Seat { role, pot })
        .find(|seat| it.board(*seat) == Some(board))
        .and_then(|seat| it.player(seat))
}
