//! Days in the real window.

#[test]
fn nothing() {}
