//! The pages of a tournament.

mod crosstable;
mod download;
mod draw;
mod head;
mod lists;
mod redraw;
mod round;
mod standings;
mod stored;
mod view;
mod why;
mod working;

use chrono::NaiveDate;
use kralle_exchange::site::Block;
use kralle_exchange::table::Cell;
use kralle_season::EveningProgress;
use sqlx_core::query_as::query_as;

pub(crate) use draw::checked_draw;
pub(crate) use head::check_head;

use super::answer::HTML;
use super::kept_pages::Page;
use super::leaf::{Leaf, LivePart, Part};
use super::listing::hex;
use super::refused::unknown;
use super::tongue::Tongue;
use crate::publication::{Kept, Newest, Standing, unpack};
use crate::{Archive, Refusal};
use kralle_push::answer::RefusalCode;
use view::View;

/// How often it is looked anew when a tournament changes while a page is made.
const TRIES: usize = 3;

/// What the public sees of a file.
pub(crate) async fn newest(archive: &Archive, file: [u8; 16]) -> Result<Newest, Refusal> {
    match archive.standings.of(&archive.database, file).await? {
        Standing::Public(newest) => Ok(newest),
        Standing::Gone => Err(Refusal::new(RefusalCode::Withdrawn, "no longer public")),
        Standing::Unknown => Err(Refusal::new(RefusalCode::Unknown, "no such tournament")),
    }
}

/// A page of a tournament, or a file made of it.
pub(crate) async fn page(
    archive: &Archive,
    tongue: Tongue,
    file: [u8; 16],
    name: &str,
) -> Result<Page, Refusal> {
    for _ in 0..TRIES {
        let newest = newest(archive, file).await?;
        let key = format!("{}/{}/{}/{name}", hex(&file), newest.changed, tongue.code());
        let made = archive
            .pages
            .get(&key, make(archive, tongue, file, newest, name));
        match made.await {
            Err(refusal) if refusal.code == RefusalCode::OldRevision => {
                archive.standings.forget(file).await;
            }
            made => return made,
        }
    }
    Err(Refusal::new(
        RefusalCode::TooMany,
        "the tournament changes all the time",
    ))
}

/// What is kept of a tournament, in one look; refused as an old revision where it has changed meanwhile.
pub(crate) async fn kept(archive: &Archive, newest: Newest) -> Result<Vec<u8>, Refusal> {
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
        let view = View::new(&kept, hex(&file), tongue, &words);
        if let Some(table) = download::table(&view, &name) {
            return table;
        }
        let leaf = leaf(&view, newest, &name).ok_or_else(unknown)?;
        Page::of(HTML, leaf.html(tongue).as_bytes())
    });
    made.await.map_err(|error| Refusal::internal(&error))?
}

/// A page of these parts.
fn with_blocks(view: &View<'_>, newest: Newest, name: &str, blocks: Vec<Block>) -> Leaf {
    let overview = &view.kept.tournament.overview;
    let pages = pages(view);
    let title = pages.iter().find(|it| it.0 == name).map(|it| it.1.clone());
    let of_file = |name: &str| format!("tournaments/{}/{name}", view.file);
    let mut leaf = Leaf::new(Part::Tournaments, of_file(name), "");
    if name.is_empty() {
        leaf.heading.clone_from(&overview.tournament);
    } else {
        leaf.above.clone_from(&overview.tournament);
        leaf.heading = title.unwrap_or_default();
        leaf.trail = vec![(overview.tournament.clone(), of_file(""))];
    }
    if name.is_empty() {
        let date: Option<NaiveDate> = overview.date.as_deref().and_then(|it| it.parse().ok());
        let date = date.map(|date| view.words.date(date));
        let below: Vec<String> = [overview.place.clone(), date]
            .into_iter()
            .flatten()
            .collect();
        leaf.below = below.join(" · ");
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
        file: view.file.clone(),
        revision: newest.revision,
    });
    leaf.blocks = blocks;
    leaf
}

/// The pages of a tournament: their names in addresses, and their titles.
fn pages(view: &View<'_>) -> Vec<(String, String)> {
    let all = &view.kept.tournament;
    let mut pages = vec![(String::new(), view.say("export-site-start"))];
    pages.extend(all.rounds.iter().map(|round| {
        (
            format!("round-{}.html", round.round),
            view.say_number("round-number", "number", round.round),
        )
    }));
    let has = [
        (STANDINGS, "export-table-standings", all.standings.is_some()),
        (
            CROSSTABLE,
            "export-table-crosstable",
            all.crosstable.is_some(),
        ),
        (
            TEAMS,
            "export-table-teams",
            !all.teams.is_empty() && !view.is_single(),
        ),
        (PLAYERS, "export-table-players", true),
        (DRAW, "archive-draw", all.lots.is_some()),
        (CHECK, "archive-check", true),
    ];
    let has = has.into_iter().filter(|it| it.2);
    pages.extend(has.map(|(name, key, _)| (name.to_owned(), view.say(key))));
    pages
}

const STANDINGS: &str = "standings.html";
const CROSSTABLE: &str = "crosstable.html";
const TEAMS: &str = "teams.html";
const PLAYERS: &str = "players.html";
pub(crate) const DRAW: &str = "draw.html";
pub(crate) const CHECK: &str = "check.html";

fn leaf(view: &View<'_>, newest: Newest, name: &str) -> Option<Leaf> {
    let all = &view.kept.tournament;
    let blocks = match name {
        "" => overview(view),
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
fn overview(view: &View<'_>) -> Vec<Block> {
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
