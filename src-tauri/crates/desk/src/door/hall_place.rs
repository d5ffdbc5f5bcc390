//! Where the hall is: its WLAN, its address, and what of it stands on paper already.

use serde::{Deserialize, Serialize};

use crate::core::wire::wire;

wire! {
    /// The WLAN of the hall.
    #[derive(Eq)]
    pub struct Wlan {
        pub name: String,
        /// Empty where it asks for none.
        pub password: String,
    }
}

/// Where the hall is, as this machine keeps it.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct HallPlace {
    pub(crate) wlan: Option<Wlan>,
    /// Where phones reach the desk, as `192.168.1.5:41234`; as it was when the hall was last open.
    pub(crate) address: Option<String>,
    /// The address on the slips that were printed last.
    pub(crate) on_slips: Option<String>,
}

wire! {
    /// Where the hall is, as the desk sees it.
    #[derive(Eq)]
    pub struct HallPlaceView {
        pub wlan: Option<Wlan>,
        /// Where phones reach the desk, as `192.168.1.5:41234`; none before the hall was ever open.
        pub address: Option<String>,
        /// The address on slips that were printed and lead nowhere any more.
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
