//! A choice that is serialized by its stable name.

#[cfg(debug_assertions)]
use std::borrow::Cow;
use std::fmt;
use std::marker::PhantomData;
use std::ops::Deref;

use kralle_choice::Choice;
#[cfg(debug_assertions)]
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::de::{EnumAccess, Error as _, VariantAccess as _, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
#[cfg(debug_assertions)]
use ts_rs::{Config, TS};

/// A choice that is serialized by its stable name, for calls and stored data.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Named<T>(pub T);

impl<T: Choice> Named<T> {
    /// Returns the key of its message, as [`message`].
    pub fn message(self, before: &str) -> String {
        message(before, self.0.code())
    }
}

/// Returns the key of the message of a stable name: `before`, a hyphen, and the name with hyphens for
/// underscores.
pub fn message(before: &str, code: &str) -> String {
    format!("{before}-{}", code.replace('_', "-"))
}

impl<T> From<T> for Named<T> {
    fn from(choice: T) -> Self {
        Self(choice)
    }
}

impl<T> Deref for Named<T> {
    type Target = T;

    fn deref(&self) -> &T {
        &self.0
    }
}

impl<T: Choice> Serialize for Named<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.0.code())
    }
}

impl<'de, T: Choice> Deserialize<'de> for Named<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_enum(T::NAME, T::CODES, Codes(PhantomData))
    }
}

/// Reads a choice by its code.
struct Codes<T>(PhantomData<T>);

impl<'de, T: Choice> Visitor<'de> for Codes<T> {
    type Value = Named<T>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "enum {}", T::NAME)
    }

    fn visit_enum<A: EnumAccess<'de>>(self, data: A) -> Result<Named<T>, A::Error> {
        let (code, variant) = data.variant::<String>()?;
        let choice = T::ALL.iter().copied().find(|it| it.code() == code);
        let choice = choice.ok_or_else(|| A::Error::unknown_variant(&code, T::CODES))?;
        variant.unit_variant()?;
        Ok(Named(choice))
    }
}

#[cfg(debug_assertions)]
impl<T: Choice> TS for Named<T> {
    type WithoutGenerics = Self;
    type OptionInnerType = Self;

    const IS_ENUM: bool = true;

    fn docs() -> Option<String> {
        let lines: Vec<String> = T::DOC.lines().map(|line| format!(" {line}")).collect();
        let lines: Vec<&str> = lines.iter().map(String::as_str).collect();
        Some(ts_rs::format_docs(&lines))
    }

    fn name(_: &Config) -> String {
        T::NAME.to_owned()
    }

    fn inline(_: &Config) -> String {
        let codes: Vec<String> = T::CODES.iter().map(|code| format!("\"{code}\"")).collect();
        codes.join(" | ")
    }

    fn decl(config: &Config) -> String {
        format!("type {} = {};", T::NAME, Self::inline(config))
    }

    fn decl_concrete(config: &Config) -> String {
        Self::decl(config)
    }

    fn output_path() -> Option<std::path::PathBuf> {
        Some(std::path::PathBuf::from(format!("{}.ts", T::NAME)))
    }
}

#[cfg(debug_assertions)]
impl<T: Choice> JsonSchema for Named<T> {
    fn schema_name() -> Cow<'static, str> {
        T::NAME.into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        let named = T::CODES.iter().zip(T::DOCS);
        let each = named.map(|(code, doc)| match *doc {
            "" => json_schema!({ "type": "string", "const": code }),
            doc => json_schema!({ "description": doc, "type": "string", "const": code }),
        });
        json_schema!({ "description": T::DOC, "oneOf": each.collect::<Vec<_>>() })
    }
}
