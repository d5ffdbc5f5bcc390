//! Every link of the documentation refers to an existing file.

use std::error::Error;
use std::fs;
use std::path::{Path, PathBuf};

type Outcome = Result<(), Box<dyn Error>>;

fn pages(folder: &Path) -> Result<Vec<PathBuf>, Box<dyn Error>> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.extension().is_some_and(|ending| ending == "md") {
            found.push(path);
        }
    }
    Ok(found)
}

#[test]
fn every_link_leads_somewhere() -> Outcome {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../..");
    let pages = [pages(&root)?, pages(&root.join("docs"))?].concat();
    assert!(pages.len() > 10, "{pages:?}");
    let mut broken = Vec::new();
    for page in pages {
        let text = fs::read_to_string(&page)?;
        for link in text.split("](").skip(1) {
            let target = link.split([')', '#']).next().unwrap_or_default();
            if target.is_empty() || target.contains("://") || target.starts_with("mailto:") {
                continue;
            }
            let folder = page.parent().unwrap_or(&root);
            if !folder.join(target).exists() {
                broken.push(format!("{}: {target}", page.display()));
            }
        }
    }
    assert!(broken.is_empty(), "{broken:#?}");
    Ok(())
}
