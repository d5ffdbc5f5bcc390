//! The pages of a tournament as files: the start, every round, standings, crosstable, teams and
//! players.

use std::collections::BTreeMap;

use kralle_exchange::site::{Block, Listing, Page, Site};
use kralle_tournament::{PlayerData, PlayerField, RatingKind, Settings, Tournament};
use kralle_view::pages::{Links, Pages, PlayerNumbers, STANDINGS};
use kralle_view::public::newest_published;
use kralle_view::published::{covered, published};
use kralle_view::shown::Shown;
use kralle_words::Words;

use crate::core::desk::Desk;
use crate::core::refusal::RefusalView;
use crate::core::refused::refused;
use crate::history::head::HeadView;
use crate::standings::paper::{Reasons, decisions, standings_at};

const INDEX: &str = "index.html";

/// The visibility of ratings and federation numbers on public pages.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Numbers {
    /// Visible for players whose name is public.
    Shown,
    Hidden,
}

/// Links between pages in one folder.
struct Beside;

impl Links for Beside {
    fn page(&self, name: &str) -> String {
        if name.is_empty() {
            INDEX.to_owned()
        } else {
            name.to_owned()
        }
    }

    fn player(&self, player: u32) -> Option<String> {
        Some(format!("player-{player}.html"))
    }
}

/// Makes the public site of the open tournament, with the visibility of players set for archives.
pub(crate) fn site(desk: &mut Desk, words: &Words, numbers: Numbers) -> Result<Site, RefusalView> {
    let shown = match &desk.archive.outbox {
        Some(outbox) => outbox.visibility(desk.file_identity()?)?,
        None => BTreeMap::new(),
    };
    let tournament = desk.tournament()?;
    let covered = covered(tournament, &shown);
    let all = published(&covered).map_err(|refusal| refused(&refusal, tournament))?;
    let is_named = |player: u32| {
        let how = shown.get(&kralle_tournament::PlayerId(player)).copied();
        how.unwrap_or_default() == Shown::Name
    };
    let mut pages = Pages::new(&all, &Beside, words);
    if numbers == Numbers::Shown {
        let named = tournament.players.iter().filter(|it| is_named(it.id.0));
        let numbers = named.map(|it| (it.id.0, numbers_of(&it.data, &tournament.settings)));
        pages = pages.with_numbers(numbers.collect());
    }
    let settled = settled(&covered, words);
    let head = HeadView::from(desk.open_file()?.shown_head()?);
    let head = words.say("sheet-head", &[("word", head.word.as_str().into())]);
    Ok(Site {
        language: words.language().tag().to_owned(),
        title: all.overview.tournament.clone(),
        subtitle: pages.subtitle(),
        footer: format!("{} · {head}", words.say("export-site-footer", &[])),
        pages_label: words.say("export-site-pages", &[]),
        pages: files(&pages, &settled),
    })
}

/// Returns public sentences about ranks decided by more than points.
fn settled(tournament: &Tournament, words: &Words) -> Vec<Block> {
    let Some(newest) = newest_published(tournament) else {
        return Vec::new();
    };
    let standings = standings_at(tournament, newest);
    let settled = decisions(tournament, &standings, Reasons::Omitted, words).into_iter();
    settled.map(Block::Text).collect()
}

fn numbers_of(data: &PlayerData, settings: &Settings) -> PlayerNumbers {
    PlayerNumbers {
        rating: data.rating(&settings.rating_order).map(u16::from),
        // The tandem rating is internal to the club; if it counts, it is in the list of players.
        ratings: RatingKind::ALL
            .into_iter()
            .filter(|kind| *kind != RatingKind::Tandem)
            .filter_map(|kind| Some((kind, u16::from(*data.ratings.get(&kind)?))))
            .collect(),
        identifiers: PlayerField::ALL
            .into_iter()
            .filter(|it| it.spec().is_identifier)
            .filter_map(|it| Some((it, data.value(it)?.to_string())))
            .collect(),
    }
}

fn files(pages: &Pages<'_>, settled: &[Block]) -> Vec<Page> {
    let listed = pages.titles().into_iter().filter_map(|(name, title)| {
        let mut blocks = if name.is_empty() {
            let mut blocks = vec![pages.facts(), pages.newest_round()];
            let standings = pages.all.standings.as_ref();
            blocks.extend(standings.map(|it| Block::Table(pages.standings_table(it))));
            blocks
        } else {
            pages.blocks(&name)?
        };
        if name == STANDINGS {
            let behind = blocks.iter().position(|it| matches!(it, Block::Table(_)))? + 1;
            blocks.splice(behind..behind, settled.iter().cloned());
        }
        Some(Page {
            file: pages.page(&name),
            title,
            listing: Listing::Listed,
            blocks,
        })
    });
    let players = pages.all.players.iter().map(|player| Page {
        file: pages.player_page(player.player).unwrap_or_default(),
        title: player.name.clone(),
        listing: Listing::Reached,
        blocks: pages.player_blocks(player),
    });
    listed.chain(players).collect()
}
