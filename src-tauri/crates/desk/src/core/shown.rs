//! How much of a person the public sees.

pub use kralle_view::shown::Shown;
