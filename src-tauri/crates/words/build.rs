//! Compiles the crate anew when a message file comes, goes or changes.

fn main() {
    println!("cargo:rerun-if-changed=../../../ui/messages");
}
