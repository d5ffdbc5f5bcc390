//! What is not the tournament's: the small file in the system's config folder.

use kralle_view::named::Named;
use kralle_words::Language;

use crate::core::refusal::RefusalView;
use crate::core::refusals::DeskRefusal;
use crate::core::wire::wire;

wire! {
    /// Light or dark.
    #[derive(Copy, Eq)]
    pub enum ThemeName {
        System,
        Light,
        Dark,
    }
}

wire! {
    /// What a person prefers on this machine.
    pub struct Preferences {
        pub language: Named<Language>,
        pub theme: ThemeName,
        /// The name under which one acts; it stands in the journal.
        pub acting_name: String,
        pub letter_keys: LetterKeys,
        /// The names of those who act on this machine, to choose from.
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
    /// When the program looks for a newer version by itself, where no package manager does.
    #[derive(Copy, Eq, Default)]
    pub enum UpdatesName {
        /// Never: only when it is told to.
        #[default]
        Off,
        /// Whenever it starts. It installs nothing without being told to.
        AtStart,
    }
}

wire! {
    /// How large everything is shown, in percent of the usual size.
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
    /// Whether the start page shows how to begin.
    #[derive(Copy, Eq, Default)]
    pub enum FirstSteps {
        #[default]
        Shown,
        /// Somebody has put them away.
        Closed,
    }
}

wire! {
    /// How both players of a game enter their moves covered, on one machine.
    #[derive(Copy, Eq)]
    pub struct PadsView {
        /// Side by side, each on a device of one's own, or one after the other.
        pub entry: PadTurnName,
        /// White's keys, unless the screen is handed over.
        pub white: PadName,
        pub black: PadName,
    }
}

impl PadsView {
    /// Refuses keys with which not both players could enter at once: one is both players', and not
    /// each has a device.
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
    /// Who enters when.
    #[derive(Copy, Eq)]
    pub enum PadTurnName {
        /// Both at once, each with keys of one's own.
        SideBySide,
        /// Both at once, each on a keypad or keyboard of one's own, whatever its keys.
        OwnDevices,
        /// One after the other, on a screen that is handed over.
        InTurn,
    }
}

wire! {
    /// The keys one player enters a move with.
    #[derive(Copy, Eq)]
    pub enum PadName {
        /// The left half of the main keyboard.
        LeftHand,
        /// The right half of the main keyboard.
        RightHand,
        /// The numeric keypad, or a second one.
        Keypad,
        /// The whole main keyboard, files as letters.
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
    /// Whether single letters work as keys (WCAG 2.1.4).
    #[derive(Copy, Eq)]
    pub enum LetterKeys {
        On,
        Off,
    }
}
