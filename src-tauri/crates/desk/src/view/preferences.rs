//! What is not the tournament's: the small file in the system's config folder.

use kralle_words::Language;

use super::wire;

wire! {
    /// Light or dark.
    #[derive(Copy, Eq)]
    pub enum ThemeName {
        /// As the system.
        System,
        /// Light.
        Light,
        /// Dark.
        Dark,
    }
}

wire! {
    /// A language of the program.
    #[derive(Copy, Eq)]
    pub enum LanguageName {
        /// German.
        De,
        /// English.
        En,
        /// French.
        Fr,
        /// Italian.
        It,
    }
}

impl From<Language> for LanguageName {
    fn from(language: Language) -> Self {
        match language {
            Language::German => Self::De,
            Language::English => Self::En,
            Language::French => Self::Fr,
            Language::Italian => Self::It,
        }
    }
}

impl From<LanguageName> for Language {
    fn from(name: LanguageName) -> Self {
        match name {
            LanguageName::De => Self::German,
            LanguageName::En => Self::English,
            LanguageName::Fr => Self::French,
            LanguageName::It => Self::Italian,
        }
    }
}

wire! {
    /// What a person prefers on this machine.
    pub struct Preferences {
        /// The language of the window.
        pub language: LanguageName,
        /// Light or dark.
        pub theme: ThemeName,
        /// The name under which one acts; it stands in the journal.
        pub acting_name: String,
        /// Whether single letters work as keys.
        pub letter_keys: LetterKeys,
        /// The names of those who act on this machine, to choose from.
        #[serde(default)]
        pub arbiters: Vec<String>,
    }
}

wire! {
    /// Whether single letters work as keys (WCAG 2.1.4).
    #[derive(Copy, Eq)]
    pub enum LetterKeys {
        /// They do.
        On,
        /// They do not.
        Off,
    }
}
