//! The last state of the game of a key known on this machine, stored beside the key and not in the
//! tournament file.
//!
//! A copy of the file is a second game for the same key. A sealed entry opens here only if the game
//! in that file passed through the head stored here, and its pair was not opened before. Every
//! sealing and revealing stores a new head. The next head is stored before it is committed to the
//! file; after a crash either one is valid.

use std::fmt::Write as _;

use kralle_play::board_game::GameNumber;
use kralle_store::{FileId, GameHead};

/// The state of a game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Mark {
    /// The file of the game, the same for all its copies.
    pub(crate) file: FileId,
    pub(crate) game: GameNumber,
    /// The previous head, while the next one may not be in the file yet; `None` otherwise.
    pub(crate) now: Option<GameHead>,
    /// The head in the file, or about to be written there.
    pub(crate) next: GameHead,
    /// The last pair of moves, from 1, whose entries were opened; 0 before the first. Entries of it
    /// are not opened again.
    pub(crate) opened: usize,
}

/// The first word of the text, with the version of the format.
const FORM: &str = "kralle-mark-1";

impl Mark {
    /// Returns the text form: one `name value` line each.
    pub(crate) fn text(&self) -> String {
        let mut text = format!(
            "{FORM}\nfile {}\ngame {}\nopened {}\n",
            hex::encode(self.file.0),
            self.game,
            self.opened
        );
        for (name, head) in [("now", self.now.as_ref()), ("next", Some(&self.next))] {
            if let Some(head) = head {
                let _ = writeln!(text, "{name} {} {}", head.events, hex::encode(head.link));
            }
        }
        text
    }

    /// Parses the text of [`Mark::text`]; `None` if it is incomplete or invalid.
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

/// Parses exactly `N` bytes of hexadecimal digits; `None` for anything else.
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
