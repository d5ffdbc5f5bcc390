//! Code that only some systems compile. Builds for Windows or macOS run elsewhere, so a function
//! missing there would break a release build unnoticed.

use crate::sources;

use std::collections::{BTreeMap, BTreeSet};
use std::error::Error;
use std::fs;

use sources::{members, root, sources};
use syn::punctuated::Punctuated;
use syn::visit::{self, Visit};
use syn::{Attribute, Expr, ExprLit, Item, Lit, Meta, Token, UseTree};

type Outcome = Result<(), Box<dyn Error>>;

/// The supported systems.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum System {
    Linux,
    Windows,
    Macos,
}

const SYSTEMS: [System; 3] = [System::Linux, System::Windows, System::Macos];

/// Lines inside functions for Linux but not for every system: the file, their number, and the
/// reason the rest works without them.
const ONE_SIDED: &[(&str, usize, &str)] = &[
    (
        "desk/src/core/keys.rs",
        1,
        "a test of rights, which Windows has not",
    ),
    (
        "desk/src/archive/organizer_key.rs",
        1,
        "a test of rights, which Windows has not",
    ),
    (
        "serve/src/listen.rs",
        1,
        "Windows lets a port be taken again at once",
    ),
    (
        "serve/src/socket.rs",
        3,
        "a vanished client is noticed as far as each system lets it",
    ),
    (
        "src-tauri/src/drawing.rs",
        1,
        "layers are WebKit's; other web views draw as they do",
    ),
    (
        "src-tauri/src/running.rs",
        1,
        "rights of the file that is locked, which Windows has not",
    ),
    (
        "store/src/whole.rs",
        2,
        "rights, and folders that are synced",
    ),
];

/// The conditional code of a file.
#[derive(Default)]
struct Said {
    /// The systems that have an item of each name, once for each definition.
    items: BTreeMap<String, Vec<System>>,
    /// For lines inside functions for Linux but not every system, the systems that have them.
    lines: Vec<Vec<System>>,
    /// The uses of `std::os::unix` that Windows compiles.
    unixes: BTreeSet<String>,
    /// The systems for the current position of the visitor.
    here: Vec<System>,
}

/// Returns the value of a condition on a system in a release build; `None` if it is not about
/// systems.
fn holds(condition: &Meta, system: System) -> Option<bool> {
    let all = |list: &syn::MetaList| -> Vec<Option<bool>> {
        let parsed = list.parse_args_with(Punctuated::<Meta, Token![,]>::parse_terminated);
        let parts = parsed.unwrap_or_default();
        parts.iter().map(|part| holds(part, system)).collect()
    };
    match condition {
        Meta::Path(path) if path.is_ident("unix") => Some(system != System::Windows),
        Meta::Path(path) if path.is_ident("windows") => Some(system == System::Windows),
        Meta::NameValue(named) if named.path.is_ident("target_os") => {
            let Expr::Lit(ExprLit {
                lit: Lit::Str(it), ..
            }) = &named.value
            else {
                return None;
            };
            Some(match it.value().as_str() {
                "linux" => system == System::Linux,
                "windows" => system == System::Windows,
                "macos" => system == System::Macos,
                _ => false,
            })
        }
        Meta::Path(_) | Meta::NameValue(_) => None,
        Meta::List(list) => {
            let parts = all(list);
            parts.iter().flatten().next()?;
            // Release builds exclude test code.
            let told = |part: &Option<bool>| part.unwrap_or(false);
            Some(if list.path.is_ident("not") {
                !parts.iter().any(told)
            } else if list.path.is_ident("all") {
                parts.iter().all(told)
            } else {
                parts.iter().any(told)
            })
        }
    }
}

/// Returns the systems allowed by `#[cfg]`; `None` without a condition on systems.
fn there(attributes: &[Attribute]) -> Option<Vec<System>> {
    let conditions: Vec<Meta> = attributes
        .iter()
        .filter(|it| it.path().is_ident("cfg"))
        .filter_map(|it| it.parse_args().ok())
        .collect();
    let on = |system: &System| -> Option<bool> {
        let all: Vec<bool> = conditions
            .iter()
            .filter_map(|it| holds(it, *system))
            .collect();
        (!all.is_empty()).then(|| all.iter().all(|it| *it))
    };
    on(&System::Linux)?;
    let found = SYSTEMS.iter().filter(|it| on(it).unwrap_or(true));
    Some(found.copied().collect())
}

/// Collects the names that a `use` imports.
fn brought(tree: &UseTree, names: &mut Vec<String>) {
    match tree {
        UseTree::Path(path) => brought(&path.tree, names),
        UseTree::Name(name) => names.push(name.ident.to_string()),
        UseTree::Rename(rename) => names.push(rename.rename.to_string()),
        UseTree::Glob(_) => names.push("*".to_owned()),
        UseTree::Group(group) => group.items.iter().for_each(|it| brought(it, names)),
    }
}

impl Said {
    /// Visits code under `attributes`.
    fn under(&mut self, attributes: &[Attribute], visit: impl FnOnce(&mut Self)) {
        let before = self.here.clone();
        if let Some(found) = there(attributes) {
            self.here.retain(|it| found.contains(it));
        }
        visit(self);
        self.here = before;
    }

    fn name(&mut self, name: String, attributes: &[Attribute]) {
        if let Some(found) = there(attributes) {
            self.items.entry(name).or_default().extend(found);
        }
    }
}

impl<'ast> Visit<'ast> for Said {
    #[expect(
        clippy::wildcard_enum_match_arm,
        reason = "the other kinds of items are one here"
    )]
    fn visit_item(&mut self, item: &'ast Item) {
        let (attributes, names) = match item {
            // A test for one system is not missing on the others.
            Item::Fn(it) if it.attrs.iter().any(|it| it.path().is_ident("test")) => {
                (&it.attrs, Vec::new())
            }
            Item::Fn(it) => (&it.attrs, vec![it.sig.ident.to_string()]),
            Item::Struct(it) => (&it.attrs, vec![it.ident.to_string()]),
            Item::Use(it) => {
                let mut names = Vec::new();
                brought(&it.tree, &mut names);
                (&it.attrs, names)
            }
            // The names used from it show its content.
            Item::Mod(it) => (&it.attrs, Vec::new()),
            _ => return visit::visit_item(self, item),
        };
        for name in names {
            self.name(name, attributes);
        }
        self.under(attributes, |said| visit::visit_item(said, item));
    }

    fn visit_impl_item_fn(&mut self, it: &'ast syn::ImplItemFn) {
        self.name(it.sig.ident.to_string(), &it.attrs);
        self.under(&it.attrs, |said| visit::visit_impl_item_fn(said, it));
    }

    fn visit_stmt(&mut self, it: &'ast syn::Stmt) {
        let attributes: &[Attribute] = match it {
            syn::Stmt::Local(it) => &it.attrs,
            syn::Stmt::Macro(it) => &it.attrs,
            syn::Stmt::Expr(Expr::Block(it), _) => &it.attrs,
            syn::Stmt::Expr(Expr::MethodCall(it), _) => &it.attrs,
            syn::Stmt::Expr(Expr::Try(it), _) => &it.attrs,
            syn::Stmt::Expr(Expr::If(it), _) => &it.attrs,
            syn::Stmt::Expr(Expr::Call(it), _) => &it.attrs,
            syn::Stmt::Expr(..) | syn::Stmt::Item(_) => &[],
        };
        let found = there(attributes);
        self.lines
            .extend(found.filter(|it| it.contains(&System::Linux)));
        self.under(attributes, |said| visit::visit_stmt(said, it));
    }

    fn visit_use_path(&mut self, it: &'ast syn::UsePath) {
        let of_windows = matches!(&*it.tree, UseTree::Path(path) if path.ident == "windows");
        if it.ident == "os" && !of_windows && self.here.contains(&System::Windows) {
            let mut names = Vec::new();
            brought(&it.tree, &mut names);
            self.unixes.extend(names);
        }
        visit::visit_use_path(self, it);
    }

    fn visit_path(&mut self, path: &'ast syn::Path) {
        let mut names = path.segments.iter().map(|it| it.ident.to_string());
        if names.by_ref().any(|it| it == "os") && names.next().is_some_and(|it| it == "unix") {
            let last = path.segments.last().map(|it| it.ident.to_string());
            self.unixes
                .extend(last.filter(|_| self.here.contains(&System::Windows)));
        }
        visit::visit_path(self, path);
    }
}

/// Reads the conditional code of a source.
fn read(text: &str) -> Result<Said, Box<dyn Error>> {
    let mut said = Said {
        here: SYSTEMS.to_vec(),
        ..Said::default()
    };
    let file = syn::parse_file(text)?;
    said.under(&file.attrs, |said| said.visit_file(&file));
    Ok(said)
}

/// Returns the items of Linux that other systems do not have exactly once. The compiler on Linux
/// rejects uses of items that Linux does not have.
fn lacking(said: &Said) -> Vec<String> {
    let lacks = |found: &[System]| {
        let mut found = found.to_vec();
        found.sort_unstable();
        found.contains(&System::Linux) && found != SYSTEMS
    };
    let items = said.items.iter().filter(|(_, found)| lacks(found));
    items
        .map(|(name, found)| format!("{name}: {found:?}"))
        .collect()
}

#[test]
fn what_one_system_has_the_others_have_as_well() -> Outcome {
    let root = root();
    let mut one_sided = BTreeMap::new();
    let mut wrong = Vec::new();
    for member in members()? {
        // The tasks of `cargo xtask` are for Debian.
        if member.ends_with("xtask") {
            continue;
        }
        let mut files = Vec::new();
        sources(&root.join(&member).join("src"), &mut files)?;
        for path in files {
            let name = path.strip_prefix(&root)?.display().to_string();
            let name = name.trim_start_matches("src-tauri/crates/").to_owned();
            let said =
                read(&fs::read_to_string(&path)?).map_err(|error| format!("{name}: {error}"))?;
            wrong.extend(lacking(&said).into_iter().map(|it| format!("{name}: {it}")));
            wrong.extend(
                said.unixes
                    .iter()
                    .map(|it| format!("{name}: {it} is compiled for Windows")),
            );
            if !said.lines.is_empty() {
                one_sided.insert(name, said.lines.len());
            }
        }
    }
    let known: BTreeMap<String, usize> = ONE_SIDED
        .iter()
        .map(|(file, count, _)| ((*file).to_owned(), *count))
        .collect();
    assert!(wrong.is_empty(), "{wrong:#?}");
    assert_eq!(one_sided, known, "lines that one system alone has");
    Ok(())
}

#[test]
fn an_item_without_its_counterpart_is_found() -> Outcome {
    for (text, found) in [
        ("#[cfg(unix)] fn a() {} #[cfg(not(unix))] fn a() {}", 0),
        ("#[cfg(unix)] fn a() {}", 1),
        (
            "#[cfg(unix)] fn a() {} #[cfg(windows)] fn a() {} #[cfg(not(unix))] fn a() {}",
            1,
        ),
        ("#[cfg(windows)] fn a() {}", 0),
        (
            "#[cfg(target_os = \"linux\")] fn a() {} #[cfg(not(any(windows, target_os = \"macos\")))] fn b() {}",
            2,
        ),
        (
            "#[cfg(unix)] use unix::{A, B}; #[cfg(not(unix))] use windows::{B, A};",
            0,
        ),
        (
            "#[cfg(unix)] use unix::{A, B}; #[cfg(windows)] use windows::A;",
            1,
        ),
        (
            "#[cfg(test)] fn a() {} #[cfg(debug_assertions)] fn b() {}",
            0,
        ),
        ("#[cfg(any(test, not(unix)))] mod windows {}", 0),
    ] {
        assert_eq!(lacking(&read(text)?).len(), found, "{text}");
    }
    for (text, found) in [
        ("fn a() { std::os::unix::fs::symlink(a, b); }", 1),
        ("use std::os::unix::fs::symlink;", 1),
        ("#[cfg(windows)] use std::os::windows::fs::symlink_file;", 0),
        (
            "#[cfg(unix)] fn a() { std::os::unix::fs::symlink(a, b); }",
            0,
        ),
        ("#[cfg(unix)] mod a { use std::os::unix::fs::symlink; }", 0),
        (
            "fn a() { #[cfg(unix)] { use std::os::unix::fs::symlink; } }",
            0,
        ),
        ("#![cfg(unix)] use std::os::unix::fs::symlink;", 0),
    ] {
        assert_eq!(read(text)?.unixes.len(), found, "{text}");
    }
    Ok(())
}
