//! See docs/archive.md.
