//! Embeds the schemas of the calls in the program, compressed, for `kralle call --list`.

use std::error::Error;
use std::io::Write as _;
use std::path::Path;
use std::{env, fs};

use flate2::Compression;
use flate2::write::ZlibEncoder;

/// tests/calls.rs checks that it matches the calls.
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
