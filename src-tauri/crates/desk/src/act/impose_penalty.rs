//! Imposes a penalty.

use kralle_tournament::{HalfPoints, NewPenalty, PenaltyKind, PlayerId};
use kralle_words::{Language, Words};

use crate::desk::Desk;
use crate::parse::field;
use crate::view::decisions::PenaltyName;
use crate::view::overview::Overview;
use crate::view::refusal::{RefusalView, data};

crate::view::wire! {
    /// What is imposed on whom, and why.
    #[ts(rename = "ImposePenaltyInput")]
    pub struct Input {
        /// What is imposed.
        pub penalty: PenaltyName,
        /// On whom; a single player's number.
        pub team: u16,
        /// Whose conduct it was, if it was one member's.
        #[serde(default)]
        pub player: Option<u32>,
        /// The round it is imposed in; of an exclusion the first one missed.
        pub round: u16,
        /// The table of the match lost; of no other penalty.
        #[serde(default)]
        pub table: Option<u16>,
        /// Half points taken or given; of no other penalty.
        #[serde(default)]
        pub half_points: Option<u16>,
        /// Why.
        pub reason: String,
    }
}

/// Imposes a penalty.
pub(crate) fn run(desk: &mut Desk, input: Input) -> Result<Overview, RefusalView> {
    let new = NewPenalty {
        team: field::team(input.team)?,
        player: input.player.map(PlayerId),
        round: field::round(input.round)?,
        kind: kind(&input)?,
        reason: field::line("reason", &input.reason)?,
    };
    let mut said = data([
        ("team", input.team.into()),
        ("round", input.round.into()),
        ("imposed", new.kind.code().into()),
        ("reason", new.reason.as_str().into()),
    ]);
    said.extend(input.table.map(|table| ("table".to_owned(), table.into())));
    // Halves are written alike in every language.
    let words = Words::new(Language::German);
    said.extend(input.half_points.map(|points| {
        let text = words.half_points(points.into());
        ("points".to_owned(), text.into())
    }));
    if let Some(player) = new.player
        && let Ok(player) = desk.tournament()?.player(player)
    {
        let name = player.data.name.as_str().into();
        said.insert("name".to_owned(), name);
    }
    desk.command("impose_penalty", said, |tournament| {
        tournament.punish(new).map(drop)
    })
}

/// The penalty with what it takes; anything else is refused.
fn kind(input: &Input) -> Result<PenaltyKind, RefusalView> {
    let unexpected = |name: &str, number: Option<u16>| match number {
        Some(number) => Err(RefusalView::bad_field(name, number, "nothing")),
        None => Ok(()),
    };
    let points = || match input.half_points {
        Some(points) => Ok(HalfPoints(points)),
        None => Err(RefusalView::bad_field("half_points", "", "number_from_one")),
    };
    match input.penalty {
        PenaltyName::MatchLost => unexpected("half_points", input.half_points)?,
        PenaltyName::PointsDown | PenaltyName::PointsUp => unexpected("table", input.table)?,
        PenaltyName::Warning | PenaltyName::Exclusion => {
            unexpected("table", input.table)?;
            unexpected("half_points", input.half_points)?;
        }
    }
    Ok(match input.penalty {
        PenaltyName::Warning => PenaltyKind::Warning,
        PenaltyName::MatchLost => match input.table {
            Some(table) => PenaltyKind::MatchLost(field::table(table)?),
            None => return Err(RefusalView::bad_field("table", "", "number_from_one")),
        },
        PenaltyName::PointsDown => PenaltyKind::PointsDown(points()?),
        PenaltyName::PointsUp => PenaltyKind::PointsUp(points()?),
        PenaltyName::Exclusion => PenaltyKind::Exclusion,
    })
}
