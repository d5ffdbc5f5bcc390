//! Packs the font files of the sheets into the program.

use std::error::Error;
use std::io::Write as _;
use std::path::Path;
use std::{env, fs};

use flate2::Compression;
use flate2::write::ZlibEncoder;

fn main() -> Result<(), Box<dyn Error>> {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-changed=fonts");
    let out = env::var("OUT_DIR")?;
    let fonts = [
        ("regular", fs::read("fonts/SourceSans3-Regular.ttf")?),
        ("bold", fs::read("fonts/SourceSans3-Bold.ttf")?),
        ("regular-signs", dejavu::sans_condensed::regular().to_vec()),
        ("bold-signs", dejavu::sans_condensed::bold().to_vec()),
    ];
    for (name, font) in fonts {
        let mut packed = ZlibEncoder::new(Vec::new(), Compression::best());
        packed.write_all(&font)?;
        fs::write(Path::new(&out).join(name), packed.finish()?)?;
    }
    Ok(())
}
