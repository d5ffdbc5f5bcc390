//! Kralle in a window.
//!
//! Begin at [`main`]. What the screens can ask stands in [`bridge`] (everything about
//! the tournament), [`dialogs`] (which file), [`printer`] (print a sheet),
//! [`viewer`] (show it), [`tables`] (a window for a game at the board),
//! [`screens`] (a window for everybody on the second monitor) and [`devices`] (whose key
//! was pressed there).
//!
//! Not here: what any of it means. The window hands names and JSON to `kralle_desk`
//! and hands its answers back.

#![cfg_attr(all(windows, not(debug_assertions)), windows_subsystem = "windows")]

mod bridge;
mod devices;
mod dialogs;
mod folders;
mod hall;
mod mail;
mod navigation;
mod printer;
mod screens;
mod start_file;
mod tables;
mod viewer;

use std::process::ExitCode;

use kralle_desk::Files;
use tauri::Manager as _;

use crate::bridge::Bridge;
use crate::devices::Devices;
use crate::hall::OpenHall;
use crate::start_file::StartFile;

fn main() -> ExitCode {
    let ran = tauri::Builder::default()
        .plugin(navigation::guard())
        .plugin(tauri_plugin_dialog::init())
        .plugin(tauri_plugin_opener::init())
        .manage(StartFile::from_arguments(std::env::args_os().skip(1)))
        .setup(|app| {
            let folders = folders::find(app.handle())?;
            let files = Files::granted();
            app.manage(OpenHall::default());
            app.manage(Bridge::new(app.handle(), folders, files.clone()));
            app.manage(files);
            app.manage(Devices::default());
            devices::install(app);
            Ok(())
        })
        .on_window_event(|window, event| {
            tables::go_with_main(window, event);
            devices::follow_windows(window, event);
        })
        .invoke_handler(tauri::generate_handler![
            bridge::call,
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
            viewer::show_sheet,
            mail::write_mail,
            hall::hall_interfaces,
            hall::open_hall,
            hall::close_hall,
            hall::hall_state,
        ])
        .run(tauri::generate_context!());
    match ran {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            // Before there is a window, standard error is the only place left.
            #[expect(clippy::print_stderr, reason = "no window to say it in")]
            {
                eprintln!("kralle-app: {error}");
            }
            ExitCode::FAILURE
        }
    }
}
