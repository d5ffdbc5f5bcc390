//! Parser of settings: permitted entries, and mistakes.

use kralle_rules::preset::Game;
use kralle_tournament::{BirthYear, Line, NationalId, PlayerId, Rating, Sex};
use toml::de::DeTable;

use super::mistake::{SettingsError, SettingsMistake};
use super::rule::{Category, Formula, Guests, PointsRule, RunningRule, SeasonSettings, SharedRule};
use super::value::{Entries, Entry, Text};
use crate::{Decisions, EntryPattern, Points};

type Read<T> = Result<T, SettingsError>;

/// Reads the settings from `text`.
pub(super) fn settings(text: &str) -> Read<SeasonSettings> {
    let text = Text(text.strip_prefix('\u{feff}').unwrap_or(text));
    let table = DeTable::parse(text.0).map_err(|error| text.syntax(&error))?;
    let entries = Entries {
        text,
        table: table.get_ref(),
        offset: 0,
    };
    entries.only(&[
        "name",
        "files",
        "exclude",
        "game",
        "best",
        "minimum",
        "bonus",
        "running",
        "points",
        "category",
        "guests",
        "same_person",
        "other_person",
    ])?;
    let few = |entry: Entry<'_>| entry.whole::<u16>(0, 10_000);
    let (points, shared) = entries.read("points", points)?.unwrap_or_default();
    Ok(SeasonSettings {
        name: entries.read("name", Entry::line)?,
        files: entries.list("files", |it| it.text().map(str::to_owned))?,
        exclude: entries.list("exclude", |it| it.text().map(str::to_owned))?,
        game: entries
            .read("game", |it| it.choice(&Game::CODES, Game::from_code))?
            .unwrap_or(Game::Tandem),
        best: entries.read("best", few)?.filter(|best| *best > 0),
        minimum: entries.read("minimum", few)?.unwrap_or_default(),
        bonus: entries.read("bonus", Entry::points)?.unwrap_or_default(),
        running: entries
            .read("running", |it| {
                it.choice(&RunningRule::CODES, RunningRule::from_code)
            })?
            .unwrap_or_default(),
        points,
        shared,
        categories: categories(entries)?,
        guests: entries.read("guests", guests)?.unwrap_or_default(),
        decisions: Decisions {
            same_person: entries.list("same_person", decision)?,
            other_person: entries.list("other_person", decision)?,
        },
    })
}

fn points(entry: Entry<'_>) -> Read<(PointsRule, SharedRule)> {
    let entries = entry
        .entries()?
        .only(&["by_rank", "formula", "own", "shared"])?;
    let by_rank: Option<Vec<Points>> =
        entries.read("by_rank", |it| it.list()?.map(Entry::points).collect())?;
    let formula = entries.read("formula", |it| {
        it.choice(&Formula::CODES, Formula::from_code)
    })?;
    let own = entries.read("own", Entry::truth)?.unwrap_or_default();
    let mut rules = [
        by_rank.map(|it| ("by_rank", PointsRule::ByRank(it))),
        formula.map(|it| ("formula", PointsRule::Formula(it))),
        own.then_some(("own", PointsRule::Own)),
    ]
    .into_iter()
    .flatten();
    let rule = match (rules.next(), rules.next()) {
        (None, _) => PointsRule::default(),
        (Some((_, rule)), None) => rule,
        (Some((one, _)), Some((other, _))) => {
            return Err(entry.error(SettingsMistake::Exclude { one, other }));
        }
    };
    let shared = entries.read("shared", |it| {
        it.choice(&SharedRule::CODES, SharedRule::from_code)
    })?;
    Ok((rule, shared.unwrap_or_default()))
}

fn categories(entries: Entries<'_>) -> Read<Vec<Category>> {
    let mut categories: Vec<Category> = Vec::new();
    let Some(list) = entries.get("category") else {
        return Ok(categories);
    };
    for entry in list.list()? {
        let read = category(entry)?;
        if categories.iter().any(|it| it.name == read.name) {
            let found = read.name.as_str().to_owned();
            return Err(entry.error(SettingsMistake::Twice { found }));
        }
        categories.push(read);
    }
    Ok(categories)
}

fn category(entry: Entry<'_>) -> Read<Category> {
    let entries = entry.entries()?.only(&[
        "name",
        "born_from",
        "born_until",
        "sex",
        "rating_from",
        "rating_until",
    ])?;
    let (born_from, born_until) = span(entries, "born_from", "born_until", year)?;
    let (rating_from, rating_until) = span(entries, "rating_from", "rating_until", rating)?;
    Ok(Category {
        name: entries
            .read("name", Entry::line)?
            .ok_or_else(|| entries.missing("name"))?,
        born_from,
        born_until,
        sex: entries.read("sex", |it| it.choice(&Sex::CODES, Sex::from_code))?,
        rating_from,
        rating_until,
    })
}

/// Returns lower and upper limit, of which either may be missing; the lower must not exceed the
/// upper.
fn span<T: Copy + PartialOrd + Into<u16>>(
    entries: Entries<'_>,
    from: &str,
    until: &str,
    read: fn(Entry<'_>) -> Read<T>,
) -> Read<(Option<T>, Option<T>)> {
    let span = (entries.read(from, read)?, entries.read(until, read)?);
    match (span, entries.get(until)) {
        ((Some(from), Some(until)), Some(entry)) if from > until => {
            let from: u16 = from.into();
            Err(entry.out_of_range(&from.to_string(), "…"))
        }
        _ => Ok(span),
    }
}

fn year(entry: Entry<'_>) -> Read<BirthYear> {
    let found: u16 = entry.whole(1900, 2100)?;
    BirthYear::try_from(found).map_err(|_| entry.out_of_range("1900", "2100"))
}

fn rating(entry: Entry<'_>) -> Read<Rating> {
    let found: u16 = entry.whole(1, Rating::HIGHEST.into())?;
    Rating::try_from(found).map_err(|_| entry.out_of_range("1", "4000"))
}

fn guests(entry: Entry<'_>) -> Read<Guests> {
    let entries = entry.entries()?.only(&["persons", "clubs"])?;
    let clubs: Vec<Line> = entries.list("clubs", Entry::line)?;
    Ok(Guests {
        persons: entries.list("persons", pattern)?,
        clubs,
    })
}

fn decision(entry: Entry<'_>) -> Read<Vec<EntryPattern>> {
    let entries = entry.entries()?.only(&["entries"])?;
    let Some(list) = entries.get("entries") else {
        return Err(entries.missing("entries"));
    };
    let patterns: Vec<EntryPattern> = list.list()?.map(pattern).collect::<Read<_>>()?;
    match patterns.len() {
        found @ 0..2 => Err(list.error(SettingsMistake::TooFew { found })),
        2.. => Ok(patterns),
    }
}

fn pattern(entry: Entry<'_>) -> Read<EntryPattern> {
    let entries = entry.entries()?.only(&[
        "name",
        "birth_year",
        "club",
        "fide_id",
        "national_id",
        "file",
        "player",
    ])?;
    let most = u32::MAX.into();
    let pattern = EntryPattern {
        name: entries.read("name", Entry::line)?,
        birth_year: entries.read("birth_year", year)?,
        club: entries.read("club", Entry::line)?,
        fide_id: entries.read("fide_id", |it| it.whole(1, most))?,
        national_id: entries.read("national_id", |it| it.parsed(NationalId::parse))?,
        file: entries.read("file", |it| it.text().map(str::to_owned))?,
        player: entries
            .read("player", |it| it.whole(0, most))?
            .map(PlayerId),
    };
    if pattern.player.is_some() && pattern.file.is_none() {
        return Err(entries.missing("file"));
    }
    let is_said = pattern.name.is_some()
        || pattern.fide_id.is_some()
        || pattern.national_id.is_some()
        || pattern.player.is_some();
    if is_said {
        Ok(pattern)
    } else {
        Err(entries.missing("name"))
    }
}
