//! `#[call]`: turns a function of the desk into a call.
//!
//! The function declares everything once: its name is the call's, its doc comment the description, its types the input
//! and the output. The macro derives the bridge, the command line, the schemas, the TypeScript types, and the type for
//! calls from Rust. The list in `kralle_desk` names every call; the compiler warns of a missing one.

#[path = "../../choice-derive/src/paragraph.rs"]
mod paragraph;

use proc_macro::TokenStream;
use proc_macro2::TokenStream as Tokens;
use quote::quote;
use syn::punctuated::Punctuated;
use syn::{Error, FnArg, Ident, ItemFn, Meta, ReturnType, Token, Type};

use paragraph::first_paragraph;

/// Turns `fn name(desk: &mut Desk, input: Input) -> Result<Output, RefusalView>` into the call `name`.
///
/// With `&Snapshot` instead of the desk, the call is a query that never blocks. The first paragraph of the doc comment
/// is the description for scripts. The arguments of `#[call(…)]`:
///
/// - `table`: may also be called at the table of the game in its input.
/// - `every_window`: may be called from every window.
/// - `may(helper, arbiter)`: may be called from the hall, by these levels.
/// - `reads`: uses the desk but changes nothing.
/// - `names_a_file`: takes a path, and may not be called from the hall.
#[proc_macro_attribute]
pub fn call(arguments: TokenStream, item: TokenStream) -> TokenStream {
    let function = syn::parse_macro_input!(item as ItemFn);
    let arguments =
        syn::parse_macro_input!(arguments with Punctuated::<Meta, Token![,]>::parse_terminated);
    let entry = said(&arguments).and_then(|said| entry(&function, &said));
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

/// The arguments of the attribute.
struct Said {
    /// The windows that may call it: by default only the director's.
    audience: Tokens,
    /// The levels that may call it from the hall: by default none.
    may: Vec<Tokens>,
    /// True if it uses the desk but changes nothing.
    reads: bool,
    /// True if its input names a file.
    names_a_file: bool,
}

fn said(arguments: &Punctuated<Meta, Token![,]>) -> Result<Said, Error> {
    let mut said = Said {
        audience: quote!(Director),
        may: Vec::new(),
        reads: false,
        names_a_file: false,
    };
    for argument in arguments {
        match argument {
            Meta::Path(path) if path.is_ident("table") => said.audience = quote!(Table),
            Meta::Path(path) if path.is_ident("every_window") => {
                said.audience = quote!(EveryWindow);
            }
            Meta::Path(path) if path.is_ident("reads") => said.reads = true,
            Meta::Path(path) if path.is_ident("names_a_file") => said.names_a_file = true,
            Meta::List(list) if list.path.is_ident("may") => {
                let levels =
                    list.parse_args_with(Punctuated::<Ident, Token![,]>::parse_terminated)?;
                for level in levels {
                    said.may.push(match level.to_string().as_str() {
                        "captain" => quote!(Captain),
                        "helper" => quote!(Helper),
                        "arbiter" => quote!(Arbiter),
                        "projector" => quote!(Projector),
                        _ => return Err(Error::new_spanned(level, "nobody is called so")),
                    });
                }
            }
            Meta::Path(_) | Meta::List(_) | Meta::NameValue(_) => {
                return Err(Error::new_spanned(argument, "nobody is called so"));
            }
        }
    }
    Ok(said)
}

/// Returns the list entry of a function.
fn entry(function: &ItemFn, said: &Said) -> Result<Tokens, Error> {
    let Said {
        audience,
        may,
        reads,
        names_a_file,
    } = said;
    let signature = &function.sig;
    let name = &signature.ident;
    let about = first_paragraph(&function.attrs, " ");
    if about.is_empty() {
        return Err(Error::new_spanned(name, "a call says what it does"));
    }
    let mut arguments = signature.inputs.iter();
    let (Some(FnArg::Typed(desk)), Some(FnArg::Typed(input))) =
        (arguments.next(), arguments.next())
    else {
        return Err(Error::new_spanned(
            signature,
            "a call takes the desk or a snapshot of it, and its input",
        ));
    };
    let input = &input.ty;
    let works = matches!(desk.ty.as_ref(), Type::Reference(it) if it.mutability.is_some());
    let (run, look) = if works {
        (quote!(work), quote!(None))
    } else {
        let look = quote!(Some(|desk, input| crate::entry::answer(input, |it| #name(desk, it))));
        (quote!(look), look)
    };
    let (returned, output) = output(&signature.output)
        .ok_or_else(|| Error::new_spanned(signature, "a call gives a result"))?;
    Ok(quote! {
        #[doc = #about]
        #[allow(non_camel_case_types, reason = "named as the call")]
        #[derive(Debug)]
        pub struct #name {}

        impl crate::entry::TypedCall for #name {
            type Input = #input;
            type Output = #output;

            fn run(desk: &mut crate::core::desk::Desk, input: #input) -> #returned {
                crate::entry::#run(desk, input, #name)
            }
        }

        impl #name {
            pub(crate) const ENTRY: crate::entry::Entry = crate::entry::Entry {
                name: stringify!(#name),
                about: #about,
                audience: crate::entry::Audience::#audience,
                may: &[#(::kralle_view::named::Named(crate::core::visitor::Level::#may)),*],
                answer: |desk, input| {
                    crate::entry::answer(input, |input| desk.ask::<#name>(input))
                },
                look: #look,
                reads: #reads,
                names_a_file: #names_a_file,
                #[cfg(debug_assertions)]
                input: crate::entry::schema::<#input>,
                #[cfg(debug_assertions)]
                output: crate::entry::schema::<#output>,
                #[cfg(debug_assertions)]
                types: crate::entry::types_of::<#input, #output>,
            };
        }
    })
}

/// Returns the return type of a function and the `Output` of its `Result<Output, …>`; `None` for other types.
fn output(returned: &ReturnType) -> Option<(&Type, &Type)> {
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
    Some((returned, output))
}
