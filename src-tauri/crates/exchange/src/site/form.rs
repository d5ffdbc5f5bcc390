//! Forms with one line of fields and a button.

use std::fmt::Write as _;

use super::escaped::escaped;

/// A form.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Form {
    pub action: String,
    pub method: Method,
    /// True if the form is a search.
    pub is_search: bool,
    pub fields: Vec<FormField>,
    /// The label of the button.
    pub button: String,
}

/// The HTTP method of a form.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Method {
    /// For queries: the input becomes part of the address.
    Get,
    /// For changes.
    Post,
}

/// A field of a form.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FormField {
    pub name: String,
    pub label: String,
    /// The initial value.
    pub value: String,
    /// A hint below the field; may be empty.
    pub hint: String,
    pub input: Input,
    /// Maximum length in characters.
    pub most: u16,
}

/// The kind of input in a field.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Input {
    Text,
    /// A whole number.
    Number,
    /// A code, without automatic correction.
    Code,
}

pub(super) fn write_form(html: &mut String, form: &Form) {
    let method = match form.method {
        Method::Get => "get",
        Method::Post => "post",
    };
    let role = if form.is_search {
        " role=\"search\""
    } else {
        ""
    };
    // Writing to a string does not fail.
    let _ = writeln!(
        html,
        "<form action=\"{}\" method=\"{method}\"{role}>",
        escaped(&form.action)
    );
    for field in &form.fields {
        let kind = match field.input {
            Input::Text => "type=\"text\"",
            Input::Number => "type=\"text\" inputmode=\"numeric\"",
            Input::Code => {
                "type=\"text\" autocapitalize=\"characters\" autocomplete=\"off\" spellcheck=\"false\""
            }
        };
        let name = escaped(&field.name);
        let (hint, described) = if field.hint.is_empty() {
            (String::new(), String::new())
        } else {
            (
                format!("<small id=\"{name}-hint\">{}</small>", escaped(&field.hint)),
                format!(" aria-describedby=\"{name}-hint\""),
            )
        };
        let _ = writeln!(
            html,
            "<p><label for=\"{name}\">{}</label><input {kind} id=\"{name}\" name=\"{name}\" value=\"{}\" maxlength=\"{}\"{described}>{hint}</p>",
            escaped(&field.label),
            escaped(&field.value),
            field.most
        );
    }
    let _ = writeln!(
        html,
        "<p><button>{}</button></p>\n</form>",
        escaped(&form.button)
    );
}
