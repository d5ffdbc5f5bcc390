//! The first screen of the program.

use crate::machine::Machine;
use crate::roles::Role;
use crate::trouble::Told;

#[test]
#[ignore = "needs a screen: cargo xtask test"]
fn the_start_page_greets_and_keeps_nobody_out() -> Told {
    let machine = Machine::new()?;
    let window = machine.open()?;
    window.find_part(Role::Heading, "Kralle")?;
    window.must_be_accessible()?;
    window.close()
}

#[test]
#[ignore = "needs a screen: cargo xtask test"]
fn the_program_ends_with_the_window_that_is_closed_on_the_start_page() -> Told {
    let machine = Machine::new()?;
    let window = machine.open()?;
    window.find_part(Role::Heading, "Kralle")?;
    window.close_by_frame()
}
