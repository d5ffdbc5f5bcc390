//! Reader of the records in `tests/records`: random events, and the answers of another program.
//!
//! A record begins with `event NAME SYSTEM planned ROUNDS initial w|b`, then the ratings by number,
//! and for virtual points `accelerated FROM-ROUND TO-ROUND FIRST LAST HALF-POINTS`.
//!
//! A `round` lists its results and byes. `3-7:1` is the result of the first-named (of a team: board
//! by board; `+`, `-` and `x` are forfeits of the second, the first, both); `5U 6H 7Z` are byes.
//! `gacrux` below a round is that program's pairing of it from the rounds before. A table of
//! `tie-breaks` has a line per entrant: the rank, then the values.

use kralle_pairing::event::{
    Acceleration, ColorPreferenceType, Entrant, EntrantNumber, Event, EventBuilder, Format,
    HalfPoints, PairOutcome, Participation, Role, RoundNumber, ScoreKind, SecondaryScore,
};

/// Pairs in the order of the tables, first before second, and the bye.
pub(crate) type Pairs = (Vec<(u16, u16)>, Option<u16>);

/// An event with its expected answers.
pub(crate) struct Record {
    pub(crate) name: String,
    pub(crate) event: Event,
    /// The expected pairing of each round, if recorded.
    pub(crate) rounds: Vec<Pairs>,
    pub(crate) tables: Vec<Table>,
}

/// A list of tie-breaks, with the values of all entrants.
pub(crate) struct Table {
    pub(crate) names: Vec<String>,
    /// By entrant: the rank, then the values.
    pub(crate) rows: Vec<Vec<String>>,
}

/// Parses the records of a file.
pub(crate) fn records(text: &str) -> Vec<Record> {
    let begins = "event ";
    let from = text.find(begins).unwrap();
    text[from + begins.len()..]
        .split(&format!("\n{begins}"))
        .map(record)
        .collect()
}

fn entrant(text: &str) -> EntrantNumber {
    EntrantNumber::new(text.parse().unwrap()).unwrap()
}

fn round(text: &str) -> RoundNumber {
    RoundNumber::new(text.parse().unwrap()).unwrap()
}

fn record(text: &str) -> Record {
    let mut lines = text.lines();
    let header: Vec<&str> = lines.next().unwrap().split(' ').collect();
    let [name, system, "planned", planned, "initial", initial] = header[..] else {
        unreachable!("{header:?}")
    };
    let preferences = match system {
        "team-a" => Some(ColorPreferenceType::A),
        "team-b" => Some(ColorPreferenceType::B),
        "team-none" => Some(ColorPreferenceType::None),
        _ => None,
    };
    let format = preferences.map_or(Format::Individual, |_| Format::Team { boards: 2 });
    let ratings = lines.next().unwrap().split(' ').skip(1);
    let entrants = ratings.enumerate().map(|(index, rating)| Entrant {
        number: EntrantNumber::from_index(index),
        rating: Some(rating.parse().unwrap()),
    });
    let mut builder = EventBuilder::new(format, entrants.collect());
    builder
        .planned_rounds(planned.parse().unwrap())
        .preferences(preferences.unwrap_or_default())
        .secondary_score(SecondaryScore::Unused)
        .initial_role(if initial == "w" {
            Role::First
        } else {
            Role::Second
        });
    let mut rounds = Vec::new();
    let mut tables: Vec<Table> = Vec::new();
    let mut played = 0;
    for line in lines {
        let (kind, rest) = line.split_once(' ').unwrap();
        match kind {
            "accelerated" => {
                builder.accelerate(acceleration(rest));
            }
            "round" => {
                let at = RoundNumber::from_index(played);
                played += 1;
                builder.rounds(played);
                for what in rest.split(' ') {
                    tell(&mut builder, format, at, what);
                }
            }
            "gacrux" => rounds.push(pairs(rest)),
            "tie-breaks" => tables.push(Table {
                names: rest.split(' ').map(str::to_owned).collect(),
                rows: Vec::new(),
            }),
            _ => {
                let row = line.split(' ').map(str::to_owned).collect();
                tables.last_mut().unwrap().rows.push(row);
            }
        }
    }
    Record {
        name: name.to_owned(),
        event: builder.build().unwrap(),
        rounds,
        tables,
    }
}

fn acceleration(text: &str) -> Acceleration {
    let fields: Vec<&str> = text.split(' ').collect();
    Acceleration {
        from: round(fields[0]),
        to: round(fields[1]),
        first: entrant(fields[2]),
        last: entrant(fields[3]),
        points: HalfPoints(fields[4].parse().unwrap()),
    }
}

/// Adds one pair or bye of a round.
fn tell(builder: &mut EventBuilder, format: Format, at: RoundNumber, what: &str) {
    let Some((pair, result)) = what.split_once(':') else {
        let (who, bye) = what.split_at(what.len() - 1);
        // A team's bye is a draw or a win on both boards (C.04.6 article 1.4).
        let (bye, halves) = match bye {
            "U" => (Participation::AllocatedBye, 2),
            "H" => (Participation::HalfPointBye, 2),
            "F" => (Participation::FullPointBye, 4),
            "Z" => (Participation::ZeroPointBye, 0),
            _ => unreachable!("{what}"),
        };
        builder.set(at, entrant(who), bye);
        if let Format::Team { .. } = format {
            builder.set_points(at, entrant(who), ScoreKind::GamePoints, HalfPoints(halves));
        }
        return;
    };
    let (first, second) = pair.split_once('-').unwrap();
    let (first, second) = (entrant(first), entrant(second));
    let forfeit = match result {
        "+" | "++" => Some((PairOutcome::FirstWinsByForfeit, Some(first))),
        "-" | "--" => Some((PairOutcome::SecondWinsByForfeit, Some(second))),
        "x" => Some((PairOutcome::DoubleForfeit, None)),
        _ => None,
    };
    if let Some((forfeit, winner)) = forfeit {
        builder.pair(at, first, second, forfeit);
        if let (Format::Team { .. }, Some(winner)) = (format, winner) {
            builder.set_points(at, winner, ScoreKind::GamePoints, HalfPoints(4));
        }
        return;
    }
    let boards: Vec<u16> = result
        .chars()
        .map(|board| match board {
            '1' => 2,
            '=' => 1,
            '0' => 0,
            _ => unreachable!("{what}"),
        })
        .collect();
    let (points, even) = (boards.iter().sum::<u16>(), boards.len());
    let outcome = match usize::from(points).cmp(&even) {
        std::cmp::Ordering::Greater => PairOutcome::FirstWins,
        std::cmp::Ordering::Equal => PairOutcome::Draw,
        std::cmp::Ordering::Less => PairOutcome::SecondWins,
    };
    builder.pair(at, first, second, outcome);
    if even > 1 {
        let theirs = boards.iter().map(|points| 2 - points).collect();
        for (team, boards) in [(first, boards), (second, theirs)] {
            let sum = HalfPoints(boards.iter().sum());
            builder.set_points(at, team, ScoreKind::GamePoints, sum);
            builder.set_board_points(at, team, boards.into_iter().map(HalfPoints).collect());
        }
    }
}

fn pairs(text: &str) -> Pairs {
    let mut pairs = Vec::new();
    let mut bye = None;
    for pair in text.split(' ') {
        match pair.split_once('-') {
            Some((first, second)) => {
                pairs.push((first.parse().unwrap(), second.parse().unwrap()));
            }
            None => bye = pair.strip_suffix('U').map(|who| who.parse().unwrap()),
        }
    }
    (pairs, bye)
}
