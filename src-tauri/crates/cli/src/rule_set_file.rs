//! The rule set in an argument: a preset, or a TOML file.

use std::path::Path;

use kralle_desk::read_whole;
use kralle_exchange::players::TextEncoding;
use kralle_rules::rule_set::RuleSet;

/// The maximum size of a rule set, in bytes: far above all options and a source.
const LARGEST: u64 = 1 << 20;

/// Finds a preset by its name, or reads the TOML file of that path.
///
/// The error is a sentence with `file:line:column` if known.
pub fn find(name: &str) -> Result<RuleSet, String> {
    let preset = match name.parse::<RuleSet>() {
        Ok(rules) => return Ok(rules),
        Err(error) => error,
    };
    let path = Path::new(name);
    if !path.exists() && !name.contains(['.', '/', '\\']) {
        return Err(preset.to_string());
    }
    let text = read_text(path, LARGEST)?;
    RuleSet::from_toml(&text).map_err(|error| format!("{name}:{error}"))
}

/// Reads a text file of at most `most` bytes, of any encoding; the error is a sentence with the
/// file's name.
pub fn read_text(path: &Path, most: u64) -> Result<String, String> {
    match read_whole(path, most) {
        Ok(bytes) => Ok(TextEncoding::detect(&bytes).decode(&bytes)),
        Err(error) => Err(format!("{}: cannot be read ({error})", path.display())),
    }
}
