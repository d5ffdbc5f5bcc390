//! The location of the hall: its WLAN, its address, and the address already printed on slips.

use serde::{Deserialize, Serialize};

use crate::core::wire::wire;

wire! {
    /// The WLAN of the hall.
    #[derive(Eq)]
    pub struct Wlan {
        pub name: String,
        /// The password; empty for an open network.
        pub password: String,
    }
}

/// The location of the hall, as stored on this machine.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct HallPlace {
    pub(crate) wlan: Option<Wlan>,
    /// The address of the desk for phones, such as `192.168.1.5:41234`, from the last opening of
    /// the hall.
    pub(crate) address: Option<String>,
    /// The address on the last printed slips.
    pub(crate) on_slips: Option<String>,
}

wire! {
    /// The location of the hall, for the desk.
    #[derive(Eq)]
    pub struct HallPlaceView {
        pub wlan: Option<Wlan>,
        /// The address of the desk for phones, such as `192.168.1.5:41234`; none before the hall
        /// was first opened.
        pub address: Option<String>,
        /// The address on printed slips if it is no longer valid; none otherwise.
        pub old_slips: Option<String>,
    }
}

impl From<&HallPlace> for HallPlaceView {
    fn from(place: &HallPlace) -> Self {
        let printed = place.on_slips.clone();
        Self {
            wlan: place.wlan.clone(),
            address: place.address.clone(),
            old_slips: printed.filter(|it| place.address.as_ref() != Some(it)),
        }
    }
}
