//! Proves a whole file.

use kralle_call::call;
use kralle_view::capped::capped;

use crate::core::desk::Desk;
use crate::core::files::FileToRead;
use crate::core::job::watch;
use crate::core::refusal::RefusalView;
use crate::core::wire::wire;

wire! {
    /// What a look into the whole file found.
    pub struct FileReport {
        pub schema_version: u32,
        /// How many entries the journal has.
        pub entries: u32,
        /// How many of them were taken back and put in force again, every fingerprint compared.
        pub replayed: u32,
        /// Everything wrong, in English: for the person who mends the file.
        pub findings: Vec<String>,
        /// Games that had gone on in another copy of the file, on a machine that has their keys.
        pub forks: Vec<ForkView>,
    }
}

wire! {
    /// A game that had gone on in another copy of the file.
    pub struct ForkView {
        pub game: u32,
        /// The pair, from 1, before which that was found.
        pub pair: u32,
    }
}

wire! {
    /// Which file.
    pub struct VerifyInput {
        /// Where it is; none takes the open file.
        #[serde(default)]
        pub path: Option<FileToRead>,
    }
}

/// Proves a file: integrity, references, what holds in every tournament, and the journal.
#[call(names_a_file)]
pub(crate) fn verify(desk: &mut Desk, input: VerifyInput) -> Result<FileReport, RefusalView> {
    let job = desk.job();
    let report = match &input.path {
        Some(path) => kralle_store::proved(desk.files().to_read(path)?, &mut watch(&job))?,
        None => desk.open_file()?.store.verify(&mut watch(&job))?,
    };
    let mut forks: Vec<ForkView> = report
        .forks
        .iter()
        .map(|fork| ForkView {
            game: fork.game,
            pair: capped(fork.pair),
        })
        .collect();
    if input.path.is_none() {
        forks.extend(desk.open_forks()?);
    }
    Ok(FileReport {
        forks,
        schema_version: report.schema_version,
        entries: capped(report.entries),
        replayed: capped(report.replayed),
        findings: report.findings.iter().map(ToString::to_string).collect(),
    })
}
