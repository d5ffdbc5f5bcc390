//! Teams in handwritten lists: `Team "Krähen": Jo Birch (1790), Al Cedar (1653)`, a title above
//! its players, and `Jo Birch / Al Cedar`.

use super::MAX_ROWS;
use super::free_text::{self, is_rated, is_rating};
use super::full_name::{is_full_name, is_single_name};
use super::game_result::is_game_result;
use super::heading::is_heading;
use super::line::{Line, LineFault};
use super::list_number::{without_bullet, without_number, without_pictures};
use super::no_player::begins_letter;
use super::pair_cells;
use super::typed_titles::{SectionTitle, titles};
use super::word_list::stands_in;

/// Words that begin the title of a team, in lower case, separated by spaces.
const TEAM: &str = "team mannschaft équipe equipe squadra tandem paar duo pair paire coppia";
/// Signs before a player who was crossed out.
const CROSSED: [char; 5] = ['❌', '✗', '✘', '🚫', '⛔'];
/// Maximum number of names behind the name of their team.
const MOST_NAMES: usize = 6;
/// Separators between the players of a team, in the order of preference.
const SEPARATORS: [&str; 9] = [";", " / ", " & ", " + ", " und ", " and ", " et ", "/", "&"];

/// The team or club of the lines that follow its title.
#[derive(Debug, Default)]
struct TeamTitle {
    name: Option<String>,
    club: Option<String>,
    /// Number of players since the title.
    players: u16,
}

/// Returns the lines of a handwritten text, one for each player.
pub(super) fn lines(text: &str) -> Vec<Line> {
    let sections = titles(text, is_typed);
    let mut title = TeamTitle::default();
    let mut lines = Vec::new();
    let filled = (1..)
        .zip(text.lines())
        .filter(|(_, line)| !line.trim().is_empty());
    for (number, line) in filled {
        if is_game_result(line) {
            lines.push(Line {
                fault: Some(LineFault::GameResult),
                ..Line::new(number, vec![line.trim().to_owned()])
            });
            continue;
        }
        let mut is_doubtful = false;
        match sections.get(&number) {
            None => {}
            Some(SectionTitle::Team(name)) => {
                title = TeamTitle {
                    name: Some(name.clone()),
                    ..TeamTitle::default()
                };
                continue;
            }
            Some(SectionTitle::Club(club)) => {
                title = TeamTitle {
                    club: Some(club.clone()),
                    ..TeamTitle::default()
                };
                continue;
            }
            Some(SectionTitle::Group) => {
                title = TeamTitle::default();
                // The colon marks a line that is not a player.
                let cells = vec![format!("{}:", line.trim().trim_end_matches(':'))];
                lines.push(Line::new(number, cells));
                continue;
            }
            Some(SectionTitle::Doubtful) => is_doubtful = true,
        }
        is_doubtful |= line.contains(CROSSED);
        let line = without_pictures(line);
        for mut cells in players(&line, &mut title) {
            if let (Some(club), Some(cell)) = (&title.club, cells.get_mut(3))
                && cell.is_empty()
            {
                cell.clone_from(club);
            }
            lines.push(Line {
                is_doubtful,
                ..Line::new(number, cells)
            });
        }
        if lines.len() > MAX_ROWS {
            break;
        }
    }
    free_text::read_years(&mut lines);
    lines
}

/// Returns the cells of each player of a line. Empty for the title of a team, which applies to the
/// lines that follow.
fn players(line: &str, title: &mut TeamTitle) -> Vec<Vec<String>> {
    let line = &glued_ratings(line.trim());
    let bare = without_bullet(line);
    let bare = without_number(bare).unwrap_or(bare);
    if let Some((team, rest)) = titled(bare) {
        if rest.is_empty() {
            *title = TeamTitle {
                name: Some(team),
                ..TeamTitle::default()
            };
            return Vec::new();
        }
        *title = TeamTitle::default();
        let players = split(rest).unwrap_or_else(|| vec![rest.to_owned()]);
        // "Wir melden folgendes Team: …" is no name.
        let small = team
            .split(' ')
            .filter(|it| it.starts_with(char::is_lowercase));
        let team = if small.count() > 1 {
            joined(&players)
        } else {
            team
        };
        return cells(&players, &team, 0);
    }
    if let Some(players) = pair_with_ratings(bare).or_else(|| pair(bare)) {
        return cells(&players, &joined(&players), 0);
    }
    match &title.name {
        Some(team) => {
            let cells = cells(&[line.to_owned()], team, title.players);
            title.players += 1;
            cells
        }
        None => vec![free_text::cells(line)],
    }
}

/// Splits "Jo Birch / Al Cedar 1400/-" into players with a rating each; `None` for other lines.
fn pair_with_ratings(line: &str) -> Option<Vec<String>> {
    let (names, ratings) = line.rsplit_once(' ')?;
    let ratings: Vec<&str> = ratings.split('/').collect();
    let players = pair(names.trim_end_matches([' ', ',', ':']))?;
    let fits = ratings.len() == players.len() && is_rating(line.rsplit(' ').next()?);
    let rated = players.iter().zip(ratings);
    fits.then(|| {
        rated
            .map(|(name, rating)| format!("{name} {rating}"))
            .collect()
    })
}

/// Joins the ratings of "Jo Birch / Al Cedar 1400 / -".
fn glued_ratings(line: &str) -> String {
    let is_part = |word: &str| matches!(word, "-" | "–" | "?") || is_rating(word);
    let words: Vec<&str> = line.split(' ').collect();
    let joins = |at: usize| {
        let around = at
            .checked_sub(1)
            .and_then(|it| Some((*words.get(it)?, *words.get(at + 1)?)));
        words[at] == "/"
            && around.is_some_and(|(before, after)| {
                is_part(before) && is_part(after) && (is_rating(before) || is_rating(after))
            })
    };
    let mut glued = String::new();
    for (at, word) in words.iter().enumerate() {
        let is_behind = at > 0 && (joins(at) || joins(at - 1));
        if at > 0 && !is_behind {
            glued.push(' ');
        }
        glued.push_str(word);
    }
    glued
}

/// True if a line names several players, or is the title of a team.
pub(super) fn is_typed(line: &str) -> bool {
    let line = line.trim();
    let bare = without_bullet(line);
    let bare = without_number(bare).unwrap_or(bare);
    !line.contains(['\t', '|'])
        && (titled(bare).is_some_and(|(_, rest)| !rest.contains('"'))
            || pair(bare).is_some()
            || pair_with_ratings(&glued_ratings(bare)).is_some())
}

fn cells(players: &[String], team: &str, before: u16) -> Vec<Vec<String>> {
    let mut rows: Vec<Vec<String>> = players.iter().map(|it| free_text::cells(it)).collect();
    // "Jo Birch / Al Cedar – SK Turm": the club is that of both.
    let clubs: Vec<String> = rows.iter().map(|cells| cells[3].clone()).collect();
    if let Some((club, others)) = clubs.split_last()
        && others.iter().all(String::is_empty)
    {
        for cells in &mut rows {
            cells[3].clone_from(club);
        }
    }
    for (order, cells) in (before + 1..).zip(&mut rows) {
        cells.extend([team.to_owned(), order.to_string()]);
    }
    rows
}

/// Splits the title of a team off a line: `Team "Krähen": …`, `Mannschaft Krähen`, `"Krähen": …`.
/// `None` if the line has no title.
fn titled(line: &str) -> Option<(String, &str)> {
    let first = line.split([' ', ':']).next().unwrap_or_default();
    let is_team = stands_in(TEAM, &first.to_lowercase());
    let text = if is_team {
        line[first.len()..].trim_start()
    } else {
        line
    };
    let text = text.strip_prefix(':').unwrap_or(text).trim_start();
    if let Some((name, rest)) = quoted(text) {
        let after = rest.trim_start();
        let list = after.strip_prefix([':', '–', '-', '=']).map(str::trim);
        return match list {
            Some(list) if is_team || split(list).is_some() => Some((name, list)),
            None if is_team && (after.is_empty() || split(after).is_some()) => Some((name, after)),
            Some(_) | None => None,
        };
    }
    let (name, list) = match text.split_once(':') {
        Some((name, list)) => (name.trim(), list.trim()),
        None => with_names(text).unwrap_or((text, "")),
    };
    let has_digits_alone = !name.is_empty() && name.bytes().all(|it| it.is_ascii_digit());
    let is_name = has_digits_alone || name.contains(char::is_alphabetic);
    if !is_name
        || name.contains([';', '|', '\t'])
        || name.split_whitespace().any(is_rating)
        || is_heading(name)
    {
        return None;
    }
    let name = if has_digits_alone {
        format!("{first} {name}")
    } else {
        name.to_owned()
    };
    if is_team && text.contains(':') {
        return Some((name, list));
    }
    let are_names = || {
        let players = split(list).unwrap_or_default();
        let names = players.iter().all(|it| {
            let name = free_text::cells(it).remove(0);
            is_full_name(&name) || (is_rated(it) && name.contains(char::is_alphabetic))
        });
        // "Elstern: Adler/Dachs"
        let by_sign = list.contains(['/', '&']);
        let surnames = by_sign && players.iter().all(|it| is_single_name(it));
        players.len() > 1 && (names || surnames) && !begins_letter(&name)
    };
    // "Team Krähen" on a line of its own.
    let alone = is_team && !name.contains([',', ';', '/', '&', '(']);
    let is_list = !list.is_empty() && are_names();
    (is_list || alone).then_some((name, list))
}

/// Splits "Krähen – Jo Birch, Al Cedar" and "Krähen (Jo Birch, Al Cedar)" into the name of the team
/// and the list of its players; `None` for other lines.
fn with_names(text: &str) -> Option<(&str, &str)> {
    let in_brackets = || {
        let (name, list) = text.strip_suffix(')')?.split_once('(')?;
        Some((name, list))
    };
    let divided = [" – ", " — ", " - ", " = ", "\t"];
    let mut divided = divided.iter().filter_map(|it| text.split_once(it));
    let (name, list) = divided.next().or_else(in_brackets)?;
    let players = split(list)?;
    // "Jo Birch – SK Turm, Horst" is one player.
    let is_team = (2..=MOST_NAMES).contains(&players.len())
        && players
            .iter()
            .all(|it| is_full_name(&free_text::cells(it).remove(0)));
    is_team.then_some((name.trim(), list.trim()))
}

/// Splits a quoted text off the beginning; `None` without one.
fn quoted(text: &str) -> Option<(String, &str)> {
    const QUOTES: [(char, &[char]); 5] = [
        ('"', &['"']),
        ('„', &['“', '”', '"']),
        ('“', &['”']),
        ('«', &['»']),
        ('»', &['«']),
    ];
    let mut characters = text.chars();
    let opening = characters.next()?;
    let (_, closing) = QUOTES.iter().find(|(quote, _)| *quote == opening)?;
    let rest = characters.as_str();
    let end = rest.find(*closing)?;
    let (name, rest) = rest.split_at(end);
    let rest = rest.get(rest.chars().next()?.len_utf8()..)?;
    let name = name.trim();
    (!name.is_empty()).then(|| (name.to_owned(), rest))
}

/// Returns the names of typed players as the name of their team.
fn joined(players: &[String]) -> String {
    let names = players.iter().map(|it| free_text::cells(it).remove(0));
    names.collect::<Vec<_>>().join(" / ")
}

/// Splits a line of two players without a title of their team; `None` for other lines.
fn pair(line: &str) -> Option<Vec<String>> {
    let is_table = line.contains(['\t', ';', '|', '"', '@']) || line.contains("://");
    let of = |separators: &[&str]| separators.iter().find_map(|it| parts(line, it));
    let fits = |players: &Vec<String>| {
        // The last name may be followed by a club.
        let names = pair_cells::names(&joined(players));
        names.is_some_and(|it| it.len() == players.len())
    };
    let rated = |players: &[String]| players.iter().filter(|it| is_rated(it)).count();
    let by_sign = of(&[" / ", " & ", " + ", "/", "&"]);
    let by_sign = by_sign.filter(|it| fits(it) && (rated(it) == 0 || rated(it) == it.len()));
    // Words also join sentences, so each player needs a rating.
    let by_word = || of(&[" und ", " and ", " et "]).filter(|it| fits(it) && rated(it) == it.len());
    by_sign.or_else(by_word).filter(|_| !is_table)
}

/// Splits a list of players; `None` if it has only one.
fn split(list: &str) -> Option<Vec<String>> {
    if let Some(parts) = SEPARATORS.into_iter().find_map(|it| parts(list, it)) {
        return Some(parts);
    }
    let parts = parts(list, ",")?;
    // "Birch, Jo (1790), Cedar, Al (1653)": every second part is a given name.
    let is_turned = parts.len() % 2 == 0
        && parts
            .chunks(2)
            .all(|it| !is_rated(&it[0]) && is_rated(&it[1]));
    if is_turned {
        return Some(parts.chunks(2).map(|it| it.join(", ")).collect());
    }
    Some(parts)
}

/// Splits a text at a separator outside brackets; `None` if a part is not a name.
fn parts(text: &str, separator: &str) -> Option<Vec<String>> {
    let (mut parts, mut start, mut depth) = (Vec::new(), 0, 0_usize);
    for (at, character) in text.char_indices() {
        match character {
            '(' | '[' => depth += 1,
            ')' | ']' => depth = depth.saturating_sub(1),
            _ => {}
        }
        if depth == 0 && at >= start && text[at..].starts_with(separator) {
            parts.push(&text[start..at]);
            start = at + separator.len();
        }
    }
    parts.push(&text[start..]);
    let parts: Vec<String> = parts
        .into_iter()
        .map(|it| it.trim().trim_end_matches('.').to_owned())
        .filter(|it| !it.is_empty())
        .collect();
    let is_name = |it: &String| {
        let it = without_number(it).unwrap_or(it);
        it.starts_with(char::is_alphabetic)
    };
    (parts.len() > 1 && parts.iter().all(is_name)).then_some(parts)
}
