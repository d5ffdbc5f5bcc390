//! A captain: what a person taps on the phone of a team or of a single player.

use rand::Rng as _;
use rand::RngExt as _;
use rand::rngs::ChaCha8Rng;
use rand::seq::IndexedRandom as _;

use crate::phone::{
    Claim, MatchView, PersonAct, Phone, ReportState, Role, Seating, Signer, Stage, Topic,
};
use crate::slips::Slips;

/// The mark in the reason of each report, which no public view shows.
pub(crate) const MARK: &str = "Beleg";

/// A captain with a phone.
pub(crate) struct Captain {
    pub(crate) number: u16,
    /// The team or single player whose slips the captain opens.
    pub(crate) entrant: u16,
    pub(crate) phone: Phone,
    /// The slip that the phone opened last.
    slip: Option<Signer>,
    reports: u32,
}

impl Captain {
    pub(crate) const fn new(number: u16, entrant: u16, phone: Phone) -> Self {
        Self {
            number,
            entrant,
            phone,
            slip: None,
            reports: 0,
        }
    }

    /// Chooses the next act; `None` if there is nothing to do.
    pub(crate) fn choose(&mut self, slips: &Slips, chance: &mut ChaCha8Rng) -> Option<PersonAct> {
        let slip = slips.get(&self.entrant);
        if slip.is_some() && slip != self.slip.as_ref() {
            self.slip = slip.cloned();
            return Some(self.opens(slip?, chance));
        }
        match chance.random_range(0..100_u8) {
            0..=3 => return Some(PersonAct::Reload),
            4..=5 => return Some(PersonAct::Close),
            6 => return Some(PersonAct::BatteryDies),
            7 => return Some(PersonAct::SetClock(chance.random_range(-60_000..=60_000))),
            8..=10 => return Some(PersonAct::Wake),
            11 => return Some(PersonAct::Withdraw),
            12..=14 => return Some(PersonAct::Dismiss),
            15 => return Some(PersonAct::GiveBack),
            16 => return Some(PersonAct::OtherCode),
            _ => {}
        }
        match self.phone.stage() {
            Stage::Closed => Some(PersonAct::Open),
            Stage::Entering => None,
            Stage::Inside => {
                let view = self.phone.shown_match().cloned();
                match view {
                    Some(view) => self.plays(&view, chance),
                    None => Some(PersonAct::Wake),
                }
            }
            Stage::Outside
            | Stage::Unanswered(_)
            | Stage::Doubtful(_)
            | Stage::InUse(_)
            | Stage::Refused(_) => Some(self.opens(slip?, chance)),
        }
    }

    fn opens(&self, slip: &Signer, chance: &mut ChaCha8Rng) -> PersonAct {
        if self.phone.stage() == Stage::Outside && chance.random_bool(0.3) {
            PersonAct::Type(slip.clone())
        } else {
            PersonAct::Scan(slip.clone())
        }
    }

    fn plays(&mut self, view: &MatchView, chance: &mut ChaCha8Rng) -> Option<PersonAct> {
        if let Some(phone) = view.asks.first() {
            return Some(match chance.random_range(0..4_u8) {
                0 => PersonAct::TurnAway(*phone),
                _ => PersonAct::LetIn(*phone),
            });
        }
        if chance.random_bool(0.04) {
            let topics = [Topic::Clock, Topic::Talk, Topic::Result, Topic::Other];
            return topics.choose(chance).copied().map(PersonAct::CallArbiter);
        }
        let is_unseated = view.result.is_none() && view.report == ReportState::None;
        if is_unseated && view.next_step == Some(view.side) && chance.random_bool(0.7) {
            return Some(match view.side {
                Role::First => PersonAct::Seating(Seating::Cross),
                Role::Second => PersonAct::Colors(Role::Second),
            });
        }
        let has_result = view.result.is_some();
        match (view.report, chance.random_range(0..100_u8)) {
            (ReportState::Theirs | ReportState::Disputed, 0..=54) => Some(PersonAct::Confirm),
            (ReportState::Theirs, 55..=62) => Some(PersonAct::Contest),
            (ReportState::Mine, 0..=79) => None,
            (_, 0..=9) if has_result => Some(PersonAct::Contest),
            (_, 10..=16) if has_result => Some(PersonAct::WithdrawContest),
            (_, 17..=74) if has_result => None,
            _ => self.reports(view, chance),
        }
    }

    /// Reports a result. Captains of a match mostly agree.
    fn reports(&mut self, view: &MatchView, chance: &mut ChaCha8Rng) -> Option<PersonAct> {
        let is_first = match chance.random_range(0..10_u8) {
            0..=7 => (view.round + view.table).is_multiple_of(2),
            _ => chance.random_bool(0.5),
        };
        let winner = if is_first { &view.first } else { &view.second };
        let player = winner.players.first()?.player;
        self.reports += 1;
        let mark = format!("{MARK} {}-{}", self.number, self.reports);
        Some(PersonAct::Report(
            Claim::won_by(player, "flag_fall").with_reason(&mark),
        ))
    }
}

/// Returns the seed of a phone. Twins have the same.
pub(crate) fn seed(evening: u64, number: u16, twin: Option<u16>) -> u64 {
    use rand::SeedableRng as _;
    let like = twin.unwrap_or(number);
    ChaCha8Rng::seed_from_u64(evening ^ u64::from(like).rotate_left(48)).next_u64()
}
