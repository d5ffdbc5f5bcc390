//! An element on the screen.

use serde_json::{Value, json};

use crate::page;
use crate::patience;
use crate::roles::Role;
use crate::trouble::{Told, Trouble};
use crate::webdriver::{ELEMENT, WebDriver};

/// A query for an element.
pub(crate) struct Wanted<'a> {
    /// Its role; `None` searches by text.
    pub(crate) role: Option<Role>,
    /// Its name or text; `None` matches any.
    pub(crate) name: Option<&'a str>,
    /// The match of the name: exact or partial.
    pub(crate) given: Given,
    /// The expected number of matches.
    pub(crate) count: Count,
}

/// The match of a name.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Given {
    /// The exact name.
    Whole,
    /// A part of the name.
    Part,
}

/// The expected number of matches.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Count {
    /// Exactly one; a second one would make the story ambiguous.
    One,
    /// One or more; the first is used.
    First,
    None,
}

impl Wanted<'_> {
    fn said(&self) -> String {
        let role = self.role.map_or("text", Role::name);
        format!("{role} {:?}", self.name.unwrap_or("(any)"))
    }
}

/// An element in the window, as it was when found.
#[derive(Clone)]
pub(crate) struct Element<'w> {
    driver: &'w WebDriver,
    /// The driver's reference to it.
    reference: Value,
}

impl<'w> Element<'w> {
    /// Waits for the requested element.
    pub(crate) fn find(driver: &'w WebDriver, wanted: &Wanted<'_>) -> Told<Self> {
        let answer = ask(driver, wanted)?;
        Ok(Self {
            driver,
            reference: answer,
        })
    }

    /// Creates an element from the driver's reference.
    pub(crate) fn at(driver: &'w WebDriver, reference: Value) -> Self {
        Self { driver, reference }
    }

    /// Waits until no element matches.
    pub(crate) fn wait_until_absent(driver: &WebDriver, wanted: &Wanted<'_>) -> Told {
        ask(driver, wanted).map(drop)
    }

    /// Clicks its middle once it is usable; an element that covers it receives the click instead.
    pub(crate) fn click(&self) -> Told {
        self.wait_until_usable()?;
        // The driver does not scroll to an element that its list cuts in half.
        let whole =
            "arguments[0].scrollIntoView({ block: 'nearest', inline: 'nearest' }); arguments[1]()";
        self.driver.run(whole, &json!([self.reference]))?;
        self.post("click", &json!({}))
    }

    /// Waits until it is usable.
    pub(crate) fn wait_until_usable(&self) -> Told {
        let path = format!("/element/{}/attribute/aria-disabled", self.id()?);
        patience::until(
            || Ok((self.driver.get(&path)? != "true").then_some(())),
            || "it cannot be used".to_owned(),
        )
    }

    /// Returns the middle of its visible part, in CSS pixels of the page. The page then records
    /// whether the next mouse press hits it.
    pub(crate) fn spot(&self) -> Told<(i64, i64)> {
        let spot = self
            .driver
            .run(include_str!("spot.js"), &json!([self.reference]))?;
        match (spot["x"].as_i64(), spot["y"].as_i64()) {
            (Some(x), Some(y)) => Ok((x, y)),
            _ => Err(Trouble::new(format!("no place: {spot}"))),
        }
    }

    /// True if it has the focus.
    pub(crate) fn has_focus(&self) -> Told<bool> {
        let body = "arguments[1](document.activeElement === arguments[0])";
        let answer = self.driver.run(body, &json!([self.reference]))?;
        Ok(answer == Value::Bool(true))
    }

    /// Types into it, after the existing text.
    pub(crate) fn write(&self, text: &str) -> Told {
        self.post("value", &json!({ "text": text }))
    }

    /// Clears a field and types into it.
    pub(crate) fn rewrite(&self, text: &str) -> Told {
        self.post("clear", &json!({}))?;
        self.write(text)
    }

    /// Returns its visible text.
    pub(crate) fn text(&self) -> Told<String> {
        let answer = self.driver.get(&format!("/element/{}/text", self.id()?))?;
        Ok(answer.as_str().unwrap_or_default().to_owned())
    }

    fn post(&self, what: &str, body: &Value) -> Told {
        let path = format!("/element/{}/{what}", self.id()?);
        self.driver.post(&path, body).map(drop)
    }

    fn id(&self) -> Told<&str> {
        self.reference[ELEMENT]
            .as_str()
            .ok_or_else(|| Trouble::new(format!("no element: {}", self.reference)))
    }
}

fn ask(driver: &WebDriver, wanted: &Wanted<'_>) -> Told<Value> {
    page::QUERIES.bring(driver)?;
    let query = json!({
        "role": wanted.role.map(Role::name),
        "name": wanted.name,
        "contains": wanted.given == Given::Part,
        "absent": wanted.count == Count::None,
        "first": wanted.count == Count::First,
        "patience": driver.patience(),
    });
    let mut answer = driver.run(include_str!("find.js"), &json!([query]))?;
    match answer["missing"].as_str() {
        Some(missing) => Err(Trouble::new(format!("{}: {missing}", wanted.said()))),
        None => Ok(answer["element"].take()),
    }
}
