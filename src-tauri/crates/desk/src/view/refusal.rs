//! Why something was not done, as it crosses the bridge: a code, an article, data; never a sentence.

use std::collections::BTreeMap;

use super::wire;

wire! {
    /// A piece of data in a sentence.
    #[serde(untagged)]
    pub enum Datum {
        /// A number.
        Number(i32),
        /// Numbers, such as tables.
        Numbers(Vec<i32>),
        /// A text, or a stable code that has a message of its own.
        Text(String),
        /// Texts or codes.
        Texts(Vec<String>),
    }
}

wire! {
    /// Where a rule stands.
    pub struct ArticleView {
        /// The regulation's stable name, such as `dsj`.
        pub regulation: String,
        /// As the command line prints it, such as `Grundkonzept (4b)`.
        pub text: String,
        /// The heading, where the regulation has headings instead of numbers.
        pub heading: Option<String>,
        /// The number, or the point under the heading.
        pub point: String,
    }
}

wire! {
    /// Why something was not done.
    pub struct RefusalView {
        /// Stable and never translated, such as `odd_players`; the message is `refusal-odd-players`.
        pub code: String,
        /// The article it rests on.
        pub article: Option<ArticleView>,
        /// What the sentence needs.
        pub data: BTreeMap<String, Datum>,
    }
}
