//! The lists of players and teams.

use kralle_rules::law::Law;
use kralle_sheets::{
    CheckIn, LineUpPart, LineUpReportSheet, ListedPlayer, ListedTeam, PlayerOrder, PlayersSheet,
    ReportedPlayer, ReportedTeam, TeamMember, TeamsSheet,
};
use kralle_tournament::{Formation, Player, PlayerId, RoundNumber, Team, Title, Tournament};
use kralle_words::Words;
use unicode_normalization::UnicodeNormalization as _;

use crate::core::on_paper::{article, occasion};
use crate::core::refusal::RefusalView;
use crate::core::sheet_view::SheetOrder;

/// The orders a list of players can have, the usual one first: pots only where there are pots.
pub(crate) fn orders(tournament: &Tournament) -> Vec<SheetOrder> {
    match tournament.settings.formation {
        Formation::PotDraw => vec![SheetOrder::Pots, SheetOrder::Rating, SheetOrder::Name],
        Formation::FixedTeams | Formation::SinglePlayers => {
            vec![SheetOrder::Rating, SheetOrder::Name]
        }
    }
}

/// The list of players; refused while nobody is entered. An order there is not is the usual one.
pub(crate) fn players(
    tournament: &Tournament,
    order: Option<SheetOrder>,
) -> Result<PlayersSheet, RefusalView> {
    let orders = orders(tournament);
    let order = order
        .filter(|order| orders.contains(order))
        .unwrap_or(orders[0]);
    if tournament.players.is_empty() {
        return Err(RefusalView::new("sheet_needs_players"));
    }
    let start_list = start_list(tournament);
    let pot_1 = tournament
        .lots
        .as_ref()
        .map_or(start_list.len() / 2, |lots| usize::from(lots.pot_1));
    // Numbers of federations are checked where single players are reported for rating.
    let shows_numbers = tournament.settings.formation == Formation::SinglePlayers;
    let listed = |player: &Player| {
        let place = start_list.iter().position(|id| *id == player.id);
        ListedPlayer {
            start_number: match tournament.settings.formation {
                // Before the lots the order may still change: no number is promised.
                Formation::PotDraw => place
                    .filter(|_| tournament.lots.is_some())
                    .and_then(|place| u16::try_from(place + 1).ok()),
                // Those of fixed teams have none of their own.
                Formation::FixedTeams => None,
                Formation::SinglePlayers => number_of(tournament, player.id),
            },
            title: player.data.title.as_ref().map(ToString::to_string),
            name: player.data.name.to_string(),
            rating: player
                .data
                .rating(&tournament.settings.rating_order)
                .map(u16::from),
            club: player.data.club.as_ref().map(ToString::to_string),
            birth_year: player.data.birth_year.map(u16::from),
            fide_id: player.data.fide_id.filter(|_| shows_numbers),
            national_id: player
                .data
                .national_id
                .as_ref()
                .filter(|_| shows_numbers)
                .map(ToString::to_string),
            pot: place
                .filter(|_| tournament.settings.formation == Formation::PotDraw)
                .map(|place| if place < pot_1 { 1 } else { 2 }),
        }
    };
    let mut players: Vec<&Player> = tournament.players.iter().collect();
    match order {
        SheetOrder::Pots => {
            let place = |player: &&Player| {
                let place = start_list.iter().position(|id| *id == player.id);
                place.unwrap_or(usize::MAX)
            };
            // Those who do not take part stand at the end, as they are entered.
            players.sort_by_key(place);
        }
        SheetOrder::Rating => {
            players.sort_by_key(|player| {
                let rating = player.data.rating(&tournament.settings.rating_order);
                (
                    std::cmp::Reverse(rating),
                    by_name(player.data.name.as_str()),
                )
            });
        }
        SheetOrder::Name => players.sort_by_key(|player| by_name(player.data.name.as_str())),
    }
    Ok(PlayersSheet {
        occasion: occasion(tournament),
        order: match order {
            SheetOrder::Pots => PlayerOrder::Pots,
            SheetOrder::Rating => PlayerOrder::Rating,
            SheetOrder::Name => PlayerOrder::Name,
        },
        check: if tournament.is_formed() {
            CheckIn::Done
        } else {
            CheckIn::Boxes
        },
        players: players.into_iter().map(listed).collect(),
    })
}

/// The number of who plays without partner, once there are numbers.
fn number_of(tournament: &Tournament, player: PlayerId) -> Option<u16> {
    let round = crate::core::people::newest_round(tournament);
    let mut teams = tournament.teams.iter();
    teams
        .find(|team| {
            let mut members = tournament.members(team.number, round);
            members.any(|member| member.player == player)
        })
        .map(|team| team.number.get())
}

/// The order of the pots: as drawn from, or as it stands now.
fn start_list(tournament: &Tournament) -> Vec<PlayerId> {
    match &tournament.lots {
        Some(lots) => lots.start_list.clone(),
        None => tournament
            .provisional_order()
            .iter()
            .map(|entrant| entrant.id)
            .collect(),
    }
}

/// The list of teams; refused while there are none.
pub(crate) fn teams(tournament: &Tournament) -> Result<TeamsSheet, RefusalView> {
    if tournament.settings.formation == Formation::SinglePlayers {
        return Err(RefusalView::new("sheet_of_single_players"));
    }
    if tournament.teams.is_empty() {
        return Err(RefusalView::new("sheet_needs_teams"));
    }
    let round = crate::core::people::newest_round(tournament);
    Ok(TeamsSheet {
        occasion: occasion(tournament),
        teams: tournament
            .teams
            .iter()
            .map(|team| ListedTeam {
                number: team.number.get(),
                name: team.name.as_ref().map(ToString::to_string),
                players: members(tournament, team.number, round),
            })
            .collect(),
    })
}

/// The line-up report; refused where teams are not fixed (D 8.1, O 10.1).
pub(crate) fn line_up(
    tournament: &Tournament,
    words: &Words,
) -> Result<LineUpReportSheet, RefusalView> {
    match tournament.settings.formation {
        Formation::FixedTeams => {}
        Formation::PotDraw | Formation::SinglePlayers => {
            return Err(RefusalView::new("sheet_needs_fixed_teams"));
        }
    }
    if tournament.teams.is_empty() {
        return Err(RefusalView::new("sheet_needs_teams"));
    }
    let rules = &tournament.settings.rule_set;
    let round = crate::core::people::newest_round(tournament);
    let team = |team: &Team| ReportedTeam {
        number: Some(team.number.get()),
        name: team.name.as_ref().map_or_else(
            || words.say("sheet-team", &[("number", team.number.to_string().into())]),
            ToString::to_string,
        ),
        captain: team.captain.as_ref().map(ToString::to_string),
        players: tournament
            .members(team.number, round)
            .filter_map(|member| Some((member.order.0, tournament.player(member.player).ok()?)))
            .map(|(order, player)| reported(tournament, order, player))
            .collect(),
    };
    Ok(LineUpReportSheet {
        occasion: occasion(tournament),
        article: Some(article(rules.article(Law::LineUp), words)),
        teams: tournament.teams.iter().map(team).collect(),
        signatures: Vec::new(),
    })
}

fn reported(tournament: &Tournament, order: u8, player: &Player) -> ReportedPlayer {
    ReportedPlayer {
        order,
        name: player.data.name.to_string(),
        rating: player
            .data
            .rating(&tournament.settings.rating_order)
            .map(u16::from),
        birth_year: player.data.birth_year.map(u16::from),
        club: player.data.club.as_ref().map(ToString::to_string),
        part: if order > 2 {
            LineUpPart::Substitute
        } else {
            LineUpPart::Regular
        },
    }
}

fn members(
    tournament: &Tournament,
    team: kralle_tournament::TeamNumber,
    round: RoundNumber,
) -> Vec<TeamMember> {
    tournament
        .team_players(team, round)
        .map(|player| TeamMember {
            name: player.data.name.to_string(),
            rating: player
                .data
                .rating(&tournament.settings.rating_order)
                .map(u16::from),
            club: player.data.club.as_ref().map(ToString::to_string),
        })
        .collect()
}

/// What names are ordered by: letters without their marks and case, so that Ärmel stands among the A,
/// and without the titles that older files have in them.
pub(crate) fn by_name(name: &str) -> (String, String) {
    let (_, without) = Title::split(name);
    let plain = without
        .nfd()
        .filter(|sign| !('\u{300}'..='\u{36f}').contains(sign))
        .flat_map(char::to_lowercase)
        .flat_map(|sign| match sign {
            'ß' => vec!['s', 's'],
            'ł' => vec!['l'],
            'ø' => vec!['o'],
            'æ' => vec!['a', 'e'],
            other => vec![other],
        })
        .collect();
    (plain, name.to_owned())
}
