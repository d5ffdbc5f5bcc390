//! One thing on the screen.

use serde_json::{Value, json};

use crate::page;
use crate::roles::Role;
use crate::trouble::{Told, Trouble};
use crate::webdriver::{ELEMENT, WebDriver};

/// How a thing is looked for.
pub(crate) struct Wanted<'a> {
    /// Its role; without one, it is looked for by its text.
    pub(crate) role: Option<Role>,
    /// Its name or text; without one, any will do.
    pub(crate) name: Option<&'a str>,
    /// Whether the name need only contain the words.
    pub(crate) part: bool,
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
    /// Waits for the one element that is wanted, in the page or inside `within`.
    pub(crate) fn find(
        driver: &'w WebDriver,
        within: Option<&Element<'_>>,
        wanted: &Wanted<'_>,
    ) -> Told<Self> {
        let answer = ask(driver, within, wanted, false)?;
        Ok(Self {
            driver,
            reference: answer,
        })
    }

    /// Waits until nothing of the kind is there.
    pub(crate) fn wait_until_absent(driver: &WebDriver, wanted: &Wanted<'_>) -> Told {
        ask(driver, None, wanted, true).map(drop)
    }

    /// Clicks in its middle, as a person would: what covers it gets the click.
    pub(crate) fn click(&self) -> Told {
        self.post("click", &json!({}))
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

    /// The element of this role and name inside this one.
    pub(crate) fn inside(&self, role: Role, name: &str) -> Told<Element<'w>> {
        let wanted = Wanted {
            role: Some(role),
            name: Some(name),
            part: false,
        };
        Element::find(self.driver, Some(self), &wanted)
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

fn ask(
    driver: &WebDriver,
    within: Option<&Element<'_>>,
    wanted: &Wanted<'_>,
    absent: bool,
) -> Told<Value> {
    page::QUERIES.bring(driver)?;
    let query = json!({
        "role": wanted.role.map(Role::name),
        "name": wanted.name,
        "contains": wanted.part,
        "within": within.map(|element| &element.reference),
        "absent": absent,
        "patience": driver.patience(),
    });
    let mut answer = driver.run(include_str!("find.js"), &json!([query]))?;
    match answer["missing"].as_str() {
        Some(missing) => Err(Trouble::new(format!("{}: {missing}", wanted.said()))),
        None => Ok(answer["element"].take()),
    }
}
