//! One team a line without headings: `Anna Muster;1650;Urs Beispiel;1700`, with the name of the team
//! in front or not.

use std::collections::BTreeSet;

use kralle_tournament::{PlayerField, RatingKind};

use super::MAX_COLUMNS;
use super::column::ColumnMeaning;
use super::full_name::{has_club_word, is_full_name, is_single_name};
use super::line::Line;
use super::no_rating::says_unrated;
use super::rating_cell;
use super::team_sections::Appended;
use super::word_list::stands_in;

/// Maximum number of players in a line.
const MOST: usize = 6;
/// Words that begin the name of a team, folded, separated by spaces.
const ARTICLES: &str = "die der das the les le la los las il i gli lo team";

/// The contents of a column.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Contents {
    Blank,
    FullNames,
    /// Surnames or given names, a word each.
    Names,
    Ratings,
    Years,
    Text,
}

/// The columns of a player in a line.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Player {
    start: usize,
    /// 2 for a surname and a given name.
    names: usize,
}

/// Splits each line of a team into lines of one player. Returns the meanings of all columns; `None`
/// if the lines have one player each.
pub(super) fn unfold(lines: &mut Vec<Line>) -> Option<Appended> {
    let width = lines.iter().map(|line| line.cells.len()).max()?;
    if width > MAX_COLUMNS || lines.iter().any(|line| line.fault.is_some()) {
        return None;
    }
    let columns: Vec<Contents> = (0..width).map(|it| contents(lines, it)).collect();
    let layout = Layout::of(&columns, lines)?;
    let unfolded = lines.iter().flat_map(|line| layout.split(line)).collect();
    *lines = unfolded;
    Some(layout.meanings)
}

/// The columns of a list with several players a line.
struct Layout {
    players: Vec<Player>,
    /// The column with the names of the teams.
    team: Option<usize>,
    /// True for a single line of more than two players, who are no team.
    is_row_of_players: bool,
    /// The columns of each player behind the name.
    facts: Vec<Vec<usize>>,
    club: Option<usize>,
    /// Name, facts, club, team, order: the meanings of the new columns.
    meanings: Appended,
}

impl Layout {
    fn of(columns: &[Contents], lines: &[Line]) -> Option<Self> {
        let mut players = players(columns);
        let mut team = None;
        let before = |players: &[Player]| players.first().and_then(|it| it.start.checked_sub(1));
        if let Some(column) = before(&players) {
            team = matches!(columns[column], Contents::Names | Contents::Text).then_some(column);
        }
        let is_fact = |column: usize| {
            matches!(
                columns.get(column),
                Some(Contents::Ratings | Contents::Years)
            )
        };
        let behind = |it: &Player| it.start + it.names;
        // "Rote Elstern;Anna Muster;1650;Urs Beispiel;1700", "Die Elstern;Anna Muster;Urs Beispiel"
        if team.is_none() && players.len() > 2 {
            let is_only =
                !is_fact(behind(&players[0])) && players[1..].iter().all(|it| is_fact(behind(it)));
            if is_only || begins_with_article(lines, players[0].start) {
                team = Some(players.remove(0).start);
            }
        }
        if !(2..=MOST).contains(&players.len()) {
            return None;
        }
        let facts = facts(columns, &players)?;
        let last = facts
            .iter()
            .flatten()
            .copied()
            .chain(players.iter().map(|it| behind(it) - 1));
        let last = last.max()?;
        let rest = last + 1..columns.len();
        if rest
            .clone()
            .any(|it| matches!(columns[it], Contents::Names | Contents::FullNames))
            && rest.len() > 1
        {
            return None;
        }
        // A remark is in few lines.
        let is_filled = |column: usize| {
            let cells = lines.iter().filter_map(|line| line.cells.get(column));
            cells.filter(|it| !it.trim().is_empty()).count() * 3 > lines.len() * 2
        };
        let is_club =
            |it: &usize| matches!(columns[*it], Contents::Text | Contents::Names) && is_filled(*it);
        let club = rest.into_iter().find(is_club);
        let mut meanings = vec![ColumnMeaning::Name];
        for fact in &facts[0] {
            let meaning = match columns[*fact] {
                Contents::Years => ColumnMeaning::Field(PlayerField::BirthYear),
                Contents::Text => ColumnMeaning::Field(PlayerField::Club),
                Contents::Blank | Contents::FullNames | Contents::Names | Contents::Ratings => {
                    ColumnMeaning::Rating(RatingKind::Other)
                }
            };
            if meanings.contains(&meaning) {
                return None;
            }
            meanings.push(meaning);
        }
        let is_club = meanings.contains(&ColumnMeaning::Field(PlayerField::Club));
        meanings.push(if club.is_some() && !is_club {
            ColumnMeaning::Field(PlayerField::Club)
        } else {
            ColumnMeaning::Ignored
        });
        meanings.extend([ColumnMeaning::Team, ColumnMeaning::BoardOrder]);
        Some(Self {
            is_row_of_players: lines.len() == 1 && players.len() > 2 && team.is_none(),
            players,
            team,
            facts,
            club,
            meanings: (1..).zip(meanings).collect(),
        })
    }

    /// Returns the lines of the players of a line. A team without a name has those of its players.
    fn split(&self, line: &Line) -> Vec<Line> {
        let cell = |column: usize| line.cells.get(column).map_or("", |it| it.trim());
        let name = |player: &Player| {
            let parts: Vec<&str> = (player.start..player.start + player.names)
                .map(cell)
                .filter(|it| !it.is_empty())
                .collect();
            parts.join(", ")
        };
        let names: Vec<String> = self.players.iter().map(name).collect();
        let present = || names.iter().filter(|it| !it.is_empty());
        let team = self.team.map(cell).filter(|it| !it.is_empty());
        let team = team.map_or_else(
            || present().cloned().collect::<Vec<_>>().join(" / "),
            str::to_owned,
        );
        let club = self.club.map_or("", cell);
        let filled = names.iter().zip(&self.facts).enumerate();
        let lines = filled.filter(|(_, (name, _))| !name.is_empty());
        lines
            .map(|(order, (name, facts))| {
                let mut cells = vec![name.clone()];
                cells.extend(facts.iter().map(|it| cell(*it).to_owned()));
                let order = (order + 1).to_string();
                cells.extend(if self.is_row_of_players {
                    [club.to_owned(), String::new(), String::new()]
                } else {
                    [club.to_owned(), team.clone(), order]
                });
                Line::new(line.number, cells)
            })
            .collect()
    }
}

/// Returns the columns of the names of players, from the left.
fn players(columns: &[Contents]) -> Vec<Player> {
    let (mut players, mut place) = (Vec::new(), 0);
    while place < columns.len() {
        let names = match columns[place..] {
            [Contents::FullNames, ..] => 1,
            [Contents::Names, Contents::Names, ..] => 2,
            _ => 0,
        };
        if names > 0 {
            players.push(Player {
                start: place,
                names,
            });
        }
        place += names.max(1);
    }
    let is_first = |it: &Player| it.names == players[0].names;
    if players.iter().all(is_first) {
        players
    } else {
        Vec::new()
    }
}

/// Returns the columns of each player behind the name: the same for each, or a rating each behind
/// all names. `None` if the players have different columns.
fn facts(columns: &[Contents], players: &[Player]) -> Option<Vec<Vec<usize>>> {
    let behind = |it: &Player| it.start + it.names;
    let stride = players[1].start - players[0].start;
    let is_even = players
        .windows(2)
        .all(|it| it[1].start - it[0].start == stride);
    if !is_even {
        return None;
    }
    let count = stride - players[0].names;
    let of = |player: &Player| -> Vec<usize> { (behind(player)..behind(player) + count).collect() };
    let kinds = |player: &Player| -> Vec<Option<Contents>> {
        of(player)
            .into_iter()
            .map(|it| columns.get(it).copied())
            .collect()
    };
    let fits = |it: &Player| {
        let same = kinds(it).into_iter().zip(kinds(&players[0]));
        same.into_iter()
            .all(|(one, other)| one == other && one != Some(Contents::Blank))
    };
    if !players.iter().all(fits) {
        return None;
    }
    let last = behind(players.last()?);
    let is_fact = |it: &Contents| matches!(it, Contents::Ratings | Contents::Years);
    let more = columns.get(last + count..).unwrap_or_default();
    let more = more.iter().take_while(|it| is_fact(it)).count();
    if count > 0 {
        return (more == 0).then(|| players.iter().map(of).collect());
    }
    match more {
        0 => Some(vec![Vec::new(); players.len()]),
        // "Anna Muster;Urs Beispiel;1650;1700"
        more if more == players.len() => Some((last..last + more).map(|it| vec![it]).collect()),
        _ => None,
    }
}

/// Returns the contents of a column. A club repeats, a person does not.
fn contents(lines: &[Line], column: usize) -> Contents {
    let cells = lines.iter().filter_map(|line| line.cells.get(column));
    let cells: Vec<&str> = cells
        .map(|it| it.trim())
        .filter(|it| !it.is_empty())
        .collect();
    if cells.is_empty() {
        return Contents::Blank;
    }
    let most = |is_one: &dyn Fn(&str) -> bool| {
        let count = cells.iter().filter(|it| is_one(it)).count();
        count * 5 >= cells.len() * 4 && cells.len() * 2 >= lines.len()
    };
    let is_year = |it: &str| matches!(it.parse::<u16>(), Ok(1920..=2030));
    let different: BTreeSet<&str> = cells.iter().copied().collect();
    let repeats = different.len() * 3 < cells.len() * 2;
    if cells.iter().all(|it| is_year(it)) {
        Contents::Years
    } else if most(&|it| says_unrated(it) || it.bytes().all(|byte| byte.is_ascii_digit()))
        && rating_cell::are_ratings(cells.iter().copied())
    {
        Contents::Ratings
    } else if repeats {
        Contents::Text
    } else if most(&is_full_name) && !cells.iter().any(|it| has_club_word(it)) {
        Contents::FullNames
    } else if most(&|it| is_single_name(it) && !has_club_word(it)) {
        Contents::Names
    } else {
        Contents::Text
    }
}

/// True if a cell of a column begins like the name of a team.
fn begins_with_article(lines: &[Line], column: usize) -> bool {
    let mut cells = lines.iter().filter_map(|line| line.cells.get(column));
    cells.any(|it| {
        let first = it.split_whitespace().next().unwrap_or_default();
        stands_in(ARTICLES, &first.to_lowercase())
    })
}
