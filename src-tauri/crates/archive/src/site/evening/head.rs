//! Check of a printed head against the published file.

use std::fmt::Write as _;
use std::path::Path;

use chrono::Local;
use kralle_exchange::site::{Block, Form, FormField, Input, Method, escaped};
use kralle_exchange::table::Cell;
use kralle_refusal::Declared;
use kralle_sheets::QrCode;
use kralle_store::{HeadWord, Store, StoreError};
use kralle_view::datum::declared;
use kralle_view::head::{HeadAnswer, answer};
use kralle_words::{Arg, Words};

use super::parts::{CHECK, kept, newest, with_blocks};
use super::stored::with_file;
use super::view::{Addresses, View};
use crate::publication::{Kept, unpack};
use crate::site::answer::HTML;
use crate::site::kept_pages::Page;
use crate::site::tongue::Tongue;
use crate::{Archive, Refusal};

/// Maximum length of a head with spaces, in characters.
const LONGEST: u16 = 200;

/// Returns the published head, and a form for that of a sheet.
pub(super) fn blocks(view: &View<'_>) -> Vec<Block> {
    asking(view, "", None)
}

fn asking(view: &View<'_>, word: &str, answer: Option<Vec<Block>>) -> Vec<Block> {
    let mut blocks = vec![
        Block::Text(view.pages.say("archive-check-about")),
        Block::Form(Form {
            action: view.pages.page(CHECK),
            method: Method::Get,
            is_search: false,
            fields: vec![FormField {
                name: "word".to_owned(),
                label: view.pages.say("head-word"),
                value: word.to_owned(),
                hint: view.pages.say("head-word.hint"),
                input: Input::Code,
                most: LONGEST,
            }],
            button: view.pages.say("head-do"),
        }),
    ];
    blocks.extend(answer.unwrap_or_default());
    blocks.extend([
        Block::Heading(view.pages.say("archive-check-published")),
        Block::Facts(vec![(
            view.pages.say("archive-check-word"),
            Cell::text(&view.kept.head),
        )]),
    ]);
    blocks.extend(code(view).map(Block::Markup));
    blocks
}

/// Returns the full head as a QR code; `None` if it cannot be encoded.
fn code(view: &View<'_>) -> Option<String> {
    let code = QrCode::of(&view.kept.head_whole).ok()?;
    let quiet = usize::from(QrCode::QUIET);
    let side = code.side() + 2 * quiet;
    let label = view
        .pages
        .words
        .say("sheet-head", &[("word", (&view.kept.head).into())]);
    let mut svg = String::new();
    // Writing to a string does not fail.
    let _ = write!(
        svg,
        "<svg class=\"qr\" viewBox=\"0 0 {side} {side}\" role=\"img\" aria-label=\"{}\" shape-rendering=\"crispEdges\"><rect width=\"{side}\" height=\"{side}\"/><path transform=\"translate({quiet} {quiet})\" d=\"{}\"/></svg>",
        escaped(&label),
        code.path()
    );
    Some(svg)
}

/// Returns the page with the result of comparing the published file with a head.
///
/// # Errors
/// Fails if the tournament is not public, or too many checks run.
pub(crate) async fn check_head(
    archive: &Archive,
    tongue: Tongue,
    file: [u8; 16],
    word: &str,
) -> Result<Page, Refusal> {
    let newest = newest(archive, file).await?;
    let packed = kept(archive, newest).await?;
    let word: String = word.chars().take(LONGEST.into()).collect();
    let done = with_file(archive, newest, move |path: &Path| {
        let kept: Kept = unpack(&packed).map_err(|it| Refusal::internal(&it))?;
        let words = tongue.words();
        let at = Addresses::of(&kept, &file, tongue);
        let view = View::new(&kept, &at, &words);
        let answer = match word.parse::<HeadWord>() {
            Ok(head) => answered(path, &head, &words),
            Err(error) => Ok(refused(&error, &words)),
        };
        let answer = answer.unwrap_or_else(|error| refused(&error, &words));
        let mut leaf = with_blocks(&view, newest, CHECK, asking(&view, &word, Some(answer)));
        leaf.live = None;
        Page::of(HTML, leaf.html(tongue).as_bytes())
    });
    done.await
}

fn answered(path: &Path, head: &HeadWord, words: &Words) -> Result<Vec<Block>, StoreError> {
    let HeadAnswer { word, answer } = answer(&Store::open_to_look(path)?, head)?;
    Ok(vec![
        Block::Heading(answer.sentence(words, &Local)),
        Block::Text(words.say(&format!("{}.next", answer.key()), &[])),
        Block::Text(words.say("head-read", &[("word", word.into())])),
    ])
}

/// Returns the blocks for an invalid head or an unreadable file.
fn refused(refusal: &impl Declared, words: &Words) -> Vec<Block> {
    let data = declared(refusal.data());
    let args = data.iter().map(|(name, it)| (name.as_str(), it.arg()));
    let args: Vec<(&str, Arg<'_>)> = args.collect();
    let key = format!("refusal-{}", refusal.declared().code.replace('_', "-"));
    vec![
        Block::Heading(words.say(&key, &args)),
        Block::Text(words.say(&format!("{key}.rule"), &args)),
    ]
}
