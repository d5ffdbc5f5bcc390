//! Key presses with their device, for two keypads of one kind at one table.
//!
//! A web view reports the key, but not the device. Under X11 ([`system`]) and on Windows the system
//! reports it to any program. Start at [`listen_to_devices`]. Keys are received only while a
//! listening window has the focus: input for other programs is never read.
//!
//! Not here: the meaning of a key, and the owner of a device. Both belong to the table.

#[cfg_attr(target_os = "linux", path = "devices/x11.rs")]
#[cfg_attr(windows, path = "devices/windows.rs")]
#[cfg_attr(not(any(target_os = "linux", windows)), path = "devices/alike.rs")]
mod system;

// Its types are checked where the tests run, which is Linux.
#[cfg(all(test, target_os = "linux"))]
#[expect(dead_code, reason = "other systems use it")]
mod alike;
#[cfg(all(test, target_os = "linux"))]
#[expect(dead_code, reason = "other systems use it")]
mod windows;

mod held;
#[cfg(target_os = "linux")]
mod keycode;
mod listening;
mod stroke;

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use kralle_desk::core::refusal::RefusalView;
use kralle_desk::core::refusals::ShellRefusal;
use serde::Serialize;
use tauri::ipc::Channel;
use tauri::{Manager as _, Runtime, State, WebviewWindow, Window, WindowEvent};

use self::held::Held;
use self::listening::Listening;
use self::stroke::{DeviceKey, Stroke};
use self::system::System;
pub(crate) use self::system::install;

/// A key press, as sent to a window.
#[derive(Debug, Clone, Serialize)]
pub(crate) struct HeardKey {
    #[serde(flatten)]
    key: DeviceKey,
    /// True if this window has the focus, false if another listening one has.
    in_front: bool,
}

/// The listening windows, and the connection to the system.
#[derive(Default)]
pub(crate) struct Devices(Arc<Mutex<Listeners>>);

#[derive(Default)]
struct Listeners {
    /// The channels of listening windows, by window label.
    windows: BTreeMap<String, Channel<HeardKey>>,
    /// The focused window of this program.
    focused: Option<String>,
    held: Held,
    /// Opened on first use, and kept.
    system: Option<System>,
}

impl Devices {
    fn listeners(&self) -> MutexGuard<'_, Listeners> {
        lock(&self.0)
    }
}

/// Locks the listeners, even after a panic, which leaves no partial state.
fn lock(listeners: &Mutex<Listeners>) -> MutexGuard<'_, Listeners> {
    listeners.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Listeners {
    /// Returns `On` if a listening window has the focus.
    fn listening(&self) -> Listening {
        match &self.focused {
            Some(label) if self.windows.contains_key(label) => Listening::On,
            Some(_) | None => Listening::Off,
        }
    }

    /// Starts or stops the key reports of the system, as needed.
    fn follow(&mut self) -> Result<(), ShellRefusal> {
        let listening = self.listening();
        if listening == Listening::Off {
            self.held = Held::default();
        }
        match &self.system {
            Some(system) => system.listen(listening),
            None => Ok(()),
        }
    }

    /// Sends a key press to every listening window: of two adjacent tables only one has the focus.
    fn hear(&mut self, stroke: Stroke) {
        if self.listening() == Listening::Off {
            return;
        }
        let Some(key) = self.held.press(stroke) else {
            return;
        };
        for (label, window) in &self.windows {
            let in_front = self.focused.as_ref() == Some(label);
            // A closed window receives nothing.
            let _ = window.send(HeardKey {
                key: key.clone(),
                in_front,
            });
        }
    }
}

/// Sends key presses with their device to the calling window, while it or another listening window
/// has the focus.
#[tauri::command]
pub(crate) async fn listen_to_devices<R: Runtime>(
    window: WebviewWindow<R>,
    devices: State<'_, Devices>,
    heard: Channel<HeardKey>,
) -> Result<(), RefusalView> {
    // Read before the lock is taken: the answer comes from the thread that draws the windows.
    let in_front = window.is_focused().unwrap_or(false);
    let mut listeners = devices.listeners();
    if listeners.system.is_none() {
        let hearing = Arc::clone(&devices.0);
        let system = System::open(window.app_handle(), move |stroke| {
            lock(&hearing).hear(stroke);
        })?;
        listeners.system = Some(system);
    }
    let label = window.label().to_owned();
    if in_front {
        listeners.focused = Some(label.clone());
    }
    listeners.windows.insert(label, heard);
    Ok(listeners.follow()?)
}

/// Stops sending keys to the calling window through the channel of this number. A newer channel
/// stays open.
#[tauri::command]
pub(crate) async fn stop_listening_to_devices<R: Runtime>(
    window: WebviewWindow<R>,
    devices: State<'_, Devices>,
    heard: u32,
) -> Result<(), RefusalView> {
    let mut listeners = devices.listeners();
    let label = window.label();
    if listeners.windows.get(label).map(Channel::id) == Some(heard) {
        listeners.windows.remove(label);
    }
    Ok(listeners.follow()?)
}

/// Follows the focus of windows, and removes closed windows.
pub(crate) fn follow_windows<R: Runtime>(window: &Window<R>, event: &WindowEvent) {
    let Some(devices) = window.try_state::<Devices>() else {
        return;
    };
    let mut listeners = devices.listeners();
    let label = window.label();
    if let WindowEvent::Focused(true) = event {
        listeners.focused = Some(label.to_owned());
    } else if let WindowEvent::Focused(false) | WindowEvent::Destroyed = event {
        listeners.focused.take_if(|focused| focused == label);
    } else {
        // Resizing has no effect on the focus.
        return;
    }
    if let WindowEvent::Destroyed = event {
        listeners.windows.remove(label);
    }
    // An error cannot be reported here: the window receives no keys, and its player sees no dots.
    let _ = listeners.follow();
}
