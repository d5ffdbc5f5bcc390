//! Stores the location of the hall on this machine: its WLAN and the address of the desk.

use std::net::SocketAddr;

use kralle_call::call;

use crate::core::desk::Desk;
use crate::core::field::{Expected, Field};
use crate::core::parse;
use crate::core::refusal::RefusalView;
use crate::core::wire::{Nothing, wire};
use crate::door::hall_place::Wlan;
use crate::hall::devices::{DevicesView, devices};

wire! {
    /// The WLAN printed on slips.
    pub struct SetHallWlanInput {
        /// None to print no WLAN.
        pub wlan: Option<Wlan>,
    }
}

/// Sets the WLAN printed on slips, stored on this machine and never in the tournament file.
#[call]
pub(crate) fn set_hall_wlan(
    desk: &mut Desk,
    input: SetHallWlanInput,
) -> Result<DevicesView, RefusalView> {
    let wlan = input.wlan.as_ref().map(checked).transpose()?;
    desk.hall_keys()?;
    desk.change_doors(|doors| doors.place.wlan = wlan)?;
    devices(desk, Nothing {})
}

/// Checks that the name and password can be printed.
fn checked(wlan: &Wlan) -> Result<Wlan, RefusalView> {
    let password = parse::optional_line(Field::Password, &wlan.password)?;
    Ok(Wlan {
        name: parse::line(Field::Name, &wlan.name)?.to_string(),
        password: password.map(|it| it.to_string()).unwrap_or_default(),
    })
}

wire! {
    /// The address of the desk for phones.
    pub struct SetHallAddressInput {
        /// For example `192.168.1.5:41234`.
        pub address: String,
    }
}

/// Sets the address of the desk for phones, printed on slips from now on.
#[call]
pub(crate) fn set_hall_address(
    desk: &mut Desk,
    input: SetHallAddressInput,
) -> Result<DevicesView, RefusalView> {
    let address: SocketAddr = input.address.trim().parse().map_err(|_| {
        RefusalView::bad_field(Field::Address, input.address.as_str(), Expected::Address)
    })?;
    desk.hall_keys()?;
    desk.change_doors(|doors| doors.place.address = Some(address.to_string()))?;
    devices(desk, Nothing {})
}
