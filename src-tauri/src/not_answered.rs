//! Says that the program runs already and does not answer, in a dialog of the system: this program has no
//! window of its own.

use std::path::Path;

use kralle_words::Words;
use tauri::Context;
use tauri_plugin_dialog::{DialogExt as _, MessageDialogKind};

/// Shows the sentence until it is put away.
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
