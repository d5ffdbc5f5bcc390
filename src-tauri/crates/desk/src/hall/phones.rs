//! The phones of a team: turn away another phone, or give back a slip of another team.

use kralle_call::call;

use crate::core::desk::Desk;
use crate::core::refusal::RefusalView;
use crate::core::visitor::Slip;
use crate::core::wire::{Nothing, wire};
use crate::door::hall_fact::HallFact;
use crate::door::phone::{Phone, PhoneState};
use crate::hall::captain::{my_match, slip};
use crate::hall::refusal::HallRefusal;
use crate::hall::view::MyMatch;

wire! {
    /// A phone of the own side that requests entry.
    pub struct TurnPhoneAwayInput {
        pub phone: u16,
    }
}

/// Turns away a phone that requests entry. It may not request entry again.
#[call(may(captain))]
pub(crate) fn turn_phone_away(
    desk: &mut Desk,
    input: TurnPhoneAwayInput,
) -> Result<MyMatch, RefusalView> {
    let (slip, _) = slip(desk.visitor.as_ref())?;
    let asks = |it: &Phone| it.number == input.phone && it.state == PhoneState::Asks;
    change_phone(desk, slip, input.phone, asks, PhoneState::TurnedAway)?;
    desk.say_in_hall(HallFact::TurnPhoneAway {
        from: slip.into(),
        phone: input.phone,
    })?;
    my_match(&desk.snapshot(), Nothing {})
}

/// Gives the slip back: this phone no longer represents the team, and the next one may enter.
#[call(may(captain))]
pub(crate) fn give_slip_back(desk: &mut Desk, _: Nothing) -> Result<MyMatch, RefusalView> {
    let (slip, phone) = slip(desk.visitor.as_ref())?;
    let is_own = |it: &Phone| it.number == phone;
    change_phone(desk, slip, phone, is_own, PhoneState::Ended)?;
    desk.say_in_hall(HallFact::GiveSlipBack { from: slip.into() })?;
    my_match(&desk.snapshot(), Nothing {})
}

/// Changes the state of the phone `number` of a slip. Fails if no valid phone matches `is_it`.
fn change_phone(
    desk: &mut Desk,
    slip: Slip,
    number: u16,
    is_it: impl Fn(&Phone) -> bool,
    state: PhoneState,
) -> Result<(), RefusalView> {
    let keys = desk.hall_keys()?;
    let keyed = keys.slip(slip.round, slip.table, slip.side);
    let keyed = keyed.ok_or(HallRefusal::SlipEnded)?;
    if !keys.phones(keyed).any(&is_it) {
        return Err(HallRefusal::NoSuchPhone { phone: number }.into());
    }
    let (id, published) = (keyed.id.clone(), keyed.slip.published);
    desk.change_doors(|doors| {
        let of_slip =
            |it: &&mut Phone| (&it.slip, it.published, it.state.counts()) == (&id, published, true);
        let phone_of_slip = doors.phones.iter_mut().filter(of_slip).find(|it| is_it(it));
        if let Some(phone) = phone_of_slip {
            phone.state = state;
        }
    })
}
