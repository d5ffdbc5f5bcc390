//! One session of the WebDriver protocol, as far as the stories need it.

use std::cell::Cell;
use std::net::TcpListener;
use std::path::Path;
use std::process::{Child, Command, Stdio};

use serde_json::{Value, json};

use crate::patience;
use crate::processes;
use crate::trouble::{Told, Trouble};

/// The key of an element reference (WebDriver, section 12).
pub(crate) const ELEMENT: &str = "element-6066-11e4-a52e-4f735466cecf";

/// A running driver with one session: one window.
pub(crate) struct WebDriver {
    driver: Child,
    agent: ureq::Agent,
    /// The URL of the session.
    session: String,
    /// The timeout for elements in the page, in milliseconds.
    patience: Cell<u32>,
}

/// The default timeout, in milliseconds: long enough for a slow machine with parallel tests.
const PATIENCE: u32 = 20_000;

impl WebDriver {
    /// Starts a driver, and through it the program with this environment.
    pub(crate) fn start(
        program: &str,
        arguments: &[String],
        environment: Vec<(String, String)>,
    ) -> Told<Self> {
        let port = TcpListener::bind("127.0.0.1:0")?.local_addr()?.port();
        let driver = Command::new("WebKitWebDriver")
            .arg(format!("--port={port}"))
            .envs(environment)
            .env("TAURI_WEBVIEW_AUTOMATION", "true")
            // The stories use German, independent of this machine's language.
            .env("LANGUAGE", "de")
            .stdin(Stdio::null())
            .spawn()
            .map_err(|error| {
                Trouble::new(format!(
                    "WebKitWebDriver: {error}; `cargo xtask doctor` says what is missing"
                ))
            })?;
        let agent = ureq::Agent::config_builder()
            // Without automation in the program, the session would wait forever.
            .timeout_global(Some(patience::LONGEST))
            .http_status_as_error(false)
            .build()
            .new_agent();
        let address = format!("http://127.0.0.1:{port}");
        let mut this = Self {
            driver,
            agent,
            session: address.clone(),
            patience: Cell::new(PATIENCE),
        };
        this.wait_until_ready()?;
        let answer = this
            .post(
                "/session",
                &json!({"capabilities": {"alwaysMatch": {
                    "webkitgtk:browserOptions": {"binary": program, "args": arguments},
                }}}),
            )
            // The driver waits silently, even for a program that has ended, so add the program's
            // state.
            .map_err(|trouble| {
                let state = match processes::running(Path::new(program), this.process()) {
                    Ok(process) => format!("the program runs as process {process}"),
                    Err(gone) => gone.to_string(),
                };
                Trouble::new(format!("{trouble}; {state}"))
            })?;
        let id = answer["sessionId"]
            .as_str()
            .ok_or_else(|| Trouble::new(format!("no session: {answer}")))?;
        this.session = format!("{address}/session/{id}");
        let longest = u64::try_from(patience::LONGEST.as_millis()).unwrap_or(u64::MAX);
        this.post("/timeouts", &json!({"script": longest}))?;
        Ok(this)
    }

    /// Waits until the driver accepts connections: it prints nothing.
    fn wait_until_ready(&mut self) -> Told {
        patience::until(
            || {
                if let Some(status) = self.driver.try_wait()? {
                    return Err(Trouble::new(format!("WebKitWebDriver ended: {status}")));
                }
                Ok(self.get("/status").ok().map(drop))
            },
            || "WebKitWebDriver does not answer".to_owned(),
        )
    }

    /// Returns the timeout for elements in the page, in milliseconds.
    pub(crate) fn patience(&self) -> u32 {
        self.patience.get()
    }

    /// Changes the timeout for elements in the page.
    pub(crate) fn set_patience(&self, milliseconds: u32) {
        self.patience.set(milliseconds);
    }

    /// Returns the driver's process; the program is its child.
    pub(crate) fn process(&self) -> u32 {
        self.driver.id()
    }

    /// Runs `body` in the page until it calls its last argument, and returns the value passed.
    pub(crate) fn run(&self, body: &str, arguments: &Value) -> Told<Value> {
        self.post(
            "/execute/async",
            &json!({"script": body, "args": arguments}),
        )
    }

    pub(crate) fn get(&self, path: &str) -> Told<Value> {
        let answer = self.agent.get(format!("{}{path}", self.session)).call();
        read(path, answer)
    }

    pub(crate) fn post(&self, path: &str, body: &Value) -> Told<Value> {
        let answer = self
            .agent
            .post(format!("{}{path}", self.session))
            .header("content-type", "application/json; charset=utf-8")
            .send(body.to_string());
        read(path, answer)
    }

    /// Ends the session, which closes the window.
    pub(crate) fn end(&self) -> Told {
        let answer = self.agent.delete(&self.session).call();
        read("end of the session", answer).map(drop)
    }
}

impl Drop for WebDriver {
    fn drop(&mut self) {
        // The driver may be gone already.
        let _ = self.driver.kill();
        let _ = self.driver.wait();
    }
}

type Answer = Result<ureq::http::Response<ureq::Body>, ureq::Error>;

fn read(path: &str, answer: Answer) -> Told<Value> {
    let mut answer = answer.map_err(|error| Trouble::new(format!("{path}: {error}")))?;
    let text = answer
        .body_mut()
        .with_config()
        .limit(u64::MAX)
        .read_to_string()?;
    let mut body: Value = serde_json::from_str(&text)?;
    let value = body["value"].take();
    if answer.status().is_success() {
        return Ok(value);
    }
    let error = value["error"].as_str().unwrap_or("error");
    let message = value["message"].as_str().unwrap_or_default();
    Err(Trouble::new(format!("{path}: {error}: {message}")))
}
