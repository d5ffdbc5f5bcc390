//! The record of the drawing of lots.

use kralle_sheets::{ClubWish, DrawRecordSheet, DrawnPlayer, DrawnTeam, RoleOnSheet};
use kralle_tournament::lots::Wish;
use kralle_tournament::{Formation, LotsRecord, Player, Refusal, Role, Tournament};
use kralle_words::Words;

use crate::core::on_paper::occasion;
use crate::core::refusal::RefusalView;
use crate::core::refused::refused;

/// The record; refused before lots are drawn.
pub(crate) fn sheet(
    tournament: &Tournament,
    words: &Words,
) -> Result<DrawRecordSheet, RefusalView> {
    if tournament.settings.formation != Formation::PotDraw {
        return Err(RefusalView::new("sheet_needs_pots"));
    }
    let lots = tournament
        .lots
        .as_ref()
        .ok_or_else(|| refused(&Refusal::LotsMissing, tournament))?;
    let [a, b, c, d] = lots.checksum;
    let order: Vec<String> = tournament
        .settings
        .rating_order
        .iter()
        .map(|kind| words.say(&format!("rating-{}", kind.code()), &[]))
        .collect();
    Ok(DrawRecordSheet {
        occasion: occasion(tournament),
        seed: lots.seed.as_str().to_owned(),
        drawn: None,
        list_checksum: format!("{a:02X}{b:02X} {c:02X}{d:02X}"),
        order: order.join(", "),
        club_wish: match lots.wish {
            Wish::Anyone => ClubWish::Off,
            Wish::NotTheSameClub => ClubWish::On {
                reshuffles: lots.shuffles.saturating_sub(1),
            },
        },
        top_team_role: Some(match lots.top_role {
            Role::First => RoleOnSheet::FirstNamed,
            Role::Second => RoleOnSheet::SecondNamed,
        }),
        teams: (1..)
            .zip(tournament.drawn_teams())
            .map(|(number, members)| {
                let mut players = members
                    .iter()
                    .filter_map(|id| tournament.player(*id).ok())
                    .map(|player| drawn(tournament, lots, player));
                DrawnTeam {
                    number,
                    pot_1: players.next().unwrap_or_default(),
                    pot_2: players.collect(),
                }
            })
            .collect(),
        signatures: Vec::new(),
    })
}

/// A player of a drawn team.
fn drawn(tournament: &Tournament, lots: &LotsRecord, player: &Player) -> DrawnPlayer {
    let place = lots.start_list.iter().position(|id| *id == player.id);
    DrawnPlayer {
        start_number: place
            .and_then(|place| u16::try_from(place + 1).ok())
            .unwrap_or_default(),
        name: player.data.name.to_string(),
        rating: player
            .data
            .rating(&tournament.settings.rating_order)
            .map(u16::from),
    }
}
