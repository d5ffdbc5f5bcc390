//! Normalization of the names of an imported tournament.

use crate::{FieldError, FieldValue, Line, PlayerField, Tournament};

impl Tournament {
    /// Removes invisible characters from all names: of the tournament, its place and rating list,
    /// arbiters, players with their fields, teams and captains.
    ///
    /// An optional name without visible characters becomes `None`.
    ///
    /// # Errors
    /// Fails if the name of the tournament or of a player has no visible characters.
    pub fn with_visible_names(mut self) -> Result<Self, FieldError> {
        let settings = &mut self.settings;
        clean(&mut settings.name)?;
        clean_optional(&mut settings.place);
        clean_optional(&mut settings.rating_list.name);
        clean_optional(&mut settings.arbiters.chief);
        let deputies = &mut settings.arbiters.deputies;
        *deputies = deputies
            .iter()
            .filter_map(|it| Line::parse(it.as_str()).ok())
            .collect();
        for player in &mut self.players {
            let data = &mut player.data;
            clean(&mut data.name)?;
            for field in PlayerField::ALL {
                if let Some(text) = data.value(field).and_then(FieldValue::text) {
                    let text = text.to_owned();
                    if data.read(field, &text).is_err() {
                        data.conceal(|it| it == field);
                    }
                }
            }
        }
        for team in &mut self.teams {
            clean_optional(&mut team.name);
            clean_optional(&mut team.captain);
        }
        Ok(self)
    }
}

fn clean(line: &mut Line) -> Result<(), FieldError> {
    *line = Line::parse(line.as_str())?;
    Ok(())
}

fn clean_optional(line: &mut Option<Line>) {
    *line = line.as_ref().and_then(|it| Line::parse(it.as_str()).ok());
}
