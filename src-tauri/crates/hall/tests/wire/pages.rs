//! The pages, and the headers of every response.

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use serde_json::Value;
use sha2::{Digest as _, Sha256};

use crate::client::{Said, get};
use crate::place::place;

/// Returns every text between `start` and `end`.
fn between<'a>(text: &'a str, start: &str, end: &str) -> Vec<&'a str> {
    let parts = text.split(start).skip(1);
    parts.map(|it| it.split(end).next().unwrap()).collect()
}

fn text(said: &Said) -> &str {
    std::str::from_utf8(&said.body).unwrap()
}

#[test]
fn a_page_runs_its_own_scripts_and_nothing_else() {
    let place = place();
    for path in ["/", "/m", "/enter", "/m?l=fr"] {
        let said = place.ask(&get(path));
        let rules = said.header("content-security-policy").unwrap();
        let named = between(rules, "'sha256-", "'").len();
        let mut inline = 0;
        for (open, end, rule) in [
            ("<script", "</script>", "script-src"),
            ("<style", "</style>", "style-src"),
        ] {
            let allowed = between(rules, rule, ";")[0];
            for element in between(text(&said), open, end) {
                let (attributes, code) = element.split_once('>').unwrap();
                if attributes.contains("application/json") {
                    continue;
                }
                let hash = STANDARD.encode(Sha256::digest(code));
                assert!(
                    allowed.contains(&format!("'sha256-{hash}'")),
                    "{path} {rules}"
                );
                assert!(!attributes.contains("src"), "{path}: {attributes}");
                inline += 1;
            }
        }
        assert_eq!(inline, named);
        assert!(inline > 0);
        for rule in [
            "default-src 'none'",
            "connect-src 'self'",
            "frame-ancestors 'none'",
            "form-action 'none'",
            "base-uri 'none'",
            "object-src 'none'",
        ] {
            assert!(rules.contains(rule), "{rules}");
        }
        assert!(!rules.contains("unsafe"));
        assert_eq!(
            said.header("content-type"),
            Some("text/html; charset=utf-8")
        );
    }
}

#[test]
fn every_answer_guards_itself() {
    let place = place();
    for (path, status) in [
        ("/", 200),
        ("/api/public/overview", 200),
        ("/nothing", 404),
        ("/api/events", 401),
        ("/api/public/events", 200),
    ] {
        let said = place.ask(&get(path));
        assert_eq!(said.status, status);
        for (name, value) in [
            ("x-content-type-options", "nosniff"),
            ("referrer-policy", "no-referrer"),
            ("cache-control", "no-store"),
            ("x-frame-options", "DENY"),
        ] {
            assert_eq!(said.header(name), Some(value), "{path}");
        }
        assert!(
            said.header("content-security-policy")
                .unwrap()
                .contains("frame-ancestors 'none'")
        );
        for name in ["set-cookie", "access-control-allow-origin", "server"] {
            assert_eq!(said.header(name), None, "{path}");
        }
    }
    let said = place.ask(&get("/").with("host", "evil.example"));
    assert_eq!(said.header("x-content-type-options"), Some("nosniff"));
}

#[test]
fn a_page_speaks_the_language_of_the_phone() {
    let place = place();
    let words = |path: &str, accepts: &str| {
        let said = place.ask(&get(path).with("accept-language", accepts));
        let words = between(text(&said), "id=\"words\">", "</script>")[0].to_owned();
        let words: Value = serde_json::from_str(&words).unwrap();
        assert!(text(&said).contains(&format!("lang={}", words["language"])));
        words
    };
    let said = words("/m", "pl, fr-CH;q=0.9, en;q=0.8");
    assert_eq!(said["language"], "fr");
    assert_eq!(
        said["languages"],
        serde_json::json!(["de", "en", "fr", "it"])
    );
    let wrong = kralle_words::Words::new(kralle_words::Language::French)
        .say("refusal-hall-not-allowed", &[]);
    assert!(said["messages"].as_str().unwrap().contains(&wrong));
    assert_eq!(words("/m?l=it", "fr")["language"], "it");
    assert_eq!(words("/", "pl")["language"], "de");
    let swiss = words("/enter", "de-CH");
    assert_eq!(swiss["language"], "de-CH");
    assert!(!swiss["messages"].as_str().unwrap().contains('ß'));
}

#[test]
fn what_a_phone_has_is_not_sent_again() {
    let place = place();
    for path in ["/", "/api/public/overview", "/api/public/standings"] {
        let first = place.ask(&get(path));
        let tag = first.header("etag").unwrap();
        let again = place.ask(&get(path).with("if-none-match", tag));
        assert_eq!(
            (again.status, again.header("etag")),
            (304, Some(tag)),
            "{path}"
        );
        let other = place.ask(&get(path).with("if-none-match", "\"other\""));
        assert_eq!((other.status, &other.body), (200, &first.body), "{path}");
    }
    let packed = place.ask(&get("/m").with("accept-encoding", "gzip"));
    assert_eq!(packed.header("content-encoding"), Some("gzip"));
    assert!(packed.body.len() < place.ask(&get("/m")).body.len());
}
