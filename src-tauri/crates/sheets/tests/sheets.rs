//! Sheets as a person reads them, and what every file must be.

use kralle_sheets::{
    PairingSheet, PlayerOnSheet, Presence, SeatingNote, SheetError, SheetKind, Template, print,
};
use kralle_words::Language::{English, German};

mod sample;

type Result = std::result::Result<(), Box<dyn std::error::Error>>;

#[test]
fn the_pairing_sheet_says_who_sits_where() -> Result {
    let template = Template::builtin(SheetKind::Pairing)?;
    let mut sheet = sample::pairing_sheet(2);
    sheet.matches[0].first_named.players.push(PlayerOnSheet {
        name: "Pause, Jo".into(),
        presence: Presence::SitsOut,
    });
    sheet.matches[1].result = Some("½–½".into());
    insta::assert_snapshot!(print(&sheet.clone().into(), German, &template)?.text, @r"
    Probeturnier am See 2026  Überlingen · 21.11.2026
    Runde 5 – Paarungen
    Beginn 14:20 Uhr
    Tisch  Erstgenannt  Zweitgenannt  Ergebnis
    Team 1 (½)  –  Team 2 (1)
    Öztürk, Jörg  Weiß, Maximiliane
    1
    O'Neill, Jörg  Zürcher, Zoë
    Pause, Jo (setzt aus)
    Team 3 (1½)  –  Team 4 (2)
    2  von Arx, Ay  Šimić, Zoë  ½–½
    von Arx, Ida  Nguyễn, Ay
    Team 5 (2½)  spielfrei (1 Punkt)
    Ähnlich-Freudenreich,
    Bartholomäus
    Иванова, Émile
    Das erstgenannte Team wählt parallel oder übers Kreuz, danach wählt das
    zweitgenannte die Farben. (Ablauf, Punkt 2b und 2c)
    Kralle  Seite 1 von 1
    ");
    sheet.seating = SeatingNote::Fixed {
        article: Some("8.2".into()),
    };
    insta::assert_snapshot!(print(&sheet.clone().into(), English, &template)?.text, @r"
    Probeturnier am See 2026  Überlingen · 21 November 2026
    Round 5 – pairings
    Begins at 14:20
    Table  First-named  Second-named  Result
    Team 1 (½)  –  Team 2 (1)
    Öztürk, Jörg  Weiß, Maximiliane
    1
    O'Neill, Jörg  Zürcher, Zoë
    Pause, Jo (sits out)
    Team 3 (1½)  –  Team 4 (2)
    2  von Arx, Ay  Šimić, Zoë  ½–½
    von Arx, Ida  Nguyễn, Ay
    Team 5 (2½)  bye (1 point)
    Ähnlich-Freudenreich,
    Bartholomäus
    Иванова, Émile
    The first-named team has Black on board 1 and White on board 2. (8.2)
    Kralle  Page 1 of 1
    ");
    Ok(())
}

#[test]
fn the_standings_say_who_leads_and_why() -> Result {
    let template = Template::builtin(SheetKind::Standings)?;
    let sheet = sample::standings_sheet(5, 3);
    insta::assert_snapshot!(print(&sheet.clone().into(), German, &template)?.text, @r"
    Probeturnier am See 2026  Überlingen · 21.11.2026
    Rangliste nach Runde 3
    Direkte
    Rang  Nr.  Team  1  2  3  Punkte  Begegnung
    1  1  Öztürk, Jörg  0 3  1 4  ½ 5  3  1–0
    O'Neill, Jörg
    2  2  Springerduett  1 4  ½ 5  0 1  3  1–0
    Weiß, Maximiliane
    Zürcher, Zoë
    3  3  von Arx, Ay  ½ 5  0 1  1 2  2
    von Arx, Ida
    4–5  4  Šimić, Zoë  0 1  1 2  ½ 3  2
    Nguyễn, Ay
    4–5  5  Ähnlich-Freudenreich, Bartholomäus  1 2  ½ 3  0 4  2
    Иванова, Émile
    Runden: 1 Sieg, ½ Remis, 0 Niederlage, jeweils mit der Nummer des Gegners.
    Entscheide
    Team 1 steht vor Team 2 durch die direkte Begegnung. (Wertung, Punkt 2a)
    Gemeinsame Sieger: Team 1, 2, 3. Grund: Jede der drei hat einmal gewonnen.
    (Wertung, Punkt 2c)
    Kralle  Seite 1 von 1
    ");
    insta::assert_snapshot!(print(&sheet.clone().into(), English, &template)?.text, @r"
    Probeturnier am See 2026  Überlingen · 21 November 2026
    Standings after round 3
    Direct
    Rank  No.  Team  1  2  3  Points  encounter
    1  1  Öztürk, Jörg  0 3  1 4  ½ 5  3  1–0
    O'Neill, Jörg
    2  2  Springerduett  1 4  ½ 5  0 1  3  1–0
    Weiß, Maximiliane
    Zürcher, Zoë
    3  3  von Arx, Ay  ½ 5  0 1  1 2  2
    von Arx, Ida
    4–5  4  Šimić, Zoë  0 1  1 2  ½ 3  2
    Nguyễn, Ay
    4–5  5  Ähnlich-Freudenreich, Bartholomäus  1 2  ½ 3  0 4  2
    Иванова, Émile
    Rounds: 1 won, ½ drawn, 0 lost, each with the opponent’s number.
    Decisions
    Team 1 stands before team 2 by direct encounter. (Wertung, Punkt 2a)
    Joint winners: team 1, 2, 3. Reason: Jede der drei hat einmal gewonnen.
    (Wertung, Punkt 2c)
    Kralle  Page 1 of 1
    ");
    Ok(())
}

#[test]
fn the_draw_record_can_be_checked_by_anybody() -> Result {
    let template = Template::builtin(SheetKind::DrawRecord)?;
    let sheet = sample::draw_record_sheet(3);
    insta::assert_snapshot!(print(&sheet.clone().into(), German, &template)?.text, @r"
    Probeturnier am See 2026  Überlingen · 21.11.2026
    Auslosungsprotokoll
    Öffentliche Startzahl  482 915 077
    Ausgelost  21.11.2026, 13:05 Uhr
    Teilnehmer  7 Spieler, 3 Teams
    Reihenfolge nach  Elo Rapid, dann Elo Standard
    Vereine getrennt  nach 3 weiteren Mischungen
    Prüfsumme der Liste  9f2c 41d0 77ab 3e15
    Die Spieler sind der Stärke nach gereiht; die obere Hälfte ist Topf 1, die untere Topf 2. Topf 2
    wird mit einem Zufallsstrom gemischt (ChaCha20, Schlüssel ist SHA-256 der Startzahl): vom
    letzten Platz zum zweiten wird jeder mit einem zufälligen Platz davor oder sich selbst
    getauscht. Spieler k aus Topf 1 bekommt den k-ten aus Topf 2. Mit derselben Liste und
    Startzahl kommt überall dasselbe heraus. Gemischt wird auf demselben Strom weiter, bis
    niemand einen Partner aus dem eigenen Verein hat.
    Team  Topf 1  Spielstärke  Nr.  Topf 2 (gelost)  Spielstärke
    1  Öztürk, Jörg  2191  4  Šimić, Zoë  2164
    2  Weiß, Maximiliane  2182  5  Ähnlich-Freudenreich,  –
    Bartholomäus
    3  von Arx, Ay  2173  6  Nguyễn, Émile  2146
    7  Łukasik, Ida  2137
    Das Los hat entschieden: Team 1 ist in Runde 1 erstgenannt.
    Turnierleitung  Schiedsrichter
    Kralle  Seite 1 von 1
    ");
    insta::assert_snapshot!(print(&sheet.clone().into(), English, &template)?.text, @r"
    Probeturnier am See 2026  Überlingen · 21 November 2026
    Record of the draw
    Public seed  482 915 077
    Drawn  21 November 2026, 13:05
    Participants  7 players, 3 teams
    Ordered by  Elo Rapid, dann Elo Standard
    Clubs kept apart  after 3 more shuffles
    Checksum of the list  9f2c 41d0 77ab 3e15
    The players are ordered by strength; the upper half is pot 1, the lower pot 2. Pot 2 is shuffled
    with a random stream (ChaCha20, its key the SHA-256 of the seed): from the last place to the
    second, each is swapped with a random place before it or itself. Player k of pot 1 gets the k-th
    of pot 2. The same list and seed give the same teams everywhere. The shuffling goes on along
    the same stream until nobody has a partner of the same club.
    Team  Pot 1  Rating  No.  Pot 2 (by lot)  Rating
    1  Öztürk, Jörg  2191  4  Šimić, Zoë  2164
    2  Weiß, Maximiliane  2182  5  Ähnlich-Freudenreich,  –
    Bartholomäus
    3  von Arx, Ay  2173  6  Nguyễn, Émile  2146
    7  Łukasik, Ida  2137
    The lot decided: team 1 is first-named in round 1.
    Director  Arbiter
    Kralle  Page 1 of 1
    ");
    Ok(())
}

#[test]
fn header_row_and_page_number_stand_on_every_page() -> Result {
    let template = Template::builtin(SheetKind::Pairing)?;
    let pdf = print(&sample::pairing_sheet(60).into(), German, &template)?;
    let pages: Vec<&str> = pdf.text.split('\u{c}').collect();
    assert_eq!(pages.len(), pdf.pages);
    assert!(pdf.pages > 2);
    for (number, page) in (1..).zip(&pages) {
        assert!(page.contains("Tisch  Erstgenannt"), "{page}");
        assert!(
            page.contains(&format!("Seite {number} von {}", pdf.pages)),
            "{page}"
        );
        assert!(page.contains("Runde 5 – Paarungen"), "{page}");
    }
    Ok(())
}

#[test]
fn the_same_sheet_gives_the_same_bytes_and_another_one_others() -> Result {
    let template = Template::builtin(SheetKind::Standings)?;
    let sheet = sample::standings_sheet(60, 7);
    let pdf = print(&sheet.clone().into(), German, &template)?;
    assert_eq!(pdf, print(&sheet.clone().into(), German, &template)?);
    assert_ne!(
        pdf.bytes,
        print(&sheet.clone().into(), English, &template)?.bytes
    );
    assert!(pdf.bytes.len() < 100_000, "{} bytes", pdf.bytes.len());
    Ok(())
}

#[test]
fn the_file_opens_and_says_its_title_and_language() -> Result {
    let template = Template::builtin(SheetKind::Pairing)?;
    let pdf = print(&sample::pairing_sheet(3).into(), German, &template)?;
    let file = lopdf::Document::load_mem(&pdf.bytes)?;
    assert_eq!(file.get_pages().len(), pdf.pages);
    assert_eq!(file.catalog()?.get(b"Lang")?.as_str()?, b"de");
    let info = file.trailer.get(b"Info")?.as_reference()?;
    let title = file.get_dictionary(info)?.get(b"Title")?;
    assert_eq!(lopdf::decode_text_string(title)?, "Runde 5 – Paarungen");
    Ok(())
}

#[test]
fn what_the_typeface_lacks_is_replaced_and_named() -> Result {
    let template = Template::builtin(SheetKind::Pairing)?;
    let mut sheet = sample::pairing_sheet(1);
    sheet.matches[0].first_named.name = Some("♔ ½ ẞ 張".into());
    let pdf = print(&sheet.clone().into(), German, &template)?;
    assert!(pdf.text.contains("1 ♔ ½ ẞ \u{fffd}"), "{}", pdf.text);
    assert_eq!(pdf.missing.into_iter().collect::<String>(), "張");
    Ok(())
}

#[test]
fn an_empty_round_says_so() -> Result {
    let template = Template::builtin(SheetKind::Pairing)?;
    let pdf = print(&PairingSheet::default().into(), German, &template)?;
    assert!(
        pdf.text
            .contains("In dieser Runde gibt es keine Paarungen.")
    );
    assert_eq!(pdf.pages, 1);
    Ok(())
}

#[test]
fn another_sheets_template_is_refused() -> Result {
    let template = Template::builtin(SheetKind::Standings)?;
    let error = print(&sample::pairing_sheet(1).into(), German, &template);
    let expected = SheetError::WrongTemplate {
        found: SheetKind::Standings,
        expected: SheetKind::Pairing,
    };
    assert_eq!(error, Err(expected));
    Ok(())
}
