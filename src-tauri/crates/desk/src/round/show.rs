//! Call that shows a round, and the conversion of its parts.

use kralle_call::call;
use kralle_rules::result::Cause;
use kralle_tournament::{
    Formation, LineUpSource, Match, Refusal, Role, Round, RoundNumber, TeamNumber, Tournament,
    Verdict,
};
use kralle_view::named::Named;
use kralle_view::people;
use kralle_view::seats::{seats, seats_in};

use crate::core::authors::{Author, Authors};
use crate::core::parse;
use crate::core::refusal::RefusalView;
use crate::core::refusals::SheetRefusal;
use crate::core::refused::{article, player_with, refused};
use crate::core::show_overview::state;
use crate::core::snapshot::Snapshot;
use crate::core::wire::wire;
use crate::decisions::penalties;
use crate::round::outcome::outcome;
use crate::round::view::{
    AbsentView, AdmittedLineUpView, ByeView, CauseView, CausesView, KeptAnswerView, LineUpView,
    MatchGameView, MatchView, OutcomeView, RoundView, SideView, TablePairView,
};

wire! {
    /// The round to show.
    pub struct RoundInput {
        pub round: u16,
    }
}

/// Shows a round with its matches, and the authors of the results.
#[call]
pub(crate) fn round(desk: &Snapshot, input: RoundInput) -> Result<RoundView, RefusalView> {
    let number = parse::round(input.round)?;
    let tournament = desk.tournament()?;
    tournament
        .round(number)
        .map_err(|refusal| refused(&refusal, tournament))?;
    view(tournament, number, desk.authors(number)?)
}

/// Converts a round for sheets, without the authors of its results.
///
/// # Errors
/// Fails before the first round.
pub(crate) fn printed(
    tournament: &Tournament,
    round: RoundNumber,
) -> Result<RoundView, RefusalView> {
    if tournament.rounds.is_empty() {
        return Err(SheetRefusal::SheetNeedsRound.into());
    }
    view(tournament, round, &Authors::default())
}

/// Converts a round, with the authors of its results.
fn view(
    tournament: &Tournament,
    number: RoundNumber,
    authors: &Authors,
) -> Result<RoundView, RefusalView> {
    let round = tournament
        .round(number)
        .map_err(|refusal| refused(&refusal, tournament))?;
    let mut byes = round.byes.iter().map(|bye| ByeView {
        team: bye.team.get(),
        players: people::team(tournament, bye.team, number).players,
        half_points: tournament.points_of_rest(bye.points).0,
    });
    Ok(RoundView {
        number: number.get(),
        state: state(tournament, round),
        formation: tournament.settings.formation.into(),
        matches: round
            .matches
            .iter()
            .map(|it| match_view(tournament, number, it, authors))
            .collect::<Result<_, _>>()?,
        pairs: pairs(round),
        bye: byes.next(),
        further_byes: byes.collect(),
        absent: absent(tournament, number),
        seating_fixed: tournament.fixed_seating().map(article),
        causes: causes_view(tournament),
        settled: tournament.is_settled(number),
    })
}

/// Returns the pairs of changing partners; empty for teams and single players.
fn pairs(round: &Round) -> Vec<TablePairView> {
    let sides = round.matches.iter().flat_map(|it| {
        let roles = [Role::First, Role::Second];
        roles.map(|role| (it.table, role, it.sides.of(role), it.line_ups.of(role)))
    });
    sides
        .filter(|(_, _, side, _)| side.partner().is_some())
        .map(|(table, role, side, line_up)| TablePairView {
            table: table.get(),
            side: Named(role),
            numbers: side.entrants().map(TeamNumber::get).collect(),
            players: line_up.players().map(|player| player.0).collect(),
        })
        .collect()
}

fn absent(tournament: &Tournament, round: RoundNumber) -> Vec<AbsentView> {
    tournament
        .absences
        .iter()
        .filter(|absence| absence.holds_in(round))
        .map(|absence| AbsentView {
            team: absence.team.get(),
            players: people::team(tournament, absence.team, round).players,
            half_points: tournament
                .points_of_rest(tournament.absence_points(absence.worth))
                .0,
            to: absence.to.map(RoundNumber::get),
            excluded: tournament.exclusion_of(absence.team).is_some(),
            reason: absence.reason.as_ref().map(ToString::to_string),
        })
        .collect()
}

/// Returns the possible causes of a result under the rules in force.
pub(crate) fn causes_view(tournament: &Tournament) -> CausesView {
    CausesView {
        win: causes(tournament, Verdict::FirstWins),
        drawn: causes(tournament, Verdict::Drawn),
    }
}

/// Returns each cause of `verdict`, with its admission by the rules in force.
fn causes(tournament: &Tournament, verdict: Verdict) -> Vec<CauseView> {
    let single = tournament.settings.formation.has_single_games();
    let mut offered = usual_causes(verdict, single).to_vec();
    if verdict == Verdict::Drawn {
        // An announcement can allow more draws, such as flag fall against a bare king.
        let admitted = tournament.settings.rule_set.causes_for_draw();
        let more: Vec<Cause> = admitted
            .into_iter()
            .filter(|cause| !offered.contains(cause))
            .collect();
        let before_arbiter = offered.len().saturating_sub(1);
        offered.splice(before_arbiter..before_arbiter, more);
    }
    offered
        .iter()
        // A simultaneous mate and adjacent kings exist only in games in pairs.
        .filter(|cause| {
            let of_pairs = matches!(**cause, Cause::BothMated | Cause::KingsAdjacent);
            !single || !of_pairs || tournament.admits(**cause, verdict).is_ok()
        })
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

/// Returns the causes that are always listed, with a refusal if not admitted; the arbiter's
/// decision last.
fn usual_causes(verdict: Verdict, single: bool) -> &'static [Cause] {
    match verdict {
        Verdict::Drawn if single => &[
            Cause::DrawAgreed,
            Cause::Stalemate,
            Cause::Repetition,
            Cause::FiftyMoves,
            Cause::DeadPosition,
            Cause::KingsAdjacent,
            Cause::FlagFall,
            Cause::IllegalMove,
            Cause::BothMated,
            Cause::BothFlags,
            Cause::ArbiterDecision,
        ],
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
    }
}

/// Converts a match, with the author of its result.
pub(crate) fn match_view(
    tournament: &Tournament,
    round: RoundNumber,
    it: &Match,
    authors: &Authors,
) -> Result<MatchView, RefusalView> {
    let current = it.current();
    let author = |game| authors.of(it.table, game);
    let scoring = tournament.settings.scoring;
    let several = tournament.settings.match_format.has_several_games();
    Ok(MatchView {
        table: it.table.get(),
        first: side(tournament, round, it, Role::First)?,
        second: side(tournament, round, it, Role::Second)?,
        seating: current.seating.seating().map(Into::into),
        white_on_board_1: current.seating.white_on_board_1().map(Into::into),
        outcome: match_outcome(tournament, it, authors.newest(it.table)),
        game: several.then(|| it.games.current().0.get()),
        games: it
            .games
            .numbered()
            .map(|(number, game)| {
                let seats = |role| {
                    seats_in(tournament, it, game, role)
                        .map_err(|refusal| refused(&refusal, tournament))
                };
                Ok(MatchGameView {
                    game: number.get(),
                    seating: game.seating.seating().map(Into::into),
                    white_on_board_1: game.seating.white_on_board_1().map(Into::into),
                    first: seats(Role::First)?,
                    second: seats(Role::Second)?,
                    outcome: game
                        .outcome
                        .as_ref()
                        .map(|given| outcome(tournament, given, author(number))),
                })
            })
            .collect::<Result<_, RefusalView>>()?,
        first_half_points: scoring.so_far(it, Role::First).0,
        second_half_points: scoring.so_far(it, Role::Second).0,
        progress: it.progress.into(),
        penalties: tournament
            .penalties
            .iter()
            .filter(|penalty| penalty.round == round && it.side_of(penalty.team).is_some())
            .map(|it| penalties::penalty(tournament, it))
            .collect(),
        rematch: tournament.is_rematch(round, it),
        kept: tournament
            .answers_at(round, it.table)
            .map(|kept| KeptAnswerView {
                number: kept.number,
                position: kept.position.as_str().to_owned(),
                card: serde_json::from_str(&kept.card).ok(),
            })
            .collect(),
    })
}

/// Returns the outcome of a match; `None` while a game is open. With several games, the cause is that
/// of the last one, without its board.
fn match_outcome(
    tournament: &Tournament,
    it: &Match,
    author: Option<&Author>,
) -> Option<OutcomeView> {
    let last = it.current().outcome.as_ref()?;
    let scoring = tournament.settings.scoring;
    let last = outcome(tournament, last, author);
    let several = tournament.settings.match_format.has_several_games();
    Some(OutcomeView {
        verdict: it.verdict()?.into(),
        first_half_points: scoring.score(it, Role::First)?.0,
        second_half_points: scoring.score(it, Role::Second)?.0,
        board: last.board.filter(|_| !several),
        ..last
    })
}

fn side(
    tournament: &Tournament,
    round: RoundNumber,
    it: &Match,
    role: Role,
) -> Result<SideView, RefusalView> {
    let side = *it.sides.of(role);
    let team = side.lead();
    let line_up = *it.line_ups.of(role);
    let seats = seats(tournament, it, role).map_err(|refusal| refused(&refusal, tournament))?;
    let planned: Result<_, Refusal> = tournament.planned_line_up(side, round);
    Ok(SideView {
        team: team.get(),
        partner: side.partner().map(TeamNumber::get),
        name: tournament.team_name(team).map(ToString::to_string),
        seats,
        sits_out: line_up
            .sits_out
            .map(|player| player_with(tournament, player))
            .transpose()?,
        turn_swapped: planned.is_ok_and(|planned| planned.sits_out != line_up.sits_out),
        line_up: match tournament.settings.formation {
            Formation::FixedTeams => Some(line_up_view(tournament, round, it, role)),
            Formation::PotDraw | Formation::SinglePlayers | Formation::ChangingPartners => None,
        },
    })
}

/// Returns the possible line-ups of a fixed team for a match.
fn line_up_view(tournament: &Tournament, round: RoundNumber, it: &Match, role: Role) -> LineUpView {
    let team = it.sides.of(role).lead();
    let admitted = if it.has_results() {
        Vec::new()
    } else {
        tournament.admitted_line_ups(team, round)
    };
    LineUpView {
        chosen: it.line_ups.of(role).source == LineUpSource::Chosen,
        members: people::team(tournament, team, round).players,
        admitted: admitted
            .iter()
            .map(|line_up| AdmittedLineUpView {
                board_1: line_up.board_1.0,
                board_2: line_up.board_2.0,
                needs_reason: line_up.needs_reason,
            })
            .collect(),
    }
}
