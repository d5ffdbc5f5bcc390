//! Released programs cannot put faults back.

use std::error::Error;
use std::process::Command;

use rstest::rstest;

use crate::sources::root;

/// Returns the crates that use the feature of the faults, and those that use them. Without
/// features, the build is that of the packages: the whole workspace.
fn users_of_faults(features: &[&str]) -> Result<String, Box<dyn Error>> {
    let program = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let output = Command::new(program)
        .current_dir(root())
        .args(["tree", "--locked", "--offline", "--workspace"])
        .args(["--edges=normal,build,dev,features", "--invert=kralle-fault"])
        .args(features)
        .output()?;
    if output.status.success() {
        Ok(String::from_utf8(output.stdout)?)
    } else {
        Err(String::from_utf8_lossy(&output.stderr).into())
    }
}

#[rstest]
#[case::as_released(&[], false)]
#[case::with_faults(&["--features=kralle-power/faults"], true)]
fn only_a_test_program_that_asks_for_it_puts_faults_back(
    #[case] features: &[&str],
    #[case] can: bool,
) -> Result<(), Box<dyn Error>> {
    let users = users_of_faults(features)?;
    assert!(users.contains("kralle-store"), "{users}");
    assert_eq!(users.contains("put_back"), can, "{users}");
    Ok(())
}
