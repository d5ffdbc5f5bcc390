//! Writer for a record's line, in the exact layout of TRF-2026.

use std::fmt::Write as _;

use kralle_pairing::event::{HalfPoints, Role};

use super::national;
use super::record::{
    AbnormalPoints, Cell, ColorMark, PlayerRecord, Record, ResultCode, TeamRecord,
};

/// Width of a player's name (001), in columns.
pub(super) const PLAYER_NAME: usize = 33;
/// Width of a team's name (310, 013), in columns.
pub(super) const TEAM_NAME: usize = 32;
/// Width of a player's points (001), in columns.
pub(crate) const PLAYER_POINTS: usize = 4;
/// Width of a team's match points and of its game points (310), in columns.
pub(crate) const TEAM_POINTS: usize = 6;
/// Width of the points of a result, a bye or a penalty (299, 320, 330), in columns.
pub(super) const RESULT_POINTS: usize = 4;

/// Returns the line of a record, without its line ending.
pub(super) fn line(record: &Record) -> String {
    match record {
        Record::Blank => String::new(),
        Record::Comment(text) => format!("### {text}"),
        Record::Text { code, value } | Record::Repeated { code, value } => {
            format!("{code} {value}")
        }
        Record::Player(it) => player(it),
        Record::National(it) => national::line(it),
        Record::Team(it) => team(it),
        Record::Rounds { code, rounds } => format!("{code} {rounds}"),
        Record::RankNumbering { role } => match role {
            Some(Role::First) => "XXC white1 rank".to_owned(),
            Some(Role::Second) => "XXC black1 rank".to_owned(),
            None => "XXC rank".to_owned(),
        },
        Record::InitialColor { code, role } => match (code.as_str(), role) {
            ("XXC", Role::First) => "XXC white1".to_owned(),
            ("XXC", Role::Second) => "XXC black1".to_owned(),
            (_, role) => format!("{code} {}", letter(*role)),
        },
        Record::GamePoints { code, points } => game_points(code, points),
        Record::MatchPoints { points } => {
            let mut line = "362".to_owned();
            for (symbol, worth) in points {
                let _ = write!(line, " {symbol:<2}{worth:>4}  ");
            }
            line.trim_end().to_owned()
        }
        Record::BoardColors(colors) => {
            let letters: String = colors.iter().map(|role| letter(*role)).collect();
            format!("352 {letters}")
        }
        Record::Byes(it) => {
            format!(
                "240 {} {:>3}{}",
                it.kind.symbol(),
                it.round,
                list(&it.entrants, 4)
            )
        }
        Record::Absent(entrants) => format!("XXZ{}", words(entrants)),
        Record::Accelerated(it) => format!(
            "250 {:>4} {:>4} {:>3} {:>3} {:>4} {:>4}",
            optional(it.match_points, RESULT_POINTS),
            optional(it.game_points, RESULT_POINTS),
            it.rounds.0,
            it.rounds.1,
            it.entrants.0,
            it.entrants.1
        ),
        Record::AcceleratedPlayer { player, points } => {
            let points = joined(points.iter().map(|worth| format!(" {worth:>4}")));
            format!("XXA {player:>4}{points}")
        }
        Record::Restricted(it) => match it.rounds {
            Some((from, to)) => format!("260 {from:>3} {to:>3}{}", list(&it.entrants, 4)),
            None => format!("XXP{}", words(&it.entrants)),
        },
        Record::TeamByes(it) => {
            let teams = joined(
                it.teams
                    .iter()
                    .map(|team| format!(" {:03}", team.unwrap_or(0))),
            );
            format!(
                "320 {:>4} {:>4}{teams}",
                optional(it.match_points, RESULT_POINTS),
                optional(it.game_points, RESULT_POINTS)
            )
        }
        Record::Forfeit(it) => format!(
            "330 {}{} {:>3} {:>3} {:>3}",
            it.white.symbol(),
            it.black.symbol(),
            it.round,
            it.white_team,
            it.black_team
        ),
        Record::LineUp(it) => {
            let boards = joined(it.boards.iter().map(|player| match player {
                Some(player) => format!(" {player:>4}"),
                None => " 0000".to_owned(),
            }));
            format!(
                "300 {:>3} {:>3} {:>3}{boards}",
                it.round, it.team, it.opponent
            )
        }
        Record::Abnormal(it) => abnormal(it),
    }
}

const fn letter(role: Role) -> char {
    match role {
        Role::First => 'W',
        Role::Second => 'B',
    }
}

/// Formats points for a field of `columns`. A whole number loses its `.0` if the text is too
/// wide.
fn narrow(sign: &str, points: HalfPoints, columns: usize) -> String {
    let text = format!("{sign}{points}");
    match text.strip_suffix(".0") {
        Some(whole) if text.len() > columns => whole.to_owned(),
        Some(_) | None => text,
    }
}

/// True if points fit into `columns`.
pub(crate) fn has_room(points: HalfPoints, columns: usize) -> bool {
    narrow("", points, columns).len() <= columns
}

fn optional(points: Option<HalfPoints>, columns: usize) -> String {
    points.map_or_else(String::new, |points| narrow("", points, columns))
}

/// Formats signed half points; empty for `None`.
pub(super) fn signed(half: Option<i32>) -> String {
    half.map_or_else(String::new, |half| {
        let sign = if half < 0 { "-" } else { "" };
        let size = u16::try_from(half.unsigned_abs()).unwrap_or(u16::MAX);
        narrow(sign, HalfPoints(size), RESULT_POINTS)
    })
}

fn joined(parts: impl Iterator<Item = String>) -> String {
    parts.collect::<Vec<_>>().concat()
}

fn list(numbers: &[u16], width: usize) -> String {
    joined(numbers.iter().map(|number| format!(" {number:>width$}")))
}

fn words(numbers: &[u16]) -> String {
    list(numbers, 1)
}

fn player(it: &PlayerRecord) -> String {
    let mut line = format!(
        "001 {:>4} {:1}{:>3} {:<33} {:>4} {:3} {:>11} {:10} {:>4} {:>4}",
        it.number,
        it.sex,
        it.title,
        cut(&it.name, PLAYER_NAME),
        it.rating
            .map(|rating| rating.to_string())
            .unwrap_or_default(),
        it.federation,
        it.fide_id,
        it.birth,
        optional(it.points, PLAYER_POINTS),
        it.rank.map(|rank| rank.to_string()).unwrap_or_default(),
    );
    let last = it.rounds.iter().rposition(Option::is_some);
    for round in it.rounds.iter().take(last.map_or(0, |it| it + 1)) {
        line.push_str("  ");
        line.push_str(&round.map_or_else(|| " ".repeat(8), cell));
    }
    // Blank fields at the end stay: readers of fixed columns refuse a shorter line.
    line
}

fn cell(it: Cell) -> String {
    let color = match it.color {
        ColorMark::White => 'w',
        ColorMark::Black => 'b',
        ColorMark::None => '-',
    };
    match it.opponent {
        Some(opponent) => format!("{opponent:>4} {color} {}", it.result.symbol()),
        None => format!("0000 {color} {}", it.result.symbol()),
    }
}

pub(super) fn cut(text: &str, width: usize) -> String {
    text.chars().take(width).collect()
}

fn team(it: &TeamRecord) -> String {
    if it.code == "013" {
        return format!(
            "013 {:<32}{}",
            cut(&it.name, TEAM_NAME),
            first_list(&it.players)
        );
    }
    let strength = it
        .strength
        .map(|value| value.to_string())
        .unwrap_or_default();
    let rank = it.rank.map(|rank| rank.to_string()).unwrap_or_default();
    let line = format!(
        "310 {:>3} {:<32} {:<5} {:>6} {:>6} {:>6} {:>3}  {}",
        it.number.unwrap_or(0),
        cut(&it.name, TEAM_NAME),
        cut(&it.nickname, 5),
        strength,
        optional(it.match_points, TEAM_POINTS),
        optional(it.game_points, TEAM_POINTS),
        rank,
        first_list(&it.players)
    );
    line.trim_end().to_owned()
}

/// Formats numbers four columns wide with spaces between them, but no leading space.
fn first_list(numbers: &[u16]) -> String {
    let list = list(numbers, 4);
    list.strip_prefix(' ').unwrap_or(&list).to_owned()
}

fn game_points(code: &str, points: &[(String, HalfPoints)]) -> String {
    let mut line = code.to_owned();
    for (symbol, worth) in points {
        let _ = match code {
            "162" => write!(line, "  {symbol}{worth:>4}  "),
            "XXS" => write!(line, " {symbol}={worth}"),
            _ => write!(line, " {worth:>4}"),
        };
    }
    line.trim_end().to_owned()
}

fn abnormal(it: &AbnormalPoints) -> String {
    let kind = it.kind.map_or(' ', ResultCode::symbol);
    let line = format!(
        "299 {kind}  {:>4}  {:>4}  {:03}{}",
        signed(it.match_points),
        signed(it.game_points),
        it.round.unwrap_or(0),
        list(&it.entrants, 4)
    );
    line.trim_end().to_owned()
}
