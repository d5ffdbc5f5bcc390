//! Devices on Windows: raw input from the window system under Tauri.
//!
//! Its event loop receives keys even while a page has the focus, which belongs to a process of the
//! web view. [`Listening::Off`] stops that.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use tauri::{App, AppHandle, EventLoopMessage, Manager as _, Runtime};
use tauri_runtime_wry::tao::event::{DeviceEvent, DeviceId, ElementState, Event};
use tauri_runtime_wry::tao::event_loop::{
    ControlFlow, DeviceEventFilter, EventLoopProxy, EventLoopWindowTarget,
};
use tauri_runtime_wry::{
    Context, EventLoopIterationContext, Message, Plugin, PluginBuilder, WebContextStore,
};

use kralle_desk::core::refusals::ShellRefusal;

use super::listening::Listening;
use super::stroke::{DeviceKey, Stroke, Way};

/// The callback for key movements.
type Heard = Box<dyn FnMut(Stroke) + Send>;

/// State shared with the event loop.
#[derive(Default)]
struct Shared {
    /// True if keys should be received.
    wanted: AtomicBool,
    heard: Mutex<Option<Heard>>,
}

/// Installs the receiver in the event loop; it is off until [`System::listen`].
pub(crate) fn install(app: &mut App) {
    let shared = Arc::new(Shared::default());
    app.manage(Arc::clone(&shared));
    app.wry_plugin(Ear::of(shared));
}

/// The event loop, as seen by the rest of the program.
pub(super) struct System {
    shared: Arc<Shared>,
    /// Wakes the event loop to apply the setting.
    wake: Box<dyn Fn() -> tauri::Result<()> + Send + Sync>,
}

impl System {
    /// Creates the connection; `heard` receives the keys of all devices after [`System::listen`].
    #[allow(clippy::unnecessary_wraps, reason = "on other systems it can fail")]
    pub(super) fn open<R: Runtime>(
        app: &AppHandle<R>,
        heard: impl FnMut(Stroke) + Send + 'static,
    ) -> Result<Self, ShellRefusal> {
        let shared = Arc::clone(app.state::<Arc<Shared>>().inner());
        let mut ear = shared.heard.lock().unwrap_or_else(PoisonError::into_inner);
        *ear = Some(Box::new(heard));
        drop(ear);
        let app = app.clone();
        Ok(Self {
            shared,
            wake: Box::new(move || app.run_on_main_thread(|| {})),
        })
    }

    /// Starts or stops the reports of the event loop.
    pub(super) fn listen(&self, listening: Listening) -> Result<(), ShellRefusal> {
        let wanted = listening == Listening::On;
        self.shared.wanted.store(wanted, Ordering::Relaxed);
        (self.wake)().map_err(|error| ShellRefusal::DevicesUnheard {
            reason: error.to_string(),
        })
    }
}

/// The handler of the event loop's events.
struct Ear {
    shared: Arc<Shared>,
    /// True if the system was last asked for keys.
    hears: bool,
    /// Our numbers of the devices: the system's handles are opaque.
    numbers: BTreeMap<DeviceId, u32>,
}

impl Ear {
    fn of(shared: Arc<Shared>) -> Self {
        Self {
            shared,
            hears: false,
            numbers: BTreeMap::new(),
        }
    }

    fn number(&mut self, device: DeviceId) -> u32 {
        let next = u32::try_from(self.numbers.len()).unwrap_or(u32::MAX);
        *self.numbers.entry(device).or_insert(next)
    }
}

impl PluginBuilder<EventLoopMessage> for Ear {
    type Plugin = Self;

    fn build(self, _: Context<EventLoopMessage>) -> Self {
        self
    }
}

impl Plugin<EventLoopMessage> for Ear {
    /// Never consumes an event.
    fn on_event(
        &mut self,
        event: &Event<Message<EventLoopMessage>>,
        event_loop: &EventLoopWindowTarget<Message<EventLoopMessage>>,
        _: &EventLoopProxy<Message<EventLoopMessage>>,
        _: &mut ControlFlow,
        _: EventLoopIterationContext<'_, EventLoopMessage>,
        _: &WebContextStore,
    ) -> bool {
        let wanted = self.shared.wanted.load(Ordering::Relaxed);
        if wanted != self.hears {
            self.hears = wanted;
            event_loop.set_device_event_filter(if wanted {
                DeviceEventFilter::Never
            } else {
                DeviceEventFilter::Unfocused
            });
        }
        if let Event::DeviceEvent {
            device_id,
            event: DeviceEvent::Key(key),
            ..
        } = event
            && self.hears
        {
            let way = if key.state == ElementState::Pressed {
                Way::Down
            } else {
                Way::Up
            };
            let key = DeviceKey {
                device: self.number(*device_id),
                code: key.physical_key.to_string().into(),
                letter: None,
            };
            let mut heard = self
                .shared
                .heard
                .lock()
                .unwrap_or_else(PoisonError::into_inner);
            if let Some(heard) = heard.as_mut() {
                heard(Stroke { key, way });
            }
        }
        false
    }
}
