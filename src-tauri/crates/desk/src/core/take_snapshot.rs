//! Takes a snapshot of the desk for queries.

use std::sync::Arc;

use kralle_tournament::{RoundNumber, Tournament};

use crate::core::authors::authors_of;
use crate::core::desk::Desk;
use crate::core::open_file::OpenFile;
use crate::core::snapshot::{Shown, Snapshot, State};
use crate::door::hall::KnownHall;
use crate::season::open_season::SeenSeason;

impl Desk {
    /// Returns the snapshot for queries. Reuses the parts of the previous snapshot that did not
    /// change.
    pub(crate) fn snapshot(&mut self) -> Snapshot {
        let job = self.job();
        if let Some(known) = &self.snapshot {
            return known.with_job(job, self.visitor.as_ref());
        }
        let before = self.before.take();
        let before = before.as_ref().and_then(|it| it.state.file.as_ref());
        let snapshot = Snapshot {
            state: Arc::new(State {
                file: self.open_file().ok().map(|file| shown(self, file, before)),
                season: self.season.as_ref().map(|season| SeenSeason {
                    known: Arc::clone(&season.known),
                    steps: [season.undo.len(), season.redo.len()],
                }),
                rating_folder: self.rating_folder().ok(),
                files: self.files().clone(),
                outbox: self.archive.outbox.clone(),
                lots_shown: self.lots_shown.clone(),
            }),
            job,
            visitor: self.visitor.clone(),
        };
        self.known_hall = snapshot.state.file.as_ref().and_then(|file| {
            Some(KnownHall {
                tournament: Arc::clone(&file.now),
                state: file.hall.as_ref().ok()?.clone(),
            })
        });
        self.snapshot = Some(snapshot.clone());
        self.new_authors = None;
        snapshot
    }

    /// Marks the snapshot as outdated after a call that may have changed data not counted by
    /// [`Desk::changes`]. The next snapshot reuses its parts.
    pub(crate) fn look_anew(&mut self) {
        self.before = self.snapshot.take().or(self.before.take());
    }
}

fn shown(desk: &Desk, file: &OpenFile, before: Option<&Shown>) -> Shown {
    let now = &file.tournament;
    let known = |round: RoundNumber| {
        let before = before.filter(|before| is_alike(&before.now, now, round))?;
        before.authors.get(&round).cloned()
    };
    let rounds = now.rounds.iter().map(|round| round.number);
    let authors = rounds.map(|round| {
        let new = desk.new_authors.as_ref().filter(|it| it.0 == round);
        let new = new.map(|it| Arc::clone(&it.1));
        let read = || Arc::new(authors_of(&file.store, round));
        (round, new.or_else(|| known(round)).unwrap_or_else(read))
    });
    let head = file.store.head();
    Shown {
        authors: authors.collect(),
        tournament: Arc::clone(file.shown()),
        now: Arc::clone(now),
        overview: match before.filter(|_| desk.answers_captain()) {
            Some(before) => before.overview.clone(),
            None => desk.whole_overview(),
        },
        hall: desk.hall_state(),
        newest_entry: head.as_ref().map_or(0, |head| head.entry),
        identity: head.ok().map(|head| head.file),
    }
}

/// True if the results of a round have the same authors in both tournaments. The round and its
/// penalties must be the same, and the next round must have the same state.
fn is_alike(one: &Tournament, other: &Tournament, round: RoundNumber) -> bool {
    let penalties = |of: &Tournament| -> Vec<_> {
        let of_round = of.penalties.iter().filter(|it| it.round == round);
        of_round.cloned().collect()
    };
    let next = |of: &Tournament| of.round(round.next()).ok().map(|next| next.state);
    one.round(round).ok() == other.round(round).ok()
        && penalties(one) == penalties(other)
        && next(one) == next(other)
}
