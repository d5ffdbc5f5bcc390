//! Pages for people.
//!
//! Begin at [`routes`]. Every page has its own address in each language, works without script,
//! and is readable on a phone. A tournament's page is rendered on its first request from the
//! content stored on publication, and cached in [`KeptPages`].
//!
//! Not here: the public content of a tournament (`publication`), and JSON for programs (`api`).

mod answer;
mod curve;
mod evening;
mod kept_pages;
mod leaf;
mod listing;
mod lists;
mod persons;
mod rating_list;
mod refused;
mod tongue;

use axum::Router;
use axum::extract::rejection::QueryRejection;
use axum::extract::{Path, Query, State};
use axum::http::{HeaderMap, Uri};
use axum::response::Response;
use axum::routing::get;
use kralle_exchange::site::STYLE;
use kralle_push::answer::RefusalCode;
use serde::Deserialize;

pub use kept_pages::KeptPages;
pub(crate) use tongue::TONGUES;

use crate::publication::shown_file;
use crate::{Archive, Refusal};
use answer::{Keep, answer, elsewhere};
use kept_pages::Page;
use leaf::address;
use refused::{refused, unknown};
use tongue::Tongue;

/// Returns the routes of the pages.
pub fn routes() -> Router<Archive> {
    Router::new()
        .route("/", get(root))
        .route(&leaf::style_path(), get(style))
        .route(&leaf::script_path(), get(script))
        .route("/tournaments/{file}/", get(tournament_in_some_tongue))
        .route("/{tongue}", get(begin))
        .route("/{tongue}/", get(start))
        .route("/{tongue}/tournaments", get(tournaments))
        .route("/{tongue}/tournaments/{file}", get(into_tournament))
        .route("/{tongue}/tournaments/{file}/", get(tournament))
        .route(
            "/{tongue}/tournaments/{file}/{page}",
            get(tournament_page).post(check_draw),
        )
        .route("/{tongue}/persons", get(persons))
        .route("/{tongue}/persons/{person}", get(person))
        .route("/{tongue}/ratings/{kind}", get(ratings))
        .route("/{tongue}/seasons", get(seasons))
        .route("/{tongue}/seasons/{slug}", get(season))
        .fallback(nowhere)
}

/// Query parameters of all pages; each page uses its own.
#[derive(Debug, Default, Deserialize)]
struct Asked {
    #[serde(default)]
    text: String,
    #[serde(default)]
    year: String,
    after: Option<String>,
    #[serde(default)]
    name: String,
    word: Option<String>,
    page: Option<String>,
}

type Questions = Result<Query<Asked>, QueryRejection>;

/// Returns the query parameters.
///
/// # Errors
/// Fails if they are malformed.
fn asked(questions: Questions) -> Result<Asked, Refusal> {
    let bad = |error: QueryRejection| Refusal::new(RefusalCode::BadField, error.body_text());
    questions.map(|it| it.0).map_err(bad)
}

/// Returns the page number of a list; 1 by default.
///
/// # Errors
/// Fails outside 1 to `last`.
fn page_number(asked: &Asked, last: i64) -> Result<i64, Refusal> {
    let number = asked.page.as_deref().unwrap_or("1").parse().ok();
    let number = number.filter(|it| (1..=last).contains(it));
    number.ok_or_else(|| Refusal::new(RefusalCode::BadField, "`page` is no page"))
}

/// Renders a page in the language of the address, or the page of its refusal.
async fn shown(
    tongue: &str,
    headers: &HeaderMap,
    page: impl AsyncFnOnce(Tongue) -> Result<Response, Refusal>,
) -> Response {
    let Some(tongue) = Tongue::of_path(tongue) else {
        return refused(Tongue::liked(headers), &unknown());
    };
    match page(tongue).await {
        Ok(response) => response,
        Err(refusal) => refused(tongue, &refusal),
    }
}

/// Responds with a page about many tournaments, which is cached briefly.
async fn fresh<Making: Future<Output = Result<Page, Refusal>>>(
    archive: &Archive,
    headers: &HeaderMap,
    key: &str,
    make: impl Fn() -> Making,
) -> Result<Response, Refusal> {
    let page = archive.pages.get_fresh(key, make).await?;
    answer(&page, headers, Keep::Asking)
}

async fn root(headers: HeaderMap) -> Response {
    elsewhere(&address(Tongue::liked(&headers), ""))
}

/// Responds with the page for an unknown address.
pub(crate) async fn nowhere(uri: Uri, headers: HeaderMap) -> Response {
    let first = uri.path().split('/').nth(1).unwrap_or_default();
    shown(first, &headers, async |_| Err(unknown())).await
}

async fn begin(Path(tongue): Path<String>, headers: HeaderMap) -> Response {
    shown(&tongue, &headers, async |tongue| {
        Ok(elsewhere(&address(tongue, "")))
    })
    .await
}

async fn style(State(archive): State<Archive>, headers: HeaderMap) -> Response {
    asset(&archive, &headers, "text/css; charset=utf-8", STYLE).await
}

async fn script(State(archive): State<Archive>, headers: HeaderMap) -> Response {
    asset(
        &archive,
        &headers,
        "text/javascript; charset=utf-8",
        leaf::SCRIPT,
    )
    .await
}

async fn asset(
    archive: &Archive,
    headers: &HeaderMap,
    kind: &'static str,
    text: &'static str,
) -> Response {
    let page = archive
        .pages
        .get(kind, async { Page::of(kind, text.as_bytes()) });
    let page = page
        .await
        .and_then(|page| answer(&page, headers, Keep::ForGood));
    page.unwrap_or_else(|refusal| refused(Tongue::liked(headers), &refusal))
}

async fn start(
    State(archive): State<Archive>,
    Path(tongue): Path<String>,
    headers: HeaderMap,
) -> Response {
    shown(&tongue, &headers, async |tongue| {
        let key = format!("start/{}", tongue.code());
        let make = || lists::start(&archive.database, tongue);
        fresh(&archive, &headers, &key, make).await
    })
    .await
}

async fn tournaments(
    State(archive): State<Archive>,
    Path(tongue): Path<String>,
    questions: Questions,
    headers: HeaderMap,
) -> Response {
    shown(&tongue, &headers, async |tongue| {
        let asked = asked(questions)?;
        let wanted = (&*asked.text, &*asked.year, asked.after.as_deref());
        lists::tournaments(&archive.database, tongue, wanted).await
    })
    .await
}

/// Redirects from the language-independent address, which organizers get, to the browser's
/// preferred language.
async fn tournament_in_some_tongue(Path(file): Path<String>, headers: HeaderMap) -> Response {
    let tongue = Tongue::liked(&headers);
    match file_id(&file) {
        Ok(file) => {
            let file = shown_file(&file);
            elsewhere(&address(tongue, &format!("tournaments/{file}/")))
        }
        Err(refusal) => refused(tongue, &refusal),
    }
}

/// Parses the identity of a file in an address.
///
/// # Errors
/// Fails as an unknown page.
fn file_id(text: &str) -> Result<[u8; 16], Refusal> {
    let file = crate::publication::file_id(text);
    file.map(|it| it.0).ok_or_else(unknown)
}

async fn into_tournament(
    Path((tongue, file)): Path<(String, String)>,
    headers: HeaderMap,
) -> Response {
    shown(&tongue, &headers, async |tongue| {
        let file = shown_file(&file_id(&file)?);
        Ok(elsewhere(&address(tongue, &format!("tournaments/{file}/"))))
    })
    .await
}

async fn tournament(
    State(archive): State<Archive>,
    Path((tongue, file)): Path<(String, String)>,
    headers: HeaderMap,
) -> Response {
    shown(&tongue, &headers, async |tongue| {
        let page = evening::page(&archive, tongue, file_id(&file)?, "").await?;
        answer(&page, &headers, Keep::Asking)
    })
    .await
}

async fn tournament_page(
    State(archive): State<Archive>,
    Path((tongue, file, name)): Path<(String, String, String)>,
    questions: Questions,
    headers: HeaderMap,
) -> Response {
    shown(&tongue, &headers, async |tongue| {
        let file = file_id(&file)?;
        let word = asked(questions)?.word;
        let page = match word {
            Some(word) if name == evening::CHECK => {
                evening::check_head(&archive, tongue, file, &word).await?
            }
            Some(_) | None => evening::page(&archive, tongue, file, &name).await?,
        };
        answer(&page, &headers, Keep::Asking)
    })
    .await
}

async fn check_draw(
    State(archive): State<Archive>,
    Path((tongue, file, name)): Path<(String, String, String)>,
    headers: HeaderMap,
) -> Response {
    shown(&tongue, &headers, async |tongue| {
        if name != evening::DRAW {
            return Err(unknown());
        }
        let page = evening::checked_draw(&archive, tongue, file_id(&file)?).await?;
        answer(&page, &headers, Keep::Asking)
    })
    .await
}

async fn persons(
    State(archive): State<Archive>,
    Path(tongue): Path<String>,
    questions: Questions,
    headers: HeaderMap,
) -> Response {
    shown(&tongue, &headers, async |tongue| {
        let asked = asked(questions)?;
        persons::found(&archive.database, tongue, &asked.name).await
    })
    .await
}

async fn person(
    State(archive): State<Archive>,
    Path((tongue, person)): Path<(String, String)>,
    headers: HeaderMap,
) -> Response {
    shown(&tongue, &headers, async |tongue| {
        let number: i32 = person.parse().map_err(|_| unknown())?;
        let key = format!("person/{number}/{}", tongue.code());
        let make = || persons::one(&archive.database, tongue, number);
        fresh(&archive, &headers, &key, make).await
    })
    .await
}

async fn ratings(
    State(archive): State<Archive>,
    Path((tongue, kind)): Path<(String, String)>,
    questions: Questions,
    headers: HeaderMap,
) -> Response {
    shown(&tongue, &headers, async |tongue| {
        let number = page_number(&asked(questions)?, rating_list::LAST_PAGE)?;
        let key = format!("ratings/{kind}/{number}/{}", tongue.code());
        let make = || rating_list::list(&archive.database, tongue, &kind, number);
        fresh(&archive, &headers, &key, make).await
    })
    .await
}

async fn seasons(
    State(archive): State<Archive>,
    Path(tongue): Path<String>,
    questions: Questions,
    headers: HeaderMap,
) -> Response {
    shown(&tongue, &headers, async |tongue| {
        let after = asked(questions)?.after;
        let behind = after.as_deref().unwrap_or_default();
        let key = format!("seasons/{behind}/{}", tongue.code());
        let make = || lists::season_list(&archive.database, tongue, after.as_deref());
        fresh(&archive, &headers, &key, make).await
    })
    .await
}

async fn season(
    State(archive): State<Archive>,
    Path((tongue, slug)): Path<(String, String)>,
    headers: HeaderMap,
) -> Response {
    shown(&tongue, &headers, async |tongue| {
        let key = format!("season/{slug}/{}", tongue.code());
        let make = || lists::season(&archive, tongue, &slug);
        fresh(&archive, &headers, &key, make).await
    })
    .await
}
