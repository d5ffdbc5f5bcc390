//! Certificates for the winners (German: *Urkunden*); joint winners get one each.

use kralle_words::Words;

use crate::data::{Block, Panels, SheetData};
use crate::panel::{Fold, LinesPanel, Panel};
use crate::{Occasion, PlayerOnSheet, TeamOnSheet, Template};

/// Certificates.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct CertificatesSheet {
    /// Tournament, place, day.
    pub occasion: Occasion,
    /// From the first rank down.
    pub awards: Vec<Award>,
    /// Whether a team gets one, or each of its players.
    pub to: CertificateFor,
}

/// Who gets a certificate.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum CertificateFor {
    /// The team, both names on it.
    #[default]
    Team,
    /// Each player of the team.
    Player,
}

/// What a team has won.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Award {
    /// First and last of the ranks it shares; equal when it shares none.
    pub rank: (u16, u16),
    /// How many teams share the rank, this one among them.
    pub shared_by: u16,
    /// The team.
    pub team: TeamOnSheet,
    /// Points, in half points.
    pub points: u32,
}

impl CertificatesSheet {
    pub(crate) fn data(&self, words: &Words, _: &Template) -> SheetData {
        let fields = self.occasion.fields(words);
        let cards: Vec<Panel> = self
            .awards
            .iter()
            .flat_map(|award| self.panels(award, words))
            .collect();
        let blocks = if cards.is_empty() {
            vec![Block::text(words.say("certificate-none", &[]))]
        } else {
            vec![Block::Panels(Panels {
                across: 1,
                down: 1,
                cards,
            })]
        };
        SheetData::new(fields, blocks)
    }

    fn panels(&self, award: &Award, words: &Words) -> Vec<Panel> {
        let mut fields = self.occasion.fields(words);
        let rank = [("rank", award.rank.0.to_string().into())];
        let rank = match (award.rank.0, award.shared_by) {
            (1, 0..=1) => words.say("certificate-winner", &[]),
            (1, _) => words.say("certificate-joint-winner", &[]),
            (_, 0..=1) => words.say("certificate-rank", &rank),
            _ => words.say("certificate-shared-rank", &rank),
        };
        fields.insert("rank", rank);
        let players: Vec<String> = award.team.players.iter().map(formally).collect();
        let and = words.say("certificate-and", &[]);
        let together = match players.split_last() {
            Some((last, before)) if !before.is_empty() => {
                format!("{} {and} {last}", before.join(", "))
            }
            Some(_) | None => players.concat(),
        };
        let team = award.team.title(words);
        let points = [
            ("points", kralle_words::Arg::HalfPoints(award.points)),
            // Half points are counted, since "½" is no number to a message.
            ("halves", award.points.into()),
        ];
        fields.insert("points", words.say("certificate-points", &points));
        fields.insert("players", together.clone());
        let panel = |name: String, team: String| {
            let mut fields = fields.clone();
            fields.insert("team", team);
            fields.insert("name", name.clone());
            Panel::Lines(LinesPanel {
                fields,
                name,
                fold: Fold::Flat,
            })
        };
        match self.to {
            CertificateFor::Team => {
                let own = award.team.name.clone().unwrap_or_default();
                vec![panel(together, own)]
            }
            CertificateFor::Player => players
                .into_iter()
                .map(|player| panel(player, team.clone()))
                .collect(),
        }
    }
}

/// "Dr. Ida Muster" of "Muster, Ida" with the title "Dr.".
fn formally(player: &PlayerOnSheet) -> String {
    let name = given_name_first(&player.name);
    match &player.title {
        Some(title) => format!("{title} {name}"),
        None => name,
    }
}

/// "Ida Muster" of "Muster, Ida": nobody is addressed by surname first.
fn given_name_first(name: &str) -> String {
    match name.split_once(',') {
        Some((surname, given)) if !given.trim().is_empty() && !given.contains(',') => {
            format!("{} {}", given.trim(), surname.trim())
        }
        Some(_) | None => name.to_owned(),
    }
}
