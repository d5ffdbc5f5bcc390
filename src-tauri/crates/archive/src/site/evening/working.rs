//! How a tie-break came about.

use kralle_desk::hall::public_view::{PublicPart, PublicTieBreak};
use kralle_exchange::site::Block;
use kralle_exchange::table::{Cell, Side, Table};
use kralle_tournament::AgainstKind;

use super::view::View;

/// A tie-break with its parts, and their sum.
pub(super) fn blocks(view: &View<'_>, it: &PublicTieBreak) -> Vec<Block> {
    let name = tie_break_name(view, &it.code);
    let value = view.words.decimal(it.value.as_deref().unwrap_or("–"));
    if it.parts.is_empty() {
        let said = view.say("working-read-off");
        return vec![Block::Text(format!(
            "{name} ({}): {value}. {said}",
            it.code
        ))];
    }
    let mut table = Table::new(format!("{name} ({}): {value}", it.code))
        .column(view.say("export-round"), Side::Right)
        .column(view.say("working-part"), Side::Left)
        .column(view.say("working-value"), Side::Right)
        .column(view.say("working-remark"), Side::Left);
    for part in &it.parts {
        let mut remark = Vec::new();
        if part.cut {
            remark.push(view.say("working-cut"));
        }
        if part.against.0 == AgainstKind::DummyFor {
            remark.push(view.say("working-dummy-for"));
        }
        remark.extend(notes(view, part));
        table.rows.push(vec![
            Cell::number(part.round),
            about(view, part),
            Cell::text(if part.cut {
                format!("({})", view.words.decimal(&part.value))
            } else {
                view.words.decimal(&part.value)
            }),
            Cell::text(remark.join(" · ")),
        ]);
    }
    let counted = it.parts.iter().filter(|part| !part.cut);
    let counted: Vec<_> = counted
        .map(|part| view.words.decimal(&part.value))
        .collect();
    vec![Block::Table(table), Block::Text(counted.join(" + "))]
}

/// Returns notes on an opponent whose score here is not the one in the standings.
fn notes(view: &View<'_>, part: &PublicPart) -> Vec<String> {
    let points = |half: u16| view.words.half_points(half.into());
    let left = part.left.map(|left| {
        let args = [
            ("round", left.from.into()),
            ("points", points(left.half_points).into()),
        ];
        view.words.say("working-left", &args)
    });
    let penalty = (part.penalty_half_points != 0).then(|| {
        let sign = if part.penalty_half_points < 0 {
            '−'
        } else {
            '+'
        };
        let points = points(part.penalty_half_points.unsigned_abs());
        let args = [("points", format!("{sign}{points}").into())];
        view.words.say("working-penalty", &args)
    });
    left.into_iter().chain(penalty).collect()
}

/// Whom or what a part is about.
fn about(view: &View<'_>, part: &PublicPart) -> Cell {
    if let Some(opponent) = part.opponent {
        return Cell::text(view.team_name(opponent));
    }
    Cell::text(match part.against.0 {
        AgainstKind::Board => {
            let board = part.board.unwrap_or_default();
            view.words.say("working-board", &[("board", board.into())])
        }
        AgainstKind::Opponent | AgainstKind::DummyFor | AgainstKind::Dummy | AgainstKind::Own => {
            view.say(&part.against.message("working"))
        }
    })
}

/// What a tie-break is called; its FIDE name where we have no word for it.
pub(super) fn tie_break_name(view: &View<'_>, code: &str) -> String {
    let key = format!("tie-break-{}", code.replace('/', "-"));
    if view.words.knows(&key) {
        view.say(&key)
    } else {
        code.to_owned()
    }
}
