//! The remarks about a file as a whole.
#![expect(
    clippy::wildcard_enum_match_arm,
    reason = "each function picks out the records it needs"
)]

use kralle_pairing::event::Event;
use kralle_pairing::round_robin::{CycleTurn, Cycles, top_role};

use super::Trf;
use super::record::{Cell, Record};
use super::remark::{MOST, ReportField, TrfRemark};
use crate::sex::{SexCell, SexColumn};

impl Trf {
    /// Returns the differences between the lines and their meaning, by line.
    pub fn remarks(&self) -> Vec<TrfRemark> {
        let mut remarks = self.unread.clone();
        remarks.extend(self.byes_ahead().take(MOST));
        remarks.extend(self.sexes_unread());
        remarks.sort_by_key(TrfRemark::line);
        remarks
    }

    fn byes_ahead(&self) -> impl Iterator<Item = TrfRemark> + '_ {
        let paired = self.paired_rounds();
        self.placed().flat_map(move |it| {
            let rounds = it.player.rounds.iter().enumerate().skip(paired);
            let ahead = rounds.filter(|(_, cell)| cell.is_some_and(Cell::is_full_point));
            ahead.map(move |(index, _)| TrfRemark::ByeAhead {
                line: it.line,
                entrant: it.player.number,
                round: index + 1,
            })
        })
    }

    fn sexes_unread(&self) -> Vec<TrfRemark> {
        let column = SexColumn::of(self.players().map(|it| it.sex.as_str()));
        let mut remarks = Vec::new();
        let mut neither = Vec::new();
        for it in self.placed() {
            match column.read(&it.player.sex) {
                SexCell::Neither => neither.push(it.line),
                SexCell::Unreadable => remarks.push(TrfRemark::FieldUnread {
                    line: it.line,
                    column: 10,
                    text: it.player.sex.clone(),
                    field: ReportField::Sex,
                }),
                SexCell::Empty | SexCell::Sex(_) => {}
            }
        }
        remarks.extend(neither.first().map(|line| TrfRemark::SexNeither {
            line: *line,
            count: neither.len(),
        }));
        remarks
    }

    /// Returns the remark that the rounds of a round robin contradict the record of the initial
    /// color (152 or XXC). `None` if they agree, or if there is no such record.
    pub fn outweighed_color(
        &self,
        event: &Event,
        cycles: Cycles,
        turn: CycleTurn,
    ) -> Option<TrfRemark> {
        let played = top_role(event, cycles, turn)?;
        self.numbered().find_map(|(line, record)| match record {
            Record::InitialColor { role, .. } | Record::RankNumbering { role: Some(role) } => {
                (*role != played).then_some(TrfRemark::RoundsOutweighColor { line })
            }
            _ => None,
        })
    }
}
