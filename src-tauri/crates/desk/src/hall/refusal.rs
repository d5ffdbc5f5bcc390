//! Refusals of the hall.

use crate::core::wire::refusals;

refusals! {
    /// Refusals of the hall: phones, devices, slips, reports.
    pub enum HallRefusal {
        /// The caller is not a captain.
        NotAllowed NoCaptain,
        /// The caller is not a device.
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
        /// The file already stores the maximum number of answers for this slip or device.
        TooMuch ActsUsedUp { most: usize },
        /// The answer was based on an outdated state.
        Conflict OutOfDate,
        /// The same idempotency key came with another call or body.
        NotAllowed KeyReused,
        NotNow CodeShownOnce,
        NotNow HallWithoutAddress,
    }
}
