//! The user's preferences, stored in the system's config folder and not in a tournament.

use kralle_view::named::Named;
use kralle_words::Language;

use crate::core::refusal::RefusalView;
use crate::core::refusals::DeskRefusal;
use crate::core::wire::wire;

wire! {
    /// The color theme.
    #[derive(Copy, Eq)]
    pub enum ThemeName {
        System,
        Light,
        Dark,
    }
}

wire! {
    /// The user's preferences on this machine.
    pub struct Preferences {
        pub language: Named<Language>,
        pub theme: ThemeName,
        /// The acting name, recorded in the journal.
        pub acting_name: String,
        pub letter_keys: LetterKeys,
        /// The names of the people who act on this machine, to choose from.
        #[serde(default)]
        pub arbiters: Vec<String>,
        #[serde(default)]
        pub pads: PadsView,
        #[serde(default)]
        pub zoom: ZoomName,
        #[serde(default)]
        pub first_steps: FirstSteps,
        #[serde(default)]
        pub updates: UpdatesName,
    }
}

wire! {
    /// The time of the automatic search for a newer version, if no package manager does it.
    #[derive(Copy, Eq, Default)]
    pub enum UpdatesName {
        /// Never; only on request.
        #[default]
        Off,
        /// At each start. Installation needs a request.
        AtStart,
    }
}

wire! {
    /// The zoom, in percent of the usual size.
    #[derive(Copy, Eq, Default)]
    pub enum ZoomName {
        Percent75,
        Percent90,
        #[default]
        Percent100,
        Percent110,
        Percent125,
        Percent150,
        Percent175,
        Percent200,
    }
}

wire! {
    /// The visibility of the first steps on the start page.
    #[derive(Copy, Eq, Default)]
    pub enum FirstSteps {
        #[default]
        Shown,
        /// The user closed them.
        Closed,
    }
}

wire! {
    /// The covered entry of moves by both players on one machine.
    #[derive(Copy, Eq)]
    pub struct PadsView {
        /// Side by side, on two devices, or in turn.
        pub entry: PadTurnName,
        /// White's keys; unused if the players enter in turn.
        pub white: PadName,
        pub black: PadName,
    }
}

impl PadsView {
    /// Refuses key sets that both players cannot use at the same time. Accepts two devices, or two
    /// different key sets with the keypad or the right half among them.
    pub(crate) fn must_be_apart(self) -> Result<(), RefusalView> {
        let apart = self.entry == PadTurnName::OwnDevices
            || self.white != self.black
                && [self.white, self.black]
                    .iter()
                    .any(|pad| matches!(pad, PadName::Keypad | PadName::RightHand));
        if apart {
            Ok(())
        } else {
            Err(DeskRefusal::PadsShareKeys.into())
        }
    }
}

wire! {
    /// The order in which the players enter.
    #[derive(Copy, Eq)]
    pub enum PadTurnName {
        /// At the same time, each with a different set of keys.
        SideBySide,
        /// At the same time, each on a separate keypad or keyboard, with any keys.
        OwnDevices,
        /// One after the other, on a screen that is handed over.
        InTurn,
    }
}

wire! {
    /// The keys with which a player enters a move.
    #[derive(Copy, Eq)]
    pub enum PadName {
        /// The left half of the main keyboard.
        LeftHand,
        /// The right half of the main keyboard.
        RightHand,
        /// The numeric keypad, or a second one.
        Keypad,
        /// The whole main keyboard, with files as letters.
        Keyboard,
    }
}

impl Default for PadsView {
    fn default() -> Self {
        Self {
            entry: PadTurnName::SideBySide,
            white: PadName::LeftHand,
            black: PadName::Keypad,
        }
    }
}

wire! {
    /// The use of single letters as keys (WCAG 2.1.4).
    #[derive(Copy, Eq)]
    pub enum LetterKeys {
        On,
        Off,
    }
}
