//! Effects of events: each kind has its function here or in a sibling file.

use kralle_rules::paarzug::clock::Millis;
use kralle_rules::paarzug::game::PairRefusal;
use shakmaty::{Color, Position as _};

use super::{BoardGame, GameEnd, Going};
use crate::board_game::event::{GameEvent, GameEventKind};
use crate::board_game::logged::Unopened;
use crate::board_game::refusal::GameRefusal;

impl BoardGame {
    pub(super) fn happen(&mut self, event: &GameEvent) -> Result<(), GameRefusal> {
        let moment = event.moment;
        if moment < self.moment {
            return Err(GameRefusal::Earlier);
        }
        let mut before_last = self.still_before(&event.kind);
        match &event.kind {
            GameEventKind::Opened(_) => return Err(GameRefusal::Opened),
            GameEventKind::ClocksStarted { by } => self.start_clocks(*by, moment)?,
            GameEventKind::Stored {
                color,
                commitment,
                sealed,
            } => self.store(*color, *commitment, sealed)?,
            GameEventKind::ClockStopped { color } => self.stop_clock(*color, moment)?,
            GameEventKind::Revealed { white, black } => self.reveal(white, black, moment)?,
            GameEventKind::SecondChosen { color, piece_move } => {
                self.choose_second(*color, *piece_move, moment)?;
            }
            GameEventKind::OrdinaryMove { color, piece_move } => {
                self.move_on(*color, *piece_move, moment)?;
            }
            GameEventKind::Offered { by, offer } => self.make_offer(*by, *offer)?,
            GameEventKind::OfferAnswered { by, answer } => {
                self.answer_offer(*by, *answer, moment)?;
            }
            GameEventKind::DrawClaimed {
                by,
                claim,
                intended,
            } => self.claim(*by, *claim, *intended)?,
            GameEventKind::ClaimedWrongly {
                by,
                claim,
                intended,
            } => self.claim_wrongly(*by, *claim, *intended, moment)?,
            GameEventKind::Resigned { color } => self.resign(*color)?,
            GameEventKind::FlagCalled => self.call_flag(moment)?,
            GameEventKind::Halted => {
                self.must_go()?;
                self.must_have_clocks()?;
                self.going = Going::Halted;
            }
            GameEventKind::Resumed => self.resume()?,
            GameEventKind::EntryLost { color } => self.lose_entry(*color)?,
            GameEventKind::Forked => self.fork()?,
            GameEventKind::MessageArrived { .. } | GameEventKind::Reminded { .. } => {
                self.must_have_days()?;
            }
            // The last letters are those with the result.
            GameEventKind::LettersIn { .. } | GameEventKind::LetterOut { .. } => {
                self.must_be_by_correspondence()?;
            }
            GameEventKind::TakenBack { color, .. } => {
                self.take_back(*color, before_last.take())?;
            }
            GameEventKind::DaysGranted { days, .. } => self.grant_days(*days)?,
            GameEventKind::DaysOverstepped { white, black, on } => {
                self.overstep_days(*white, *black, *on)?;
            }
            GameEventKind::EndedByArbiter { score, said } => {
                self.must_not_be_over()?;
                self.end = Some(GameEnd::Arbiter {
                    score: *score,
                    said: said.clone(),
                });
            }
        }
        if self.end.is_some() {
            self.offer = None;
            for color in Color::ALL {
                self.leave_unopened(color, Unopened::Covered);
                self.timing.stop(color, moment);
            }
        }
        self.before_last = before_last;
        self.events += 1;
        self.moment = moment;
        self.time = event.time;
        Ok(())
    }

    pub(super) fn must_not_be_over(&self) -> Result<(), GameRefusal> {
        match self.end {
            Some(_) => Err(GameRefusal::Over),
            None => Ok(()),
        }
    }

    pub(super) fn start_clocks(
        &mut self,
        by: Option<Color>,
        moment: Millis,
    ) -> Result<(), GameRefusal> {
        self.must_not_be_over()?;
        self.must_have_clocks()?;
        if self.going == Going::Halted {
            return Err(GameRefusal::Halted);
        }
        let waiting: Vec<Color> = match by {
            Some(by) => vec![by.other()],
            None => Color::ALL
                .into_iter()
                .filter(|it| self.waits(*it))
                .collect(),
        };
        if waiting.is_empty() {
            return Err(PairRefusal::ClockNotWaiting.into());
        }
        for color in waiting {
            match &mut self.ordinary {
                Some(ordinary) => {
                    if ordinary.game.position().turn() != color || ordinary.clocks.is_running(color)
                    {
                        return Err(PairRefusal::ClockNotWaiting.into());
                    }
                    ordinary.clocks.start(color, moment);
                }
                // Fairschach starts both clocks together.
                None if by.is_none() && self.game.clocks().is_running(color) => {}
                None => self.game.start_opponents_clock(color.other(), moment)?,
            }
        }
        self.watch(moment);
        self.going = Going::On;
        Ok(())
    }

    pub(super) fn resume(&mut self) -> Result<(), GameRefusal> {
        self.must_not_be_over()?;
        self.must_have_clocks()?;
        if self.going == Going::NotBegun {
            return Err(GameRefusal::NotBegun);
        }
        // Also a game without a halt event: the program ended while it was running.
        self.going = Going::On;
        Ok(())
    }
}
