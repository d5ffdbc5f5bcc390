//! A match card (German: *Ergebniszettel*): two boards with their seats, the
//! choices to tick, the result, its cause, and who signs for it.

use super::super::layout::{Area, Pen, Style, Tick, shade};
use crate::template::Align;
use crate::typeface::Weight;

/// A match card; what is not known yet is written by hand.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(crate) struct MatchCard {
    /// Tournament, round and day, as one line.
    pub(crate) heading: String,
    /// The round in words.
    pub(crate) round: String,
    /// The table's number; nothing on a blank.
    pub(crate) table: Option<u16>,
    /// First-named, then second-named team.
    pub(crate) sides: [Side; 2],
    /// Who is chosen to meet whom; nothing while it is open.
    pub(crate) seating: Option<Seats>,
    /// Who of the sides has White on board 1: 0 or 1; nothing while it is open.
    pub(crate) white_on_1: Option<usize>,
    /// Whether the teams choose; else the rules say it.
    pub(crate) by_choice: bool,
    /// The causes that can be ticked, as people read them.
    pub(crate) causes: Vec<String>,
}

/// A team on a card.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(crate) struct Side {
    /// "Team 4".
    pub(crate) title: String,
    /// The player of board 1 (first-named team) or of pot 1, then the other.
    pub(crate) players: [String; 2],
}

/// Who meets whom.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Seats {
    /// Pot 1 meets pot 1.
    Parallel,
    /// Pot 1 meets pot 2.
    Cross,
}

impl MatchCard {
    pub(super) fn draw(&self, pen: &mut Pen<'_, '_>, area: Area) {
        // All measures follow the height of the card: 14 rows.
        let unit = area.height() / 22.0;
        let size = (unit * 0.62).min(area.width() / 28.0);
        let mut y = area.top;
        self.draw_heading(pen, area.row(y, 3.0 * unit), size);
        y += 3.4 * unit;
        self.draw_boards(pen, area.row(y, 8.6 * unit), size);
        y += 8.9 * unit;
        y = self.draw_choices(pen, area, y, unit, size);
        y += 0.35 * unit;
        self.draw_result(pen, area, y, unit, size);
        self.draw_signatures(pen, area.row(area.bottom - 2.2 * unit, 2.2 * unit), size);
    }

    fn draw_heading(&self, pen: &mut Pen<'_, '_>, area: Area, size: f32) {
        let words = pen.words();
        let table = match self.table {
            Some(table) => words.say("card-table", &[("table", table.to_string().into())]),
            None => words.say("card-table-blank", &[]),
        };
        if self.table.is_some() {
            pen.bookmark(&table);
        }
        let strong = style(size * 1.9, Weight::Bold, shade::INK);
        let half = area.height() * 0.62;
        let width = area.width();
        pen.text(
            &table,
            area.column(area.left, width * 0.55).row(area.top, half),
            strong,
            Align::Left,
        );
        let right = area.column(area.left + width * 0.56, width * 0.44);
        let round = style(size * 1.25, Weight::Bold, shade::INK);
        pen.text(&self.round, right.row(area.top, half), round, Align::Right);
        let small = style(size * 0.88, Weight::Regular, shade::MUTED);
        pen.text(
            &self.heading,
            area.row(area.top + half, area.height() - half),
            small,
            Align::Left,
        );
        pen.rule((area.left, area.right), area.bottom, 1.0, shade::INK);
        pen.part();
    }

    /// Two boards side by side; opponents sit across, partners beside each other.
    fn draw_boards(&self, pen: &mut Pen<'_, '_>, area: Area, size: f32) {
        let gap = size * 1.4;
        let each = (area.width() - gap) / 2.0;
        // The teams' titles stand over and under both boards, where they sit.
        let line = area.height() / 8.6;
        let title = style(size * 1.05, Weight::Bold, shade::INK);
        let words = pen.words();
        for (side, top) in [(1, area.top), (0, area.bottom - 1.2 * line)] {
            let role = words.say(
                if side == 0 {
                    "card-first-named"
                } else {
                    "card-second-named"
                },
                &[],
            );
            let named = &self.sides[side].title;
            let text = if named.is_empty() {
                format!("{role}:")
            } else {
                format!("{role}: {named}")
            };
            pen.text(&text, area.row(top, 1.2 * line), title, Align::Left);
        }
        for board in 0..2_usize {
            #[allow(clippy::cast_precision_loss)] // 0 or 1
            let left = area.left + board as f32 * (each + gap);
            let column = area.column(left, each);
            // The second-named team sits across; who sits where is open until it is chosen.
            let across = match self.seating {
                None => None,
                Some(Seats::Parallel) => Some(board),
                Some(Seats::Cross) => Some(1 - board),
            };
            let names = [
                self.sides[0].players[board].as_str(),
                across.map_or("", |player| self.sides[1].players[player].as_str()),
            ];
            let first_white = match (self.white_on_1, board) {
                (None, _) => None,
                (Some(white), 0) => Some(white == 0),
                (Some(white), _) => Some(white == 1),
            };
            self.seat(
                pen,
                column.row(area.top + 1.3 * line, 1.9 * line),
                names[1],
                first_white.map(|it| !it),
                size,
            );
            draw_small_board(
                pen,
                column.row(area.top + 3.3 * line, 2.0 * line),
                board + 1,
                size,
            );
            self.seat(
                pen,
                column.row(area.top + 5.4 * line, 1.9 * line),
                names[0],
                first_white,
                size,
            );
            pen.part();
        }
    }

    /// A seat: whose it is, and the color to tick.
    fn seat(&self, pen: &mut Pen<'_, '_>, area: Area, name: &str, white: Option<bool>, size: f32) {
        let words = pen.words();
        let split = area.width() * 0.66;
        let left = area.column(area.left, split - size * 0.5);
        let text = style(size, Weight::Regular, shade::INK);
        pen.text(
            name,
            left.row(area.top, area.height() * 0.9),
            text,
            Align::Left,
        );
        pen.rule((left.left, left.right), area.bottom, 0.5, shade::INK);
        let half = area.height() / 2.0;
        for (row, (key, is_white)) in [("card-white", true), ("card-black", false)]
            .into_iter()
            .enumerate()
        {
            #[allow(clippy::cast_precision_loss)] // 0 or 1
            let top = area.top + row as f32 * half;
            let place = area
                .column(area.left + split, area.width() - split)
                .row(top, half);
            let ticked = if white == Some(is_white) {
                Tick::Ticked
            } else {
                Tick::Open
            };
            option(pen, place, &words.say(key, &[]), ticked, size * 0.88);
        }
    }

    /// Parallel or cross, unless the rules say it.
    fn draw_choices(&self, pen: &mut Pen<'_, '_>, area: Area, y: f32, unit: f32, size: f32) -> f32 {
        let words = pen.words();
        let row = area.row(y, 1.3 * unit);
        if !self.by_choice {
            let text = words.say("card-seating-fixed", &[]);
            pen.text(
                &text,
                row,
                style(size * 0.9, Weight::Regular, shade::MUTED),
                Align::Left,
            );
            return y + 1.35 * unit;
        }
        let label = words.say("card-chooses", &[]);
        let tick = |seats| {
            if self.seating == Some(seats) {
                Tick::Ticked
            } else {
                Tick::Open
            }
        };
        let options = [
            (words.say("card-parallel", &[]), tick(Seats::Parallel)),
            (words.say("card-cross", &[]), tick(Seats::Cross)),
        ];
        labelled(pen, row, &label, &options, size);
        y + 1.35 * unit
    }

    fn draw_result(&self, pen: &mut Pen<'_, '_>, area: Area, y: f32, unit: f32, size: f32) {
        let words = pen.words();
        let say = |key: &str| words.say(key, &[]);
        let open = |text: String| (text, Tick::Open);
        let mut y = y;
        let options = [open("1–0".into()), open("½–½".into()), open("0–1".into())];
        pen.rule((area.left, area.right), y - 0.15 * unit, 0.4, shade::RULE);
        labelled(
            pen,
            area.row(y, 1.4 * unit),
            &say("card-result"),
            &options,
            size * 1.1,
        );
        y += 1.45 * unit;
        let options = [open(say("card-board-1")), open(say("card-board-2"))];
        labelled(
            pen,
            area.row(y, 1.2 * unit),
            &say("card-decided-on"),
            &options,
            size,
        );
        y += 1.25 * unit;
        // Causes in rows of three.
        let label = say("card-cause");
        for (row, causes) in self.causes.chunks(3).enumerate() {
            let options: Vec<(String, Tick)> = causes.iter().map(|it| open(it.clone())).collect();
            let label = if row == 0 { label.as_str() } else { "" };
            labelled(pen, area.row(y, 1.15 * unit), label, &options, size);
            y += 1.15 * unit;
        }
        pen.part();
    }

    fn draw_signatures(&self, pen: &mut Pen<'_, '_>, area: Area, size: f32) {
        let words = pen.words();
        let gap = size * 1.4;
        let each = (area.width() - 2.0 * gap) / 3.0;
        let line = area.bottom - size * 1.35;
        for (place, key) in (0_u8..).zip(["card-first-named", "card-second-named", "card-arbiter"])
        {
            let left = area.left + f32::from(place) * (each + gap);
            pen.rule((left, left + each), line, 0.6, shade::INK);
            let below = Area {
                left,
                top: line + 1.0,
                right: left + each,
                bottom: area.bottom,
            };
            let small = style(size * 0.8, Weight::Regular, shade::MUTED);
            pen.text(&words.say(key, &[]), below, small, Align::Left);
        }
    }
}

const fn style(size: f32, weight: Weight, shade: f32) -> Style {
    Style {
        size,
        weight,
        shade,
    }
}

/// A board as a strip of squares with its number.
fn draw_small_board(pen: &mut Pen<'_, '_>, area: Area, number: usize, size: f32) {
    let words = pen.words();
    let square = (area.height() / 3.0).min(area.width() / 8.0);
    let strip = Area {
        left: area.left,
        top: area.top + (area.height() - 2.0 * square) / 2.0,
        right: area.left + 4.0 * square,
        bottom: area.top + (area.height() + 2.0 * square) / 2.0,
    };
    for column in 0..4_u8 {
        let row = f32::from((column + 1) % 2);
        let left = strip.left + f32::from(column) * square;
        pen.ground(
            Area {
                left,
                top: strip.top + row * square,
                right: left + square,
                bottom: strip.top + (row + 1.0) * square,
            },
            0.72,
        );
    }
    pen.border(strip, 0.6, shade::INK);
    let label = words.say("card-board", &[("board", number.to_string().into())]);
    let right = Area {
        left: strip.right + size * 0.7,
        ..area
    };
    pen.text(
        &label,
        right,
        style(size * 1.15, Weight::Bold, shade::INK),
        Align::Left,
    );
}

/// A box to tick with what it means.
fn option(pen: &mut Pen<'_, '_>, area: Area, text: &str, ticked: Tick, size: f32) {
    let side = (size * 0.92).min(area.height() * 0.86);
    let top = area.top + (area.height() - side) / 2.0;
    pen.tick(
        Area {
            left: area.left,
            top,
            right: area.left + side,
            bottom: top + side,
        },
        ticked,
    );
    let beside = Area {
        left: area.left + side * 1.45,
        ..area
    };
    pen.text(
        text,
        beside,
        style(size, Weight::Regular, shade::INK),
        Align::Left,
    );
}

/// A label and boxes to tick beside it.
fn labelled(pen: &mut Pen<'_, '_>, area: Area, label: &str, options: &[(String, Tick)], size: f32) {
    let split = area.width() * 0.27;
    pen.text(
        label,
        area.column(area.left, split - size * 0.4),
        style(size, Weight::Bold, shade::INK),
        Align::Left,
    );
    #[allow(clippy::cast_precision_loss)] // a handful of boxes
    let each = (area.width() - split) / options.len().max(3) as f32;
    let mut left = area.left + split;
    for (text, ticked) in options {
        option(
            pen,
            area.column(left, each - size * 0.4),
            text,
            *ticked,
            size,
        );
        left += each;
    }
}
