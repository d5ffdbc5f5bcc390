//! Opens and closes the hall from the director's main window.

use std::net::{IpAddr, Ipv4Addr};
use std::sync::Arc;

use kralle_desk::SharedDesk;
use kralle_desk::core::refusal::RefusalView;
use kralle_desk::core::refusals::{DeskRefusal, ShellRefusal};
use kralle_hall::{Hall, Hint, Limits, Log, Network, NetworkKind, Settings, ThisMachine, networks};
use serde::Serialize;
use tauri::{Manager as _, Runtime, State, WebviewWindow};

use crate::bridge::Bridge;
use crate::open_hall::OpenHall;

/// A network on which the hall can be opened.
#[derive(Serialize)]
pub(crate) struct HallInterface {
    name: String,
    address: IpAddr,
    kind: NetworkKind,
}

/// The address of the hall for phones.
#[derive(Serialize)]
pub(crate) struct HallAddress {
    address: String,
}

/// The state of the hall in this program.
#[derive(Serialize, Default)]
pub(crate) struct HallNow {
    /// The address for phones; `None` while it is closed.
    address: Option<String>,
    /// The opening time, as RFC 3339; `None` while it is closed.
    since: Option<String>,
    /// True if another device has connected since.
    reached: bool,
    /// The mDNS name and port of the hall; `None` if it has no name.
    name: Option<String>,
    /// The likely reasons that phones cannot connect, most serious first; while it is closed, those
    /// to expect.
    hints: Vec<Hint>,
    /// True if this machine is kept from sleeping; `None` while it is closed, or if no other
    /// machine can connect.
    awake: Option<bool>,
}

/// Returns the networks of this machine through which phones could reach it.
#[tauri::command]
pub(crate) fn hall_interfaces() -> Result<Vec<HallInterface>, RefusalView> {
    let found = found_networks().map_err(|error| RefusalView::internal(&error))?;
    let interfaces = found.into_iter().map(|it| HallInterface {
        name: it.name,
        address: it.address,
        kind: it.kind,
    });
    Ok(interfaces.collect())
}

fn found_networks() -> std::io::Result<Vec<Network>> {
    let mut found = networks()?;
    // Tests reach no other machine.
    if cfg!(debug_assertions) && std::env::var_os("KRALLE_TEST_HALL").is_some() {
        found = vec![Network {
            name: "lo".to_owned(),
            address: Ipv4Addr::LOCALHOST.into(),
            kind: NetworkKind::Other,
        }];
    }
    Ok(found)
}

/// Opens the hall at one of the addresses of this machine: a network card may have several.
#[tauri::command]
pub(crate) async fn open_hall<R: Runtime>(
    window: WebviewWindow<R>,
    bridge: State<'_, Bridge>,
    address: IpAddr,
) -> Result<HallAddress, RefusalView> {
    must_be_the_director_s(&window)?;
    let app = window.app_handle().clone();
    let desk = Arc::clone(bridge.desk());
    let opened = tauri::async_runtime::spawn_blocking(move || {
        let open = app.state::<OpenHall>();
        let address = open.open(&desk, |desk| opened(desk, address))?;
        Ok(HallAddress {
            address: address.to_string(),
        })
    });
    opened
        .await
        .unwrap_or_else(|error| Err(RefusalView::internal(&error)))
}

/// Opens the hall at this address.
fn opened(desk: &Arc<SharedDesk>, address: IpAddr) -> Result<Hall, RefusalView> {
    let found = found_networks().map_err(|error| RefusalView::internal(&error))?;
    let network = found.into_iter().find(|it| it.address == address);
    let network = network.ok_or_else(|| ShellRefusal::NetworkGone {
        name: address.to_string(),
    })?;
    let settings = Settings {
        addresses: vec![network.address],
        port: 0,
        limits: Limits::default(),
        log: Log::nowhere(),
        machine: Arc::new(ThisMachine),
    };
    let opened = Hall::open_at_its_port(desk, &settings);
    opened.map_err(|error| error.refusal(network.address, 0))
}

/// Closes the hall; keeps all received data.
#[tauri::command]
pub(crate) async fn close_hall<R: Runtime>(window: WebviewWindow<R>) -> Result<(), RefusalView> {
    must_be_the_director_s(&window)?;
    let app = window.app_handle().clone();
    let closed = tauri::async_runtime::spawn_blocking(move || {
        app.state::<OpenHall>().close();
    });
    closed.await.map_err(|error| RefusalView::internal(&error))
}

/// Returns the state of the hall, and its obstacles for phones.
#[tauri::command]
pub(crate) async fn hall_state(open: State<'_, OpenHall>) -> Result<HallNow, RefusalView> {
    let now = open.describe(|hall| HallNow {
        address: Some(hall.address().to_string()),
        since: Some(hall.since().to_rfc3339()),
        reached: hall.was_reached(),
        name: hall.name(),
        hints: hall.hints(),
        awake: hall.is_awake(),
    });
    Ok(now.unwrap_or_else(|| HallNow {
        hints: Hall::hints_before(&ThisMachine),
        ..HallNow::default()
    }))
}

/// Refuses calls from the window of a table.
pub(crate) fn must_be_the_director_s<R: Runtime>(
    window: &WebviewWindow<R>,
) -> Result<(), RefusalView> {
    if window.label() == "main" {
        Ok(())
    } else {
        Err(DeskRefusal::NotForThisWindow {
            name: "open_hall".to_owned(),
        }
        .into())
    }
}
