//! The slips of a round: one for each side of each match, with the code for its captain's entry.

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use kralle_sheets::{CodeCard, Page, Panel, QrCode, SheetKind};
use kralle_tournament::{Formation, Role, RoundNumber, RoundState, TableNumber, Tournament};
use kralle_words::Words;

use crate::core::on_paper::page;
use crate::core::paper_sheet::{Making, PaperSheet, SheetTrait};
use crate::core::parse;
use crate::core::pdf::not_printed;
use crate::core::refusal::RefusalView;
use crate::core::refusals::DeskRefusal;
use crate::core::refused::refused;
use crate::core::sheet_view::{SheetGroup, SlipsBelow};
use crate::core::team_paper::title;
use crate::door::hall::HallKeys;
use crate::door::hall_place::Wlan;
use crate::door::slips::KeyedSlip;
use crate::hall::refusal::HallRefusal;
use crate::round::cards_paper::match_cards;
use crate::round::show::printed;
use crate::round::view::SideView;

/// A slip for each side of each match.
pub(crate) const SLIPS: PaperSheet = PaperSheet::new(
    SheetGroup::Now,
    |it| {
        slips(
            it.tournament(),
            it.desk.hall_keys(),
            it.round,
            it.tables,
            it.words,
        )
    },
    &[
        SheetTrait::OfARound,
        SheetTrait::ByTable,
        SheetTrait::HasSlips,
    ],
);

/// A card for each match, optionally with the slips.
pub(crate) const MATCH_CARDS: PaperSheet = PaperSheet::new(
    SheetGroup::Now,
    cards_with_slips,
    &[
        SheetTrait::OfARound,
        SheetTrait::ByTable,
        SheetTrait::Publishes,
        SheetTrait::HasSlips,
    ],
);

/// Returns the slips of `round`, or of some tables. The two slips of a match follow each other;
/// they are separate pieces after cutting.
pub(crate) fn slips(
    tournament: &Tournament,
    keys: Option<&HallKeys>,
    round: RoundNumber,
    tables: Option<&[u16]>,
    words: &Words,
) -> Result<Page, RefusalView> {
    printed(tournament, round)?;
    if is_draft(tournament, round)? {
        return Err(DeskRefusal::NoRoundPublished.into());
    }
    let pairs = pairs(tournament, keys, round, tables, words)?;
    let cards = pairs.into_iter().flatten();
    let panels = cards.map(|card| Panel::Code(Box::new(card))).collect();
    Ok(page_of(tournament, round, words).of_panels(panels, words.say("sheet-pairing-empty", &[])))
}

/// True if slips have a valid address: the hall was opened for this tournament.
pub(crate) fn lead_anywhere(keys: Option<&HallKeys>) -> bool {
    keys.is_some_and(|keys| keys.doors.place.address.is_some())
}

/// Returns the slips of both sides of each match of `round`, or of some tables. Slips of a draft
/// have no keys yet and show placeholders.
pub(crate) fn pairs(
    tournament: &Tournament,
    keys: Option<&HallKeys>,
    round: RoundNumber,
    tables: Option<&[u16]>,
    words: &Words,
) -> Result<Vec<[CodeCard; 2]>, RefusalView> {
    let view = printed(tournament, round)?;
    let is_draft = is_draft(tournament, round)?;
    let known = keys.and_then(|keys| Some((keys, keys.doors.place.address.as_deref()?)));
    let (keys, address) = known.ok_or(HallRefusal::HallWithoutAddress)?;
    let page = page_of(tournament, round, words);
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
    for table in tables.unwrap_or_default() {
        let it = tournament.match_at(round, parse::table(*table)?);
        it.map_err(|refusal| refused(&refusal, tournament))?;
    }
    let matches = view.matches.iter();
    let wanted = matches.filter(|it| tables.is_none_or(|tables| tables.contains(&it.table)));
    let pairs = wanted.map(|it| {
        let table = parse::table(it.table)?;
        let card = |role: Role, side: &SideView| {
            let slip = keys.slip(round, table, role);
            if slip.is_none() && !is_draft {
                return Err(HallRefusal::SlipEnded.into());
            }
            common.card(slip, table, role, side)
        };
        Ok([
            card(Role::First, &it.first)?,
            card(Role::Second, &it.second)?,
        ])
    });
    pairs.collect()
}

fn page_of(tournament: &Tournament, round: RoundNumber, words: &Words) -> Page {
    page(SheetKind::Slips, tournament, words).with("round", round.get().to_string())
}

fn is_draft(tournament: &Tournament, round: RoundNumber) -> Result<bool, RefusalView> {
    let found = tournament.round(round);
    let found = found.map_err(|refusal| refused(&refusal, tournament))?;
    Ok(found.state == RoundState::Draft)
}

/// The placeholder for the letters of a draft's slip.
const OF_DRAFT: &str = "••••-••••-••••-••••";

/// Returns the note with the WLAN that phones must use.
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

/// The data shared by all slips of a round.
struct Common<'a> {
    address: &'a str,
    above: String,
    round: String,
    note: String,
    formation: Formation,
    words: &'a Words,
}

impl Common<'_> {
    /// Makes a slip; `None` for a draft.
    fn card(
        &self,
        slip: Option<&KeyedSlip>,
        table: TableNumber,
        role: Role,
        side: &SideView,
    ) -> Result<CodeCard, RefusalView> {
        let words = self.words;
        let link = slip.map_or_else(String::new, |slip| {
            format!("#{}.{}", slip.id, URL_SAFE_NO_PAD.encode(slip.key))
        });
        let code = QrCode::of(&format!("http://{}/m{link}", self.address));
        let mut lines: Vec<String> = match self.formation {
            Formation::PotDraw | Formation::FixedTeams | Formation::ChangingPartners => {
                let seats = side.seats.iter();
                seats.map(|seat| seat.player.name.clone()).collect()
            }
            // The owner line already names a single player.
            Formation::SinglePlayers => Vec::new(),
        };
        lines.push(words.say(side_key(self.formation, role), &[]));
        // Without `http://`, many phones search the internet for it.
        let typed = format!("http://{}/m", self.address);
        Ok(CodeCard {
            title: words.say("card-table", &[("table", table.get().to_string().into())]),
            aside: self.round.clone(),
            above: self.above.clone(),
            owner: title(&side.who_plays(), words),
            lines,
            code: code.map_err(|error| not_printed(&error))?,
            typed: [
                words.say("slip-typed", &[("address", typed.into())]),
                slip.map_or_else(|| OF_DRAFT.to_owned(), KeyedSlip::code),
            ],
            note: self.note.clone(),
        })
    }
}

/// Returns the message key for a side.
const fn side_key(formation: Formation, role: Role) -> &'static str {
    match (formation, role) {
        (Formation::SinglePlayers, Role::First) => "card-white",
        (Formation::SinglePlayers, Role::Second) => "card-black",
        (Formation::ChangingPartners, Role::First) => "slip-first-named-pair",
        (Formation::ChangingPartners, Role::Second) => "slip-second-named-pair",
        (Formation::PotDraw | Formation::FixedTeams, Role::First) => "slip-first-named",
        (Formation::PotDraw | Formation::FixedTeams, Role::Second) => "slip-second-named",
    }
}

fn cards_with_slips(it: &Making<'_>) -> Result<Page, RefusalView> {
    let keys = it.desk.hall_keys();
    let slips = if carries_slips(it.input.slips, keys) {
        pairs(it.tournament(), keys, it.round, it.tables, it.words)?
    } else {
        Vec::new()
    };
    match_cards(it.tournament(), it.round, it.tables, slips, it.words)
}

/// True if match cards include slips; by default if the hall was opened for this tournament.
pub(crate) fn carries_slips(asked: Option<SlipsBelow>, keys: Option<&HallKeys>) -> bool {
    match asked {
        Some(SlipsBelow::With) => true,
        Some(SlipsBelow::Without) => false,
        None => lead_anywhere(keys),
    }
}
