//! Calls that list the games at the board, and open one.

use kralle_call::call;
use kralle_play::board_game::{
    CorrespondenceDays, GameWay, OpeningError, Score, TimeControlSetting,
};
use kralle_store::KeptGame;
use kralle_tournament::{RoundState, Tournament};
use kralle_view::named::Named;
use kralle_view::people::player_of;

use crate::core::desk::Desk;
use crate::core::parse;
use crate::core::refusal::RefusalView;
use crate::play::board::opening::has_pair_games;
use crate::play::board::show::line;
use crate::play::board::table::unopened;
use crate::play::board::view::{BoardGameView, FreeTableView, GameLineView, GamesView, WayView};

crate::core::wire::wire! {
    /// The tables whose games are listed: one, or all.
    #[derive(Default)]
    pub struct GamesInput {
        /// The table of one round; if omitted, every table of the tournament.
        #[serde(default)]
        #[cfg_attr(debug_assertions, ts(optional = nullable))]
        pub at: Option<TableOfRound>,
    }
}

crate::core::wire::wire! {
    /// A table of a round.
    #[derive(Copy)]
    pub struct TableOfRound {
        pub round: u16,
        pub table: u16,
    }
}

/// Lists the games at the board, and the tables that can open one.
#[call(reads)]
pub(crate) fn games(desk: &mut Desk, input: GamesInput) -> Result<GamesView, RefusalView> {
    let store = &desk.open_file()?.store;
    let kept = match input.at {
        Some(at) => store.games_at(parse::round(at.round)?, parse::table(at.table)?)?,
        None => store.games()?,
    };
    view(desk, &kept, input.at)
}

/// Returns the games `kept`, and the tables `at` that can open one; without `at`, all tables.
pub(crate) fn view(
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

/// Lists matches of published rounds without a result or a game that counts.
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
                .is_some_and(|end| end.score == Named(Score::Annulled));
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
            if !it.is_decided() && !taken(place.0, place.1) {
                free.push(FreeTableView {
                    round: place.0,
                    table: place.1,
                    white: player_of(tournament, it.line_ups.first.pot_1),
                    black: player_of(tournament, it.line_ups.second.pot_1),
                });
            }
        }
    }
    free
}

crate::core::wire::wire! {
    /// A game to open at a table.
    pub struct OpenGameInput {
        pub round: u16,
        pub table: u16,
        pub way: WayView,
        /// The start position; if omitted, that of chess.
        ///
        /// It has placement, castling and en passant fields separated by spaces, as in FEN without
        /// the side to move.
        #[serde(default)]
        #[cfg_attr(debug_assertions, ts(optional = nullable))]
        pub position: Option<String>,
    }
}

/// Opens a game at the board for a match of single players, with its clocks stopped.
///
/// # Errors
/// Fails without games in pairs, in a draft round, after a result, or if the table has an open
/// game.
#[call]
pub(crate) fn open_game(
    desk: &mut Desk,
    input: OpenGameInput,
) -> Result<BoardGameView, RefusalView> {
    let round = parse::round(input.round)?;
    let table = parse::table(input.table)?;
    let way = match input.way {
        WayView::AtTheBoard(control) => GameWay::AtTheBoard(TimeControlSetting {
            minutes: control.minutes,
            increment_seconds: control.increment_seconds,
        }),
        WayView::Correspondence { days, budget } => {
            let days = CorrespondenceDays::new(days, budget)
                .map_err(|error| unopened(&OpeningError::Days(error)))?;
            GameWay::Correspondence(days)
        }
    };
    let position = input.position.filter(|text| !text.trim().is_empty());
    desk.open_game(round, table, way, position)
}
