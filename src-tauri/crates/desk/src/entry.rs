//! The list entry of a call: its audience, description and handler. `#[call]` derives it from a
//! function.

use kralle_view::named::Named;
#[cfg(debug_assertions)]
use schemars::{JsonSchema, Schema, SchemaGenerator};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;
#[cfg(debug_assertions)]
use ts_rs::{Config, ExportError, TS};

use crate::core::desk::Desk;
use crate::core::refusal::RefusalView;
use crate::core::refusals::DeskRefusal;
use crate::core::snapshot::Snapshot;
use crate::core::visitor::Level;

/// Exports the types of a call and returns the names of its input and its output.
#[cfg(debug_assertions)]
pub(crate) type TypesOf = fn(&Config) -> Result<(String, String), ExportError>;

/// The windows that may make a call.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Audience {
    /// Only the director and the director's scripts.
    Director,
    /// Also the table of the game that the input names.
    Table,
    EveryWindow,
}

/// The source of a call.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Caller {
    /// The director or one of the director's scripts.
    Director,
    /// The window of a game's table.
    Table { game: u32 },
    /// A public screen or an unknown window.
    Screen,
}

impl Caller {
    /// Refuses a call that is not open to this caller.
    pub(crate) fn may_call(self, entry: &Entry, input: &Value) -> Result<(), RefusalView> {
        let may = match (self, entry.audience) {
            (Self::Director, _) | (Self::Table { .. } | Self::Screen, Audience::EveryWindow) => {
                true
            }
            (Self::Table { game }, Audience::Table) => {
                input.get("game").and_then(Value::as_u64) == Some(game.into())
            }
            (Self::Table { .. }, Audience::Director)
            | (Self::Screen, Audience::Director | Audience::Table) => false,
        };
        if may {
            Ok(())
        } else {
            Err(DeskRefusal::NotForThisWindow {
                name: entry.name.to_owned(),
            }
            .into())
        }
    }
}

/// A call as a type, for callers in Rust; derived by `#[call]`. [`Desk::ask`] makes it.
pub trait TypedCall {
    /// The input.
    type Input;
    /// The output.
    type Output;

    /// Answers the call. Use [`Desk::ask`], which adds the path of a rescue copy to a refusal.
    #[doc(hidden)]
    fn run(desk: &mut Desk, input: Self::Input) -> Result<Self::Output, RefusalView>;
}

/// Answers a query from a snapshot.
pub(crate) type Look = fn(&Snapshot, Value) -> Result<Value, RefusalView>;

/// A call in the list, derived by `#[call]`.
pub(crate) struct Entry {
    pub(crate) name: &'static str,
    pub(crate) about: &'static str,
    pub(crate) audience: Audience,
    /// The hall levels that may make the call; empty if none.
    pub(crate) may: &'static [Named<Level>],
    /// Answers at the desk; calls run one after the other.
    pub(crate) answer: fn(&mut Desk, Value) -> Result<Value, RefusalView>,
    /// Answers from the snapshot after the last command, without blocking. `None` if the call needs
    /// the desk.
    pub(crate) look: Option<Look>,
    /// True if the call changes nothing although it is answered at the desk.
    pub(crate) reads: bool,
    /// True if any part of the input names a file.
    pub(crate) names_a_file: bool,
    #[cfg(debug_assertions)]
    pub(crate) input: fn() -> Schema,
    #[cfg(debug_assertions)]
    pub(crate) output: fn() -> Schema,
    #[cfg(debug_assertions)]
    pub(crate) types: TypesOf,
}

/// Answers a call at the desk and refreshes the snapshot.
pub(crate) fn work<Input, Output>(
    desk: &mut Desk,
    input: Input,
    run: fn(&mut Desk, Input) -> Result<Output, RefusalView>,
) -> Result<Output, RefusalView> {
    let answered = run(desk, input);
    // Calls from the hall change nothing that `Desk::changes` does not count.
    if !desk.answers_hall() {
        desk.look_anew();
    }
    answered
}

/// Answers a query.
pub(crate) fn look<Input, Output>(
    desk: &mut Desk,
    input: Input,
    run: fn(&Snapshot, Input) -> Result<Output, RefusalView>,
) -> Result<Output, RefusalView> {
    run(&desk.snapshot(), input)
}

#[cfg(debug_assertions)]
pub(crate) fn schema<T: JsonSchema>() -> Schema {
    SchemaGenerator::default().into_root_schema_for::<T>()
}

/// Parses the input, answers, and serializes the output. A null input counts as an empty object.
pub(crate) fn answer<Input: DeserializeOwned, Output: Serialize>(
    input: Value,
    run: impl FnOnce(Input) -> Result<Output, RefusalView>,
) -> Result<Value, RefusalView> {
    let input = if input.is_null() {
        Value::Object(serde_json::Map::new())
    } else {
        input
    };
    let input = serde_json::from_value(input).map_err(|error| DeskRefusal::BadInput {
        reason: error.to_string(),
    })?;
    let output = run(input)?;
    serde_json::to_value(output).map_err(|error| RefusalView::internal(&error))
}

/// Exports the types of the input and output of a call; of an optional output, the inner type.
#[cfg(debug_assertions)]
pub(crate) fn types_of<Input: TS + 'static, Output: TS + 'static>(
    config: &Config,
) -> Result<(String, String), ExportError>
where
    Output::OptionInnerType: TS,
{
    Input::export_all(config)?;
    if Output::output_path().is_some() {
        Output::export_all(config)?;
    } else {
        <Output::OptionInnerType as TS>::export_all(config)?;
    }
    Ok((Input::name(config), Output::name(config)))
}
