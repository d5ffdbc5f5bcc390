//! Compiles the store again when a migration is added: the folder is part of the program.

fn main() {
    println!("cargo::rerun-if-changed=../../../migrations");
}
