//! Takes the schemas of the calls into the program, packed: `kralle call --list` prints them.

use std::error::Error;
use std::io::Write as _;
use std::path::Path;
use std::{env, fs};

use flate2::Compression;
use flate2::write::ZlibEncoder;

/// Held by tests/calls.rs to what the calls are.
const CALLS: &str = "calls.json";

fn main() -> Result<(), Box<dyn Error>> {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-changed={CALLS}");
    let mut packed = ZlibEncoder::new(Vec::new(), Compression::best());
    packed.write_all(&fs::read(CALLS)?)?;
    fs::write(
        Path::new(&env::var("OUT_DIR")?).join(CALLS),
        packed.finish()?,
    )?;
    Ok(())
}
