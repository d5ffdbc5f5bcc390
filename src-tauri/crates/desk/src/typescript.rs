//! The TypeScript types of every call, for the window.
//!
//! They are committed under `ui/src/backend/generated`, and a test compares them. To regenerate
//! them: `UPDATE_GENERATED=1 cargo test -p kralle-desk --test desk typescript::`.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::fs;
use std::path::Path;

use kralle_view::public::{PublicCrosstable, PublicOverview, PublicRound, PublicStandings};
use ts_rs::{Config, TS};

use crate::core::command_name::Command;
use crate::core::job::Progress;
use crate::core::refusal::RefusalView;
use crate::day::view::LotsShownView;
use crate::hall::public::PublicFound;
use crate::{list, refusals};

/// Writes the types of every call into `folder`: one file each, `calls.ts` with the list, and
/// `index.ts`, which re-exports the types.
///
/// # Errors
/// Fails if a file cannot be written.
pub fn write(folder: &Path) -> Result<(), Box<dyn std::error::Error>> {
    let config = Config::new().with_out_dir(folder).with_large_int("number");
    RefusalView::export_all(&config)?;
    Progress::export_all(&config)?;
    // Types that the hall pages use without a call.
    PublicOverview::export_all(&config)?;
    PublicRound::export_all(&config)?;
    PublicStandings::export_all(&config)?;
    PublicCrosstable::export_all(&config)?;
    PublicFound::export_all(&config)?;
    LotsShownView::export_all(&config)?;
    let (mut types, mut calls) = (BTreeSet::new(), String::new());
    for entry in list::CALLS {
        let (name, about) = (entry.name, entry.about);
        let (input, output) = (entry.types)(&config)?;
        writeln!(
            calls,
            "\t/** {about} */\n\t{name}: {{ input: {input}; output: {output} }};"
        )?;
        let named = |name: &str| name.split(" | ").map(str::to_owned).collect::<Vec<_>>();
        types.extend(named(&input).into_iter().chain(named(&output)));
    }
    types.remove("null");
    let mut text = String::from("// Generated from the list of calls. Do not edit.\n");
    for name in &types {
        writeln!(text, "import type {{ {name} }} from \"./{name}\";")?;
    }
    writeln!(
        text,
        "\n/** Every call of the desk by name. */\nexport interface Calls {{\n{calls}}}"
    )?;
    fs::write(folder.join("calls.ts"), text)?;
    fs::write(folder.join("refusals.ts"), refusal_codes()?)?;
    fs::write(folder.join("commands.ts"), commands()?)?;
    let index = index(folder)?;
    fs::write(folder.join("index.ts"), index)?;
    Ok(())
}

/// Returns the text of `index.ts`: an export for each type file in `folder`, by name.
fn index(folder: &Path) -> Result<String, Box<dyn std::error::Error>> {
    let mut text = String::from("// Generated from the types of the calls. Do not edit.\n");
    let mut names = BTreeSet::new();
    for entry in fs::read_dir(folder)? {
        let name = entry?.file_name().to_string_lossy().into_owned();
        names.extend(name.strip_suffix(".ts").map(str::to_owned));
    }
    // Names of type files begin with a capital letter; the other files also hold values.
    for name in names.iter().filter(|it| it.starts_with(char::is_uppercase)) {
        writeln!(text, "export type {{ {name} }} from \"./{name}\";")?;
    }
    Ok(text)
}

/// Returns the text of `refusals.ts`: every refusal with the names of its data.
fn refusal_codes() -> Result<String, std::fmt::Error> {
    let mut refusals: BTreeMap<&str, Option<BTreeSet<&str>>> = BTreeMap::new();
    for refusal in refusals::all() {
        let data = refusal.data.map(|names| names.iter().copied().collect());
        let known = refusals
            .entry(refusal.code)
            .or_insert(Some(BTreeSet::new()));
        // If two crates use one code, the data is the union of both.
        *known = known.take().zip(data).map(|(mut all, more)| {
            all.extend::<BTreeSet<&str>>(more);
            all
        });
    }
    let mut text = String::from(
        "// Generated from the enums of refusals. Do not edit.\n\n\
         /** Every refusal by code, with the names of its data; null where they depend on the case. */\n\
         export const REFUSALS = {\n",
    );
    for (code, data) in refusals {
        let names = data.map(|names| names.iter().map(|it| format!("\"{it}\"")).collect());
        match names.map(|names: Vec<String>| names.join(", ")) {
            Some(names) => writeln!(text, "\t{code}: [{names}],")?,
            None => writeln!(text, "\t{code}: null,")?,
        }
    }
    text += "} as const;\n\nexport type RefusalCode = keyof typeof REFUSALS;\n";
    Ok(text)
}

/// Returns the text of `commands.ts`: every journal command with the screens that give it.
fn commands() -> Result<String, std::fmt::Error> {
    let mut text = String::from(
        "// Generated from the commands of the journal. Do not edit.\n\n\
         /** The screens that give a command; the history shows them all. */\n\
         export const GIVEN_ON = {\n",
    );
    for command in Command::ALL {
        let screens = command
            .given_on()
            .iter()
            .map(|it| format!("\"{}\"", it.code()));
        let screens: Vec<String> = screens.collect();
        writeln!(text, "\t{}: [{}],", command.code(), screens.join(", "))?;
    }
    text += "} as const;\n";
    Ok(text)
}
