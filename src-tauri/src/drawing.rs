//! Rendering of windows: on Linux by the CPU, since screens of text gain nothing from the
//! compositing layers of `WebKit`.
//!
//! The layers take a third of the startup time and 80 MB. Without a graphics card they scroll a
//! long table at a few frames per second (docs/packages.md).

/// Disables compositing for all later windows, unless the user has set it. Must run before
/// everything else: it changes the environment, which other threads may read later.
///
/// `WebKit` has a setting as well. But it is accessible only once the page is being created, and
/// changing it then breaks the mouse wheel.
pub(crate) fn plainly() {
    #[cfg(target_os = "linux")]
    {
        // If this fails, windows have layers, and work.
        let _ = glib::setenv("WEBKIT_DISABLE_COMPOSITING_MODE", "1", false);
    }
}
