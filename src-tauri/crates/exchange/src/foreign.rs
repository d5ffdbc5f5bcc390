//! Protection against panics in third-party readers: their behavior on hostile bytes is unknown.

use std::panic::{AssertUnwindSafe, catch_unwind};

/// Runs `read` and turns a panic into an error with the panic message.
///
/// # Errors
/// Fails as `read` does. After a panic, fails with the result of `error`.
pub(crate) fn caught<T, E>(
    read: impl FnOnce() -> Result<T, E>,
    error: impl FnOnce(String) -> E,
) -> Result<T, E> {
    // Unwind safe: state that `read` changed is dropped after a panic.
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
