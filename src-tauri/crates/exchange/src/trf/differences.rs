//! The remarks about a file as a whole.
#![expect(
    clippy::wildcard_enum_match_arm,
    reason = "each function picks out the records it needs"
)]

use std::collections::{BTreeMap, BTreeSet};

use kralle_pairing::event::Event;
use kralle_pairing::round_robin::{CycleTurn, Cycles, top_role};

use super::Trf;
use super::record::{Cell, PlayerRecord, Record};
use super::remark::{MOST, ReportField, TrfRemark};
use crate::sex::{SexCell, SexColumn};

impl Trf {
    /// Returns the differences between the lines and their meaning, by line.
    pub fn remarks(&self) -> Vec<TrfRemark> {
        let mut remarks = self.unread.clone();
        remarks.extend(self.byes_ahead().take(MOST));
        remarks.extend(self.sexes_unread());
        remarks.extend(self.teams_unread());
        remarks.extend(self.byes_contradicted().take(MOST));
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

    /// Returns the remark about records 013 that are no teams, or those about players without one.
    fn teams_unread(&self) -> Vec<TrfRemark> {
        if !self.is_team_event() {
            let first = self.numbered().find_map(|(line, record)| match record {
                Record::Team(_) => Some(TrfRemark::TeamsNotPaired { line }),
                _ => None,
            });
            return first.into_iter().collect();
        }
        let members: BTreeSet<u16> = self
            .teams()
            .flat_map(|team| team.players.iter().copied())
            .collect();
        self.placed()
            .filter(|it| !members.contains(&it.player.number))
            .map(|it| TrfRemark::NoTeam {
                line: it.line,
                entrant: it.player.number,
            })
            .take(MOST)
            .collect()
    }

    /// Returns the remarks about byes of players who were paired; teams have byes of their own.
    fn byes_contradicted(&self) -> impl Iterator<Item = TrfRemark> + '_ {
        let players: BTreeMap<u16, &PlayerRecord> = if self.is_team_event() {
            BTreeMap::new()
        } else {
            self.players().map(|it| (it.number, it)).collect()
        };
        let byes = self.numbered().filter_map(|(line, record)| match record {
            Record::Byes(it) => Some((line, it)),
            _ => None,
        });
        byes.flat_map(move |(line, bye)| {
            let round = usize::from(bye.round);
            let paired = bye.entrants.iter().filter(|entrant| {
                let cells = players.get(entrant).map(|it| &it.rounds);
                let cell = cells.and_then(|it| it.get(round.checked_sub(1)?).copied().flatten());
                cell.is_some_and(|it| it.opponent.is_some())
            });
            let remarks = paired.map(|entrant| TrfRemark::ByeContradicted {
                line,
                entrant: *entrant,
                round,
            });
            remarks.collect::<Vec<_>>()
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
