//! Declaration of the options of a rule set.
//!
//! Each option is declared once, as an enum with a documented variant per reading. Its name in
//! TOML, its list of values and its place in a rule set follow from that.

use crate::article::Article;
use crate::preset::Preset;

/// A dimension in which rule sets differ.
pub trait RuleOption: Copy + Eq + 'static {
    /// Its name in TOML and in message keys, e.g. `drop_mate`.
    const NAME: &'static str;
    const ALL: &'static [Self];
    /// The names of every reading, in the order of [`RuleOption::ALL`].
    const VALUES: &'static [&'static str];

    /// Its point of law, for options of tandem chess.
    const LAW: Option<crate::law::Law>;

    /// Returns the name of this reading, e.g. `board_mate`.
    fn name(self) -> &'static str;

    /// Returns its article under a preset.
    fn article(preset: Preset) -> Article;

    /// Returns the reading of this name; `None` for other names.
    fn from_name(name: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|it| it.name() == name)
    }
}

/// An option with the reading in force.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Entry {
    /// The option, e.g. `drop_mate`.
    pub option: &'static str,
    /// The reading in force, e.g. `board_mate`.
    pub value: &'static str,
    pub values: &'static [&'static str],
    pub article: Article,
}

/// The reason an option could not be set.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum SetError {
    /// There is no option of this name in this group.
    UnknownOption,
    /// The option has no reading of this name; these are its readings.
    UnknownValue(&'static [&'static str]),
}

/// Declares an option: an enum with documented readings, and its [`RuleOption`].
///
/// ```text
/// rule_option! {
///     /// Drops that give mate.
///     pub enum DropMate: "drop_mate", law(DropMate) {
///         /// Allowed.
///         Allowed = "allowed",
///     }
/// }
/// ```
///
/// Games other than tandem name the article instead of the point of law: `article(|preset|
/// Article::paar_zug("PZSR 1"))`.
macro_rules! rule_option {
    (
        $(#[$doc:meta])*
        pub enum $name:ident: $option:literal, law($law:ident) { $($readings:tt)+ }
    ) => {
        $crate::rule_set::option::rule_option! {
            @ [$(#[$doc])*] $name, $option, [Some($crate::law::Law::$law)],
            [preset, $crate::law::Law::$law.article(preset)], $($readings)+
        }
    };
    (
        $(#[$doc:meta])*
        pub enum $name:ident: $option:literal, article(|$preset:ident| $article:expr) {
            $($readings:tt)+
        }
    ) => {
        $crate::rule_set::option::rule_option! {
            @ [$(#[$doc])*] $name, $option, [None], [$preset, $article], $($readings)+
        }
    };
    (
        @ [$(#[$doc:meta])*] $name:ident, $option:literal, [$law:expr],
        [$preset:ident, $article:expr],
        $( $(#[$reading_doc:meta])* $reading:ident = $value:literal, )+
    ) => {
        $(#[$doc])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
        pub enum $name {
            $( $(#[$reading_doc])* #[serde(rename = $value)] $reading, )+
        }

        impl $crate::rule_set::option::RuleOption for $name {
            const NAME: &'static str = $option;
            const ALL: &'static [Self] = &[$( Self::$reading, )+];
            const VALUES: &'static [&'static str] = &[$( $value, )+];
            const LAW: Option<$crate::law::Law> = $law;

            fn name(self) -> &'static str {
                match self { $( Self::$reading => $value, )+ }
            }

            fn article($preset: $crate::preset::Preset) -> $crate::article::Article {
                $article
            }
        }
    };
}
pub(crate) use rule_option;

/// Declares a group of options: a struct with a public field per option, and `entries`, `set` and
/// `NAMES` over all of them.
macro_rules! rule_group {
    (
        $(#[$doc:meta])*
        pub struct $group:ident {
            $( $field:ident: $option:ty, )+
        }
    ) => {
        $(#[$doc])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
        pub struct $group {
            $(
                #[doc = concat!("Option `", stringify!($field), "`; see its type.")]
                pub $field: $option,
            )+
        }

        impl $group {
            /// The names of its options, in the order of the struct.
            pub const NAMES: &'static [&'static str] =
                &[$( <$option as $crate::rule_set::option::RuleOption>::NAME, )+];

            /// Returns every option with its reading, and its article under `preset`.
            pub fn entries(
                &self,
                preset: $crate::preset::Preset,
            ) -> Vec<$crate::rule_set::option::Entry> {
                use $crate::rule_set::option::RuleOption;
                vec![$(
                    $crate::rule_set::option::Entry {
                        option: <$option>::NAME,
                        value: self.$field.name(),
                        values: <$option>::VALUES,
                        article: <$option>::article(preset),
                    },
                )+]
            }

            /// Returns the option in which this group differs from `base` for a point of law;
            /// `None` if there is none.
            pub fn departure(
                &self,
                base: &Self,
                law: $crate::law::Law,
            ) -> Option<&'static str> {
                use $crate::rule_set::option::RuleOption;
                $(
                    if self.$field != base.$field && <$option>::LAW == Some(law) {
                        return Some(<$option>::NAME);
                    }
                )+
                None
            }

            /// True if this group differs from `base` in the option of this name.
            pub fn departs(&self, base: &Self, option: &str) -> bool {
                use $crate::rule_set::option::RuleOption;
                $(
                    if option == <$option>::NAME {
                        return self.$field != base.$field;
                    }
                )+
                false
            }

            /// Sets an option by name.
            pub fn set(
                &mut self,
                option: &str,
                value: &str,
            ) -> Result<(), $crate::rule_set::option::SetError> {
                use $crate::rule_set::option::{RuleOption, SetError};
                $(
                    if option == <$option>::NAME {
                        self.$field = <$option>::from_name(value)
                            .ok_or(SetError::UnknownValue(<$option>::VALUES))?;
                        return Ok(());
                    }
                )+
                Err(SetError::UnknownOption)
            }
        }
    };
}
pub(crate) use rule_group;
