//! Tracks held keys. A repeating key counts as one press; a key pressed with Ctrl, Alt or the
//! system's key is a shortcut.

use std::borrow::Cow;
use std::collections::BTreeSet;

use super::stroke::{DeviceKey, Stroke, Way};

/// Modifier keys; the system's key has two names.
const MODIFIERS: [&str; 8] = [
    "ControlLeft",
    "ControlRight",
    "AltLeft",
    "AltRight",
    "MetaLeft",
    "MetaRight",
    "SuperLeft",
    "SuperRight",
];

/// The pressed keys.
#[derive(Debug, Default)]
pub(super) struct Held(BTreeSet<(u32, Cow<'static, str>)>);

impl Held {
    /// Processes a stroke; returns the newly pressed key, if any.
    pub(super) fn press(&mut self, Stroke { key, way }: Stroke) -> Option<DeviceKey> {
        let place = (key.device, key.code.clone());
        if way == Way::Up {
            self.0.remove(&place);
            return None;
        }
        let is_new = self.0.insert(place);
        let is_shortcut = self
            .0
            .iter()
            .any(|(device, code)| *device == key.device && MODIFIERS.contains(&code.as_ref()));
        (is_new && !is_shortcut).then_some(key)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn stroke(device: u32, code: &'static str, way: Way) -> Stroke {
        Stroke {
            key: DeviceKey {
                device,
                code: code.into(),
                letter: None,
            },
            way,
        }
    }

    #[test]
    fn a_key_held_down_is_pressed_once() {
        let mut held = Held::default();
        let down = || stroke(1, "Numpad5", Way::Down);
        assert_eq!(held.press(down()), Some(down().key));
        assert_eq!(held.press(down()), None);
        assert_eq!(held.press(stroke(1, "Numpad5", Way::Up)), None);
        assert_eq!(held.press(down()), Some(down().key));
    }

    #[test]
    fn the_same_key_of_two_devices_is_two_keys() {
        let mut held = Held::default();
        for device in [1, 2] {
            let down = stroke(device, "Numpad5", Way::Down);
            assert_eq!(held.press(down.clone()), Some(down.key));
        }
    }

    #[test]
    fn a_shortcut_is_no_key_of_a_pad_and_ends_with_its_own_device() {
        let mut held = Held::default();
        assert_eq!(held.press(stroke(1, "ControlLeft", Way::Down)), None);
        assert_eq!(held.press(stroke(1, "KeyS", Way::Down)), None);
        let other = stroke(2, "KeyS", Way::Down);
        assert_eq!(held.press(other.clone()), Some(other.key));
        held.press(stroke(1, "KeyS", Way::Up));
        held.press(stroke(1, "ControlLeft", Way::Up));
        let again = stroke(1, "KeyS", Way::Down);
        assert_eq!(held.press(again.clone()), Some(again.key));
    }
}
