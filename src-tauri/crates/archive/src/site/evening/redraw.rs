//! Draws the lots of a tournament again from its public seed, and says what is the same.

use kralle_tournament::lots::start_list::TieLot;
use kralle_tournament::lots::{Entrant, checksum, draw_lots, start_list};
use kralle_tournament::{Line, PlayerId, TeamNumber, Tournament};

/// What was compared.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Redraw {
    /// Whether rating and seed order the players as on record; what was corrected since may change that.
    pub(super) is_same_order: bool,
    /// Whether the list has the checksum on record.
    pub(super) is_same_checksum: bool,
    /// Whether pot 2 was shuffled as often as on record until the wish held; drawn anew.
    pub(super) is_same_shuffles: bool,
    /// How many teams the lots make.
    pub(super) teams: usize,
    /// How many of them are as on record.
    pub(super) same_teams: usize,
}

impl Redraw {
    /// Draws the lots again; none where none were drawn.
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

    /// Whether the lots fell as on record.
    pub(super) const fn is_same(&self) -> bool {
        self.is_same_shuffles && self.teams == self.same_teams
    }
}
