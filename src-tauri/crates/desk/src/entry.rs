//! A call as the list has it: who may call it, and what answers. `#[call]` makes one of a function.

#[cfg(debug_assertions)]
use kralle_view::named::Named;
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

/// Exports the types of a call and gives the names of its input and its output.
#[cfg(debug_assertions)]
pub(crate) type TypesOf = fn(&Config) -> Result<(String, String), ExportError>;

/// Who may call.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Audience {
    /// The director, and a script of his.
    Director,
    /// Also the table of the game that the input names.
    Table,
    EveryWindow,
}

/// Who calls.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Caller {
    /// The director, or a script of his.
    Director,
    /// The window of a game's table.
    Table { game: u32 },
    /// A screen for everybody, or a window that nobody knows.
    Screen,
}

impl Caller {
    /// Refuses a call that is not for this caller.
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

/// A call for Rust: what `#[call]` makes of a function. [`Desk::ask`] asks for it.
pub trait TypedCall {
    /// What it takes.
    type Input;
    /// What it gives.
    type Output;

    /// Answers it; only [`Desk::ask`] also says what was kept of a file that is gone.
    #[doc(hidden)]
    fn run(desk: &mut Desk, input: Self::Input) -> Result<Self::Output, RefusalView>;
}

/// Answers a call by a look.
pub(crate) type Look = fn(&Snapshot, Value) -> Result<Value, RefusalView>;

/// A call, as `#[call]` puts it onto the list.
pub(crate) struct Entry {
    pub(crate) name: &'static str,
    pub(crate) about: &'static str,
    pub(crate) audience: Audience,
    /// Who in the hall may call it.
    pub(crate) may: &'static [Named<Level>],
    /// Answers at the desk, one after the other.
    pub(crate) answer: fn(&mut Desk, Value) -> Result<Value, RefusalView>,
    /// Answers by a look at what was there after the last command, where that is enough: nobody
    /// waits for it.
    pub(crate) look: Option<Look>,
    /// Whether it changes nothing although it is answered at the desk.
    pub(crate) reads: bool,
    /// Whether its input names a file, anywhere in it.
    pub(crate) names_a_file: bool,
    #[cfg(debug_assertions)]
    pub(crate) input: fn() -> Schema,
    #[cfg(debug_assertions)]
    pub(crate) output: fn() -> Schema,
    #[cfg(debug_assertions)]
    pub(crate) types: TypesOf,
}

/// Answers a call at the desk.
pub(crate) fn work<Input, Output>(
    desk: &mut Desk,
    input: Input,
    run: fn(&mut Desk, Input) -> Result<Output, RefusalView>,
) -> Result<Output, RefusalView> {
    let answered = run(desk, input);
    // From the hall nothing changes beside the tournament.
    if !desk.answers_hall() {
        desk.look_anew();
    }
    answered
}

/// Answers a call that only looks.
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

/// Reads the input, answers, and writes the output. No input at all counts as an empty one.
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

/// Exports the input and the output of a call; of an optional output what is inside.
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
