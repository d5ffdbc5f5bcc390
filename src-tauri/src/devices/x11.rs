//! Devices under X11: the extension `XInput` 2 reports the raw keys of every device to every
//! program.
//!
//! A separate thread waits for them. Under Wayland only the focused program receives keys, without
//! their device; its X server (Xwayland) has a single keyboard.

use std::env;
use std::error::Error;
use std::sync::Arc;
use std::thread;

use tauri::{App, AppHandle, Runtime};
use x11rb::connection::Connection as _;
use x11rb::errors::ReplyError;
use x11rb::protocol::Event;
use x11rb::protocol::xinput::{
    ConnectionExt as _, Device, EventMask, RawKeyPressEvent, XIEventMask,
};
use x11rb::protocol::xproto::{ConnectionExt as _, Window};
use x11rb::rust_connection::RustConnection;

use kralle_desk::core::refusals::ShellRefusal;

use super::keycode;
use super::listening::Listening;
use super::stroke::{DeviceKey, Stroke, Way};

/// A separate connection to the X server.
pub(super) struct System {
    connection: Arc<RustConnection>,
    root: Window,
}

/// Does nothing: no setup is needed before there is a window.
pub(crate) fn install(_: &mut App) {}

impl System {
    /// Connects to the X server; `heard` receives the keys of all devices after [`System::listen`].
    pub(super) fn open<R: Runtime>(
        _: &AppHandle<R>,
        mut heard: impl FnMut(Stroke) + Send + 'static,
    ) -> Result<Self, ShellRefusal> {
        if env::var_os("WAYLAND_DISPLAY").is_some_and(|it| !it.is_empty()) {
            return Err(ShellRefusal::DevicesAlike { system: "wayland" });
        }
        let (connection, root, mut letters) = connected().map_err(|error| unheard(&error))?;
        let connection = Arc::new(connection);
        let reading = Arc::clone(&connection);
        thread::Builder::new()
            .name("devices".to_owned())
            .spawn(move || {
                // The loop ends with the X server.
                while let Ok(event) = reading.wait_for_event() {
                    if let Event::XinputRawKeyPress(it) = event {
                        heard(letters.stroke(&it, Way::Down));
                    } else if let Event::XinputRawKeyRelease(it) = event {
                        heard(letters.stroke(&it, Way::Up));
                    } else if let Event::MappingNotify(_) = event
                        && let Ok(now) = Letters::of(&reading)
                    {
                        letters = now;
                    }
                }
            })
            .map_err(|error| unheard(&error))?;
        Ok(Self { connection, root })
    }

    /// Starts or stops the reports of the X server.
    pub(super) fn listen(&self, listening: Listening) -> Result<(), ShellRefusal> {
        let mask = match listening {
            Listening::On => XIEventMask::RAW_KEY_PRESS | XIEventMask::RAW_KEY_RELEASE,
            Listening::Off => XIEventMask::from(0_u32),
        };
        let masks = [EventMask {
            deviceid: Device::ALL_MASTER.into(),
            mask: vec![mask],
        }];
        self.connection
            .xinput_xi_select_events(self.root, &masks)
            .map_err(|error| unheard(&error))?
            .check()
            .map_err(|error| unheard(&error))
    }
}

/// Returns a connection to the X server, its root window, and the letters on the keys.
fn connected() -> Result<(RustConnection, Window, Letters), Box<dyn Error>> {
    let (connection, screen) = x11rb::connect(None)?;
    let root = connection
        .setup()
        .roots
        .get(screen)
        .ok_or("no screen")?
        .root;
    connection.xinput_xi_query_version(2, 1)?.reply()?;
    let letters = Letters::of(&connection)?;
    Ok((connection, root, letters))
}

fn unheard(error: &impl ToString) -> ShellRefusal {
    ShellRefusal::DevicesUnheard {
        reason: error.to_string(),
    }
}

/// The letters on the keys, by the first layout.
struct Letters {
    first: u8,
    /// The symbols of a key without Shift, starting at key code `first`.
    symbols: Vec<u32>,
}

impl Letters {
    fn of(connection: &RustConnection) -> Result<Self, ReplyError> {
        let first = connection.setup().min_keycode;
        let count = connection.setup().max_keycode.saturating_sub(first);
        let mapping = connection.get_keyboard_mapping(first, count)?.reply()?;
        let each = usize::from(mapping.keysyms_per_keycode).max(1);
        Ok(Self {
            first,
            symbols: mapping.keysyms.iter().copied().step_by(each).collect(),
        })
    }

    /// Returns the letter on a key: symbols of Latin letters have their ASCII numbers.
    fn letter(&self, keycode: u32) -> Option<char> {
        let place = keycode.checked_sub(u32::from(self.first))?;
        let symbol = *self.symbols.get(usize::try_from(place).ok()?)?;
        char::from_u32(symbol).filter(char::is_ascii_lowercase)
    }

    fn stroke(&self, event: &RawKeyPressEvent, way: Way) -> Stroke {
        Stroke {
            key: DeviceKey {
                device: u32::from(event.sourceid),
                code: keycode::code(event.detail).into(),
                letter: self.letter(event.detail),
            },
            way,
        }
    }
}
