//! A match card (German: *Ergebniszettel*): two boards with their seats, the
//! choices to tick, the result, its cause, and who signs for it.

use super::super::layout::{Area, Pen, Style, Tick, shade};
use crate::layout::times;
use crate::template::Align;
use crate::typeface::Weight;
use kralle_words::Words;

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
    /// How many boards there are.
    pub(crate) boards: usize,
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

/// The part of a row that its label takes.
const LABEL: f32 = 0.27;
/// A text beside a box begins so far from the left of the box, in sides of it.
const BESIDE: f32 = 1.45;

/// How many rows of text a card is high.
const ROWS: f32 = 20.0;

impl MatchCard {
    pub(super) fn draw(&self, pen: &mut Pen<'_, '_>, area: Area) {
        // All measures follow the height of the card.
        let unit = area.height() / ROWS;
        let size = (unit * 0.66).min(area.width() / 27.0);
        self.draw_heading(pen, area.row(area.top, 2.4 * unit), size);
        let boards = area.row(area.top + 2.6 * unit, 8.0 * unit);
        self.draw_boards(pen, boards, size);
        let mut y = area.top + 10.7 * unit;
        if self.boards > 1 {
            self.draw_choices(pen, area.row(y, 1.25 * unit), size);
            y += 1.4 * unit;
        }
        self.draw_result(pen, area, y, unit, size);
        self.draw_signatures(pen, area.row(area.bottom - 1.9 * unit, 1.9 * unit), size);
    }

    /// What the sides are called: who is named first and second, or the colors of a single game.
    const fn roles(&self) -> [&'static str; 2] {
        if self.boards > 1 {
            ["card-first-named", "card-second-named"]
        } else {
            ["card-white", "card-black"]
        }
    }

    /// Lines to sign on.
    fn draw_signatures(&self, pen: &mut Pen<'_, '_>, area: Area, size: f32) {
        let words = pen.words();
        let gap = size * 1.4;
        let each = (area.width() - 2.0 * gap) / 3.0;
        let line = area.bottom - size * 1.35;
        let [first, second] = self.roles();
        for (place, key) in (0_u8..).zip([first, second, "card-arbiter"]) {
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
        let gap = size * 1.6;
        let count = times(self.boards.max(1));
        let each = (area.width() - gap) / 2.0;
        let row = area.height() / 8.0;
        self.draw_side(pen, area.row(area.top, 1.1 * row), 1, size);
        self.draw_side(pen, area.row(area.bottom - 1.1 * row, 1.1 * row), 0, size);
        for board in 0..self.boards.max(1) {
            let left = area.left + times(board) * (each + gap);
            let width = if count > 1.0 { each } else { area.width() };
            let column = area.column(left, width);
            // The second-named team sits across; who sits where is open until it is chosen.
            let across = match self.seating {
                None => None,
                Some(Seats::Parallel) => Some(board),
                Some(Seats::Cross) => Some(1 - board),
            };
            let near = self.sides[0].players[board].as_str();
            let far = across.map_or("", |player| self.sides[1].players[player].as_str());
            let first_white = match (self.white_on_1, board) {
                (None, _) => None,
                (Some(white), 0) => Some(white == 0),
                (Some(white), _) => Some(white == 1),
            };
            let second_white = first_white.map(|it| !it);
            seat(
                pen,
                column.row(area.top + 1.2 * row, 1.7 * row),
                far,
                second_white,
                size,
            );
            let middle = column.row(area.top + 3.1 * row, 1.8 * row);
            draw_small_board(pen, middle, board + 1, size);
            seat(
                pen,
                column.row(area.top + 5.0 * row, 1.7 * row),
                near,
                first_white,
                size,
            );
            pen.part();
        }
    }

    /// A team's title on its side of the boards; with its players while their seats are open.
    fn draw_side(&self, pen: &mut Pen<'_, '_>, area: Area, side: usize, size: f32) {
        let words = pen.words();
        let role = words.say(self.roles()[side], &[]);
        let Side { title, players } = &self.sides[side];
        let args = [("role", role.into()), ("team", title.into())];
        let mut text = words.say("card-side", &args).trim_end().to_owned();
        let known: Vec<&str> = players
            .iter()
            .map(String::as_str)
            .filter(|name| !name.is_empty())
            .collect();
        if side == 1 && self.seating.is_none() && !known.is_empty() {
            text = format!("{text} – {}", known.join(" · "));
        }
        let strong = style(size * 1.05, Weight::Bold, shade::INK);
        pen.text(&text, area, strong, Align::Left);
        pen.part();
    }

    /// Parallel or cross, unless the rules say it.
    fn draw_choices(&self, pen: &mut Pen<'_, '_>, row: Area, size: f32) {
        let words = pen.words();
        if !self.by_choice {
            let text = words.say("card-seating-fixed", &[]);
            pen.text(
                &text,
                row,
                style(size * 0.9, Weight::Regular, shade::MUTED),
                Align::Left,
            );
            return;
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
        let common = self.size_of_options(words, row.width(), size);
        labelled(pen, row, &label, &options, [size, common]);
    }

    /// The size of what can be ticked: the longest decides for all.
    fn size_of_options(&self, words: &Words, width: f32, size: f32) -> f32 {
        let mut texts = self.causes.clone();
        let keys = [
            "card-parallel",
            "card-cross",
            "card-board-1",
            "card-board-2",
        ];
        texts.extend(keys.map(|key| words.say(key, &[])));
        let each = width * (1.0 - LABEL) / 3.0;
        common_size(&texts, each - size * 0.7, size)
    }

    fn draw_result(&self, pen: &mut Pen<'_, '_>, area: Area, y: f32, unit: f32, size: f32) {
        let words = pen.words();
        let say = |key: &str| words.say(key, &[]);
        let open = |text: String| (text, Tick::Open);
        let mut y = y;
        let common = self.size_of_options(words, area.width(), size);
        let options = [open("1–0".into()), open("½–½".into()), open("0–1".into())];
        pen.rule((area.left, area.right), y, 0.5, shade::INK);
        let row = area.row(y, 1.4 * unit);
        labelled(pen, row, &say("card-result"), &options, [size * 1.15; 2]);
        y += 1.4 * unit;
        if self.boards > 1 {
            let options = [open(say("card-board-1")), open(say("card-board-2"))];
            let row = area.row(y, 1.1 * unit);
            labelled(pen, row, &say("card-decided-on"), &options, [size, common]);
            y += 1.1 * unit;
        }
        // Causes in rows of three, as close as the room above the signatures asks for.
        let rows = times(self.causes.len().div_ceil(3).max(1));
        let step = ((area.bottom - 2.1 * unit - y) / rows).min(1.15 * unit);
        let label = say("card-cause");
        let size = size.min(step * 0.8);
        for (row, causes) in self.causes.chunks(3).enumerate() {
            let options: Vec<(String, Tick)> = causes.iter().map(|it| open(it.clone())).collect();
            let label = if row == 0 { label.as_str() } else { "" };
            let sizes = [size, common];
            labelled(pen, area.row(y, step), label, &options, sizes);
            y += step;
        }
        pen.part();
    }
}

const fn style(size: f32, weight: Weight, shade: f32) -> Style {
    Style {
        size,
        weight,
        shade,
    }
}

/// A seat: whose it is, and the color to tick.
fn seat(pen: &mut Pen<'_, '_>, area: Area, name: &str, white: Option<bool>, size: f32) {
    let words = pen.words();
    let split = area.width() * 0.68;
    let left = area.column(area.left, split - size * 0.5);
    let text = style(size * 1.08, Weight::Regular, shade::INK);
    pen.text(
        name,
        left.row(area.top, area.height() * 0.92),
        text,
        Align::Left,
    );
    pen.rule((left.left, left.right), area.bottom, 0.5, shade::INK);
    let half = area.height() / 2.0;
    let colors = [("card-white", true), ("card-black", false)];
    let said = colors.map(|(key, _)| words.say(key, &[]));
    let size = common_size(&said, area.width() - split, size * 0.92);
    for (row, (text, (_, is_white))) in (0_u8..).zip(said.iter().zip(colors)) {
        let right = area.column(area.left + split, area.width() - split);
        let place = right.row(area.top + f32::from(row) * half, half);
        let ticked = if white == Some(is_white) {
            Tick::Ticked
        } else {
            Tick::Open
        };
        option(pen, place, text, ticked, size);
    }
}

/// A board as a strip of squares with its number.
fn draw_small_board(pen: &mut Pen<'_, '_>, area: Area, number: usize, size: f32) {
    let words = pen.words();
    let square = (area.height() / 3.0).min(area.width() / 8.0);
    let strip = Area {
        left: area.left,
        top: area.top + area.height() / 2.0 - square,
        right: area.left + 4.0 * square,
        bottom: area.top + area.height() / 2.0 + square,
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

/// The size at which the longest of `texts` stands beside its box in `width`, so that all of them
/// are set alike.
fn common_size(texts: &[String], width: f32, size: f32) -> f32 {
    let face = Weight::Regular.typeface();
    let longest = texts.iter().map(|text| face.width(text, size));
    let longest = longest.fold(0.0, f32::max) + size * 0.92 * BESIDE;
    // What is longer still takes a second line.
    size * (width / longest).clamp(0.7, 1.0)
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
        left: area.left + side * BESIDE,
        ..area
    };
    pen.text(
        text,
        beside,
        style(size, Weight::Regular, shade::INK),
        Align::Left,
    );
}

/// A label and boxes to tick beside it; the sizes of the label and of what stands beside the boxes.
fn labelled(
    pen: &mut Pen<'_, '_>,
    area: Area,
    label: &str,
    options: &[(String, Tick)],
    [size, option_size]: [f32; 2],
) {
    let split = area.width() * LABEL;
    pen.text(
        label,
        area.column(area.left, split - size * 0.4),
        style(size, Weight::Bold, shade::INK),
        Align::Left,
    );
    let each = (area.width() - split) / times(options.len().max(3));
    let mut left = area.left + split;
    for (text, ticked) in options {
        let place = area.column(left, each - size * 0.4);
        option(pen, place, text, *ticked, option_size);
        left += each;
    }
}
