//! FIDE's XML format: one `player` element per player, with its fields as elements.

use kralle_tournament::{Fact, RatingKind, Sex};
use quick_xml::Reader;
use quick_xml::events::Event;

use super::RatingListError;
use super::entry::{RatedPlayer, Title, birth_year, number, rating};
use super::lines::{Lines, Take, Watch};

/// Number of players between two progress reports.
const EVERY: usize = 4096;
/// Limit of the field text, in bytes. After it, no more text is added to the field.
const MAX_FIELD: usize = 1024;

/// Reads every player. Returns the number of players without number or name, and the position of
/// the first among all players, from 1.
///
/// # Errors
/// Fails if the XML is damaged or cut off, or `take` or `watch` fails.
pub(super) fn read(
    lines: Lines<'_>,
    kind: RatingKind,
    take: Take<'_>,
    watch: Watch<'_>,
) -> Result<(usize, Option<u64>), RatingListError> {
    let mut reader = Reader::from_reader(lines);
    let mut buffer = Vec::new();
    let mut player = RatedPlayer::default();
    let (mut field, mut text) = (String::new(), String::new());
    let (mut inside, mut seen) = (false, 0_usize);
    let (mut skipped, mut first) = (0, None);
    loop {
        buffer.clear();
        let event = reader.read_event_into(&mut buffer);
        match event {
            Err(error) => {
                return Err(RatingListError::Damaged {
                    line: seen as u64 + 1,
                    reason: error.to_string(),
                });
            }
            Ok(Event::Start(start)) => {
                let name = start.local_name();
                if name.as_ref() == "player" {
                    player.clear();
                    inside = true;
                }
                field.clear();
                field.push_str(name.as_ref());
                text.clear();
            }
            Ok(Event::Text(found)) if inside && text.len() < MAX_FIELD => text.push_str(&found),
            Ok(Event::CData(found)) if inside && text.len() < MAX_FIELD => text.push_str(&found),
            Ok(Event::GeneralRef(found)) if inside && text.len() < MAX_FIELD => {
                text.extend(match &*found {
                    "amp" => Some('&'),
                    "apos" => Some('\''),
                    "quot" => Some('"'),
                    "lt" => Some('<'),
                    "gt" => Some('>'),
                    _ => found.resolve_char_ref().ok().flatten(),
                });
            }
            Ok(Event::End(end)) if inside => {
                if end.local_name().as_ref() == "player" {
                    inside = false;
                    seen += 1;
                    reader.get_mut().begin_player();
                    if player.fide_id.is_some() && player.name.chars().any(char::is_alphabetic) {
                        take(&player)?;
                    } else {
                        skipped += 1;
                        first.get_or_insert(seen as u64);
                    }
                    if seen % EVERY == 0 {
                        let (done, total) = reader.get_ref().progress();
                        watch(done, total)?;
                    }
                } else {
                    fill(&mut player, &field, text.trim(), kind);
                }
                text.clear();
            }
            Ok(Event::Eof) => break,
            Ok(_) => {}
        }
    }
    if inside {
        return Err(RatingListError::Damaged {
            line: seen as u64 + 1,
            reason: "the last player is cut off".to_owned(),
        });
    }
    Ok((skipped, first))
}

fn fill(player: &mut RatedPlayer, field: &str, text: &str, kind: RatingKind) {
    match field {
        "fideid" => player.fide_id = Some(number(text)).filter(|id| *id > 0),
        "name" => player.name = text.split_whitespace().collect::<Vec<_>>().join(" "),
        "country" => text.clone_into(&mut player.federation),
        "title" => player.title = Title::read(text),
        "sex" => player.sex = Sex::read(text).ok().flatten(),
        "birthday" => player.birth_year = birth_year(text),
        // In the list of all three, this is the standard rating.
        "rating" => player.ratings.set(kind, rating(text)),
        "rapid_rating" => player.ratings.set(RatingKind::Rapid, rating(text)),
        "blitz_rating" => player.ratings.set(RatingKind::Blitz, rating(text)),
        _ => {}
    }
}
