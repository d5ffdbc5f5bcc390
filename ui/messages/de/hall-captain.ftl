# Was nur das Handy eines Teams sagt.

hall-captain = Meine Begegnung
hall-captain-enter = Scanne den QR-Code auf dem Zettel eures Teams mit der Kamera oder tippe hier die 16 Buchstaben ein, die darunter stehen.
hall-give-back = Falscher Zettel?
    .more = Gib den Zettel zurück: Dann spricht nicht mehr dieses Handy für das Team, sondern das nächste, das den Zettel scannt.
    .do = Zettel zurückgeben
hall-newer-slip = Runde { $round } hat begonnen
    .more = Scanne den Zettel dieser Runde.
hall-asks = Handy { $phone } möchte mitmachen
    .more = Hat dein Partner denselben Zettel gescannt, und zeigt sein Handy diese Nummer?
hall-let-in = Handy { $phone } einlassen
hall-turn-away = Handy { $phone } ablehnen
hall-choose-boards = Gegen wen spielt ihr?
hall-choose-colors = Wo habt ihr Weiß?
hall-others-choose-boards = Das andere Team wählt, wer gegen wen spielt:
hall-others-choose-colors = Das andere Team wählt die Farben:
hall-seating-parallel = Parallel
hall-seating-cross = Übers Kreuz
hall-white-on = Weiß an Brett { $board }
hall-seating-fixed = Die Regeln legen fest, wer wo sitzt.
hall-played-already = Schon gespielt? Ergebnis melden
hall-send = Ergebnis melden
hall-result-counts = Das Ergebnis zählt.
hall-mine = Ihr habt gemeldet
hall-theirs = Das andere Team meldet
hall-waits-for-them = Jetzt ist das andere Team an der Reihe: Erst wenn es zustimmt, zählt das Ergebnis.
hall-agree = Stimmt
hall-contest = Stimmt nicht
hall-contest-result = Das stimmt nicht
hall-change-mine = Meldung ändern
hall-say-mine = Eigenes Ergebnis melden
hall-reports-used = Mehr Meldungen sind nicht möglich. Ruft bitte einen Schiedsrichter.
hall-agreed = Beide melden dasselbe
    .more = Ein Schiedsrichter trägt das Ergebnis ein.
hall-disputed = Die Meldungen widersprechen sich
    .more = Ein Schiedsrichter sieht beide Meldungen und entscheidet. Bis dahin ändert sich nichts.
hall-contested =
    { $who ->
        [mine] Ihr bestreitet das Ergebnis
        [theirs] Das andere Team bestreitet das Ergebnis
       *[both] Beide Teams bestreiten das Ergebnis
    }
    .more = Ein Schiedsrichter entscheidet. Bis dahin zählt das Ergebnis.
hall-contradicted =
    { $who ->
        [mine] Ihr widersprecht der Meldung
       *[theirs] Das andere Team widerspricht eurer Meldung
    }
    .more = Ein Schiedsrichter entscheidet.
hall-withdraw-contest = Das Ergebnis stimmt doch
hall-call = Schiedsrichter rufen
hall-call-why = Worum geht es?
hall-call-own-words = In eigenen Worten
hall-calling = Wird gerufen …
hall-called = Schiedsrichter gerufen
    .more = Bleibt am Tisch; haltet bei Streit die Uhren an.
hall-calls-used = Mehr Rufe sind nicht möglich. Hebt bitte die Hand.
hall-act-report = Ergebnis gemeldet
hall-act-agree = „Stimmt“ zur Meldung des anderen Teams
hall-act-contest = „Stimmt nicht“ zur Meldung des anderen Teams
hall-act-call = Schiedsrichter gerufen: { $about }
hall-act-let-in = Anderes Handy eingelassen
hall-act-seating = Sitzordnung gewählt
