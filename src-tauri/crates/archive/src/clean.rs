//! What goes by itself: uploads that nobody ended, tournaments whose time is over, rows of the log.
