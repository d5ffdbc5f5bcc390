//! The roles of elements for assistive technology (WAI-ARIA 1.2).

/// A role, as a screen reader announces it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Role {
    Article,
    Button,
    CheckBox,
    ComboBox,
    Complementary,
    Dialog,
    Heading,
    Image,
    Option,
    Radio,
    Region,
    Tab,
    Table,
    TextBox,
    Timer,
}

impl Role {
    /// Returns its ARIA name.
    pub(crate) fn name(self) -> &'static str {
        match self {
            Self::Article => "article",
            Self::Button => "button",
            Self::CheckBox => "checkbox",
            Self::ComboBox => "combobox",
            Self::Complementary => "complementary",
            Self::Dialog => "dialog",
            Self::Heading => "heading",
            Self::Image => "img",
            Self::Option => "option",
            Self::Radio => "radio",
            Self::Region => "region",
            Self::Tab => "tab",
            Self::Table => "table",
            Self::TextBox => "textbox",
            Self::Timer => "timer",
        }
    }
}
