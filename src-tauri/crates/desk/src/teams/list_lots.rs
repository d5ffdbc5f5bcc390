//! The drawing of lots from a list of players, without a tournament file: to verify a drawing on any machine.

use kralle_exchange::players::read_player_list;
use kralle_tournament::lots::{Seed, Wish};
use kralle_tournament::{
    Acceleration, Format, Formation, LotsOrder, Namesake, OddNumber, RatingKind, Tournament,
};
use kralle_view::lots::LotsView;
use kralle_view::named::Named;

use crate::core::field::{Expected, Field};
use crate::core::refusal::RefusalView;
use crate::core::refused::refused;
use crate::players::preview_view::{LineProblem, SeverityName};
use crate::players::view::PlayerFields;
use crate::settings::view::{ArbitersView, MatchFormatView, ScheduleView, SettingsView};

/// The options of a drawing of lots from a list.
#[derive(Debug, Clone)]
pub struct ListLots {
    pub seed: String,
    pub wish: Named<Wish>,
    pub odd_number: Named<OddNumber>,
    /// The team that a third player joins; `None` for the largest number.
    pub third_joins: Option<u16>,
    /// The rating order; empty for the usual order.
    pub rating_order: Vec<Named<RatingKind>>,
    pub unrated: Unrated,
    pub doubtful: Doubtful,
}

/// The handling of lines that may be a greeting, a total or a heading.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum Doubtful {
    /// No drawing, because lots cannot be undone.
    #[default]
    Asked,
    Taken,
    LeftOut,
}

/// The handling of unreadable ratings in the list.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum Unrated {
    /// No drawing, because lots cannot be undone.
    #[default]
    Asked,
    /// The player counts as unrated, as the director confirmed.
    Accepted,
}

/// The lots drawn from a list, and the problems of the list.
#[derive(Debug, Clone)]
pub struct DrawnList {
    pub lots: LotsView,
    pub problems: Vec<LineProblem>,
}

/// The reason for a refused drawing.
#[derive(Debug, Clone)]
pub enum ListLotsError {
    List(Vec<LineProblem>),
    RatingsLost(Vec<LineProblem>),
    /// Lines that may not be players.
    Doubtful(Vec<LineProblem>),
    Refused(RefusalView),
}

/// Draws lots from a list of players.
///
/// # Errors
/// Fails if the list cannot be read, or if the tournament refuses the drawing. Fails for unreadable ratings
/// unless they are [`Unrated::Accepted`], and for lines that may not be players unless [`Doubtful`] decides.
pub fn draw_from_list(bytes: &[u8], how: &ListLots) -> Result<DrawnList, ListLotsError> {
    let list = read_player_list(bytes);
    let preview = crate::players::preview::view(&list, None);
    let refused_file = preview
        .problems
        .iter()
        .any(|problem| problem.severity == SeverityName::FileRefused);
    if refused_file {
        return Err(ListLotsError::List(preview.problems));
    }
    let lost: Vec<LineProblem> = list
        .lost_ratings()
        .map(crate::players::preview::problem)
        .collect();
    if how.unrated == Unrated::Asked && !lost.is_empty() {
        return Err(ListLotsError::RatingsLost(lost));
    }
    let is_doubtful = |it: &LineProblem| it.code == "doubtful_row";
    if how.doubtful == Doubtful::Asked && preview.problems.iter().any(is_doubtful) {
        let doubtful = preview.problems.into_iter().filter(is_doubtful);
        return Err(ListLotsError::Doubtful(doubtful.collect()));
    }
    let left_out = how.doubtful == Doubtful::LeftOut;
    let taken = preview
        .rows
        .iter()
        .filter(|row| !(row.doubtful && left_out));
    let players = taken.map(|row| &row.fields);
    let lots = draw(players, how).map_err(ListLotsError::Refused)?;
    Ok(DrawnList {
        lots,
        problems: preview.problems,
    })
}

/// Draws lots among the players of a form.
fn draw<'a>(
    players: impl Iterator<Item = &'a PlayerFields>,
    how: &ListLots,
) -> Result<LotsView, RefusalView> {
    let settings = SettingsView {
        formation: Named(Formation::PotDraw),
        match_format: MatchFormatView::default(),
        tie_breaks: Vec::new(),
        schedule: ScheduleView::default(),
        expected_entrants: None,
        arbiters: ArbitersView::default(),
        name: "Kralle".to_owned(),
        place: String::new(),
        date: None,
        rule_set: "swiss".to_owned(),
        rules: None,
        format: Named(Format::SwissSystem),
        swiss_rounds: None,
        acceleration: Named(Acceleration::None),
        win_half_points: None,
        draw_half_points: None,
        loss_half_points: None,
        bye_half_points: None,
        rating_list: String::new(),
        rating_list_date: None,
        rating_order: how.rating_order.clone(),
    };
    let mut tournament = Tournament::new(crate::settings::parse::settings(&settings, None)?);
    let mut entering = tournament.entering();
    for fields in players {
        let player = crate::players::parse::player(fields)?;
        if let Err(refusal) = entering.enter(player, Namesake::Asked) {
            return Err(refused(&refusal, &tournament));
        }
    }
    tournament.odd_number = how.odd_number.0;
    let order = LotsOrder {
        seed: Seed::parse(&how.seed)
            .map_err(|_| RefusalView::bad_field(Field::Seed, &how.seed, Expected::Text))?,
        wish: how.wish.0,
        third_joins: how.third_joins.map(crate::core::parse::team).transpose()?,
    };
    tournament
        .draw_teams(&order)
        .map_err(|refusal| refused(&refusal, &tournament))?;
    crate::teams::lots::view(&tournament)?
        .ok_or_else(|| RefusalView::internal(&"lots without teams"))
}
