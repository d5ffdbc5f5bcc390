//! One team a line: `Team;Spieler 1;DWZ 1;Spieler 2;DWZ 2`, also Kralle's own table of teams.

use std::collections::BTreeSet;

use kralle_tournament::PlayerField;

use super::MAX_COLUMNS;
use super::column::ColumnMeaning;
use super::line::Line;
use super::player_number::{MOST_PLAYERS, meaning_of, numbered};
use super::team_sections::Appended;
use super::word_list::stands_in;

/// Headings of substitutes, in lower case, separated by spaces.
const SUBSTITUTES: &str = "\
    ersatz ersatzspieler ersatzspielerin substitute sub reserve remplaçant remplaçante riserva";
/// Headings of a partner, in lower case, separated by spaces.
const PARTNER: &str = "\
    partner partnerin partners mitspieler mitspielerin teamkollege teamkollegin teammate \
    coéquipier coéquipière partenaire compagno compagna";
/// The heading of the names of a player and a partner.
const PARTNER_NAME: &str = "Name";

/// The use of a column.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Use {
    /// The same for every player of the line.
    Common,
    /// A column of the player with this number, from 1.
    Of(u8),
}

/// A column of a list with one team a line.
struct TeamColumn {
    /// The heading without the number of a player.
    base: String,
    meaning: ColumnMeaning,
    usage: Use,
}

/// The columns of the list with one player a line.
struct Layout {
    columns: Vec<TeamColumn>,
    /// The places of the columns of all players.
    common: Vec<usize>,
    /// The headings of the columns of one player.
    kinds: Vec<String>,
    /// The place among `common` of the team; `None` without such a column.
    team: Option<usize>,
    last_player: u8,
}

/// True for headings of several players.
pub(super) fn are_headings(cells: &[String]) -> bool {
    Layout::of(cells).is_some()
}

/// Splits each line of a team into lines of one player. Returns the meanings of the columns that
/// are appended; `None` if the headings do not number several players.
pub(super) fn unfold(lines: &mut Vec<Line>, header: usize) -> Option<Appended> {
    if are_wishes(lines, header) {
        return None;
    }
    let headings = &lines.get(header)?.cells;
    let layout = Layout::of(headings.get(..MAX_COLUMNS).unwrap_or(headings))?;
    let width = layout.common.len() + layout.kinds.len();
    let number = |place: usize| u16::try_from(place + 1).unwrap_or(u16::MAX);
    if width + 2 > MAX_COLUMNS {
        return None;
    }
    let mut unfolded = Vec::with_capacity(lines.len() * 2);
    for (index, line) in std::mem::take(lines).into_iter().enumerate() {
        if index == header {
            let mut cells = layout.common_cells(&line);
            cells.extend(layout.kinds.iter().cloned());
            cells.resize(width + 2, String::new());
            unfolded.push(Line { cells, ..line });
        } else if index < header || line.fault.is_some() || line.cells.len() > layout.columns.len()
        {
            // A line that is open or too wide is reported as it is.
            unfolded.push(line);
        } else {
            layout.split(line, &mut unfolded);
        }
    }
    *lines = unfolded;
    let mut appended = Appended::from([(number(width), ColumnMeaning::BoardOrder)]);
    if layout.team.is_none() {
        appended.insert(number(width + 1), ColumnMeaning::Team);
    }
    for (place, kind) in layout.kinds.iter().enumerate() {
        if layout.is_name(kind) && !meaning_of(kind).is_name() {
            appended.insert(number(layout.common.len() + place), ColumnMeaning::Name);
        }
    }
    Some(appended)
}

/// True if most partners are players of the list themselves: the column has wishes.
fn are_wishes(lines: &[Line], header: usize) -> bool {
    let headings = &lines[header].cells;
    let is_partner = |it: &String| stands_in(PARTNER, &it.trim().to_lowercase());
    let name = headings
        .iter()
        .position(|it| !is_partner(it) && meaning_of(it) == ColumnMeaning::Name);
    let (Some(partner), Some(name)) = (headings.iter().position(is_partner), name) else {
        return false;
    };
    let cells = |place: usize| {
        let cells = lines[header + 1..]
            .iter()
            .map(move |it| cell(it, place).trim().to_lowercase());
        cells.filter(|it| !it.is_empty())
    };
    let names: BTreeSet<String> = cells(name).collect();
    let (all, same) = cells(partner).fold((0, 0), |(all, same), it| {
        (all + 1, same + usize::from(names.contains(&it)))
    });
    same * 2 > all
}

impl Layout {
    /// Returns the layout of headings; `None` if there is at most one player.
    fn of(headings: &[String]) -> Option<Self> {
        let columns = columns(headings)?;
        let common = (0..columns.len()).filter(|it| columns[*it].usage == Use::Common);
        let common: Vec<usize> = common.collect();
        let mut kinds: Vec<String> = Vec::new();
        for column in columns.iter().filter(|it| it.usage != Use::Common) {
            if !kinds.contains(&column.base) {
                kinds.push(column.base.clone());
            }
        }
        let is_team = |it: &usize| columns[*it].meaning == ColumnMeaning::Team;
        let team = common.iter().position(is_team);
        let players = columns.iter().filter_map(|it| match it.usage {
            Use::Of(player) => Some(player),
            Use::Common => None,
        });
        Some(Self {
            last_player: players.max()?,
            columns,
            common,
            kinds,
            team,
        })
    }

    fn is_name(&self, kind: &str) -> bool {
        let mut columns = self.columns.iter();
        columns.any(|it| it.base == kind && it.meaning.is_name())
    }

    fn common_cells(&self, line: &Line) -> Vec<String> {
        self.common.iter().map(|it| cell(line, *it)).collect()
    }

    fn player_cells(&self, line: &Line, player: u8) -> Vec<String> {
        let cells = self.kinds.iter().map(|kind| {
            let is_it = |it: &TeamColumn| it.usage == Use::Of(player) && it.base == *kind;
            let place = self.columns.iter().position(is_it);
            place.map_or_else(String::new, |place| cell(line, place))
        });
        cells.collect()
    }

    /// Appends a line for each player. A team without a name has the names of its players.
    fn split(&self, line: Line, lines: &mut Vec<Line>) {
        let common = self.common_cells(&line);
        let players = (1..=self.last_player).map(|it| (it, self.player_cells(&line, it)));
        let is_filled =
            |(_, cells): &(u8, Vec<String>)| cells.iter().any(|it| !it.trim().is_empty());
        let players: Vec<(u8, Vec<String>)> = players.filter(is_filled).collect();
        let names = players.iter().map(|(_, cells)| {
            let names = self
                .kinds
                .iter()
                .zip(cells)
                .filter(|(kind, _)| self.is_name(kind));
            let names: Vec<&str> = names.map(|(_, cell)| cell.trim()).collect();
            names.join(", ")
        });
        let names = names.collect::<Vec<_>>().join(" / ");
        let is_named = self.team.is_some_and(|it| !common[it].trim().is_empty());
        if players.is_empty() {
            let mut cells = common;
            cells.resize(cells.len() + self.kinds.len() + 2, String::new());
            lines.push(Line { cells, ..line });
            return;
        }
        // A single rating beside several players is nobody's own.
        let is_rating = |(_, place): &(u16, &usize)| {
            let meaning = self.columns[**place].meaning;
            matches!(meaning, ColumnMeaning::Rating(_) | ColumnMeaning::Ratings)
        };
        let shared = (1..)
            .zip(&self.common)
            .filter(is_rating)
            .map(|(number, _)| number);
        let shared: Vec<u16> = shared.collect();
        let count = players.len();
        for (player, cells) in players {
            let mut cells: Vec<String> = common.iter().cloned().chain(cells).collect();
            cells.push(player.to_string());
            match self.team {
                Some(team) if !is_named => cells[team].clone_from(&names),
                Some(_) => {}
                None => cells.push(names.clone()),
            }
            cells.resize(common.len() + self.kinds.len() + 2, String::new());
            let shared = if count > 1 {
                shared.clone()
            } else {
                Vec::new()
            };
            lines.push(Line {
                shared,
                ..Line::new(line.number, cells)
            });
        }
    }
}

fn cell(line: &Line, place: usize) -> String {
    line.cells.get(place).cloned().unwrap_or_default()
}

/// Returns the columns of headings; `None` if there is at most one player.
fn columns(headings: &[String]) -> Option<Vec<TeamColumn>> {
    let mut split: Vec<(String, Option<u8>)> = headings.iter().map(|it| numbered(it)).collect();
    number_partners(&mut split);
    number_substitutes(&mut split);
    let mut meanings: Vec<ColumnMeaning> = split.iter().map(|(base, _)| meaning_of(base)).collect();
    // "Brett 1" and "Brett 2" without headings of names are the players.
    if !meanings.iter().any(|it| it.is_name()) {
        for (meaning, (_, number)) in meanings.iter_mut().zip(&split) {
            if *meaning == ColumnMeaning::BoardOrder && number.is_some() {
                *meaning = ColumnMeaning::Name;
            }
        }
    }
    let begins = |it: ColumnMeaning| matches!(it, ColumnMeaning::Name | ColumnMeaning::Surname);
    let explicit = |place: usize| split[place].1.filter(|_| meanings[place].is_name());
    let has_numbers = (0..split.len()).any(|place| explicit(place).is_some());
    let repeated = |place: usize| {
        let same = split.iter().filter(|(base, _)| *base == split[place].0);
        same.count() > 1 && meanings[place] != ColumnMeaning::Ignored
    };
    let (mut columns, mut player) = (Vec::new(), 0_u8);
    for place in 0..split.len() {
        let number = split[place]
            .1
            .filter(|_| meanings[place] != ColumnMeaning::Ignored);
        if has_numbers {
            player = explicit(place).unwrap_or(player);
        } else if begins(meanings[place]) && repeated(place) {
            player = player.saturating_add(1);
        }
        columns.push(TeamColumn {
            base: split[place].0.clone(),
            meaning: meanings[place],
            usage: match number {
                Some(number) if has_numbers => Use::Of(number),
                _ if player > 0 && repeated(place) => Use::Of(player),
                _ => Use::Common,
            },
        });
    }
    let is_second =
        |it: &TeamColumn| it.meaning.is_name() && matches!(it.usage, Use::Of(2..=MOST_PLAYERS));
    let fits = |it: &TeamColumn| !matches!(it.usage, Use::Of(player) if player > MOST_PLAYERS);
    (columns.iter().all(fits) && columns.iter().any(is_second)).then_some(columns)
}

/// Numbers the substitutes after the players: "Ersatz" behind "Spieler 2" is "Spieler 3".
fn number_substitutes(split: &mut [(String, Option<u8>)]) {
    let is_name = |it: ColumnMeaning| it == ColumnMeaning::Name;
    let has_names = split.iter().any(|(base, _)| is_name(meaning_of(base)));
    // "Brett 1" and "Brett 2" are the players if no heading names them.
    let is_player = |it| is_name(it) || (!has_names && it == ColumnMeaning::BoardOrder);
    let players = split
        .iter()
        .filter(|(base, number)| number.is_some() && is_player(meaning_of(base)));
    let Some((name, last)) = players
        .map(|(base, number)| (base.clone(), *number))
        .max_by_key(|(_, number)| *number)
    else {
        return;
    };
    let mut next = last.unwrap_or(0);
    for (base, number) in split {
        let small = base.to_lowercase();
        if stands_in(SUBSTITUTES, &small) {
            next = next.saturating_add(1);
            *number = Some(next);
            base.clone_from(&name);
        }
    }
}

/// Numbers the columns of a partner: "Name;DWZ;Partner;DWZ Partner" has two players, and so has
/// "Kapitän;Partner".
fn number_partners(split: &mut [(String, Option<u8>)]) {
    let is_partner = |word: &str| stands_in(PARTNER, &word.to_lowercase());
    let has_partner = |base: &str| base.split([' ', '-', '/']).any(is_partner);
    let has_number = |(base, number): &(String, Option<u8>)| {
        number.is_some() && meaning_of(base) != ColumnMeaning::Ignored
    };
    if split.iter().any(has_number) || !split.iter().any(|(base, _)| has_partner(base)) {
        return;
    }
    let first = |meaning| {
        split
            .iter()
            .position(|(base, _)| !has_partner(base) && meaning_of(base) == meaning)
    };
    let Some(player) = first(ColumnMeaning::Name).or_else(|| first(ColumnMeaning::Captain)) else {
        return;
    };
    // The values of a player stand before the partner.
    let partner = split.iter().position(|(base, _)| has_partner(base));
    for (base, number) in &mut split[player..partner.unwrap_or(player).max(player)] {
        let is_own = |it: ColumnMeaning| {
            if let ColumnMeaning::Field(field) = it {
                !matches!(field, PlayerField::Club | PlayerField::Federation)
            } else {
                matches!(it, ColumnMeaning::Rating(_) | ColumnMeaning::Ratings) || it.is_name()
            }
        };
        if is_own(meaning_of(base)) {
            *number = Some(1);
        }
    }
    let own: Vec<String> = split[player..partner.unwrap_or(player).max(player)]
        .iter()
        .filter(|(_, number)| number.is_some())
        .map(|(base, _)| base.clone())
        .collect();
    for (base, number) in split.iter_mut().skip(partner.unwrap_or_default()) {
        if own.contains(base) {
            *number = Some(2);
        }
    }
    PARTNER_NAME.clone_into(&mut split[player].0);
    for (base, number) in split.iter_mut().filter(|(base, _)| has_partner(base)) {
        let rest: Vec<&str> = base
            .split([' ', '-', '/'])
            .filter(|it| !is_partner(it))
            .collect();
        *base = match rest.join(" ") {
            rest if rest.is_empty() => PARTNER_NAME.to_owned(),
            rest if meaning_of(&rest) == ColumnMeaning::Name => PARTNER_NAME.to_owned(),
            rest => rest,
        };
        *number = Some(2);
    }
    let of_partner: Vec<String> = split
        .iter()
        .filter(|(_, number)| number.is_some())
        .map(|(base, _)| base.clone())
        .collect();
    for (base, number) in split {
        if number.is_none() && of_partner.contains(base) {
            *number = Some(1);
        }
    }
}

#[cfg(test)]
mod tests {
    use rstest::rstest;

    use super::are_headings;

    #[rstest]
    #[case::numbered("Team;Spieler 1;DWZ 1;Spieler 2;DWZ 2", true)]
    #[case::repeated("Team;Name;Elo;Name;Elo", true)]
    #[case::a_substitute("Team;Spieler 1;DWZ;Ersatz;DWZ", true)]
    #[case::boards("Team;Brett 1;Brett 2", true)]
    #[case::a_substitute_of_boards("Team;Brett 1;Brett 2;Ersatz", true)]
    #[case::a_partner("Name;DWZ;Partner;DWZ Partner", true)]
    #[case::a_captain_and_a_partner("Team;Kapitän;Partner", true)]
    #[case::a_form(
        "Teamname;First player (Name);Rating of first player;Second player (Name);Rating of second player",
        true
    )]
    #[case::one_player("Team;Spieler 1;DWZ", false)]
    #[case::two_ratings("Name;Elo 1;Elo 2", false)]
    #[case::two_parts("Nachname;Vorname;DWZ", false)]
    #[case::crosstable("Rg.;Name;Elo;1;2;3", false)]
    fn headings_of_several_players(#[case] headings: &str, #[case] expected: bool) {
        let headings: Vec<String> = headings.split(';').map(str::to_owned).collect();
        assert_eq!(are_headings(&headings), expected);
    }
}
