//! What a person can do or ask: one file each, typed in, typed out.
