//! The parts of a tie-break and their sum.

use kralle_exchange::site::Block;
use kralle_exchange::table::{Cell, Side, Table};
use kralle_tournament::AgainstKind;

use super::Pages;
use crate::crosstable::penalty;
use crate::public::{PublicPart, PublicTieBreak};
use crate::score::tie_break_name;

impl Pages<'_> {
    /// Returns a tie-break with its parts and their sum; without parts, only the value and a remark.
    pub(super) fn working(&self, it: &PublicTieBreak) -> Vec<Block> {
        let name = self.tie_break_name(&it.code);
        let value = self.words.decimal(it.value.as_deref().unwrap_or("–"));
        if it.parts.is_empty() {
            let remark = self.say("working-read-off");
            return vec![Block::Text(format!(
                "{name} ({}): {value}. {remark}",
                it.code
            ))];
        }
        let mut table = Table::new(format!("{name} ({}): {value}", it.code))
            .column(self.say("export-round"), Side::Right)
            .column(self.say("working-part"), Side::Left)
            .column(self.say("working-value"), Side::Right)
            .column(self.say("working-remark"), Side::Left);
        for part in &it.parts {
            let mut remark = Vec::new();
            if part.cut {
                remark.push(self.say("working-cut"));
            }
            if part.against.0 == AgainstKind::DummyFor {
                remark.push(self.say("working-dummy-for"));
            }
            remark.extend(self.notes_on(part));
            table.rows.push(vec![
                Cell::number(part.round),
                self.about(part),
                Cell::text(if part.cut {
                    format!("({})", self.words.decimal(&part.value))
                } else {
                    self.words.decimal(&part.value)
                }),
                Cell::text(remark.join(" · ")),
            ]);
        }
        let counted = it.parts.iter().filter(|part| !part.cut);
        let counted: Vec<_> = counted
            .map(|part| self.words.decimal(&part.value))
            .collect();
        vec![Block::Table(table), Block::Text(counted.join(" + "))]
    }

    /// Returns notes on an opponent whose score here differs from the standings.
    fn notes_on(&self, part: &PublicPart) -> Vec<String> {
        let points = |half: u16| self.words.half_points(half.into());
        let left = part.left.map(|left| {
            let args = [
                ("round", left.from.into()),
                ("points", points(left.half_points).into()),
            ];
            self.words.say("working-left", &args)
        });
        let penalized = (part.penalty_half_points != 0).then(|| {
            let points = penalty(part.penalty_half_points.into(), self.words);
            let args = [("points", points.into())];
            self.words.say("working-penalty", &args)
        });
        left.into_iter().chain(penalized).collect()
    }

    /// Returns the opponent, the board or the kind of a part.
    fn about(&self, part: &PublicPart) -> Cell {
        if let Some(opponent) = part.opponent {
            return Cell::text(self.team_name(opponent));
        }
        Cell::text(match part.against.0 {
            AgainstKind::Board => {
                let board = part.board.unwrap_or_default();
                self.words.say("working-board", &[("board", board.into())])
            }
            AgainstKind::Opponent
            | AgainstKind::DummyFor
            | AgainstKind::Dummy
            | AgainstKind::Own => self.say(&part.against.message("working")),
        })
    }

    /// Returns the name of a tie-break; its FIDE code if the language has no name for it.
    pub(super) fn tie_break_name(&self, code: &str) -> String {
        tie_break_name(code, self.deciding_points(), self.words).unwrap_or_else(|| code.to_owned())
    }
}
