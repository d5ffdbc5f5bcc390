//! Enters the result of a match.

use kralle_tournament::{Claimed, PlayerId, ResultEntry, Tournament, Verdict};

use crate::desk::Desk;
use crate::parse::evidence::{self, EvidenceInput};
use crate::parse::field;
use crate::view::overview::Overview;
use crate::view::refusal::{RefusalView, data};
use crate::view::round::CauseName;
use crate::view::wire;

wire! {
    /// When nobody wins.
    #[derive(Copy, Eq)]
    pub enum NoWinner {
        /// Both teams get the points of a draw.
        Drawn,
        /// Neither team was there.
        BothLose,
    }
}

wire! {
    /// A result. Exactly one of `winner_player`, `winner_team` and `no_winner` is given.
    #[ts(rename = "EnterResultInput")]
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
        /// By what.
        pub cause: CauseName,
        /// Why, where a reason is asked for.
        #[serde(default)]
        pub reason: Option<String>,
        /// What it rests on.
        #[serde(default)]
        #[ts(optional = nullable)]
        pub evidence: Option<EvidenceInput>,
        /// Why it is entered although the evidence speaks against it.
        #[serde(default)]
        #[ts(optional = nullable)]
        pub overrule: Option<String>,
    }
}

/// Enters the result of a match.
pub(crate) fn run(desk: &mut Desk, input: Input) -> Result<Overview, RefusalView> {
    let claimed = claimed(input.winner_player, input.winner_team, input.no_winner)?;
    let given = input
        .evidence
        .as_ref()
        .map(|it| evidence::read(desk, it))
        .transpose()?;
    let overrule = field::missing_line("reason", input.overrule.as_ref())?;
    let entry = ResultEntry {
        round: field::round(input.round)?,
        table: field::table(input.table)?,
        claimed,
        cause: input.cause.into(),
        reason: field::missing_line("reason", input.reason.as_ref())?,
    };
    let mut said = data([
        ("round", input.round.into()),
        ("table", input.table.into()),
        ("cause", entry.cause.name().into()),
    ]);
    // What is wrong with the claim is said by the command below.
    if let Ok((verdict, _)) = desk.tournament()?.claimed(&entry) {
        said.insert("verdict".to_owned(), verdict_name(verdict).into());
    }
    said.extend(super::reason(entry.reason.as_ref()));
    let enter = |tournament: &mut Tournament| {
        tournament.enter_result(&entry)?;
        match given {
            Some(given) => tournament.attach_evidence(&entry, given, overrule.clone()),
            None => Ok(()),
        }
    };
    match &overrule {
        None => desk.command("enter_result", said, enter),
        Some(reason) => {
            said.insert("reason".to_owned(), reason.as_str().into());
            desk.command("overrule_result", said, enter)
        }
    }
}

/// Who is said to have won: exactly one of the three.
pub(crate) fn claimed(
    player: Option<u32>,
    team: Option<u16>,
    nobody: Option<NoWinner>,
) -> Result<Claimed, RefusalView> {
    Ok(match (player, team, nobody) {
        (Some(player), None, None) => Claimed::Player(PlayerId(player)),
        (None, Some(team), None) => Claimed::Team(field::team(team)?),
        (None, None, Some(NoWinner::Drawn)) => Claimed::Drawn,
        (None, None, Some(NoWinner::BothLose)) => Claimed::BothLose,
        (None, None, None)
        | (Some(_), Some(_), _)
        | (_, Some(_), Some(_))
        | (Some(_), _, Some(_)) => {
            return Err(RefusalView::bad_field("winner", "", "one_winner"));
        }
    })
}

/// The stable name of a verdict.
pub(crate) const fn verdict_name(verdict: Verdict) -> &'static str {
    match verdict {
        Verdict::FirstWins => "first_wins",
        Verdict::SecondWins => "second_wins",
        Verdict::Drawn => "drawn",
        Verdict::BothLose => "both_lose",
    }
}
