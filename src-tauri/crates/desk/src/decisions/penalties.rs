//! Penalties: imposed, lifted, displayed and printed.

use kralle_call::call;
use kralle_tournament::{
    HalfPoints, NewPenalty, Penalty, PenaltyKind, PenaltyName, PlayerId, Tournament,
};
use kralle_view::named::Named;
use kralle_view::people;
use kralle_view::refs::{PlayerRef, TeamRef};
use kralle_words::{Arg, Language, Words};

use crate::core::command_name::Command;
use crate::core::desk::Desk;
use crate::core::field::{Expected, Field};
use crate::core::overview::Overview;
use crate::core::parse;
use crate::core::refusal::{ArticleView, RefusalView, data};
use crate::core::refused::{article, refused};
use crate::core::wire::wire;

pub(crate) fn penalty(tournament: &Tournament, penalty: &Penalty) -> PenaltyView {
    let player = penalty
        .player
        .and_then(|player| people::player_with(tournament, player).ok());
    let (table, points) = match penalty.kind {
        PenaltyKind::MatchLost(table) => (Some(table.get()), None),
        PenaltyKind::PointsDown(HalfPoints(points)) | PenaltyKind::PointsUp(HalfPoints(points)) => {
            (None, Some(points))
        }
        PenaltyKind::Warning | PenaltyKind::Exclusion => (None, None),
    };
    PenaltyView {
        number: penalty.number,
        penalty: Named(penalty.kind.kind()),
        team: people::team(tournament, penalty.team, penalty.round),
        player,
        round: penalty.round.get(),
        table,
        half_points: points,
        reason: penalty.reason.to_string(),
        article: article(penalty.kind.article(&tournament.settings.rule_set)),
    }
}

/// Formats a penalty as a sentence, without its reason.
pub(crate) fn sentence(tournament: &Tournament, it: &Penalty, words: &Words) -> String {
    let view = penalty(tournament, it);
    let key = format!("penalty-said-{}", it.kind.code().replace('_', "-"));
    let points = view.half_points.unwrap_or_default();
    let text = |points: u16| -> Arg<'static> { words.half_points(points.into()).into() };
    let args = [
        ("team", i64::from(view.team.number).into()),
        ("round", i64::from(view.round).into()),
        ("table", view.table.map_or(0, i64::from).into()),
        ("points", text(points)),
    ];
    let said = words.say(&key, &args);
    match view.player {
        None => said,
        Some(player) => words.say(
            "penalty-said-player",
            &[("said", said.into()), ("name", player.name.into())],
        ),
    }
}

wire! {
    /// A penalty to impose.
    pub struct ImposePenaltyInput {
        pub penalty: Named<PenaltyName>,
        /// The number of the team or single player.
        pub team: u16,
        /// The player, if the conduct of one member is penalized.
        #[serde(default)]
        pub player: Option<u32>,
        /// The round it is imposed in; for an exclusion, the first round missed.
        pub round: u16,
        /// The table of the lost match; only for a lost match.
        #[serde(default)]
        pub table: Option<u16>,
        /// Half points deducted or awarded; only for such a penalty.
        #[serde(default)]
        pub half_points: Option<u16>,
        pub reason: String,
    }
}

/// Imposes a penalty: a warning, a lost match, points deducted or awarded, exclusion.
#[call(may(arbiter))]
pub(crate) fn impose_penalty(
    desk: &mut Desk,
    input: ImposePenaltyInput,
) -> Result<Overview, RefusalView> {
    let new = NewPenalty {
        team: parse::team(input.team)?,
        player: input.player.map(PlayerId),
        round: parse::round(input.round)?,
        kind: kind(&input)?,
        reason: parse::line(Field::Reason, &input.reason)?,
    };
    let mut said = data([
        ("team", input.team.into()),
        ("round", input.round.into()),
        ("imposed", new.kind.code().into()),
        ("reason", new.reason.as_str().into()),
    ]);
    said.extend(input.table.map(|table| ("table".to_owned(), table.into())));
    // Half points are written the same in every language.
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
    desk.command(Command::ImposePenalty, said, |tournament| {
        tournament.punish(new).map(drop)
    })
}

/// Returns the kind of penalty with its table or points. Refuses fields that do not belong to it.
fn kind(input: &ImposePenaltyInput) -> Result<PenaltyKind, RefusalView> {
    let unexpected = |field: Field, number: Option<u16>| match number {
        Some(number) => Err(RefusalView::unexpected_field(field, number)),
        None => Ok(()),
    };
    let points = || match input.half_points {
        Some(points) => Ok(HalfPoints(points)),
        None => Err(RefusalView::missing_field(
            Field::HalfPoints,
            Expected::NumberFromOne,
        )),
    };
    match input.penalty.0 {
        PenaltyName::MatchLost => unexpected(Field::HalfPoints, input.half_points)?,
        PenaltyName::PointsDown | PenaltyName::PointsUp => unexpected(Field::Table, input.table)?,
        PenaltyName::Warning | PenaltyName::Exclusion => {
            unexpected(Field::Table, input.table)?;
            unexpected(Field::HalfPoints, input.half_points)?;
        }
    }
    Ok(match input.penalty.0 {
        PenaltyName::Warning => PenaltyKind::Warning,
        PenaltyName::MatchLost => match input.table {
            Some(table) => PenaltyKind::MatchLost(parse::table(table)?),
            None => {
                return Err(RefusalView::missing_field(
                    Field::Table,
                    Expected::NumberFromOne,
                ));
            }
        },
        PenaltyName::PointsDown => PenaltyKind::PointsDown(points()?),
        PenaltyName::PointsUp => PenaltyKind::PointsUp(points()?),
        PenaltyName::Exclusion => PenaltyKind::Exclusion,
    })
}

wire! {
    /// A penalty to lift.
    pub struct LiftPenaltyInput {
        pub number: u16,
        pub reason: String,
    }
}

/// Lifts a penalty.
#[call(may(arbiter))]
pub(crate) fn lift_penalty(
    desk: &mut Desk,
    input: LiftPenaltyInput,
) -> Result<Overview, RefusalView> {
    let reason = parse::line(Field::Reason, &input.reason)?;
    let tournament = desk.tournament()?;
    let lifted = tournament
        .penalty(input.number)
        .map_err(|refusal| refused(&refusal, tournament))?;
    let said = data([
        ("team", lifted.team.get().into()),
        ("round", lifted.round.get().into()),
        ("imposed", lifted.kind.code().into()),
        ("reason", reason.as_str().into()),
    ]);
    desk.command(Command::LiftPenalty, said, |tournament| {
        tournament.lift_penalty(input.number)
    })
}

wire! {
    /// A penalty.
    pub struct PenaltyView {
        pub number: u16,
        pub penalty: Named<PenaltyName>,
        pub team: TeamRef,
        /// The player whose conduct is penalized; none for conduct of the team.
        pub player: Option<PlayerRef>,
        /// The round it was imposed in; for an exclusion, the first round missed.
        pub round: u16,
        /// The table of the lost match; none for other penalties.
        pub table: Option<u16>,
        /// Half points deducted or awarded; none for other penalties.
        pub half_points: Option<u16>,
        pub reason: String,
        pub article: ArticleView,
    }
}
