//! Common parts of a tournament's pages: data and frame.

use kralle_exchange::site::Block;
use kralle_push::answer::RefusalCode;
use kralle_season::EveningProgress;
use sqlx_core::query_as::query_as;

use super::view::View;
use crate::publication::{Newest, Standing};
use crate::site::leaf::{Leaf, LivePart, Part};
use crate::{Archive, Refusal};

pub(crate) const DRAW: &str = kralle_view::pages::LOTS;
pub(crate) const CHECK: &str = "check.html";

/// Returns the public revision of a file.
///
/// # Errors
/// Fails if the tournament is unknown or no longer public.
pub(super) async fn newest(archive: &Archive, file: [u8; 16]) -> Result<Newest, Refusal> {
    match archive.standings.of(&archive.database, file).await? {
        Standing::Public(newest) => Ok(newest),
        Standing::Gone => Err(Refusal::new(RefusalCode::Withdrawn, "no longer public")),
        Standing::Unknown => Err(Refusal::new(RefusalCode::Unknown, "no such tournament")),
    }
}

/// Returns the packed public content of a tournament.
///
/// # Errors
/// Fails as an old revision if the tournament changed meanwhile.
pub(super) async fn kept(archive: &Archive, newest: Newest) -> Result<Vec<u8>, Refusal> {
    let row: Option<(i32, i64, Vec<u8>)> = query_as(
        "SELECT revision, (extract(epoch FROM changed) * 1000000)::bigint, public
         FROM kept JOIN public_tournament USING (tournament) WHERE tournament = $1",
    )
    .bind(newest.tournament)
    .fetch_optional(archive.database.readers())
    .await?;
    match row {
        Some((revision, changed, public))
            if revision.unsigned_abs() == newest.revision && changed == newest.changed =>
        {
            Ok(public)
        }
        Some(_) | None => Err(Refusal::new(RefusalCode::OldRevision, "it has changed")),
    }
}

/// Returns a page with these blocks.
pub(super) fn with_blocks(view: &View<'_>, newest: Newest, name: &str, blocks: Vec<Block>) -> Leaf {
    let overview = &view.kept.tournament.overview;
    let pages = pages(view);
    let title = pages.iter().find(|it| it.0 == name).map(|it| it.1.clone());
    let of_file = |name: &str| format!("tournaments/{}/{name}", view.at.file);
    let mut leaf = Leaf::new(Part::Tournaments, of_file(name), "");
    if name.is_empty() {
        leaf.heading.clone_from(&overview.tournament);
    } else {
        leaf.above.clone_from(&overview.tournament);
        leaf.heading = title.unwrap_or_default();
        leaf.trail = vec![(overview.tournament.clone(), of_file(""))];
    }
    if name.is_empty() {
        leaf.below = view.pages.subtitle();
    }
    leaf.pages = pages
        .into_iter()
        .map(|(file, title)| {
            let is_here = file == name;
            (title, of_file(&file), is_here)
        })
        .collect();
    let progress = view.kept.tournament.progress.0;
    leaf.live = (progress != EveningProgress::Finished).then(|| LivePart {
        file: view.at.file.clone(),
        revision: newest.revision,
    });
    leaf.blocks = blocks;
    leaf
}

/// Returns the pages of a tournament: names in addresses, and titles.
fn pages(view: &View<'_>) -> Vec<(String, String)> {
    let mut pages = view.pages.titles();
    if view.kept.tournament.lots.is_some() {
        pages.push((DRAW.to_owned(), view.pages.say("archive-draw")));
    }
    pages.push((CHECK.to_owned(), view.pages.say("archive-check")));
    pages
}
