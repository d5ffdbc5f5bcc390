//! One name for each variant: in files, in JSON, in message keys and in the schemas.
//!
//! The name is the variant in `snake_case`, or what `#[code("…")]` says; `#[code(prefix = "trf_")]`
//! on the enum prefixes every name, and `#[code(name = "TieName")]` names its type in schemas, which is
//! else the enum's own with `Name` behind it. Names are part of the file format: rename a variant, and
//! give it its old name.

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

/// Gives an enum without data `ALL`, `CODES`, `code`, `from_code`, and what it and each of `ALL` is
/// (`DOC`, `DOCS`: the first paragraphs of the doc comments), and the trait of the same name.
#[proc_macro_derive(Choice, attributes(code))]
pub fn choice(item: TokenStream) -> TokenStream {
    derived(item, |input, variants| {
        if let Some(it) = variants.iter().find(|it| !it.fields.is_empty()) {
            return Err(Error::new_spanned(it, "a choice holds no data"));
        }
        Ok(chosen(&input.ident, input, variants, &values(input)?))
    })
}

/// The code that an enum without data called `name` gets, by the variants of `input`.
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
            /// Every one, in the order in which they are declared.
            pub const ALL: [Self; #count] = [#(Self::#idents),*];
            /// The stable name of each of [`Self::ALL`].
            pub const CODES: [&'static str; #count] = [#(#codes),*];
            /// The first paragraph of the type's documentation.
            pub const DOC: &'static str = #about;
            /// The first paragraph of the documentation of each of [`Self::ALL`].
            pub const DOCS: [&'static str; #count] = [#(#docs),*];

            /// Its stable name.
            pub const fn code(self) -> &'static str {
                match self { #(Self::#idents => #codes),* }
            }

            /// The one of this stable name.
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

/// Gives an enum that may hold data `code`. `#[code(…)]` may be an expression that sees the
/// variant's fields; the only one is `it` where they have no names. `#[code(kind = Kind)]` on the enum
/// makes of its variants without their data a choice of that name, and gives the enum `kind`.
#[proc_macro_derive(Code, attributes(code))]
pub fn code(item: TokenStream) -> TokenStream {
    derived(item, |input, variants| {
        let values = values(input)?;
        let (codes, patterns) = (&values.codes, variants.iter().map(pattern));
        let code = quote! {
            /// Its stable name.
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
            /// The variant without its data.
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

/// Gives an enum `article`: the expression in each variant's own `#[article(…)]`, which sees the
/// fields as that of [`code`](macro@Code) does. `#[article(rules: &RuleSet)]` on the enum says with
/// what it is asked.
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
            /// The article it rests on; none where no regulation speaks of it.
            pub fn article(&self, #parameters) -> Option<::kralle_rules::article::Article> {
                match self { #(#patterns => #articles),* }
            }
        };
        Ok(implemented(&input.ident, &article))
    })
}

/// Gives an enum the code, the class and the data of each variant: see `kralle_refusal`.
#[proc_macro_derive(Refusal, attributes(refusal, code))]
pub fn refusal(item: TokenStream) -> TokenStream {
    derived(item, refusal::refusal)
}

/// The code that an enum gets, made from its variants.
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
