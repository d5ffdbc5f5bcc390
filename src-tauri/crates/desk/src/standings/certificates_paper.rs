//! Certificates for the winners. Each joint winner gets one.

use kralle_sheets::{Fold, Page, Panel, SheetKind};
use kralle_tournament::{Course, PlayerId, Title, Tournament};
use kralle_view::people;
use kralle_view::standings::StandingRow;
use kralle_words::{Arg, Words};

use crate::core::on_paper::page;
use crate::core::paper_sheet::{Making, PaperSheet, SheetTrait};
use crate::core::refusal::RefusalView;
use crate::core::refused::refused;
use crate::core::sheet_view::{CertificateFor, SheetGroup};
use crate::core::team_paper::title;
use crate::standings::paper::standings_at;
use crate::standings::view::StandingsView;

/// The usual number of ranks with certificates.
pub(crate) const PLACES: u16 = 3;

/// The sheet of certificates for the winners.
pub(crate) const CERTIFICATES: PaperSheet = PaperSheet::new(
    SheetGroup::End,
    certificates_asked_for,
    &[SheetTrait::TakesPicture],
);

/// Returns the certificates down to rank `places`, including all teams that share such a rank.
///
/// # Errors
/// Fails if the tournament is not closed and could not be closed now.
pub(crate) fn certificates(
    tournament: &Tournament,
    places: u16,
    to: CertificateFor,
    words: &Words,
) -> Result<Page, RefusalView> {
    // There is no winner before the tournament can be closed: results are missing, or first place is
    // undecided.
    match tournament.course {
        Course::Closed => {}
        Course::Running => tournament
            .may_close()
            .map_err(|refusal| refused(&refusal, tournament))?,
    }
    let view = standings_at(tournament, people::newest_round(tournament));
    let winners = view.rows.iter().filter(|row| row.rank_from <= places);
    let cards: Vec<Panel> = winners
        .flat_map(|row| awards(tournament, &view, row, to, words))
        .collect();
    let none = words.say("certificate-none", &[]);
    Ok(page(SheetKind::Certificates, tournament, words).of_panels(cards, none))
}

/// Returns the certificate of a team, or one for each of its players.
fn awards(
    tournament: &Tournament,
    view: &StandingsView,
    row: &StandingRow,
    to: CertificateFor,
    words: &Words,
) -> Vec<Panel> {
    let ranks = (row.rank_from, row.rank_to);
    let shares = |it: &&StandingRow| (it.rank_from, it.rank_to) == ranks;
    let key = match (row.rank_from, view.rows.iter().filter(shares).count()) {
        (1, 0..=1) => "certificate-winner",
        (1, _) => "certificate-joint-winner",
        (_, 0..=1) => "certificate-rank",
        _ => "certificate-shared-rank",
    };
    let points = [
        ("points", Arg::HalfPoints(row.half_points.into())),
        // The plural form depends on the number of half points, because "½" is no number in a message.
        ("halves", row.half_points.into()),
    ];
    let players = row.team.players.iter();
    let players: Vec<String> = players
        .map(|it| formally(tournament, it.id, &it.name))
        .collect();
    let and = words.say("certificate-and", &[]);
    let together = match players.split_last() {
        Some((last, before)) if !before.is_empty() => {
            format!("{} {and} {last}", before.join(", "))
        }
        Some(_) | None => players.concat(),
    };
    let fields = page(SheetKind::Certificates, tournament, words)
        .with("rank", words.say(key, &[("rank", row.rank_from.into())]))
        .with("points", words.say("certificate-points", &points))
        .with("players", together.clone())
        .fields;
    let card = |name: String, team: String| {
        let mut fields = fields.clone();
        fields.extend([("team", team), ("name", name.clone())]);
        Panel::Lines {
            fields,
            name,
            fold: Fold::Flat,
        }
    };
    match to {
        CertificateFor::Team => {
            vec![card(together, row.team.name.clone().unwrap_or_default())]
        }
        CertificateFor::Player => {
            let mut team = row.team.clone();
            for player in &mut team.players {
                player.name = Title::split(&player.name).1;
            }
            let team = title(&team, words);
            players
                .into_iter()
                .map(|player| card(player, team.clone()))
                .collect()
        }
    }
}

/// Returns the form of address: "Dr. Ida Muster" for "Muster, Ida" with the title "Dr.".
///
/// Older files have the title in the name; the result is the same.
fn formally(tournament: &Tournament, player: u32, name: &str) -> String {
    let (in_name, name) = Title::split(name);
    let player = tournament.player(PlayerId(player)).ok();
    let title = player.and_then(|player| player.data.title.as_ref().map(ToString::to_string));
    let name = match name.split_once(',') {
        Some((surname, given)) if !given.trim().is_empty() && !given.contains(',') => {
            format!("{} {}", given.trim(), surname.trim())
        }
        Some(_) | None => name,
    };
    match title.or_else(|| in_name.map(String::from)) {
        Some(title) => format!("{title} {name}"),
        None => name,
    }
}

fn certificates_asked_for(it: &Making<'_>) -> Result<Page, RefusalView> {
    let to = it.input.certificate_for.unwrap_or(CertificateFor::Team);
    let places = it.input.places.unwrap_or(PLACES);
    certificates(it.tournament(), places, to, it.words)
}
