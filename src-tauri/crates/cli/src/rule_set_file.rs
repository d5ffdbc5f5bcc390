//! The rule set a command line names: a preset, or a TOML file.

use std::path::Path;

use kralle_rules::rule_set::RuleSet;

/// Finds a preset by its name, or reads the TOML file of that path.
///
/// The error is a sentence with `file:line:column` where there is one.
pub fn find(name: &str) -> Result<RuleSet, String> {
    let preset = match name.parse::<RuleSet>() {
        Ok(rules) => return Ok(rules),
        Err(error) => error,
    };
    let path = Path::new(name);
    if !path.exists() && !name.contains(['.', '/', '\\']) {
        return Err(preset.to_string());
    }
    let text = read_text(path)?;
    RuleSet::from_toml(&text).map_err(|error| format!("{name}:{error}"))
}

/// Reads a text file whatever its encoding; the error is a sentence with its name.
pub fn read_text(path: &Path) -> Result<String, String> {
    match std::fs::read(path) {
        Ok(bytes) => Ok(decode(&bytes)),
        Err(error) => Err(format!("{}: cannot be read ({error})", path.display())),
    }
}

/// UTF-8 with or without a byte order mark, else Windows-1252.
fn decode(bytes: &[u8]) -> String {
    let (text, _, malformed) = encoding_rs::UTF_8.decode(bytes);
    if malformed {
        encoding_rs::WINDOWS_1252.decode(bytes).0.into_owned()
    } else {
        text.into_owned()
    }
}
