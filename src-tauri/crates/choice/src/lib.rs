//! Choices with stable names: one name per variant, in files, in JSON, in message keys and in schemas.
//!
//! Begin at [`Choice`]: the trait, and the derive of the same name.
//!
//! Not here: the transport of a choice over the bridge.

pub use kralle_choice_derive::{Article, Choice, Code, Refusal};

/// An enum without data whose variants have stable names.
pub trait Choice: Copy + 'static {
    /// The name of its TypeScript type and of its schema.
    const NAME: &'static str;
    /// The first paragraph of the type's documentation.
    const DOC: &'static str;
    /// Every variant, in the order of declaration.
    const ALL: &'static [Self];
    /// The stable name of each of [`Self::ALL`].
    const CODES: &'static [&'static str];
    /// The first paragraph of the documentation of each of [`Self::ALL`]; may be empty.
    const DOCS: &'static [&'static str];

    /// Returns its stable name.
    fn code(self) -> &'static str;
}

/// For shakmaty's type, which cannot derive the trait.
impl Choice for shakmaty::Color {
    const NAME: &'static str = "ColorName";
    const DOC: &'static str = "A color.";
    const ALL: &'static [Self] = &Self::ALL;
    const CODES: &'static [&'static str] = &["white", "black"];
    const DOCS: &'static [&'static str] = &["White.", "Black."];

    fn code(self) -> &'static str {
        self.fold_wb("white", "black")
    }
}
