//! A team in the cells of a page.

use kralle_sheets::{Cell, Line, Look};
use kralle_view::refs::{PlayerRef, TeamRef};
use kralle_words::Words;

/// The only player of a team without a name; such a team is called by the player's name. `None` for
/// other teams.
fn single(team: &TeamRef) -> Option<&PlayerRef> {
    match (&team.name, team.players.as_slice()) {
        (None, [player]) => Some(player),
        _ => None,
    }
}

/// The number: "4", or "4+7" for partners.
pub(crate) fn number(team: &TeamRef) -> String {
    match team.partner {
        Some(partner) => format!("{}+{partner}", team.number),
        None => team.number.to_string(),
    }
}

/// The title: "Team 4", "4 Springerduett", "4 Muster, Ida" for a single player, or
/// "4+7 Muster / Beispiel" for partners.
pub(crate) fn title(team: &TeamRef, words: &Words) -> String {
    match (&team.name, single(team)) {
        (Some(name), _) => format!("{} {name}", team.number),
        (None, Some(player)) => format!("{} {}", team.number, player.name),
        (None, None) if team.partner.is_some() => format!("{} {}", number(team), short(team)),
        (None, None) => words.say("sheet-team", &[("number", team.number.to_string().into())]),
    }
}

/// The team's own name, or its players: "Muster / Beispiel".
pub(crate) fn short(team: &TeamRef) -> String {
    match (&team.name, single(team)) {
        (Some(name), _) => name.clone(),
        (None, Some(player)) => player.name.clone(),
        (None, None) => {
            let names = team.players.iter().map(|player| player.name.as_str());
            // A no-break space, so that no line begins with a slash.
            short_names(&names.collect::<Vec<_>>()).join("\u{a0}/ ")
        }
    }
}

/// The surnames of a team; equal surnames with the given name: "Ida Muster", "Uwe Muster".
fn short_names(names: &[&str]) -> Vec<String> {
    let is_alone = |name: &str| {
        let alike = names.iter().filter(|it| surname(it) == surname(name));
        alike.count() == 1
    };
    let short = |name: &&str| match name.split_once(',') {
        Some((surname, given)) if !is_alone(name) => format!("{} {}", given.trim(), surname.trim()),
        Some(_) | None => surname(name).to_owned(),
    };
    names.iter().map(short).collect()
}

/// The part before the comma of "Surname, Given name".
pub(crate) fn surname(name: &str) -> &str {
    name.split(',').next().unwrap_or(name).trim()
}

/// The team's name, if it has one, and its players, one per line.
pub(crate) fn lines(team: &TeamRef) -> Cell {
    let name = team.name.iter().map(|name| Line::new(name, Look::Strong));
    let players = team.players.iter();
    let players = players.map(|player| Line::new(&player.name, Look::Column));
    Cell::lines(name.chain(players))
}

/// Number and name, or number and players, in one line and one look.
pub(crate) fn in_one_line(team: &TeamRef, look: Look, words: &Words) -> Cell {
    let short = short(team);
    let text = if short.is_empty() {
        title(team, words)
    } else {
        format!("{}  {short}", number(team))
    };
    Cell::lines([Line::new(text, look)])
}

/// The title, with the score in half points if given, and the players below. The player with the id
/// `sits_out` is marked.
pub(crate) fn with_score(
    team: &TeamRef,
    half_points: Option<u32>,
    sits_out: Option<u32>,
    words: &Words,
) -> Cell {
    let mut title = title(team, words);
    if let Some(half_points) = half_points {
        title = format!("{title} ({})", words.half_points(half_points));
    }
    let mut lines = vec![Line::new(title, Look::Strong)];
    if single(team).is_none() {
        lines.extend(team.players.iter().map(|player| {
            if sits_out == Some(player.id) {
                let args = [("player", (&player.name).into())];
                Line::new(words.say("sheet-sits-out", &args), Look::Muted)
            } else {
                Line::new(&player.name, Look::Column)
            }
        }));
    }
    Cell::lines(lines)
}
