//! End of a game by its players or the clock, and the switch to ordinary chess.

use shakmaty::fen::Fen;
use shakmaty::{CastlingMode, Chess, Color, Setup};

use super::{PairGame, PairRefusal, Phase};
use crate::ordinary::material::has_bare_king;
use crate::paarzug::clock::{FallenFlags, Millis};
use crate::paarzug::draw_claim::PairClaim;
use crate::paarzug::end::{PairEnd, PairEndReason};
use crate::paarzug::options::OrdinarySwitch;
use crate::paarzug::position::PairPosition;

impl PairGame {
    /// Ends the game by the clock (PZSR 8): the first flag loses, simultaneous flags draw; against
    /// a bare king a fallen flag draws (FIDE 6.9).
    pub fn call_flag(&mut self, now: Millis) -> Result<PairEnd, PairRefusal> {
        self.overstep(self.clocks.fallen(now))
    }

    /// Ends the game by time measured elsewhere, such as days in correspondence play (PZSR 8).
    ///
    /// Otherwise like [`PairGame::call_flag`].
    ///
    /// # Errors
    /// Fails if the game is over, or no player's time has run out.
    pub fn overstep(&mut self, fallen: FallenFlags) -> Result<PairEnd, PairRefusal> {
        self.check_not_over()?;
        let end = match fallen {
            FallenFlags::None => return Err(PairRefusal::NoFlagFallen),
            FallenFlags::Together => PairEnd::draw(PairEndReason::FlagFall),
            FallenFlags::First(color) if has_bare_king(self.position().board(), color.other()) => {
                PairEnd::draw(PairEndReason::FlagFall)
            }
            FallenFlags::First(color) => PairEnd::win(color.other(), PairEndReason::FlagFall),
        };
        self.phase = Phase::Ended(end);
        Ok(end)
    }

    /// Ends the game by resignation (PZSR 8).
    pub fn resign(&mut self, color: Color) -> Result<PairEnd, PairRefusal> {
        self.check_not_over()?;
        let end = PairEnd::win(color.other(), PairEndReason::Resignation);
        self.phase = Phase::Ended(end);
        Ok(end)
    }

    /// Ends the game by agreement on a draw (PZSR 8).
    pub fn agree_draw(&mut self) -> Result<PairEnd, PairRefusal> {
        self.check_not_over()?;
        let end = PairEnd::draw(PairEndReason::Agreement);
        self.phase = Phase::Ended(end);
        Ok(end)
    }

    /// Ends the game by a claim of a draw (PZSR 8).
    ///
    /// The claimer must not have stopped his clock for the next pair: playing on forfeits the
    /// claim.
    pub fn claim(&mut self, by: Color, claim: PairClaim) -> Result<PairEnd, PairRefusal> {
        self.check_storing()?;
        if self.is_ready(by) {
            return Err(PairRefusal::ClockStopped);
        }
        let reason = self
            .course
            .admits(claim, &self.rules)
            .ok_or(PairRefusal::ClaimUnfounded)?;
        let end = PairEnd::draw(reason);
        self.phase = Phase::Ended(end);
        Ok(end)
    }

    /// Switches to ordinary chess by agreement at this check (closing remark): the player in check
    /// moves.
    pub fn switch_to_ordinary(&mut self) -> Result<Chess, PairRefusal> {
        self.check_storing()?;
        if self.rules.ordinary_switch == OrdinarySwitch::Off {
            return Err(PairRefusal::CannotSwitch);
        }
        let turn = match (
            self.position.in_check(Color::White),
            self.position.in_check(Color::Black),
        ) {
            (true, false) => Color::White,
            (false, true) => Color::Black,
            (true, true) | (false, false) => return Err(PairRefusal::CannotSwitch),
        };
        let chess = ordinary_position(&self.position, turn).ok_or(PairRefusal::CannotSwitch)?;
        self.phase = Phase::Switched;
        Ok(chess)
    }
}

/// Returns the position as one of ordinary chess, with fresh counters; `None` if that is invalid.
fn ordinary_position(position: &PairPosition, turn: Color) -> Option<Chess> {
    let setup = Setup {
        board: position.board().clone(),
        castling_rights: position.castling(),
        turn,
        ep_square: position
            .en_passant()
            .get(turn.other())
            .filter(|it| it.barred.is_none())
            .map(|it| it.target),
        ..Setup::empty()
    };
    Fen::try_from_setup(setup)
        .ok()?
        .into_position(CastlingMode::Standard)
        .or_else(shakmaty::PositionError::ignore_invalid_ep_square)
        .or_else(shakmaty::PositionError::ignore_impossible_check)
        .ok()
}
