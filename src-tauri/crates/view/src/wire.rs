//! The derives of every type that crosses the bridge.

/// Derives what every type needs that crosses the bridge. The TypeScript types and the schemas are made by
/// tests; a program that is given away does not make them again.
#[macro_export]
macro_rules! wire {
    ($(#[$meta:meta])* $visibility:vis struct $name:ident $body:tt) => {
        #[derive(Debug, Clone, PartialEq, serde::Serialize, serde::Deserialize)]
        #[cfg_attr(debug_assertions, derive(ts_rs::TS, schemars::JsonSchema))]
        #[serde(deny_unknown_fields)]
        $(#[$meta])*
        $visibility struct $name $body
    };
    ($(#[$meta:meta])* $visibility:vis enum $name:ident $body:tt) => {
        #[derive(Debug, Clone, PartialEq, serde::Serialize, serde::Deserialize)]
        #[cfg_attr(debug_assertions, derive(ts_rs::TS, schemars::JsonSchema))]
        #[serde(rename_all = "snake_case")]
        $(#[$meta])*
        $visibility enum $name $body
    };
}
