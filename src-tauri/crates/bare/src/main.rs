//! A window with one sentence, against which `cargo xtask bench start` holds the app.

fn main() -> tauri::Result<()> {
    tauri::Builder::default().run(tauri::generate_context!())
}
