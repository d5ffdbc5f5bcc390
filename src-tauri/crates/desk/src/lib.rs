//! What a person can do or ask: one file each, typed in, typed out.
//!
//! Begin at [`view`].

pub mod view;
