//! Restricts windows to the screens: no link, script, refresh or form loads another page.

use tauri::plugin::{Builder, TauriPlugin};
use tauri::{Manager as _, Runtime, Url};

/// Refuses every page but the screens; in development also allows the screens' server.
pub(crate) fn guard<R: Runtime>() -> TauriPlugin<R> {
    Builder::new("navigation")
        .on_navigation(|webview, url| {
            let developed = webview.config().build.dev_url.as_ref();
            is_built_in(url) || developed.is_some_and(|it| it.origin() == url.origin())
        })
        .build()
}

/// True if this is a built-in page of the screens, in the address form of each system.
fn is_built_in(url: &Url) -> bool {
    match url.scheme() {
        "tauri" => url.host_str() == Some("localhost"),
        "http" | "https" => url.host_str() == Some("tauri.localhost") && url.port().is_none(),
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_screens_are_shown() {
        let built_in = |url: &str| Url::parse(url).is_ok_and(|url| is_built_in(&url));
        for ours in [
            "tauri://localhost",
            "tauri://localhost/index.html?game=3",
            "http://tauri.localhost/",
            "https://tauri.localhost/index.html",
        ] {
            assert!(built_in(ours), "{ours}");
        }
        for other in [
            "about:blank",
            "data:text/html,x",
            "file:///etc/hosts",
            "https://example.org/",
            "http://localhost/",
            "http://tauri.localhost.example.org/",
            "http://tauri.localhost:8080/",
            "http://tauri.localhost@example.org/",
            "tauri://example.org/",
        ] {
            assert!(!built_in(other), "{other}");
        }
    }
}
