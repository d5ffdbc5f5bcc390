//! Conversion of a season's settings to the form and back.

use kralle_season::{
    Category, EntryPattern, Formula, Guests, Points, PointsRule, SeasonSettings as Settings,
};
use kralle_tournament::{BirthYear, Fact, PlayerField, PlayerId, Rating};
use kralle_view::named::Named;
use kralle_view::season::table::{SeasonPointsRule, rule_view};

use crate::core::field::{Expected, Field};
use crate::core::parse;
use crate::core::refusal::RefusalView;
use crate::season::persons::pattern_view;
use crate::season::refusal::SeasonRefusal;
use crate::season::view::{SeasonCategory, SeasonPattern, SeasonSettings};

/// Converts settings to the form.
pub(crate) fn settings_view(it: &Settings) -> SeasonSettings {
    let by_rank = match &it.points {
        PointsRule::ByRank(points) => points.as_slice(),
        PointsRule::Formula(_) | PointsRule::Own => &[],
    };
    SeasonSettings {
        name: it
            .name
            .as_ref()
            .map(ToString::to_string)
            .unwrap_or_default(),
        game: Named(it.game),
        best: it.best.unwrap_or_default(),
        minimum: it.minimum,
        bonus_hundredths: it.bonus.0,
        running: Named(it.running),
        points: rule_view(&it.points),
        by_rank_hundredths: by_rank.iter().map(|it| it.0).collect(),
        shared: Named(it.shared),
        categories: it.categories.iter().map(category_view).collect(),
        guests: it.guests.persons.iter().map(pattern_view).collect(),
        clubs: it.guests.clubs.iter().map(ToString::to_string).collect(),
    }
}

fn category_view(it: &Category) -> SeasonCategory {
    SeasonCategory {
        name: it.name.to_string(),
        born_from: it.born_from.map(u16::from),
        born_until: it.born_until.map(u16::from),
        sex: it.sex.map(Named),
        rating_from: it.rating_from.map(Rating::get),
        rating_until: it.rating_until.map(Rating::get),
    }
}

/// The highest accepted number of counting or required evenings.
const MOST: u16 = 10_000;
/// The highest accepted points of a rank, in hundredths.
const MOST_POINTS: i64 = 100_000_000;

/// Puts the values of the form into the settings. Files and decisions do not change.
///
/// # Errors
/// Fails if a value is out of range or missing, or if two categories have the same name.
pub(crate) fn put(settings: &mut Settings, form: &SeasonSettings) -> Result<(), RefusalView> {
    settings.name = parse::optional_line(Field::Name, &form.name)?;
    settings.game = form.game.0;
    settings.best = Some(few(form.best)?).filter(|best| *best > 0);
    settings.minimum = few(form.minimum)?;
    settings.bonus = points(form.bonus_hundredths)?;
    settings.running = form.running.0;
    settings.points = match form.points {
        SeasonPointsRule::ByRank => {
            let ranks = form.by_rank_hundredths.iter();
            PointsRule::ByRank(ranks.map(|it| points(*it)).collect::<Result<_, _>>()?)
        }
        SeasonPointsRule::Beaten => PointsRule::Formula(Formula::Beaten),
        SeasonPointsRule::BeatenPlusOne => PointsRule::Formula(Formula::BeatenPlusOne),
        SeasonPointsRule::Percent => PointsRule::Formula(Formula::Percent),
        SeasonPointsRule::Own => PointsRule::Own,
    };
    settings.shared = form.shared.0;
    let categories = form.categories.iter().map(category);
    settings.categories = categories.collect::<Result<_, _>>()?;
    let mut names: Vec<&str> = form.categories.iter().map(|it| it.name.trim()).collect();
    names.sort_unstable();
    if let Some([name, _]) = names.array_windows().find(|[one, other]| one == other) {
        let category = (*name).to_owned();
        return Err(SeasonRefusal::SeasonCategoryTwice { category }.into());
    }
    let clubs = form
        .clubs
        .iter()
        .map(|it| parse::line(Field::Player(PlayerField::Club), it));
    settings.guests = Guests {
        persons: form.guests.iter().map(pattern).collect::<Result<_, _>>()?,
        clubs: clubs.collect::<Result<_, _>>()?,
    };
    Ok(())
}

fn few(number: u16) -> Result<u16, RefusalView> {
    if number > MOST {
        return Err(RefusalView::bad_field(
            Field::Evenings,
            number,
            Expected::Evenings,
        ));
    }
    Ok(number)
}

fn points(hundredths: i64) -> Result<Points, RefusalView> {
    if (0..=MOST_POINTS).contains(&hundredths) {
        return Ok(Points(hundredths));
    }
    let found = Points(hundredths);
    Err(RefusalView::bad_field(
        Field::SeasonPoints,
        found,
        Expected::SeasonPoints,
    ))
}

fn year(found: Option<u16>) -> Result<Option<BirthYear>, RefusalView> {
    let year = found.map(|found| {
        let year = BirthYear::try_from(found);
        let field = PlayerField::BirthYear;
        year.map_err(|_| {
            RefusalView::bad_field(Field::Player(field), found, Expected::Player(field))
        })
    });
    year.transpose()
}

fn field<T: Fact>(field: PlayerField, typed: Option<&String>) -> Result<Option<T>, RefusalView> {
    parse::player_field(field, typed.map_or("", String::as_str))
}

fn rating(found: Option<u16>) -> Result<Option<Rating>, RefusalView> {
    let rating = found.map(|found| {
        let rating = Rating::try_from(found);
        rating.map_err(|_| RefusalView::bad_field(Field::Rating, found, Expected::Rating))
    });
    rating.transpose()
}

fn category(it: &SeasonCategory) -> Result<Category, RefusalView> {
    let category = Category {
        name: parse::line(Field::Name, &it.name)?,
        born_from: year(it.born_from)?,
        born_until: year(it.born_until)?,
        sex: it.sex.map(|sex| sex.0),
        rating_from: rating(it.rating_from)?,
        rating_until: rating(it.rating_until)?,
    };
    let empty = |from: Option<u16>, until: Option<u16>| {
        from.zip(until).is_some_and(|(from, until)| from > until)
    };
    if empty(it.born_from, it.born_until) || empty(it.rating_from, it.rating_until) {
        let name = category.name.to_string();
        return Err(SeasonRefusal::SeasonCategoryEmpty { category: name }.into());
    }
    Ok(category)
}

fn pattern(it: &SeasonPattern) -> Result<EntryPattern, RefusalView> {
    let pattern = EntryPattern {
        name: parse::missing_line(Field::Name, it.name.as_ref())?,
        birth_year: year(it.birth_year)?,
        club: field(PlayerField::Club, it.club.as_ref())?,
        fide_id: it.fide_id,
        national_id: field(PlayerField::NationalId, it.national_id.as_ref())?,
        file: it.file.clone(),
        player: it.player.map(PlayerId),
    };
    let is_said = pattern.name.is_some()
        || pattern.fide_id.is_some()
        || pattern.national_id.is_some()
        || (pattern.player.is_some() && pattern.file.is_some());
    if is_said {
        Ok(pattern)
    } else {
        Err(RefusalView::missing_field(Field::Name, Expected::Text))
    }
}
