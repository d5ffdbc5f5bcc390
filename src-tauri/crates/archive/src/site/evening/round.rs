//! A round.

use kralle_desk::core::choice::Named;
use kralle_desk::hall::public_view::{PublicRound, PublicTable};
use kralle_desk::hall::view::HallSide;
use kralle_exchange::table::{Cell, Side, Table};
use shakmaty::Color;

use super::view::View;

/// The tables of a round, and who has the bye.
pub(super) fn table(view: &View<'_>, round: &PublicRound) -> Table {
    let (first, second) = if view.is_single() {
        ("white", "black")
    } else {
        ("export-first", "export-second")
    };
    let mut table = Table::new(view.say_number("round-number", "number", round.round))
        .column(view.say("export-table"), Side::Right)
        .column(view.say(first), Side::Left)
        .column(view.say("export-result"), Side::Right)
        .column(view.say(second), Side::Left)
        .column(view.say("export-cause"), Side::Left);
    for it in &round.tables {
        table.rows.push(vec![
            Cell::Number(it.table.into()),
            side(view, &it.first),
            Cell::text(result(view, it)),
            side(view, &it.second),
            cause(view, it),
        ]);
    }
    if let Some(bye) = &round.bye {
        table.rows.push(vec![
            Cell::Empty,
            view.team(bye.team.team),
            Cell::HalfPoints(bye.half_points.into()),
            Cell::text(view.say("bye")),
            Cell::Empty,
        ]);
    }
    table
}

/// A team of a match with who plays where, as far as it is known.
fn side(view: &View<'_>, side: &HallSide) -> Cell {
    let players = side.players.iter().map(|player| {
        let key = match player.color {
            Some(Named(Color::White)) => "board-white",
            Some(Named(Color::Black)) => "board-black",
            None => "board",
        };
        // Of single players the column says the color.
        let place = player.board.filter(|_| !view.is_single());
        let place = place.map(|board| view.words.say(key, &[("board", board.into())]));
        let place = place.map(|place| format!(" ({place})")).unwrap_or_default();
        view.named(player.player, &player.name, &place)
    });
    if view.is_single() {
        return Cell::Lines(players.collect());
    }
    let team = std::iter::once(view.team_link(side.team));
    Cell::Lines(team.chain(players).collect())
}

/// "2–0"; nothing while the match is open.
pub(super) fn result(view: &View<'_>, it: &PublicTable) -> String {
    it.result.as_ref().map_or_else(String::new, |result| {
        let points = |points: u16| view.words.half_points(points.into());
        format!(
            "{}–{}",
            points(result.first_half_points),
            points(result.second_half_points)
        )
    })
}

/// By what it was decided.
pub(super) fn cause(view: &View<'_>, it: &PublicTable) -> Cell {
    it.result.as_ref().map_or(Cell::Empty, |result| {
        Cell::text(view.say(&result.cause.message("cause")))
    })
}
