//! Offers and their answers, resigning, a fallen flag.

use kralle_rules::ordinary::game::ChessGame;
use kralle_rules::paarzug::clock::{Clocks, FallenFlags, Millis};
use kralle_rules::paarzug::game::PairRefusal;
use shakmaty::{ByColor, Color, Position as _};

use super::{BoardGame, GameEnd, OrdinaryPart};
use crate::board_game::event::{Offer, OfferAnswer};
use crate::board_game::logged::Unopened;
use crate::board_game::refusal::GameRefusal;

impl BoardGame {
    pub(super) fn make_offer(&mut self, by: Color, offer: Offer) -> Result<(), GameRefusal> {
        self.must_go()?;
        if self.offer.is_some() {
            return Err(GameRefusal::OfferPending);
        }
        if offer == Offer::Ordinary {
            self.must_be_in_pairs()?;
            self.game.clone().switch_to_ordinary()?;
        }
        self.offer = Some((by, offer));
        Ok(())
    }

    pub(super) fn answer_offer(
        &mut self,
        by: Color,
        answer: OfferAnswer,
        moment: Millis,
    ) -> Result<(), GameRefusal> {
        self.must_go()?;
        let offer = match self.offer.take() {
            Some((maker, offer)) if maker != by => offer,
            Some(_) | None => return Err(GameRefusal::NoOffer),
        };
        match (answer, offer) {
            (OfferAnswer::Decline, _) => {}
            (OfferAnswer::Accept, Offer::Draw) => {
                self.end = Some(match &mut self.ordinary {
                    Some(ordinary) => GameEnd::Chess(ordinary.game.agree_draw()?),
                    None => GameEnd::Pair(self.game.agree_draw()?),
                });
            }
            (OfferAnswer::Accept, Offer::Ordinary) => self.switch(moment)?,
        }
        Ok(())
    }

    /// Switches to ordinary chess. Clock times stay; that of the player in check keeps running if
    /// any clock did.
    pub(super) fn switch(&mut self, moment: Millis) -> Result<(), GameRefusal> {
        let before = self.game.clocks().clone();
        let chess = self.game.switch_to_ordinary()?;
        let turn = chess.turn();
        let left = ByColor::new_with(|color| before.left(color, moment));
        let mut clocks = Clocks::standing(left, before.increment());
        let ran = Color::ALL.into_iter().any(|color| before.is_running(color));
        for color in Color::ALL {
            self.leave_unopened(color, Unopened::Covered);
            self.timing.stop(color, moment);
        }
        // The other's thinking time was for a pair that is never made.
        self.timing.take(turn.other());
        if ran {
            clocks.start(turn, moment);
            self.timing.start(turn, moment);
        }
        self.ordinary = Some(OrdinaryPart {
            game: ChessGame::new(chess, self.rules.ordinary),
            clocks,
            thinking: Vec::new(),
        });
        Ok(())
    }

    pub(super) fn resign(&mut self, color: Color) -> Result<(), GameRefusal> {
        self.must_go()?;
        self.end = Some(match &mut self.ordinary {
            Some(ordinary) => GameEnd::Chess(ordinary.game.resign(color)?),
            None => GameEnd::Pair(self.game.resign(color)?),
        });
        Ok(())
    }

    pub(super) fn call_flag(&mut self, moment: Millis) -> Result<(), GameRefusal> {
        self.must_go()?;
        self.must_have_clocks()?;
        self.end = Some(match &mut self.ordinary {
            Some(ordinary) => {
                let color = match ordinary.clocks.fallen(moment) {
                    FallenFlags::None => return Err(PairRefusal::NoFlagFallen.into()),
                    FallenFlags::First(color) => color,
                    // One clock runs at a time: the player to move used up his time.
                    FallenFlags::Together => ordinary.game.position().turn(),
                };
                GameEnd::Chess(ordinary.game.flag_fallen(color)?)
            }
            None => GameEnd::Pair(self.game.call_flag(moment)?),
        });
        Ok(())
    }
}
