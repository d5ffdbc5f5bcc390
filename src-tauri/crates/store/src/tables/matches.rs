//! Matches: teams, table, seating, result and its basis.

use std::collections::{BTreeMap, BTreeSet};

use kralle_tournament::{
    BySide, Evidence, Game, GameNumber, GameRecord, Games, LineUp, Match, Outcome, Overruled,
    PositionText, Progress, RoundNumber, SeatingState, Side, TableNumber, Tournament,
};
use rusqlite::Connection;

use crate::StoreError;
use crate::cell::Row;
use crate::code::Code;
use crate::found::Found;
use crate::table::Table;

/// Key: round and table.
pub(crate) const TABLE: Table = Table::new(
    "matches",
    "round, table_number",
    "first_named, second_named, seating, white_on_board_1, verdict, cause, board, \
     reason, position, game_record, overruled, overrule_reason, first_partner, second_partner",
    rows,
);

fn rows(tournament: &Tournament) -> Vec<Row> {
    let rounds = tournament.rounds.iter();
    rounds
        .flat_map(|round| round.matches.iter().map(|it| row(round.number, it)))
        .collect()
}

fn row(round: RoundNumber, it: &Match) -> Row {
    let mut row = vec![
        round.into(),
        it.table.into(),
        it.sides.first.lead().into(),
        it.sides.second.lead().into(),
    ];
    row.extend(it.games.get(GameNumber::FIRST).into_iter().flat_map(cells));
    row.extend([it.sides.first, it.sides.second].map(|side| side.partner().into()));
    row
}

/// Returns the cells of a game.
pub(crate) fn cells(it: &Game) -> Row {
    let outcome = it.outcome.as_ref();
    let overruled = outcome.and_then(|outcome| outcome.overruled.as_ref());
    vec![
        it.seating.seating().map(Code::cell).into(),
        it.seating.white_on_board_1().map(Code::cell).into(),
        outcome.map(|outcome| outcome.verdict.cell()).into(),
        outcome.map(|outcome| outcome.cause.cell()).into(),
        outcome
            .and_then(|outcome| outcome.board)
            .map(Code::cell)
            .into(),
        outcome.and_then(|outcome| outcome.reason.as_ref()).into(),
        outcome
            .and_then(|outcome| outcome.evidence.position.as_ref())
            .map(PositionText::as_str)
            .into(),
        outcome
            .and_then(|outcome| outcome.evidence.record.as_ref())
            .map(GameRecord::as_str)
            .into(),
        overruled.map(|it| it.contradiction.cell()).into(),
        overruled.map(|it| &it.reason).into(),
    ]
}

/// Returns the game of a row.
pub(crate) fn read_game(row: &Found<'_>) -> Result<Game, StoreError> {
    Ok(Game {
        seating: found_seating(row)?,
        outcome: found_outcome(row)?,
    })
}

fn found_seating(found: &Found<'_>) -> Result<SeatingState, StoreError> {
    let white = found.optional_code("white_on_board_1")?;
    match (found.optional_code("seating")?, white) {
        (None, None) => Ok(SeatingState::Open),
        (Some(seating), None) => Ok(SeatingState::Boards(seating)),
        (Some(seating), Some(white_on_board_1)) => Ok(SeatingState::Complete {
            seating,
            white_on_board_1,
        }),
        (None, Some(_)) => Err(found.damage("colors are chosen, but not the boards")),
    }
}

fn found_outcome(found: &Found<'_>) -> Result<Option<Outcome>, StoreError> {
    let Some(verdict) = found.optional_code("verdict")? else {
        return Ok(None);
    };
    Ok(Some(Outcome {
        verdict,
        cause: found.code("cause")?,
        board: found.optional_code("board")?,
        reason: found.optional_line("reason")?,
        evidence: Evidence {
            position: found
                .optional_text("position")?
                .map(|text| found.checked("position", PositionText::parse(text)))
                .transpose()?,
            record: found
                .optional_text("game_record")?
                .map(|text| found.checked("game_record", GameRecord::parse(text)))
                .transpose()?,
        },
        overruled: found_overruled(found)?,
    }))
}

fn found_overruled(found: &Found<'_>) -> Result<Option<Overruled>, StoreError> {
    let Some(contradiction) = found.optional_code("overruled")? else {
        return Ok(None);
    };
    Ok(Some(Overruled {
        contradiction,
        reason: found.line("overrule_reason")?,
    }))
}

fn read_side(row: &Found<'_>, lead: &str, partner: &str) -> Result<Side, StoreError> {
    let lead = row.team(lead)?;
    match row.optional_team(partner)? {
        None => Ok(Side::team(lead)),
        Some(partner) if lead < partner => Ok(Side::partners(lead, partner)),
        Some(_) => Err(row.damage("the partner has the lower number")),
    }
}

/// Returns the matches of each round in table order, with their `line_ups`; matches in
/// `still_playing` are marked.
pub(crate) fn read(
    connection: &Connection,
    line_ups: &BTreeMap<(RoundNumber, TableNumber), BySide<LineUp>>,
    still_playing: &BTreeSet<(RoundNumber, TableNumber)>,
    mut further_games: BTreeMap<(RoundNumber, TableNumber), Vec<Game>>,
) -> Result<BTreeMap<RoundNumber, Vec<Match>>, StoreError> {
    let rows = TABLE.read(connection, |row| {
        let round = row.round("round")?;
        let table = row.table("table_number")?;
        let line_ups = line_ups
            .get(&(round, table))
            .ok_or_else(|| row.damage("the line-ups are missing"))?;
        let sides = BySide {
            first: read_side(row, "first_named", "first_partner")?,
            second: read_side(row, "second_named", "second_partner")?,
        };
        let further = further_games.remove(&(round, table)).unwrap_or_default();
        let it = Match {
            table,
            sides,
            line_ups: *line_ups,
            games: Games::new(read_game(row)?, further),
            progress: if still_playing.contains(&(round, table)) {
                Progress::StillPlaying
            } else {
                Progress::Awaited
            },
        };
        Ok((round, it))
    })?;
    let mut matches: BTreeMap<RoundNumber, Vec<Match>> = BTreeMap::new();
    for (round, it) in rows {
        matches.entry(round).or_default().push(it);
    }
    Ok(matches)
}
