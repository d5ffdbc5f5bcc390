//! The fields of a question, removed one by one; the remaining ones are unknown.

use serde_json::{Map, Value};

/// The error of a question with its place, as a sentence.
pub(crate) type Complaint = String;

/// The fields of one question that have not been read yet.
pub(crate) struct Fields {
    left: Map<String, Value>,
    asked: Vec<&'static str>,
}

impl Fields {
    /// Returns all fields of a question.
    pub(crate) const fn new(left: Map<String, Value>) -> Self {
        Self {
            left,
            asked: Vec::new(),
        }
    }

    /// Removes a field of any type; `null` counts as missing.
    pub(crate) fn value(&mut self, name: &'static str) -> Option<Value> {
        self.asked.push(name);
        self.left.remove(name).filter(|it| !it.is_null())
    }

    /// Removes an optional text.
    pub(crate) fn optional_text(
        &mut self,
        name: &'static str,
    ) -> Result<Option<String>, Complaint> {
        match self.value(name) {
            None => Ok(None),
            Some(Value::String(text)) => Ok(Some(text)),
            Some(other) => Err(format!("{name}: found {}, expected a text", kind(&other))),
        }
    }

    /// Removes a required text.
    pub(crate) fn text(&mut self, name: &'static str) -> Result<String, Complaint> {
        self.optional_text(name)?
            .ok_or_else(|| format!("{name}: found nothing, expected a text"))
    }

    /// Removes an optional boolean.
    pub(crate) fn flag(&mut self, name: &'static str) -> Result<Option<bool>, Complaint> {
        match self.value(name) {
            None => Ok(None),
            Some(Value::Bool(it)) => Ok(Some(it)),
            Some(other) => Err(format!(
                "{name}: found {}, expected true or false",
                kind(&other)
            )),
        }
    }

    /// Removes an optional integer, at least 1.
    pub(crate) fn number(&mut self, name: &'static str) -> Result<Option<u32>, Complaint> {
        let Some(value) = self.value(name) else {
            return Ok(None);
        };
        let number = value.as_u64().and_then(|it| u32::try_from(it).ok());
        match number.filter(|it| *it > 0) {
            Some(number) => Ok(Some(number)),
            None => Err(format!(
                "{name}: found {}, expected a whole number from 1",
                kind(&value)
            )),
        }
    }

    /// Removes an optional list; `None` if it is missing.
    pub(crate) fn list(&mut self, name: &'static str) -> Result<Option<Vec<Value>>, Complaint> {
        match self.value(name) {
            None => Ok(None),
            Some(Value::Array(it)) => Ok(Some(it)),
            Some(other) => Err(format!("{name}: found {}, expected a list", kind(&other))),
        }
    }

    /// Removes an optional list of texts; `None` if it is missing.
    pub(crate) fn texts(&mut self, name: &'static str) -> Result<Option<Vec<String>>, Complaint> {
        let Some(list) = self.list(name)? else {
            return Ok(None);
        };
        list.into_iter()
            .enumerate()
            .map(|(index, value)| {
                if let Value::String(text) = value {
                    return Ok(text);
                }
                let (item, found) = (index + 1, kind(&value));
                Err(format!(
                    "{name}, item {item}: found {found}, expected a text"
                ))
            })
            .collect::<Result<Vec<_>, _>>()
            .map(Some)
    }

    /// Fails with the first unread field.
    pub(crate) fn finish(self) -> Result<(), Complaint> {
        match self.left.keys().next() {
            None => Ok(()),
            Some(name) => Err(format!(
                "found unknown field {name:?}, expected only {}",
                self.asked.join(", ")
            )),
        }
    }
}

/// Returns the name of a JSON type for messages.
pub(crate) const fn kind(value: &Value) -> &'static str {
    match value {
        Value::Null => "null",
        Value::Bool(_) => "true or false",
        Value::Number(_) => "a number",
        Value::String(_) => "a text",
        Value::Array(_) => "a list",
        Value::Object(_) => "an object",
    }
}
