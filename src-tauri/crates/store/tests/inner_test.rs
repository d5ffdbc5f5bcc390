//! A test that another test runs in a process of its own.

use std::process::Output;

/// Fails unless the process ran exactly one test and it passed: a wrong name would run none and still succeed.
pub(crate) fn assert_one_passed(output: &Output) {
    let told = String::from_utf8_lossy(&output.stdout);
    assert!(
        output.status.success() && told.contains("test result: ok. 1 passed"),
        "{told}{}",
        String::from_utf8_lossy(&output.stderr)
    );
}
