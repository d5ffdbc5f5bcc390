//! Refusal codes appear only at their enums.

use crate::sources;

use std::collections::BTreeSet;
use std::error::Error;
use std::fs;
use std::path::PathBuf;

use sources::{members, root, sources};
use syn::visit::{self, Visit};
use syn::{Attribute, ItemMod, LitStr, Macro};

type Outcome = Result<(), Box<dyn Error>>;

/// Codes that are also the names of options, laws, causes or answers.
const OTHERWISE: &[&str] = &[
    "both_in_check",
    "claim_unfounded",
    "drop_check",
    "drop_mate",
    "dropped_pawn_double_step",
    "illegal_move",
    "illegal_second",
    "not_dropped",
    "odd_players",
    "promotion_mate",
    "promotion_piece",
];

/// Collects string literals outside attributes and tests.
#[derive(Default)]
struct Texts(BTreeSet<String>);

impl<'ast> Visit<'ast> for Texts {
    fn visit_attribute(&mut self, _: &'ast Attribute) {}

    fn visit_item_mod(&mut self, module: &'ast ItemMod) {
        let is_test = |it: &Attribute| {
            let cfg = it
                .path()
                .is_ident("cfg")
                .then(|| it.parse_args::<syn::Ident>());
            cfg.is_some_and(|it| it.is_ok_and(|it| it == "test"))
        };
        if !module.attrs.iter().any(is_test) {
            visit::visit_item_mod(self, module);
        }
    }

    fn visit_macro(&mut self, call: &'ast Macro) {
        let tokens = call.tokens.to_string();
        let texts = tokens.split('"').skip(1).step_by(2);
        self.0.extend(texts.map(str::to_owned));
    }

    fn visit_lit_str(&mut self, text: &'ast LitStr) {
        self.0.insert(text.value());
    }
}

/// Returns the codes of more than one word in the TypeScript union.
fn codes() -> Result<BTreeSet<String>, Box<dyn Error>> {
    let generated = fs::read_to_string(root().join("ui/src/backend/generated/refusals.ts"))?;
    let codes = generated.lines().filter_map(|line| {
        let (code, _) = line.strip_prefix('\t')?.split_once(": ")?;
        code.contains('_').then(|| code.to_owned())
    });
    Ok(codes.collect())
}

#[test]
fn no_code_of_a_refusal_is_a_string() -> Outcome {
    let codes = codes()?;
    assert!(codes.len() > 300, "{}", codes.len());
    let mut strings = Vec::new();
    // The simulation stands outside, as a client that reads codes off the wire.
    let inside = members()?.into_iter();
    for member in inside.filter(|it| !it.ends_with("/simulation")) {
        let mut files: Vec<PathBuf> = Vec::new();
        sources(&root().join(&member).join("src"), &mut files)?;
        for path in files {
            let text = fs::read_to_string(&path)?;
            let mut texts = Texts::default();
            texts.visit_file(&syn::parse_file(&text)?);
            let shown = path.display().to_string().replace('\\', "/");
            let own = texts.0.intersection(&codes);
            let own = own.filter(|code| !OTHERWISE.contains(&code.as_str()));
            strings.extend(own.map(|code| format!("{shown}: {code}")));
        }
    }
    assert!(strings.is_empty(), "\n{}", strings.join("\n"));
    Ok(())
}
