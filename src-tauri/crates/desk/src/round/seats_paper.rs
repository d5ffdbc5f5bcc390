//! Where everyone sits, and the cards of a round.

use kralle_rules::result::Cause;
use kralle_sheets::{
    CardBoards, CardSeating, MatchCardsSheet, MatchToPlay, Meets, PlayerSeat, Seat, SeatsSheet,
};
use kralle_tournament::{
    Formation, Match, PlayerId, Role, Round, RoundNumber, Seating, TeamNumber, Tournament,
};
use kralle_words::Words;

use crate::core::on_paper::{occasion, plays, team};
use crate::core::refusal::RefusalView;
use crate::core::refused::refused;
use crate::players::paper::by_name;

/// Where everyone sits in `round`.
pub(crate) fn seats(
    tournament: &Tournament,
    round: RoundNumber,
) -> Result<SeatsSheet, RefusalView> {
    let shown = found(tournament, round)?;
    let name = |id: PlayerId| {
        tournament
            .player(id)
            .map(|player| player.data.name.to_string())
            .unwrap_or_default()
    };
    let mut players = Vec::new();
    for it in &shown.matches {
        for role in [Role::First, Role::Second] {
            let line_up = it.line_ups.of(role);
            let own = it.teams.of(role).get();
            for id in std::iter::once(line_up.pot_1).chain(line_up.pot_2) {
                players.push(PlayerSeat {
                    name: name(id),
                    team: own,
                    seat: Seat::Table {
                        table: it.table.get(),
                        first_named: role == Role::First,
                        opponents: it.teams.of(role.opposite()).get(),
                    },
                });
            }
            players.extend(line_up.sits_out.map(|id| PlayerSeat {
                name: name(id),
                team: own,
                seat: Seat::SitsOut,
            }));
        }
    }
    if let Some(bye) = &shown.bye {
        players.extend(
            tournament
                .team_players(bye.team, round)
                .map(|player| PlayerSeat {
                    name: player.data.name.to_string(),
                    team: bye.team.get(),
                    seat: Seat::Bye,
                }),
        );
    }
    players.sort_by_key(|seat| by_name(&seat.name));
    Ok(SeatsSheet {
        occasion: occasion(tournament),
        round: round.get(),
        players,
    })
}

/// A card for each match of `round`.
pub(crate) fn cards(
    tournament: &Tournament,
    round: RoundNumber,
    words: &Words,
) -> Result<MatchCardsSheet, RefusalView> {
    let shown = found(tournament, round)?;
    Ok(MatchCardsSheet {
        occasion: occasion(tournament),
        round: round.get(),
        matches: shown
            .matches
            .iter()
            .map(|it| to_play(tournament, round, it))
            .collect(),
        seating: if tournament.fixed_seating().is_some() {
            CardSeating::Fixed
        } else {
            CardSeating::ByChoice
        },
        boards: match tournament.settings.formation {
            Formation::SinglePlayers => CardBoards::One,
            Formation::PotDraw | Formation::FixedTeams => CardBoards::Two,
        },
        causes: causes(tournament, words),
    })
}

fn to_play(tournament: &Tournament, round: RoundNumber, it: &Match) -> MatchToPlay {
    // In the order of the boards: pot 1, then pot 2; who sits out stays away from the card.
    let side = |role| {
        let number: TeamNumber = *it.teams.of(role);
        let line_up = it.line_ups.of(role);
        let mut shown = team(tournament, number, round, line_up.sits_out);
        shown.players = std::iter::once(line_up.pot_1)
            .chain(line_up.pot_2)
            .filter_map(|id| tournament.player(id).ok())
            .map(|player| plays(&player.data))
            .collect();
        shown
    };
    MatchToPlay {
        table: Some(it.table.get()),
        first_named: side(Role::First),
        second_named: side(Role::Second),
        meets: it.seating.seating().map(|seating| match seating {
            Seating::Parallel => Meets::Parallel,
            Seating::Cross => Meets::Cross,
        }),
        first_white_on_1: it
            .seating
            .white_on_board_1()
            .map(|role| role == Role::First),
    }
}

/// What can decide a match under the rules in force, in words.
fn causes(tournament: &Tournament, words: &Words) -> Vec<String> {
    let rules = &tournament.settings.rule_set;
    let mut causes = rules.causes_for_win();
    for cause in rules.causes_for_draw() {
        if !causes.contains(&cause) {
            causes.push(cause);
        }
    }
    // Neither team is there: then nobody fills in a card.
    causes.retain(|cause| *cause != Cause::DoubleForfeit);
    causes
        .into_iter()
        .map(|cause| cause_name(cause, words))
        .collect()
}

/// A cause in a word.
pub(crate) fn cause_name(cause: Cause, words: &Words) -> String {
    words.say(&format!("cause-{}", cause.code().replace('_', "-")), &[])
}

/// The round, or why there is none.
pub(crate) fn found(tournament: &Tournament, round: RoundNumber) -> Result<&Round, RefusalView> {
    if tournament.rounds.is_empty() {
        return Err(RefusalView::new("sheet_needs_round"));
    }
    tournament
        .round(round)
        .map_err(|refusal| refused(&refusal, tournament))
}
