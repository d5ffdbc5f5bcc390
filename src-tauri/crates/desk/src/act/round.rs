//! Shows a round.

use kralle_rules::result::Cause;
use kralle_tournament::{Board, Match, Pot, Refusal, Role, RoundNumber, Seat, Tournament, Verdict};

use super::overview::state;
use crate::desk::Desk;
use crate::parse::field;
use crate::show::outcome::outcome;
use crate::show::people;
use crate::show::refusal::{article, refused};
use crate::view::refusal::RefusalView;
use crate::view::round::{
    ByeView, CauseView, CausesView, ColorName, MatchView, RoundView, SeatView, SideView,
};
use crate::view::wire;

wire! {
    /// Which round.
    #[ts(rename = "RoundInput")]
    pub struct Input {
        /// Which round.
        pub round: u16,
    }
}

/// Shows a round.
pub(crate) fn run(desk: &mut Desk, input: Input) -> Result<RoundView, RefusalView> {
    let tournament = desk.tournament()?;
    let number = field::round(input.round)?;
    let round = tournament
        .round(number)
        .map_err(|refusal| refused(&refusal, tournament))?;
    Ok(RoundView {
        number: number.get(),
        state: state(tournament, round),
        matches: round
            .matches
            .iter()
            .map(|it| match_view(tournament, number, it))
            .collect::<Result<_, _>>()?,
        bye: round.bye.map(|bye| ByeView {
            team: bye.team.get(),
            players: people::team(tournament, bye.team, number).players,
            half_points: bye.points.0,
        }),
        seating_fixed: tournament.fixed_seating().map(article),
        causes: CausesView {
            win: causes(tournament, Verdict::FirstWins),
            drawn: causes(tournament, Verdict::Drawn),
        },
        settled: tournament.is_settled(number),
    })
}

/// What the rules in force say about each cause of `verdict`.
fn causes(tournament: &Tournament, verdict: Verdict) -> Vec<CauseView> {
    let offered: &[Cause] = match verdict {
        Verdict::Drawn => &[
            Cause::DrawAgreed,
            Cause::BothMated,
            Cause::BothFlags,
            Cause::SimultaneousClaims,
            Cause::ArbiterDecision,
        ],
        Verdict::FirstWins | Verdict::SecondWins | Verdict::BothLose => &[
            Cause::Checkmate,
            Cause::FlagFall,
            Cause::Resignation,
            Cause::IllegalMove,
            Cause::ArbiterDecision,
            Cause::Forfeit,
        ],
    };
    offered
        .iter()
        .map(|cause| match tournament.admits(*cause, verdict) {
            Ok(admitted) => CauseView {
                cause: (*cause).into(),
                article: article(admitted.article),
                refused: None,
                needs_reason: admitted.needs_reason(),
            },
            Err(refusal) => {
                let view = refused(&refusal, tournament);
                CauseView {
                    cause: (*cause).into(),
                    article: view.article.as_deref().cloned().unwrap_or_else(|| {
                        article(
                            tournament
                                .settings
                                .rule_set
                                .article(kralle_rules::law::Law::Arbiter),
                        )
                    }),
                    refused: Some(view),
                    needs_reason: false,
                }
            }
        })
        .collect()
}

/// A match as the round shows it.
fn match_view(
    tournament: &Tournament,
    round: RoundNumber,
    it: &Match,
) -> Result<MatchView, RefusalView> {
    Ok(MatchView {
        table: it.table.get(),
        first: side(tournament, round, it, Role::First)?,
        second: side(tournament, round, it, Role::Second)?,
        seating: it.seating.seating().map(Into::into),
        white_on_board_1: it.seating.white_on_board_1().map(Into::into),
        outcome: it.outcome.as_ref().map(|it| outcome(tournament, it)),
        rematch: tournament.have_met_before(round, it.teams.first, it.teams.second),
    })
}

/// A team at a table.
fn side(
    tournament: &Tournament,
    round: RoundNumber,
    it: &Match,
    role: Role,
) -> Result<SideView, RefusalView> {
    let team = *it.teams.of(role);
    let line_up = *it.line_ups.of(role);
    let seat = |pot| {
        let seat = Seat { role, pot };
        let board = it.board(seat);
        Ok::<_, RefusalView>(SeatView {
            player: people::player_with(tournament, it.player(seat))?,
            board: board.map(Board::number),
            color: board.and_then(|board| color(it, role, board)),
        })
    };
    let planned: Result<_, Refusal> = tournament.planned_line_up(team, round);
    Ok(SideView {
        team: team.get(),
        name: tournament.team_name(team).map(ToString::to_string),
        seats: vec![seat(Pot::One)?, seat(Pot::Two)?],
        sits_out: line_up
            .sits_out
            .map(|player| people::player_with(tournament, player))
            .transpose()?,
        turn_swapped: planned.is_ok_and(|planned| planned.sits_out != line_up.sits_out),
    })
}

/// The color of `role` on `board`, once it is chosen: each team has White on one board.
const fn color(it: &Match, role: Role, board: Board) -> Option<ColorName> {
    let Some(white_on_board_1) = it.seating.white_on_board_1() else {
        return None;
    };
    let white_on_a = matches!(
        (white_on_board_1, role),
        (Role::First, Role::First) | (Role::Second, Role::Second)
    );
    Some(match (white_on_a, board) {
        (true, Board::A) | (false, Board::B) => ColorName::White,
        (true, Board::B) | (false, Board::A) => ColorName::Black,
    })
}
