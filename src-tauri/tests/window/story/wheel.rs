//! The mouse wheel, which a page receives differently from keys and clicks.

use serde_json::json;

use crate::director::Director;
use crate::machine::Machine;
use crate::patience;
use crate::trouble::Told;

/// A script that returns true if a list is scrolled.
const IS_SCROLLED: &str = "
const lists = [...document.querySelectorAll('.scroll')].map((list) => list.scrollTop);
arguments[0](Math.max(0, ...lists) > 0);";

#[test]
#[ignore = "needs a screen: cargo xtask test"]
fn a_turn_of_the_wheel_scrolls_a_long_list() -> Told {
    let machine = Machine::new()?;
    let director = Director::new(&machine, machine.open()?);
    let window = &director.window;
    director.found("Langer Abend", "Schweizer System")?;
    let people = (1..=40).map(|number| format!("\"Muster{number}, Anna\";{}\n", 2000 - number));
    let list = format!("Name;DWZ\n{}", people.collect::<String>());
    director.enter(&list, 40)?;
    window.read("Muster40")?;
    window.turn_wheel()?;
    let is_scrolled = || Ok((window.script(IS_SCROLLED, &json!([]))? == json!(true)).then_some(()));
    patience::until(is_scrolled, || "the wheel scrolls nothing".to_owned())?;
    director.window.close()
}
