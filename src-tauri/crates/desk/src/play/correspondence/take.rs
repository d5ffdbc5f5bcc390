//! Takes in the move of a message: covered immediately, revealed with the other player's move.

use chrono::NaiveDate;
use kralle_choice::Choice as _;
use kralle_play::board_game::{
    BoardGame, EntryState, GameEvent, GameEventKind, LONGEST_ENTRY, Millis, Stage,
};
use kralle_play::correspondence::{FoundMove, MessageProblem, WrittenAs, read_message};
use kralle_rules::paarzug::law::PairLaw;
use kralle_rules::paarzug::position::PairPosition;
use kralle_store::KeptGame;
use shakmaty::{Color, Piece};

use crate::core::desk::Desk;
use crate::core::refusal::RefusalView;
use crate::core::refused::article;
use crate::judge::board::role_code;
use crate::play::board::entries::open_move;
use crate::play::board::table::refusal;
use crate::play::correspondence::messages::ReadingName;
use crate::play::correspondence::view::{TakenView, WrittenName};
use crate::play::refusal::PlayRefusal;

impl Desk {
    /// Takes in a message of a player.
    ///
    /// A stored move can be entered again until both are in; with the second one, both are revealed
    /// at the same moment.
    pub(crate) fn take_in(
        &mut self,
        number: u32,
        color: Color,
        message: &str,
        reading: ReadingName,
        arrived: Option<NaiveDate>,
    ) -> Result<TakenView, RefusalView> {
        let kept = self.post_game(number)?;
        let arrival = self.arrival(&kept, color, arrived)?;
        let (entry, written) = entry_in(&kept.game, color, message, reading)?;
        let revealed = match kept.game.stage() {
            Stage::Choosing(_) => {
                self.act_in_game(number, |_, game| {
                    let piece_move = open_move(game, color, &entry)?;
                    Ok(with(
                        arrival,
                        GameEventKind::SecondChosen { color, piece_move },
                    ))
                })?;
                true
            }
            Stage::Ordinary(_) => {
                self.act_in_game(number, |_, game| {
                    let piece_move = open_move(game, color, &entry)?;
                    Ok(with(
                        arrival,
                        GameEventKind::OrdinaryMove { color, piece_move },
                    ))
                })?;
                true
            }
            Stage::Storing | Stage::Ended => self.cover(number, color, &entry, arrival)?,
        };
        let kept = self.post_game(number)?;
        Ok(TakenView {
            game: self.show_post_game(&kept)?,
            written,
            revealed,
        })
    }

    /// Returns the event for a message that arrived before today; otherwise `None`.
    ///
    /// # Errors
    /// Fails unless the day is between the start of the time for the move and today.
    fn arrival(
        &self,
        kept: &KeptGame,
        color: Color,
        arrived: Option<NaiveDate>,
    ) -> Result<Option<GameEventKind>, RefusalView> {
        let Some(day) = arrived else {
            return Ok(None);
        };
        let (since, today) = (self.reckon(kept)?.since(), self.today());
        if day < since || day > today {
            let (since, today) = (since.to_string(), today.to_string());
            return Err(PlayRefusal::ArrivedDay { since, today }.into());
        }
        Ok((day < today).then_some(GameEventKind::MessageArrived { color, day }))
    }

    /// Stores a sealed entry, and reveals both if the other player's move is in.
    ///
    /// Returns true if it revealed them.
    fn cover(
        &mut self,
        number: u32,
        color: Color,
        entry: &str,
        arrival: Option<GameEventKind>,
    ) -> Result<bool, RefusalView> {
        let mut revealed = false;
        self.act_in_game(number, |desk, game| {
            game.may_store(color)
                .map_err(|error| refusal(&error, game.rules().base))?;
            let stored = desk.seal_entry(game, color, entry)?;
            let mut kinds = with(arrival, stored.clone());
            if !matches!(game.entry(color.other()), EntryState::Empty) {
                let after = after(desk, game, stored)?;
                kinds.extend(reveal(desk, &after)?);
                revealed = true;
            }
            Ok(kinds)
        })?;
        Ok(revealed)
    }
}

/// Returns the event, preceded by the arrival if there is one.
fn with(arrival: Option<GameEventKind>, kind: GameEventKind) -> Vec<GameEventKind> {
    arrival.into_iter().chain([kind]).collect()
}

/// Returns the game after an event, without saving it.
pub(crate) fn after(
    desk: &Desk,
    game: &BoardGame,
    kind: GameEventKind,
) -> Result<BoardGame, RefusalView> {
    let mut after = game.clone();
    let event = GameEvent {
        time: desk.now(),
        // No clock runs by correspondence.
        moment: Millis(0),
        kind,
    };
    after
        .apply(&event)
        .map_err(|error| refusal(&error, game.rules().base))?;
    Ok(after)
}

/// Returns the events that close the changeable entries and open both, at the same moment.
fn reveal(desk: &Desk, game: &BoardGame) -> Result<Vec<GameEventKind>, RefusalView> {
    let open = |color| desk.must_open(game, color);
    let mut kinds: Vec<GameEventKind> = [Color::White, Color::Black]
        .into_iter()
        .filter(|color| matches!(game.entry(*color), EntryState::Open(..)))
        .map(|color| GameEventKind::ClockStopped { color })
        .collect();
    kinds.push(GameEventKind::Revealed {
        white: open(Color::White)?,
        black: open(Color::Black)?,
    });
    Ok(kinds)
}

/// Returns the entry for a message, and the way it was written.
fn entry_in(
    game: &BoardGame,
    color: Color,
    message: &str,
    reading: ReadingName,
) -> Result<(String, WrittenName), RefusalView> {
    let found = read_message(message, &position_for(game), color);
    let read = |found: FoundMove| (found.piece_move.to_string(), written_name(found.written));
    match (reading, found) {
        (ReadingName::Message, Ok(found)) => {
            found
                .must_be_of(color)
                .map_err(|problem| said(&problem, game))?;
            Ok(read(found))
        }
        (ReadingName::ThoughVoid, Ok(found)) => Ok(read(found)),
        (ReadingName::Message, Err(problem)) => Err(said(&problem, game)),
        (ReadingName::AsItIs, Ok(_)) => Ok((message.trim().to_owned(), WrittenName::AsItIs)),
        (ReadingName::ThoughVoid | ReadingName::AsItIs, Err(problem)) => {
            Ok((sent(message, &problem), WrittenName::AsItIs))
        }
    }
}

/// Returns the entry for a message without a definite move.
///
/// It is the entire message if that fits into an entry, otherwise the words in it that look like a
/// move.
fn sent(message: &str, problem: &MessageProblem) -> String {
    let whole = message.trim();
    let words = if let MessageProblem::Several { first, second } = problem {
        format!("{} {}", first.text, second.text)
    } else if let Some(mention) = problem.mention() {
        mention.text.clone()
    } else {
        return whole.to_owned();
    };
    if whole.chars().count() > LONGEST_ENTRY {
        words
    } else {
        whole.to_owned()
    }
}

/// Returns the position that the coming move is for.
pub(crate) fn position_for(game: &BoardGame) -> PairPosition {
    match game.ordinary() {
        Some(ordinary) => PairPosition::of_ordinary(ordinary.game.position()),
        None => game.pairs().position().clone(),
    }
}

pub(crate) const fn written_name(written: WrittenAs) -> WrittenName {
    match written {
        WrittenAs::Octal => WrittenName::Octal,
        WrittenAs::Notation => WrittenName::Notation,
        WrittenAs::Both => WrittenName::Both,
    }
}

/// Returns the stable name of a piece, such as `white_pawn`.
fn piece_code(piece: Piece) -> String {
    format!("{}_{}", piece.color.code(), role_code(piece.role))
}

/// Converts the fault of a message, for the supervisor who has its text.
pub(crate) fn said(problem: &MessageProblem, game: &BoardGame) -> RefusalView {
    use kralle_rules::paarzug::octal::OctalError;
    let mut view = RefusalView::of(problem);
    if let MessageProblem::OtherSide { .. } | MessageProblem::EmptySquare { .. } = problem {
        // If the player has really sent it, it is void.
        let void = PairLaw::Void.article(game.rules().base);
        view.article = Some(Box::new(article(void)));
    }
    if let Some(mention) = problem.mention() {
        view = view
            .with("word", mention.text.as_str())
            .with("line", mention.line);
    }
    match problem {
        MessageProblem::TooLong { .. } => {
            view.with("most", kralle_play::correspondence::LONGEST_MESSAGE)
        }
        MessageProblem::Several { first, .. } => view.with("beside", first.text.as_str()),
        MessageProblem::Octal { error, .. } => match error {
            OctalError::Digit { column, found } => view
                .with("column", *column)
                .with("digit", found.to_string()),
            OctalError::Check { found, expected } => view
                .with("digit", found.to_string())
                .with("check", expected.to_string()),
            OctalError::Piece { found } | OctalError::Mark { found, .. } => {
                view.with("digit", found.to_string())
            }
            OctalError::SameSquare { square } | OctalError::PieceNotThere { square, .. } => {
                view.with("square", square.to_string())
            }
            OctalError::Length { .. } | OctalError::EnPassant => view,
        },
        MessageProblem::OtherSide { square, piece, .. } => view
            .with("square", square.to_string())
            .with("piece", piece_code(*piece)),
        MessageProblem::EmptySquare { square, .. } => view.with("square", square.to_string()),
        MessageProblem::Doubtful { stands, .. } => {
            view.with("piece", stands.map_or("none".to_owned(), piece_code))
        }
        MessageProblem::Empty | MessageProblem::NoMove => view,
    }
}
