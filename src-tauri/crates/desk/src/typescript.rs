//! The TypeScript types of every call, for the window.
//!
//! They are committed under `ui/src/backend/generated` and a test compares them; to write them
//! anew: `UPDATE_GENERATED=1 cargo test -p kralle-desk --test typescript`.

use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::fs;
use std::path::Path;

use ts_rs::{Config, ExportError, TS};

/// Is shown every call of the list.
pub(crate) trait SeeCall {
    /// A call with the types of its input and output.
    fn call<Input: TS + 'static, Output: TS + 'static>(&mut self, name: &str, about: &str)
    where
        Output::OptionInnerType: TS;
}

/// Collects the types of the calls.
struct Writer {
    config: Config,
    calls: String,
    types: BTreeSet<String>,
    error: Option<ExportError>,
}

impl SeeCall for Writer {
    fn call<Input: TS + 'static, Output: TS + 'static>(&mut self, name: &str, about: &str)
    where
        Output::OptionInnerType: TS,
    {
        let config = &self.config;
        if let Err(error) = Input::export_all(config).and_then(|()| export_output::<Output>(config))
        {
            self.error.get_or_insert(error);
        }
        let (input, output) = (Input::name(config), Output::name(config));
        self.types.extend(
            [&input, &output]
                .iter()
                .flat_map(|name| name.split(" | "))
                .filter(|name| *name != "null")
                .map(str::to_owned),
        );
        // Writing to a string does not fail.
        let _ = writeln!(
            self.calls,
            "\t/** {about} */\n\t{name}: {{ input: {input}; output: {output} }};"
        );
    }
}

/// Exports an output; of an optional one what is inside.
fn export_output<Output: TS + 'static>(config: &Config) -> Result<(), ExportError>
where
    Output::OptionInnerType: TS,
{
    if Output::output_path().is_some() {
        Output::export_all(config)
    } else {
        <Output::OptionInnerType as TS>::export_all(config)
    }
}

/// Writes the types of every call into `folder`: a file each, and `calls.ts` with the list.
///
/// # Errors
/// When a file cannot be written.
pub fn write(folder: &Path) -> Result<(), Box<dyn std::error::Error>> {
    let mut writer = Writer {
        config: Config::new().with_out_dir(folder).with_large_int("number"),
        calls: String::new(),
        types: BTreeSet::new(),
        error: None,
    };
    crate::list::see_types(&mut writer);
    crate::view::refusal::RefusalView::export_all(&writer.config)?;
    crate::job::Progress::export_all(&writer.config)?;
    if let Some(error) = writer.error {
        return Err(error.into());
    }
    let mut text = String::from("// Generated from the list of calls. Do not edit.\n");
    for name in &writer.types {
        writeln!(text, "import type {{ {name} }} from \"./{name}\";")?;
    }
    writeln!(
        text,
        "\n/** Every call of the desk by name. */\nexport interface Calls {{\n{}}}",
        writer.calls
    )?;
    fs::write(folder.join("calls.ts"), text)?;
    Ok(())
}
