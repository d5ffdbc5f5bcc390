//! The routes. Paths are compared verbatim: no decoding, no dot segments, so that each route has
//! one spelling.

use kralle_desk::PublicView;

use crate::pages::Page;

/// The target of a path.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Route<'a> {
    Page(Page),
    /// A public view, by its path below `/api/public/`.
    Public(&'a str),
    /// The search for seats by name.
    Find,
    PublicEvents,
    Events,
    Enter,
    /// A call by its name, existing or not.
    Call(&'a str),
    Nothing,
}

impl<'a> Route<'a> {
    pub(crate) fn of(path: &'a str) -> Self {
        if let Some(page) = Page::at(path) {
            return Self::Page(page);
        }
        match path.strip_prefix("/api/") {
            Some("enter") => Self::Enter,
            Some("events") => Self::Events,
            Some("public/events") => Self::PublicEvents,
            Some("public/find") => Self::Find,
            Some(below) => match (below.strip_prefix("call/"), below.strip_prefix("public/")) {
                (Some(name), _) if !name.contains('/') => Self::Call(name),
                (_, Some(path)) if PublicView::at(path).is_some() => Self::Public(path),
                _ => Self::Nothing,
            },
            None => Self::Nothing,
        }
    }

    /// Returns the allowed methods.
    pub(crate) const fn methods(self) -> &'static [&'static str] {
        match self {
            Self::Page(_) | Self::Public(_) | Self::Find => &["GET", "HEAD"],
            Self::PublicEvents | Self::Events => &["GET"],
            Self::Enter | Self::Call(_) => &["POST"],
            Self::Nothing => &[],
        }
    }

    /// Returns the name in the log.
    pub(crate) const fn name(self) -> &'a str {
        match self {
            Self::Page(_) => "page",
            Self::Public(path) => path,
            Self::Find => "find",
            Self::PublicEvents | Self::Events => "events",
            Self::Enter => "enter",
            Self::Call(name) => name,
            Self::Nothing => "nothing",
        }
    }
}

/// True if this path requires a signature.
pub(crate) fn needs_an_id(path: &str) -> bool {
    path.starts_with("/api/") && !path.starts_with("/api/public/")
}

#[cfg(test)]
mod tests {
    use rstest::rstest;

    use super::*;

    #[rstest]
    #[case("/", Route::Page(Page::Public))]
    #[case("/m", Route::Page(Page::Match))]
    #[case("/api/call/my_match", Route::Call("my_match"))]
    #[case("/api/public/round/3", Route::Public("round/3"))]
    #[case("/api/public/find", Route::Find)]
    #[case("/m/", Route::Nothing)]
    #[case("//", Route::Nothing)]
    #[case("//m", Route::Nothing)]
    #[case("/./m", Route::Nothing)]
    #[case("/%6d", Route::Nothing)]
    #[case("/m%00", Route::Nothing)]
    #[case("/..%2fm", Route::Nothing)]
    #[case("/api//call/my_match", Route::Nothing)]
    #[case("/api/call/a/../my_match", Route::Nothing)]
    #[case("/api/public/../call/my_match", Route::Nothing)]
    #[case("/api/public/round/03", Route::Nothing)]
    #[case("/api/public/round/+3", Route::Nothing)]
    #[case("/api/public/round/70000", Route::Nothing)]
    #[case("/screen", Route::Page(Page::Screen))]
    #[case("/screen/", Route::Nothing)]
    #[case("/api/public/clock", Route::Public("clock"))]
    #[case("*", Route::Nothing)]
    fn there_is_one_way_to_say_each(#[case] path: &str, #[case] route: Route<'_>) {
        assert_eq!(Route::of(path), route);
    }
}
