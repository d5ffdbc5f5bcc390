//! Readers that others wrote: what they do with hostile bytes is not ours to know.

use std::panic::{AssertUnwindSafe, catch_unwind};

/// Runs `read`; a panic in it is an error like any other, with its message.
///
/// # Errors
/// As `read`, and what `error` makes of a panic.
pub(crate) fn caught<T, E>(
    read: impl FnOnce() -> Result<T, E>,
    error: impl FnOnce(String) -> E,
) -> Result<T, E> {
    // What `read` has changed by then is given up with it.
    catch_unwind(AssertUnwindSafe(read)).unwrap_or_else(|panic| {
        let text = panic
            .downcast_ref::<String>()
            .map(String::as_str)
            .or_else(|| panic.downcast_ref::<&str>().copied());
        Err(error(format!(
            "the reader gave up: {}",
            text.unwrap_or("without a word")
        )))
    })
}

#[cfg(test)]
mod tests {
    use super::caught;

    #[test]
    fn a_reader_that_panics_is_an_error_with_what_it_said() {
        let odd = |number: usize| -> Result<usize, String> {
            assert!(number.is_multiple_of(2), "found {number}");
            Ok(number)
        };
        assert_eq!(caught(|| odd(2), |it| it), Ok(2));
        let error = caught(|| odd(3), |it| it).unwrap_err();
        assert!(error.ends_with("found 3"), "{error}");
        assert_eq!(
            caught(|| Err::<(), _>("own".to_owned()), |it| it),
            Err("own".to_owned())
        );
    }
}
