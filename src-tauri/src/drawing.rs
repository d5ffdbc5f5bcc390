//! How windows are drawn: on Linux by the processor, since screens of writing gain nothing by the layers of
//! `WebKit`.
//!
//! They cost a third of the time until the start page is there and 80 MB, and without a graphics card a long table
//! is scrolled at a few pictures a second with them (docs/packages.md).

/// Settles it for every window to come, unless the person has settled it. Before anything else runs: the environment
/// is changed, which other threads may be reading later.
///
/// `WebKit` has a setting for it, too, but a window's is only within reach when its page is already being made, and a
/// page for which it changes then hears no more of the mouse wheel.
pub(crate) fn plainly() {
    #[cfg(target_os = "linux")]
    {
        // Without it windows have layers, and work.
        let _ = glib::setenv("WEBKIT_DISABLE_COMPOSITING_MODE", "1", false);
    }
}
