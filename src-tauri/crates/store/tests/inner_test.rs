//! A test that another test runs in a separate process.

use std::process::Output;

/// Fails unless the process ran exactly one test and it passed: with a wrong name none would run,
/// and the process would still succeed.
pub(crate) fn assert_one_passed(output: &Output) {
    let told = String::from_utf8_lossy(&output.stdout);
    assert!(
        output.status.success() && told.contains("test result: ok. 1 passed"),
        "{told}{}",
        String::from_utf8_lossy(&output.stderr)
    );
}
