//! Kralle in a window.
//!
//! Start at [`main`]. The commands for the screens are in [`bridge`] (the tournament), [`dialogs`]
//! (files), [`printer`] (printing a sheet), and [`viewer`] (viewing it). Also in [`archive`]
//! (public data), [`tables`] (a window for a game at the board), [`screens`] (a public window on
//! the second monitor) and [`devices`] (keypads). [`running`] allows one program for each settings
//! folder.
//!
//! Not here: the meaning of the commands. The window passes names and JSON to `kralle_desk` and
//! returns its answers.

#![cfg_attr(all(windows, not(debug_assertions)), windows_subsystem = "windows")]

mod archive;
mod bridge;
mod closing;
mod complaint;
mod devices;
mod dialogs;
mod drawing;
mod faults;
mod folders;
mod front;
mod hall;
mod hand_over;
mod mail;
mod navigation;
mod not_answered;
mod open_hall;
mod printer;
mod program_for;
mod running;
mod screens;
mod start_file;
mod tables;
mod updates;
mod viewer;
mod web_pages;

use std::process::ExitCode;
use std::time::Duration;

use kralle_desk::Files;
use tauri::{App, Context, Manager as _, RunEvent, WebviewWindowBuilder};

use crate::bridge::Bridge;
use crate::closing::Closing;
use crate::complaint::complain;
use crate::devices::Devices;
use crate::open_hall::OpenHall;
use crate::running::{Running, Started};
use crate::start_file::StartFile;

/// The timeout for the running program to show a file handed over.
const PATIENCE: Duration = Duration::from_secs(15);

fn main() -> ExitCode {
    drawing::plainly();
    let file = StartFile::from_arguments(std::env::args_os().skip(1));
    let context = tauri::generate_context!();
    let settings = folders::settings(&context.config().identifier);
    if let Some(trouble) = web_pages::Trouble::of(tauri::webview_version()) {
        trouble.show(settings.as_deref());
        return ExitCode::FAILURE;
    }
    let started = match &settings {
        Some(settings) => running::start(settings, file.path().as_deref(), PATIENCE),
        None => Ok(Started::First(Running::default())),
    };
    let ran = match started {
        Ok(Started::Later) => return ExitCode::SUCCESS,
        Ok(Started::First(running)) => run(context, file, running).map(|()| ExitCode::SUCCESS),
        Err(error) => {
            complain(&error);
            not_answered::say(context, settings.as_deref()).map(|()| ExitCode::FAILURE)
        }
    };
    ran.unwrap_or_else(|error| {
        complain(&error);
        ExitCode::FAILURE
    })
}

/// Builds the app, opens the window and runs until it is closed.
fn run(
    #[cfg_attr(not(any(windows, target_os = "macos")), expect(unused_mut))] mut context: Context,
    file: StartFile,
    running: Running,
) -> tauri::Result<()> {
    let builder = tauri::Builder::default();
    #[cfg(any(windows, target_os = "macos"))]
    let builder = builder
        .plugin(kralle_updates::plugin(&mut context))
        .manage(kralle_updates::Updates::default());
    builder
        .plugin(navigation::guard())
        .plugin(tauri_plugin_dialog::init())
        .plugin(tauri_plugin_opener::init())
        .manage(file)
        .manage(running)
        .setup(|app| {
            let folders = folders::find(app.handle())?;
            let files = Files::granted();
            app.manage(OpenHall::default());
            app.manage(Closing::default());
            let bridge = Bridge::new(app.handle(), folders, files.clone());
            archive::send(app.handle(), &bridge);
            app.manage(bridge);
            app.manage(files);
            app.manage(Devices::default());
            devices::install(app);
            let front = app.handle().clone();
            app.state::<Running>()
                .listen(move |file| front::show(&front, file));
            open_window(app);
            Ok(())
        })
        .on_window_event(|window, event| {
            closing::ask_screens(window, event);
            tables::go_with_main(window, event);
            devices::follow_windows(window, event);
        })
        .invoke_handler(tauri::generate_handler![
            bridge::call,
            closing::decide_on_closing,
            closing::close_window,
            dialogs::pick_file_to_open,
            dialogs::pick_files_to_open,
            dialogs::pick_folder_to_open,
            dialogs::pick_file_to_save,
            start_file::take_start_file,
            tables::open_table_window,
            tables::close_table_window,
            screens::open_screen_window,
            screens::public_view,
            screens::fill_screen,
            devices::listen_to_devices,
            devices::stop_listening_to_devices,
            printer::printers,
            printer::send_to_printer,
            archive::show_public_page,
            viewer::show_sheet,
            mail::write_mail,
            faults::note_fault,
            hall::hall_interfaces,
            hall::open_hall,
            hall::close_hall,
            hall::hall_state,
            updates::updater,
            #[cfg(any(windows, target_os = "macos"))]
            updates::program::look_for_update,
            #[cfg(any(windows, target_os = "macos"))]
            updates::program::install_update,
        ])
        .build(context)?
        .run(|app, event| {
            if matches!(event, RunEvent::Exit) {
                app.state::<Bridge>().desk().end();
                app.state::<Running>().end();
            }
            #[cfg(target_os = "macos")]
            if let RunEvent::Opened { urls } = &event {
                front::opened(app, urls);
            }
        });
    Ok(())
}

/// Opens the window; if the system cannot, shows the reason and ends the program.
fn open_window(app: &App) {
    let opened = app.config().app.windows.iter().try_for_each(|window| {
        WebviewWindowBuilder::from_config(app.handle(), window)?
            .build()
            .map(drop)
    });
    if let Err(error) = opened {
        let settings = folders::settings(&app.config().identifier);
        web_pages::Trouble::Broken(error.to_string()).show(settings.as_deref());
        std::process::exit(1);
    }
}
