//! Reports in a system dialog that the running program does not respond: this process has no
//! window.

use std::path::Path;

use kralle_words::Words;
use tauri::Context;
use tauri_plugin_dialog::{DialogExt as _, MessageDialogKind};

/// Shows the message until it is dismissed.
pub(crate) fn say(mut context: Context, settings: Option<&Path>) -> tauri::Result<()> {
    let words = Words::new(kralle_desk::language(settings, sys_locale::get_locales()));
    context.config_mut().app.windows.clear();
    let app = tauri::Builder::default()
        .plugin(tauri_plugin_dialog::init())
        .build(context)?;
    let handle = app.handle().clone();
    app.dialog()
        .message(format!(
            "{}\n\n{}",
            words.say("start-not-answered", &[]),
            words.say("start-not-answered.rule", &[])
        ))
        .title(words.say("app-name", &[]))
        .kind(MessageDialogKind::Error)
        .show(move |_| handle.exit(0));
    app.run_return(|_, _| {});
    Ok(())
}
