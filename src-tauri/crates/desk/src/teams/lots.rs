//! Draws the teams from the two pots.

use kralle_call::call;
use kralle_tournament::lots::{Seed, Wish};
use kralle_tournament::{LotsOrder, TeamNumber, Tournament};

use crate::core::choice::Named;
use crate::core::desk::Desk;
use crate::core::field::{Expected, Field};
use crate::core::lots_view::{LotsView, TeamRef};
use crate::core::overview::Overview;
use crate::core::people;
use crate::core::refusal::{RefusalView, data};
use crate::core::snapshot::Snapshot;
use crate::core::wire::{Nothing, wire};

wire! {
    /// What the director says.
    pub struct DrawLotsInput {
        /// The public seed: any text.
        pub seed: String,
        pub wish: Named<Wish>,
        /// The team that the third player joins when the number is odd; none takes the largest.
        #[serde(default)]
        pub third_joins: Option<u16>,
    }
}

/// Draws the teams from the two pots.
#[call]
pub(crate) fn draw_lots(desk: &mut Desk, input: DrawLotsInput) -> Result<Overview, RefusalView> {
    let seed = Seed::parse(&input.seed)
        .map_err(|_| RefusalView::bad_field(Field::Seed, &input.seed, Expected::Text))?;
    let third_joins = input
        .third_joins
        .map(crate::core::parse::team)
        .transpose()?;
    let order = LotsOrder {
        seed,
        wish: input.wish.0,
        third_joins,
    };
    let seed = data([("seed", order.seed.as_str().into())]);
    desk.command("draw_lots", seed, |tournament| {
        tournament.draw_teams(&order)
    })
}

/// Shows what happened when the lots were drawn.
#[call]
pub(crate) fn lots(desk: &Snapshot, _: Nothing) -> Result<Option<LotsView>, RefusalView> {
    view(desk.tournament()?)
}

/// What happened when the lots of `tournament` were drawn; nothing before that.
pub(crate) fn view(tournament: &Tournament) -> Result<Option<LotsView>, RefusalView> {
    let Some(lots) = &tournament.lots else {
        return Ok(None);
    };
    let list = lots
        .start_list
        .iter()
        .map(|id| people::player_with(tournament, *id))
        .collect::<Result<Vec<_>, _>>()?;
    let (pot_1, pot_2) = list.split_at(usize::from(lots.pot_1).min(list.len()));
    let [a, b, c, d] = lots.checksum;
    let drawn = tournament.drawn_teams();
    Ok(Some(LotsView {
        seed: lots.seed.as_str().to_owned(),
        wish: lots.wish.into(),
        shuffles: lots.shuffles,
        checksum: format!("{a:02X}{b:02X} {c:02X}{d:02X}"),
        top_role: lots.top_role.into(),
        pot_1: pot_1.to_vec(),
        pot_2: pot_2.to_vec(),
        teams: (1..)
            .zip(&drawn)
            .map(|(number, members)| TeamRef {
                number,
                name: None,
                players: members
                    .iter()
                    .filter_map(|id| people::player_with(tournament, *id).ok())
                    .collect(),
            })
            .collect(),
        changed: tournament
            .teams
            .iter()
            .filter(|team| {
                let now = tournament.members(team.number, tournament.next_round());
                let now: Vec<_> = now.map(|membership| membership.player).collect();
                drawn.get(team.number.index()) != Some(&now)
            })
            .map(|team| team.number.get())
            .collect(),
        third_joins: lots.third_joins.map(TeamNumber::get),
    }))
}
