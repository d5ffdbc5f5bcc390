//! Conversion of settings from the form and back.

use std::num::NonZeroU16;

use kralle_rules::rule_set::RuleSet;
use kralle_tournament::{
    Arbiters, HalfPoints, Line, RatingKind, RatingList, Scoring, Settings, TieBreak,
};

use crate::core::field::{Expected, Field};
use crate::core::parse::{date, line, optional_line};
use crate::core::refusal::RefusalView;
use crate::settings::match_format;
use crate::settings::view::{ArbitersView, SettingsView};

/// The highest accepted value of a result in half points: 100 points.
const MOST_HALF_POINTS: u16 = 200;

/// The maximum number of tie-breaks in a list.
const MOST_TIE_BREAKS: usize = 12;

/// The maximum number of rounds of a Swiss system.
const MOST_ROUNDS: u16 = 200;

/// The default rating order: the ratings of German-speaking clubs come first.
const USUAL_RATING_ORDER: [RatingKind; 6] = [
    RatingKind::National,
    RatingKind::Standard,
    RatingKind::Rapid,
    RatingKind::Blitz,
    RatingKind::Other,
    RatingKind::Tandem,
];

/// Parses the settings of a form. If the form has no rules and the preset of `now`, the rules of `now` are kept.
///
/// # Errors
/// Fails if a value cannot be parsed, is out of range, or is missing.
pub(crate) fn settings(
    view: &SettingsView,
    now: Option<&Settings>,
) -> Result<Settings, RefusalView> {
    let format = view.format.0;
    let rule_set = rule_set(view, now)?;
    let usual = Scoring::under(&rule_set, format);
    let points = |field: Field, typed: Option<u16>, usual: HalfPoints| match typed {
        None => Ok(usual),
        Some(typed @ 0..=MOST_HALF_POINTS) => Ok(HalfPoints(typed)),
        Some(typed) => Err(RefusalView::bad_field(field, typed, Expected::Points)),
    };
    let swiss_rounds = match view.swiss_rounds {
        Some(rounds @ 1..=MOST_ROUNDS) => Some(rounds),
        Some(rounds) => {
            return Err(RefusalView::bad_field(
                Field::Rounds,
                rounds,
                Expected::Rounds,
            ));
        }
        None => None,
    };
    let mut rating_order: Vec<RatingKind> = Vec::new();
    for kind in view.rating_order.iter().copied().map(|it| it.0) {
        if !rating_order.contains(&kind) {
            rating_order.push(kind);
        }
    }
    if rating_order.is_empty() {
        rating_order = USUAL_RATING_ORDER.to_vec();
    }
    Ok(Settings {
        name: line(Field::Name, &view.name)?,
        place: optional_line(Field::Place, &view.place)?,
        date: date(Field::Date, view.date.as_ref())?,
        rule_set,
        formation: view.formation.0,
        format,
        swiss_rounds,
        acceleration: view.acceleration.0,
        scoring: Scoring {
            win: points(Field::Win, view.win_half_points, usual.win)?,
            draw: points(Field::Draw, view.draw_half_points, usual.draw)?,
            loss: points(Field::Loss, view.loss_half_points, usual.loss)?,
            bye: points(Field::Bye, view.bye_half_points, usual.bye)?,
        },
        rating_list: RatingList {
            name: optional_line(Field::RatingList, &view.rating_list)?,
            date: date(Field::RatingListDate, view.rating_list_date.as_ref())?,
        },
        rating_order,
        tie_breaks: tie_breaks(&view.tie_breaks)?,
        schedule: crate::settings::schedule::schedule(&view.schedule)?,
        expected_entrants: view.expected_entrants.and_then(NonZeroU16::new),
        arbiters: arbiters(&view.arbiters)?,
        match_format: match_format::match_format(&view.match_format)?,
    })
}

/// Parses the names of arbiters and skips empty ones.
///
/// # Errors
/// Fails if a name cannot be parsed, or for more than [`Arbiters::MOST_DEPUTIES`].
fn arbiters(view: &ArbitersView) -> Result<Arbiters, RefusalView> {
    let deputies = view.deputies.iter();
    let deputies: Vec<Line> = deputies
        .filter_map(|name| optional_line(Field::DeputyArbiters, name).transpose())
        .collect::<Result<_, _>>()?;
    if deputies.len() > Arbiters::MOST_DEPUTIES {
        return Err(RefusalView::bad_field(
            Field::DeputyArbiters,
            deputies.len(),
            Expected::FewerDeputies,
        ));
    }
    Ok(Arbiters {
        chief: optional_line(Field::ChiefArbiter, &view.chief)?,
        deputies,
        are_public: view.are_public,
    })
}

/// Parses the settings of a form as [`settings`] does; the name may still be missing.
///
/// # Errors
/// Fails if a value cannot be parsed, is out of range, or is missing, except the name.
pub(crate) fn unnamed_settings(
    mut view: SettingsView,
    now: Option<&Settings>,
) -> Result<Settings, RefusalView> {
    if view.name.trim().is_empty() {
        "?".clone_into(&mut view.name);
    }
    settings(&view, now)
}

/// Parses tie-breaks by their FIDE codes and drops duplicates.
///
/// # Errors
/// Fails for an unknown code, or for more than [`MOST_TIE_BREAKS`].
fn tie_breaks(names: &[String]) -> Result<Vec<TieBreak>, RefusalView> {
    let mut list: Vec<TieBreak> = Vec::new();
    for name in names {
        let tie_break: TieBreak = name
            .parse()
            .map_err(|_| RefusalView::bad_field(Field::TieBreaks, name, Expected::TieBreak))?;
        if !list.contains(&tie_break) {
            list.push(tie_break);
        }
    }
    if list.len() > MOST_TIE_BREAKS {
        return Err(RefusalView::bad_field(
            Field::TieBreaks,
            list.len(),
            Expected::FewerTieBreaks,
        ));
    }
    Ok(list)
}

/// Returns the chosen rules. The tournament checks that they fit the formation.
///
/// # Errors
/// Fails if the preset is unknown, or if the rules are based on another preset.
fn rule_set(view: &SettingsView, now: Option<&Settings>) -> Result<RuleSet, RefusalView> {
    let name = view.rule_set.as_str();
    match (&view.rules, now) {
        (Some(draft), _) if draft.base == name => crate::rules::options::rule_set(draft),
        (Some(draft), _) => Err(RefusalView::bad_field(
            Field::RuleSet,
            &draft.base,
            Expected::RuleSet,
        )),
        (None, Some(now)) if now.rule_set.base.code() == name => Ok(now.rule_set.clone()),
        (None, _) => crate::rules::options::preset(name).map(RuleSet::of),
    }
}

/// Converts settings to the form.
pub(crate) fn view(settings: &Settings) -> SettingsView {
    let text = |line: &Option<Line>| line.as_ref().map(ToString::to_string).unwrap_or_default();
    SettingsView {
        name: settings.name.to_string(),
        place: text(&settings.place),
        date: settings.date.map(|date| date.to_string()),
        rule_set: settings.rule_set.base.code().to_owned(),
        rules: Some(crate::rules::options::draft(&settings.rule_set)),
        formation: settings.formation.into(),
        format: settings.format.into(),
        swiss_rounds: settings.swiss_rounds,
        acceleration: settings.acceleration.into(),
        win_half_points: Some(settings.scoring.win.0),
        draw_half_points: Some(settings.scoring.draw.0),
        loss_half_points: Some(settings.scoring.loss.0),
        bye_half_points: Some(settings.scoring.bye.0),
        rating_list: text(&settings.rating_list.name),
        rating_list_date: settings.rating_list.date.map(|date| date.to_string()),
        rating_order: settings
            .rating_order
            .iter()
            .copied()
            .map(Into::into)
            .collect(),
        tie_breaks: settings
            .tie_breaks
            .iter()
            .map(ToString::to_string)
            .collect(),
        schedule: crate::settings::schedule::view(settings.schedule),
        expected_entrants: settings.expected_entrants.map(NonZeroU16::get),
        arbiters: ArbitersView {
            chief: text(&settings.arbiters.chief),
            deputies: settings
                .arbiters
                .deputies
                .iter()
                .map(ToString::to_string)
                .collect(),
            are_public: settings.arbiters.are_public,
        },
        match_format: match_format::view(settings.match_format),
    }
}
