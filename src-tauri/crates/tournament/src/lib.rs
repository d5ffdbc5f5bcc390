//! The tournament itself: players, pots, draw, teams, rounds, results, standings.
