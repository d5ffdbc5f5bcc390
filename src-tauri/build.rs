//! Embeds the built screens into the program.
//!
//! It does not build them: npm would then run at every check of the editor.

use std::path::Path;
use std::process::ExitCode;

fn main() -> ExitCode {
    println!("cargo::rerun-if-changed=../ui/dist");
    if !Path::new("../ui/dist/index.html").is_file() {
        println!(
            "cargo::error=the screens are not built yet (ui/dist is absent); \
             run `cargo xtask run`, or `npm --prefix ui ci && npm --prefix ui run build`"
        );
        return ExitCode::FAILURE;
    }
    tauri_build::build();
    ExitCode::SUCCESS
}
