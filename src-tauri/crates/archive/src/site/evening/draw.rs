//! Pages with the record of the drawing of lots, and its repetition.

use std::path::Path;

use kralle_exchange::site::{Block, Form, Method};
use kralle_exchange::table::{Cell, Side, Table};
use kralle_view::pages::LOTS;
use kralle_words::Arg;

use super::parts::{DRAW, kept, newest, with_blocks};
use super::redraw::Redraw;
use super::stored::with_file;
use super::view::{Addresses, View};
use crate::publication::{Kept, shown_file, unpack};
use crate::site::answer::HTML;
use crate::site::kept_pages::Page;
use crate::site::refused::unknown;
use crate::site::tongue::Tongue;
use crate::{Archive, Refusal};

/// Returns the record with a button for the repetition; `None` without a drawing of lots.
pub(super) fn blocks(view: &View<'_>) -> Option<Vec<Block>> {
    let mut blocks = view.pages.blocks(LOTS)?;
    blocks.push(Block::Form(Form {
        action: view.pages.page(DRAW),
        method: Method::Post,
        is_search: false,
        fields: Vec::new(),
        button: view.pages.say("archive-draw-again"),
    }));
    Some(blocks)
}

/// Repeats the drawing of lots from the file and returns the comparison. The result is always the
/// same, so it is cached.
///
/// # Errors
/// Fails if the tournament is not public, or has no drawing of lots.
pub(crate) async fn checked_draw(
    archive: &Archive,
    tongue: Tongue,
    file: [u8; 16],
) -> Result<Page, Refusal> {
    let newest = newest(archive, file).await?;
    let key = format!(
        "{}/{}/{}/drawn",
        shown_file(&file),
        newest.changed,
        tongue.code()
    );
    let make = async {
        let packed = kept(archive, newest).await?;
        let done = with_file(archive, newest, move |path: &Path| {
            let contents = kralle_store::contents(path).map_err(|it| Refusal::internal(&it))?;
            let redraw = Redraw::of(&contents.tournament).ok_or_else(unknown)?;
            let kept: Kept = unpack(&packed).map_err(|it| Refusal::internal(&it))?;
            let words = tongue.words();
            let at = Addresses::of(&kept, &file, tongue);
            let view = View::new(&kept, &at, &words);
            let mut leaf = with_blocks(&view, newest, DRAW, said(&view, &redraw));
            // Live updates must not repeat a requested drawing.
            leaf.live = None;
            Page::of(HTML, leaf.html(tongue).as_bytes())
        });
        done.await
    };
    archive.pages.get(&key, make).await
}

/// Returns the comparison and its verdict.
fn said(view: &View<'_>, redraw: &Redraw) -> Vec<Block> {
    let verdict = if redraw.is_same() {
        "archive-drawn-same"
    } else {
        "archive-drawn-other"
    };
    let mut table = Table::new(view.pages.say("archive-drawn"))
        .column(view.pages.say("archive-compared"), Side::Left)
        .column(view.pages.say("export-result"), Side::Left);
    let said = |is_same: bool| {
        let key = if is_same {
            "archive-same"
        } else {
            "archive-other"
        };
        Cell::text(view.pages.say(key))
    };
    let teams: [(&str, Arg<'_>); 2] = [
        ("same", redraw.same_teams.into()),
        ("count", redraw.teams.into()),
    ];
    table.rows = vec![
        vec![
            Cell::text(view.pages.say("archive-compared-teams")),
            Cell::text(view.pages.words.say("archive-same-teams", &teams)),
        ],
        vec![
            Cell::text(view.pages.say("archive-compared-shuffles")),
            said(redraw.is_same_shuffles),
        ],
        vec![
            Cell::text(view.pages.say("archive-compared-order")),
            said(redraw.is_same_order),
        ],
        vec![
            Cell::text(view.pages.say("draw-checksum")),
            said(redraw.is_same_checksum),
        ],
    ];
    let mut blocks = vec![Block::Heading(view.pages.say(verdict)), Block::Table(table)];
    if !(redraw.is_same_order && redraw.is_same_checksum) {
        blocks.push(Block::Text(view.pages.say("archive-drawn-corrected")));
    }
    let back = (view.pages.say("archive-draw-back"), view.pages.page(DRAW));
    blocks.push(Block::Links(vec![back]));
    blocks
}
