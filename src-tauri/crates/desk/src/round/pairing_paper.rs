//! The pairings of a round for the wall.

use kralle_rules::law::Law;
use kralle_sheets::{ByeOnSheet, MatchOnSheet, PairingSheet, SeatingNote, TeamOnSheet};
use kralle_tournament::{Bye, Formation, Match, Role, RoundNumber, Tournament};
use kralle_words::Words;

use crate::core::on_paper::{article, half_points, occasion, plays, team};
use crate::core::refusal::RefusalView;

/// The pairings of `round`.
pub(crate) fn sheet(
    tournament: &Tournament,
    round: RoundNumber,
    words: &Words,
) -> Result<PairingSheet, RefusalView> {
    let shown = crate::round::seats_paper::found(tournament, round)?;
    let seating = match tournament.fixed_seating() {
        _ if tournament.settings.formation == Formation::SinglePlayers => SeatingNote::Colors,
        Some(fixed) => SeatingNote::Fixed {
            article: Some(article(fixed, words)),
        },
        None => SeatingNote::Chosen {
            article: Some(article(
                tournament.settings.rule_set.article(Law::Seating),
                words,
            )),
        },
    };
    Ok(PairingSheet {
        occasion: occasion(tournament),
        round: round.get(),
        begins: None,
        matches: shown
            .matches
            .iter()
            .map(|it| MatchOnSheet {
                table: it.table.get(),
                first_named: side(tournament, round, it, Role::First),
                second_named: side(tournament, round, it, Role::Second),
                result: result(tournament, it, words),
            })
            .collect(),
        byes: byes(tournament, round, shown.bye),
        seating,
    })
}

/// Who has no opponent: the bye of the pairing, then the byes asked for. Who has left is not there.
fn byes(tournament: &Tournament, round: RoundNumber, bye: Option<Bye>) -> Vec<ByeOnSheet> {
    let asked = tournament
        .absences
        .iter()
        .filter(|absence| absence.holds_in(round) && absence.to.is_some())
        .map(|absence| (absence.team, tournament.absence_points(absence.worth)));
    bye.map(|bye| (bye.team, bye.points))
        .into_iter()
        .chain(asked)
        .map(|(number, points)| ByeOnSheet {
            team: scored(tournament, round, team(tournament, number, round, None)),
            points: points.0.into(),
        })
        .collect()
}

/// A team at a table, with who sits out.
fn side(tournament: &Tournament, round: RoundNumber, it: &Match, role: Role) -> TeamOnSheet {
    let number = *it.teams.of(role);
    let line_up = it.line_ups.of(role);
    let mut shown = team(tournament, number, round, line_up.sits_out);
    // Of a fixed team those who play, substitutes among them, in the order of the boards.
    if tournament.settings.formation == Formation::FixedTeams {
        shown.players = line_up
            .players()
            .filter_map(|player| tournament.player(player).ok())
            .map(|player| plays(&player.data))
            .collect();
    }
    scored(tournament, round, shown)
}

/// A team with the score it brings into the round; nothing in round 1.
fn scored(tournament: &Tournament, round: RoundNumber, shown: TeamOnSheet) -> TeamOnSheet {
    let score = (round > RoundNumber::FIRST)
        .then(|| kralle_tournament::TeamNumber::new(shown.number))
        .flatten()
        .map(|number| {
            let before = RoundNumber::at(round.index() - 1);
            tournament.points(number, Some(before)).0.into()
        });
    TeamOnSheet { score, ..shown }
}

/// The result of a match, once there is one.
fn result(tournament: &Tournament, it: &Match, words: &Words) -> Option<String> {
    let outcome = it.outcome.as_ref()?;
    let points = |role| half_points(tournament.settings.scoring.points(outcome, role), words);
    Some(format!("{}–{}", points(Role::First), points(Role::Second)))
}
