//! Shows the games by correspondence.

use super::Nothing;
use crate::correspondence::list::{is_by_post, sort};
use crate::desk::Desk;
use crate::view::correspondence::CorrespondenceView;
use crate::view::refusal::RefusalView;

/// Shows the games by correspondence, who is waited for, and until when.
pub(crate) fn run(desk: &mut Desk, _: Nothing) -> Result<CorrespondenceView, RefusalView> {
    let kept = desk.open_file()?.store.games()?;
    let every = super::games::view(desk, &kept, None)?;
    let mut games = kept
        .iter()
        .filter(|kept| is_by_post(kept))
        .map(|kept| desk.show_post_game(kept))
        .collect::<Result<Vec<_>, _>>()?;
    sort(&mut games);
    Ok(CorrespondenceView {
        possible: every.possible,
        today: desk.today().to_string(),
        games,
        free: every.free,
    })
}
