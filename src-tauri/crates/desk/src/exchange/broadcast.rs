//! The list that a broadcast on Lichess reads to find the players' FIDE profiles.

use kralle_tournament::{PlayerData, Title, Tournament};

use crate::exchange::refusal::ExchangeRefusal;

/// Returns a line for each player with a FIDE number: `Name = number / title`, the title only if
/// there is one. Fails if nobody has a number.
///
/// The names are those of the tags of exported games, by which Lichess finds a player's line.
pub(crate) fn broadcast(tournament: &Tournament) -> Result<String, ExchangeRefusal> {
    let players = tournament.players.iter();
    let lines: Vec<String> = players.filter_map(|it| line(&it.data)).collect();
    if lines.is_empty() {
        return Err(ExchangeRefusal::NoFideIds);
    }
    Ok(lines.concat())
}

fn line(player: &PlayerData) -> Option<String> {
    let number = player.fide_id?;
    // Both signs separate the fields.
    let name = player.name.to_string().replace(['=', '/'], " ");
    let title = player.title.as_ref().and_then(Title::fide);
    let title = title.map_or_else(String::new, |it| format!(" / {it}"));
    Some(format!("{name} = {number}{title}\n"))
}
