//! The lines of a template on a page: certificates, numbers of tables and boards.

use super::area::Area;
use super::flow::Style;
use super::item::shade;
use super::ornament;
use super::pen::Pen;
use crate::panel::{Fields, Fold};
use crate::template::{Align, LineTemplate, Ornament, PicturePlace, fill};
use crate::typeface::Weight;

/// The leading of large lines, relative to their size.
const LEADING: f32 = 1.22;

/// Draws the lines into `area`, twice on a folded card.
pub(super) fn draw(pen: &mut Pen<'_, '_>, fields: &Fields, fold: Fold, area: Area) {
    match fold {
        Fold::Flat => draw_side(pen, fields, area),
        Fold::Tent => {
            // The same distance from the fold as from the edge of the paper.
            let middle = f32::midpoint(area.top, area.bottom);
            let edge = pen.template().margins[0];
            let lower = Area {
                top: middle + edge,
                ..area
            };
            let upper = Area {
                bottom: middle - edge,
                ..area
            };
            let before = pen.count();
            draw_side(pen, fields, upper);
            pen.turn_over(before, upper);
            pen.part();
            let (width, _) = pen.template().paper;
            pen.cut((0.0, middle), (width, middle));
            draw_side(pen, fields, lower);
        }
    }
}

fn draw_side(pen: &mut Pen<'_, '_>, fields: &Fields, area: Area) {
    let template = pen.template();
    let language = pen.language();
    let mut area = area;
    if let Some((it, picture)) = template
        .picture
        .as_ref()
        .and_then(|it| Some((it, it.picture.as_ref()?)))
    {
        match it.place {
            PicturePlace::Background => {
                let (width, height) = template.paper;
                let page = Area {
                    left: 0.0,
                    top: 0.0,
                    right: width,
                    bottom: height,
                };
                pen.picture(picture, page, Align::Center);
            }
            PicturePlace::Top | PicturePlace::Bottom => {}
        }
    }
    if template.ornament == Ornament::Chequered {
        area = ornament::chequered(pen, area);
    }
    if let Some((it, picture)) = template
        .picture
        .as_ref()
        .and_then(|it| Some((it, it.picture.as_ref()?)))
    {
        let height = it.height.min(area.height() * 0.5);
        match it.place {
            PicturePlace::Background => {}
            PicturePlace::Top => {
                pen.picture(picture, area.row(area.top, height), Align::Center);
                area.top += height;
            }
            PicturePlace::Bottom => {
                pen.picture(
                    picture,
                    area.row(area.bottom - height, height),
                    Align::Center,
                );
                area.bottom -= height;
            }
        }
    } else if template.ornament == Ornament::Chequered {
        let height = (area.height() * 0.14).min(90.0);
        ornament::emblem(pen, area.row(area.top, height));
        area.top += height;
    }
    let lines: Vec<(&LineTemplate, String)> = template
        .lines
        .iter()
        .map(|line| (line, fill(&line.text.text(language), fields)))
        .filter(|(_, text)| !text.trim().is_empty())
        .collect();
    let wanted: f32 = lines
        .iter()
        .map(|(line, text)| line.above + height(line, text, area))
        .sum();
    let factor = (area.height() / wanted.max(1.0)).min(1.0);
    // Slightly above the middle looks centered.
    let mut y = area.top + (area.height() - wanted * factor) * 0.45;
    for (line, text) in lines {
        y += line.above * factor;
        let height = height(line, &text, area) * factor;
        let place = area.row(y, height);
        if text.chars().all(|sign| sign == '_') {
            // A signature line, without gaps between the characters.
            let wide = Weight::Regular.typeface().width(&text, line.size * factor);
            let middle = f32::midpoint(place.left, place.right);
            let half = wide.min(place.width()) / 2.0;
            let (left, right) = (middle - half, middle + half);
            pen.rule((left, right), y + height * 0.8, 0.6, shade::INK);
        } else if is_numeral(&text) && line.size > 60.0 {
            pen.numeral(&text, place, line.size * factor);
        } else {
            let style = Style {
                size: line.size * factor,
                weight: if line.strong {
                    Weight::Bold
                } else {
                    Weight::Regular
                },
                shade: shade::INK,
            };
            pen.text(&text, place, style, line.align);
        }
        y += height;
    }
}

/// Returns the height of a line in `area`, including wrapped lines.
fn height(line: &LineTemplate, text: &str, area: Area) -> f32 {
    let weight = if line.strong {
        Weight::Bold
    } else {
        Weight::Regular
    };
    let natural = weight.typeface().width(text, line.size);
    let one = line.size * LEADING;
    if is_numeral(text) || natural <= area.width() {
        return one;
    }
    // Half a line extra, since lines are not full.
    one * (natural / area.width() + 0.5).ceil().min(4.0)
}

/// True if a text is a number, readable across the hall.
fn is_numeral(text: &str) -> bool {
    !text.is_empty() && text.len() <= 5 && text.chars().all(|sign| sign.is_ascii_digit())
}
