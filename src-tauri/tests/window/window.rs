//! The program's window, as a user sees it.

use std::cell::Cell;
use std::fs;
use std::path::{Path, PathBuf};

use base64::prelude::{BASE64_STANDARD, Engine as _};
use serde_json::{Value, json};

use crate::accessibility;
use crate::element::{Count, Element, Given, Wanted};
use crate::frame;
use crate::keys::{CONTROL, Key, typed};
use crate::machine::PROGRAM;
use crate::page;
use crate::patience;
use crate::processes;
use crate::roles::Role;
use crate::trouble::{Told, Trouble};
use crate::webdriver::WebDriver;

/// The focus of a window.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Focus {
    Here,
    Elsewhere,
}

/// The maximum number of Tab presses that reach every element of a screen.
const MOST_TABS: usize = 120;

/// An open window.
pub(crate) struct Window {
    driver: WebDriver,
    process: u32,
    /// The number of failure screenshots so far.
    troubles: Cell<u32>,
}

impl Window {
    /// Starts the program; see [`crate::machine::Machine::open`].
    pub(crate) fn open(environment: Vec<(String, String)>, arguments: &[String]) -> Told<Self> {
        let driver = WebDriver::start(PROGRAM, arguments, environment)?;
        let process = processes::running(Path::new(PROGRAM), driver.process())?;
        Ok(Self {
            driver,
            process,
            troubles: Cell::new(0),
        })
    }

    /// Waits for the only element of this role and name.
    pub(crate) fn find(&self, role: Role, name: &str) -> Told<Element<'_>> {
        self.wanted(Some(role), Some(name), Given::Whole, Count::One)
    }

    /// Waits for the only element of this role whose name contains `part`.
    pub(crate) fn find_part(&self, role: Role, part: &str) -> Told<Element<'_>> {
        self.wanted(Some(role), Some(part), Given::Part, Count::One)
    }

    /// Waits for elements of this role and name, and returns the first.
    pub(crate) fn first(&self, role: Role, name: &str) -> Told<Element<'_>> {
        self.wanted(Some(role), Some(name), Given::Whole, Count::First)
    }

    /// Waits for the first element that contains this text.
    pub(crate) fn read(&self, text: &str) -> Told<Element<'_>> {
        self.wanted(None, Some(text), Given::Part, Count::First)
    }

    fn wanted(
        &self,
        role: Option<Role>,
        name: Option<&str>,
        given: Given,
        count: Count,
    ) -> Told<Element<'_>> {
        let wanted = Wanted {
            role,
            name,
            given,
            count,
        };
        Element::find(&self.driver, &wanted).map_err(|trouble| self.pictured(&trouble))
    }

    /// Returns the elements that currently match a selector, in the order of the page.
    pub(crate) fn inside(&self, selector: &str) -> Told<Vec<Element<'_>>> {
        let body = "arguments[1]([...document.querySelectorAll(arguments[0])])";
        let answer = self.driver.run(body, &json!([selector]))?;
        let references = answer.as_array().cloned().unwrap_or_default();
        let element = |reference| Element::at(&self.driver, reference);
        Ok(references.into_iter().map(element).collect())
    }

    /// Clicks the only element of this role and name.
    pub(crate) fn click(&self, role: Role, name: &str) -> Told {
        self.find(role, name)?.click().map_err(|trouble| {
            let what = format!("{} {name:?}: {trouble}", role.name());
            self.pictured(&Trouble::new(what))
        })
    }

    /// Waits until there is no element of this role and name.
    pub(crate) fn wait_until_absent(&self, role: Role, name: &str) -> Told {
        let wanted = Wanted {
            role: Some(role),
            name: Some(name),
            given: Given::Whole,
            count: Count::None,
        };
        Element::wait_until_absent(&self.driver, &wanted).map_err(|trouble| self.pictured(&trouble))
    }

    /// Sets the timeout for elements, in milliseconds; for a story in which one is missing.
    pub(crate) fn set_patience(&self, milliseconds: u32) {
        self.driver.set_patience(milliseconds);
    }

    /// Presses keys one after the other, at the current focus.
    pub(crate) fn press(&self, keys: &[Key]) -> Told {
        let stroke = |kind: &str, key: char| json!({"type": kind, "value": key.to_string()});
        let mut strokes = Vec::new();
        for key in keys {
            if key.with_control() {
                strokes.push(stroke("keyDown", CONTROL));
            }
            strokes.push(stroke("keyDown", key.character()));
            strokes.push(stroke("keyUp", key.character()));
            if key.with_control() {
                strokes.push(stroke("keyUp", CONTROL));
            }
        }
        let actions = json!({"actions": [{"type": "key", "id": "keyboard", "actions": strokes}]});
        self.driver.post("/actions", &actions).map(drop)
    }

    /// Types a text at the current focus; a tab becomes Tab, a line break Enter.
    pub(crate) fn type_text(&self, text: &str) -> Told {
        self.press(&typed(text))
    }

    /// Presses Tab until the only element of this role and name has the focus.
    pub(crate) fn tab_to(&self, role: Role, name: &str) -> Told {
        self.tab_to_element(&self.find(role, name)?, name)
    }

    /// Presses Tab until the only element of this role whose name contains `part` has the focus.
    pub(crate) fn tab_to_part(&self, role: Role, part: &str) -> Told {
        self.tab_to_element(&self.find_part(role, part)?, part)
    }

    fn tab_to_element(&self, element: &Element<'_>, name: &str) -> Told {
        for _ in 0..MOST_TABS {
            if element.has_focus()? {
                return Ok(());
            }
            self.press(&[Key::Tab])?;
        }
        let what = format!("Tab does not lead to {name:?}");
        Err(self.pictured(&Trouble::new(what)))
    }

    /// Moves the mouse to a position in the page, in CSS pixels.
    pub(crate) fn point(&self, (x, y): (i64, i64)) -> Told {
        self.mouse(&json!([{"type": "pointerMove", "duration": 0, "x": x, "y": y}]))
    }

    /// Clicks the left mouse button this many times at the current position.
    pub(crate) fn press_button(&self, times: usize) -> Told {
        let down = json!({"type": "pointerDown", "button": 0});
        let up = json!({"type": "pointerUp", "button": 0});
        self.mouse(&Value::Array(vec![[down, up]; times].concat()))
    }

    fn mouse(&self, acts: &Value) -> Told {
        let actions = json!({"actions": [{
            "type": "pointer", "id": "mouse", "parameters": {"pointerType": "mouse"}, "actions": acts,
        }]});
        self.driver.post("/actions", &actions).map(drop)
    }

    /// Waits until nothing moves any more.
    pub(crate) fn settle(&self) -> Told {
        page::settle(&self.driver)
    }

    /// Turns the mouse wheel towards the user, below the middle of the page.
    pub(crate) fn turn_wheel(&self) -> Told {
        let turn = json!({"type": "scroll", "x": 640, "y": 600, "deltaX": 0, "deltaY": 200, "duration": 0});
        let actions = json!({"actions": [{"type": "wheel", "id": "wheel", "actions": [turn]}]});
        self.driver.post("/actions", &actions).map(drop)
    }

    /// Returns the number of the program's process.
    pub(crate) fn process(&self) -> u32 {
        self.process
    }

    /// Returns every window of the program, by the driver's names.
    pub(crate) fn all(&self) -> Told<Vec<String>> {
        let answer = self.driver.get("/window/handles")?;
        let names = answer.as_array().into_iter().flatten();
        Ok(names
            .filter_map(|it| it.as_str().map(str::to_owned))
            .collect())
    }

    /// Returns the driver's current window.
    pub(crate) fn looked_at(&self) -> Told<String> {
        let answer = self.driver.get("/window")?;
        answer
            .as_str()
            .map(str::to_owned)
            .ok_or_else(|| Trouble::new("no window is looked at"))
    }

    /// Switches to another window of the program, which all later actions use.
    pub(crate) fn look_at(&self, window: &str) -> Told {
        self.driver
            .post("/window", &json!({ "handle": window }))
            .map(drop)
    }

    /// Waits for a window that is not in `before`, and returns it.
    pub(crate) fn new_beside(&self, before: &[String]) -> Told<String> {
        patience::until(
            || Ok(self.all()?.into_iter().find(|it| !before.contains(it))),
            || format!("no window came beside {before:?}"),
        )
    }

    /// Waits until a window is closed.
    pub(crate) fn wait_until_gone(&self, window: &str) -> Told {
        patience::until(
            || Ok((!self.all()?.iter().any(|it| it == window)).then_some(())),
            || format!("the window {window} is still there"),
        )
    }

    /// Presses the button that closes the current window, possibly before the driver gets an
    /// answer.
    pub(crate) fn close_by(&self, button: &str, window: &str) -> Told {
        let pressed = self.click(Role::Button, button);
        self.wait_until_gone(window)
            .map_err(|still_there| pressed.err().unwrap_or(still_there))
    }

    /// Runs a script in the page; its last argument receives the answer.
    pub(crate) fn script(&self, body: &str, arguments: &Value) -> Told<Value> {
        self.driver.run(body, arguments)
    }

    /// Waits until the page has or has lost the focus.
    pub(crate) fn wait_for_focus(&self, focus: Focus) -> Told {
        let wanted = Value::Bool(focus == Focus::Here);
        let is_so = || {
            let has = self.script("arguments[0](document.hasFocus())", &json!([]))?;
            Ok((has == wanted).then_some(()))
        };
        patience::until(is_so, || format!("the focus is not {focus:?}"))
    }

    /// Waits until the window's title contains `part`.
    pub(crate) fn wait_until_title_has(&self, part: &str) -> Told {
        let title = || -> Told<_> { Ok(self.driver.get("/title")?.as_str().map(str::to_owned)) };
        patience::until(
            || Ok(title()?.filter(|it| it.contains(part)).map(drop)),
            || format!("{part:?} is not in the title {:?}", title().ok()),
        )
    }

    /// Checks the accessibility of the current screen, by the rules a machine can check.
    pub(crate) fn must_be_accessible(&self) -> Told {
        page::settle(&self.driver)?;
        accessibility::check(&self.driver).map_err(|trouble| self.pictured(&trouble))
    }

    /// Resizes the page to `width` by `height` CSS pixels.
    pub(crate) fn resize(&self, width: u32, height: u32) -> Told {
        let rect = json!({"x": 0, "y": 0, "width": width, "height": height});
        self.driver.post("/window/rect", &rect)?;
        let body = include_str!("resized.js");
        let seen = self.driver.run(body, &json!([width, height]))?;
        if seen["fits"] == Value::Bool(true) {
            Ok(())
        } else {
            Err(Trouble::new(format!("{width}x{height} wanted, but {seen}")))
        }
    }

    /// Takes a screenshot once nothing moves any more.
    pub(crate) fn picture(&self, file: &Path) -> Told {
        page::settle(&self.driver)?;
        if let Some(folder) = file.parent() {
            fs::create_dir_all(folder)?;
        }
        page::keep_painting(&self.driver)?;
        let answer = self.driver.get("/screenshot")?;
        page::stop_painting(&self.driver)?;
        let picture = answer
            .as_str()
            .and_then(|text| BASE64_STANDARD.decode(text).ok())
            .ok_or_else(|| Trouble::new("the driver's picture is not in base 64"))?;
        Ok(fs::write(file, picture)?)
    }

    /// Adds a screenshot to a failure.
    pub(crate) fn pictured(&self, trouble: &Trouble) -> Trouble {
        let number = self.troubles.get() + 1;
        self.troubles.set(number);
        let file = pictures("trouble").join(format!("{}-{number}.png", self.process));
        match self.picture(&file) {
            Ok(()) => Trouble::new(format!("{trouble}\npicture: {}", file.display())),
            Err(second) => Trouble::new(format!("{trouble}\nno picture: {second}")),
        }
    }

    /// Ends the session, with which the driver ends the program, and waits for the end.
    pub(crate) fn close(self) -> Told {
        self.driver.end()?;
        processes::wait_until_gone(self.process)
    }

    /// Closes the window by its frame's button, and waits for the program's end.
    pub(crate) fn close_by_frame(self) -> Told {
        frame::close(self.process)?;
        processes::wait_until_gone(self.process)
    }

    /// Presses the close button of the window's frame, which may ask first.
    pub(crate) fn ask_by_frame(&self) -> Told {
        frame::close(self.process)
    }

    /// Ends the program by the button of this name, possibly before the driver gets an answer.
    pub(crate) fn end_by(self, button: &str) -> Told {
        let pressed = self.click(Role::Button, button);
        processes::wait_until_gone(self.process)
            .map_err(|still_there| pressed.err().unwrap_or(still_there))
    }

    /// Kills the program like a power cut: `kill -9`.
    pub(crate) fn kill(self) -> Told {
        processes::kill(self.process)
    }
}

/// Returns a folder for screenshots below `target`.
pub(crate) fn pictures(name: &str) -> PathBuf {
    let program = Path::new(PROGRAM);
    let target = program.ancestors().nth(2).unwrap_or(program);
    target.join(name)
}
