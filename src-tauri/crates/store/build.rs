//! Rebuilds the store when a migration is added: the folder is compiled into the program.

fn main() {
    println!("cargo::rerun-if-changed=../../../migrations");
}
