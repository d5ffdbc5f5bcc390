//! Random choice of an element.

use kralle_tournament::lots::stream::LotStream;

/// Returns a random element; `None` if there are none.
pub(super) fn any_of<T: Copy>(these: &[T], stream: &mut LotStream) -> Option<T> {
    let last = u32::try_from(these.len().checked_sub(1)?).ok()?;
    these.get(stream.up_to(last) as usize).copied()
}
