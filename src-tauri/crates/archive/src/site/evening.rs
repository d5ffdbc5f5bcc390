//! Pages of a tournament.

mod download;
mod draw;
mod head;
mod parts;
mod redraw;
mod stored;
mod view;

use kralle_exchange::site::Block;
use kralle_push::answer::RefusalCode;

pub(crate) use draw::checked_draw;
pub(crate) use head::check_head;
pub(crate) use parts::{CHECK, DRAW};

use super::answer::HTML;
use super::kept_pages::Page;
use super::leaf::Leaf;
use super::refused::unknown;
use super::tongue::Tongue;
use crate::publication::{Kept, Newest, shown_file, unpack};
use crate::{Archive, Refusal};
use parts::{kept, newest, with_blocks};
use view::{Addresses, View};

/// Retries if the tournament changes during rendering.
const TRIES: usize = 3;

/// Returns a page of a tournament, or a download.
///
/// # Errors
/// Fails if the tournament or the page is not public, or keeps changing.
pub(crate) async fn page(
    archive: &Archive,
    tongue: Tongue,
    file: [u8; 16],
    name: &str,
) -> Result<Page, Refusal> {
    for _ in 0..TRIES {
        let newest = newest(archive, file).await?;
        let key = format!(
            "{}/{}/{}/{name}",
            shown_file(&file),
            newest.changed,
            tongue.code()
        );
        let made = archive
            .pages
            .get(&key, make(archive, tongue, file, newest, name));
        match made.await {
            Err(refusal) if refusal.code == RefusalCode::OldRevision => {
                archive.standings.ask_again(file).await;
            }
            made => return made,
        }
    }
    Err(Refusal::new(
        RefusalCode::TooMany,
        "the tournament changes all the time",
    ))
}

async fn make(
    archive: &Archive,
    tongue: Tongue,
    file: [u8; 16],
    newest: Newest,
    name: &str,
) -> Result<Page, Refusal> {
    let packed = kept(archive, newest).await?;
    if name == download::REPORT {
        return download::report(archive, packed, newest).await;
    }
    let name = name.to_owned();
    let made = tokio::task::spawn_blocking(move || {
        let kept: Kept = unpack(&packed).map_err(|error| Refusal::internal(&error))?;
        let words = tongue.words();
        let at = Addresses::of(&kept, &file, tongue);
        let view = View::new(&kept, &at, &words);
        if let Some(table) = download::table(&view, &name) {
            return table;
        }
        let leaf = leaf(&view, newest, &name).ok_or_else(unknown)?;
        Page::of(HTML, leaf.html(tongue).as_bytes())
    });
    made.await.map_err(|error| Refusal::internal(&error))?
}

fn leaf(view: &View<'_>, newest: Newest, name: &str) -> Option<Leaf> {
    let blocks = match name {
        "" => overview(view, newest),
        DRAW => draw::blocks(view)?,
        CHECK => head::blocks(view),
        name => view.pages.blocks(name)?,
    };
    Some(with_blocks(view, newest, name, blocks))
}

/// Returns the start page of a tournament: facts, the newest round, standings and downloads.
fn overview(view: &View<'_>, newest: Newest) -> Vec<Block> {
    let mut blocks = vec![view.pages.facts()];
    if newest.another_copy_since.is_some() {
        blocks.push(Block::Text(view.pages.say("archive-another-copy")));
    }
    blocks.push(view.pages.newest_round());
    let standings = view.kept.tournament.standings.as_ref();
    blocks.extend(standings.map(|it| Block::Table(view.pages.standings_table(it))));
    blocks.extend([
        Block::Heading(view.pages.say("archive-downloads")),
        Block::Links(download::links(view)),
    ]);
    blocks
}
