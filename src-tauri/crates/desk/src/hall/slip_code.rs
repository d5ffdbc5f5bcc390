//! Finds the match of a slip that is scanned or typed at the desk.

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use kralle_call::call;
use kralle_tournament::Role;
use kralle_view::named::Named;

use crate::core::desk::Desk;
use crate::core::refusal::RefusalView;
use crate::core::wire::wire;
use crate::door::hall::HallKeys;
use crate::door::slips::KeyedSlip;
use crate::hall::refusal::HallRefusal;

wire! {
    /// The scanned or typed code.
    pub struct SlipOfInput {
        /// The link in the QR code, or the sixteen letters.
        pub code: String,
    }
}

wire! {
    /// The match of a slip.
    pub struct SlipView {
        pub round: u16,
        pub table: u16,
        pub side: Named<Role>,
    }
}

/// Finds the match of a slip by its code.
#[call]
pub(crate) fn slip_of(desk: &mut Desk, input: SlipOfInput) -> Result<SlipView, RefusalView> {
    let keys = desk.kept_hall_keys()?;
    let slip = keys.as_ref().and_then(|keys| slip(keys, &input.code));
    let slip = slip.ok_or(HallRefusal::NoSuchSlip)?.slip;
    Ok(SlipView {
        round: slip.round.get(),
        table: slip.table.get(),
        side: Named(slip.side),
    })
}

/// Returns the valid slip with this code; `None` if there is none.
fn slip<'a>(keys: &'a HallKeys, code: &str) -> Option<&'a KeyedSlip> {
    if let Some((_, link)) = code.rsplit_once('#') {
        let (id, key) = link.trim().split_once('.')?;
        let slip = keys.slips.get(id)?;
        return (URL_SAFE_NO_PAD.encode(slip.key) == key).then_some(slip);
    }
    let letters: String = code.chars().filter(|it| it.is_alphanumeric()).collect();
    let letters = letters.to_ascii_uppercase();
    let mut slips = keys.slips.values();
    slips.find(|slip| letters == format!("{}{}", slip.id, slip.letters))
}
