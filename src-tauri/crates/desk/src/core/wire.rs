//! Macros for all types that cross the bridge, and inputs of several calls.

pub(crate) use kralle_view::wire;

/// Declares an enum of refusals: each variant's class before its name, deviations from the class in
/// brackets.
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
