//! The tournament file: SQLite, migrations, journal with undo, integrity.
