//! SVG chart of a rating history.

use std::fmt::Write as _;

use chrono::NaiveDate;
use kralle_exchange::site::escaped;
use kralle_words::Words;

use super::rating_list::estimate;
use crate::rating::CurvePoint;

/// The size of the chart and its margins for labels, in SVG units.
const WIDE: f32 = 420.0;
const HIGH: f32 = 200.0;
const LEFT: f32 = 50.0;
const RIGHT: f32 = 12.0;
const TOP: f32 = 10.0;
const BOTTOM: f32 = 26.0;
/// Maximum number of points; longer histories are thinned evenly.
const MOST: usize = 400;
/// Approximate number of lines on the rating axis.
const LINES: f32 = 4.0;

/// Returns the chart with its band of deviation; `None` without points.
pub(crate) fn curve(title: &str, points: &[CurvePoint], id: &str, words: &Words) -> Option<String> {
    let (first, last) = (points.first()?, points.last()?);
    let points = thinned(points);
    let low = |it: &CurvePoint| it.rating - it.deviation;
    let high = |it: &CurvePoint| it.rating + it.deviation;
    let bottom = points.iter().map(|it| low(it)).fold(f32::MAX, f32::min);
    let top = points.iter().map(|it| high(it)).fold(f32::MIN, f32::max);
    let step = step((top - bottom).max(1.0));
    let bottom = (bottom / step).floor() * step;
    let top = (top / step).ceil() * step;
    let times = times(&points);
    let x = |at: f32| LEFT + at * (WIDE - LEFT - RIGHT);
    let y = |rating: f32| TOP + (top - rating) / (top - bottom).max(1.0) * (HIGH - TOP - BOTTOM);
    let said = |date: &Option<String>| {
        let date: Option<NaiveDate> = date.as_deref().and_then(|it| it.parse().ok());
        date.map_or_else(String::new, |date| words.date(date))
    };
    let text = words.say(
        "archive-curve",
        &[
            ("count", points.len().into()),
            ("first", estimate(first.rating, first.deviation).into()),
            ("last", estimate(last.rating, last.deviation).into()),
        ],
    );
    let mut svg = format!(
        "<figure class=\"curve\"><svg viewBox=\"0 0 {WIDE} {HIGH}\" role=\"img\" aria-labelledby=\"{id}-title {id}-text\">\n<title id=\"{id}-title\">{}</title>\n<desc id=\"{id}-text\">{}</desc>\n",
        escaped(title),
        escaped(&text)
    );
    let mut line = bottom;
    // Writing to a string does not fail.
    while line <= top {
        let at = y(line);
        let _ = writeln!(
            svg,
            "<path class=\"axis\" d=\"M{LEFT} {at:.1}H{:.1}\"/><text x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"end\">{line:.0}</text>",
            WIDE - RIGHT,
            LEFT - 8.0,
            at + 4.0
        );
        line += step;
    }
    let mut band = String::new();
    let mut path = String::new();
    for (point, at) in points.iter().zip(&times) {
        let sign = if band.is_empty() { 'M' } else { 'L' };
        let _ = write!(band, "{sign}{:.1} {:.1}", x(*at), y(high(point)));
        let _ = write!(path, "{sign}{:.1} {:.1}", x(*at), y(point.rating));
    }
    for (point, at) in points.iter().zip(&times).rev() {
        let _ = write!(band, "L{:.1} {:.1}", x(*at), y(low(point)));
    }
    let _ = writeln!(
        svg,
        "<path class=\"band\" d=\"{band}z\"/><path class=\"line\" d=\"{path}\"/>"
    );
    if points.len() <= 60 {
        for (point, at) in points.iter().zip(&times) {
            let _ = write!(
                svg,
                "<circle cx=\"{:.1}\" cy=\"{:.1}\" r=\"3\"/>",
                x(*at),
                y(point.rating)
            );
        }
    }
    let foot = HIGH - 6.0;
    let _ = writeln!(
        svg,
        "\n<text x=\"{LEFT}\" y=\"{foot}\">{}</text><text x=\"{:.1}\" y=\"{foot}\" text-anchor=\"end\">{}</text>\n</svg>",
        escaped(&said(&first.date)),
        WIDE - RIGHT,
        escaped(&if points.len() > 1 {
            said(&last.date)
        } else {
            String::new()
        })
    );
    let _ = write!(svg, "<figcaption>{}</figcaption></figure>", escaped(&text));
    Some(svg)
}

/// Returns at most about [`MOST`] points, including the first and the last.
fn thinned(points: &[CurvePoint]) -> Vec<&CurvePoint> {
    let each = points.len().div_ceil(MOST).max(1);
    let mut chosen: Vec<&CurvePoint> = points.iter().step_by(each).collect();
    if let Some(last) = points.last()
        && !std::ptr::eq(chosen.last().copied().unwrap_or(last), last)
    {
        chosen.push(last);
    }
    chosen
}

/// Returns the position of each point between the first and the last day, from 0 to 1. The points
/// are spaced evenly if a date is missing or all dates are equal.
fn times(points: &[&CurvePoint]) -> Vec<f32> {
    let day = |it: &&CurvePoint| -> Option<NaiveDate> { it.date.as_deref()?.parse().ok() };
    let days: Option<Vec<NaiveDate>> = points.iter().map(day).collect();
    let share = |part: i64, whole: i64| {
        // Numbers of days are small, so the conversion is exact.
        let exact = |it: i64| f32::from(u16::try_from(it.clamp(0, 65_535)).unwrap_or(u16::MAX));
        exact(part) / exact(whole).max(1.0)
    };
    let evenly = || {
        let last = i64::try_from(points.len()).unwrap_or(1) - 1;
        (0..=last).map(|at| share(at, last)).collect()
    };
    let Some(days) = days else { return evenly() };
    let (Some(first), Some(last)) = (days.first(), days.last()) else {
        return Vec::new();
    };
    let whole = (*last - *first).num_days();
    if whole <= 0 {
        return evenly();
    }
    let shares = days
        .iter()
        .map(|day| share((*day - *first).num_days(), whole));
    shares.collect()
}

/// Returns a round distance of lines for a range.
fn step(range: f32) -> f32 {
    let rough = range / LINES;
    let size = 10_f32.powf(rough.log10().floor());
    [1.0, 2.0, 5.0, 10.0]
        .into_iter()
        .map(|it| it * size)
        .find(|it| *it >= rough)
        .unwrap_or(rough)
}
