//! Identical keypads, plugged into a screen.
//!
//! The driver presses keys that belong to no device. These keys are pressed in the X server itself,
//! each on a separate keyboard, and reach the program like real ones.

use x11rb::connection::Connection as _;
use x11rb::protocol::xinput::{
    ConnectionExt as _, Device, DeviceId, DeviceType, HierarchyChange, HierarchyChangeData,
    HierarchyChangeDataAddMaster,
};
use x11rb::protocol::xproto::{ConnectionExt as _, Window};
use x11rb::protocol::xtest::ConnectionExt as _;
use x11rb::rust_connection::RustConnection;

use crate::frame;
use crate::screen::Screen;
use crate::trouble::{Told, Trouble};

/// The key codes of a keypad's digits, 0 to 9, and Enter (`input-event-codes.h`, plus eight).
const DIGITS: [u8; 10] = [90, 87, 88, 89, 83, 84, 85, 79, 80, 81];
const ENTER: u8 = 104;

/// Event numbers, relative to the extension's first.
const DEVICE_KEY_PRESS: u8 = 1;
const DEVICE_KEY_RELEASE: u8 = 2;

/// A screen with keypads.
pub(crate) struct Keypads {
    connection: RustConnection,
    root: Window,
    /// The number of the extension's first event.
    first_event: u8,
    devices: Vec<DeviceId>,
}

impl Keypads {
    /// Plugs this many keypads into a screen without another program: each additional keyboard has
    /// its own focus, which would disturb other stories.
    pub(crate) fn plug_in(screen: &Screen, count: usize) -> Told<Self> {
        let (connection, screen) = x11rb::connect(Some(screen.display()))?;
        let root = connection
            .setup()
            .roots
            .get(screen)
            .map(|it| it.root)
            .ok_or_else(|| Trouble::new("no screen"))?;
        connection.xinput_xi_query_version(2, 2)?.reply()?;
        let first_event = connection
            .query_extension(b"XInputExtension")?
            .reply()?
            .first_event;
        let names: Vec<String> = (1..=count)
            .map(|number| format!("keypad {number}"))
            .collect();
        for name in &names {
            let words = name.len().div_ceil(4) + 2;
            let change = HierarchyChange {
                len: u16::try_from(words)?,
                data: HierarchyChangeData::AddMaster(HierarchyChangeDataAddMaster {
                    send_core: true,
                    enable: true,
                    name: name.as_bytes().to_vec(),
                }),
            };
            connection.xinput_xi_change_hierarchy(&[change])?.check()?;
        }
        let mut keypads = Self {
            connection,
            root,
            first_event,
            devices: Vec::new(),
        };
        for name in names {
            let device = keypads.device(
                &format!("{name} XTEST keyboard"),
                DeviceType::SLAVE_KEYBOARD,
            )?;
            keypads.devices.push(device);
        }
        Ok(keypads)
    }

    fn device(&self, name: &str, kind: DeviceType) -> Told<DeviceId> {
        let all = self
            .connection
            .xinput_xi_query_device(Device::ALL)?
            .reply()?;
        all.infos
            .iter()
            .find(|it| it.type_ == kind && it.name == name.as_bytes())
            .map(|it| it.deviceid)
            .ok_or_else(|| Trouble::new(format!("no device {name:?}")))
    }

    /// Presses digits on a keypad; keypads count from 0.
    pub(crate) fn type_digits(&self, keypad: usize, digits: &str) -> Told {
        for digit in digits.bytes() {
            let key = DIGITS
                .get(usize::from(digit.wrapping_sub(b'0')))
                .ok_or_else(|| Trouble::new(format!("no digits: {digits}")))?;
            self.press(keypad, *key)?;
        }
        Ok(())
    }

    /// Presses Enter on a keypad.
    pub(crate) fn enter(&self, keypad: usize) -> Told {
        self.press(keypad, ENTER)
    }

    fn press(&self, keypad: usize, key: u8) -> Told {
        let device = self
            .devices
            .get(keypad)
            .and_then(|device| u8::try_from(*device).ok())
            .ok_or_else(|| Trouble::new(format!("no keypad {keypad}")))?;
        for event in [DEVICE_KEY_PRESS, DEVICE_KEY_RELEASE] {
            self.connection
                .xtest_fake_input(self.first_event + event, key, 0, self.root, 0, 0, device)?
                .check()?;
        }
        Ok(())
    }

    /// Focuses the only window of a program, like a click under a window manager.
    pub(crate) fn focus(&self, process: u32) -> Told {
        self.set_focus(frame::wait_for(&self.connection, self.root, process)?)
    }

    /// Removes the focus from every window.
    pub(crate) fn focus_elsewhere(&self) -> Told {
        self.set_focus(x11rb::NONE)
    }

    /// Sets the focus of every keyboard: each has its own.
    fn set_focus(&self, window: Window) -> Told {
        let all = self.connection.xinput_xi_query_device(Device::ALL_MASTER)?;
        for device in all.reply()?.infos {
            if device.type_ == DeviceType::MASTER_KEYBOARD {
                self.connection
                    .xinput_xi_set_focus(window, x11rb::CURRENT_TIME, device.deviceid)?
                    .check()?;
            }
        }
        Ok(())
    }
}
