//! Parser from a line to its record.

use kralle_pairing::event::Role;
use kralle_tournament::{Fact as _, Federation, Rating};

use super::columns::{Columns, START_NUMBER};
use super::date::birth_year;
use super::error::TrfError;
use super::national;
use super::parse_text;
use super::parse_x;
use super::record::{
    AbnormalPoints, AcceleratedRounds, Cell, ColorMark, LineUp, MatchForfeit, PlayerRecord, Record,
    RequestedByes, RestrictedPairs, ResultCode, TeamByes, TeamRecord,
};
use super::remark::{ReportField, TrfRemark};

pub(super) const ROUND: &str = "the number of a round";
const TEAM_NUMBER: &str = "a team's number from 1 to 999";
const RANK: &str = "a rank or nothing";

/// Parses one line, without its line ending; `line` counts from 1. Returns the record, and the
/// fields that cannot be read and count as empty.
///
/// Columns count characters. Some programs pad names by bytes, so that the fields after an umlaut
/// are too far left. Such a line is read by bytes if it fits only so.
///
/// # Errors
/// Fails if a field of a known record is invalid, or a player's line has a wrong code.
pub(super) fn record(text: &str, line: usize) -> Result<(Record, Vec<TrfRemark>), TrfError> {
    let by_characters = counted(text, Columns::new(text, line));
    if text.is_ascii() || by_characters.as_ref().is_ok_and(fits) {
        return by_characters;
    }
    match (by_characters, counted(text, Columns::of_bytes(text, line))) {
        (_, Ok(by_bytes)) if fits(&by_bytes) => Ok(by_bytes),
        (Ok(it), _) | (Err(_), Ok(it)) => Ok(it),
        (Err(error), Err(_)) => Err(error),
    }
}

fn counted(text: &str, columns: Columns<'_>) -> Result<(Record, Vec<TrfRemark>), TrfError> {
    let record = of_columns(text, &columns)?;
    Ok((record, columns.into_remarks()))
}

/// True if every field can be read, and no name contains a gap or digits, which may be another
/// field.
fn fits((record, remarks): &(Record, Vec<TrfRemark>)) -> bool {
    let name = record.name().unwrap_or_default();
    let runs_on = name.contains("  ") || name.contains(|it: char| it.is_ascii_digit());
    remarks.is_empty() && !runs_on
}

fn of_columns(text: &str, columns: &Columns<'_>) -> Result<Record, TrfError> {
    if text.trim().is_empty() || parse_text::is_ruler(text) {
        return Ok(Record::Blank);
    }
    if let Some(comment) = text.strip_prefix("###").or_else(|| text.strip_prefix('#')) {
        return Ok(Record::Comment(comment.trim().to_owned()));
    }
    let code = columns.slice(1, 3);
    match code {
        "001" => player(columns).map(Record::Player),
        "310" => team(columns).map(Record::Team),
        "013" => old_team(columns).map(Record::Team),
        "142" | "XXR" => rounds(code, columns),
        "152" => initial_color(columns),
        "XXC" => parse_x::initial_color(columns),
        "162" => parse_x::symbols(columns).map(|points| Record::GamePoints {
            code: code.to_owned(),
            points,
        }),
        "XXS" => parse_x::assignments(columns),
        "BBW" | "BBD" | "BBL" | "BBZ" | "BBF" | "BBU" => parse_x::single(code, columns),
        "362" => parse_x::symbols(columns).map(|points| Record::MatchPoints { points }),
        "352" => board_colors(columns),
        "240" => byes(columns),
        "XXZ" => parse_x::numbers(columns).map(Record::Absent),
        "250" => accelerated(columns).map(Record::Accelerated),
        "XXA" => parse_x::accelerated(columns),
        "260" => restricted(columns).map(Record::Restricted),
        "XXP" => Ok(Record::Restricted(RestrictedPairs {
            rounds: None,
            entrants: parse_x::numbers(columns)?,
        })),
        "320" => team_byes(columns).map(Record::TeamByes),
        "330" => forfeit(columns).map(Record::Forfeit),
        "300" => line_up(columns).map(Record::LineUp),
        "299" => abnormal(columns).map(Record::Abnormal),
        _ if looks_like_a_player(code, columns) => Err(columns.wrong_code(code)),
        _ => Ok(national::read(code, columns)
            .map_or_else(|| parse_text::record(code, columns), Record::National)),
    }
}

/// True if a line with a numeric code has the layout of a player.
///
/// Such a line is more likely a mistake than an unknown record, and ignoring it would lose a
/// player. A federation's own lines begin with letters, and header records end in 2.
fn looks_like_a_player(code: &str, columns: &Columns<'_>) -> bool {
    code.bytes().all(|b| b.is_ascii_digit())
        && !code.ends_with('2')
        && !code.starts_with('8')
        && matches!(columns.number(4, 8, ""), Ok(Some(_)))
        && matches!(columns.points(81, 84), Ok(Some(_)))
}

fn player(columns: &Columns<'_>) -> Result<PlayerRecord, TrfError> {
    columns.separated(&[4, 9, 14, 48, 53, 57, 69, 80, 85, 90, 91])?;
    let number = columns.positive(5, 8, START_NUMBER)?;
    let rating = columns.checked(49, 52, ReportField::Rating, |text| {
        let number = text.parse::<u16>();
        number.is_ok_and(|it| it == 0 || Rating::try_from(it).is_ok())
    });
    let mut from = 92;
    let mut rounds = Vec::with_capacity(columns.width().saturating_sub(from) / 10 + 1);
    while from <= columns.width() {
        rounds.push(cell(columns, from, number)?);
        from += 10;
    }
    while rounds.last() == Some(&None) {
        rounds.pop();
    }
    Ok(PlayerRecord {
        number,
        sex: columns.text(10, 10).to_owned(),
        title: columns.text(11, 13).to_owned(),
        name: columns.text(15, 47).to_owned(),
        rating: rating.parse().ok().filter(|rating| *rating > 0),
        federation: columns.checked(54, 56, ReportField::Federation, |text| {
            Federation::read(text).is_ok()
        }),
        fide_id: columns
            .checked(58, 68, ReportField::FideId, |text| {
                let number = text.trim_start_matches('0');
                u32::read(number).is_ok()
            })
            .trim_start_matches('0')
            .to_owned(),
        birth: columns.checked(70, 79, ReportField::Birth, |text| {
            birth_year(text, None).is_ok()
        }),
        points: columns.or_remark(columns.points(81, 84), ReportField::Points),
        rank: columns.or_remark(columns.number(86, 89, RANK), ReportField::Rank),
        rounds,
    })
}

fn cell(columns: &Columns<'_>, from: usize, player: u16) -> Result<Option<Cell>, TrfError> {
    if columns.text(from, from + 9).is_empty() {
        return Ok(None);
    }
    let opponent = columns
        .number(
            from,
            from + 3,
            "an opponent's start number, 0000 or nothing",
        )?
        .filter(|opponent| *opponent > 0);
    for gap in [from + 4, from + 6, from + 8, from + 9] {
        let found = columns.slice(gap, gap);
        if !found.trim().is_empty() {
            return Err(columns.error(gap, found, "a space between the fields of a round"));
        }
    }
    let color = match columns.text(from + 5, from + 5) {
        "w" | "W" => ColorMark::White,
        "b" | "B" => ColorMark::Black,
        "-" | "" => ColorMark::None,
        found => return Err(columns.error(from + 5, found, "a color: w, b or -")),
    };
    let symbol = columns
        .slice(from + 7, from + 7)
        .chars()
        .next()
        .unwrap_or(' ');
    let Some(mut result) = ResultCode::from_symbol(symbol) else {
        return Err(columns.error(
            from + 7,
            columns.slice(from + 7, from + 7),
            "a result: one of 1 = 0 + - W D L H F U Z ?",
        ));
    };
    if opponent.is_none() && color == ColorMark::None {
        // The byes of TRF06.
        result = result.of_bye().unwrap_or(result);
    }
    // Lichess writes Z for a game that is being played.
    let is_running = matches!(symbol, '?' | '*')
        || (result == ResultCode::ZeroPointBye && color != ColorMark::None);
    if opponent.is_some() && is_running {
        result = ResultCode::Open;
        columns.remark(|line| TrfRemark::Adjourned {
            line,
            entrant: player,
            round: (from - 92) / 10 + 1,
        });
    }
    let is_bye = matches!(
        result,
        ResultCode::HalfPointBye
            | ResultCode::FullPointBye
            | ResultCode::AllocatedBye
            | ResultCode::ZeroPointBye
    );
    if is_bye && opponent.is_some() {
        return Err(columns.error(
            from,
            columns.text(from, from + 3),
            "0000 as opponent of a bye",
        ));
    }
    let needs_opponent = matches!(
        result,
        ResultCode::Win
            | ResultCode::Draw
            | ResultCode::Loss
            | ResultCode::UnratedWin
            | ResultCode::UnratedDraw
            | ResultCode::UnratedLoss
    );
    if needs_opponent && opponent.is_none() {
        return Err(columns.error(
            from,
            columns.text(from, from + 3),
            "an opponent's start number, since a game was played",
        ));
    }
    if needs_opponent && color == ColorMark::None {
        return Err(columns.error(
            from + 5,
            columns.slice(from + 5, from + 5),
            "a color: w or b, since a game was played",
        ));
    }
    Ok(Some(Cell {
        opponent,
        color,
        result,
    }))
}

fn team(columns: &Columns<'_>) -> Result<TeamRecord, TrfError> {
    columns.separated(&[4, 8, 41, 47, 54, 61, 68, 72, 73])?;
    let strength = columns.checked(48, 53, ReportField::Strength, |text| {
        text.parse::<u32>().is_ok()
    });
    let number = columns.positive(5, 7, TEAM_NUMBER)?;
    Ok(TeamRecord {
        code: "310".to_owned(),
        number: Some(number),
        name: columns.text(9, 40).to_owned(),
        nickname: columns.text(42, 46).to_owned(),
        strength: strength.parse().ok(),
        match_points: columns.or_remark(columns.points(55, 60), ReportField::Points),
        game_points: columns.or_remark(columns.points(62, 67), ReportField::Points),
        rank: columns.or_remark(columns.number(69, 71, RANK), ReportField::Rank),
        players: columns.numbers(74, 4, START_NUMBER)?,
    })
}

fn old_team(columns: &Columns<'_>) -> Result<TeamRecord, TrfError> {
    Ok(TeamRecord {
        code: "013".to_owned(),
        name: columns.text(5, 36).to_owned(),
        players: columns.numbers(37, 4, START_NUMBER)?,
        ..TeamRecord::default()
    })
}

fn rounds(code: &str, columns: &Columns<'_>) -> Result<Record, TrfError> {
    const EXPECTED: &str = "the number of rounds, from 1";
    let rest = columns.rest(4);
    match rest.parse() {
        Ok(rounds) if rounds > 0 => Ok(Record::Rounds {
            code: code.to_owned(),
            rounds,
        }),
        Ok(_) | Err(_) => Err(columns.error(5, rest, EXPECTED)),
    }
}

fn initial_color(columns: &Columns<'_>) -> Result<Record, TrfError> {
    let role = match columns.rest(4) {
        "W" | "w" => Role::First,
        "B" | "b" => Role::Second,
        found => return Err(columns.error(5, found, "the initial color: W or B")),
    };
    Ok(Record::InitialColor {
        code: "152".to_owned(),
        role,
    })
}

fn board_colors(columns: &Columns<'_>) -> Result<Record, TrfError> {
    let rest = columns.rest(4);
    let mut colors = Vec::new();
    for (index, letter) in rest.chars().enumerate() {
        colors.push(match letter {
            'W' | 'w' => Role::First,
            'B' | 'b' => Role::Second,
            _ => {
                return Err(columns.error(
                    5 + index,
                    &letter.to_string(),
                    "the colors of the boards: W and B",
                ));
            }
        });
    }
    if colors.is_empty() {
        return Err(columns.error(5, rest, "the colors of the boards, such as WB"));
    }
    Ok(Record::BoardColors(colors))
}

fn byes(columns: &Columns<'_>) -> Result<Record, TrfError> {
    let kind = match columns.text(5, 5) {
        "F" | "f" => ResultCode::FullPointBye,
        "H" | "h" => ResultCode::HalfPointBye,
        "Z" | "z" => ResultCode::ZeroPointBye,
        found => return Err(columns.error(5, found, "the type of the byes: F, H or Z")),
    };
    Ok(Record::Byes(RequestedByes {
        kind,
        round: columns.positive(7, 9, ROUND)?,
        entrants: columns.numbers(11, 4, START_NUMBER)?,
    }))
}

fn accelerated(columns: &Columns<'_>) -> Result<AcceleratedRounds, TrfError> {
    Ok(AcceleratedRounds {
        match_points: columns.points(5, 8)?,
        game_points: columns.points(10, 13)?,
        rounds: (
            columns.positive(15, 17, ROUND)?,
            columns.positive(19, 21, ROUND)?,
        ),
        entrants: (
            columns.positive(23, 26, START_NUMBER)?,
            columns.positive(28, 31, START_NUMBER)?,
        ),
    })
}

fn restricted(columns: &Columns<'_>) -> Result<RestrictedPairs, TrfError> {
    Ok(RestrictedPairs {
        rounds: Some((
            columns.positive(5, 7, ROUND)?,
            columns.positive(9, 11, ROUND)?,
        )),
        entrants: columns.numbers(13, 4, START_NUMBER)?,
    })
}

fn team_byes(columns: &Columns<'_>) -> Result<TeamByes, TrfError> {
    Ok(TeamByes {
        match_points: columns.points(5, 8)?,
        game_points: columns.points(10, 13)?,
        teams: columns.slots(15, 3, TEAM_NUMBER)?,
    })
}

fn forfeit(columns: &Columns<'_>) -> Result<MatchForfeit, TrfError> {
    let (white, black) = match columns.text(5, 6) {
        "+-" => (ResultCode::ForfeitWin, ResultCode::ForfeitLoss),
        "-+" => (ResultCode::ForfeitLoss, ResultCode::ForfeitWin),
        "--" => (ResultCode::ForfeitLoss, ResultCode::ForfeitLoss),
        found => return Err(columns.error(5, found, "who forfeited: +-, -+ or --")),
    };
    Ok(MatchForfeit {
        white,
        black,
        round: columns.positive(8, 10, ROUND)?,
        white_team: columns.positive(12, 14, TEAM_NUMBER)?,
        black_team: columns.positive(16, 18, TEAM_NUMBER)?,
    })
}

fn line_up(columns: &Columns<'_>) -> Result<LineUp, TrfError> {
    Ok(LineUp {
        round: columns.positive(5, 7, ROUND)?,
        team: columns.positive(9, 11, TEAM_NUMBER)?,
        opponent: columns.positive(13, 15, TEAM_NUMBER)?,
        boards: columns.slots(17, 4, START_NUMBER)?,
    })
}

fn abnormal(columns: &Columns<'_>) -> Result<AbnormalPoints, TrfError> {
    let symbol = columns.slice(5, 5).chars().next().unwrap_or(' ');
    let kind = match ResultCode::from_symbol(symbol) {
        Some(ResultCode::Open) => None,
        Some(kind) => Some(kind),
        None => {
            return Err(columns.error(5, columns.slice(5, 5), "one of W D L F H Z + - or nothing"));
        }
    };
    Ok(AbnormalPoints {
        kind,
        match_points: columns.signed_points(8, 11)?,
        game_points: columns.signed_points(14, 17)?,
        round: columns.number(20, 22, ROUND)?.filter(|round| *round > 0),
        entrants: columns.numbers(24, 4, START_NUMBER)?,
    })
}
