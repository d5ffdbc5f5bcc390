//! Chats exported from a messenger: `[12.03.26, 18:04:11] Jo Birch: Al Cedar 1650` and
//! `12/03/2026, 18:04 - Jo Birch: Al Cedar 1650`.
//!
//! Stamps and senders are notes; the messages are read as typed lines. A message that does not
//! clearly name a player is a question.

use super::full_name::is_full_name;
use super::line::Line;
use super::typed_teams;

/// Number of lines that show whether a text is a chat.
const SAMPLE: usize = 40;
/// Characters that some systems write in front of a stamp.
const MARKS: [char; 3] = ['\u{200e}', '\u{200f}', '\u{feff}'];

/// A text without the stamps, senders and notices of a messenger. The numbers of its lines stay.
pub(super) struct Chat {
    pub(super) text: String,
    /// The senders, in the order of their first message.
    pub(super) senders: Vec<String>,
}

/// True if a text begins with a stamp, and has another one or nothing else.
pub(super) fn is_chat(text: &str) -> bool {
    let mut lines = text.lines().filter(|line| !line.trim().is_empty());
    let Some(first) = lines.next().map(unstamped) else {
        return false;
    };
    let mut rest = lines.take(SAMPLE).peekable();
    first.is_some() && (rest.peek().is_none() || rest.any(|line| unstamped(line).is_some()))
}

impl Chat {
    pub(super) fn of(text: &str) -> Self {
        let mut chat = Self {
            text: String::with_capacity(text.len()),
            senders: Vec::new(),
        };
        for line in text.lines() {
            let typed = match unstamped(line) {
                None => line,
                Some(message) => match message.split_once(": ") {
                    Some((sender, text)) => {
                        let sender = sender.trim_matches(MARKS).trim().to_owned();
                        if !chat.senders.contains(&sender) {
                            chat.senders.push(sender);
                        }
                        text
                    }
                    // "Jo Birch joined" and the like.
                    None => "",
                },
            };
            let typed = typed.trim_matches(MARKS).trim_end();
            // "<Media omitted>"
            if !(typed.starts_with('<') && typed.ends_with('>')) {
                chat.text.push_str(typed);
            }
            chat.text.push('\n');
        }
        chat
    }

    /// Returns the lines of the messages.
    pub(super) fn lines(&self) -> Vec<Line> {
        let mut lines = typed_teams::lines(&self.text);
        for line in &mut lines {
            line.is_doubtful |= !is_evident(&line.cells);
        }
        lines
    }
}

/// True for the full name of a person with a rating or a year of birth.
fn is_evident(cells: &[String]) -> bool {
    let is_filled = |place: usize| cells.get(place).is_some_and(|it| !it.is_empty());
    cells.first().is_some_and(|it| is_full_name(it)) && (is_filled(1) || is_filled(2))
}

/// Returns the text behind the stamp of a line; `None` without a stamp.
fn unstamped(line: &str) -> Option<&str> {
    let line = line.trim_start_matches(MARKS).trim_start();
    let (stamp, rest) = match line.strip_prefix('[') {
        Some(line) => line.split_once("] ")?,
        None => line.split_once(" - ").or_else(|| line.split_once(" – "))?,
    };
    let (date, time) = stamp.split_once([',', ' '])?;
    let time = time.trim_matches(|it: char| it == ',' || it.is_whitespace());
    let clock = time.split(char::is_whitespace).next()?;
    (is_of_numbers(date, &['.', '/', '-'], 3..=3) && is_of_numbers(clock, &[':', '.'], 2..=3))
        .then_some(rest)
}

/// True for numbers with these separators between them.
fn is_of_numbers(text: &str, separators: &[char], count: std::ops::RangeInclusive<usize>) -> bool {
    let parts: Vec<&str> = text.split(separators).collect();
    let is_number =
        |it: &&str| (1..=4).contains(&it.len()) && it.bytes().all(|byte| byte.is_ascii_digit());
    count.contains(&parts.len()) && parts.iter().all(is_number)
}

#[cfg(test)]
mod tests {
    use rstest::rstest;

    use super::{is_chat, unstamped};

    #[rstest]
    #[case("[12.03.26, 18:04:11] Jo Birch: Hi", Some("Jo Birch: Hi"))]
    #[case("12.03.26, 18:04 - Jo Birch: Hi", Some("Jo Birch: Hi"))]
    #[case("\u{200e}[12/03/2026, 18:04:11] Jo Birch: Hi", Some("Jo Birch: Hi"))]
    #[case("3/12/26, 6:04\u{202f}PM - Jo Birch: Hi", Some("Jo Birch: Hi"))]
    #[case("2026-03-12 18:04 - Jo Birch joined", Some("Jo Birch joined"))]
    #[case("12.03.26 - Jo Birch: Hi", None)]
    #[case("1. Jo Birch - SK Turm", None)]
    #[case("Samstag, 18:04 - Jo Birch", None)]
    #[case("[FM] Jo Birch", None)]
    fn the_stamp_of_a_message(#[case] line: &str, #[case] rest: Option<&str>) {
        assert_eq!(unstamped(line), rest);
    }

    #[rstest]
    #[case::two("12.03.26, 18:04 - Jo: Hi\n12.03.26, 18:05 - Al: Hi\n", true)]
    #[case::one("12.03.26, 18:04 - Jo: Al Cedar 1650\n", true)]
    #[case::a_date_above_a_list("12.03.26, 18:04 - Horst\nJo Birch 1650\n", false)]
    #[case::list("Jo Birch 1650\nAl Cedar 1700\n", false)]
    fn a_chat_has_stamps(#[case] text: &str, #[case] expected: bool) {
        assert_eq!(is_chat(text), expected);
    }
}
