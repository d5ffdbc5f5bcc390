//! Which revision of a tournament the public sees, without asking the database each time.

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

/// How many tournaments are remembered.
const MOST: u64 = 500_000;
/// How long something is believed while nobody tells what changes.
const BELIEVED: Duration = Duration::from_secs(2);
/// Retries of a question that a change overtakes.
const TRIES: usize = 3;

/// What the public sees of a file.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Standing {
    Public(Newest),
    /// It was withdrawn or taken down, or its time is over.
    Gone,
    /// Nobody brought it.
    Unknown,
}

/// What of a file is public.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Newest {
    pub tournament: i32,
    pub revision: u32,
    /// When what is public last changed, in microseconds: also where the revision stayed.
    pub changed: i64,
    /// From which revision on the file goes on as another copy than the one that was withdrawn before.
    pub another_copy_since: Option<u32>,
    until: Option<NaiveDate>,
}

#[cfg(test)]
impl Newest {
    /// The public state of a tournament that changed at this time.
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

/// The state of a file as far as this server has heard.
#[derive(Debug, Clone, Copy)]
struct LastState {
    /// None after a change whose result is still to be asked for.
    standing: Option<Standing>,
    /// The newest change that `standing` contains, or of which it is not known what it did.
    changed: i64,
    /// The newest change that was told.
    told: i64,
    checked: Instant,
}

/// A time before every change.
const NEVER: i64 = i64::MIN;

impl LastState {
    /// The state after `change`, which may come later than an answer that contains it already.
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

    /// The state after an answer of the database, which may be older than a change that was told meanwhile.
    fn answered(before: Option<Self>, answer: Self) -> Self {
        match before {
            Some(before) if before.changed > answer.changed => before,
            Some(Self { told, .. }) => Self { told, ..answer },
            None => answer,
        }
    }
}

/// The states of files, kept true by the changes that are told.
#[derive(Debug)]
pub struct Standings {
    states: Cache<[u8; 16], LastState>,
    /// True while every change is told at once.
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
    /// Applies a change. True if it was not told before.
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

    /// The database is asked for the file next time.
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

    /// From now on every change is told, or no longer. Changes that were missed before are told first.
    pub fn are_told(&self, told: bool) {
        self.is_told.store(told, Ordering::SeqCst);
    }

    /// True while every change is told.
    pub fn is_told(&self) -> bool {
        self.is_told.load(Ordering::SeqCst)
    }

    /// The public state of `file`. While the database is away, the last one that was heard.
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
                    // Behind the last try the database counts: it may have been restored to an earlier time.
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

    /// Keeps an answer of the database. None where a later change was told meanwhile.
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

    /// The state in the database.
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
