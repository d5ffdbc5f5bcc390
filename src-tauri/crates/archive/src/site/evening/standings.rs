//! The standings, and below them how each line came about.

use kralle_desk::hall::public_view::{PublicRow, PublicStandings};
use kralle_desk::standings::score::RoundScore;
use kralle_desk::standings::view::ResultCell;
use kralle_exchange::site::Block;
use kralle_exchange::table::{Cell, Side, Table};

use super::view::{View, rank};
use super::{why, working};

/// The standings with the working of every line.
pub(super) fn blocks(view: &View<'_>) -> Option<Vec<Block>> {
    let standings = view.kept.tournament.standings.as_ref()?;
    let mut blocks = vec![
        Block::Text(said(view, standings)),
        Block::Table(table(view, standings)),
        Block::Heading(view.say("archive-how")),
        Block::Text(view.say("archive-how.hint")),
    ];
    blocks.extend(standings.rows.iter().map(|row| Block::Details {
        id: format!("team-{}", row.team.team),
        summary: summary(view, row),
        blocks: details(view, standings, row),
    }));
    Some(blocks)
}

/// How far they are.
fn said(view: &View<'_>, standings: &PublicStandings) -> String {
    let overview = &view.kept.tournament.overview;
    if standings.closed {
        return view.say("hall-final");
    }
    if overview.results < overview.tables {
        let args = [
            ("round", standings.after.into()),
            ("results", overview.results.into()),
            ("tables", overview.tables.into()),
        ];
        return view.words.say("hall-during", &args);
    }
    view.say_number("hall-after", "round", standings.after)
}

fn summary(view: &View<'_>, row: &PublicRow) -> String {
    let rank = rank(row.rank_from, row.rank_to);
    let name = view.team_name(row.team.team);
    let points = view.words.half_points(row.half_points.into());
    if view.is_single() {
        format!("{rank} · {name} · {points}")
    } else {
        let players = row.team.players.join(" / ");
        format!("{rank} · {name} ({players}) · {points}")
    }
}

/// The standings as a table.
pub(super) fn table(view: &View<'_>, standings: &PublicStandings) -> Table {
    let mut table = Table::new(view.say("export-table-standings"))
        .column(view.say("export-rank"), Side::Right)
        .column(view.team_heading(), Side::Left);
    table = table.column(view.say("export-points"), Side::Right);
    let tie_breaks = standings.rows.first().map(|row| row.tie_breaks.as_slice());
    let tie_breaks = tie_breaks.unwrap_or_default();
    for it in tie_breaks {
        table = table.column(it.code.clone(), Side::Right);
    }
    // On a phone what is behind is reached by a finger: the points must not be.
    for round in 1..=standings.after {
        table = table.column(round.to_string(), Side::Right);
    }
    for row in &standings.rows {
        let mut cells = vec![
            Cell::Text(rank(row.rank_from, row.rank_to)),
            view.team(row.team.team),
            Cell::HalfPoints(row.half_points.into()),
        ];
        for it in tie_breaks {
            let own = row.tie_breaks.iter().find(|own| own.code == it.code);
            let value = own.and_then(|own| own.value.as_deref());
            let value = value.map(|value| view.words.decimal(value));
            cells.push(Cell::text(value.unwrap_or_default()));
        }
        for round in 1..=standings.after {
            let cell = row.results.iter().find(|cell| cell.round == round);
            cells.push(cell.map_or(Cell::Empty, |cell| result(view, cell)));
        }
        table.rows.push(cells);
    }
    table
}

/// The score of a team in a round, and below it the opponent.
fn result(view: &View<'_>, cell: &ResultCell) -> Cell {
    let score = cell.score();
    let text = Cell::Text(score.text(view.words));
    match score {
        RoundScore::Match { opponent, .. } => {
            Cell::Lines(vec![text, Cell::Number(opponent.into())])
        }
        RoundScore::Bye(_) => Cell::Lines(vec![text, Cell::text(view.say("standings-bye"))]),
        RoundScore::Absent(_) | RoundScore::Left => text,
    }
}

fn details(view: &View<'_>, standings: &PublicStandings, row: &PublicRow) -> Vec<Block> {
    let mut why = why::sentences(view, standings, row);
    why.extend(row.left_with.map(|round| {
        let sentence = view.say_number("standings-left", "round", round);
        format!("{sentence}.")
    }));
    let mut blocks = vec![Block::Text(why.join(" "))];
    let mut met = Table::new(view.say("hall-met"))
        .column(view.say("export-round"), Side::Right)
        .column(view.say("export-opponent"), Side::Left)
        .column(view.say("export-points"), Side::Right);
    for cell in &row.results {
        let score = cell.score();
        let against = match score {
            RoundScore::Match { opponent, .. } => view.team_link(opponent),
            RoundScore::Absent(_) => Cell::text(view.say("absence-bye")),
            RoundScore::Bye(_) => Cell::text(view.say("bye")),
            RoundScore::Left => continue,
        };
        met.rows.push(vec![
            Cell::Number(cell.round.into()),
            against,
            Cell::Text(score.text(view.words)),
        ]);
    }
    if row.penalty_half_points != 0 {
        let points = view
            .words
            .half_points(row.penalty_half_points.unsigned_abs());
        let sign = if row.penalty_half_points > 0 {
            '+'
        } else {
            '−'
        };
        met.rows.push(vec![
            Cell::Empty,
            Cell::text(view.say("standings-penalties")),
            Cell::Text(format!("{sign}{points}")),
        ]);
    }
    blocks.push(Block::Table(met));
    for it in &row.tie_breaks {
        blocks.extend(working::blocks(view, it));
    }
    blocks
}
