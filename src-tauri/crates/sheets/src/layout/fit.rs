//! Fits text into a width: unchanged, slightly smaller, on several lines, and only then broken
//! inside a word. Never truncated.

use crate::typeface::Weight;

/// The minimum width of a body and of a table strip, in points.
pub(super) const NARROWEST: f32 = 80.0;

/// Lines of text in one size.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct Fitted {
    pub(crate) size: f32,
    pub(crate) lines: Vec<String>,
}

/// The factor by which a single line may shrink before it wraps.
const BEFORE_WRAPPING: f32 = 0.9;
/// The factor by which a long word may shrink before it is broken.
const FLOOR: f32 = 0.75;

/// Fits `text` into `width` points.
pub(crate) fn fit(text: &str, weight: Weight, size: f32, width: f32) -> Fitted {
    let face = weight.typeface();
    let natural = face.width(text, size);
    if natural <= width {
        return Fitted {
            size,
            lines: vec![text.to_owned()],
        };
    }
    let shrink = width / natural;
    if shrink >= BEFORE_WRAPPING {
        return Fitted {
            size: size * shrink * 0.999,
            lines: vec![text.to_owned()],
        };
    }
    let longest = pieces(text)
        .map(|piece| face.width(piece.trim_end(), size))
        .fold(0.0, f32::max);
    let size = if longest <= width {
        size
    } else {
        size * (width / longest * 0.999).max(FLOOR)
    };
    Fitted {
        size,
        lines: wrap(text, weight, size, width),
    }
}

/// Wraps the text to lines of at most `width`, at spaces and after hyphens and slashes; inside a
/// word only if the word itself is wider. A line has at least one character, however small `width`
/// is.
pub(crate) fn wrap(text: &str, weight: Weight, size: f32, width: f32) -> Vec<String> {
    let face = weight.typeface();
    let mut lines = Vec::new();
    let mut line = String::new();
    for piece in pieces(text) {
        let together = face.width(line.trim_start(), size) + face.width(piece.trim_end(), size);
        if !line.is_empty() && together > width {
            lines.push(std::mem::take(&mut line));
        }
        line.push_str(piece);
        while face.width(line.trim_end(), size) > width {
            let broken = longest_start(&line, weight, size, width);
            let rest = line.split_off(broken);
            if rest.is_empty() {
                break;
            }
            lines.push(std::mem::replace(&mut line, rest));
        }
    }
    lines.push(line);
    for line in &mut lines {
        *line = line.trim().to_owned();
    }
    lines.retain(|line| !line.is_empty());
    if lines.is_empty() {
        lines.push(String::new());
    }
    lines
}

/// Wraps the text to the same number of lines as [`wrap`], but of similar width, so that centered
/// text has no short last line.
pub(crate) fn balance(text: &str, weight: Weight, size: f32, width: f32) -> Vec<String> {
    let face = weight.typeface();
    let lines = wrap(text, weight, size, width);
    let longest = pieces(text)
        .map(|piece| face.width(piece.trim_end(), size))
        .fold(0.0, f32::max);
    if lines.len() < 2 || longest >= width {
        return lines;
    }
    let (mut too_narrow, mut enough) = (longest, width);
    while enough - too_narrow > 0.5 {
        let middle = f32::midpoint(too_narrow, enough);
        if wrap(text, weight, size, middle).len() > lines.len() {
            too_narrow = middle;
        } else {
            enough = middle;
        }
    }
    wrap(text, weight, size, enough)
}

/// Returns the number of bytes of `line` that fit into `width`; at least one character.
fn longest_start(line: &str, weight: Weight, size: f32, width: f32) -> usize {
    let face = weight.typeface();
    line.char_indices()
        .map(|(start, sign)| start + sign.len_utf8())
        .take_while(|end| face.width(&line[..*end], size) <= width)
        .last()
        .unwrap_or_else(|| line.chars().next().map_or(0, char::len_utf8))
}

/// Splits text into words with their separators; joined, they are the text again.
fn pieces(text: &str) -> impl Iterator<Item = &str> {
    text.split_inclusive([' ', '-', '/', '–'])
}
