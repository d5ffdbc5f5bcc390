//! Embeds the page into the program.

fn main() {
    tauri_build::build();
}
