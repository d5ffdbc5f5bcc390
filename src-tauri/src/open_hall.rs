//! The open hall of this program. It closes with its file.

use std::net::SocketAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use kralle_desk::SharedDesk;
use kralle_hall::Hall;

/// The open hall, if there is one.
#[derive(Default)]
pub(crate) struct OpenHall(Mutex<Option<Serving>>);

/// A hall and its file.
struct Serving {
    hall: Hall,
    /// The identity of the file.
    file: Option<String>,
}

impl OpenHall {
    fn serving(&self) -> MutexGuard<'_, Option<Serving>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// True if a hall is open.
    #[cfg(any(windows, target_os = "macos"))]
    pub(crate) fn is_open(&self) -> bool {
        self.serving().is_some()
    }

    /// Opens another hall of the desk's file in place of this one, whose port is freed first.
    pub(crate) fn open<E>(
        &self,
        desk: &Arc<SharedDesk>,
        open: impl FnOnce(&Arc<SharedDesk>) -> Result<Hall, E>,
    ) -> Result<SocketAddr, E> {
        let mut serving = self.serving();
        *serving = None;
        let hall = open(desk)?;
        let address = hall.address();
        *serving = Some(Serving {
            hall,
            file: desk.file_identity(),
        });
        Ok(address)
    }

    pub(crate) fn close(&self) {
        let serving = self.serving().take();
        if let Some(serving) = serving {
            serving.hall.close();
        }
    }

    /// Closes the hall if its file is not open any more.
    pub(crate) fn close_with_its_file(&self, desk: &SharedDesk) {
        let mut serving = self.serving();
        if serving
            .as_ref()
            .is_some_and(|it| it.file != desk.file_identity())
        {
            *serving = None;
        }
    }

    /// Returns the result of `describe` on the open hall; `None` if it is closed.
    pub(crate) fn describe<T>(&self, describe: impl FnOnce(&Hall) -> T) -> Option<T> {
        self.serving().as_ref().map(|it| describe(&it.hall))
    }
}
