//! How far the game of a key is known to have gone on this machine: beside the key, not in the file.
//!
//! A copy of the file is a second game for the same key. What is stored in it opens here only when
//! the game in that file is the one that goes on: its head is the one kept here, or lies behind it
//! with nothing stored or revealed since. The coming head is kept before it is committed to the
//! file; after a crash either holds.

use std::fmt::Write as _;

use kralle_play::board_game::GameNumber;
use kralle_store::{FileId, GameHead};

/// How far a game goes.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Mark {
    /// The file it is in, and all its copies.
    pub(crate) file: FileId,
    pub(crate) game: GameNumber,
    /// The head before, while it is not certain that the coming one is in the file.
    pub(crate) now: Option<GameHead>,
    /// The head that is in the file, or coming there.
    pub(crate) next: GameHead,
    /// The last pair, from 1, whose entries were opened; 0 before the first. What is stored for it
    /// is not opened a second time.
    pub(crate) opened: usize,
}

/// The first word of the text, with the form of the rest.
const FORM: &str = "kralle-mark-1";

impl Mark {
    /// As it is kept: lines of words.
    pub(crate) fn text(&self) -> String {
        let mut text = format!(
            "{FORM}\nfile {}\ngame {}\nopened {}\n",
            hex::encode(self.file.0),
            self.game,
            self.opened
        );
        for (name, head) in [("now", self.now.as_ref()), ("next", Some(&self.next))] {
            if let Some(head) = head {
                // Writing to a string does not fail.
                let _ = writeln!(text, "{name} {} {}", head.events, hex::encode(head.link));
            }
        }
        text
    }

    /// Reads what [`Mark::text`] wrote.
    pub(crate) fn read(text: &str) -> Option<Self> {
        let mut lines = text.lines();
        if lines.next()? != FORM {
            return None;
        }
        let file = FileId(bytes(lines.next()?.strip_prefix("file ")?)?);
        let game = lines.next()?.strip_prefix("game ")?.parse().ok()?;
        let opened = lines.next()?.strip_prefix("opened ")?.parse().ok()?;
        let mut now = None;
        for line in lines {
            if let Some(rest) = line.strip_prefix("now ") {
                now = Some(head(rest)?);
            } else {
                return Some(Self {
                    file,
                    game: GameNumber(game),
                    now,
                    next: head(line.strip_prefix("next ")?)?,
                    opened,
                });
            }
        }
        None
    }
}

fn head(text: &str) -> Option<GameHead> {
    let (events, link) = text.split_once(' ')?;
    Some(GameHead {
        events: events.parse().ok()?,
        link: bytes(link)?,
    })
}

/// Exactly so many bytes in hexadecimal digits.
pub(crate) fn bytes<const N: usize>(text: &str) -> Option<[u8; N]> {
    let mut bytes = [0; N];
    hex::decode_to_slice(text, &mut bytes).ok()?;
    Some(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_mark_comes_back_as_it_was_kept_and_half_of_it_is_none() {
        let head = |events| GameHead {
            events,
            link: [0xa5; 32],
        };
        for now in [None, Some(head(3))] {
            let mark = Mark {
                file: FileId([0x5a; 16]),
                game: GameNumber(7),
                now,
                next: head(4),
                opened: 2,
            };
            let text = mark.text();
            assert_eq!(Mark::read(&text), Some(mark));
            for end in 0..text.len() - 1 {
                assert_eq!(Mark::read(&text[..end]), None, "{end}");
            }
        }
    }
}
