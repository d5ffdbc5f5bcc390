//! Tournament files.
