//! OpenAPI 3.1 description of the archive, with schemas derived from the response types.

use kralle_push::answer::{Introduction, Pushed, Refused, Status};
use schemars::generate::SchemaSettings;
use schemars::{JsonSchema, SchemaGenerator};
use serde_json::{Map, Value, json};

use crate::api::{persons, seasons, tournaments};
use crate::person::PersonShown;
use crate::rating::RatingLines;

/// An operation: method, path, description, parameters and responses.
struct Operation {
    method: &'static str,
    path: &'static str,
    about: &'static str,
    parameters: Vec<Value>,
    body: Option<Value>,
    /// Status, description, and schema of the body.
    answers: Vec<(u16, &'static str, Option<Value>)>,
    /// The content type of the responses.
    answer_type: &'static str,
}

const JSON: &str = "application/json";

/// The pattern of a season's slug.
const SLUG: &str = "^[a-z0-9]([a-z0-9-]{0,62}[a-z0-9])?$";

/// Returns a path parameter.
fn in_path(name: &str, schema: &Value, about: &str) -> Value {
    json!({"name": name, "in": "path", "required": true, "schema": schema, "description": about})
}

/// Returns a query parameter.
fn in_query(name: &str, is_required: bool, schema: &Value, about: &str) -> Value {
    json!({"name": name, "in": "query", "required": is_required, "schema": schema, "description": about})
}

/// Returns a header parameter of a signed request.
fn in_header(name: &str, pattern: &str, about: &str) -> Value {
    json!({"name": name, "in": "header", "required": true,
           "schema": {"type": "string", "pattern": pattern}, "description": about})
}

fn signed() -> [Value; 3] {
    [
        json!({"name": "Kralle-Number", "in": "header", "required": true,
               "schema": {"type": "integer", "minimum": 1, "maximum": kralle_push::StatementNumber::LAST},
               "description": "larger than that of every earlier statement of the key about this tournament or season"}),
        in_header(
            "Kralle-Key",
            "^[A-Za-z0-9_-]{43}$",
            "the organizer's public key (Ed25519), base64url without padding",
        ),
        in_header(
            "Kralle-Signature",
            "^[A-Za-z0-9_-]{86}$",
            "the signature over the statement that docs/archive.md gives for this request, base64url without padding",
        ),
    ]
}

/// Returns the header with the hash of the body.
fn announced() -> Value {
    in_header(
        "Kralle-SHA256",
        "^[0-9A-Fa-f]{64}$",
        "SHA-256 of the body before it is packed, hexadecimal",
    )
}

/// Returns the header for resuming an interrupted upload.
fn offset() -> Value {
    json!({"name": "Upload-Offset", "in": "header", "required": false,
           "schema": {"type": "integer", "minimum": 0},
           "description": "the body goes on behind so many bytes, which are here already"})
}

fn file_id() -> Value {
    in_path(
        "file_id",
        &json!({"type": "string", "pattern": "^[0-9A-Fa-f]{32}$"}),
        "the identity of the tournament file",
    )
}

fn revision() -> Value {
    in_path(
        "revision",
        &json!({"type": "integer", "minimum": 1, "maximum": i32::MAX}),
        "the number of the revision; `kralle` takes the number of the newest entry of the journal",
    )
}

fn people_revision() -> Value {
    in_path(
        "revision",
        &json!({"type": "integer", "minimum": 1, "maximum": i32::MAX}),
        "larger than the one under which something else was said of the persons of this tournament before",
    )
}

fn slug() -> Value {
    in_path(
        "slug",
        &json!({"type": "string", "pattern": SLUG}),
        "by which the season is found",
    )
}

fn limit() -> Value {
    in_query(
        "limit",
        false,
        &json!({"type": "integer", "minimum": 1, "maximum": 100, "default": 50}),
        "how many lines at most",
    )
}

fn after(schema: &Value) -> Value {
    in_query("after", false, schema, "`next` of the answer before")
}

/// Returns the error statuses of all requests.
fn always() -> Vec<(u16, &'static str)> {
    vec![
        (400, "something in the request is not what it should be"),
        (404, "there is no such thing here"),
        (
            429,
            "too many requests; `Retry-After` says when to ask again",
        ),
        (500, "something went wrong in the archive"),
        (503, "the database cannot be asked now; nothing was kept"),
    ]
}

/// Returns the additional error statuses of organizers' requests.
fn to_organizers() -> Vec<(u16, &'static str)> {
    vec![
        (
            401,
            "the signature is not that of the key over this request",
        ),
        (
            403,
            "the key is not admitted, or this is another organizer's",
        ),
        (
            408,
            "the body did not arrive in time; what came is kept for a day",
        ),
        (409, "what is here already contradicts it"),
        (410, "this revision was withdrawn"),
        (413, "more than the archive takes"),
        (415, "packed in a way that the archive does not know"),
        (422, "the file does not prove, or is another one"),
        (507, "the database takes nothing now; nothing was kept"),
    ]
}

fn operations(shapes: &mut SchemaGenerator) -> Vec<Operation> {
    let mut shape = Shapes(shapes);
    let look = |path, about, parameters, schema| Operation {
        method: "get",
        path,
        about,
        parameters,
        body: None,
        answers: vec![(200, "the answer", Some(schema))],
        answer_type: JSON,
    };
    let mut all = vec![
        look(
            "/api/v1/archive",
            "The identity of this archive, which every statement of an organizer names",
            vec![],
            shape.of::<Introduction>(),
        ),
        look(
            "/api/v1/tournaments",
            "The public tournaments, the newest first",
            vec![
                after(&json!({"type": "string", "pattern": "^[0-9]{0,7}\\.[1-9][0-9]{0,8}$"})),
                limit(),
                in_query(
                    "from",
                    false,
                    &json!({"type": "string", "format": "date"}),
                    "played on this day or later",
                ),
                in_query(
                    "until",
                    false,
                    &json!({"type": "string", "format": "date"}),
                    "played on this day or earlier",
                ),
            ],
            shape.of::<tournaments::TournamentLines>(),
        ),
        look(
            "/api/v1/tournaments/{file_id}",
            "A tournament: rounds, standings with the working of tie-breaks, the record of the drawing of lots",
            vec![file_id()],
            shape.of::<tournaments::TournamentShown>(),
        ),
        look(
            "/api/v1/tournaments/{file_id}/revisions",
            "The revisions of a tournament that were not withdrawn",
            vec![file_id()],
            shape.of::<tournaments::RevisionLines>(),
        ),
        look(
            "/api/v1/seasons",
            "The seasons",
            vec![after(&json!({"type": "string", "pattern": SLUG})), limit()],
            shape.of::<seasons::SeasonLines>(),
        ),
        look(
            "/api/v1/seasons/{slug}",
            "A season with its tables",
            vec![slug()],
            shape.of::<seasons::SeasonShown>(),
        ),
        look(
            "/api/v1/persons",
            "Persons by name, in any spelling",
            vec![in_query(
                "name",
                true,
                &json!({"type": "string", "maxLength": 200}),
                "a name or its beginning, in any spelling",
            )],
            shape.of::<persons::PersonsFound>(),
        ),
        look(
            "/api/v1/persons/{person}",
            "A person with tournaments and ratings",
            vec![in_path(
                "person",
                &json!({"type": "integer", "minimum": 1, "maximum": i32::MAX}),
                "the number of the person",
            )],
            shape.of::<PersonShown>(),
        ),
        look(
            "/api/v1/ratings/{kind}",
            "The rating list of a game, the strongest first",
            vec![
                in_path(
                    "kind",
                    &json!({"enum": kralle_rules::preset::Game::CODES}),
                    "the game",
                ),
                after(&json!({"type": "integer", "minimum": 0, "maximum": crate::rating::DEEPEST})),
                limit(),
            ],
            shape.of::<RatingLines>(),
        ),
    ];
    all.push(Operation {
        method: "get",
        path: "/api/v1/events/{file_id}",
        about: "A stream of server-sent events: `revision` with `{\"revision\":n}` whenever the tournament has a new one, \
                0 when it is no longer public",
        parameters: vec![file_id()],
        body: None,
        answers: vec![(
            200,
            "the stream, which does not end by itself",
            Some(json!({"type": "string"})),
        )],
        answer_type: "text/event-stream",
    });
    all.extend(of_organizers(&mut shape));
    all
}

/// Returns the signed operations of organizers.
fn of_organizers(shape: &mut Shapes<'_>) -> Vec<Operation> {
    let with_signature = |parameters: Vec<Value>| parameters.into_iter().chain(signed()).collect();
    let file = json!({"required": true, "content": {"application/octet-stream": {"schema": {"type": "string", "format": "binary"}}},
        "description": "the tournament file, packed as `Content-Encoding` says: zstd, gzip, or not at all"});
    let people = json!({"required": true, "content": {"application/json": {"schema": {
        "type": "object", "additionalProperties": false,
        "properties": {
            "players": {"type": "object", "additionalProperties": {"enum": kralle_view::shown::Shown::CODES}},
            "public_until": {"type": ["string", "null"], "format": "date"}}}}}});
    let toml = json!({"required": true, "content": {"text/plain": {"schema": {"type": "string"}}},
        "description": "SEASON.toml, whose `files` are identities of files"});
    vec![
        Operation {
            method: "put",
            path: "/api/v1/tournaments/{file_id}/{revision}",
            about: "Makes a revision of a tournament public, once it has proven",
            parameters: with_signature(vec![file_id(), revision(), announced(), offset()]),
            body: Some(file),
            answers: vec![
                (200, "it is here already", Some(shape.of::<Pushed>())),
                (201, "it is here now", Some(shape.of::<Pushed>())),
            ],
            answer_type: JSON,
        },
        Operation {
            method: "head",
            path: "/api/v1/tournaments/{file_id}/{revision}",
            about: "How much is here of a body that broke off: bytes, in the header `Upload-Offset`; signed as the push",
            parameters: with_signature(vec![file_id(), revision(), announced()]),
            body: None,
            answers: vec![(
                200,
                "`Upload-Offset` tells it; 0 where nothing is here",
                None,
            )],
            answer_type: JSON,
        },
        Operation {
            method: "delete",
            path: "/api/v1/tournaments/{file_id}/{revision}",
            about: "Withdraws all revisions up to this one",
            parameters: with_signature(vec![file_id(), revision()]),
            body: None,
            answers: vec![(204, "they are no longer public", None)],
            answer_type: JSON,
        },
        Operation {
            method: "put",
            path: "/api/v1/tournaments/{file_id}/people/{revision}",
            about: "Says how much of each player is shown, and until when the tournament is public",
            parameters: with_signature(vec![file_id(), people_revision(), announced()]),
            body: Some(people),
            answers: vec![(204, "it is shown so", None)],
            answer_type: JSON,
        },
        Operation {
            method: "get",
            path: "/api/v1/tournaments/{file_id}/status",
            about: "What became of a tournament, for its organizer",
            parameters: with_signature(vec![file_id()]),
            body: None,
            answers: vec![(200, "the answer", Some(shape.of::<Status>()))],
            answer_type: JSON,
        },
        Operation {
            method: "put",
            path: "/api/v1/seasons/{slug}",
            about: "Keeps the settings of a season",
            parameters: with_signature(vec![slug(), announced()]),
            body: Some(toml),
            answers: vec![(204, "it is kept; its tables follow", None)],
            answer_type: JSON,
        },
    ]
}

/// Generates schemas of types, each defined once.
struct Shapes<'a>(&'a mut SchemaGenerator);

impl Shapes<'_> {
    fn of<T: JsonSchema>(&mut self) -> Value {
        self.0.subschema_for::<T>().into()
    }
}

/// Returns the document of `/openapi.json`.
pub fn document() -> Value {
    let mut shapes = SchemaSettings::draft2020_12()
        .with(|settings| settings.definitions_path = "/components/schemas".into())
        .into_generator();
    let operations = operations(&mut shapes);
    let refused = Shapes(&mut shapes).of::<Refused>();
    let mut paths: Map<String, Value> = Map::new();
    for it in operations {
        let is_signed = it.parameters.iter().any(|it| it["in"] == "header");
        let mut answers: Map<String, Value> = Map::new();
        for (status, about, schema) in it.answers {
            let mut answer = json!({"description": about});
            if let Some(schema) = schema {
                answer["content"] = json!({ (it.answer_type): {"schema": schema} });
            }
            answers.insert(status.to_string(), answer);
        }
        let refusals = always().into_iter();
        for (status, about) in refusals.chain(is_signed.then(to_organizers).into_iter().flatten()) {
            let mut answer = json!({"description": about});
            // A response to `HEAD` has no body.
            if it.method != "head" {
                answer["content"] = json!({ (JSON): {"schema": refused} });
            }
            answers.insert(status.to_string(), answer);
        }
        let mut operation = json!({
            "summary": it.about,
            "operationId": format!("{} {}", it.method, it.path),
            "parameters": it.parameters,
            "responses": answers,
        });
        if let Some(body) = it.body {
            operation["requestBody"] = body;
        }
        let path = paths.entry(it.path).or_insert_with(|| json!({}));
        path[it.method] = operation;
    }
    json!({
        "openapi": "3.1.0",
        "info": {
            "title": "Kralle archive",
            "version": env!("CARGO_PKG_VERSION"),
            "license": {"name": "GPL-3.0-or-later", "identifier": "GPL-3.0-or-later"},
            "description": "The tournaments of a federation: proven, public, live."
        },
        "paths": paths,
        "components": {"schemas": shapes.take_definitions(true)},
    })
}
