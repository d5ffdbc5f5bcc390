//! The choices of the crates below as they cross the bridge: by their stable names, both ways.

#[cfg(debug_assertions)]
use std::borrow::Cow;
use std::fmt;
use std::marker::PhantomData;
use std::ops::Deref;

use kralle_exchange::rating_list::SourceForm;
use kralle_play::board_game::{DrawClaim, LetterLanguage, Offer, OfferAnswer, Score, StageKind};
use kralle_rules::adjudication::MatchResult;
use kralle_rules::adjudication::claim::{ClaimName, Claimant, FlagOrder};
use kralle_rules::adjudication::drop_mate::MatedBy;
use kralle_rules::paarzug::right::RightKind;
use kralle_rules::paarzug::void_move::VoidReasonKind;
use kralle_rules::preset::Game;
use kralle_rules::result::Cause;
use kralle_rules::rule_set::room::Room;
use kralle_rules::tandem::side::Board;
use kralle_season::{
    DecisionKind, EveningProgress, QuestionReason, RunningRule, Score as SeasonScore, SharedRule,
};
use kralle_store::{Act, EntryState, Occasion, Replaced, WhatIsKept};
use kralle_tournament::{
    AbsenceWorth, AgainstKind, FindingKind, LateNumber, Missed, MissedMatches, NumberOrder,
    PairingCostKind, PairingWishKind, Part, PenaltyName, Presence, Progress, Role, Seating, Sex,
    TieKind, Verdict,
};
use kralle_words::Language;
#[cfg(debug_assertions)]
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::de::{EnumAccess, Error as _, VariantAccess as _, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use shakmaty::Color;
#[cfg(debug_assertions)]
use ts_rs::{Config, TS};

use crate::core::wire::wire;

// What a shell names.
pub use kralle_sheets::{Orientation, SheetKind};
pub use kralle_tournament::lots::Wish;
pub use kralle_tournament::{Format, Formation, Namesake, OddNumber, RatingKind};

/// A choice that crosses the bridge: what `kralle_choice::Choice` derives, and a type's name.
pub trait Choice: Copy + 'static {
    /// The name of its TypeScript type and of its schema.
    const NAME: &'static str;
    /// What is chosen.
    const DOC: &'static str;
    /// Every one.
    const ALL: &'static [Self];
    /// The stable name of each.
    const CODES: &'static [&'static str];
    /// What each is; empty where the name says it.
    const DOCS: &'static [&'static str];

    /// Its stable name.
    fn code(self) -> &'static str;
}

/// A choice as it crosses the bridge.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Named<T>(pub T);

macro_rules! choices {
    ($($kind:ty as $name:literal),* $(,)?) => {$(
        impl Choice for $kind {
            const NAME: &'static str = $name;
            const DOC: &'static str = <$kind>::DOC;
            const ALL: &'static [Self] = &<$kind>::ALL;
            const CODES: &'static [&'static str] = &<$kind>::CODES;
            const DOCS: &'static [&'static str] = &<$kind>::DOCS;

            fn code(self) -> &'static str {
                <$kind>::code(self)
            }
        }
    )*};
}

choices!(
    crate::core::live::Live as "ArchiveLiveName",
    crate::core::shown::Shown as "ShownName",
    crate::core::hall_choice::ClockMoment as "ClockMomentName",
    crate::core::hall_choice::DayPart as "DayPartName",
    crate::core::hall_choice::Reported as "ReportedName",
    crate::core::hall_choice::Reporting as "ReportingName",
    crate::core::hall_choice::ScreenContent as "ScreenContentName",
    crate::core::hall_choice::Unsettled as "UnsettledName",
    crate::core::hall_choice::CallTopic as "CallTopicName",
    crate::core::visitor::Level as "LevelName",
    AbsenceWorth as "AbsenceWorthName",
    Act as "ActName",
    AgainstKind as "AgainstName",
    Board as "BoardName",
    Cause as "CauseName",
    ClaimName as "ClaimName",
    Claimant as "ClaimantName",
    DecisionKind as "DecisionKindName",
    DrawClaim as "DrawClaimName",
    EntryState as "EntryStateName",
    EveningProgress as "EveningProgressName",
    FindingKind as "FindingName",
    FlagOrder as "FlagOrderName",
    Format as "FormatName",
    Formation as "FormationName",
    Game as "GameName",
    Language as "LanguageName",
    LateNumber as "LateNumberName",
    LetterLanguage as "LetterLanguageName",
    MatchResult as "StandsName",
    MatedBy as "MatedByName",
    Namesake as "NamesakeName",
    NumberOrder as "NumberOrderName",
    Occasion as "OccasionName",
    OddNumber as "OddNumberName",
    Offer as "OfferName",
    OfferAnswer as "AnswerName",
    Orientation as "OrientationName",
    PairingCostKind as "CostKind",
    PairingWishKind as "WishKind",
    Part as "PartName",
    PenaltyName as "PenaltyName",
    Presence as "PresenceName",
    Progress as "ProgressName",
    QuestionReason as "QuestionReasonName",
    RatingKind as "RatingKindName",
    Replaced as "ReplacedHow",
    RightKind as "RightName",
    Role as "RoleName",
    Room as "RoomName",
    RunningRule as "RunningRuleName",
    Score as "GameScoreName",
    SeasonScore as "SeasonScoreName",
    Seating as "SeatingName",
    Sex as "SexName",
    SharedRule as "SharedRuleName",
    SheetKind as "SheetName",
    SourceForm as "RatingListForm",
    StageKind as "StageName",
    TieKind as "TieName",
    Verdict as "VerdictName",
    VoidReasonKind as "VoidReasonName",
    WhatIsKept as "KeptName",
    Wish as "WishName",
);

/// shakmaty's own: it derives no names.
impl Choice for Color {
    const NAME: &'static str = "ColorName";
    const DOC: &'static str = "A color.";
    const ALL: &'static [Self] = &Self::ALL;
    const CODES: &'static [&'static str] = &["white", "black"];
    const DOCS: &'static [&'static str] = &["White.", "Black."];

    fn code(self) -> &'static str {
        self.fold_wb("white", "black")
    }
}

impl<T: Choice> Named<T> {
    /// Its message.
    pub fn message(self, before: &str) -> String {
        message(before, self.0.code())
    }
}

/// The message of a stable name: the name with hyphens behind `before`.
pub(crate) fn message(before: &str, code: &str) -> String {
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
        let found = T::ALL.iter().copied().find(|it| it.code() == code);
        let found = found.ok_or_else(|| A::Error::unknown_variant(&code, T::CODES))?;
        variant.unit_variant()?;
        Ok(Named(found))
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

wire! {
    /// What becomes of what a late entrant has missed.
    // In a tournament it is a choice of two in each format; here all four stand in one list.
    #[derive(Copy, Eq)]
    pub enum MissedName {
        /// In a Swiss system: each round is worth as much as a draw.
        Half,
        /// In a Swiss system: the rounds are worth nothing.
        Nothing,
        /// In a round robin: the matches are forfeited.
        Forfeited,
        /// In a round robin: the matches are played later.
        ToPlay,
    }
}

impl From<MissedName> for Missed {
    fn from(missed: MissedName) -> Self {
        match missed {
            MissedName::Half => Self::Rounds(AbsenceWorth::Half),
            MissedName::Nothing => Self::Rounds(AbsenceWorth::Nothing),
            MissedName::Forfeited => Self::Matches(MissedMatches::Forfeited),
            MissedName::ToPlay => Self::Matches(MissedMatches::ToPlay),
        }
    }
}
