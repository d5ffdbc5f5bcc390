//! Whether what is published contains what a sheet showed.

use std::fmt::Write as _;
use std::path::Path;

use kralle_desk::core::refusal::{Datum, RefusalView};
use kralle_desk::hall::qr_code::drawn;
use kralle_desk::history::head::{CheckHeadInput, HeadAnswer};
use kralle_desk::{Desk, calls};
use kralle_exchange::site::{Block, Form, FormField, Input, Method, escaped};
use kralle_exchange::table::Cell;
use kralle_words::{Arg, Words};

use super::parts::{CHECK, kept, newest, with_blocks};
use super::stored::with_file;
use super::view::{Addresses, View};
use crate::publication::{Kept, unpack};
use crate::site::answer::HTML;
use crate::site::kept_pages::Page;
use crate::site::tongue::Tongue;
use crate::{Archive, Refusal};

/// The longest form of a head, with room for blanks.
const LONGEST: u16 = 200;

/// The head of what is published, and a field for that of a sheet.
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

/// The whole head as a QR code; none where it makes none.
fn code(view: &View<'_>) -> Option<String> {
    let code = drawn(&view.kept.head_whole).ok()?;
    let quiet = u32::from(code.quiet);
    let side = code.size + 2 * quiet;
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
        code.path
    );
    Some(svg)
}

/// Whether what is published contains the head that was typed.
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
        let asked = CheckHeadInput {
            word: word.clone(),
            path: Some(path.into()),
        };
        let answer = Desk::for_scripts("").ask::<calls::check_head>(asked);
        let answer = match &answer {
            Ok(answer) => answered(answer, &words),
            Err(refusal) => refused(refusal, &words),
        };
        let mut leaf = with_blocks(&view, newest, CHECK, asking(&view, &word, Some(answer)));
        leaf.live = None;
        Page::of(HTML, leaf.html(tongue).as_bytes())
    });
    done.await
}

fn answered(answer: &HeadAnswer, words: &Words) -> Vec<Block> {
    let read = [("word", (&answer.word).into())];
    vec![
        Block::Heading(answer.answer.sentence(words)),
        Block::Text(words.say(&format!("{}.next", answer.answer.key()), &[])),
        Block::Text(words.say("head-read", &read)),
    ]
}

/// What was typed is no head.
fn refused(refusal: &RefusalView, words: &Words) -> Vec<Block> {
    let args: Vec<(&str, Arg<'_>)> = refusal
        .data
        .iter()
        .filter_map(|(name, datum)| {
            let arg = match datum {
                Datum::Number(number) => Arg::from(*number),
                Datum::Text(text) => Arg::from(text),
                Datum::Numbers(_) | Datum::Texts(_) => return None,
            };
            Some((name.as_str(), arg))
        })
        .collect();
    let key = format!("refusal-{}", refusal.code.replace('_', "-"));
    vec![
        Block::Heading(words.say(&key, &args)),
        Block::Text(words.say(&format!("{key}.rule"), &args)),
    ]
}
