//! Repetition of a drawing of lots from its public seed, and comparison with the record.

use kralle_tournament::lots::start_list::TieLot;
use kralle_tournament::lots::{Entrant, checksum, draw_lots, start_list};
use kralle_tournament::{Line, PlayerId, TeamNumber, Tournament};

/// The result of the comparison.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Redraw {
    /// True if ratings and seed give the recorded order of players; later corrections may change
    /// it.
    pub(super) is_same_order: bool,
    /// True if the list has the recorded checksum.
    pub(super) is_same_checksum: bool,
    /// True if pot 2 needed the recorded number of shuffles until the wish was fulfilled.
    pub(super) is_same_shuffles: bool,
    /// Number of teams on record.
    pub(super) teams: usize,
    /// Number of teams that equal the recorded ones.
    pub(super) same_teams: usize,
}

impl Redraw {
    /// Repeats the drawing of lots; `None` if there was none.
    pub(super) fn of(tournament: &Tournament) -> Option<Self> {
        let record = tournament.lots.as_ref()?;
        let order = &tournament.settings.rating_order;
        let entrant = |id: &PlayerId| {
            let player = tournament.players.iter().find(|it| it.id == *id)?;
            Some(Entrant {
                id: *id,
                data: &player.data,
            })
        };
        let list: Vec<Entrant<'_>> = record.start_list.iter().filter_map(entrant).collect();
        let lot = TieLot::Seed(&record.seed);
        let ordered = start_list(list.iter().copied(), order, &tournament.by_hand, lot);
        let ids = |list: &[Entrant<'_>]| list.iter().map(|it| it.id).collect::<Vec<_>>();
        let (pot_1, pot_2) = list.split_at(usize::from(record.pot_1).min(list.len()));
        let clubs = |pot: &[Entrant<'_>]| -> Vec<Option<Line>> {
            pot.iter().map(|it| it.data.club.clone()).collect()
        };
        let last = TeamNumber::at(pot_1.len().saturating_sub(1));
        let joins = record.third_joins.unwrap_or(last).index();
        let drawn = draw_lots(
            &clubs(pot_1),
            &clubs(pot_2),
            joins,
            &record.seed,
            record.wish,
        );
        let on_record = tournament.drawn_teams();
        let (is_same_shuffles, teams) = match drawn {
            Err(_) => (false, Vec::new()),
            Ok(lots) => {
                let member = |position: usize| pot_2.get(position).map(|it| it.id);
                let teams = pot_1.iter().zip(&lots.partners).enumerate();
                let teams = teams.map(|(index, (first, partner))| {
                    let third = lots.third.filter(|_| index == joins);
                    let first = std::iter::once(first.id);
                    first
                        .chain(member(*partner))
                        .chain(third.and_then(member))
                        .collect()
                });
                (lots.shuffles == record.shuffles, teams.collect())
            }
        };
        let teams: Vec<Vec<PlayerId>> = teams;
        Some(Self {
            is_same_order: ids(&ordered) == record.start_list,
            is_same_checksum: checksum(&list, order) == record.checksum,
            is_same_shuffles,
            same_teams: teams
                .iter()
                .zip(&on_record)
                .filter(|(one, other)| one == other)
                .count(),
            teams: on_record.len(),
        })
    }

    /// True if the drawing of lots equals the record.
    pub(super) const fn is_same(&self) -> bool {
        self.is_same_shuffles && self.teams == self.same_teams
    }
}
