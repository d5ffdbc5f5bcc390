//! The laws of the games: tandem, PaarZugSchach, ordinary chess; notation; adjudication.
