//! Line breaks in the text of a game record.

/// The maximum line length in characters, unless a single word is longer.
const WIDTH: usize = 80;

/// The current last line of a text, to which words and remarks are appended.
pub(super) struct Line<'a> {
    text: &'a mut String,
    width: usize,
}

impl<'a> Line<'a> {
    /// Begins a line at the end of `text`.
    pub(super) fn at_end_of(text: &'a mut String) -> Self {
        Self { text, width: 0 }
    }

    /// Appends a comment in braces; a comment that contains a brace goes to the end of the line
    /// after a semicolon.
    pub(super) fn push_comment(&mut self, comment: &str) {
        if comment.contains('}') {
            self.push(&format!(";{comment}"));
            self.text.push('\n');
            self.width = 0;
        } else {
            self.push(&format!("{{{comment}}}"));
        }
    }

    /// Appends a word after a space, or on a new line if the line would get too long.
    pub(super) fn push(&mut self, word: &str) {
        let length = word.chars().count();
        if self.width > 0 {
            if self.width + 1 + length > WIDTH {
                self.text.push('\n');
                self.width = 0;
            } else {
                self.text.push(' ');
                self.width += 1;
            }
        }
        self.text.push_str(word);
        self.width += length;
    }
}
