//! No script on a page can navigate the window elsewhere.

use std::io::ErrorKind;
use std::net::TcpListener;

use serde_json::json;

use crate::machine::Machine;
use crate::roles::Role;
use crate::trouble::{Told, Trouble};

/// The attempts of a page with injected code.
const WAYS: [&str; 5] = [
    "location.href = there",
    "location.replace('about:blank')",
    "document.head.append(Object.assign(document.createElement('meta'), \
     { httpEquiv: 'refresh', content: `0; url=${there}` }))",
    "const form = document.createElement('form'); form.action = there; \
     document.body.append(form); form.submit()",
    "document.body.append(Object.assign(document.createElement('iframe'), { src: there }))",
];

#[test]
#[ignore = "needs a screen: cargo xtask test"]
fn no_page_takes_the_place_of_the_screens() -> Told {
    let server = TcpListener::bind("127.0.0.1:0")?;
    server.set_nonblocking(true)?;
    let there = format!("http://{}/", server.local_addr()?);
    let machine = Machine::new()?;
    let window = machine.open()?;
    window.find_part(Role::Heading, "Kralle")?;
    for way in WAYS {
        let script = format!(
            "const [there, done] = arguments; {way}; \
             requestAnimationFrame(() => requestAnimationFrame(() => done(location.protocol)));"
        );
        let shown = window.script(&script, &json!([there]))?;
        if shown != json!("tauri:") {
            return Err(Trouble::new(format!("{way}: {shown}")));
        }
        window.find_part(Role::Heading, "Kralle")?;
    }
    match server.accept() {
        Err(error) if error.kind() == ErrorKind::WouldBlock => window.close(),
        other => Err(Trouble::new(format!("asked for a page: {other:?}"))),
    }
}
