//! The habits of the project, one word each: `cargo xtask WORD`.

fn main() {}
