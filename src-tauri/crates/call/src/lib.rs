//! `#[call]`: makes a function of the desk a call.
//!
//! The function says everything once: its name is the call's, its doc comment the sentence, its
//! types the input and the output. From it come the bridge, the command line, the schemas and the
//! TypeScript types. The list in `kralle_desk` names it; the compiler warns of a call that is not
//! named there.

use proc_macro::TokenStream;
use proc_macro2::TokenStream as Tokens;
use quote::quote;
use syn::{Attribute, Error, Expr, ExprLit, FnArg, ItemFn, Lit, Meta, ReturnType, Type};

/// Makes `fn name(desk: &mut Desk, input: Input) -> Result<Output, RefusalView>` the call `name`.
/// The first paragraph of its doc comment is the sentence that scripts are told.
#[proc_macro_attribute]
pub fn call(arguments: TokenStream, item: TokenStream) -> TokenStream {
    let function = syn::parse_macro_input!(item as ItemFn);
    let entry = if arguments.is_empty() {
        entry(&function)
    } else {
        Err(Error::new_spanned(
            Tokens::from(arguments),
            "a call takes no arguments",
        ))
    };
    let entry = entry.unwrap_or_else(Error::into_compile_error);
    quote! {
        #[allow(
            clippy::needless_pass_by_value,
            clippy::unnecessary_wraps,
            reason = "every call has one shape: it takes its input and may refuse"
        )]
        #function
        #entry
    }
    .into()
}

/// The line of the list for a function.
fn entry(function: &ItemFn) -> Result<Tokens, Error> {
    let signature = &function.sig;
    let name = &signature.ident;
    let about = first_paragraph(&function.attrs);
    if about.is_empty() {
        return Err(Error::new_spanned(name, "a call says what it does"));
    }
    let input = match signature.inputs.iter().nth(1) {
        Some(FnArg::Typed(argument)) => &argument.ty,
        Some(FnArg::Receiver(_)) | None => {
            return Err(Error::new_spanned(
                signature,
                "a call takes the desk and its input",
            ));
        }
    };
    let output = output(&signature.output)
        .ok_or_else(|| Error::new_spanned(signature, "a call gives a result"))?;
    Ok(quote! {
        #[doc = concat!("The call `", stringify!(#name), "`, for the list.")]
        #[allow(non_camel_case_types, reason = "named as the call")]
        pub(crate) struct #name {}

        impl #name {
            pub(crate) const ENTRY: crate::list::Entry = crate::list::Entry {
                name: stringify!(#name),
                about: #about,
                answer: |desk, input| crate::list::answer(input, |input: #input| #name(desk, input)),
                input: crate::list::schema::<#input>,
                output: crate::list::schema::<#output>,
                types: crate::list::types_of::<#input, #output>,
            };
        }
    })
}

/// What a function gives when it is not refused: `Output` of `Result<Output, …>`.
fn output(returned: &ReturnType) -> Option<&Type> {
    let ReturnType::Type(_, returned) = returned else {
        return None;
    };
    let Type::Path(path) = returned.as_ref() else {
        return None;
    };
    let last = path
        .path
        .segments
        .last()
        .filter(|it| it.ident == "Result")?;
    let syn::PathArguments::AngleBracketed(arguments) = &last.arguments else {
        return None;
    };
    let Some(syn::GenericArgument::Type(output)) = arguments.args.first() else {
        return None;
    };
    Some(output)
}

/// The first paragraph of the doc comment, on one line.
fn first_paragraph(attributes: &[Attribute]) -> String {
    let lines = attributes.iter().filter_map(|attribute| {
        let Meta::NameValue(it) = &attribute.meta else {
            return None;
        };
        let Expr::Lit(ExprLit {
            lit: Lit::Str(text),
            ..
        }) = &it.value
        else {
            return None;
        };
        it.path
            .is_ident("doc")
            .then(|| text.value().trim().to_owned())
    });
    let lines: Vec<String> = lines.take_while(|line| !line.is_empty()).collect();
    lines.join(" ")
}
