//! Penalties as they are shown and printed.

use kralle_tournament::{HalfPoints, Penalty, PenaltyKind, Tournament};
use kralle_words::{Arg, Words};

use super::people;
use super::refusal::article;
use crate::view::decisions::{PenaltyName, PenaltyView};

/// A penalty, with what there is to show of it.
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
        penalty: penalty.kind.into(),
        team: people::team(tournament, penalty.team, penalty.round),
        player,
        round: penalty.round.get(),
        table,
        half_points: points,
        reason: penalty.reason.to_string(),
        article: article(penalty.kind.article(&tournament.settings.rule_set)),
    }
}

/// A penalty in a sentence, without its reason.
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

impl From<PenaltyKind> for PenaltyName {
    fn from(kind: PenaltyKind) -> Self {
        match kind {
            PenaltyKind::Warning => Self::Warning,
            PenaltyKind::MatchLost(_) => Self::MatchLost,
            PenaltyKind::PointsDown(_) => Self::PointsDown,
            PenaltyKind::PointsUp(_) => Self::PointsUp,
            PenaltyKind::Exclusion => Self::Exclusion,
        }
    }
}
