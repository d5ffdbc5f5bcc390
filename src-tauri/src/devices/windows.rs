//! Devices on Windows: raw input, as the window system under Tauri takes it in.
//!
//! Its event loop is asked to hear keys while a page has the focus, which belongs to a process of
//! the web view, and forgets them again with [`Listening::Off`].

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

/// Who receives the keys.
type Heard = Box<dyn FnMut(Stroke) + Send>;

/// What the event loop and the rest of the program share.
#[derive(Default)]
struct Shared {
    /// Whether keys are to be heard.
    wanted: AtomicBool,
    heard: Mutex<Option<Heard>>,
}

/// Hears keys in the event loop from now on, once [`System::listen`] says so.
pub(crate) fn install(app: &mut App) {
    let shared = Arc::new(Shared::default());
    app.manage(Arc::clone(&shared));
    app.wry_plugin(Ear::of(shared));
}

/// The event loop, as the rest of the program asks it.
pub(super) struct System {
    shared: Arc<Shared>,
    /// Lets the event loop look at what is wanted.
    wake: Box<dyn Fn() -> tauri::Result<()> + Send + Sync>,
}

impl System {
    /// `heard` gets the keys of all devices once [`System::listen`] says so.
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

    /// Lets the event loop tell about keys, or no more.
    pub(super) fn listen(&self, listening: Listening) -> Result<(), ShellRefusal> {
        let wanted = listening == Listening::On;
        self.shared.wanted.store(wanted, Ordering::Relaxed);
        (self.wake)().map_err(|error| ShellRefusal::DevicesUnheard {
            reason: error.to_string(),
        })
    }
}

/// What hears the events.
struct Ear {
    shared: Arc<Shared>,
    /// Whether the system was last asked for keys.
    hears: bool,
    /// The devices by our numbers: the system's handles are not to be read.
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
    /// Never keeps an event from anybody else.
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
