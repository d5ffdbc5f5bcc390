//! Which revision of a tournament the public sees, without asking the database each time.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};

use chrono::{Local, NaiveDate};
use moka::future::Cache;
use sqlx_core::query_as::query_as;

use crate::Refusal;
use crate::database::Database;

/// How many tournaments are remembered.
const MOST: u64 = 500_000;
/// How long something is believed while nobody tells what changes.
const BELIEVED: Duration = Duration::from_secs(2);

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

#[derive(Debug, Clone, Copy)]
struct Known {
    standing: Standing,
    asked: Instant,
}

/// What is known of files.
#[derive(Debug)]
pub struct Standings {
    known: Cache<[u8; 16], Known>,
    /// Whether somebody tells at once what changes.
    is_told: AtomicBool,
    /// How often something was told.
    told: AtomicU64,
}

impl Default for Standings {
    fn default() -> Self {
        Self {
            known: Cache::new(MOST),
            is_told: AtomicBool::new(false),
            told: AtomicU64::new(0),
        }
    }
}

impl Standings {
    /// Something of `file` has changed.
    pub async fn forget(&self, file: [u8; 16]) {
        self.told.fetch_add(1, Ordering::SeqCst);
        self.known.invalidate(&file).await;
    }

    /// From now on every change is told, or no longer. What was missed before is asked for; what was known
    /// when the telling broke off is better than nothing.
    pub fn are_told(&self, told: bool) {
        if told {
            self.told.fetch_add(1, Ordering::SeqCst);
            self.known.invalidate_all();
        }
        self.is_told.store(told, Ordering::SeqCst);
    }

    /// Whether every change is told.
    pub fn is_told(&self) -> bool {
        self.is_told.load(Ordering::SeqCst)
    }

    /// What the public sees of `file`. While the database is away, what was known last.
    pub(crate) async fn of(
        &self,
        database: &Database,
        file: [u8; 16],
    ) -> Result<Standing, Refusal> {
        let known = self.known.get(&file).await;
        let is_fresh = |known: &Known| self.is_told() || known.asked.elapsed() < BELIEVED;
        let standing = match known {
            Some(known) if is_fresh(&known) => known.standing,
            Some(known) => match self.ask(database, file).await {
                Ok(standing) => standing,
                Err(_) => known.standing,
            },
            None => self.ask(database, file).await?,
        };
        Ok(match standing {
            Standing::Public(Newest {
                until: Some(until), ..
            }) if until < Local::now().date_naive() => Standing::Gone,
            Standing::Public(_) | Standing::Gone | Standing::Unknown => standing,
        })
    }

    async fn ask(&self, database: &Database, file: [u8; 16]) -> Result<Standing, Refusal> {
        type Row = (i32, i32, bool, Option<NaiveDate>, i64, Option<i32>);
        // Before the database answers: what changes meanwhile is asked for again.
        let (asked, told) = (Instant::now(), self.told.load(Ordering::SeqCst));
        let row: Option<Row> = query_as(
            "SELECT tournament, newest, withdrawn_to >= newest OR is_taken_down, public_until,
                    (extract(epoch FROM changed) * 1000000)::bigint, another_copy_since
             FROM tournament WHERE file = $1",
        )
        .bind(file.as_slice())
        .fetch_optional(database.readers())
        .await?;
        let standing = match row {
            None => Standing::Unknown,
            Some((_, _, true, _, _, _)) => Standing::Gone,
            Some((tournament, newest, false, until, changed, since)) => Standing::Public(Newest {
                tournament,
                revision: newest.unsigned_abs(),
                changed,
                another_copy_since: since.map(i32::unsigned_abs),
                until,
            }),
        };
        self.known.insert(file, Known { standing, asked }).await;
        if self.told.load(Ordering::SeqCst) != told {
            self.known.invalidate(&file).await;
        }
        Ok(standing)
    }
}
