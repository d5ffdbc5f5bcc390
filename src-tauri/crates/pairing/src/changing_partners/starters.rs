//! The stored parts of complete schedules.
//!
//! Begin at [`starter`]. Most schedules follow from one initial round; a few small ones are listed
//! in full, because no initial round exists for them. A search produced them, and
//! `tests/changing_partners.rs` verifies what develops from them.
//!
//! Not here: the development into rounds ([`super::complete`]).

/// The seats of a table, counted from 0: the first two play against the last two.
pub(super) type Four = [u8; 4];

/// The stored part of a schedule.
pub(super) enum Starter {
    /// All rounds, where no initial round generates them.
    Listed(&'static [&'static [Four]]),
    /// One round for each shift of an initial round.
    ///
    /// The seats below the circle shift by one each round, modulo the circle. Seats from the circle
    /// on are fixed, and their tables name the other pair first every second round.
    Turned {
        initial: &'static [Four],
        more: More,
        /// Round and table, counted from 0, where the pairs change roles. These exceptions even
        /// out who is named first.
        exchanged: &'static [(u8, u8)],
    },
}

/// The rounds of a turned schedule that are not shifts of the initial round.
pub(super) enum More {
    Nothing,
    /// Three rounds without the two fixed seats, for 4n+2 persons.
    ///
    /// Partners are half the circle apart in one round, and `step` apart in the two others. `step`
    /// is odd.
    Halves {
        step: u8,
    },
    /// All shifts of one table, as many in a round as there are tables, for 4n+3 persons.
    ///
    /// The last shift is a round of its own.
    Single {
        table: Four,
        shifts: &'static [u8],
    },
}

/// The lowest number of persons with a starter.
pub(super) const LEAST: u16 = 4;

/// Returns the starter for this many persons; `None` outside of 4 to 32.
pub(super) fn starter(persons: u16) -> Option<&'static Starter> {
    STARTERS.get(usize::from(persons.checked_sub(LEAST)?))
}

/// In order of the number of persons, from [`LEAST`].
const STARTERS: &[Starter] = &[
    // 4
    Starter::Turned {
        initial: &[[0, 3, 1, 2]],
        more: More::Nothing,
        exchanged: &[],
    },
    // 5
    Starter::Turned {
        initial: &[[1, 4, 2, 3]],
        more: More::Nothing,
        exchanged: &[],
    },
    // 6
    Starter::Listed(&[
        &[[3, 4, 0, 1]],
        &[[0, 2, 3, 5]],
        &[[2, 3, 1, 4]],
        &[[0, 5, 1, 2]],
        &[[2, 4, 0, 3]],
        &[[1, 3, 2, 5]],
        &[[1, 5, 0, 4]],
    ]),
    // 7
    Starter::Listed(&[
        &[[0, 1, 2, 3]],
        &[[2, 5, 0, 4]],
        &[[0, 3, 1, 6]],
        &[[1, 5, 0, 2]],
        &[[2, 4, 3, 6]],
        &[[3, 4, 0, 5]],
        &[[4, 6, 1, 2]],
        &[[1, 3, 4, 5]],
        &[[0, 6, 1, 4]],
        &[[2, 6, 3, 5]],
    ]),
    // 8
    Starter::Turned {
        initial: &[[0, 7, 4, 5], [2, 6, 1, 3]],
        more: More::Nothing,
        exchanged: &[],
    },
    // 9
    Starter::Listed(&[
        &[[1, 2, 3, 6], [4, 8, 5, 7]],
        &[[0, 2, 4, 7], [5, 6, 3, 8]],
        &[[0, 1, 5, 8], [3, 7, 4, 6]],
        &[[4, 5, 0, 6], [2, 7, 1, 8]],
        &[[0, 8, 2, 6], [3, 5, 1, 7]],
        &[[1, 6, 0, 7], [3, 4, 2, 8]],
        &[[7, 8, 0, 3], [1, 5, 2, 4]],
        &[[2, 3, 0, 5], [6, 8, 1, 4]],
        &[[0, 4, 1, 3], [6, 7, 2, 5]],
    ]),
    // 10
    Starter::Turned {
        initial: &[[4, 6, 3, 8], [7, 9, 1, 2]],
        more: More::Halves { step: 3 },
        exchanged: &[(1, 1), (5, 0)],
    },
    // 11
    Starter::Listed(&[
        &[[4, 9, 0, 8], [5, 7, 1, 10]],
        &[[0, 7, 3, 8], [2, 10, 4, 6]],
        &[[1, 6, 2, 7], [3, 4, 5, 9]],
        &[[3, 6, 0, 1], [5, 10, 2, 8]],
        &[[0, 3, 2, 9], [4, 8, 6, 7]],
        &[[8, 10, 1, 3], [4, 5, 7, 9]],
        &[[7, 10, 0, 2], [1, 9, 5, 6]],
        &[[0, 10, 5, 8], [2, 3, 1, 4]],
        &[[1, 5, 0, 4], [7, 8, 6, 9]],
        &[[0, 6, 4, 10], [2, 5, 3, 7]],
        &[[1, 8, 2, 4], [3, 9, 6, 10]],
        &[[0, 9, 1, 7], [6, 8, 3, 5]],
        &[[2, 6, 0, 5], [4, 7, 3, 10]],
        &[[1, 2, 8, 9]],
    ]),
    // 12
    Starter::Turned {
        initial: &[[0, 11, 4, 5], [1, 10, 2, 8], [3, 7, 6, 9]],
        more: More::Nothing,
        exchanged: &[],
    },
    // 13
    Starter::Turned {
        initial: &[[1, 6, 4, 7], [2, 9, 10, 11], [3, 5, 8, 12]],
        more: More::Nothing,
        exchanged: &[],
    },
    // 14
    Starter::Turned {
        initial: &[[5, 12, 1, 3], [4, 7, 8, 9], [11, 13, 2, 6]],
        more: More::Halves { step: 5 },
        exchanged: &[(4, 1), (7, 0), (13, 1)],
    },
    // 15
    Starter::Listed(&[
        &[[12, 13, 1, 5], [10, 11, 2, 14], [6, 8, 3, 9]],
        &[[0, 4, 11, 13], [2, 3, 7, 14], [9, 12, 5, 10]],
        &[[10, 12, 0, 7], [1, 2, 6, 14], [8, 11, 4, 9]],
        &[[3, 5, 0, 6], [1, 11, 7, 12], [2, 13, 4, 8]],
        &[[7, 13, 0, 9], [1, 3, 4, 11], [5, 6, 10, 14]],
        &[[2, 12, 0, 8], [4, 6, 1, 7], [5, 9, 3, 13]],
        &[[0, 10, 6, 11], [1, 12, 2, 9], [8, 14, 3, 4]],
        &[[0, 14, 8, 9], [1, 4, 2, 10], [7, 11, 5, 13]],
        &[[2, 5, 3, 11], [6, 10, 4, 13], [7, 8, 12, 14]],
        &[[5, 14, 0, 1], [9, 13, 2, 11], [7, 10, 3, 8]],
        &[[9, 10, 1, 14], [5, 7, 2, 8], [3, 6, 4, 12]],
        &[[4, 7, 0, 5], [8, 13, 1, 10], [9, 11, 6, 12]],
        &[[0, 2, 3, 10], [4, 5, 9, 14], [8, 12, 6, 13]],
        &[[0, 3, 1, 9], [2, 4, 5, 12], [11, 14, 6, 7]],
        &[[4, 14, 0, 12], [1, 13, 3, 7], [8, 10, 5, 11]],
        &[[0, 11, 1, 8], [6, 9, 2, 7], [3, 12, 10, 13]],
        &[[1, 6, 5, 8], [3, 14, 11, 12], [7, 9, 4, 10]],
        &[[0, 13, 2, 6]],
    ]),
    // 16
    Starter::Turned {
        initial: &[[0, 15, 2, 11], [1, 4, 7, 12], [8, 9, 10, 14], [3, 5, 6, 13]],
        more: More::Nothing,
        exchanged: &[],
    },
    // 17
    Starter::Turned {
        initial: &[
            [1, 8, 13, 16],
            [2, 15, 4, 12],
            [3, 14, 6, 7],
            [5, 10, 9, 11],
        ],
        more: More::Nothing,
        exchanged: &[],
    },
    // 18
    Starter::Turned {
        initial: &[
            [7, 16, 12, 14],
            [2, 6, 4, 5],
            [3, 9, 10, 15],
            [1, 8, 11, 17],
        ],
        more: More::Halves { step: 3 },
        exchanged: &[(0, 3), (2, 0), (6, 1), (8, 2)],
    },
    // 19
    Starter::Turned {
        initial: &[
            [11, 14, 0, 1],
            [9, 13, 6, 8],
            [4, 16, 5, 17],
            [7, 15, 2, 18],
        ],
        more: More::Single {
            table: [0, 11, 2, 9],
            shifts: &[11, 16, 15, 12, 4, 3, 8, 7, 5, 2, 1, 6, 10, 9, 14, 13, 0],
        },
        exchanged: &[(8, 0), (10, 2), (14, 0), (18, 1)],
    },
    // 20
    Starter::Turned {
        initial: &[
            [0, 19, 6, 17],
            [1, 3, 2, 15],
            [4, 8, 11, 14],
            [5, 12, 7, 16],
            [9, 10, 13, 18],
        ],
        more: More::Nothing,
        exchanged: &[],
    },
    // 21
    Starter::Turned {
        initial: &[
            [1, 13, 5, 8],
            [2, 9, 7, 20],
            [3, 14, 11, 15],
            [4, 6, 10, 16],
            [12, 17, 18, 19],
        ],
        more: More::Nothing,
        exchanged: &[],
    },
    // 22
    Starter::Turned {
        initial: &[
            [4, 17, 1, 18],
            [14, 20, 2, 11],
            [9, 10, 8, 21],
            [12, 16, 3, 5],
            [13, 19, 7, 15],
        ],
        more: More::Halves { step: 5 },
        exchanged: &[(13, 2), (15, 3), (16, 3)],
    },
    // 23
    Starter::Turned {
        initial: &[
            [2, 15, 1, 3],
            [10, 20, 7, 8],
            [5, 14, 11, 18],
            [9, 21, 13, 16],
            [19, 22, 0, 4],
        ],
        more: More::Single {
            table: [0, 6, 11, 16],
            shifts: &[
                0, 1, 2, 3, 4, 16, 17, 18, 19, 20, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 5,
            ],
        },
        exchanged: &[(0, 4), (3, 4), (16, 2), (17, 1), (18, 3), (21, 4), (23, 0)],
    },
    // 24
    Starter::Turned {
        initial: &[
            [0, 23, 8, 19],
            [1, 20, 4, 18],
            [2, 10, 13, 15],
            [3, 16, 12, 17],
            [5, 11, 21, 22],
            [6, 9, 7, 14],
        ],
        more: More::Nothing,
        exchanged: &[],
    },
    // 25
    Starter::Turned {
        initial: &[
            [1, 21, 11, 15],
            [2, 4, 3, 20],
            [5, 23, 7, 10],
            [6, 19, 8, 14],
            [9, 18, 12, 22],
            [13, 24, 16, 17],
        ],
        more: More::Nothing,
        exchanged: &[],
    },
    // 26
    Starter::Turned {
        initial: &[
            [14, 17, 3, 11],
            [13, 18, 5, 20],
            [2, 4, 6, 24],
            [19, 25, 22, 23],
            [7, 21, 12, 16],
            [9, 15, 1, 8],
        ],
        more: More::Halves { step: 11 },
        exchanged: &[(7, 3)],
    },
    // 27
    Starter::Turned {
        initial: &[
            [16, 18, 1, 21],
            [9, 22, 17, 25],
            [3, 4, 2, 13],
            [11, 26, 5, 14],
            [0, 10, 6, 12],
            [7, 24, 20, 23],
        ],
        more: More::Single {
            table: [0, 21, 7, 14],
            shifts: &[
                0, 3, 6, 9, 12, 15, 14, 17, 20, 23, 1, 4, 21, 24, 2, 5, 8, 11, 7, 10, 13, 16, 19,
                22, 18,
            ],
        },
        exchanged: &[
            (0, 3),
            (1, 5),
            (5, 0),
            (6, 5),
            (11, 4),
            (26, 5),
            (27, 3),
            (28, 0),
            (28, 4),
            (28, 5),
        ],
    },
    // 28
    Starter::Turned {
        initial: &[
            [0, 27, 2, 23],
            [4, 19, 22, 24],
            [8, 17, 18, 25],
            [9, 12, 3, 16],
            [15, 20, 7, 26],
            [1, 11, 13, 14],
            [5, 21, 6, 10],
        ],
        more: More::Nothing,
        exchanged: &[],
    },
    // 29
    Starter::Turned {
        initial: &[
            [1, 11, 6, 18],
            [2, 15, 5, 14],
            [3, 21, 7, 13],
            [4, 28, 19, 22],
            [8, 23, 10, 12],
            [9, 16, 17, 25],
            [20, 24, 26, 27],
        ],
        more: More::Nothing,
        exchanged: &[],
    },
    // 30
    Starter::Turned {
        initial: &[
            [7, 8, 3, 6],
            [2, 13, 9, 28],
            [10, 12, 22, 27],
            [15, 23, 4, 20],
            [5, 26, 18, 24],
            [1, 11, 17, 21],
            [19, 29, 16, 25],
        ],
        more: More::Halves { step: 13 },
        exchanged: &[(23, 0)],
    },
    // 31
    Starter::Turned {
        initial: &[
            [18, 26, 1, 3],
            [10, 13, 5, 22],
            [6, 15, 16, 21],
            [8, 14, 11, 27],
            [0, 7, 9, 28],
            [20, 29, 24, 25],
            [2, 17, 4, 30],
        ],
        more: More::Single {
            table: [0, 4, 11, 22],
            shifts: &[
                0, 15, 1, 16, 2, 17, 3, 22, 8, 23, 9, 24, 10, 25, 4, 19, 5, 20, 6, 21, 7, 11, 26,
                12, 27, 13, 28, 14, 18,
            ],
        },
        exchanged: &[(0, 2), (1, 2), (21, 2), (24, 5), (31, 6), (32, 6)],
    },
    // 32
    Starter::Turned {
        initial: &[
            [0, 31, 22, 29],
            [1, 3, 5, 19],
            [6, 24, 14, 25],
            [9, 28, 8, 12],
            [15, 30, 20, 23],
            [18, 26, 4, 13],
            [16, 21, 2, 27],
            [10, 11, 7, 17],
        ],
        more: More::Nothing,
        exchanged: &[],
    },
];
