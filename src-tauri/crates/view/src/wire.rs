//! The derives of the types in calls, answers and stored data.

/// Declares a type with the derives for calls, answers and stored data.
///
/// Tests generate the TypeScript types and the schemas; release builds leave that code out.
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
