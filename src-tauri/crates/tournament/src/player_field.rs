//! The fields of a player besides the name, declared once.
//!
//! Stored rows, lists, reports, tables, sheets, forms and public pages iterate over
//! [`PlayerField::ALL`]. A new field needs an entry in `player_fields!` and a type that is a
//! [`Fact`].

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
    /// The public, if the player is shown by name.
    Everyone,
    /// Only the organizers of the tournament.
    Organizer,
}

/// The rule for a column of a field in tables and sheets of players.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum FieldColumn {
    Always,
    /// If at least one player has the field.
    IfAny,
    Never,
}

/// The properties of a field.
#[derive(Debug, Clone, Copy)]
pub struct FieldSpec {
    pub audience: FieldAudience,
    pub column: FieldColumn,
    /// True if the field is a federation's number of the player.
    pub is_identifier: bool,
    /// Headings of lists in German, English, French and Italian: folded, separated by spaces.
    pub headings: &'static str,
}

/// Calls the macro `$then` with the fields: variant, field of [`PlayerData`], type and [`FieldSpec`].
#[macro_export]
macro_rules! player_fields {
    ($then:ident) => {
        $then! {
            /// Academic and chess titles.
            Title title: Title {
                audience: Everyone,
                column: Always,
                is_identifier: false,
                headings: "titel title titles fidetitre titre titres titolo titoli tit fidetitel fidetitle titrefide \
                titolofide akadtitel grad",
            }
            /// The club.
            Club club: Line {
                audience: Everyone,
                column: Always,
                is_identifier: false,
                headings: "verein klub club clubville clubort circolocitta clubcitta schachclub schachklub schachverein sektion vereinort clubname \
                vereinsname clubcity chessclub schachverein schachclubverein vereinclub clubverein section societe cercle circolo societa \
                vereniging schaakclub schaakvereniging clubciudad",
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
                headings: "jahrgang jg geburtsjahr geburtsdatum geburt geb gebjahr gebdatum geboren birthyear yearofbirth \
                born birth birthday birthdate dateofbirth dob yob bdate byear bday bornon birthyr yearborn year jahr \
                geburtstag gebam geborenam gebdat gebtag gebjg geburtsjahrgang jahrgangjjjj jahrg jgang jgg \
                anneedenaissance \
                datedenaissance naissance annee ne nee nele neele neeele neen datenaiss datenaissance datedenaiss \
                ddn anneenaiss anneenaissance annaiss annodinascita annonascita datadinascita datanascita \
                datanasc annonasc nascita nato nata natoil natail natoa natonel nasc anno fechanacimiento fechadenacimiento nacimiento \
                geboortejaar geboortedatum geboren",
            }
            /// The sex, for the categories of a season.
            Sex sex: Sex {
                audience: Organizer,
                column: Never,
                is_identifier: false,
                headings: "geschlecht geschl sex sexe sesso gender genre genere mw wm mwd mf hf mwx anrede civilite salutation \
                appellativo geslacht",
            }
            /// The number of FIDE.
            FideId fide_id: u32 {
                audience: Organizer,
                column: Always,
                is_identifier: true,
                headings: "fideid idfide fidenr fideno fidenumber fidenummer fideidnumber fidecode codefide \
                codicefide codfide fidekennung fidekenn nofide nfide fin",
            }
            /// The number in a national federation.
            NationalId national_id: NationalId {
                audience: Organizer,
                column: Always,
                is_identifier: true,
                headings: "pkz personenkennzahl personenkennziffer nationaleid nationalid nationalnr nationalno \
                nationalenummer nationalnumber natid idnational idnat nationaleskennzeichen spielernummer dsbid dsbnr \
                ssbnr ssbcode ffeid nrffe codeffe nonational numeronational identifiantnational \
                codenational idfsi codfsi codicefsi tesserafsi tessera idnazionale numeronazionale \
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
        /// A field of a player besides the name. Its code is its name in files, calls and sheets.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Choice)]
        pub enum PlayerField {
            $($(#[$doc])* $name,)+
        }

        impl PlayerField {
            /// Returns the properties of the field.
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

            /// True if the values of the field are numbers.
            pub const fn is_number(self) -> bool {
                match self {
                    $(Self::$name => <$kind as Fact>::IS_NUMBER,)+
                }
            }
        }

        /// The facts about a player.
        #[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
        pub struct PlayerData {
            /// "Surname, Given name", or the text of the list; without titles.
            pub name: Line,
            $($(#[$doc])* pub $field: Option<$kind>,)+
            pub ratings: BTreeMap<RatingKind, Rating>,
            pub presence: Presence,
            pub part: Part,
        }

        impl PlayerData {
            /// Creates a present player with only a name.
            pub fn new(name: Line) -> Self {
                Self {
                    name,
                    $($field: None,)+
                    ratings: BTreeMap::new(),
                    presence: Presence::default(),
                    part: Part::default(),
                }
            }

            /// Returns the value of a field; `None` without one.
            pub fn value(&self, field: PlayerField) -> Option<FieldValue<'_>> {
                match field {
                    $(PlayerField::$name => self.$field.as_ref().map(Fact::value),)+
                }
            }

            /// Sets a field from an input text; an empty text clears it.
            ///
            /// # Errors
            /// Fails if the text is not a value of the field, which then does not change.
            pub fn read(&mut self, field: PlayerField, typed: &str) -> Result<(), FieldError> {
                match field {
                    $(PlayerField::$name => self.$field = Fact::read(typed)?,)+
                }
                Ok(())
            }

            /// Sets a field from a value of a file. Returns false, and clears the field, if this
            /// program writes no such value.
            #[must_use]
            pub fn keep(&mut self, field: PlayerField, value: FieldValue<'_>) -> bool {
                match field {
                    $(PlayerField::$name => {
                        self.$field = Fact::kept(value);
                        self.$field.is_some()
                    })+
                }
            }

            /// Clears the fields for which `is_hidden` is true.
            pub fn conceal(&mut self, is_hidden: impl Fn(PlayerField) -> bool) {
                $(if is_hidden(PlayerField::$name) {
                    self.$field = None;
                })+
            }

            /// Combines these facts with those of a list: its fields and ratings take precedence, the
            /// name stays.
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
    /// Returns the columns of a table of players, in order. `is_filled` is true if at least one
    /// player has the field.
    pub fn columns(is_filled: impl Fn(Self) -> bool) -> Vec<Self> {
        let has_column = |field: &Self| match field.spec().column {
            FieldColumn::Always => true,
            FieldColumn::IfAny => is_filled(*field),
            FieldColumn::Never => false,
        };
        Self::ALL.into_iter().filter(has_column).collect()
    }

    /// Returns the key of the message with its label.
    pub fn label(self) -> String {
        format!("field-{}", self.code().replace('_', "-"))
    }

    /// True if public pages never show the field.
    pub fn is_private(self) -> bool {
        self.spec().audience == FieldAudience::Organizer
    }
}

impl PlayerData {
    /// Returns the player's first rating in `order` (S T1); `None` if he has none of them.
    pub fn rating(&self, order: &[RatingKind]) -> Option<Rating> {
        order
            .iter()
            .find_map(|kind| self.ratings.get(kind))
            .copied()
    }
}
