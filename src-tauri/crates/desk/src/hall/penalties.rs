//! Penalties as arbiters see and impose them on a phone. Reasons are omitted and stay at the desk,
//! because other devices in the WLAN can read the traffic.

use kralle_call::call;
use kralle_tournament::{Course, PenaltyName, TeamNumber, Tournament};
use kralle_view::named::Named;
use kralle_view::public::newest_published;

use crate::core::refusal::{ArticleView, RefusalView};
use crate::core::snapshot::Snapshot;
use crate::core::visitor::{Tables, Visitor};
use crate::core::wire::{Nothing, wire};
use crate::decisions::list::{PenaltyArticle, articles, withdrawal};
use crate::decisions::penalties::{PenaltyView, penalty};
use crate::hall::arbiter::own_tables;
use crate::hall::refusal::HallRefusal;

wire! {
    /// A penalty, for arbiters on a phone.
    pub struct HallPenalty {
        pub number: u16,
        pub penalty: Named<PenaltyName>,
        pub team: u16,
        /// The player whose conduct is penalized; none for conduct of the team.
        pub player: Option<String>,
        /// The round it was imposed in; for an exclusion, the first round missed.
        pub round: u16,
        /// The table of the lost match; none for other penalties.
        pub table: Option<u16>,
        /// Half points deducted or awarded; none for other penalties.
        pub half_points: Option<u16>,
        pub article: ArticleView,
    }
}

wire! {
    /// The penalties, and the data for imposing one.
    pub struct HallPenalties {
        /// The penalties, by number; limited to teams at the device's tables.
        pub penalties: Vec<HallPenalty>,
        pub articles: Vec<PenaltyArticle>,
        /// The first unpublished round: an exclusion begins with it.
        pub next_round: u16,
        /// The handling of an excluded team's matches, as in the decisions.
        pub withdrawal: Option<String>,
        /// True if no penalty can be imposed: the tournament is closed.
        pub closed: bool,
    }
}

/// Shows the penalties without their reasons, and the data for imposing one.
#[call(may(arbiter))]
pub(crate) fn hall_penalties(desk: &Snapshot, _: Nothing) -> Result<HallPenalties, RefusalView> {
    let tournament = desk.tournament()?;
    let own = own_tables(desk.visitor.as_ref());
    let mine = tournament
        .penalties
        .iter()
        .filter(|it| own.is_none_or(|own| sits_at(tournament, it.team, own)));
    Ok(HallPenalties {
        penalties: mine.map(|it| shown(penalty(tournament, it))).collect(),
        articles: articles(tournament),
        next_round: tournament.next_round().get(),
        withdrawal: withdrawal(tournament),
        closed: tournament.course == Course::Closed,
    })
}

/// Destructured completely, so that a new field needs a decision.
fn shown(view: PenaltyView) -> HallPenalty {
    let PenaltyView {
        number,
        penalty,
        team,
        player,
        round,
        table,
        half_points,
        reason: _,
        article,
    } = view;
    HallPenalty {
        number,
        penalty,
        team: team.number,
        player: player.map(|it| it.name),
        round,
        table,
        half_points,
        article,
    }
}

/// True if a team plays at one of these tables in the newest published round.
fn sits_at(tournament: &Tournament, team: TeamNumber, own: Tables) -> bool {
    let newest = newest_published(tournament);
    let round = newest.and_then(|number| tournament.round(number).ok());
    round.is_some_and(|round| {
        let mut own = round.matches.iter().filter(|it| own.have(it.table.get()));
        own.any(|it| it.side_of(team).is_some())
    })
}

/// Refuses a penalty for a team at none of the device's tables.
pub(crate) fn must_be_own(
    visitor: &Visitor,
    tournament: &Tournament,
    team: u16,
) -> Result<(), RefusalView> {
    let Some(own) = own_tables(Some(visitor)) else {
        return Ok(());
    };
    if TeamNumber::new(team).is_some_and(|team| sits_at(tournament, team, own)) {
        return Ok(());
    }
    Err(HallRefusal::NotYourTeam {
        team,
        from: own.from,
        to: own.to,
    }
    .into())
}
