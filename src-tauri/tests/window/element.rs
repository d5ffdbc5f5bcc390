//! One thing on the screen.

use serde_json::{Value, json};

use crate::page;
use crate::patience;
use crate::roles::Role;
use crate::trouble::{Told, Trouble};
use crate::webdriver::{ELEMENT, WebDriver};

/// How a thing is looked for.
pub(crate) struct Wanted<'a> {
    /// Its role; without one, it is looked for by its text.
    pub(crate) role: Option<Role>,
    /// Its name or text; without one, any will do.
    pub(crate) name: Option<&'a str>,
    /// How much of the name is given.
    pub(crate) given: Given,
    /// How many may be there.
    pub(crate) count: Count,
}

/// How much of a name is given.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Given {
    /// All of it.
    Whole,
    /// Some words of it.
    Part,
}

/// How many things of a kind may be there.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Count {
    /// Just one; a second one would make the story ambiguous.
    One,
    /// Several, of which the first is meant.
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
    /// Waits for the one element that is wanted.
    pub(crate) fn find(driver: &'w WebDriver, wanted: &Wanted<'_>) -> Told<Self> {
        let answer = ask(driver, wanted)?;
        Ok(Self {
            driver,
            reference: answer,
        })
    }

    /// An element by the driver's reference to it.
    pub(crate) fn at(driver: &'w WebDriver, reference: Value) -> Self {
        Self { driver, reference }
    }

    /// Waits until nothing of the kind is there.
    pub(crate) fn wait_until_absent(driver: &WebDriver, wanted: &Wanted<'_>) -> Told {
        ask(driver, wanted).map(drop)
    }

    /// Clicks in its middle, as a person would: as soon as it can be used, and what covers it gets
    /// the click.
    pub(crate) fn click(&self) -> Told {
        self.wait_until_usable()?;
        // The driver leaves a thing where it is that a list it can be scrolled in cuts in half.
        let whole =
            "arguments[0].scrollIntoView({ block: 'nearest', inline: 'nearest' }); arguments[1]()";
        self.driver.run(whole, &json!([self.reference]))?;
        self.post("click", &json!({}))
    }

    /// Waits until it can be used.
    pub(crate) fn wait_until_usable(&self) -> Told {
        let path = format!("/element/{}/attribute/aria-disabled", self.id()?);
        patience::until(
            || Ok((self.driver.get(&path)? != "true").then_some(())),
            || "it cannot be used".to_owned(),
        )
    }

    /// The middle of it in points of the page, where a person sees it; the page then watches whether
    /// the next press of the mouse meets it.
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

    /// Types into it, at the end of what is there.
    pub(crate) fn write(&self, text: &str) -> Told {
        self.post("value", &json!({ "text": text }))
    }

    /// Empties a field and types into it.
    pub(crate) fn rewrite(&self, text: &str) -> Told {
        self.post("clear", &json!({}))?;
        self.write(text)
    }

    /// What a person reads in it.
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
