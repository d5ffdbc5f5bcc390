//! Counters for `/metrics`, in the Prometheus text format 0.0.4.

use std::fmt::Write as _;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::IntoResponse;
use kralle_push::answer::RefusalCode;

use crate::Archive;

/// The upper bounds of the histogram buckets, in milliseconds.
const BUCKETS: [u64; 10] = [1, 3, 10, 30, 100, 150, 300, 1000, 3000, 10_000];
/// Number of status classes, by first digit from 1.
const CLASSES: usize = 5;

/// The counters.
#[derive(Debug, Default)]
pub struct Metrics {
    answers: [AtomicU64; CLASSES],
    took: Times,
    /// Files stored; `was_here` counts files that were stored already.
    kept: AtomicU64,
    was_here: AtomicU64,
    refused: [AtomicU64; RefusalCode::ALL.len()],
    /// Times from the end of a body to the end of its transaction.
    pushes_took: Times,
}

/// A histogram of durations.
#[derive(Debug, Default)]
struct Times {
    buckets: [AtomicU64; BUCKETS.len()],
    count: AtomicU64,
    microseconds: AtomicU64,
}

impl Times {
    fn note(&self, took: Duration) {
        let microseconds = u64::try_from(took.as_micros()).unwrap_or(u64::MAX);
        for (bucket, most) in self.buckets.iter().zip(BUCKETS) {
            if microseconds <= most * 1000 {
                bucket.fetch_add(1, Ordering::Relaxed);
            }
        }
        self.count.fetch_add(1, Ordering::Relaxed);
        self.microseconds.fetch_add(microseconds, Ordering::Relaxed);
    }
}

impl Metrics {
    pub(super) fn answered(&self, status: StatusCode, took: Duration) {
        let class = usize::from(status.as_u16() / 100).saturating_sub(1);
        if let Some(count) = self.answers.get(class) {
            count.fetch_add(1, Ordering::Relaxed);
        }
        self.took.note(took);
    }

    /// Counts a successful push.
    pub(crate) fn pushed(&self, is_new: bool, took: Duration) {
        let count = if is_new { &self.kept } else { &self.was_here };
        count.fetch_add(1, Ordering::Relaxed);
        self.pushes_took.note(took);
    }

    /// Counts a refused push.
    pub(crate) fn refused(&self, code: RefusalCode) {
        let place = RefusalCode::ALL.iter().position(|it| *it == code);
        if let Some(count) = place.and_then(|place| self.refused.get(place)) {
            count.fetch_add(1, Ordering::Relaxed);
        }
    }
}

/// The output text.
#[derive(Default)]
struct Text(String);

impl Text {
    fn about(&mut self, name: &str, kind: &str, help: &str) {
        // Writing to a string does not fail.
        let _ = write!(self.0, "# HELP {name} {help}\n# TYPE {name} {kind}\n");
    }

    fn line(&mut self, name: &str, labels: &str, value: impl std::fmt::Display) {
        let _ = writeln!(self.0, "{name}{labels} {value}");
    }

    fn gauge(&mut self, name: &str, help: &str, value: impl std::fmt::Display) {
        self.about(name, "gauge", help);
        self.line(name, "", value);
    }

    fn times(&mut self, name: &str, help: &str, times: &Times) {
        self.about(name, "histogram", help);
        let count = times.count.load(Ordering::Relaxed);
        for (bucket, most) in times.buckets.iter().zip(BUCKETS) {
            let most = format!("{{le=\"{}.{:03}\"}}", most / 1000, most % 1000);
            let value = bucket.load(Ordering::Relaxed);
            self.line(&format!("{name}_bucket"), &most, value);
        }
        self.line(&format!("{name}_bucket"), "{le=\"+Inf\"}", count);
        let took = Duration::from_micros(times.microseconds.load(Ordering::Relaxed));
        self.line(&format!("{name}_sum"), "", took.as_secs_f64());
        self.line(&format!("{name}_count"), "", count);
    }
}

/// Returns all counters.
pub(super) async fn get(State(archive): State<Archive>) -> impl IntoResponse {
    let metrics = &archive.metrics;
    let mut text = Text::default();
    let name = "kralle_archive_answers_total";
    text.about(
        name,
        "counter",
        "Answers by the first digit of their status.",
    );
    for (class, count) in (1..).zip(&metrics.answers) {
        let labels = format!("{{status=\"{class}xx\"}}");
        text.line(name, &labels, count.load(Ordering::Relaxed));
    }
    text.times(
        "kralle_archive_answer_seconds",
        "How long until an answer began.",
        &metrics.took,
    );
    let name = "kralle_archive_pushes_total";
    text.about(name, "counter", "Pushed files by what became of them.");
    let mut push = |outcome: &str, count: &AtomicU64| {
        let labels = format!("{{outcome=\"{outcome}\"}}");
        text.line(name, &labels, count.load(Ordering::Relaxed));
    };
    push("kept", &metrics.kept);
    push("was_here", &metrics.was_here);
    for (code, count) in RefusalCode::CODES.into_iter().zip(&metrics.refused) {
        push(code, count);
    }
    text.times(
        "kralle_archive_push_seconds",
        "How long a push took from the end of its body, proof included.",
        &metrics.pushes_took,
    );
    let database = &archive.database;
    let pools = [
        ("readers", database.readers()),
        ("searchers", database.searchers()),
        ("writers", database.writers()),
    ];
    let name = "kralle_archive_connections";
    text.about(name, "gauge", "Connections to the database.");
    for (pool, it) in pools {
        let idle = u32::try_from(it.num_idle()).unwrap_or(u32::MAX);
        let busy = it.size().saturating_sub(idle);
        text.line(name, &format!("{{pool=\"{pool}\",state=\"idle\"}}"), idle);
        text.line(name, &format!("{{pool=\"{pool}\",state=\"busy\"}}"), busy);
    }
    text.gauge(
        "kralle_archive_listeners",
        "Who listens to what is new.",
        archive.changes.listeners(),
    );
    text.gauge(
        "kralle_archive_hears_changes",
        "1 while this server hears what others change.",
        u8::from(archive.standings.is_told()),
    );
    let kind = [(header::CONTENT_TYPE, "text/plain; version=0.0.4")];
    (kind, text.0)
}
