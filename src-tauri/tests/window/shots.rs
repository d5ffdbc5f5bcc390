//! A picture of every screen, light and dark, in three sizes.

use serde_json::json;

use crate::house::House;
use crate::roles::Role;
use crate::trouble::Told;
use crate::window::{Window, pictures};

const SIZES: &[(u32, u32)] = &[(1024, 700), (1280, 800), (1920, 1080)];
const THEMES: &[&str] = &["light", "dark"];

/// Pictures of what is on the screen now, in every size and theme.
fn everywhere(window: &Window, screen: &str) -> Told {
    for (width, height) in SIZES {
        window.resize(*width, *height)?;
        for theme in THEMES {
            window.script(
                "document.documentElement.dataset.theme = arguments[0]; arguments[1]()",
                &json!([theme]),
            )?;
            let name = format!("{screen}-{theme}-{width}x{height}.png");
            window.picture(&pictures("shots").join(name))?;
        }
    }
    Ok(())
}

#[test]
#[ignore = "needs a screen: cargo xtask shots"]
fn every_screen() -> Told {
    let house = House::new()?;
    let window = house.open()?;
    window.find_part(Role::Heading, "Kralle")?;
    everywhere(&window, "start")?;
    window.close()
}
