//! No cyclic imports between files, no wing of the desk uses a higher one, and each file of its core serves three
//! wings or more.
//!
//! A file uses another if a path in it refers to it, in an import or inside the code. Re-exports
//! (`pub use`) do not count, nor do tests.

use std::collections::{BTreeMap, BTreeSet};
use std::error::Error;
use std::fs;
use std::path::{Path, PathBuf};

use syn::visit::{self, Visit};
use syn::{Attribute, Item, ItemMod, ItemUse, UseTree, Visibility};

use crate::sources::{members, root};

/// The wings of the desk, from top to bottom: each may use only later ones.
const WINGS: &[&str] = &[
    "lib",
    "typescript",
    "serve",
    "own_view",
    "refusals",
    "shared",
    "list",
    "entry",
    "archive",
    "paper",
    "season",
    "exchange",
    "history",
    "hall",
    "day",
    "play",
    "standings",
    "round",
    "decisions",
    "judge",
    "teams",
    "ratings",
    "players",
    "door",
    "file",
    "settings",
    "rules",
    "core",
];

/// The frame of the desk: files of core that name the state of the wings or serve fewer than three.
const FRAME: &[(&str, &str)] = &[
    ("desk", "owns the state of the wings"),
    (
        "environment",
        "holds the clocks and the randomness of the desk",
    ),
    ("keys", "keeps the keys that the desk owns"),
    ("open_file", "owns the open file and the facts of its hall"),
    (
        "show_overview",
        "defines `Desk::overview`, which the wings do not import",
    ),
    ("snapshot", "shows the state of the wings to queries"),
    ("take_snapshot", "defines `Desk::snapshot`"),
    ("visitor", "identifies the caller of a call"),
];

/// Accepted cycles, by one of their files, with the reason.
const STAYING: &[(&str, &str)] = &[(
    "tandem::mate",
    "mate is that no drop helps, and no drop may give mate: each is defined by the other",
)];
/// The number of other cycles, which may only fall.
const LEFT: usize = 0;

type Outcome = Result<(), Box<dyn Error>>;
/// A module of a crate: the names from its root.
type Module = Vec<String>;

/// Collects every source file of a crate by its module.
fn modules(folder: &Path, of: &Module, found: &mut BTreeMap<Module, PathBuf>) -> Outcome {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        let stem = path
            .file_stem()
            .unwrap_or_default()
            .to_string_lossy()
            .into_owned();
        if stem == "tests" || stem.ends_with("_tests") {
            continue;
        }
        let mut module = of.clone();
        if path.is_dir() {
            module.push(stem);
            modules(&path, &module, found)?;
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            if stem != "mod" && !(of.is_empty() && (stem == "lib" || stem == "main")) {
                module.push(stem);
            }
            found.insert(module, path);
        }
    }
    Ok(())
}

/// Collects the modules that a file uses.
struct Uses<'a> {
    /// The module of the file, including nested modules during the walk.
    here: Module,
    known: &'a BTreeMap<Module, PathBuf>,
    /// The modules that names refer to in this file.
    names: BTreeMap<String, Module>,
    found: BTreeSet<Module>,
}

impl Uses<'_> {
    /// Returns the path from the root of the crate; `None` for a path to another crate.
    fn full_path(&self, path: &[String]) -> Option<Module> {
        let first = path.first()?;
        let mut full = match first.as_str() {
            "crate" => Module::new(),
            "self" => self.here.clone(),
            "super" => self.here[..self.here.len().checked_sub(1)?].to_vec(),
            name => {
                let child: Module = [self.here.clone(), vec![name.to_owned()]].concat();
                match self.names.get(name) {
                    Some(module) => module.clone(),
                    None if self.known.contains_key(&child) => child,
                    None => return None,
                }
            }
        };
        for name in &path[1..] {
            if name == "super" {
                full.pop();
            } else if name != "self" {
                full.push(name.clone());
            }
        }
        Some(full)
    }

    /// Records the file that a path refers to: its longest prefix that is a module.
    fn note(&mut self, path: &[String]) {
        let Some(full) = self.full_path(path) else {
            return;
        };
        let module = (0..=full.len())
            .rev()
            .map(|length| full[..length].to_vec())
            .find(|module| self.known.contains_key(module));
        self.found.extend(module);
    }

    fn import(&mut self, before: &[String], tree: &UseTree) {
        let joined = |name: &dyn ToString| [before.to_vec(), vec![name.to_string()]].concat();
        match tree {
            UseTree::Path(it) => self.import(&joined(&it.ident), &it.tree),
            UseTree::Group(it) => it.items.iter().for_each(|tree| self.import(before, tree)),
            UseTree::Glob(_) => self.note(before),
            UseTree::Name(it) => self.imported(&joined(&it.ident), &it.ident.to_string()),
            UseTree::Rename(it) => self.imported(&joined(&it.ident), &it.rename.to_string()),
        }
    }

    fn imported(&mut self, path: &[String], name: &str) {
        let module = self
            .full_path(path)
            .filter(|it| self.known.contains_key(it));
        match module {
            // Only an item from it counts as use of a module.
            Some(module) => {
                let last = path.last().filter(|it| *it != "self");
                let name = last.map_or_else(|| path[path.len() - 2].clone(), |_| name.to_owned());
                self.names.insert(name, module);
            }
            None => self.note(path),
        }
    }
}

fn is_test(attributes: &[Attribute]) -> bool {
    attributes.iter().any(|attribute| {
        let list = attribute.meta.require_list();
        let is_of_tests = |condition: &str| {
            condition == "test" || condition.replace(' ', "").starts_with("all(test,")
        };
        attribute.path().is_ident("cfg") && list.is_ok_and(|it| is_of_tests(&it.tokens.to_string()))
    })
}

impl<'ast> Visit<'ast> for Uses<'_> {
    fn visit_item_mod(&mut self, item: &'ast ItemMod) {
        if !is_test(&item.attrs) {
            visit::visit_item_mod(self, item);
        }
    }

    fn visit_item_use(&mut self, item: &'ast ItemUse) {
        if matches!(item.vis, Visibility::Inherited) && !is_test(&item.attrs) {
            self.import(&[], &item.tree);
        }
    }

    fn visit_path(&mut self, path: &'ast syn::Path) {
        let names: Vec<String> = path
            .segments
            .iter()
            .map(|it| it.ident.to_string())
            .collect();
        if names.len() > 1 {
            self.note(&names);
        }
        visit::visit_path(self, path);
    }

    fn visit_macro(&mut self, called: &'ast syn::Macro) {
        let text = called.tokens.to_string();
        // Tokens are separated; a path in them is names with colons between.
        let words: Vec<&str> = text.split_whitespace().collect();
        let mut at = 0;
        while at < words.len() {
            let mut path = vec![words[at].to_owned()];
            while at + 2 < words.len() && words[at + 1] == "::" {
                path.push(words[at + 2].to_owned());
                at += 2;
            }
            if path.len() > 1 {
                self.note(&path);
            }
            at += 1;
        }
        visit::visit_macro(self, called);
    }
}

/// Returns the modules that each module of a crate uses.
fn uses(source: &Path) -> Result<BTreeMap<Module, BTreeSet<Module>>, Box<dyn Error>> {
    let mut known = BTreeMap::new();
    modules(source, &Module::new(), &mut known)?;
    let mut all = BTreeMap::new();
    for (here, path) in &known {
        let file = syn::parse_file(&fs::read_to_string(path)?)
            .map_err(|error| format!("{}: {error}", path.display()))?;
        let mut walk = Uses {
            here: here.clone(),
            known: &known,
            names: BTreeMap::new(),
            found: BTreeSet::new(),
        };
        // Imports first: their names refer to modules in the rest.
        let (imports, rest): (Vec<&Item>, Vec<&Item>) = file
            .items
            .iter()
            .partition(|item| matches!(item, Item::Use(_)));
        imports
            .into_iter()
            .chain(rest)
            .for_each(|item| walk.visit_item(item));
        walk.found.remove(here);
        all.insert(here.clone(), walk.found);
    }
    Ok(all)
}

fn said(module: &Module) -> String {
    module.join("::")
}

/// Returns all modules reachable from a module.
fn reached<'a>(
    from: &'a Module,
    uses: &'a BTreeMap<Module, BTreeSet<Module>>,
) -> BTreeSet<&'a Module> {
    let mut seen = BTreeSet::new();
    let mut open: Vec<&Module> = uses[from].iter().collect();
    while let Some(module) = open.pop() {
        if seen.insert(module) {
            open.extend(&uses[module]);
        }
    }
    seen
}

#[test]
fn no_files_use_each_other_in_a_circle() -> Outcome {
    let mut circles = BTreeSet::new();
    for member in members()? {
        let name = member.rsplit('/').next().unwrap_or_default();
        let uses = uses(&root().join(&member).join("src"))?;
        for module in uses.keys() {
            let there = reached(module, &uses);
            if there.contains(module) {
                let circle: Vec<String> = there
                    .iter()
                    .filter(|other| reached(other, &uses).contains(module))
                    .map(|other| said(other))
                    .collect();
                circles.insert(format!("{name}: {}", circle.join(", ")));
            }
        }
    }
    let left: Vec<&String> = circles
        .iter()
        .filter(|circle| !STAYING.iter().any(|(file, _)| circle.contains(file)))
        .collect();
    assert_eq!(left.len(), LEFT, "{left:#?}");
    assert!(STAYING.len() <= 3);
    for (file, why) in STAYING {
        assert!(
            circles.iter().any(|circle| circle.contains(file)),
            "{file} is in no circle: {why}"
        );
        assert!(!file.starts_with("desk"));
    }
    Ok(())
}

#[test]
fn no_wing_of_the_desk_uses_one_above_it() -> Outcome {
    let place = |module: &Module| {
        let wing = module.first().map_or("lib", String::as_str);
        WINGS.iter().position(|it| *it == wing)
    };
    let mut upward = Vec::new();
    for (module, used) in uses(&root().join("src-tauri/crates/desk/src"))? {
        let own = place(&module).ok_or_else(|| format!("no wing is called {}", said(&module)))?;
        for other in used {
            // Items at the root are re-exports from below.
            let is_above = place(&other).is_some_and(|its| its < own && !other.is_empty());
            if is_above && !is_frame(&module) {
                upward.push(format!("{} uses {}", said(&module), said(&other)));
            }
        }
    }
    assert!(upward.is_empty(), "{upward:#?}");
    Ok(())
}

fn is_frame(module: &Module) -> bool {
    let [wing, file] = module.as_slice() else {
        return false;
    };
    wing == "core" && FRAME.iter().any(|(it, _)| it == file)
}

/// The wings of the desk whose files use each file of its core.
fn wings_served(uses: &BTreeMap<Module, BTreeSet<Module>>) -> BTreeMap<&Module, BTreeSet<&String>> {
    let core = |it: &&Module| it.len() > 1 && it[0] == "core";
    let mut served: BTreeMap<_, _> = uses
        .keys()
        .filter(core)
        .map(|it| (it, BTreeSet::new()))
        .collect();
    for (module, used) in uses {
        let Some((wing, [_, ..])) = module.split_first() else {
            continue;
        };
        for file in used.iter().filter(|_| wing != "core") {
            served.entry(file).and_modify(|wings| {
                wings.insert(wing);
            });
        }
    }
    served
}

#[test]
fn a_file_of_core_serves_three_wings_or_is_the_frame() -> Outcome {
    let uses = uses(&root().join("src-tauri/crates/desk/src"))?;
    let served = wings_served(&uses);
    let few = served.iter().filter(|(_, wings)| wings.len() < 3);
    let few: Vec<_> = few.filter(|(file, _)| !is_frame(file)).collect();
    assert!(few.is_empty(), "{few:#?}");
    let names_wings = |file: &Module| uses[file].iter().any(|it| it.len() > 1 && it[0] != "core");
    for (file, reason) in FRAME {
        let file = vec!["core".to_owned(), (*file).to_owned()];
        let wings = served
            .get(&file)
            .ok_or_else(|| format!("no file {file:?}"))?;
        assert!(
            wings.len() < 3 || names_wings(&file),
            "{file:?} needs no exception: {reason}"
        );
    }
    Ok(())
}

#[test]
fn a_circle_and_an_import_of_a_test_are_told_apart() -> Outcome {
    let folder = tempfile::tempdir()?;
    let write = |name: &str, text: &str| fs::write(folder.path().join(name), text);
    write("lib.rs", "mod a; mod b; mod c; pub use a::A;")?;
    write("a.rs", "use crate::b::B; pub struct A(B);")?;
    write("b.rs", "pub struct B; fn b() { super::c::c() }")?;
    write(
        "c.rs",
        "pub fn c() {} #[cfg(test)] mod tests { use crate::a::A; }
         #[cfg(all(test, unix))] mod more { use crate::a::A; }",
    )?;
    let named = |name: &str| vec![name.to_owned()];
    let used = uses(folder.path())?;
    assert!(!reached(&named("a"), &used).contains(&named("a")));
    assert!(reached(&named("a"), &used).contains(&named("c")));
    write("c.rs", "use crate::{a, b}; pub fn c() { a::nothing(); }")?;
    let used = uses(folder.path())?;
    assert!(reached(&named("a"), &used).contains(&named("a")));
    Ok(())
}
