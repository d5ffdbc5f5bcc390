//! A hand on the mouse. It looks once where a thing is, goes there and presses, as a person does: what moves
//! meanwhile is missed, and then the story ends with what was pressed instead.

use std::cell::Cell;

use serde_json::json;

use crate::element::Element;
use crate::roles::Role;
use crate::trouble::{Told, Trouble};
use crate::window::Window;

/// A hand on the mouse of a window.
pub(crate) struct Mouse<'w> {
    window: &'w Window,
    /// The place of the last press, in points of the page.
    place: Cell<(i64, i64)>,
}

impl<'w> Mouse<'w> {
    pub(crate) fn of(window: &'w Window) -> Self {
        Self {
            window,
            place: Cell::new((0, 0)),
        }
    }

    /// Clicks the one element of this role and name where it is seen.
    pub(crate) fn click(&self, role: Role, name: &str) -> Told {
        self.click_on(&self.window.find(role, name)?, name)
    }

    /// Clicks the one element of this role whose name contains `part`.
    pub(crate) fn click_part(&self, role: Role, part: &str) -> Told {
        self.click_on(&self.window.find_part(role, part)?, part)
    }

    /// Clicks the first element of this role and name.
    pub(crate) fn click_first(&self, role: Role, name: &str) -> Told {
        self.click_on(&self.window.first(role, name)?, name)
    }

    /// Clicks an element, called `name` where that fails, in two movements: there, and down.
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

    /// Clicks again where the mouse is, without a look.
    pub(crate) fn click_again(&self) -> Told {
        self.window.point(self.place.get())?;
        self.window.press_button(1)
    }

    /// Clicks into a field and types there.
    pub(crate) fn write(&self, role: Role, name: &str, text: &str) -> Told {
        self.click(role, name)?;
        self.window.type_text(text)
    }

    /// Chooses an option of a list that the system opens, beyond the reach of a driver's pointer.
    pub(crate) fn choose(&self, list: &str, option: &str) -> Told {
        // Into sight first, as far as it can be scrolled.
        self.window.find(Role::ComboBox, list)?.spot()?;
        self.window.find(Role::Option, option)?.click()
    }
}
