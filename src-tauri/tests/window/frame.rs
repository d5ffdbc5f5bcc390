//! The frame that a window manager adds to a window. A virtual screen has none, so this module
//! simulates its close button.

use x11rb::CURRENT_TIME;
use x11rb::connection::Connection as _;
use x11rb::errors::ReplyError;
use x11rb::protocol::ErrorKind;
use x11rb::protocol::xproto::{
    AtomEnum, ClientMessageEvent, ConnectionExt as _, EventMask, MapState, Window,
};
use x11rb::rust_connection::RustConnection;

use crate::patience;
use crate::trouble::{Told, Trouble};

/// Closes the only window of a program on the screen of the test.
pub(crate) fn close(process: u32) -> Told {
    let (connection, screen) = x11rb::connect(None)?;
    let roots = &connection.setup().roots;
    let root = roots.get(screen).map(|it| it.root);
    let root = root.ok_or_else(|| Trouble::new("no screen"))?;
    let window = wait_for(&connection, root, process)?;
    let atom = |name| -> Told<u32> { Ok(connection.intern_atom(false, name)?.reply()?.atom) };
    let (protocols, delete) = (atom(b"WM_PROTOCOLS")?, atom(b"WM_DELETE_WINDOW")?);
    let message = ClientMessageEvent::new(32, window, protocols, [delete, CURRENT_TIME, 0, 0, 0]);
    connection
        .send_event(false, window, EventMask::NO_EVENT, message)?
        .check()?;
    Ok(())
}

/// Waits until a program shows a window, and returns it.
pub(crate) fn wait_for(connection: &RustConnection, root: Window, process: u32) -> Told<Window> {
    patience::until(
        || window_of(connection, root, process),
        || format!("process {process} shows no window"),
    )
}

fn window_of(connection: &RustConnection, root: Window, process: u32) -> Told<Option<Window>> {
    let name = connection.intern_atom(false, b"_NET_WM_PID")?.reply()?.atom;
    for window in connection.query_tree(root)?.reply()?.children {
        // A window of the list may have closed since.
        let owner = existing(
            connection
                .get_property(false, window, name, AtomEnum::CARDINAL, 0, 1)?
                .reply(),
        )?;
        let attributes = existing(connection.get_window_attributes(window)?.reply())?;
        let (Some(owner), Some(attributes)) = (owner, attributes) else {
            continue;
        };
        let is_its = owner.value32().and_then(|mut it| it.next()) == Some(process);
        if is_its && attributes.map_state == MapState::VIEWABLE {
            return Ok(Some(window));
        }
    }
    Ok(None)
}

/// The reply about a window; `None` once the window no longer exists.
fn existing<T>(reply: Result<T, ReplyError>) -> Told<Option<T>> {
    match reply {
        Err(ReplyError::X11Error(error)) if error.error_kind == ErrorKind::Window => Ok(None),
        reply => Ok(Some(reply?)),
    }
}
