//! Two names in one cell, `Jo Birch / Al Cedar`: the players of a team. `Jo Birch, Al Cedar` may be a
//! surname with a given name, so there the headings and all rows decide.

use std::collections::BTreeSet;

use kralle_tournament::PlayerField;

use super::MAX_COLUMNS;
use super::column::{Column, ColumnMeaning};
use super::heading;
use super::line::Line;
use crate::sex::SexColumn;

/// Maximum number of words in a name.
const MOST_WORDS: usize = 5;
/// Maximum number of names in a cell.
const MOST: usize = 6;

/// Splits each line with several names into lines of one player, and appends columns of their team
/// and their order. A cell that belongs to all of them stays with each.
pub(super) fn unfold(lines: &mut Vec<Line>, columns: &mut Vec<Column>) {
    let place = |meaning: ColumnMeaning| columns.iter().position(|it| it.meaning == meaning);
    let Some(name) = place(ColumnMeaning::Name) else {
        return;
    };
    let by_comma = has_comma_pairs(lines, columns);
    let names = |cell: &str| names(cell).or_else(|| comma_names(cell).filter(|_| by_comma));
    let pair_of = |line: &Line, columns: &[Column]| {
        let pair = line.cells.get(name).and_then(|it| names(it))?;
        let is_of_one = |(column, cell): (&Column, &String)| {
            identifies(column.meaning)
                && matches!(parts(cell, by_comma)[..], [one] if !one.is_empty())
        };
        let of_one = columns.iter().zip(&line.cells).any(is_of_one);
        (!of_one).then_some(pair)
    };
    let width = columns.len();
    if width + 2 > MAX_COLUMNS || !lines.iter().any(|line| pair_of(line, columns).is_some()) {
        return;
    }
    let team = place(ColumnMeaning::Team);
    let order = place(ColumnMeaning::BoardOrder);
    let mut appended = width;
    let mut place_of = |meaning: ColumnMeaning, present: Option<usize>| {
        present.unwrap_or_else(|| {
            columns.push(Column {
                number: u16::try_from(appended + 1).unwrap_or(u16::MAX),
                heading: String::new(),
                meaning,
                kinds: Vec::new(),
                sexes: SexColumn::default(),
            });
            appended += 1;
            appended - 1
        })
    };
    let team = place_of(ColumnMeaning::Team, team);
    let order = place_of(ColumnMeaning::BoardOrder, order);
    let mut unfolded = Vec::with_capacity(lines.len());
    for mut line in std::mem::take(lines) {
        let pair = pair_of(&line, &columns[..width]);
        let Some(pair) = pair.filter(|_| line.fault.is_none() && line.cells.len() <= width) else {
            unfolded.push(line);
            continue;
        };
        line.cells.resize(appended, String::new());
        if line.cells[team].trim().is_empty() {
            line.cells[team] = pair.join(" / ");
        }
        for (index, one) in pair.iter().enumerate() {
            let mut cells = line.cells.clone();
            let mut shared = Vec::new();
            for (place, column) in columns.iter().enumerate().take(width) {
                let text = &line.cells[place];
                let parts = parts(text, by_comma);
                if place != name && place != team && parts.len() == pair.len() {
                    parts[index].clone_into(&mut cells[place]);
                } else if !column.kinds.is_empty() {
                    shared.push(column.number);
                }
            }
            cells[name].clone_from(one);
            cells[order] = (index + 1).to_string();
            unfolded.push(Line {
                shared,
                is_doubtful: line.is_doubtful,
                ..Line::new(line.number, cells)
            });
        }
    }
    *lines = unfolded;
}

/// True for a column that has one value a person: with a single one, the name is one person's, such
/// as "Kern & Co".
fn identifies(meaning: ColumnMeaning) -> bool {
    meaning == ColumnMeaning::MemberNumber
        || matches!(meaning, ColumnMeaning::Field(field)
            if field.spec().is_identifier || field == PlayerField::BirthYear)
}

/// Splits a cell with a value for each name, also at commas if names are divided by them.
fn parts(cell: &str, by_comma: bool) -> Vec<&str> {
    let divides = |it: char| matches!(it, '/' | '&' | '|') || (by_comma && it == ',');
    cell.split(divides).map(str::trim).collect()
}

/// True if the cells of a column are those of a team: several names each.
pub(super) fn are_pairs<'a>(cells: impl Iterator<Item = &'a str>) -> bool {
    let mut cells = cells.peekable();
    let is_pair = |cell: &str| names(cell).or_else(|| comma_names(cell)).is_some();
    cells.peek().is_some() && cells.all(is_pair)
}

/// True if every line has several names with commas between them, and a heading names teams.
fn has_comma_pairs(lines: &[Line], columns: &[Column]) -> bool {
    let is_name = |it: &&Column| it.meaning == ColumnMeaning::Name;
    let Some(name) = columns.iter().find(is_name) else {
        return false;
    };
    // In a list of players, a team has several lines.
    let team = columns.iter().find(|it| it.meaning == ColumnMeaning::Team);
    let cell = |line: &'_ Line, column: &Column| {
        let cell = line.cells.get(usize::from(column.number) - 1);
        cell.map(|it| it.trim().to_lowercase()).unwrap_or_default()
    };
    let mut teams = BTreeSet::new();
    let is_headed = heading::is_team(&name.heading)
        || team.is_some_and(|team| lines.iter().all(|line| teams.insert(cell(line, team))));
    let place = usize::from(name.number) - 1;
    let mut filled = lines
        .iter()
        .filter(|line| line.cells.iter().any(|it| !it.trim().is_empty()))
        .peekable();
    is_headed
        && filled.peek().is_some()
        && filled.all(|line| {
            line.cells
                .get(place)
                .is_some_and(|it| comma_names(it).is_some())
        })
}

/// Returns the full names between the commas of a cell; `None` for other text.
fn comma_names(cell: &str) -> Option<Vec<String>> {
    let parts: Vec<&str> = cell.split(',').map(str::trim).collect();
    let is_full = |part: &&str| {
        let words = part.split_whitespace().count();
        (2..=MOST_WORDS).contains(&words)
            && part.starts_with(char::is_uppercase)
            && !part.contains(|it: char| it.is_ascii_digit() || "@:()/&;".contains(it))
    };
    let fits = (2..=MOST).contains(&parts.len()) && parts.iter().all(is_full);
    fits.then(|| parts.into_iter().map(str::to_owned).collect())
}

/// Returns the names in a cell; `None` if it has one. All of them have the same form, because
/// "Müller/Meier, Ute" is one person.
pub(super) fn names(cell: &str) -> Option<Vec<String>> {
    let split = |separators: &[&'static str]| {
        let mut separators = separators.iter();
        separators.find(|it| cell.contains(**it)).copied()
    };
    let by_sign = split(&[" / ", " & ", " + ", "/", "&"]);
    let word = split(&[";", " und ", " and ", " et ", "\n"]);
    let separator = by_sign.or(word)?;
    let parts: Vec<&str> = cell.split(separator).map(str::trim).collect();
    // A sentence has such words, too.
    let is_capital = |word: &str| word.starts_with(char::is_uppercase);
    let are_names = |part: &&str| part.contains(' ') && part.split_whitespace().all(is_capital);
    if by_sign.is_none() && !parts.iter().all(are_names) {
        return None;
    }
    let is_name = |part: &&str| {
        let letters = part.chars().filter(|it| it.is_alphabetic()).count();
        let words = part.split_whitespace().count();
        letters > 1
            && words <= MOST_WORDS
            && !part.contains(|it: char| it.is_ascii_digit() || "@:()".contains(it))
    };
    let is_full = |part: &&str| part.contains([' ', ',']);
    let full = parts.iter().filter(|it| is_full(it)).count();
    let fits = (2..=MOST).contains(&parts.len())
        && parts.iter().all(is_name)
        && (full == 0 || full == parts.len());
    fits.then(|| parts.into_iter().map(str::to_owned).collect())
}

#[cfg(test)]
mod tests {
    use rstest::rstest;

    use super::names;

    #[rstest]
    #[case::slash("Jo Birch / Al Cedar", &["Jo Birch", "Al Cedar"])]
    #[case::ampersand("Birch, Jo & Cedar, Al", &["Birch, Jo", "Cedar, Al"])]
    #[case::glued("Birch,Jo/Cedar,Al", &["Birch,Jo", "Cedar,Al"])]
    #[case::surnames("Birch/Cedar", &["Birch", "Cedar"])]
    #[case::three("Jo Birch / Al Cedar / Uli Elm", &["Jo Birch", "Al Cedar", "Uli Elm"])]
    #[case::a_double_name("Müller/Meier, Ute", &[])]
    #[case::a_word("Jo Birch und Al Cedar", &["Jo Birch", "Al Cedar"])]
    #[case::a_sentence("Wir kommen mit dem Auto und sind um neun da.", &[])]
    #[case::a_name_with_a_word("Ortega et Gasset", &[])]
    #[case::one("Birch, Jo", &[])]
    #[case::a_club("SK Turm / 3", &[])]
    #[case::an_address("https://example.org/a", &[])]
    #[case::an_initial("A/B", &[])]
    fn names_of_a_cell(#[case] cell: &str, #[case] expected: &[&str]) {
        assert_eq!(names(cell).unwrap_or_default(), expected);
    }

    #[rstest]
    #[case::a_single_birth_year("Name;Jahrgang", "Kern & Co;1986", 1)]
    #[case::a_single_id("Name;FIDE-ID", "Kern & Co;1300006", 1)]
    #[case::a_year_each("Name;Jahrgang", "Jo Birch & Al Cedar;1986 & 1990", 2)]
    #[case::no_year("Name;Jahrgang", "Jo Birch & Al Cedar;", 2)]
    #[case::a_rating_of_both("Name;DWZ", "Jo Birch & Al Cedar;1500", 2)]
    fn a_value_of_one_person_keeps_the_name(
        #[case] headings: &str,
        #[case] row: &str,
        #[case] players: usize,
    ) {
        let list = format!("{headings}\n{row}\n");
        let preview = crate::players::read_player_list(list.as_bytes());
        assert_eq!(preview.rows.len(), players, "{preview:?}");
    }
}
