//! A tournament as files for other programs: what is public of it, and no more.

use std::collections::BTreeMap;

use kralle_desk::Shown;
use kralle_desk::hall::published::{covered, initials};
use kralle_exchange::table::{Cell, DecimalSign, Side, Table, csv};
use kralle_exchange::tournament_report;
use kralle_push::answer::RefusalCode;
use kralle_tournament::{PlayerId, Tournament};
use kralle_words::Language;

use super::stored::with_file;
use super::view::View;
use super::{crosstable, lists, round, standings};
use crate::publication::{Kept, Newest, unpack};
use crate::site::kept_pages::Page;
use crate::{Archive, Refusal};

/// The tournament report.
pub(super) const REPORT: &str = "tournament.trf";
const TEXT: &str = "text/plain; charset=utf-8";
const CSV: &str = "text/csv; charset=utf-8";

/// The files: their names, and what they are.
pub(super) fn links(view: &View<'_>) -> Vec<(String, String)> {
    let all = &view.kept.tournament;
    let mut links = Vec::new();
    if !all.teams.is_empty() {
        links.push((view.say("export-kind-trf"), view.page(REPORT)));
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
    links
        .extend(tables.map(|(name, key, _)| (format!("{} (CSV)", view.say(key)), view.page(name))));
    links
}

/// The table of that name; none where there is no such file.
pub(super) fn table(view: &View<'_>, name: &str) -> Option<Result<Page, Refusal>> {
    let all = &view.kept.tournament;
    let table = match name {
        "players.csv" => lists::player_table(view),
        "results.csv" => results(view),
        "standings.csv" => standings::table(view, all.standings.as_ref()?),
        "crosstable.csv" => crosstable::table(view, all.crosstable.as_ref()?),
        _ => return None,
    };
    let decimals = match view.words.language() {
        Language::English => DecimalSign::Point,
        Language::SwissGerman => DecimalSign::SwissPoint,
        Language::German | Language::French | Language::Italian => DecimalSign::Comma,
    };
    Some(Page::of(CSV, &csv(&table, decimals)))
}

/// Every match of every round.
fn results(view: &View<'_>) -> Table {
    let mut all =
        Table::new(view.say("export-table-results")).column(view.say("export-round"), Side::Right);
    for it in &view.kept.tournament.rounds {
        let table = round::table(view, it);
        if all.columns.len() == 1 {
            all.columns.extend(table.columns);
        }
        let number = Cell::Number(it.round.into());
        all.rows.extend(
            table
                .rows
                .into_iter()
                .map(|row| std::iter::once(number.clone()).chain(row).collect()),
        );
    }
    all
}

/// The tournament report, without what the public does not see.
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

/// As how much of each player is shown on the pages.
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
