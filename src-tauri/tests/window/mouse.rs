//! A mouse user. It determines the position of an element once, moves there and clicks, as a person
//! does. If the element moves meanwhile, the click misses, and the story fails with the element
//! that was hit.

use std::cell::Cell;

use serde_json::json;

use crate::element::Element;
use crate::roles::Role;
use crate::trouble::{Told, Trouble};
use crate::window::Window;

/// The mouse of a window.
pub(crate) struct Mouse<'w> {
    window: &'w Window,
    /// The position of the last click, in CSS pixels of the page.
    place: Cell<(i64, i64)>,
}

impl<'w> Mouse<'w> {
    pub(crate) fn of(window: &'w Window) -> Self {
        Self {
            window,
            place: Cell::new((0, 0)),
        }
    }

    /// Clicks the only element of this role and name at its visible position.
    pub(crate) fn click(&self, role: Role, name: &str) -> Told {
        self.click_on(&self.window.find(role, name)?, name)
    }

    /// Clicks the only element of this role whose name contains `part`.
    pub(crate) fn click_part(&self, role: Role, part: &str) -> Told {
        self.click_on(&self.window.find_part(role, part)?, part)
    }

    /// Clicks the first element of this role and name.
    pub(crate) fn click_first(&self, role: Role, name: &str) -> Told {
        self.click_on(&self.window.first(role, name)?, name)
    }

    /// Moves to an element and clicks it; errors use `name`.
    pub(crate) fn click_on(&self, element: &Element<'_>, name: &str) -> Told {
        element.wait_until_usable()?;
        self.window.settle()?;
        let spot = element.spot()?;
        self.place.set(spot);
        self.window.point(spot)?;
        self.window.press_button(1)?;
        let pressed = self.window.script(
            "arguments[0](globalThis.pressedInstead ?? null)",
            &json!([]),
        )?;
        if pressed.is_null() {
            return Ok(());
        }
        Err(self.window.pictured(&Trouble::new(format!(
            "{name:?} was at {spot:?} and had moved when the button went down: {pressed}"
        ))))
    }

    /// Clicks again at the same position.
    pub(crate) fn click_again(&self) -> Told {
        self.window.point(self.place.get())?;
        self.window.press_button(1)
    }

    /// Clicks into a field and types.
    pub(crate) fn write(&self, role: Role, name: &str, text: &str) -> Told {
        self.click(role, name)?;
        self.window.type_text(text)
    }

    /// Chooses an option of a list that the system draws, where the driver's pointer cannot reach.
    pub(crate) fn choose(&self, list: &str, option: &str) -> Told {
        // Scroll it into view first, as far as possible.
        self.window.find(Role::ComboBox, list)?.spot()?;
        self.window.find(Role::Option, option)?.click()
    }
}
