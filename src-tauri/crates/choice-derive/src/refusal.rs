//! `#[derive(Refusal)]`: the code, the class and the data of each variant.

use proc_macro2::TokenStream as Tokens;
use quote::{format_ident, quote};
use syn::{DeriveInput, Error, Fields, Ident, LitInt, LitStr, Variant};

use crate::variants::{attributes, pattern, snake_case, values};

/// The attributes `#[refusal(…)]` of an enum or of a variant.
#[derive(Default)]
struct Settings {
    class: Option<Ident>,
    /// `exit` and `status`, if they differ from the class.
    promised: Vec<(Ident, LitInt)>,
    prefix: String,
    /// Data that are added later to every variant.
    also: Vec<String>,
    inner: bool,
    text: bool,
    bare: bool,
}

impl Settings {
    fn of(all: &[syn::Attribute]) -> Result<Self, Error> {
        let mut settings = Self::default();
        for attribute in attributes(all, "refusal") {
            attribute.parse_nested_meta(|meta| {
                let name = meta.path.require_ident()?.clone();
                match name.to_string().as_str() {
                    "inner" => settings.inner = true,
                    "bare" => settings.bare = true,
                    "text" => settings.text = true,
                    "prefix" => settings.prefix = meta.value()?.parse::<LitStr>()?.value(),
                    "also" => {
                        let names = meta.value()?.parse::<LitStr>()?.value();
                        settings.also = names.split(' ').map(str::to_owned).collect();
                    }
                    "exit" | "status" => settings.promised.push((name, meta.value()?.parse()?)),
                    _ => settings.class = Some(name),
                }
                Ok(())
            })?;
        }
        Ok(settings)
    }
}

/// The parts of the implementations, one per variant.
#[derive(Default)]
struct Parts {
    constants: Vec<Tokens>,
    listed: Vec<Tokens>,
    declared: Vec<Tokens>,
    data: Vec<Tokens>,
}

impl Parts {
    fn add(&mut self, variant: &Variant, code: &Tokens, all: &Settings) -> Result<(), Error> {
        let own = Settings::of(&variant.attrs)?;
        let pattern = pattern(variant);
        if own.inner {
            let inner = quote!(::kralle_refusal::Declared);
            self.declared.push(quote!(#pattern => #inner::declared(it)));
            self.data.push(quote!(#pattern => #inner::data(it)));
            return Ok(());
        }
        let fields = fields(variant, all);
        self.data.push(quote!(#pattern => #fields));
        // A computed code is listed by the enum it comes from.
        let Ok(literal) = syn::parse2::<LitStr>(code.clone()) else {
            let declaration = declaration(variant, code, &own, all)?;
            self.declared.push(quote!(#pattern => #declaration));
            return Ok(());
        };
        let code = format!("{}{}", all.prefix, literal.value());
        let declaration = declaration(variant, &quote!(#code), &own, all)?;
        let (ident, name) = (&variant.ident, snake_case(&variant.ident.to_string()));
        let name = format_ident!("{}", name.to_uppercase());
        let constant = quote!(pub const #name: ::kralle_refusal::Declaration = #declaration;);
        self.constants.push(constant);
        self.listed.push(quote!(Self::#name));
        self.declared
            .push(quote!(Self::#ident { .. } => Self::#name));
        Ok(())
    }
}

/// Returns the declaration of one refusal.
fn declaration(
    variant: &Variant,
    code: &Tokens,
    own: &Settings,
    all: &Settings,
) -> Result<Tokens, Error> {
    let has_article = attributes(&variant.attrs, "article").next().is_some();
    let by_rules = has_article.then(|| format_ident!("NotAllowed"));
    let class = own.class.clone().or(by_rules).or_else(|| all.class.clone());
    let class = class.ok_or_else(|| Error::new_spanned(variant, "a refusal has a class"))?;
    let is_own = own.class.is_some() || !own.promised.is_empty();
    let promised = if is_own { &own.promised } else { &all.promised };
    let promised = promised.iter().map(|(name, value)| quote!(#name: #value,));
    let data = names(variant).filter(|_| !all.bare).map(|names| {
        let names = names.iter().map(ToString::to_string);
        let names = names.chain(all.also.iter().chain(&own.also).cloned());
        quote!(data: Some(&[#(#names),*]),)
    });
    Ok(quote! { ::kralle_refusal::Declaration {
        #data
        #(#promised)*
        ..::kralle_refusal::Declaration::new(#code, ::kralle_refusal::Class::#class)
    } })
}

/// Returns the fields of a variant as data.
fn fields(variant: &Variant, all: &Settings) -> Tokens {
    let datum = format_ident!("{}", if all.text { "text" } else { "datum" });
    let names = names(variant).filter(|_| !all.bare);
    let fields = names.iter().flatten().map(|it| {
        let name = it.to_string();
        quote!(::kralle_refusal::#datum(#name, #it))
    });
    quote!(::core::iter::IntoIterator::into_iter([#(#fields),*]).collect())
}

/// Returns the names of the fields; `None` if they are unnamed.
fn names(variant: &Variant) -> Option<Vec<&Ident>> {
    match &variant.fields {
        Fields::Named(fields) => Some(
            fields
                .named
                .iter()
                .filter_map(|it| it.ident.as_ref())
                .collect(),
        ),
        Fields::Unit => Some(Vec::new()),
        Fields::Unnamed(_) => None,
    }
}

/// Returns the implementations for the enum `input`.
pub(crate) fn refusal(input: &DeriveInput, variants: &[Variant]) -> Result<Tokens, Error> {
    let all = Settings::of(&input.attrs)?;
    let mut parts = Parts::default();
    for (variant, code) in variants.iter().zip(values(input)?.codes) {
        parts.add(variant, &code, &all)?;
    }
    let Parts {
        constants,
        listed,
        declared,
        data,
    } = parts;
    let name = &input.ident;
    let is_whole = !all.bare && attributes(&input.attrs, "article").next().is_none();
    let marker = is_whole.then(|| quote!(impl ::kralle_refusal::Refusal for #name {}));
    Ok(quote! {
        #[allow(dead_code, missing_docs, reason = "not every refusal is compared")]
        impl #name { #(#constants)* }
        #[allow(unused_variables, reason = "bare refusals give no data")]
        impl ::kralle_refusal::Declared for #name {
            const DECLARED: &'static [::kralle_refusal::Declaration] = &[#(#listed),*];

            fn declared(&self) -> ::kralle_refusal::Declaration {
                match self { #(#declared),* }
            }

            fn data(&self) -> ::kralle_refusal::Data {
                match self { #(#data),* }
            }
        }
        #marker
    })
}
