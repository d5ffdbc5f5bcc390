//! Conversion between typed and stored fields of a player.

use kralle_tournament::{
    BirthYear, Fact, FieldValue, Line, Namesake, PlayerData, PlayerField, Rating, Sex, Title,
};
use kralle_view::named::Named;

use crate::core::field::{Expected, Field};
use crate::core::parse;
use crate::core::refusal::RefusalView;
use crate::players::view::PlayerFields;

/// The typed form of a player's field.
trait Typed<T> {
    fn parsed(&self, field: PlayerField) -> Result<Option<T>, RefusalView>;
    fn shown(fact: Option<&T>) -> Self;
}

impl<T: Fact> Typed<T> for String {
    fn parsed(&self, field: PlayerField) -> Result<Option<T>, RefusalView> {
        parse::player_field(field, self)
    }

    fn shown(fact: Option<&T>) -> Self {
        fact.map(|it| it.value().to_string()).unwrap_or_default()
    }
}

impl Typed<BirthYear> for Option<u16> {
    fn parsed(&self, field: PlayerField) -> Result<Option<BirthYear>, RefusalView> {
        let year = self.map(BirthYear::try_from).transpose();
        year.map_err(|error| {
            RefusalView::bad_field(Field::Player(field), error.found, Expected::Player(field))
        })
    }

    fn shown(fact: Option<&BirthYear>) -> Self {
        fact.map(|it| it.get())
    }
}

impl Typed<u32> for Option<u32> {
    fn parsed(&self, _: PlayerField) -> Result<Option<u32>, RefusalView> {
        Ok(*self)
    }

    fn shown(fact: Option<&u32>) -> Self {
        fact.copied()
    }
}

impl Typed<Sex> for Option<Named<Sex>> {
    fn parsed(&self, _: PlayerField) -> Result<Option<Sex>, RefusalView> {
        Ok(self.map(|it| it.0))
    }

    fn shown(fact: Option<&Sex>) -> Self {
        fact.copied().map(Named)
    }
}

/// The value of a field in tables; `None` if the field is empty.
trait Valued {
    fn value(&self) -> Option<FieldValue<'_>>;
}

impl Valued for String {
    fn value(&self) -> Option<FieldValue<'_>> {
        (!self.is_empty()).then_some(FieldValue::Text(self))
    }
}

impl Valued for Option<u16> {
    fn value(&self) -> Option<FieldValue<'_>> {
        self.map(|number| FieldValue::Number(number.into()))
    }
}

impl Valued for Option<u32> {
    fn value(&self) -> Option<FieldValue<'_>> {
        self.map(FieldValue::Number)
    }
}

impl Valued for Option<Named<Sex>> {
    fn value(&self) -> Option<FieldValue<'_>> {
        self.map(|it| FieldValue::Text(it.0.code()))
    }
}

macro_rules! convert {
    ($($(#[$doc:meta])* $name:ident $field:ident: $kind:ty { $($spec:tt)* })+) => {
        fn parsed(fields: &PlayerFields, name: Line) -> Result<PlayerData, RefusalView> {
            Ok(PlayerData {
                $($field: fields.$field.parsed(PlayerField::$name)?,)+
                ..PlayerData::new(name)
            })
        }

        /// Converts a player for the bridge.
        pub(crate) fn fields(data: &PlayerData) -> PlayerFields {
            PlayerFields {
                name: data.name.to_string(),
                $($field: Typed::shown(data.$field.as_ref()),)+
                ratings: data
                    .ratings
                    .iter()
                    .map(|(kind, rating)| ((*kind).into(), rating.get()))
                    .collect(),
                presence: data.presence.into(),
                part: data.part.into(),
                namesake: None,
            }
        }

        impl PlayerFields {
            /// Returns the value of a field in tables; `None` if it is empty.
            pub(crate) fn value(&self, field: PlayerField) -> Option<FieldValue<'_>> {
                match field {
                    $(PlayerField::$name => self.$field.value(),)+
                }
            }
        }
    };
}

kralle_tournament::player_fields!(convert);

/// Parses a typed player. Titles before or after the name are taken over if the title field is
/// empty.
pub(crate) fn player(fields: &PlayerFields) -> Result<PlayerData, RefusalView> {
    let mut data = parsed(fields, parse::line(Field::Name, &fields.name)?)?;
    if data.title.is_none() {
        let (title, name) = Title::split(data.name.as_str());
        data.name = parse::line(Field::Name, &name)?;
        data.title = title;
    }
    for (kind, rating) in &fields.ratings {
        let rating = Rating::try_from(*rating).map_err(|error| {
            RefusalView::bad_field(Field::Rating, error.found, Expected::Rating)
        })?;
        data.ratings.insert(kind.0, rating);
    }
    data.presence = fields.presence.0;
    data.part = fields.part.0;
    Ok(data)
}

/// The action if the same person is already entered.
pub(crate) fn namesake(fields: &PlayerFields) -> Namesake {
    fields.namesake.map(|it| it.0).unwrap_or_default()
}
