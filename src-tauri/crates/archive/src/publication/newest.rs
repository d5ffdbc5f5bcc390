//! Cache of each tournament's public state, to avoid a query per request.

use std::future::ready;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use chrono::{Local, NaiveDate};
use kralle_push::answer::RefusalCode;
use moka::future::Cache;
use sqlx_core::query_as::query_as;

use super::Change;
use crate::Refusal;
use crate::database::Database;

/// Maximum number of cached tournaments.
const MOST: u64 = 500_000;
/// Lifetime of a cached state while changes are not received.
const BELIEVED: Duration = Duration::from_secs(2);
/// Retries of a query that is overtaken by a change.
const TRIES: usize = 3;

/// The public state of a file.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Standing {
    Public(Newest),
    /// It was withdrawn or taken down, or its public time is over.
    Gone,
    /// It was never pushed.
    Unknown,
}

/// The public revision of a file.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Newest {
    pub tournament: i32,
    pub revision: u32,
    /// The time of the last public change, in microseconds; may change without a new revision.
    pub changed: i64,
    /// The first revision of another copy than the one withdrawn before; `None` without such a
    /// change.
    pub another_copy_since: Option<u32>,
    until: Option<NaiveDate>,
}

#[cfg(test)]
impl Newest {
    /// Returns the public state of a tournament that changed at this time.
    pub(crate) const fn of_test(changed: i64) -> Self {
        Self {
            tournament: 1,
            revision: 7,
            changed,
            another_copy_since: None,
            until: None,
        }
    }
}

/// The state of a file as known to this server.
#[derive(Debug, Clone, Copy)]
struct LastState {
    /// `None` after a change whose result must still be queried.
    standing: Option<Standing>,
    /// The newest change contained in `standing`, or with unknown effect.
    changed: i64,
    /// The newest change received.
    told: i64,
    checked: Instant,
}

/// A time before every change.
const NEVER: i64 = i64::MIN;

impl LastState {
    /// Returns the state after `change`, which may arrive later than a query result that contains
    /// it.
    fn after(before: Option<Self>, change: &Change) -> Self {
        let told = before.map_or(NEVER, |it| it.told).max(change.changed);
        match before {
            Some(before) if before.changed >= change.changed => Self { told, ..before },
            Some(_) | None => Self {
                standing: (change.revision == 0).then_some(Standing::Gone),
                changed: change.changed,
                told,
                checked: Instant::now(),
            },
        }
    }

    /// Returns the state after a query, whose result may be older than a change received
    /// meanwhile.
    fn answered(before: Option<Self>, answer: Self) -> Self {
        match before {
            Some(before) if before.changed > answer.changed => before,
            Some(Self { told, .. }) => Self { told, ..answer },
            None => answer,
        }
    }
}

/// The states of files, kept valid by the received changes.
#[derive(Debug)]
pub struct Standings {
    states: Cache<[u8; 16], LastState>,
    /// True while every change is received immediately.
    is_told: AtomicBool,
}

impl Default for Standings {
    fn default() -> Self {
        Self {
            states: Cache::new(MOST),
            is_told: AtomicBool::new(false),
        }
    }
}

impl Standings {
    /// Applies a change. Returns true if it is new.
    pub async fn tell(&self, change: &Change) -> bool {
        let mut is_news = true;
        let after = |before: Option<moka::Entry<[u8; 16], LastState>>| {
            let before = before.map(|it| *it.value());
            is_news = before.is_none_or(|it| it.told < change.changed);
            ready(LastState::after(before, change))
        };
        self.states.entry(change.file).and_upsert_with(after).await;
        is_news
    }

    /// Invalidates the state of a file, so that it is queried next time.
    pub(crate) async fn ask_again(&self, file: [u8; 16]) {
        let unasked = |before: Option<moka::Entry<[u8; 16], LastState>>| {
            let (changed, told) = before.map_or((NEVER, NEVER), |it| {
                let state = it.value();
                (state.changed, state.told)
            });
            ready(LastState {
                standing: None,
                changed,
                told,
                checked: Instant::now(),
            })
        };
        self.states.entry(file).and_upsert_with(unasked).await;
    }

    /// Sets whether every change is received. Missed changes must be applied before `true`.
    pub fn are_told(&self, told: bool) {
        self.is_told.store(told, Ordering::SeqCst);
    }

    /// True while every change is received.
    pub fn is_told(&self) -> bool {
        self.is_told.load(Ordering::SeqCst)
    }

    /// Returns the public state of `file`. While the database is unavailable, the last known one.
    ///
    /// # Errors
    /// Fails if the database is unavailable and no state is known.
    pub(crate) async fn of(
        &self,
        database: &Database,
        file: [u8; 16],
    ) -> Result<Standing, Refusal> {
        let standing = self.asked_or_kept(database, file).await?;
        Ok(match standing {
            Standing::Public(Newest {
                until: Some(until), ..
            }) if until < Local::now().date_naive() => Standing::Gone,
            Standing::Public(_) | Standing::Gone | Standing::Unknown => standing,
        })
    }

    async fn asked_or_kept(
        &self,
        database: &Database,
        file: [u8; 16],
    ) -> Result<Standing, Refusal> {
        for tries_left in (0..TRIES).rev() {
            let kept = self.states.get(&file).await;
            let kept = kept.and_then(|it| Some((it.standing?, it.checked)));
            let is_fresh = |checked: Instant| self.is_told() || checked.elapsed() < BELIEVED;
            if let Some((standing, checked)) = kept
                && is_fresh(checked)
            {
                return Ok(standing);
            }
            match (self.ask(database, file).await, kept) {
                (Ok(answer), _) => {
                    // After the last retry, the database takes precedence: it may be a restored
                    // backup.
                    let standing = self.keep(file, answer, tries_left == 0).await;
                    if let Some(standing) = standing {
                        return Ok(standing);
                    }
                }
                (Err(refusal), Some((standing, _)))
                    if refusal.code == RefusalCode::DatabaseAway =>
                {
                    return Ok(standing);
                }
                (Err(refusal), _) => return Err(refusal),
            }
        }
        Err(Refusal::busy("the tournament changes all the time"))
    }

    /// Stores the result of a query. `None` if a later change was received meanwhile.
    async fn keep(&self, file: [u8; 16], answer: LastState, is_last: bool) -> Option<Standing> {
        if is_last {
            self.states.insert(file, answer).await;
            return answer.standing;
        }
        let entry = self.states.entry(file);
        let state = entry.and_upsert_with(|before: Option<moka::Entry<[u8; 16], LastState>>| {
            ready(LastState::answered(before.map(|it| *it.value()), answer))
        });
        state.await.value().standing
    }

    /// Queries the state in the database.
    async fn ask(&self, database: &Database, file: [u8; 16]) -> Result<LastState, Refusal> {
        type Row = (i32, i32, bool, Option<NaiveDate>, i64, Option<i32>);
        let checked = Instant::now();
        let row: Option<Row> = query_as(
            "SELECT tournament, newest, withdrawn_to >= newest OR is_taken_down, public_until,
                    (extract(epoch FROM changed) * 1000000)::bigint, another_copy_since
             FROM tournament WHERE file = $1",
        )
        .bind(file.as_slice())
        .fetch_optional(database.readers())
        .await?;
        let (standing, changed) = match row {
            None => (Standing::Unknown, NEVER),
            Some((_, _, true, _, changed, _)) => (Standing::Gone, changed),
            Some((tournament, newest, false, until, changed, since)) => {
                let newest = Newest {
                    tournament,
                    revision: newest.unsigned_abs(),
                    changed,
                    another_copy_since: since.map(i32::unsigned_abs),
                    until,
                };
                (Standing::Public(newest), changed)
            }
        };
        Ok(LastState {
            standing: Some(standing),
            changed,
            told: NEVER,
            checked,
        })
    }
}

#[cfg(test)]
mod tests {
    use std::time::Instant;

    use super::{Change, LastState, NEVER, Newest, Standing};

    fn change(changed: i64, revision: u32) -> Change {
        Change {
            file: [1; 16],
            revision,
            changed,
            hides: revision == 0,
        }
    }

    fn public(changed: i64) -> LastState {
        LastState {
            standing: Some(Standing::Public(Newest::of_test(changed))),
            changed,
            told: NEVER,
            checked: Instant::now(),
        }
    }

    #[test]
    fn a_change_that_is_told_late_takes_nothing_that_contains_it() {
        let state = LastState::after(Some(public(5)), &change(5, 7));
        assert!(matches!(state.standing, Some(Standing::Public(_))));
        assert_eq!(state.told, 5);
    }

    #[test]
    fn a_later_change_is_asked_for_and_a_withdrawal_counts_at_once() {
        let state = LastState::after(Some(public(5)), &change(6, 7));
        assert_eq!(state.standing, None);
        let state = LastState::after(Some(public(5)), &change(6, 0));
        assert_eq!(state.standing, Some(Standing::Gone));
    }

    #[test]
    fn an_answer_from_before_a_withdrawal_does_not_bring_it_back() {
        let withdrawn = LastState::after(None, &change(6, 0));
        let state = LastState::answered(Some(withdrawn), public(5));
        assert_eq!(state.standing, Some(Standing::Gone));
        let state = LastState::answered(Some(withdrawn), public(7));
        assert!(matches!(state.standing, Some(Standing::Public(_))));
        assert_eq!(state.told, 6);
    }
}
