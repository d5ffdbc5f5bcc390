//! The public views, available in the hall without a key.

use kralle_tournament::Tournament;
use kralle_view::named::Named;
use kralle_view::people;
use kralle_view::public::{
    self, PublicCrosstable, PublicRound, PublicStandings, PublicTeam, newest_published,
};
use shakmaty::Color;

use crate::core::parse;
use crate::core::refusal::RefusalView;
use crate::core::refusals::DeskRefusal;
use crate::core::refused::refused;
use crate::core::wire::wire;
use crate::players::by_name::by_name;

/// A public view.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub enum PublicView {
    Overview,
    /// A published round; `None` for the newest.
    Round(Option<u16>),
    Standings,
    Crosstable,
    /// The round clock.
    Clock,
    Notices,
    /// The day plan.
    Plan,
    /// Clock, notices and plan in one.
    Day,
    /// The content of each screen.
    Screens,
    /// The ceremony of the drawing of lots.
    Lots,
    /// The seats of players with this name.
    Find(String),
}

impl PublicView {
    /// Returns the view at `path` below `/api/public/`. `None` if there is none, and for the search
    /// by name, which has a different request.
    pub fn at(path: &str) -> Option<Self> {
        Some(match path {
            "overview" => Self::Overview,
            "round" => Self::Round(None),
            "standings" => Self::Standings,
            "crosstable" => Self::Crosstable,
            "clock" => Self::Clock,
            "notices" => Self::Notices,
            "plan" => Self::Plan,
            "day" => Self::Day,
            "screens" => Self::Screens,
            "lots" => Self::Lots,
            _ => {
                let number = path.strip_prefix("round/")?;
                let round: u16 = number.parse().ok()?;
                // One path per view: no `round/03`, no `round/+3`.
                (round.to_string() == number).then_some(Self::Round(Some(round)))?
            }
        })
    }
}

/// The maximum number of search results.
const MOST_FOUND: usize = 20;

wire! {
    /// The seat of a player.
    pub struct PublicSeat {
        pub name: String,
        pub team: u16,
        pub round: u16,
        /// None for a team without an opponent, and for a player who sits out.
        pub table: Option<u16>,
        pub board: Option<u8>,
        pub color: Option<Named<Color>>,
        pub against: Option<PublicTeam>,
    }
}

wire! {
    /// The players whose names match.
    pub struct PublicFound {
        pub found: Vec<PublicSeat>,
    }
}

/// Returns a published round; `None` for the newest. Fails if it is missing or a draft.
pub(crate) fn round(
    tournament: &Tournament,
    number: Option<u16>,
) -> Result<PublicRound, RefusalView> {
    let number = match number {
        Some(number) => parse::round(number)?,
        None => newest_published(tournament).ok_or_else(none_published)?,
    };
    // A draft is refused like a missing round.
    public::round(tournament, number)
        .map_err(|refusal| refused(&refusal, tournament))?
        .ok_or_else(none_published)
}

pub(crate) fn standings(tournament: &Tournament) -> Result<PublicStandings, RefusalView> {
    public::standings(tournament).ok_or_else(none_published)
}

pub(crate) fn crosstable(tournament: &Tournament) -> Result<PublicCrosstable, RefusalView> {
    public::crosstable(tournament).ok_or_else(none_published)
}

fn none_published() -> RefusalView {
    DeskRefusal::NoRoundPublished.into()
}

/// Returns the seats in the newest published round of players whose name contains `asked`, ignoring
/// case and accents. Empty if `asked` is.
pub(crate) fn find(tournament: &Tournament, asked: &str) -> Result<PublicFound, RefusalView> {
    let (asked, _) = by_name(asked.trim());
    let round = self::round(tournament, None)?;
    let fits = |name: &str| !asked.is_empty() && by_name(name).0.contains(&asked);
    let mut found = Vec::new();
    for it in &round.tables {
        for (mine, other) in [(&it.first, &it.second), (&it.second, &it.first)] {
            let against = PublicTeam {
                team: other.team,
                name: other.name.clone(),
                players: other.players.iter().map(|it| it.name.clone()).collect(),
            };
            // The numbers of partners, in the order of their seats, or the team for every player.
            let numbers = std::iter::once(mine.team).chain(mine.partner);
            let players = numbers.cycle().zip(&mine.players);
            let players = players.filter(|(_, player)| fits(&player.name));
            found.extend(players.map(|(number, player)| PublicSeat {
                name: player.name.clone(),
                team: number,
                round: round.round,
                table: Some(it.table),
                board: player.board,
                color: player.color,
                against: Some(against.clone()),
            }));
        }
    }
    // Players who sit out, and the team without an opponent.
    let number = parse::round(round.round)?;
    for standing in &tournament.teams {
        let its = people::team(tournament, standing.number, number);
        let players = its.players.iter().filter(|player| fits(&player.name));
        for player in players {
            if !found
                .iter()
                .any(|it| it.name == player.name && it.team == its.number)
            {
                found.push(PublicSeat {
                    name: player.name.clone(),
                    team: its.number,
                    round: round.round,
                    table: None,
                    board: None,
                    color: None,
                    against: None,
                });
            }
        }
    }
    found.truncate(MOST_FOUND);
    Ok(PublicFound { found })
}
