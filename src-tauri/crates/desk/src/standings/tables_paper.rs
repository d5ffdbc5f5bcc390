//! Crosstable, progress table, Berger grid, numbers of tables and boards, certificates.

use std::collections::BTreeMap;

use kralle_sheets::{
    Award, BergerRound, BergerSheet, BoardNumbersSheet, CertificateFor, CertificatesSheet,
    CrosstableRow, CrosstableSheet, ProgressRow, ProgressSheet, Step, TableNumbersSheet,
    TeamOnSheet,
};
use kralle_tournament::{
    Course, Format, Formation, Role, RoundNumber, RoundResult, RoundState, Standing, TeamNumber,
    Title, Tournament,
};
use kralle_words::Words;

use crate::core::color::color_letter;
use crate::core::on_paper::{half_points, occasion, team};
use crate::core::refusal::RefusalView;
use crate::core::refused::refused;
use crate::standings::paper;

/// The standings after `round`; refused before there are teams.
fn ranks(tournament: &Tournament, round: RoundNumber) -> Result<Vec<Standing>, RefusalView> {
    if tournament.teams.is_empty() {
        return Err(RefusalView::new("sheet_needs_teams"));
    }
    Ok(tournament.standings(Some(round)))
}

/// Everyone against everyone, after `round`.
pub(crate) fn crosstable(
    tournament: &Tournament,
    round: RoundNumber,
    words: &Words,
) -> Result<CrosstableSheet, RefusalView> {
    let rows = ranks(tournament, round)?;
    Ok(CrosstableSheet {
        occasion: occasion(tournament),
        round: paper::played(tournament, round),
        finality: paper::finality(tournament, round),
        rows: rows
            .iter()
            .map(|standing| CrosstableRow {
                rank: (standing.rank.from, standing.rank.to),
                team: team(tournament, standing.team, round, None),
                points: standing.points.0.into(),
                against: against(tournament, standing.team, round, words),
            })
            .collect(),
    })
}

/// What a team scored against each it has been paired with.
fn against(
    tournament: &Tournament,
    team: TeamNumber,
    until: RoundNumber,
    words: &Words,
) -> BTreeMap<u16, Vec<String>> {
    let mut against: BTreeMap<u16, Vec<String>> = BTreeMap::new();
    for round in tournament
        .rounds
        .iter()
        .filter(|round| round.number <= until)
    {
        if round.state == RoundState::Draft {
            continue;
        }
        if let RoundResult::Match { it, role } = round.result_of(team) {
            let points = tournament
                .points_in(round, team)
                .map_or_else(|| "·".to_owned(), |points| half_points(points, words));
            let points = match tournament.settings.formation {
                Formation::SinglePlayers => format!("{points}{}", color_letter(role, words)),
                Formation::PotDraw | Formation::FixedTeams => points,
            };
            let opponent = it.teams.of(role.opposite()).get();
            against.entry(opponent).or_default().push(points);
        }
    }
    against
}

/// What each team did round by round.
pub(crate) fn progress(
    tournament: &Tournament,
    round: RoundNumber,
    words: &Words,
) -> Result<ProgressSheet, RefusalView> {
    let rows = ranks(tournament, round)?;
    Ok(ProgressSheet {
        occasion: occasion(tournament),
        round: paper::played(tournament, round),
        finality: paper::finality(tournament, round),
        rows: rows
            .iter()
            .map(|standing| ProgressRow {
                rank: (standing.rank.from, standing.rank.to),
                team: team(tournament, standing.team, round, None),
                points: standing.points.0.into(),
                rounds: tournament
                    .rounds
                    .iter()
                    .filter(|shown| shown.number <= round)
                    .map(|shown| Step {
                        what: paper::in_round(tournament, shown, standing.team, words),
                        points: tournament.points_in(shown, standing.team).map(|_| {
                            let points = tournament.points(standing.team, Some(shown.number));
                            points.0.into()
                        }),
                    })
                    .collect(),
            })
            .collect(),
    })
}

/// Who meets whom in a round robin, as far as it is paired and as it will be.
pub(crate) fn berger(tournament: &Tournament) -> Result<BergerSheet, RefusalView> {
    match tournament.settings.format {
        Format::RoundRobin | Format::DoubleRoundRobin => {}
        Format::SwissSystem => return Err(RefusalView::new("sheet_needs_round_robin")),
    }
    if tournament.teams.is_empty() {
        return Err(RefusalView::new("sheet_needs_teams"));
    }
    // Round robins need no results: the rest is paired in a copy, exactly as it will be.
    let mut ahead = tournament.clone();
    while ahead.rounds.len() < usize::from(ahead.rounds_planned()) {
        if let Some(last) = ahead.rounds.last()
            && last.state == RoundState::Draft
        {
            let number = last.number;
            ahead
                .publish_round(number)
                .map_err(|refusal| refused(&refusal, tournament))?;
        }
        let before = ahead.rounds.len();
        ahead
            .pair_round()
            .map_err(|refusal| refused(&refusal, tournament))?;
        if ahead.rounds.len() == before {
            break;
        }
    }
    Ok(BergerSheet {
        occasion: occasion(tournament),
        rounds: ahead
            .rounds
            .iter()
            .map(|round| BergerRound {
                number: round.number.get(),
                pairs: round
                    .matches
                    .iter()
                    .map(|it| {
                        (
                            it.teams.of(Role::First).get(),
                            it.teams.of(Role::Second).get(),
                        )
                    })
                    .collect(),
                bye: round.bye.map(|bye| bye.team.get()),
            })
            .collect(),
        teams: tournament
            .teams
            .iter()
            .map(|it| team(tournament, it.number, RoundNumber::FIRST, None))
            .collect(),
    })
}

/// How many tables a round needs.
fn tables(tournament: &Tournament) -> Result<u16, RefusalView> {
    match tournament.team_count() / 2 {
        0 => Err(RefusalView::new("sheet_needs_players")),
        tables => Ok(tables),
    }
}

/// A tent card for each table.
pub(crate) fn table_numbers(tournament: &Tournament) -> Result<TableNumbersSheet, RefusalView> {
    Ok(TableNumbersSheet {
        occasion: occasion(tournament),
        tables: tables(tournament)?,
    })
}

/// A card for each board.
pub(crate) fn board_numbers(tournament: &Tournament) -> Result<BoardNumbersSheet, RefusalView> {
    Ok(BoardNumbersSheet {
        occasion: occasion(tournament),
        tables: tables(tournament)?,
    })
}

/// Certificates down to rank `places`; who shares a rank gets one as well.
pub(crate) fn certificates(
    tournament: &Tournament,
    places: u16,
    to: CertificateFor,
) -> Result<CertificatesSheet, RefusalView> {
    // Nobody is a winner before the tournament could be closed: results are missing, or first place
    // is not settled.
    match tournament.course {
        Course::Closed => {}
        Course::Running => tournament
            .may_close()
            .map_err(|refusal| refused(&refusal, tournament))?,
    }
    let round = crate::core::people::newest_round(tournament);
    let standings = tournament.standings(None);
    let shared_by = |standing: &Standing| {
        let sharing = standings.iter().filter(|other| other.rank == standing.rank);
        u16::try_from(sharing.count()).unwrap_or(u16::MAX)
    };
    Ok(CertificatesSheet {
        occasion: occasion(tournament),
        awards: standings
            .iter()
            .filter(|standing| standing.rank.from <= places)
            .map(|standing| Award {
                rank: (standing.rank.from, standing.rank.to),
                shared_by: shared_by(standing),
                team: formally(team(tournament, standing.team, round, None)),
                points: standing.points.0.into(),
            })
            .collect(),
        to,
    })
}

/// The team with titles beside the names, also where an older file has them in the names.
fn formally(mut team: TeamOnSheet) -> TeamOnSheet {
    for player in &mut team.players {
        let (in_name, name) = Title::split(&player.name);
        if player.title.is_none() {
            player.title = in_name.map(String::from);
        }
        player.name = name;
    }
    team
}
