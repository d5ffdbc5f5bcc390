//! Tests of the test tools: they must be able to fail.

use serde_json::json;

use crate::machine::Machine;
use crate::roles::Role;
use crate::trouble::Told;

#[test]
#[ignore = "needs a screen: cargo xtask test"]
fn what_is_not_there_is_said_with_what_is() -> Told {
    let machine = Machine::new()?;
    let window = machine.open()?;
    window.find_part(Role::Heading, "Kralle")?;
    window.set_patience(200);
    let Err(trouble) = window.find(Role::Button, "Not on any screen") else {
        return Err(crate::trouble::Trouble::new("found what is not there"));
    };
    let said = trouble.to_string();
    assert!(said.contains("button \"Not on any screen\""), "{said}");
    assert!(said.contains("heading \"Kralle\""), "{said}");
    assert!(said.contains("picture: "), "{said}");
    window.close()
}

#[test]
#[ignore = "needs a screen: cargo xtask test"]
fn a_picture_without_words_is_found() -> Told {
    let machine = Machine::new()?;
    let window = machine.open()?;
    window.find_part(Role::Heading, "Kralle")?;
    window.script(
        "document.querySelector('main').append(new Image(8, 8)); arguments[0]()",
        &json!([]),
    )?;
    let found = window.must_be_accessible();
    assert!(found.is_err_and(|trouble| trouble.to_string().contains("image-alt")));
    window.close()
}
