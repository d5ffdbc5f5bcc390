//! The pages of a tournament.

mod crosstable;
mod download;
mod draw;
mod head;
mod lists;
mod parts;
mod redraw;
mod round;
mod standings;
mod stored;
mod view;
mod why;
mod working;

use kralle_exchange::site::Block;
use kralle_exchange::table::Cell;
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
use parts::{CROSSTABLE, PLAYERS, STANDINGS, TEAMS, kept, newest, with_blocks};
use view::View;

/// How often it is looked anew when a tournament changes while a page is made.
const TRIES: usize = 3;

/// A page of a tournament, or a file made of it.
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
        let view = View::new(&kept, shown_file(&file), tongue, &words);
        if let Some(table) = download::table(&view, &name) {
            return table;
        }
        let leaf = leaf(&view, newest, &name).ok_or_else(unknown)?;
        Page::of(HTML, leaf.html(tongue).as_bytes())
    });
    made.await.map_err(|error| Refusal::internal(&error))?
}

fn leaf(view: &View<'_>, newest: Newest, name: &str) -> Option<Leaf> {
    let all = &view.kept.tournament;
    let blocks = match name {
        "" => overview(view, newest),
        STANDINGS => standings::blocks(view)?,
        CROSSTABLE => crosstable::blocks(view)?,
        TEAMS if !all.teams.is_empty() => lists::teams(view),
        PLAYERS => vec![lists::players(view)],
        DRAW => draw::blocks(view)?,
        CHECK => head::blocks(view),
        name => {
            let number = name.strip_prefix("round-")?.strip_suffix(".html")?;
            let round = all
                .rounds
                .iter()
                .find(|it| it.round.to_string() == number)?;
            vec![Block::Cards(round::table(view, round))]
        }
    };
    Some(with_blocks(view, newest, name, blocks))
}

/// Where one begins: what it is, the newest round, and how the teams stand.
fn overview(view: &View<'_>, newest: Newest) -> Vec<Block> {
    let all = &view.kept.tournament;
    let overview = &all.overview;
    let count = |number: usize| Cell::Number(i64::try_from(number).unwrap_or(i64::MAX));
    let mut facts = vec![
        (
            view.say("archive-progress"),
            Cell::text(view.say(&all.progress.message("season-progress"))),
        ),
        (
            view.say("season-game"),
            Cell::text(view.say(&all.game.message("season-game"))),
        ),
        (
            view.say("archive-formation"),
            Cell::text(view.say(&all.formation.message("new-formation"))),
        ),
        (
            view.say("archive-rounds"),
            Cell::Number(overview.rounds_planned.into()),
        ),
        (view.say("export-table-players"), count(all.players.len())),
    ];
    if !view.is_single() {
        facts.push((view.say("export-table-teams"), count(all.teams.len())));
    }
    let mut blocks = vec![Block::Facts(facts)];
    if newest.another_copy_since.is_some() {
        blocks.push(Block::Text(view.say("archive-another-copy")));
    }
    match all.rounds.last() {
        Some(round) => blocks.push(Block::Cards(round::table(view, round))),
        None => blocks.push(Block::Text(view.say("hall-no-round"))),
    }
    if let Some(standings) = &all.standings {
        blocks.push(Block::Table(standings::table(view, standings)));
    }
    blocks.extend([
        Block::Heading(view.say("archive-downloads")),
        Block::Links(download::links(view)),
    ]);
    blocks
}
