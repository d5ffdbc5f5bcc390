//! Exports of the open tournament for other programs and the web.

use std::fs;
use std::path::{Path, PathBuf};

use kralle_call::call;
use kralle_choice::Choice;
use kralle_exchange::site::{GENERATOR, Site};
use kralle_exchange::table::{DecimalSign, csv, xlsx};
use kralle_exchange::tournament_report::{self, ReportLoss};
use kralle_store::{Use, make_folder, may_be_made};
use kralle_tournament::{TableNumber, Tournament};
use kralle_view::capped::capped;
use kralle_view::named::Named;
use kralle_words::{Language, Words};

use crate::core::desk::Desk;
use crate::core::field::{Expected, Field};
use crate::core::files::FileToWrite;
use crate::core::job::Job;
use crate::core::open_file::OpenFile;
use crate::core::outside::{beginning, unwritable, write_together, write_whole};
use crate::core::refusal::RefusalView;
use crate::core::wire::wire;
use crate::exchange::broadcast::broadcast;
use crate::exchange::exporter::Exporter;
use crate::exchange::games;
use crate::exchange::games::RecordKind;
use crate::exchange::import::refused;
use crate::exchange::refusal::ExchangeRefusal;
use crate::exchange::site::{Numbers, site};
use crate::exchange::tables::TableName;
use crate::history::head::HeadView;

wire! {
    /// The format of an export.
    #[derive(Copy, Eq, Choice)]
    pub enum ExportKind {
        /// FIDE's tournament report of 2026.
        Trf,
        /// One table as CSV.
        Csv,
        /// Every table as a workbook.
        Xlsx,
        /// A folder of web pages.
        Site,
        /// All data as JSON.
        Json,
        /// The games: BPGN of both boards, PGN of ordinary chess, the notation of pairs.
        Games,
        /// The names of players with their FIDE numbers, as a broadcast on Lichess reads them.
        Broadcast,
    }
}

wire! {
    /// The format and target of an export.
    pub struct ExportInput {
        pub kind: ExportKind,
        /// The file, or the folder of a site.
        pub path: FileToWrite,
        pub language: Named<Language>,
        /// The table; required for CSV, ignored otherwise.
        #[serde(default)]
        pub table: Option<TableName>,
        /// True if a site shows ratings and federation numbers, which are then public.
        #[serde(default)]
        pub with_numbers: bool,
    }
}

wire! {
    /// The result of an export.
    #[derive(Eq)]
    pub struct Exported {
        /// The file, or the start page of a site.
        pub path: String,
        pub files: u32,
        /// For a report, the matches without a recorded seating: the report seats them by line-up
        /// order and contains a remark.
        pub assumed: Vec<AssumedSeating>,
        /// For a report, the names that are longer than its columns.
        pub cut: Vec<CutNameView>,
        /// For a report, the parts of the match format that other programs do not see in it. The
        /// message is `export-lost-` and the code with hyphens.
        pub lost: Vec<Named<ReportLoss>>,
    }
}

wire! {
    /// A name that a report cuts to its columns.
    #[derive(Eq)]
    pub struct CutNameView {
        pub name: String,
        /// True if another name is the same in the report.
        pub same: bool,
    }
}

wire! {
    /// The matches of a round that a report seats by line-up order.
    #[derive(Eq)]
    pub struct AssumedSeating {
        pub round: u16,
        pub tables: Vec<u16>,
    }
}

/// Exports the tournament for other programs and the web.
#[call(names_a_file)]
pub(crate) fn export(desk: &mut Desk, input: ExportInput) -> Result<Exported, RefusalView> {
    let words = Words::new(input.language.0);
    let path = desk.files().to_write(&input.path)?;
    let mut assumed = Vec::new();
    let mut cut = Vec::new();
    let mut lost = Vec::new();
    let bytes = match input.kind {
        ExportKind::Site => {
            let numbers = if input.with_numbers {
                Numbers::Shown
            } else {
                Numbers::Hidden
            };
            let site = site(desk, &words, numbers)?;
            return write_site(&desk.job(), &site, path);
        }
        ExportKind::Games => return write_games(desk.open_file()?, path),
        ExportKind::Broadcast => broadcast(desk.tournament()?)?.into_bytes(),
        ExportKind::Trf => {
            let mut report =
                tournament_report::write(desk.tournament()?).map_err(|error| refused(&error))?;
            assumed = assumed_seating(desk.tournament()?);
            let losses = ReportLoss::of(desk.tournament()?).into_iter();
            lost = losses.map(Named).collect();
            let names = report.cut_names().into_iter();
            cut = names
                .map(|it| CutNameView {
                    name: it.name,
                    same: it.is_same,
                })
                .collect();
            let head = HeadView::from(desk.open_file()?.shown_head()?);
            report.remark(format!("{} {}", head.word, head.whole));
            report.to_bytes()
        }
        ExportKind::Csv => {
            let table = input
                .table
                .ok_or_else(|| RefusalView::missing_field(Field::Table, Expected::Choice))?;
            let decimals = decimals(words.language());
            csv(&Exporter::of(desk, words)?.table(table), decimals)
        }
        ExportKind::Xlsx => {
            let exporter = Exporter::of(desk, words)?;
            let tables: Vec<_> = TableName::ALL
                .into_iter()
                .map(|table| exporter.table(table))
                .collect();
            let remark = format!("{}\n{}", exporter.head_word(), exporter.all.head.whole);
            xlsx(&tables, &exporter.all.settings.name, &remark)
                .map_err(|error| RefusalView::internal(&error))?
        }
        ExportKind::Json => serde_json::to_vec_pretty(&Exporter::of(desk, words)?.all)
            .map_err(|error| RefusalView::internal(&error))?,
    };
    write_whole(path, &bytes)?;
    Ok(Exported {
        path: path.display().to_string(),
        files: 1,
        assumed,
        cut,
        lost,
    })
}

fn assumed_seating(tournament: &Tournament) -> Vec<AssumedSeating> {
    let unknown = tournament_report::unknown_seating(tournament).into_iter();
    let assumed = unknown.map(|it| AssumedSeating {
        round: it.round.get(),
        tables: it.tables.into_iter().map(TableNumber::get).collect(),
    });
    assumed.collect()
}

/// Writes the games: those of the rules in force to `path`, others beside it with another
/// extension. Fails if there is no game.
fn write_games(file: &OpenFile, path: &Path) -> Result<Exported, RefusalView> {
    let files = games::of(file)?;
    let own = RecordKind::of(file.tournament.settings.rule_set.game());
    let place = |kind: RecordKind| {
        if kind == own {
            path.to_path_buf()
        } else {
            path.with_extension(kind.ending())
        }
    };
    let written: Vec<(PathBuf, &[u8])> = files
        .iter()
        .map(|it| (place(it.kind), it.text.as_bytes()))
        .collect();
    let Some((first, _)) = written.first() else {
        return Err(ExchangeRefusal::NoGameRecords.into());
    };
    write_together(&written, |_| Ok(()))?;
    Ok(Exported {
        path: first.display().to_string(),
        files: capped(written.len()),
        assumed: Vec::new(),
        cut: Vec::new(),
        lost: Vec::new(),
    })
}

/// Returns the decimal separator of spreadsheets in a language.
pub(crate) const fn decimals(language: Language) -> DecimalSign {
    match language {
        Language::English => DecimalSign::Point,
        Language::SwissGerman => DecimalSign::SwissPoint,
        Language::German | Language::French | Language::Italian => DecimalSign::Comma,
    }
}

/// Writes the pages into a folder, all of them or none. The folder must be new, empty, or contain
/// pages of an earlier export.
pub(crate) fn write_site(job: &Job, site: &Site, folder: &Path) -> Result<Exported, RefusalView> {
    let failed = |error: std::io::Error| unwritable(folder, &error);
    may_be_made(folder, Use::Export)?;
    let is_new = !folder.exists();
    make_folder(folder).map_err(failed)?;
    let index = folder.join("index.html");
    let is_empty = fs::read_dir(folder).map_err(failed)?.next().is_none();
    let is_ours = is_page_of_ours(&index);
    if !is_empty && !is_ours {
        let path = folder.display().to_string();
        return Err(ExchangeRefusal::FolderNotEmpty { path }.into());
    }
    let files = site.files();
    let pages: Vec<(PathBuf, &[u8])> = files
        .iter()
        .map(|(name, bytes)| (folder.join(name), bytes.as_slice()))
        .collect();
    let written = write_together(&pages, |done| {
        job.progress(done, pages.len());
        job.go_on()
    });
    if let Err(refusal) = written {
        if is_new {
            // A folder with any content remains.
            let _ = fs::remove_dir(folder);
        }
        return Err(refusal);
    }
    if is_ours {
        remove_stale(folder, &files).map_err(failed)?;
    }
    Ok(Exported {
        path: index.display().to_string(),
        files: capped(files.len()),
        assumed: Vec::new(),
        cut: Vec::new(),
        lost: Vec::new(),
    })
}

/// True if the head of a page names Kralle as its generator; false if the path is not a file.
fn is_page_of_ours(path: &Path) -> bool {
    const HEAD: u64 = 4096;
    let head = beginning(path, HEAD);
    head.is_ok_and(|head| String::from_utf8_lossy(&head).contains(GENERATOR))
}

/// Removes earlier pages that are no longer part of the site, for example of an undone round.
fn remove_stale(folder: &Path, files: &[(String, Vec<u8>)]) -> std::io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        let name = entry.file_name().to_string_lossy().into_owned();
        let is_html = Path::new(&name).extension().is_some_and(|it| it == "html");
        let is_page = is_html && !files.iter().any(|(file, _)| *file == name);
        if is_page && is_page_of_ours(&entry.path()) {
            fs::remove_file(entry.path())?;
        }
    }
    Ok(())
}
