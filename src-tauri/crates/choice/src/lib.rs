//! One name for each variant: in files, in JSON, in message keys and in the schemas.
//!
//! The name is the variant in `snake_case`, or what `#[code("…")]` says; `#[code(prefix = "trf_")]`
//! on the enum stands before every name, and `#[code(inner)]` passes on the code of what a variant
//! holds. Names are part of the file format: rename a variant, and give it its old name.

use proc_macro::TokenStream;
use proc_macro2::TokenStream as Tokens;
use quote::quote;
use syn::{
    Attribute, Data, DeriveInput, Error, Expr, ExprLit, Fields, FnArg, Lit, LitStr, Meta, Token,
    Variant,
};

/// Gives an enum without data `ALL`, `code`, `from_code`, and what it and each of `ALL` is (`DOC`,
/// `DOCS`: the first paragraphs of the doc comments).
#[proc_macro_derive(Choice, attributes(code))]
pub fn choice(item: TokenStream) -> TokenStream {
    derived(item, |input, named| {
        if let Some(it) = named.iter().find(|it| !it.variant.fields.is_empty()) {
            return Err(Error::new_spanned(it.variant, "a choice holds no data"));
        }
        let count = named.len();
        let idents: Vec<_> = named.iter().map(|it| &it.variant.ident).collect();
        let about = first_paragraph(&input.attrs);
        let codes: Vec<_> = named.iter().map(|it| &it.code).collect();
        let docs = named.iter().map(|it| first_paragraph(&it.variant.attrs));
        Ok(quote! {
            /// Every one, in the order in which they are declared.
            pub const ALL: [Self; #count] = [#(Self::#idents),*];
            /// The stable name of each of [`Self::ALL`].
            pub const CODES: [&'static str; #count] = [#(#codes),*];
            /// What is chosen.
            pub const DOC: &'static str = #about;
            /// What each of [`Self::ALL`] is.
            pub const DOCS: [&'static str; #count] = [#(#docs),*];

            /// Its stable name.
            pub const fn code(self) -> &'static str {
                match self { #(Self::#idents => #codes),* }
            }

            /// The one of this stable name.
            pub fn from_code(code: &str) -> Option<Self> {
                Self::ALL.into_iter().find(|it| it.code() == code)
            }
        })
    })
}

/// Gives an enum that may hold data `code`; and `article`, if the enum says with what it is asked
/// (`#[article(rules: &RuleSet)]`): each variant's own `#[article(…)]`, an expression that sees the
/// variant's fields (`it`, where it has no names), or none.
#[proc_macro_derive(Code, attributes(code, article))]
pub fn code(item: TokenStream) -> TokenStream {
    derived(item, |input, named| {
        let codes = named.iter().map(|it| {
            let (ident, code) = (&it.variant.ident, &it.code);
            if it.is_inner {
                quote!(Self::#ident(it) => it.code())
            } else {
                quote!(Self::#ident { .. } => #code)
            }
        });
        let article = article(input, named)?;
        Ok(quote! {
            /// Its stable name.
            pub const fn code(&self) -> &'static str {
                match self { #(#codes),* }
            }
            #article
        })
    })
}

/// A variant and its name.
struct Named<'a> {
    variant: &'a Variant,
    code: String,
    /// Whether what it holds says the name.
    is_inner: bool,
}

/// The items of an enum, made from its names.
fn derived(
    item: TokenStream,
    items: impl FnOnce(&DeriveInput, &[Named]) -> Result<Tokens, Error>,
) -> TokenStream {
    let input = syn::parse_macro_input!(item as DeriveInput);
    let (name, generics) = (&input.ident, &input.generics);
    let made = named(&input).and_then(|named| items(&input, &named));
    let made = made.unwrap_or_else(Error::into_compile_error);
    quote! {
        #[allow(dead_code, reason = "not every choice is asked both ways")]
        impl #generics #name #generics { #made }
    }
    .into()
}

/// Every variant with its name.
fn named(input: &DeriveInput) -> Result<Vec<Named<'_>>, Error> {
    let Data::Enum(it) = &input.data else {
        return Err(Error::new_spanned(input, "only variants have names"));
    };
    let mut prefix = String::new();
    for attribute in attributes(&input.attrs, "code") {
        attribute.parse_nested_meta(|meta| {
            prefix = meta.value()?.parse::<LitStr>()?.value();
            Ok(())
        })?;
    }
    it.variants
        .iter()
        .map(|variant| {
            let mut named = Named {
                variant,
                code: format!("{prefix}{}", snake_case(&variant.ident.to_string())),
                is_inner: false,
            };
            for attribute in attributes(&variant.attrs, "code") {
                match attribute.parse_args::<LitStr>() {
                    Ok(code) => named.code = code.value(),
                    Err(_) => named.is_inner = true,
                }
            }
            Ok(named)
        })
        .collect()
}

/// The function `article` of an enum that says with what it is asked.
fn article(input: &DeriveInput, named: &[Named]) -> Result<Option<Tokens>, Error> {
    let Some(asked) = attributes(&input.attrs, "article").next() else {
        return Ok(None);
    };
    let asked =
        asked.parse_args_with(syn::punctuated::Punctuated::<FnArg, Token![,]>::parse_terminated)?;
    let mut arms = Vec::new();
    for Named { variant, .. } in named {
        let ident = &variant.ident;
        let arm = match attributes(&variant.attrs, "article").next() {
            Some(attribute) => {
                let article: Expr = attribute.parse_args()?;
                let fields = match &variant.fields {
                    Fields::Named(fields) => {
                        let names = fields.named.iter().map(|it| &it.ident);
                        quote!({ #(#names),* })
                    }
                    Fields::Unnamed(_) => quote!((it)),
                    Fields::Unit => quote!(),
                };
                quote!(#[allow(unused_variables)] Self::#ident #fields => Option::from(#article))
            }
            None => quote!(Self::#ident { .. } => None),
        };
        arms.push(arm);
    }
    Ok(Some(quote! {
        /// The article it rests on; none where no regulation speaks of it.
        pub fn article(&self, #asked) -> Option<::kralle_rules::article::Article> {
            match self { #(#arms),* }
        }
    }))
}

fn attributes<'a>(all: &'a [Attribute], name: &str) -> impl Iterator<Item = &'a Attribute> {
    all.iter().filter(move |it| it.path().is_ident(name))
}

fn snake_case(variant: &str) -> String {
    let mut name = String::new();
    for letter in variant.chars() {
        if letter.is_uppercase() && !name.is_empty() {
            name.push('_');
        }
        name.extend(letter.to_lowercase());
    }
    name
}

/// The first paragraph of a doc comment, line by line.
fn first_paragraph(all: &[Attribute]) -> String {
    let lines = attributes(all, "doc").filter_map(|attribute| match &attribute.meta {
        Meta::NameValue(it) => match &it.value {
            Expr::Lit(ExprLit {
                lit: Lit::Str(text),
                ..
            }) => Some(text.value().trim().to_owned()),
            _ => None,
        },
        Meta::Path(_) | Meta::List(_) => None,
    });
    let lines: Vec<String> = lines.take_while(|line| !line.is_empty()).collect();
    lines.join("\n")
}
