//! The variants of an enum: their codes, patterns and attributes.

use proc_macro2::TokenStream as Tokens;
use quote::quote;
use syn::{Attribute, Data, DeriveInput, Error, Expr, Fields, Ident, LitStr, Variant};

/// The values of the attributes.
pub(crate) struct Values {
    /// The stable name of every variant.
    pub(crate) codes: Vec<Tokens>,
    /// The name of the choice to generate from the variants without their data.
    pub(crate) kind: Option<Ident>,
    /// The name of the type in schemas.
    type_name: Option<String>,
}

impl Values {
    /// Returns the schema name of the choice called `name` in Rust.
    pub(crate) fn type_name(&self, name: &Ident) -> String {
        let name = name.to_string();
        let usual = || {
            let bare = name.strip_suffix("Name").unwrap_or(&name);
            format!("{bare}Name")
        };
        self.type_name.clone().unwrap_or_else(usual)
    }
}

pub(crate) fn values(input: &DeriveInput) -> Result<Values, Error> {
    let (mut prefix, mut kind, mut type_name) = (String::new(), None, None);
    for attribute in attributes(&input.attrs, "code") {
        attribute.parse_nested_meta(|meta| {
            if meta.path.is_ident("kind") {
                kind = Some(meta.value()?.parse()?);
            } else if meta.path.is_ident("name") {
                type_name = Some(meta.value()?.parse::<LitStr>()?.value());
            } else {
                prefix = meta.value()?.parse::<LitStr>()?.value();
            }
            Ok(())
        })?;
    }
    let Data::Enum(it) = &input.data else {
        return Err(Error::new_spanned(input, "variants have names"));
    };
    let code = |variant: &Variant| {
        if let Some(own) = attributes(&variant.attrs, "code").next() {
            return own.parse_args::<Expr>().map(|it| quote!(#it));
        }
        let code = format!("{prefix}{}", snake_case(&variant.ident.to_string()));
        Ok(quote!(#code))
    };
    let codes = it.variants.iter().map(code).collect::<Result<_, _>>()?;
    Ok(Values {
        codes,
        kind,
        type_name,
    })
}

/// Returns the pattern of a variant with its fields.
pub(crate) fn pattern(variant: &Variant) -> Tokens {
    let ident = &variant.ident;
    match &variant.fields {
        Fields::Named(fields) => {
            let names = fields.named.iter().map(|it| &it.ident);
            quote!(Self::#ident { #(#names),* })
        }
        Fields::Unnamed(fields) if fields.unnamed.len() == 1 => quote!(Self::#ident(it)),
        Fields::Unnamed(_) | Fields::Unit => quote!(Self::#ident { .. }),
    }
}

pub(crate) fn attributes<'a>(
    all: &'a [Attribute],
    name: &str,
) -> impl Iterator<Item = &'a Attribute> {
    all.iter().filter(move |it| it.path().is_ident(name))
}

pub(crate) fn snake_case(variant: &str) -> String {
    let mut name = String::new();
    for letter in variant.chars() {
        if letter.is_uppercase() && !name.is_empty() {
            name.push('_');
        }
        name.extend(letter.to_lowercase());
    }
    name
}
