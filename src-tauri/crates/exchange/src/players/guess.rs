//! Guesses for the meaning of columns without headings.

use std::collections::BTreeSet;

use kralle_tournament::{PlayerField, RatingKind, Title};

use super::cell::RATINGS;
use super::column::ColumnMeaning;
use super::full_name::{has_club_word, is_single_name, proper_words};
use super::preview::ListForm;
use super::separator::Separator;

/// Guesses the meaning of columns without headings.
///
/// A column of titles, of federations or of FIDE numbers has that meaning. The first other text
/// column is the name and the first number column a rating. Numbers that are all
/// years are birth years. A later text column with several words in most lines is the club.
/// Two columns of single words that do not repeat are "Surname, Given".
pub(super) fn guess(lines: &[&[String]], width: usize, form: &ListForm) -> Vec<ColumnMeaning> {
    let mut meanings = vec![ColumnMeaning::Ignored; width];
    let cells = |i: usize| {
        let cells = lines.iter().filter_map(move |line| line.get(i));
        cells
            .map(|cell| cell.trim())
            .filter(|cell| !cell.is_empty())
    };
    let is_number = |i: usize| {
        cells(i).next().is_some() && cells(i).all(|it| it.bytes().all(|byte| byte.is_ascii_digit()))
    };
    let all = |i: usize, is_one: IsOne| {
        cells(i).next().is_some() && lines.len() > 1 && cells(i).all(is_one)
    };
    let marks: [(ColumnMeaning, IsOne); 3] = [
        (ColumnMeaning::Field(PlayerField::Title), is_title),
        (ColumnMeaning::Field(PlayerField::Federation), is_federation),
        (ColumnMeaning::Field(PlayerField::FideId), is_fide_id),
    ];
    for (meaning, is_one) in marks {
        if let Some(i) = (0..width).find(|i| all(*i, is_one)) {
            meanings[i] = meaning;
        }
    }
    let is_free: Vec<bool> = meanings
        .iter()
        .map(|it| *it == ColumnMeaning::Ignored)
        .collect();
    let is_text = |i: usize| {
        let letters = cells(i)
            .filter(|cell| cell.chars().filter(|it| it.is_alphabetic()).count() > 1)
            .count();
        letters > 0 && letters * 2 > cells(i).count()
    };
    let texts: Vec<usize> = (0..width).filter(|i| is_free[*i] && is_text(*i)).collect();
    let given_names = |i: usize| {
        let is_given = |it: &&str| proper_words(it) < 3 && !has_club_word(it);
        let single = cells(i).filter(|it| is_single_name(it)).count();
        single * 2 > cells(i).count() && cells(i).all(|it| is_given(&it))
    };
    let single = |i: usize| {
        let single = cells(i)
            .filter(|it| is_single_name(it) && !has_club_word(it))
            .count();
        single * 5 >= lines.len() * 4
    };
    // A club repeats; a given name hardly does.
    let repeats = |i: usize| {
        let different: BTreeSet<&str> = cells(i).collect();
        different.len() * 2 <= cells(i).count() && cells(i).count() > 1
    };
    let commas = matches!(
        form,
        ListForm::Text {
            separator: Separator::Comma,
            ..
        }
    );
    let full = |i: usize| {
        let full = cells(i).filter(|it| proper_words(it) > 1).count();
        full * 5 >= lines.len() * 4
    };
    match texts[..] {
        [surname, given, ..]
            if given == surname + 1 && single(surname) && given_names(given) && !repeats(given) =>
        {
            meanings[surname] = ColumnMeaning::Surname;
            meanings[given] = ColumnMeaning::GivenName;
            let is_club = |i: &usize| cells(*i).count() * 2 > lines.len();
            if let Some(club) = texts[2..].iter().copied().find(is_club) {
                meanings[club] = ColumnMeaning::Field(PlayerField::Club);
            }
        }
        [surname, given] if commas && given == surname + 1 && width == 2 && !full(surname) => {
            meanings[surname] = ColumnMeaning::Surname;
            meanings[given] = ColumnMeaning::GivenName;
        }
        [name, ref others @ ..] => {
            meanings[name] = ColumnMeaning::Name;
            // A remark is in few lines. A second name is mostly one word, or has a comma.
            let is_club = |i: usize| {
                let words = |cell: &&str| cell.contains(' ') && !cell.contains(',');
                let club = |cell: &&str| has_club_word(cell);
                let is_alone = commas && width == 2 && full(name);
                cells(i).filter(words).count() * 2 > lines.len()
                    || cells(i).filter(club).count() * 2 > lines.len()
                    || is_alone && cells(i).count() == lines.len()
            };
            if let Some(club) = others.iter().copied().find(|i| is_club(*i)) {
                meanings[club] = ColumnMeaning::Field(PlayerField::Club);
            }
        }
        [] => {}
    }
    // Line numbers are not ratings.
    let is_rating = |i: usize| {
        let possible = |cell: &&str| cell.parse().is_ok_and(|it| RATINGS.contains(&it));
        cells(i).filter(possible).count() * 2 >= cells(i).count()
    };
    for i in (0..width).filter(|i| is_free[*i] && is_number(*i) && is_rating(*i)) {
        let years = cells(i).all(|it| matches!(it.parse::<u16>(), Ok(1920..=2030)));
        let meaning = if years && lines.len() > 1 {
            ColumnMeaning::Field(PlayerField::BirthYear)
        } else {
            ColumnMeaning::Rating(RatingKind::Other)
        };
        if !meanings.contains(&meaning) {
            meanings[i] = meaning;
        }
    }
    meanings
}

/// Tests a cell for one kind of value.
type IsOne = fn(&str) -> bool;

/// True for a title of a player.
pub(super) fn is_title(cell: &str) -> bool {
    Title::split(&format!("{cell} Anna")).1 == "Anna"
}

fn is_federation(cell: &str) -> bool {
    cell.len() == 3 && cell.bytes().all(|byte| byte.is_ascii_uppercase())
}

/// True for a FIDE number of at least six digits, or the 0 of lists for none. 202641 is a week.
fn is_fide_id(cell: &str) -> bool {
    let digits = cell.bytes().all(|byte| byte.is_ascii_digit());
    let is_week = cell.len() == 6 && cell.starts_with("20");
    digits && !is_week && (cell == "0" || (6..=9).contains(&cell.len()))
}
