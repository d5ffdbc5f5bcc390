//! Names of a whole tournament that comes in from another file.

use crate::{Line, LineError, NationalId, Title, Tournament};

impl Tournament {
    /// The tournament without invisible characters in its names: its own, those of place and rating
    /// list, of players with title, club and national number, of teams and captains.
    ///
    /// # Errors
    /// Fails if nothing of a name is visible.
    pub fn with_visible_names(mut self) -> Result<Self, LineError> {
        let settings = &mut self.settings;
        clean(&mut settings.name)?;
        clean_optional(&mut settings.place);
        clean_optional(&mut settings.rating_list.name);
        for player in &mut self.players {
            let data = &mut player.data;
            clean(&mut data.name)?;
            clean_optional(&mut data.club);
            let title = data.title.as_ref();
            data.title = title.and_then(|it| Title::parse(it.as_str()).ok());
            let id = data.national_id.as_ref();
            data.national_id = id.and_then(|it| NationalId::parse(it.as_str()).ok());
        }
        for team in &mut self.teams {
            clean_optional(&mut team.name);
            clean_optional(&mut team.captain);
        }
        Ok(self)
    }
}

fn clean(line: &mut Line) -> Result<(), LineError> {
    *line = Line::parse(line.as_str())?;
    Ok(())
}

fn clean_optional(line: &mut Option<Line>) {
    *line = line.as_ref().and_then(|it| Line::parse(it.as_str()).ok());
}
