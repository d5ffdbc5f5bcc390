//! Breaking the text of a game record into lines.

/// The longest line of moves, in characters, where no single word is longer.
const WIDTH: usize = 80;

/// The line being written at the end of a text; words and remarks are put behind each other.
pub(super) struct Line<'a> {
    text: &'a mut String,
    width: usize,
}

impl<'a> Line<'a> {
    /// Begins a line at the end of `text`.
    pub(super) fn at_end_of(text: &'a mut String) -> Self {
        Self { text, width: 0 }
    }

    /// Comments stand in braces; one that has a brace in it ends its line instead.
    pub(super) fn push_comment(&mut self, comment: &str) {
        if comment.contains('}') {
            self.push(&format!(";{comment}"));
            self.text.push('\n');
            self.width = 0;
        } else {
            self.push(&format!("{{{comment}}}"));
        }
    }

    /// Puts a word behind a space, or on a new line where it would get too long.
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
