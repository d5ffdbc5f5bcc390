//! What a thing on a screen is, for a person who cannot see it (WAI-ARIA 1.2).

/// A role, as a screen reader says it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Role {
    Alert,
    Button,
    Cell,
    Checkbox,
    Combobox,
    Dialog,
    Heading,
    Link,
    Main,
    Navigation,
    Radio,
    Row,
    RowHeader,
    SpinButton,
    Status,
    Table,
    TextBox,
}

impl Role {
    /// Its name in ARIA.
    pub(crate) fn name(self) -> &'static str {
        match self {
            Self::Alert => "alert",
            Self::Button => "button",
            Self::Cell => "cell",
            Self::Checkbox => "checkbox",
            Self::Combobox => "combobox",
            Self::Dialog => "dialog",
            Self::Heading => "heading",
            Self::Link => "link",
            Self::Main => "main",
            Self::Navigation => "navigation",
            Self::Radio => "radio",
            Self::Row => "row",
            Self::RowHeader => "rowheader",
            Self::SpinButton => "spinbutton",
            Self::Status => "status",
            Self::Table => "table",
            Self::TextBox => "textbox",
        }
    }
}
