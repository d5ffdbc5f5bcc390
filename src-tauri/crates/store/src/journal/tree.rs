//! The entries in force: a pure function of the journal rows, oldest first.
//!
//! The journal is a tree. The parent of a command is the entry in force before it. Undo moves back
//! along the tree and keeps the passed entries for redo; a new command starts a branch. A restore
//! continues from an earlier row and drops the rows in between. So the state after a row is its
//! current entry ([`Tree::position`]) and the reach of redo.
//!
//! Terminates for any rows: hostile ones lead nowhere and cost no more than valid ones (ancestors
//! are found by jump pointers).

use std::ops::Range;

use super::entry::{Act, EntryState};

/// The effect of a row on the tree.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Step {
    /// A command that changed the tournament.
    Change,
    /// The creation of the file or a migration: nothing before it can be undone, redone or viewed.
    Wall,
    /// A command that changed nothing; like any command it ends redo.
    Note,
    /// Undoes everything in force after a row.
    Undo { to: u32 },
    /// Redoes everything undone up to a row.
    Redo { to: u32 },
    /// Independent of the tournament: a game event or an event from the hall.
    Beside,
    /// A restored backup: the state is that after a row.
    Restore {
        to: u32,
        /// True if the backup had an older schema.
        is_wall: bool,
    },
}

/// An index in [`Tree::rows`].
type Place = usize;

/// A row and the state after it.
#[derive(Debug, Clone)]
struct Row {
    number: u32,
    step: Step,
    /// The preceding row in the tree: the one before, or the target of a restore.
    from: Place,
    /// The last restore on the path to this row; `None` without one.
    restore: Option<Place>,
    /// The current change or wall after this row.
    position: Place,
    /// The change that redo reaches; the position itself if there is nothing to redo.
    tip: Place,
    /// Of a change or wall: its parent, and a farther ancestor.
    parent: Place,
    jump: Place,
    depth: u32,
    /// Of a change or wall: the nearest wall at or before it.
    wall: Place,
}

/// The rows of a journal, and the state after each.
#[derive(Debug, Clone, Default)]
pub(crate) struct Tree {
    rows: Vec<Row>,
    /// All undo and redo rows.
    moves: Vec<Place>,
}

impl Tree {
    /// Appends a row. Numbers must increase; a row out of order is ignored.
    pub(crate) fn push(&mut self, number: u32, step: Step) {
        let here = self.rows.len();
        let Some(last) = self.rows.last() else {
            self.rows.push(Row {
                number,
                step: Step::Wall,
                from: here,
                restore: None,
                position: here,
                tip: here,
                parent: here,
                jump: here,
                depth: 0,
                wall: here,
            });
            return;
        };
        if number <= last.number {
            return;
        }
        let mut row = Row {
            number,
            step,
            from: here - 1,
            ..last.clone()
        };
        match step {
            Step::Change => self.put_on(here, &mut row, false),
            Step::Wall => self.put_on(here, &mut row, true),
            Step::Note => row.tip = row.position,
            Step::Undo { to } => {
                self.moves.push(here);
                let wall = self.rows[row.position].wall;
                row.position = self.ancestor(row.position, to).max(wall);
            }
            Step::Redo { to } => {
                self.moves.push(here);
                row.position = self.ancestor(row.tip, to).max(row.position);
            }
            Step::Beside => {}
            Step::Restore { to, is_wall } => {
                row.restore = Some(here);
                row.from = self.place(to).unwrap_or(row.from);
                row.position = self.rows[row.from].position;
                row.tip = row.position;
                if is_wall {
                    self.put_on(here, &mut row, true);
                }
            }
        }
        self.rows.push(row);
    }

    /// Makes `row`, which will be at `here`, a child of its position.
    fn put_on(&self, here: Place, row: &mut Row, is_wall: bool) {
        let parent = &self.rows[row.position];
        let jump = &self.rows[parent.jump];
        let far = &self.rows[jump.jump];
        let are_alike = parent.depth - jump.depth == jump.depth - far.depth;
        row.jump = if are_alike { jump.jump } else { row.position };
        row.depth = parent.depth + 1;
        row.wall = if is_wall { here } else { parent.wall };
        row.parent = row.position;
        row.position = here;
        row.tip = here;
    }

    /// Returns the nearest of `node` and its ancestors with a number up to `number`; the first row
    /// if there is none.
    fn ancestor(&self, node: Place, number: u32) -> Place {
        let mut at = node;
        while self.rows[at].number > number && at != self.rows[at].parent {
            let jump = self.rows[at].jump;
            at = if self.rows[jump].number > number {
                jump
            } else {
                self.rows[at].parent
            };
        }
        at
    }

    fn place(&self, number: u32) -> Option<Place> {
        let rows = &self.rows;
        let counted = usize::try_from(number).ok()?.checked_sub(1)?;
        if rows.get(counted).is_some_and(|row| row.number == number) {
            return Some(counted);
        }
        // Only needed if a number is missing.
        rows.binary_search_by_key(&number, |row| row.number).ok()
    }

    fn is_node(&self, place: Place) -> bool {
        match self.rows[place].step {
            Step::Change | Step::Wall | Step::Restore { is_wall: true, .. } => true,
            Step::Restore { is_wall: false, .. }
            | Step::Note
            | Step::Undo { .. }
            | Step::Redo { .. }
            | Step::Beside => false,
        }
    }

    pub(crate) const fn len(&self) -> usize {
        self.rows.len()
    }

    /// Returns the number of the newest row; `None` without rows.
    pub(crate) fn newest(&self) -> Option<u32> {
        self.rows.last().map(|row| row.number)
    }

    /// Returns the newest entry with a state of its own; `None` without rows.
    pub(crate) fn newest_state(&self) -> Option<u32> {
        let mut places = (0..self.rows.len()).rev();
        let place = places.find(|place| self.is_node(*place))?;
        Some(self.rows[place].number)
    }

    /// True if there is such a row.
    pub(crate) fn has(&self, number: u32) -> bool {
        self.place(number).is_some()
    }

    /// Returns the current entry: the tournament is in the state after it. `None` without rows.
    pub(crate) fn position(&self) -> Option<u32> {
        let last = self.rows.last()?;
        Some(self.rows[last.position].number)
    }

    /// Returns the entry that was current after row `number`; `None` if there is no such row.
    pub(crate) fn position_after(&self, number: u32) -> Option<u32> {
        let position = self.rows[self.place(number)?].position;
        Some(self.rows[position].number)
    }

    /// Returns the row that row `number` continues from; `None` for the first, and if there is no
    /// such row.
    pub(crate) fn from(&self, number: u32) -> Option<u32> {
        let place = self.place(number)?;
        let from = self.rows[place].from;
        (from != place).then(|| self.rows[from].number)
    }

    /// Returns the parent of the change or wall `number`; `None` for the first, and if there is no
    /// such change or wall.
    pub(crate) fn parent(&self, number: u32) -> Option<u32> {
        let place = self.place(number).filter(|place| self.is_node(*place))?;
        let parent = self.rows[place].parent;
        (parent != place).then(|| self.rows[parent].number)
    }

    /// Returns the last entry that undo and redo cannot cross; `None` without rows.
    pub(crate) fn wall(&self) -> Option<u32> {
        self.wall_of(self.newest()?)
    }

    /// Returns the wall after row `number`; `None` if there is no such row. Two states can be
    /// reached from each other if their walls are equal.
    pub(crate) fn wall_of(&self, number: u32) -> Option<u32> {
        let position = self.rows[self.place(number)?].position;
        Some(self.rows[self.rows[position].wall].number)
    }

    /// Returns the changes after the current wall, in force or not, oldest first.
    pub(crate) fn within_the_wall(&self) -> Vec<u32> {
        let Some(last) = self.rows.last() else {
            return Vec::new();
        };
        let wall = self.rows[last.position].wall;
        let within = (wall..self.rows.len()).filter(|place| {
            *place != wall && self.is_node(*place) && self.rows[*place].wall == wall
        });
        within.map(|place| self.rows[place].number).collect()
    }

    /// Returns the entry that undo takes back next; `None` if there is none.
    pub(crate) fn undoable(&self) -> Option<u32> {
        self.position()
            .filter(|position| Some(*position) != self.wall())
    }

    /// Returns the entry that redo restores next; `None` if there is none.
    pub(crate) fn redoable(&self) -> Option<u32> {
        let last = self.rows.last()?;
        let (mut at, here) = (last.tip, last.position);
        if at == here {
            return None;
        }
        while self.rows[at].parent != here {
            let Row { jump, parent, .. } = self.rows[at];
            at = if jump > here { jump } else { parent };
        }
        Some(self.rows[at].number)
    }

    /// Returns the changes from place `from` back to the first with a number up to `number`.
    fn way_back(&self, from: Place, number: u32) -> Vec<u32> {
        let mut at = from;
        let mut way = Vec::new();
        while self.rows[at].number > number && at != self.rows[at].wall {
            way.push(self.rows[at].number);
            at = self.rows[at].parent;
        }
        way
    }

    /// Returns the changes in force after row `number`, newest first: those that an undo to it
    /// takes back.
    pub(crate) fn in_force_after(&self, number: u32) -> Vec<u32> {
        let last = self.rows.last();
        last.map_or_else(Vec::new, |last| self.way_back(last.position, number))
    }

    /// Returns the changes that can be redone up to row `number`, oldest first: those that a redo
    /// to it restores.
    pub(crate) fn undone_up_to(&self, number: u32) -> Vec<u32> {
        let Some(last) = self.rows.last() else {
            return Vec::new();
        };
        let end = self.ancestor(last.tip, number).max(last.position);
        let mut way = self.way_back(end, self.rows[last.position].number);
        way.reverse();
        way
    }

    /// Returns the rows dropped by restores: neither in force nor undone.
    pub(crate) fn left(&self) -> Left {
        let mut ranges = Vec::new();
        let mut restore = self.rows.last().and_then(|row| row.restore);
        while let Some(place) = restore {
            let from = self.rows[place].from;
            ranges.push(from + 1..place);
            restore = self.rows[from].restore;
        }
        ranges.reverse();
        let number = |place: Place| self.rows[place].number;
        let numbers = ranges.into_iter().filter(|range| !range.is_empty());
        Left(
            numbers
                .map(|range| number(range.start)..number(range.end))
                .collect(),
        )
    }

    /// Returns the state of row `number`, given the rows `left` that restores dropped; `None` if
    /// there is no such row.
    pub(crate) fn state(&self, number: u32, left: &Left) -> Option<EntryState> {
        let place = self.place(number)?;
        let last = self.rows.last()?;
        Some(if left.restore_after(number).is_some() {
            EntryState::Left
        } else if !self.is_node(place) || self.ancestor(last.position, number) == place {
            EntryState::Done
        } else if self.ancestor(last.tip, number) == place {
            EntryState::Undone
        } else {
            EntryState::Ended
        })
    }

    /// Returns the undo and redo of any of `entries` (ascending): entry, row and act, in row order.
    /// Marks in a part that a restore dropped count only for entries in that part.
    pub(crate) fn marks(&self, entries: &[u32], left: &Left) -> Vec<(u32, u32, Act)> {
        let mut marks = Vec::new();
        for row in self.moves.iter().map(|place| &self.rows[*place]) {
            let before = self.rows[row.from].position;
            let (near, far) = (before.min(row.position), before.max(row.position));
            let act = if near == before {
                Act::Redone
            } else {
                Act::Undone
            };
            let (after, up_to) = (self.rows[near].number, self.rows[far].number);
            let begin = entries.partition_point(|entry| *entry <= after);
            let end = entries.partition_point(|entry| *entry <= up_to);
            let is_left = left.restore_after(row.number).is_some();
            for entry in entries.get(begin..end).unwrap_or_default() {
                let is_on_the_way = self.rows[self.ancestor(far, *entry)].number == *entry;
                if is_on_the_way && (!is_left || left.restore_after(*entry).is_some()) {
                    marks.push((*entry, row.number, act));
                }
            }
        }
        marks
    }

    /// Returns the rows of all restores, oldest first.
    pub(crate) fn restores(&self) -> impl Iterator<Item = u32> + '_ {
        let restores = self.rows.iter();
        restores
            .filter(|row| matches!(row.step, Step::Restore { .. }))
            .map(|row| row.number)
    }
}

/// The rows dropped by each restore: from the first up to the restore.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(crate) struct Left(Vec<Range<u32>>);

impl Left {
    /// Returns the restore that dropped row `number`; `None` if it was not dropped.
    pub(crate) fn restore_after(&self, number: u32) -> Option<u32> {
        let next = self.0.partition_point(|range| range.end <= number);
        let range = self.0.get(next).filter(|range| range.contains(&number))?;
        Some(range.end)
    }
}

#[cfg(test)]
mod tests;
