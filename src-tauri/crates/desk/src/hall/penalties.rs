//! Penalties as arbiters see and impose them on a phone: without their reasons, which everybody in the
//! WLAN could read on their way. They stay at the desk.

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
    /// A penalty, as arbiters see it on a phone.
    pub struct HallPenalty {
        pub number: u16,
        pub penalty: Named<PenaltyName>,
        pub team: u16,
        /// Whose conduct it was; none where it was the team's.
        pub player: Option<String>,
        /// The round it was imposed in; of an exclusion the first one missed.
        pub round: u16,
        /// The table of the match lost.
        pub table: Option<u16>,
        /// Half points taken or given.
        pub half_points: Option<u16>,
        pub article: ArticleView,
    }
}

wire! {
    /// The penalties, and what one takes.
    pub struct HallPenalties {
        /// By number; those of the teams at the tables that the device is for.
        pub penalties: Vec<HallPenalty>,
        pub articles: Vec<PenaltyArticle>,
        /// The first round that is not published: an exclusion begins with it.
        pub next_round: u16,
        /// As in the decisions: what becomes of the matches of who is excluded.
        pub withdrawal: Option<String>,
        /// Whether nothing can be imposed any more: the tournament is closed.
        pub closed: bool,
    }
}

/// Shows the penalties without their reasons, and what one takes.
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

/// Every field of what the desk sees is named, so that a new one is decided on.
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

/// Whether a team plays at one of these tables in the newest published round.
fn sits_at(tournament: &Tournament, team: TeamNumber, own: Tables) -> bool {
    let newest = newest_published(tournament);
    let round = newest.and_then(|number| tournament.round(number).ok());
    round.is_some_and(|round| {
        let mut own = round.matches.iter().filter(|it| own.have(it.table.get()));
        own.any(|it| it.side_of(team).is_some())
    })
}

/// Refuses a penalty of a team that plays at none of the tables a device is for.
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
