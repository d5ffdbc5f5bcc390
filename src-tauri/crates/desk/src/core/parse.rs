//! Parsers of single input fields.

use chrono::NaiveDate;
use kralle_tournament::{
    Fact, FieldError, GameAt, GameNumber, Line, PlayerField, RoundNumber, TableNumber, TeamNumber,
    Tournament, calendar_date,
};

use crate::core::field::{Expected, Field};
use crate::core::refusal::RefusalView;

const MOST_SCREENS: u16 = 9;

/// Parses a line that must not be empty.
pub(crate) fn line(field: Field, typed: &str) -> Result<Line, RefusalView> {
    Line::parse(typed).map_err(|error| bad_text(field, typed, Expected::Text, error))
}

/// Parses a line that may be empty: `None`.
pub(crate) fn optional_line(field: Field, typed: &str) -> Result<Option<Line>, RefusalView> {
    Line::read(typed).map_err(|error| bad_text(field, typed, Expected::Text, error))
}

/// Parses a line that may be missing or empty: `None`.
pub(crate) fn missing_line(
    field: Field,
    typed: Option<&String>,
) -> Result<Option<Line>, RefusalView> {
    optional_line(field, typed.map_or("", String::as_str))
}

/// Parses a field of a player that may be empty: `None`.
pub(crate) fn player_field<T: Fact>(
    field: PlayerField,
    typed: &str,
) -> Result<Option<T>, RefusalView> {
    let (own, expected) = (Field::Player(field), Expected::Player(field));
    T::read(typed).map_err(|error| bad_text(own, typed, expected, error))
}

/// Returns the refusal for a text that does not match `expected`.
fn bad_text(field: Field, typed: &str, expected: Expected, error: FieldError) -> RefusalView {
    let expected = match error {
        FieldError::Empty => return RefusalView::missing_field(field, expected),
        FieldError::Unreadable | FieldError::OutOfRange { .. } => expected,
        FieldError::TooLong { .. } => Expected::ShorterText,
        FieldError::ControlCharacter => Expected::PrintableText,
    };
    let shown: String = typed.chars().take(40).collect();
    RefusalView::bad_field(field, shown, expected)
}

/// Parses a date as YYYY-MM-DD; `None` for an empty or missing text.
pub(crate) fn date(field: Field, typed: Option<&String>) -> Result<Option<NaiveDate>, RefusalView> {
    match typed.map(|typed| typed.trim()) {
        None | Some("") => Ok(None),
        Some(typed) => calendar_date(typed).map(Some).ok_or_else(|| {
            let shown: String = typed.chars().take(40).collect();
            RefusalView::bad_field(field, shown, Expected::Date)
        }),
    }
}

pub(crate) fn round(number: u16) -> Result<RoundNumber, RefusalView> {
    RoundNumber::new(number).ok_or_else(|| from_one(Field::Round, number))
}

/// Checks the number of a screen in the hall: 1 to 9.
pub(crate) fn screen(number: u16) -> Result<u16, RefusalView> {
    if (1..=MOST_SCREENS).contains(&number) {
        return Ok(number);
    }
    Err(RefusalView::bad_field(
        Field::Screen,
        number,
        Expected::Screen,
    ))
}

pub(crate) fn table(number: u16) -> Result<TableNumber, RefusalView> {
    TableNumber::new(number).ok_or_else(|| from_one(Field::Table, number))
}

/// Returns the address of a game. Without a number it is the only game of its match.
///
/// # Errors
/// Fails if a number is 0, or none is given and matches have several games.
pub(crate) fn game_at(
    tournament: &Tournament,
    round_number: u16,
    table_number: u16,
    game: Option<u16>,
) -> Result<GameAt, RefusalView> {
    let game = match game {
        Some(number) => GameNumber::new(number).ok_or_else(|| from_one(Field::Game, number))?,
        None if tournament.settings.match_format.has_several_games() => {
            return Err(RefusalView::missing_field(
                Field::Game,
                Expected::NumberFromOne,
            ));
        }
        None => GameNumber::FIRST,
    };
    Ok(GameAt {
        round: round(round_number)?,
        table: table(table_number)?,
        game,
    })
}

pub(crate) fn team(number: u16) -> Result<TeamNumber, RefusalView> {
    TeamNumber::new(number).ok_or_else(|| from_one(Field::Team, number))
}

pub(crate) fn teams(numbers: &[u16]) -> Result<Vec<TeamNumber>, RefusalView> {
    numbers.iter().copied().map(team).collect()
}

/// Returns the refusal for the number 0; numbers count from 1.
fn from_one(field: Field, number: u16) -> RefusalView {
    RefusalView::bad_field(field, number, Expected::NumberFromOne)
}

/// A placeholder for a preview; the real reason is entered with the change.
pub(crate) fn some_reason() -> Option<Line> {
    Line::parse("…").ok()
}
