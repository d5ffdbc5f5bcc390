//! Derives for stable names: one name per variant, in files, in JSON, in message keys and in the schemas.
//!
//! The name is the variant in `snake_case`, or the value of `#[code("…")]`. On the enum, `#[code(prefix = "trf_")]`
//! prefixes every name, and `#[code(name = "TieName")]` names its type in schemas. The default is the enum's own name
//! followed by `Name`. Names are part of the file format: a renamed variant must keep its old name.

mod paragraph;
mod refusal;
mod variants;

use proc_macro::TokenStream;
use proc_macro2::TokenStream as Tokens;
use quote::quote;
use syn::punctuated::Punctuated;
use syn::{Data, DeriveInput, Error, Expr, FnArg, Ident, Token, Variant};

use paragraph::first_paragraph;
use variants::{Values, attributes, pattern, values};

/// Derives the trait `Choice` for an enum without data, with `ALL`, `CODES`, `code` and `from_code`.
///
/// `DOC` and `DOCS` are the first paragraphs of the doc comments of the enum and of its variants.
#[proc_macro_derive(Choice, attributes(code))]
pub fn choice(item: TokenStream) -> TokenStream {
    derived(item, |input, variants| {
        if let Some(it) = variants.iter().find(|it| !it.fields.is_empty()) {
            return Err(Error::new_spanned(it, "a choice holds no data"));
        }
        Ok(chosen(&input.ident, input, variants, &values(input)?))
    })
}

/// Returns the code for the enum `name` without data, from the variants of `input`.
fn chosen(name: &Ident, input: &DeriveInput, variants: &[Variant], values: &Values) -> Tokens {
    let count = variants.len();
    let idents: Vec<_> = variants.iter().map(|it| &it.ident).collect();
    let codes = &values.codes;
    let about = first_paragraph(&input.attrs, "\n");
    let docs = variants.iter().map(|it| first_paragraph(&it.attrs, "\n"));
    let type_name = values.type_name(name);
    let own = implemented(
        name,
        &quote! {
            /// Every variant, in the order of declaration.
            pub const ALL: [Self; #count] = [#(Self::#idents),*];
            /// The stable name of each of [`Self::ALL`].
            pub const CODES: [&'static str; #count] = [#(#codes),*];
            /// The first paragraph of the type's documentation.
            pub const DOC: &'static str = #about;
            /// The first paragraph of the documentation of each of [`Self::ALL`].
            pub const DOCS: [&'static str; #count] = [#(#docs),*];

            /// Returns its stable name.
            pub const fn code(self) -> &'static str {
                match self { #(Self::#idents => #codes),* }
            }

            /// Returns the variant with this stable name; `None` for other names.
            pub fn from_code(code: &str) -> Option<Self> {
                Self::ALL.into_iter().find(|it| it.code() == code)
            }
        },
    );
    quote! {
        #own

        impl ::kralle_choice::Choice for #name {
            const NAME: &'static str = #type_name;
            const DOC: &'static str = #name::DOC;
            const ALL: &'static [Self] = &#name::ALL;
            const CODES: &'static [&'static str] = &#name::CODES;
            const DOCS: &'static [&'static str] = &#name::DOCS;

            fn code(self) -> &'static str {
                #name::code(self)
            }
        }
    }
}

/// Derives `code` for an enum that may have data.
///
/// `#[code(…)]` may be an expression that uses the variant's fields; a single unnamed field is `it`. `#[code(kind =
/// Kind)]` on the enum generates a choice of that name from the variants without their data, and the method `kind`.
#[proc_macro_derive(Code, attributes(code))]
pub fn code(item: TokenStream) -> TokenStream {
    derived(item, |input, variants| {
        let values = values(input)?;
        let (codes, patterns) = (&values.codes, variants.iter().map(pattern));
        let code = quote! {
            /// Returns its stable name.
            pub const fn code(&self) -> &'static str {
                match self { #(#patterns => #codes),* }
            }
        };
        let Some(kind) = &values.kind else {
            return Ok(implemented(&input.ident, &code));
        };
        let (docs, visibility) = (attributes(&input.attrs, "doc"), &input.vis);
        let idents: Vec<_> = variants.iter().map(|it| &it.ident).collect();
        let each = variants.iter().map(|it| {
            let (ident, docs) = (&it.ident, attributes(&it.attrs, "doc"));
            quote!(#(#docs)* #ident)
        });
        let of = quote! {
            /// Returns the variant without its data.
            pub const fn kind(&self) -> #kind {
                match self { #(Self::#idents { .. } => #kind::#idents),* }
            }
        };
        let own = implemented(&input.ident, &quote!(#code #of));
        let choice = chosen(kind, input, variants, &values);
        Ok(quote! {
            #own
            #(#docs)*
            #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
            #visibility enum #kind { #(#each),* }
            #choice
        })
    })
}

/// Derives `article` for an enum: the expression in each variant's `#[article(…)]`.
///
/// The expression uses the fields as in [`code`](macro@Code). `#[article(rules: &RuleSet)]` on the enum declares the
/// parameters of the method.
#[proc_macro_derive(Article, attributes(article))]
pub fn article(item: TokenStream) -> TokenStream {
    derived(item, |input, variants| {
        let parameters = match attributes(&input.attrs, "article").next() {
            Some(list) => list.parse_args_with(Punctuated::<FnArg, Token![,]>::parse_terminated)?,
            None => Punctuated::new(),
        };
        let articles = variants.iter().map(|variant| {
            let own = attributes(&variant.attrs, "article").next();
            own.map_or_else(
                || Ok(quote!(None)),
                |it| it.parse_args::<Expr>().map(|it| quote!(Option::from(#it))),
            )
        });
        let articles = articles.collect::<Result<Vec<_>, _>>()?;
        let patterns = variants.iter().map(pattern);
        let article = quote! {
            /// Returns its article; `None` if no regulation covers it.
            pub fn article(&self, #parameters) -> Option<::kralle_rules::article::Article> {
                match self { #(#patterns => #articles),* }
            }
        };
        Ok(implemented(&input.ident, &article))
    })
}

/// Derives the code, the class and the data of each variant: see `kralle_refusal`.
#[proc_macro_derive(Refusal, attributes(refusal, code))]
pub fn refusal(item: TokenStream) -> TokenStream {
    derived(item, refusal::refusal)
}

/// Returns the code generated for an enum from its variants.
fn derived(
    item: TokenStream,
    items: impl FnOnce(&DeriveInput, &[Variant]) -> Result<Tokens, Error>,
) -> TokenStream {
    let input = syn::parse_macro_input!(item as DeriveInput);
    let made = match &input.data {
        Data::Enum(it) => items(&input, &it.variants.iter().cloned().collect::<Vec<_>>()),
        Data::Struct(_) | Data::Union(_) => Err(Error::new_spanned(&input, "variants have names")),
    };
    made.unwrap_or_else(Error::into_compile_error).into()
}

fn implemented(name: &Ident, items: &Tokens) -> Tokens {
    quote! {
        #[allow(dead_code, unused_variables, reason = "not every choice is asked everything")]
        impl #name { #items }
    }
}
