//! Keys with the device they were pressed on: two keypads of one kind at one table.
//!
//! A web view says which key was pressed, and not on which device. Where the system tells that to
//! any program, it is asked here: under X11 ([`system`]) and on Windows. Begin at
//! [`listen_to_devices`]. Keys are heard only while a window that listens has the focus: what is
//! typed into another program is never read.
//!
//! Not here: what a key means, and whose a device is. Both are the table's.

#[cfg_attr(target_os = "linux", path = "devices/x11.rs")]
#[cfg_attr(windows, path = "devices/windows.rs")]
#[cfg_attr(not(any(target_os = "linux", windows)), path = "devices/alike.rs")]
mod system;

// Their types are checked where the tests run, which is Linux.
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

/// A key, as a window hears it.
#[derive(Debug, Clone, Serialize)]
pub(crate) struct HeardKey {
    #[serde(flatten)]
    key: DeviceKey,
    /// Whether this window has the focus; else another one that listens has.
    in_front: bool,
}

/// Who listens, and what the system tells.
#[derive(Default)]
pub(crate) struct Devices(Arc<Mutex<Listeners>>);

#[derive(Default)]
struct Listeners {
    /// By the label of their window.
    windows: BTreeMap<String, Channel<HeardKey>>,
    /// The window of this program that has the focus.
    focused: Option<String>,
    held: Held,
    /// Opened when it is needed first, and kept.
    system: Option<System>,
}

impl Devices {
    fn listeners(&self) -> MutexGuard<'_, Listeners> {
        lock(&self.0)
    }
}

/// A listener that panicked leaves nothing half done.
fn lock(listeners: &Mutex<Listeners>) -> MutexGuard<'_, Listeners> {
    listeners.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Listeners {
    /// Whether a window that listens has the focus.
    fn listening(&self) -> Listening {
        match &self.focused {
            Some(label) if self.windows.contains_key(label) => Listening::On,
            Some(_) | None => Listening::Off,
        }
    }

    /// Lets the system tell while somebody listens, and only then.
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

    /// Tells every window that listens which key was pressed: of two tables side by side only one
    /// has the focus.
    fn hear(&mut self, stroke: Stroke) {
        if self.listening() == Listening::Off {
            return;
        }
        let Some(key) = self.held.press(stroke) else {
            return;
        };
        for (label, window) in &self.windows {
            let in_front = self.focused.as_ref() == Some(label);
            // A window that has gone hears nothing.
            let _ = window.send(HeardKey {
                key: key.clone(),
                in_front,
            });
        }
    }
}

/// Tells the window that asks which keys are pressed on which device, while it or another window
/// that listens has the focus.
#[tauri::command]
pub(crate) async fn listen_to_devices<R: Runtime>(
    window: WebviewWindow<R>,
    devices: State<'_, Devices>,
    heard: Channel<HeardKey>,
) -> Result<(), RefusalView> {
    // Asked before the lock is taken: the answer comes from the thread that draws the windows.
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

/// Tells the window that asks no keys any more by the channel of this number. One that it has
/// opened since then stays.
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

/// Hears keys only for the window in front, and forgets windows that are closed.
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
        // Nothing to ask the system for: a window that is drawn larger hears as before.
        return;
    }
    if let WindowEvent::Destroyed = event {
        listeners.windows.remove(label);
    }
    // There is nobody to say it to: the window hears no keys, and its player sees no dots.
    let _ = listeners.follow();
}
