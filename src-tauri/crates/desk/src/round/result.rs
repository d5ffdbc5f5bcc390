//! Calls for the result of a match.

use std::sync::Arc;

use kralle_call::call;
use kralle_rules::result::Cause;
use kralle_tournament::{Claimed, PlayerId, Progress, ResultEntry, Tournament};
use kralle_view::named::Named;

use crate::core::command_name::Command;
use crate::core::desk::Desk;
use crate::core::field::{Expected, Field};
use crate::core::overview::Overview;
use crate::core::parse;
use crate::core::refusal::{RefusalView, data, game};
use crate::core::wire::wire;
use crate::door::disputes::end_disputes;
use crate::judge::evidence;
use crate::judge::evidence::EvidenceInput;

wire! {
    /// The outcome without a winner.
    #[derive(Copy, Eq)]
    pub enum NoWinner {
        /// Both teams get the points of a draw.
        Drawn,
        /// Both teams lose, since neither was present.
        BothLose,
    }
}

wire! {
    /// A result. Exactly one of `winner_player`, `winner_team` and `no_winner` is given.
    pub struct EnterResultInput {
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
        pub cause: Named<Cause>,
        #[serde(default)]
        pub reason: Option<String>,
        #[serde(default)]
        #[cfg_attr(debug_assertions, ts(optional = nullable))]
        pub evidence: Option<EvidenceInput>,
        /// The reason to enter it despite contradicting evidence.
        #[serde(default)]
        #[cfg_attr(debug_assertions, ts(optional = nullable))]
        pub overrule: Option<String>,
    }
}

/// Enters the result of a match.
///
/// # Errors
/// Fails if the rules do not admit it, or a needed reason is missing.
#[call(may(helper, arbiter))]
pub(crate) fn enter_result(
    desk: &mut Desk,
    input: EnterResultInput,
) -> Result<Overview, RefusalView> {
    let claimed = claimed(input.winner_player, input.winner_team, input.no_winner)?;
    let given = input
        .evidence
        .as_ref()
        .map(|it| evidence::read(&desk.tournament()?.settings.rule_set, it))
        .transpose()?;
    let overrule = parse::missing_line(Field::Reason, input.overrule.as_ref())?;
    let entry = ResultEntry {
        at: parse::game_at(desk.tournament()?, input.round, input.table, input.game)?,
        claimed,
        cause: input.cause.0,
        reason: parse::missing_line(Field::Reason, input.reason.as_ref())?,
    };
    let mut said = data([
        ("round", input.round.into()),
        ("table", input.table.into()),
        ("cause", entry.cause.code().into()),
    ]);
    said.extend(game(input.game));
    // The command below reports a fault of the claim.
    if let Ok((verdict, _)) = desk.tournament()?.claimed(&entry) {
        said.insert("verdict".to_owned(), verdict.code().into());
    }
    said.extend(crate::core::refusal::reason(entry.reason.as_ref()));
    let enter = |tournament: &mut Tournament| {
        tournament.enter_result(&entry)?;
        match given {
            Some(given) => tournament.attach_evidence(&entry, given, overrule.clone()),
            None => Ok(()),
        }
    };
    let before = Arc::clone(&desk.open_file()?.tournament);
    let entered = match &overrule {
        None => desk.command(Command::EnterResult, said, enter),
        Some(reason) => {
            said.insert("reason".to_owned(), reason.as_str().into());
            desk.command(Command::OverruleResult, said, enter)
        }
    }?;
    // Repeating the same result adds no entry, but it settles a dispute about the result.
    if Arc::ptr_eq(&before, &desk.open_file()?.tournament) {
        end_disputes(desk, entry.at.round, entry.at.table)?;
    }
    Ok(entered)
}

/// Returns the claimed winner.
///
/// # Errors
/// Fails unless exactly one of the three is given.
pub(crate) fn claimed(
    player: Option<u32>,
    team: Option<u16>,
    nobody: Option<NoWinner>,
) -> Result<Claimed, RefusalView> {
    Ok(match (player, team, nobody) {
        (Some(player), None, None) => Claimed::Player(PlayerId(player)),
        (None, Some(team), None) => Claimed::Team(parse::team(team)?),
        (None, None, Some(NoWinner::Drawn)) => Claimed::Drawn,
        (None, None, Some(NoWinner::BothLose)) => Claimed::BothLose,
        (None, None, None)
        | (Some(_), Some(_), _)
        | (_, Some(_), Some(_))
        | (Some(_), _, Some(_)) => {
            return Err(RefusalView::missing_field(
                Field::Winner,
                Expected::OneWinner,
            ));
        }
    })
}

wire! {
    /// A match, and its observed progress.
    pub struct MarkProgressInput {
        pub round: u16,
        pub table: u16,
        pub progress: Named<Progress>,
    }
}

/// Marks a match without a result as still being played, or removes the mark.
#[call(may(helper, arbiter))]
pub(crate) fn mark_progress(
    desk: &mut Desk,
    input: MarkProgressInput,
) -> Result<Overview, RefusalView> {
    let (round, table) = (parse::round(input.round)?, parse::table(input.table)?);
    let progress = input.progress.0;
    let said = data([
        ("round", input.round.into()),
        ("table", input.table.into()),
        ("progress", progress.code().into()),
    ]);
    desk.command(Command::MarkProgress, said, |tournament| {
        tournament.mark_progress(round, table, progress)
    })
}

wire! {
    /// The match whose result is cleared.
    pub struct ClearResultInput {
        pub round: u16,
        pub table: u16,
        /// The game in the match; `None` if matches have one game.
        #[serde(default)]
        #[cfg_attr(debug_assertions, ts(optional = nullable))]
        pub game: Option<u16>,
        /// The reason; required once the next round is published.
        #[serde(default)]
        pub reason: Option<String>,
    }
}

/// Clears the result of a match.
#[call(may(arbiter))]
pub(crate) fn clear_result(
    desk: &mut Desk,
    input: ClearResultInput,
) -> Result<Overview, RefusalView> {
    let at = parse::game_at(desk.tournament()?, input.round, input.table, input.game)?;
    let reason = crate::core::parse::missing_line(Field::Reason, input.reason.as_ref())?;
    let mut said = data([("round", input.round.into()), ("table", input.table.into())]);
    said.extend(game(input.game));
    said.extend(crate::core::refusal::reason(reason.as_ref()));
    desk.command(Command::ClearResult, said, |tournament| {
        tournament.clear_result(at, reason.as_ref())
    })
}
