//! What every type needs that crosses the bridge, and what many calls take.

pub(crate) use kralle_view::wire;

/// Declares an enum of refusals: the class of each before its name, in brackets what differs from the class.
macro_rules! refusals {
    ($(#[$meta:meta])* $visibility:vis enum $name:ident {
        $($(#[$doc:meta])* $class:ident $(($($promised:tt)*))? $variant:ident $({ $($field:ident: $type:ty),+ })?,)+
    }) => {
        $(#[$meta])*
        #[derive(Debug, kralle_refusal::Refusal)]
        $visibility enum $name {
            $($(#[$doc])* #[refusal($class $(, $($promised)*)?)] $variant $({ $($field: $type),+ })?,)+
        }
    };
}

pub(crate) use refusals;

wire! {
    /// No input, or no output.
    pub struct Nothing {}
}
