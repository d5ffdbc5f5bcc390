//! The fields of a player besides the name, declared once.
//!
//! Stored rows, lists, reports, tables, sheets, forms and public pages walk [`PlayerField::ALL`]. A new field
//! is a new entry of `player_fields!` and a type that is a [`Fact`].

use std::collections::BTreeMap;

use kralle_choice::Choice;
use serde::{Deserialize, Serialize};

use crate::fact::{Fact, FieldError, FieldValue};
use crate::{
    BirthYear, Federation, Line, NationalId, Part, Presence, Rating, RatingKind, Sex, Title,
};

/// The readers of a field.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum FieldAudience {
    /// Everybody to whom the player is shown by name.
    Everyone,
    /// Those who run the tournament.
    Organizer,
}

/// The rule by which tables and sheets of players have a column of a field.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum FieldColumn {
    Always,
    /// If a player has the field.
    IfAny,
    Never,
}

/// The properties of a field.
#[derive(Debug, Clone, Copy)]
pub struct FieldSpec {
    pub audience: FieldAudience,
    pub column: FieldColumn,
    /// True if a federation knows the player by it.
    pub is_identifier: bool,
    /// Headings of lists in German, English, French and Italian, folded, between spaces.
    pub headings: &'static str,
}

/// Calls the macro `$then` with the fields: variant, field of [`PlayerData`], type and [`FieldSpec`].
#[macro_export]
macro_rules! player_fields {
    ($then:ident) => {
        $then! {
            /// Academic titles and those of chess.
            Title title: Title {
                audience: Everyone,
                column: Always,
                is_identifier: false,
                headings: "titel title titles titre titres titolo titoli tit fidetitel fidetitle titrefide \
                titolofide akadtitel grad anrede",
            }
            /// The club.
            Club club: Line {
                audience: Everyone,
                column: Always,
                is_identifier: false,
                headings: "verein klub club schachclub schachklub schachverein sektion vereinort clubname \
                vereinsname clubcity section societe cercle circolo societa",
            }
            /// The federation.
            Federation federation: Federation {
                audience: Everyone,
                column: IfAny,
                is_identifier: false,
                headings: "fed federation federations foderation foederation fidefederation fidefed \
                fideland verband land nation country nationality nationalitat \
                nationalitaet pays nationalite federazione nazione nazionalita paese",
            }
            /// The year of birth.
            BirthYear birth_year: BirthYear {
                audience: Organizer,
                column: Always,
                is_identifier: false,
                headings: "jahrgang jg geburtsjahr geburtsdatum geb gebjahr gebdatum geboren birthyear yearofbirth \
                born birth birthday birthdate dateofbirth dob yob bdate byear anneedenaissance \
                datedenaissance naissance annee nele annodinascita datadinascita nascita anno",
            }
            /// The sex, for the categories of a season.
            Sex sex: Sex {
                audience: Organizer,
                column: Never,
                is_identifier: false,
                headings: "geschlecht geschl sex sexe sesso gender genre genere mw wm mwd",
            }
            /// The number of FIDE.
            FideId fide_id: u32 {
                audience: Organizer,
                column: Always,
                is_identifier: true,
                headings: "fideid idfide fidenr fideno fidenumber fidenummer fideidnumber fidecode codefide \
                codicefide fidekennung nofide nfide fin",
            }
            /// The number in a national federation.
            NationalId national_id: NationalId {
                audience: Organizer,
                column: Always,
                is_identifier: true,
                headings: "pkz personenkennzahl personenkennziffer nationaleid nationalid nationalnr nationalno \
                nationalenummer nationalnumber natid idnational idnat nationaleskennzeichen spielernummer dsbid dsbnr \
                ssbnr ssbcode ffeid nrffe codeffe nonational numeronational identifiantnational \
                codenational idfsi codicefsi tesserafsi tessera idnazionale numeronazionale \
                codicenazionale ecfcode ecfref uscfid zpsmgl zpsmglnr zpsmitgliedsnummer",
            }
        }
    };
}

macro_rules! declare {
    ($($(#[$doc:meta])* $name:ident $field:ident: $kind:ty {
        audience: $audience:ident,
        column: $column:ident,
        is_identifier: $is_identifier:literal,
        headings: $headings:literal,
    })+) => {
        /// A field of a player besides the name. Its code is its name in files, on the bridge and on sheets.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Choice)]
        pub enum PlayerField {
            $($(#[$doc])* $name,)+
        }

        impl PlayerField {
            /// Its properties.
            pub const fn spec(self) -> FieldSpec {
                match self {
                    $(Self::$name => FieldSpec {
                        audience: FieldAudience::$audience,
                        column: FieldColumn::$column,
                        is_identifier: $is_identifier,
                        headings: $headings,
                    },)+
                }
            }

            /// True if its values are numbers.
            pub const fn is_number(self) -> bool {
                match self {
                    $(Self::$name => <$kind as Fact>::IS_NUMBER,)+
                }
            }
        }

        /// The facts about a player.
        #[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
        pub struct PlayerData {
            /// "Surname, Given name", or as the list has it; without titles.
            pub name: Line,
            $($(#[$doc])* pub $field: Option<$kind>,)+
            pub ratings: BTreeMap<RatingKind, Rating>,
            pub presence: Presence,
            pub part: Part,
        }

        impl PlayerData {
            /// A player who is here and known by name alone.
            pub fn new(name: Line) -> Self {
                Self {
                    name,
                    $($field: None,)+
                    ratings: BTreeMap::new(),
                    presence: Presence::default(),
                    part: Part::default(),
                }
            }

            /// The value of a field.
            pub fn value(&self, field: PlayerField) -> Option<FieldValue<'_>> {
                match field {
                    $(PlayerField::$name => self.$field.as_ref().map(Fact::value),)+
                }
            }

            /// Reads a field as typed; an empty text clears it.
            ///
            /// # Errors
            /// Fails if the text is nothing of the kind; the field stays as it was.
            pub fn read(&mut self, field: PlayerField, typed: &str) -> Result<(), FieldError> {
                match field {
                    $(PlayerField::$name => self.$field = Fact::read(typed)?,)+
                }
                Ok(())
            }

            /// Takes a field from a file; false if no file keeps such a value.
            #[must_use]
            pub fn keep(&mut self, field: PlayerField, value: FieldValue<'_>) -> bool {
                match field {
                    $(PlayerField::$name => {
                        self.$field = Fact::kept(value);
                        self.$field.is_some()
                    })+
                }
            }

            /// Clears the fields that `is_hidden` names.
            pub fn conceal(&mut self, is_hidden: impl Fn(PlayerField) -> bool) {
                $(if is_hidden(PlayerField::$name) {
                    self.$field = None;
                })+
            }

            /// These facts with those of a list: its fields and ratings count, the name stays.
            #[must_use]
            pub fn with(self, listed: Self) -> Self {
                let mut ratings = self.ratings;
                ratings.extend(listed.ratings);
                Self {
                    $($field: match (listed.$field, self.$field) {
                        (Some(listed), Some(now)) => Some(listed.beside(&now)),
                        (listed, now) => listed.or(now),
                    },)+
                    ratings,
                    name: self.name,
                    presence: self.presence,
                    part: self.part,
                }
            }
        }
    };
}

player_fields!(declare);

impl PlayerField {
    /// The columns of a table of players, in its order. `is_filled` is true if one of them has the field.
    pub fn columns(is_filled: impl Fn(Self) -> bool) -> Vec<Self> {
        let has_column = |field: &Self| match field.spec().column {
            FieldColumn::Always => true,
            FieldColumn::IfAny => is_filled(*field),
            FieldColumn::Never => false,
        };
        Self::ALL.into_iter().filter(has_column).collect()
    }

    /// The key of its label.
    pub fn label(self) -> String {
        format!("field-{}", self.code().replace('_', "-"))
    }

    /// True if public pages show nobody's.
    pub fn is_private(self) -> bool {
        self.spec().audience == FieldAudience::Organizer
    }
}

impl PlayerData {
    /// The rating of the first of `order` that the player has (S T1).
    pub fn rating(&self, order: &[RatingKind]) -> Option<Rating> {
        order
            .iter()
            .find_map(|kind| self.ratings.get(kind))
            .copied()
    }
}
