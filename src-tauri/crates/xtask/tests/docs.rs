//! Files, types and traits of a crate's API have doc comments; no comment only repeats a name.
//!
//! Functions, constants and fields need one only if name and signature are not enough, which no
//! test can decide. `prose.rs` checks the first words of comments.

use crate::sources;

use std::collections::BTreeSet;
use std::error::Error;
use std::fs;

use syn::visit::{self, Visit};
use syn::{
    Attribute, Block, Expr, ExprLit, Field, Fields, File, Ident, ItemEnum, ItemMacro, ItemMod,
    ItemStruct, ItemTrait, ItemType, Lit, Meta, Visibility,
};

use sources::{members, root, sources};

/// Words without information.
const EMPTY: &[&str] = &[
    "a", "an", "the", "it", "its", "which", "that", "who", "whose", "what", "of", "is", "are",
];

/// Derives of clap: their doc comments are the output of `--help`.
const HELP: &[&str] = &["Parser", "Args", "Subcommand", "ValueEnum"];

/// The faults of a file's doc comments: the text to search for, and the reason.
#[derive(Default)]
struct Docs(Vec<(String, &'static str)>);

/// Returns the text of a doc comment; one made by a macro counts as text.
fn doc(attributes: &[Attribute]) -> String {
    let lines = attributes.iter().filter_map(|attribute| {
        let Meta::NameValue(it) = &attribute.meta else {
            return None;
        };
        if !it.path.is_ident("doc") {
            return None;
        }
        let Expr::Lit(ExprLit {
            lit: Lit::Str(text),
            ..
        }) = &it.value
        else {
            return Some("from a macro".to_owned());
        };
        Some(text.value())
    });
    lines.collect::<Vec<String>>().join("\n")
}

/// Returns the meaningful words of a sentence or name, in the singular.
fn words(text: &str) -> BTreeSet<String> {
    let mut spaced = String::new();
    for letter in text.chars() {
        if letter.is_uppercase() || !letter.is_alphanumeric() {
            spaced.push(' ');
        }
        if letter.is_alphanumeric() {
            spaced.extend(letter.to_lowercase());
        }
    }
    spaced
        .split_whitespace()
        .filter(|word| !EMPTY.contains(word))
        .map(|word| word.strip_suffix('s').unwrap_or(word).to_owned())
        .collect()
}

/// The words of all names in a type.
#[derive(Default)]
struct Names(BTreeSet<String>);

impl Visit<'_> for Names {
    fn visit_ident(&mut self, name: &Ident) {
        self.0.extend(words(&name.to_string()));
    }
}

fn is_help(attributes: &[Attribute]) -> bool {
    attributes.iter().any(|attribute| {
        let list = attribute.meta.require_list();
        list.is_ok_and(|it| {
            let derived = it.tokens.to_string();
            it.path.is_ident("derive") && HELP.iter().any(|help| derived.contains(help))
        })
    })
}

impl Docs {
    fn demand(&mut self, what: &str, name: &Ident, vis: &Visibility, attributes: &[Attribute]) {
        let is_public = match vis {
            Visibility::Public(_) => true,
            Visibility::Restricted(it) => {
                it.path.is_ident("crate") && ["struct", "enum", "trait"].contains(&what)
            }
            Visibility::Inherited => false,
        };
        if is_public && doc(attributes).is_empty() {
            let item = format!("{what} {name}");
            self.0.push((item, "is public and has no doc comment"));
        }
    }

    fn compare<'a>(
        &mut self,
        names: &[&Ident],
        attributes: &[Attribute],
        fields: impl IntoIterator<Item = &'a Field>,
    ) {
        let mut known = Names::default();
        for name in names {
            known.visit_ident(name);
        }
        fields.into_iter().for_each(|it| known.visit_type(&it.ty));
        let said = doc(attributes);
        let is_code = said.contains('`');
        if !said.is_empty() && !is_code && words(&said).is_subset(&known.0) {
            let line = said.lines().next().unwrap_or_default();
            self.0.push((format!("///{line}"), "only repeats a name"));
        }
    }

    fn compare_fields(&mut self, of: &[&Ident], fields: &Fields) {
        for field in fields {
            let names: Vec<&Ident> = of.iter().copied().chain(&field.ident).collect();
            self.compare(&names, &field.attrs, [field]);
        }
    }
}

impl Visit<'_> for Docs {
    fn visit_item_struct(&mut self, item: &ItemStruct) {
        self.demand("struct", &item.ident, &item.vis, &item.attrs);
        if !is_help(&item.attrs) {
            self.compare_fields(&[&item.ident], &item.fields);
        }
    }

    fn visit_item_enum(&mut self, item: &ItemEnum) {
        self.demand("enum", &item.ident, &item.vis, &item.attrs);
        if !is_help(&item.attrs) {
            for variant in &item.variants {
                let names = [&item.ident, &variant.ident];
                self.compare(&names, &variant.attrs, &variant.fields);
                self.compare_fields(&names, &variant.fields);
            }
        }
    }

    fn visit_item_trait(&mut self, item: &ItemTrait) {
        self.demand("trait", &item.ident, &item.vis, &item.attrs);
    }

    fn visit_item_type(&mut self, item: &ItemType) {
        self.demand("type", &item.ident, &item.vis, &item.attrs);
    }

    fn visit_item_mod(&mut self, item: &ItemMod) {
        // A module in its own file has the comment there, and a private inline one contains tests.
        if item.content.is_some() && !matches!(item.vis, Visibility::Inherited) {
            self.demand("mod", &item.ident, &item.vis, &item.attrs);
            visit::visit_item_mod(self, item);
        }
    }

    fn visit_item_macro(&mut self, item: &ItemMacro) {
        // Items inside a macro such as `wire!`; other macros are skipped.
        if let Ok(items) = item.mac.parse_body::<File>() {
            self.visit_file(&items);
        }
    }

    fn visit_block(&mut self, _: &Block) {}
}

/// Returns the faults of a text's doc comments: the line, from 1, and the reason.
fn faults(text: &str) -> Result<Vec<String>, syn::Error> {
    let file = syn::parse_file(text)?;
    let mut docs = Docs::default();
    docs.visit_file(&file);
    let mut faults = Vec::new();
    if doc(&file.attrs).is_empty() {
        faults.push("1: does not say what it is".to_owned());
    }
    for (what, why) in docs.0 {
        let line = text.lines().position(|line| line.contains(&what));
        faults.push(format!("{}: {what} {why}", line.map_or(0, |it| it + 1)));
    }
    Ok(faults)
}

#[test]
fn doc_comments_are_there_and_say_more_than_the_name() -> Result<(), Box<dyn Error>> {
    let mut all = Vec::new();
    for member in members()? {
        let mut files = Vec::new();
        sources(&root().join(&member).join("src"), &mut files)?;
        for file in files {
            let place = file.strip_prefix(root())?.display();
            let faults =
                faults(&fs::read_to_string(&file)?).map_err(|error| format!("{place}: {error}"))?;
            all.extend(faults.iter().map(|fault| format!("{place}:{fault}")));
        }
    }
    assert!(all.is_empty(), "{all:#?}");
    Ok(())
}

#[test]
fn a_silent_item_and_a_repeated_name_are_found() -> Result<(), Box<dyn Error>> {
    let of = |item: &str| faults(&format!("//! A file.\n{item}"));
    let repeating = "pub(crate) struct Seat {\n/// The round.\nround: u16 }";
    assert_eq!(
        of(repeating)?,
        [
            "2: struct Seat is public and has no doc comment",
            "3: /// The round. only repeats a name"
        ]
    );
    assert!(of("struct Seat {\n/// The round, from 1.\nround: u16 }")?.is_empty());
    assert!(of("/// A seat.\npub struct Seat { pub round: u16 }")?.is_empty());
    assert!(of("pub fn seat() {}")?.is_empty());
    assert_eq!(of("enum Way {\n/// By the undo.\nUndo }")?, [] as [&str; 0]);
    assert_eq!(
        of("wire! { pub struct Seat; }")?,
        ["2: struct Seat is public and has no doc comment"]
    );
    assert_eq!(faults("fn a() {}")?, ["1: does not say what it is"]);
    Ok(())
}
