//! Every sentence a person reads, from the message files.
