//! Draws lots straight from a list of players, without a tournament file: for anyone who wants to
//! check a drawing, on any machine.

use kralle_exchange::players::read_player_list;
use kralle_tournament::{LotsOrder, OddNumber, PlayerId, Tournament, lots::Seed};

use crate::act;
use crate::show::refusal::refused;
use crate::view::lots::{LotsView, WishName};
use crate::view::players::OddNumberName;
use crate::view::preview::{LineProblem, SeverityName};
use crate::view::refusal::RefusalView;
use crate::view::settings::{FormatName, RatingKindName, SettingsView};

/// How lots are drawn from a list.
#[derive(Debug, Clone)]
pub struct ListLots {
    /// The public seed.
    pub seed: String,
    /// What the lots are asked to respect.
    pub wish: WishName,
    /// What is done with an odd number of players.
    pub odd_number: OddNumberName,
    /// The team that a third player joins; none takes the largest number.
    pub third_joins: Option<u16>,
    /// The ratings that make the order; empty takes the usual order.
    pub rating_order: Vec<RatingKindName>,
}

/// What came of it.
#[derive(Debug, Clone)]
pub struct DrawnList {
    /// The pots and teams.
    pub lots: LotsView,
    /// What was wrong with the list.
    pub problems: Vec<LineProblem>,
}

/// Why nothing was drawn.
#[derive(Debug, Clone)]
pub enum ListLotsError {
    /// The list cannot be read.
    List(Vec<LineProblem>),
    /// The lots are refused.
    Refused(RefusalView),
}

/// Draws lots from a list of players.
///
/// # Errors
/// When the list cannot be read, or the tournament would refuse the drawing.
pub fn draw_from_list(bytes: &[u8], how: &ListLots) -> Result<DrawnList, ListLotsError> {
    let preview = act::preview_players::view(&read_player_list(bytes), None);
    let refused_file = preview
        .problems
        .iter()
        .any(|problem| problem.severity == SeverityName::FileRefused);
    if refused_file {
        return Err(ListLotsError::List(preview.problems));
    }
    let players = preview.rows.iter().map(|row| &row.fields);
    let lots = draw(players, how).map_err(ListLotsError::Refused)?;
    Ok(DrawnList {
        lots,
        problems: preview.problems,
    })
}

/// Draws lots among players as typed.
fn draw<'a>(
    players: impl Iterator<Item = &'a crate::view::players::PlayerFields>,
    how: &ListLots,
) -> Result<LotsView, RefusalView> {
    let settings = SettingsView {
        formation: crate::view::settings::FormationName::PotDraw,
        tie_breaks: Vec::new(),
        name: "Kralle".to_owned(),
        place: String::new(),
        date: None,
        rule_set: "swiss".to_owned(),
        rules: None,
        format: FormatName::SwissSystem,
        swiss_rounds: None,
        win_half_points: None,
        draw_half_points: None,
        loss_half_points: None,
        bye_half_points: None,
        rating_list: String::new(),
        rating_list_date: None,
        rating_order: how.rating_order.clone(),
    };
    let mut tournament = Tournament::new(crate::parse::settings::settings(&settings, None)?);
    for fields in players {
        let player = crate::parse::player::player(fields)?;
        let entered: Result<PlayerId, _> = tournament.add_player(player);
        entered.map_err(|refusal| refused(&refusal, &tournament))?;
    }
    tournament.odd_number = OddNumber::from(how.odd_number);
    let order = LotsOrder {
        seed: Seed::parse(&how.seed)
            .map_err(|_| RefusalView::bad_field("seed", &how.seed, "text"))?,
        wish: how.wish.into(),
        third_joins: how.third_joins.map(crate::parse::field::team).transpose()?,
    };
    tournament
        .draw_teams(&order)
        .map_err(|refusal| refused(&refusal, &tournament))?;
    act::lots::view(&tournament)?.ok_or_else(|| RefusalView::new("internal"))
}
