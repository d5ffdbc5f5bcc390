//! The public view of a table: names, boards and colors, but no birth years, ratings or reasons.

use kralle_rules::result::Cause;
use kralle_tournament::{Board, Match, Refusal, Role, TeamNumber, Tournament, Verdict};
use shakmaty::Color;

use crate::named::Named;
use crate::refs::PlayerRef;
use crate::seats::{SeatView, seats};
use crate::wire;

wire! {
    /// A player in the hall.
    pub struct HallPlayer {
        pub player: u32,
        pub name: String,
        /// Board 1 or 2; `None` while it is not chosen.
        pub board: Option<u8>,
        /// `None` while it is not chosen.
        pub color: Option<Named<Color>>,
    }
}

wire! {
    /// A team at a table.
    pub struct HallSide {
        /// The team number.
        /// With changing partners, the lower number of both.
        pub team: u16,
        /// With changing partners, the higher number of both; otherwise `None`.
        #[serde(default)]
        pub partner: Option<u16>,
        /// `None` without a name.
        pub name: Option<String>,
        pub players: Vec<HallPlayer>,
    }
}

wire! {
    /// The public result of a match.
    pub struct HallResult {
        pub verdict: Named<Verdict>,
        pub cause: Named<Cause>,
        /// The board that decided, 1 or 2; `None` if neither did.
        pub board: Option<u8>,
        pub first_half_points: u16,
        pub second_half_points: u16,
    }
}

wire! {
    /// The result of a game of a match of several games.
    pub struct GameResult {
        pub game: u16,
        pub result: HallResult,
    }
}

wire! {
    /// The score of a match of several games so far.
    #[derive(Copy, Eq)]
    pub struct GamesSoFar {
        /// The current game: the first without a result, otherwise the last.
        pub game: u16,
        /// The largest number of games.
        pub most: u16,
        /// True if the match ends as soon as it is decided.
        pub best_of: bool,
        pub first_half_points: u16,
        pub second_half_points: u16,
    }
}

/// Returns the score of a match so far; `None` if matches have one game.
pub fn games_so_far(tournament: &Tournament, it: &Match) -> Option<GamesSoFar> {
    let format = tournament.settings.match_format;
    let scoring = tournament.settings.scoring;
    format.has_several_games().then(|| GamesSoFar {
        game: it.games.current().0.get(),
        most: format.games.most().into(),
        best_of: format.ends_early(),
        first_half_points: scoring.so_far(it, Role::First).0,
        second_half_points: scoring.so_far(it, Role::Second).0,
    })
}

/// Returns the games with a result, in the order of play; empty if matches have one game.
pub fn game_results(tournament: &Tournament, it: &Match) -> Vec<GameResult> {
    if !tournament.settings.match_format.has_several_games() {
        return Vec::new();
    }
    let scoring = tournament.settings.scoring;
    let games = it.games.numbered();
    let results = games.filter_map(|(number, game)| {
        let outcome = game.outcome.as_ref()?;
        Some(GameResult {
            game: number.get(),
            result: HallResult {
                verdict: Named(outcome.verdict),
                cause: Named(outcome.cause),
                board: outcome.board.map(Board::number),
                first_half_points: scoring.points(outcome, Role::First).0,
                second_half_points: scoring.points(outcome, Role::Second).0,
            },
        })
    });
    results.collect()
}

impl From<SeatView> for HallPlayer {
    fn from(seat: SeatView) -> Self {
        let SeatView {
            player,
            board,
            color,
        } = seat;
        let PlayerRef {
            id,
            name,
            rating: _,
            club: _,
        } = player;
        Self {
            player: id,
            name,
            board,
            color,
        }
    }
}

/// Returns a side of a match.
///
/// # Errors
/// Fails if a player of the match is not on the list.
pub fn side(tournament: &Tournament, it: &Match, role: Role) -> Result<HallSide, Refusal> {
    let side = it.sides.of(role);
    let team = side.lead();
    let seats = seats(tournament, it, role)?;
    Ok(HallSide {
        team: team.get(),
        partner: side.partner().map(TeamNumber::get),
        name: tournament.team_name(team).map(ToString::to_string),
        players: seats.into_iter().map(HallPlayer::from).collect(),
    })
}

/// Returns the result of a match; `None` while a game is open. With several games, the cause is that
/// of the last one, without its board.
pub fn result(tournament: &Tournament, it: &Match) -> Option<HallResult> {
    let last = last_game(tournament, it)?;
    if !tournament.settings.match_format.has_several_games() {
        return Some(last);
    }
    let scoring = tournament.settings.scoring;
    Some(HallResult {
        verdict: Named(it.verdict()?),
        board: None,
        first_half_points: scoring.score(it, Role::First)?.0,
        second_half_points: scoring.score(it, Role::Second)?.0,
        ..last
    })
}

/// Returns the result of the last game of a match; `None` while a game is open.
pub fn last_game(tournament: &Tournament, it: &Match) -> Option<HallResult> {
    let outcome = it.current().outcome.as_ref()?;
    let points = |role| tournament.settings.scoring.points(outcome, role).0;
    Some(HallResult {
        verdict: Named(outcome.verdict),
        cause: Named(outcome.cause),
        board: outcome.board.map(Board::number),
        first_half_points: points(Role::First),
        second_half_points: points(Role::Second),
    })
}
