//! Downloads of a tournament for other programs, with public data only.

use std::collections::BTreeMap;

use kralle_exchange::table::{DecimalSign, csv};
use kralle_exchange::tournament_report;
use kralle_push::answer::RefusalCode;
use kralle_tournament::{PlayerId, Tournament};
use kralle_view::published::{covered, initials};
use kralle_view::shown::Shown;
use kralle_words::Language;

use super::stored::with_file;
use super::view::View;
use crate::publication::{Kept, Newest, unpack};
use crate::site::kept_pages::Page;
use crate::{Archive, Refusal};

/// The file name of the tournament report.
pub(super) const REPORT: &str = "tournament.trf";
const TEXT: &str = "text/plain; charset=utf-8";
const CSV: &str = "text/csv; charset=utf-8";

/// Returns the links to the downloads.
pub(super) fn links(view: &View<'_>) -> Vec<(String, String)> {
    let all = &view.kept.tournament;
    let mut links = Vec::new();
    if !all.teams.is_empty() {
        links.push((view.pages.say("export-kind-trf"), view.pages.page(REPORT)));
    }
    let tables = [
        ("players.csv", "export-table-players", true),
        (
            "results.csv",
            "export-table-results",
            !all.rounds.is_empty(),
        ),
        (
            "standings.csv",
            "export-table-standings",
            all.standings.is_some(),
        ),
        (
            "crosstable.csv",
            "export-table-crosstable",
            all.crosstable.is_some(),
        ),
    ];
    let tables = tables.into_iter().filter(|it| it.2);
    links.extend(tables.map(|(name, key, _)| {
        (
            format!("{} (CSV)", view.pages.say(key)),
            view.pages.page(name),
        )
    }));
    links
}

/// Returns the CSV file with this name; `None` if there is no such file.
pub(super) fn table(view: &View<'_>, name: &str) -> Option<Result<Page, Refusal>> {
    let all = &view.kept.tournament;
    let table = match name {
        "players.csv" => view.pages.player_table(),
        "results.csv" => view.pages.results_table(),
        "standings.csv" => view.pages.standings_table(all.standings.as_ref()?),
        "crosstable.csv" => view.pages.crosstable_table(all.crosstable.as_ref()?),
        _ => return None,
    };
    let decimals = match view.pages.words.language() {
        Language::English => DecimalSign::Point,
        Language::SwissGerman => DecimalSign::SwissPoint,
        Language::German | Language::French | Language::Italian => DecimalSign::Comma,
    };
    Some(Page::of(CSV, &csv(&table, decimals)))
}

/// Returns the tournament report, without data that are not public.
///
/// # Errors
/// Fails if the tournament cannot be expressed as a report.
pub(super) async fn report(
    archive: &Archive,
    packed: Vec<u8>,
    newest: Newest,
) -> Result<Page, Refusal> {
    let done = with_file(archive, newest, move |path| {
        let contents = kralle_store::contents(path).map_err(|it| Refusal::internal(&it))?;
        let kept: Kept = unpack(&packed).map_err(|it| Refusal::internal(&it))?;
        let tournament = covered(&contents.tournament, &shown(&kept, &contents.tournament));
        let mut report = tournament_report::write(&tournament)
            .map_err(|error| Refusal::new(RefusalCode::Unknown, error.to_string()))?;
        report.remark(format!("{} {}", kept.head, kept.head_whole));
        Page::of(TEXT, &report.to_bytes())
    });
    done.await
}

/// Returns the visibility of each player, derived from the public content.
fn shown(kept: &Kept, tournament: &Tournament) -> BTreeMap<PlayerId, Shown> {
    let players = kept.tournament.players.iter();
    let players: BTreeMap<u32, _> = players.map(|it| (it.player, it)).collect();
    let how = |player: &kralle_tournament::Player| {
        let name = player.data.name.as_str();
        let club = player.data.club.as_ref().map_or("", |it| it.as_str());
        match players.get(&player.id.0) {
            Some(it) if it.name == name && it.club == club => Shown::Name,
            Some(it) if it.name == initials(name) => Shown::Initials,
            Some(_) | None => Shown::Withheld,
        }
    };
    let players = tournament.players.iter();
    players.map(|player| (player.id, how(player))).collect()
}
