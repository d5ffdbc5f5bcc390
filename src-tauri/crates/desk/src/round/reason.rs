//! Call that explains a match or a bye.

use kralle_call::call;
use kralle_tournament::{
    DecidedBy, Difference, HalfPoints, PairingCost, PairingDecision, PairingReason, PairingScore,
    PairingWish, TeamNumber,
};
use kralle_view::named::Named;

use crate::core::field::{Expected, Field};
use crate::core::parse;
use crate::core::refusal::{Data, RefusalView, data};
use crate::core::refused::refused;
use crate::core::snapshot::Snapshot;
use crate::core::wire::wire;
use crate::round::pairing_view::{
    CriterionView, DecidedName, DecidedView, PairingReasonView, PairingWishView, SquareView,
    TeamsView, UpfloaterView,
};

pub(crate) fn reason(reason: &PairingReason) -> PairingReasonView {
    PairingReasonView {
        half_points: reason.points.iter().map(|it| it.points.0).collect(),
        virtual_half_points: virtual_points(&reason.points),
        decided: match &reason.decision {
            PairingDecision::Tables => plain(DecidedName::Tables),
            PairingDecision::Schedule => plain(DecidedName::Schedule),
            PairingDecision::Square(_) => plain(DecidedName::Square),
            PairingDecision::FewestByes => plain(DecidedName::FewestByes),
            PairingDecision::ByHand => plain(DecidedName::ByHand),
            PairingDecision::System(by) => decided(by),
        },
        next_best_pairs: reason
            .next_best
            .iter()
            .map(|&(first, second)| TeamsView {
                first: first.get(),
                second: second.get(),
            })
            .collect(),
        next_best_bye: reason.next_bye.map(TeamNumber::get),
        upfloater: reason.upfloater.as_ref().map(|(team, by)| UpfloaterView {
            team: team.get(),
            decided: decided(by),
        }),
        role_article: reason.role_article.map(str::to_owned),
        square: match &reason.decision {
            PairingDecision::Square(it) => Some(SquareView {
                square: it.square,
                players: it.players.map(TeamNumber::get).to_vec(),
                parting: Named(it.parting),
            }),
            PairingDecision::Tables
            | PairingDecision::ByHand
            | PairingDecision::System(_)
            | PairingDecision::Schedule
            | PairingDecision::FewestByes => None,
        },
    }
}

/// Returns the virtual points; empty if no one has any.
fn virtual_points(scores: &[PairingScore]) -> Vec<u16> {
    let points = scores.iter().map(|it| it.virtual_points.0);
    let is_accelerated = points.clone().any(|points| points > 0);
    points.filter(|_| is_accelerated).collect()
}

/// Returns a deciding factor without an article.
const fn plain(by: DecidedName) -> DecidedView {
    DecidedView {
        by,
        article: None,
        half_points: None,
        own: Vec::new(),
        next_best: Vec::new(),
    }
}

fn decided(by: &DecidedBy) -> DecidedView {
    match by {
        DecidedBy::Wish => plain(DecidedName::Wish),
        DecidedBy::Completion { article } => DecidedView {
            article: Some((*article).to_owned()),
            ..plain(DecidedName::Completion)
        },
        DecidedBy::Order { article } => DecidedView {
            article: Some((*article).to_owned()),
            ..plain(DecidedName::Order)
        },
        DecidedBy::Criterion {
            article,
            bracket,
            own,
            next_best,
        } => DecidedView {
            by: DecidedName::Criterion,
            article: Some((*article).to_owned()),
            half_points: bracket.map(half_points),
            own: values(own),
            next_best: values(next_best),
        },
    }
}

/// Returns the criteria by which the pairing differs, and the tables where the teams are swapped.
pub(crate) fn cost(cost: &PairingCost) -> (Vec<CriterionView>, Vec<u16>) {
    match cost {
        PairingCost::Own | PairingCost::NoOther => (Vec::new(), Vec::new()),
        PairingCost::Changed { criteria, turned } => (
            criteria.iter().map(criterion).collect(),
            turned.iter().map(|table| table.get()).collect(),
        ),
    }
}

fn criterion(difference: &Difference) -> CriterionView {
    CriterionView {
        article: difference.article.to_owned(),
        half_points: difference.bracket.map(half_points),
        by_rules: values(&difference.one),
        as_made: values(&difference.other),
        worse: difference.one < difference.other,
    }
}

const fn half_points(score: HalfPoints) -> u16 {
    score.0
}

fn values(values: &[i64]) -> Vec<i32> {
    values
        .iter()
        .map(|&value| i32::try_from(value).unwrap_or(i32::MAX))
        .collect()
}

pub(crate) fn wish(wish: PairingWish) -> PairingWishView {
    let (team, other) = wish.teams();
    PairingWishView {
        kind: Named(wish.kind()),
        team: team.map(TeamNumber::get),
        other: other.map(TeamNumber::get),
    }
}

/// Parses a wish.
///
/// # Errors
/// Fails if a team number is invalid or the kind of wish needs other teams.
pub(crate) fn wished(view: &PairingWishView) -> Result<PairingWish, RefusalView> {
    let team = view.team.map(parse::team).transpose()?;
    let other = view.other.map(parse::team).transpose()?;
    PairingWish::from_code(view.kind.code(), team, other)
        .ok_or_else(|| RefusalView::missing_field(Field::Team, Expected::TeamsOfWish))
}

/// Returns the data of the journal sentence for a wish.
pub(crate) fn said(round: u16, view: &PairingWishView) -> Result<Data, RefusalView> {
    let wish = wished(view)?;
    let mut said = data([("round", round.into()), ("kind", wish.code().into())]);
    said.extend(view.team.map(|team| ("one".to_owned(), team.into())));
    said.extend(view.other.map(|team| ("other".to_owned(), team.into())));
    Ok(said)
}

wire! {
    /// A match, or the bye of a round.
    pub struct PairingReasonInput {
        pub round: u16,
        /// The table; if omitted, the bye of the round.
        #[serde(default)]
        pub table: Option<u16>,
    }
}

/// Explains the reason two teams meet, or a team has the bye.
///
/// `None` if the round has no bye.
#[call]
pub(crate) fn pairing_reason(
    desk: &Snapshot,
    input: PairingReasonInput,
) -> Result<Option<PairingReasonView>, RefusalView> {
    let job = desk.job();
    let tournament = desk.tournament()?;
    let round = parse::round(input.round)?;
    let found = match input.table.map(parse::table).transpose()? {
        Some(table) => tournament.why_match(round, table, &job).map(Some),
        None => tournament.why_bye(round, &job),
    };
    job.go_on()?;
    found
        .map(|found| found.as_ref().map(reason))
        .map_err(|refusal| refused(&refusal, tournament))
}
