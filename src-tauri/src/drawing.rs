//! How windows are drawn: on Linux by the processor, since screens of writing gain nothing by the layers of
//! `WebKit`.
//!
//! They cost a third of the time until the start page is there and 80 MB (docs/packages.md), and on some
//! graphics cards the window stays empty with them.

use tauri::plugin::{Builder, TauriPlugin};
use tauri::{Webview, Wry};

/// Settles it for each window, before its page is loaded.
pub(crate) fn plainly() -> TauriPlugin<Wry> {
    Builder::new("drawing")
        .on_webview_ready(|webview| settle(&webview))
        .build()
}

fn settle(webview: &Webview) {
    #[cfg(target_os = "linux")]
    {
        use webkit2gtk::{HardwareAccelerationPolicy, SettingsExt as _, WebViewExt as _};
        // A window that has gone needs none.
        let _ = webview.with_webview(|it| {
            if let Some(settings) = it.inner().settings() {
                settings.set_hardware_acceleration_policy(HardwareAccelerationPolicy::Never);
            }
        });
    }
    #[cfg(not(target_os = "linux"))]
    let _ = webview;
}
