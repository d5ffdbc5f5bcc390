//! Embeds the built pages in the program, compressed.
//!
//! It does not build them: npm would then run at every check in the editor. If they are not built
//! yet, everything but the pages still works.

use std::error::Error;
use std::io::Write as _;
use std::path::Path;
use std::{env, fs};

use flate2::Compression;
use flate2::write::ZlibEncoder;

const PAGES: [&str; 4] = ["public", "m", "enter", "screen"];
/// The folder of the built pages.
const BUILT: &str = "../../../ui/dist-hall";
/// The list of message files that each page needs.
const MESSAGES: &str = "../../../ui/hall/messages.json";
/// The list used if that file is missing.
const FEWEST: &str =
    r#"{"public":["refusals"],"m":["refusals"],"enter":["refusals"],"screen":["refusals"]}"#;
/// The placeholder for the page NAME.
const NOT_BUILT: &str = "<!doctype html><html lang=\"de\"><meta charset=\"utf-8\"><title>Kralle NAME</title>\
<style>body{font:100%/1.5 sans-serif}</style>\
<p id=\"app\">ui/dist-hall: npm --prefix ui run build</p>\
<script type=\"application/json\" id=\"words\"><!--WORDS--></script>\
<script>document.title+=' ('+document.documentElement.lang+')'</script></html>\n";

fn main() -> Result<(), Box<dyn Error>> {
    let out = env::var("OUT_DIR")?;
    println!("cargo::rerun-if-changed=build.rs");
    for (name, otherwise) in PAGES
        .iter()
        .map(|it| (format!("{BUILT}/{it}.html"), NOT_BUILT.replace("NAME", it)))
        .chain([(MESSAGES.to_owned(), FEWEST.to_owned())])
    {
        println!("cargo::rerun-if-changed={name}");
        let path = Path::new(&name);
        let text = match fs::read_to_string(path) {
            Ok(text) => text,
            Err(_) if env::var("PROFILE")? == "debug" => otherwise,
            Err(error) => {
                println!(
                    "cargo::error={name}: {error}; run `npm --prefix ui ci && npm --prefix ui run build`"
                );
                return Err(error.into());
            }
        };
        let mut packed = ZlibEncoder::new(Vec::new(), Compression::best());
        packed.write_all(text.as_bytes())?;
        fs::write(
            Path::new(&out).join(path.file_name().unwrap_or_default()),
            packed.finish()?,
        )?;
    }
    Ok(())
}
