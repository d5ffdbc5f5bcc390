//! Refusals of the hall.

use crate::core::wire::refusals;

refusals! {
    /// Refusals of the hall: phones, devices, slips, reports.
    pub enum HallRefusal {
        /// The caller is no captain.
        NotAllowed NoCaptain,
        /// The caller is no device.
        NotAllowed NoDevice,
        NotNow SlipEnded,
        NotFound NoSuchPhone { phone: u16 },
        NotFound NoSuchDevice { device: u32 },
        NotFound NoSuchCall,
        NotFound NoSuchSlip,
        NotAllowed PhoneTurnedAway,
        NotAllowed PhoneOfBothSides,
        NotAllowed NotYourTable { table: u16, from: u16, to: u16 },
        NotAllowed NotYourTeam { team: u16, from: u16, to: u16 },
        NotAllowed NotYourPlayer { player: u32, from: u16, to: u16 },
        NotAllowed NotYourChoice,
        NotAllowed ArbitersDecide,
        NotAllowed HelpersFillIn { table: u16 },
        NotAllowed HelpersNewestRound { round: u16 },
        NotNow NothingReported,
        NotNow NothingContested { table: u16 },
        NotNow MatchIsOver,
        NotNow RoundIsOver { round: u16 },
        NotNow ReportingOff,
        NotNow ReportsUsedUp { most: usize },
        NotNow CallsUsedUp { most: usize },
        /// The file keeps as many answers for this slip or device as it may.
        TooMuch ActsUsedUp { most: usize },
        /// The answer was given on a state that is no longer so.
        Conflict OutOfDate,
        /// The same key came with another call or body.
        NotAllowed KeyReused,
        NotNow CodeShownOnce,
        NotNow HallWithoutAddress,
    }
}
