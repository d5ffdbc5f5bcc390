//! Lists the games at the board, and the tables where one can be opened.

use crate::desk::Desk;
use crate::games::opening::has_pair_games;
use crate::parse::field;
use crate::show::board_game::{line, player};
use crate::view::board_game::GamesView;
use crate::view::board_game::{FreeTableView, GameLineView, GameScoreName};
use crate::view::refusal::RefusalView;
use kralle_store::KeptGame;
use kralle_tournament::{RoundState, Tournament};

crate::view::wire! {
    /// What it is about: every table, or one.
    #[derive(Default)]
    #[ts(rename = "GamesInput")]
    pub struct Input {
        /// The table of one round; without it every table of the tournament.
        #[serde(default)]
        #[ts(optional = nullable)]
        pub at: Option<TableOfRound>,
    }
}

crate::view::wire! {
    /// A table of a round.
    #[derive(Copy)]
    pub struct TableOfRound {
        /// The round.
        pub round: u16,
        /// The table.
        pub table: u16,
    }
}

/// Lists the games at the board, and the tables where one can be opened.
pub(crate) fn run(desk: &mut Desk, input: Input) -> Result<GamesView, RefusalView> {
    let store = &desk.open_file()?.store;
    let kept = match input.at {
        Some(at) => store.games_at(field::round(at.round)?, field::table(at.table)?)?,
        None => store.games()?,
    };
    view(desk, &kept, input.at)
}

/// The games `kept`, and the tables `at` where one can be opened.
pub(super) fn view(
    desk: &Desk,
    kept: &[KeptGame],
    at: Option<TableOfRound>,
) -> Result<GamesView, RefusalView> {
    let tournament = &desk.open_file()?.tournament;
    let mut games = kept
        .iter()
        .map(|it| line(desk, it))
        .collect::<Result<Vec<_>, _>>()?;
    games.sort_by_key(|it| (it.round, it.table, it.game));
    Ok(GamesView {
        possible: has_pair_games(tournament),
        free: free(tournament, &games, at),
        games,
    })
}

/// Matches of published rounds that have neither result nor a game that counts.
fn free(
    tournament: &Tournament,
    games: &[GameLineView],
    at: Option<TableOfRound>,
) -> Vec<FreeTableView> {
    if !has_pair_games(tournament) {
        return Vec::new();
    }
    let taken = |round: u16, table: u16| {
        games.iter().any(|it| {
            let annulled = it
                .end
                .as_ref()
                .is_some_and(|end| end.score == GameScoreName::Annulled);
            (it.round, it.table) == (round, table) && it.in_match && !annulled
        })
    };
    let mut free = Vec::new();
    for round in &tournament.rounds {
        if round.state == RoundState::Draft {
            continue;
        }
        for it in &round.matches {
            let place = (round.number.get(), it.table.get());
            if at.is_some_and(|at| (at.round, at.table) != place) {
                continue;
            }
            if it.outcome.is_none() && !taken(place.0, place.1) {
                free.push(FreeTableView {
                    round: place.0,
                    table: place.1,
                    white: player(tournament, it.line_ups.first.pot_1),
                    black: player(tournament, it.line_ups.second.pot_1),
                });
            }
        }
    }
    free
}
