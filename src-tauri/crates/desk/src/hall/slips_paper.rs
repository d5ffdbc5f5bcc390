//! The slips of a round: for each side of each match one, with the code that lets its captain in.

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use kralle_sheets::{CodeCard, Page, Panel, QrCode, SheetKind};
use kralle_tournament::{Formation, Role, RoundNumber, RoundState, Tournament};
use kralle_words::Words;

use crate::core::hall::HallKeys;
use crate::core::hall_place::Wlan;
use crate::core::on_paper::page;
use crate::core::parse;
use crate::core::pdf::not_printed;
use crate::core::refusal::RefusalView;
use crate::core::refused::refused;
use crate::core::slips::KeyedSlip;
use crate::core::team_paper::title;
use crate::round::cards_paper::who_plays;
use crate::round::show::printed;
use crate::round::view::SideView;

/// The slips of `round`, or those of some tables. The two of a match follow each other: each is a
/// piece of paper of its own once they are cut.
pub(crate) fn slips(
    tournament: &Tournament,
    keys: Option<&HallKeys>,
    round: RoundNumber,
    tables: Option<&[u16]>,
    words: &Words,
) -> Result<Page, RefusalView> {
    let view = printed(tournament, round)?;
    let drawn_up = tournament
        .round(round)
        .map_err(|refusal| refused(&refusal, tournament))?;
    if drawn_up.state == RoundState::Draft {
        return Err(RefusalView::new("no_round_published"));
    }
    let known = keys.and_then(|keys| Some((keys, keys.doors.place.address.as_deref()?)));
    let (keys, address) = known.ok_or_else(|| RefusalView::new("hall_without_address"))?;
    let page = page(SheetKind::Slips, tournament, words).with("round", round.get().to_string());
    let above = ["tournament", "place"].map(|field| page.fields.get(field).cloned());
    let above: Vec<String> = above.into_iter().flatten().collect();
    let common = Common {
        address,
        above: above.join(" · "),
        round: words.say("card-round", &[("round", round.get().into())]),
        note: note(keys.doors.place.wlan.as_ref(), words),
        formation: tournament.settings.formation,
        words,
    };
    let mut panels = Vec::new();
    for table in tables.unwrap_or_default() {
        let it = tournament.match_at(round, parse::table(*table)?);
        it.map_err(|refusal| refused(&refusal, tournament))?;
    }
    let matches = view.matches.iter();
    let wanted = matches.filter(|it| tables.is_none_or(|tables| tables.contains(&it.table)));
    for it in wanted {
        let table = parse::table(it.table)?;
        for (role, side) in [(Role::First, &it.first), (Role::Second, &it.second)] {
            let slip = keys.slip(round, table, role);
            let slip = slip.ok_or_else(|| RefusalView::new("slip_ended"))?;
            panels.push(common.card(slip, role, side)?);
        }
    }
    Ok(page.of_panels(panels, words.say("sheet-pairing-empty", &[])))
}

/// What keeps a phone in the WLAN.
fn note(wlan: Option<&Wlan>, words: &Words) -> String {
    let Some(Wlan { name, password }) = wlan else {
        return words.say("slip-wlan-of-hall", &[]);
    };
    if password.is_empty() {
        return words.say("slip-wlan-open", &[("name", name.into())]);
    }
    let args = [("name", name.into()), ("password", password.into())];
    words.say("slip-wlan", &args)
}

/// What the slips of a round have in common.
struct Common<'a> {
    address: &'a str,
    above: String,
    round: String,
    note: String,
    formation: Formation,
    words: &'a Words,
}

impl Common<'_> {
    fn card(&self, slip: &KeyedSlip, role: Role, side: &SideView) -> Result<Panel, RefusalView> {
        let words = self.words;
        let key = URL_SAFE_NO_PAD.encode(slip.key);
        let code = QrCode::of(&format!("http://{}/m#{}.{key}", self.address, slip.id));
        let table = slip.slip.table.get();
        let mut lines: Vec<String> = match self.formation {
            Formation::PotDraw | Formation::FixedTeams => {
                let seats = side.seats.iter();
                seats.map(|seat| seat.player.name.clone()).collect()
            }
            // Who plays alone is named already.
            Formation::SinglePlayers => Vec::new(),
        };
        lines.push(words.say(side_key(self.formation, role), &[]));
        let typed = format!("{}/m", self.address);
        Ok(Panel::Code(Box::new(CodeCard {
            title: words.say("card-table", &[("table", table.to_string().into())]),
            aside: self.round.clone(),
            above: self.above.clone(),
            owner: title(&who_plays(side), words),
            lines,
            code: code.map_err(|error| not_printed(&error))?,
            typed: [
                words.say("slip-typed", &[("address", typed.into())]),
                slip.code(),
            ],
            note: self.note.clone(),
        })))
    }
}

/// What a side is called.
const fn side_key(formation: Formation, role: Role) -> &'static str {
    match (formation, role) {
        (Formation::SinglePlayers, Role::First) => "card-white",
        (Formation::SinglePlayers, Role::Second) => "card-black",
        (Formation::PotDraw | Formation::FixedTeams, Role::First) => "slip-first-named",
        (Formation::PotDraw | Formation::FixedTeams, Role::Second) => "slip-second-named",
    }
}
