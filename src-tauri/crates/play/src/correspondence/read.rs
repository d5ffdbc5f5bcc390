//! Reader for the move in a message.

use kralle_choice::Code;
use kralle_refusal::Refusal;
use kralle_rules::paarzug::octal::{OctalError, OctalMove};
use kralle_rules::paarzug::piece_move::PieceMove;
use kralle_rules::paarzug::position::PairPosition;
use shakmaty::{Color, Piece, Square};

use super::message::{LONGEST_MESSAGE, Mention, mentions};
use crate::board_game::Entry;

/// The form in which the move was written.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum WrittenAs {
    Octal,
    /// Squares or the notation of the record.
    Notation,
    /// Octal code and another form, which agree.
    Both,
}

/// The single move in a message. Its `Debug` hides the move, since messages are secret.
#[derive(Clone, PartialEq, Eq)]
pub struct FoundMove {
    pub piece_move: PieceMove,
    pub written: WrittenAs,
    pub mention: Mention,
    /// The piece on its start square; `None` for an empty square.
    pub stands: Option<Piece>,
}

impl FoundMove {
    /// Checks that it moves a piece of `color`; otherwise it would be void at the reveal in any
    /// case (PZSR 2).
    ///
    /// # Errors
    /// Fails with the piece on the start square.
    pub fn must_be_of(&self, color: Color) -> Result<(), MessageProblem> {
        let (mention, square) = (self.mention.clone(), self.piece_move.from);
        match self.stands {
            Some(piece) if piece.color == color => Ok(()),
            Some(piece) => Err(MessageProblem::OtherSide {
                mention,
                square,
                piece,
            }),
            None => Err(MessageProblem::EmptySquare { mention, square }),
        }
    }
}

impl std::fmt::Debug for FoundMove {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "FoundMove(…, {:?})", self.written)
    }
}

/// The reason a message names no unambiguous move; the message is `refusal-` and the code with
/// hyphens.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error, Code, Refusal)]
#[refusal(BadInput, exit = 1, bare)]
#[code(prefix = "message_")]
pub enum MessageProblem {
    #[error("found nothing, expected a message with a move")]
    Empty,
    #[error("found {characters} characters, {LONGEST_MESSAGE} at most")]
    TooLong { characters: usize },
    /// No word in it looks like a move.
    #[error("found no move, expected one")]
    NoMove,
    #[error("line {}: found {:?} beside {:?}, expected one move", second.line, second.text, first.text)]
    #[code("message_several_moves")]
    Several { first: Mention, second: Mention },
    /// An octal code in it is wrong, or does not fit the position.
    #[error("line {}, code {}: {error}", mention.line, mention.text)]
    #[code(error.code())]
    Octal { mention: Mention, error: OctalError },
    /// It names a piece that is not on the start square.
    #[error("line {}: {:?} does not fit the position", mention.line, mention.text)]
    Doubtful {
        mention: Mention,
        /// The piece on its start square; `None` for an empty square.
        stands: Option<Piece>,
    },
    /// It moves a piece of the other side.
    #[error("line {}: {:?} moves a piece of the other side", mention.line, mention.text)]
    OtherSide {
        mention: Mention,
        /// Its start square.
        square: Square,
        piece: Piece,
    },
    /// Its start square is empty.
    #[error("line {}: nothing stands on {square}", mention.line)]
    EmptySquare {
        mention: Mention,
        /// Its start square.
        square: Square,
    },
}

impl MessageProblem {
    /// Returns the word concerned; `None` if the problem concerns no word.
    pub const fn mention(&self) -> Option<&Mention> {
        match self {
            Self::Empty | Self::TooLong { .. } | Self::NoMove => None,
            Self::Several { second: it, .. }
            | Self::Octal { mention: it, .. }
            | Self::Doubtful { mention: it, .. }
            | Self::OtherSide { mention: it, .. }
            | Self::EmptySquare { mention: it, .. } => Some(it),
        }
    }
}

/// Reads the single move that `color` names in a message, in its position.
///
/// A message may name it more than once, in octal code and otherwise. [`FoundMove::must_be_of`]
/// checks the color of the piece.
///
/// # Errors
/// Fails if it names no move, different moves, or an ambiguous one.
pub fn read_message(
    message: &str,
    position: &PairPosition,
    color: Color,
) -> Result<FoundMove, MessageProblem> {
    let characters = message.chars().count();
    if characters > LONGEST_MESSAGE {
        return Err(MessageProblem::TooLong { characters });
    }
    if message.trim().is_empty() {
        return Err(MessageProblem::Empty);
    }
    let mut found: Option<FoundMove> = None;
    for mention in mentions(message) {
        let (piece_move, written) = read_mention(&mention, position, color)?;
        found = Some(match found {
            None => FoundMove {
                piece_move,
                written,
                mention,
                stands: position.board().piece_at(piece_move.from),
            },
            Some(before) if before.piece_move == piece_move => FoundMove {
                written: if before.written == written {
                    written
                } else {
                    WrittenAs::Both
                },
                ..before
            },
            Some(before) => {
                return Err(MessageProblem::Several {
                    first: before.mention,
                    second: mention,
                });
            }
        });
    }
    found.ok_or(MessageProblem::NoMove)
}

fn read_mention(
    mention: &Mention,
    position: &PairPosition,
    color: Color,
) -> Result<(PieceMove, WrittenAs), MessageProblem> {
    if mention.text.len() == 7 && mention.text.bytes().all(|it| it.is_ascii_digit()) {
        let octal = |error| MessageProblem::Octal {
            mention: mention.clone(),
            error,
        };
        let code: OctalMove = mention.text.parse().map_err(octal)?;
        return match (code.read_in(position, color), code) {
            (Ok(Some(piece_move)), _) => Ok((piece_move, WrittenAs::Octal)),
            // The dash is not a move.
            (Ok(None), _) | (Err(_), OctalMove::Dash) => Err(MessageProblem::NoMove),
            (
                Err(error),
                OctalMove::Move {
                    role, piece_move, ..
                },
            ) => {
                let stands = position.board().piece_at(piece_move.from);
                // The piece is unambiguous, and not the player's.
                if stands.is_none_or(|it| it == role.of(color.other())) {
                    Ok((piece_move, WrittenAs::Octal))
                } else {
                    Err(octal(error))
                }
            }
        };
    }
    let entry = Entry::read(&mention.text, position, color).ok();
    let read = entry.and_then(|entry| entry.piece_move());
    read.map(|piece_move| (piece_move, WrittenAs::Notation))
        .ok_or_else(|| doubtful(mention, position))
}

/// Returns the problem of a word that looks like a move but does not parse.
fn doubtful(mention: &Mention, position: &PairPosition) -> MessageProblem {
    let word = mention.text.as_str();
    let squares = word.strip_prefix(|it: char| it.is_ascii_uppercase());
    let from = squares.unwrap_or(word).get(..2);
    let square = from.and_then(|it| Square::from_ascii(it.as_bytes()).ok());
    let stands = square.map(|it| position.board().piece_at(it));
    match (square, stands) {
        (Some(square), Some(None)) => MessageProblem::EmptySquare {
            mention: mention.clone(),
            square,
        },
        (_, stands) => MessageProblem::Doubtful {
            mention: mention.clone(),
            stands: stands.flatten(),
        },
    }
}

#[cfg(test)]
mod tests {
    use rstest::rstest;

    use super::*;

    fn read(message: &str) -> Result<(String, WrittenAs), &'static str> {
        read_message(message, &PairPosition::initial(), Color::White)
            .map(|it| (it.piece_move.to_string(), it.written))
            .map_err(|problem| problem.code())
    }

    #[rstest]
    #[case::octal("1414300", "e2e4", WrittenAs::Octal)]
    #[case::squares("e2e4", "e2e4", WrittenAs::Notation)]
    #[case::german_notation("Ich ziehe Sg1-f3. Gruß, Anna", "g1f3", WrittenAs::Notation)]
    #[case::both("e2-e4 = 1414300", "e2e4", WrittenAs::Both)]
    #[case::said_twice("e2-e4\n\nalso e2e4", "e2e4", WrittenAs::Notation)]
    #[case::numbers_of_squares("5254", "e2e4", WrittenAs::Notation)]
    #[case::the_quoted_letter_is_left_out(
        "d2d4\n\n> 1. e2-e4 (1414300)",
        "d2d4",
        WrittenAs::Notation
    )]
    fn one_move_is_read_from_a_message(
        #[case] message: &str,
        #[case] piece_move: &str,
        #[case] written: WrittenAs,
    ) {
        assert_eq!(read(message), Ok((piece_move.to_owned(), written)));
    }

    #[rstest]
    #[case::nothing(" \n ", "message_empty")]
    #[case::chat("Ich bin bis Montag im Urlaub.", "message_no_move")]
    #[case::two("e2e4 oder d2d4", "message_several_moves")]
    #[case::they_disagree("d2-d4 1414300", "message_several_moves")]
    #[case::a_wrong_digit("1414310", "octal_check")]
    #[case::a_digit_of_ten("1414380", "octal_digit")]
    #[case::the_dash("0000000", "message_no_move")]
    #[case::the_other_player("1416400", "octal_check")]
    #[case::no_such_piece("Lg1-f3", "message_doubtful")]
    fn what_is_in_doubt_is_said(#[case] message: &str, #[case] code: &str) {
        assert_eq!(read(message), Err(code));
    }

    /// The other side's move, or one from an empty square, in every notation.
    #[rstest]
    #[case::squares("e7e5", "message_other_side")]
    #[case::notation("Sg8-f6", "message_other_side")]
    #[case::octal("1464400", "message_other_side")]
    #[case::in_a_sentence("Mein Zug: e7-e5, Gruß", "message_other_side")]
    #[case::empty_squares("e5e6", "message_empty_square")]
    #[case::empty_by_numbers("5556", "message_empty_square")]
    #[case::empty_notation("Sf3-e5", "message_empty_square")]
    fn pzsr_2_a_player_moves_his_own_pieces(#[case] message: &str, #[case] code: &str) {
        let message = match message.parse::<OctalMove>() {
            // Only the check digit remains to be computed.
            Err(OctalError::Check { expected, .. }) => format!("{}{expected}", &message[..6]),
            Ok(_) | Err(_) => message.to_owned(),
        };
        let found = read_message(&message, &PairPosition::initial(), Color::White);
        let refused = found.and_then(|it| it.must_be_of(Color::White));
        assert_eq!(refused.map_err(|problem| problem.code()), Err(code));
    }

    #[test]
    fn too_long_a_message_is_not_read() {
        assert_eq!(read(&"e2e4 ".repeat(5000)), Err("message_too_long"));
    }

    #[test]
    fn debug_does_not_tell_the_move() {
        let it = read_message("e2e4", &PairPosition::initial(), Color::White).unwrap();
        assert_eq!(format!("{it:?}"), "FoundMove(…, Notation)");
    }
}
