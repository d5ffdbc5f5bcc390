//! Event streams.

use std::sync::Arc;
use std::time::Duration;

use http_body_util::BodyExt as _;
use hyper::Response;
use kralle_serve::{Disconnected, event, event_stream};
use tokio::sync::{Mutex, mpsc};

use crate::place::{LIMITS, LONG, Place};

/// Returns a server of one stream, and the end of its sender.
fn place(comment_after: Duration) -> (Place, mpsc::Sender<u8>, mpsc::Receiver<Disconnected>) {
    let (news, heard) = mpsc::channel(1);
    let (end, ended) = mpsc::channel(1);
    let heard = Arc::new(Mutex::new(heard));
    let place = Place::new(LIMITS, move |_, _| {
        let (mut sender, stream) = event_stream(comment_after);
        let (heard, end) = (Arc::clone(&heard), end.clone());
        tokio::spawn(async move {
            let mut heard = heard.lock().await;
            let gone: Disconnected = loop {
                match sender.wait_for(heard.recv()).await {
                    Ok(Some(number)) => {
                        if let Err(gone) = sender.send(event("number", number)).await {
                            break gone;
                        }
                    }
                    Ok(None) => return,
                    Err(gone) => break gone,
                }
            };
            end.send(gone).await.unwrap();
        });
        async { Response::new(stream.boxed()) }
    });
    (place, news, ended)
}

#[test]
fn an_event_has_a_name_and_data_and_the_stream_ends_with_its_sender() {
    let (place, news, _ended) = place(LONG);
    let mut line = place.line();
    line.get("/");
    news.blocking_send(7).unwrap();
    line.until("event: number\ndata: 7\n\n");
    news.blocking_send(8).unwrap();
    line.until("event: number\ndata: 8\n\n");
    drop(news);
    line.until("0\r\n\r\n");
}

#[test]
fn a_quiet_stream_sends_comments() {
    let (place, _news, _ended) = place(Duration::from_millis(10));
    let mut line = place.line();
    line.get("/");
    line.until(": still here\n\n");
    line.until(": still here\n\n");
}

#[test]
fn a_client_that_disconnects_ends_its_stream_at_once() {
    let (place, _news, mut ended) = place(LONG);
    let mut line = place.line();
    line.get("/");
    drop(line);
    assert_eq!(ended.blocking_recv(), Some(Disconnected));
}
