//! Embeds the built screens into the program.
//!
//! It does not build them: npm would then run at every check of the editor. In a debug build without them a page
//! takes their place; a release build is refused.

use std::error::Error;
use std::path::{Path, PathBuf};
use std::{env, fs};

/// The built screens.
const BUILT: &str = "../ui/dist";
/// The page in their place.
const NOT_BUILT: &str = "<!doctype html><html lang=\"en\"><meta charset=\"utf-8\"><title>Kralle</title>\
<style>body{font:100%/1.5 sans-serif;margin:2rem}</style>\
<h1>The screens are not built</h1><p><code>cargo xtask run</code></p></html>\n";

fn main() -> Result<(), Box<dyn Error>> {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-changed={BUILT}");
    if !Path::new(BUILT).join("index.html").is_file() {
        if env::var("PROFILE")? != "debug" {
            println!(
                "cargo::error={BUILT} is absent; run `npm --prefix ui ci && npm --prefix ui run build`"
            );
            return Err("the screens are not built".into());
        }
        let folder = PathBuf::from(env::var("OUT_DIR")?).join("pages");
        fs::create_dir_all(&folder)?;
        fs::write(folder.join("index.html"), NOT_BUILT)?;
        // Quoted as JSON is: a path of Windows has backslashes.
        let folder = folder.display().to_string();
        let config = format!(r#"{{"build":{{"frontendDist":{folder:?}}}}}"#);
        // Read by the macro that embeds the pages.
        println!("cargo::rustc-env=TAURI_CONFIG={config}");
    }
    tauri_build::build();
    Ok(())
}
