# Warum nur dem Handy eines Teams etwas nicht gelingt.

refusal-no-captain = Nicht beantwortet: Das kann nur das Handy eines Teams fragen.
    .rule = Auf diesem Handy erst den Zettel des eigenen Tisches öffnen.
refusal-not-your-choice = Nicht gewählt: Das wählt das andere Team.
    .rule = Das erstgenannte Team wählt parallel oder übers Kreuz, danach das zweitgenannte die Farben.
refusal-out-of-date = Nicht übernommen: Inzwischen ist es anders.
    .rule = Das Handy zeigt jetzt, was gilt. Bitte noch einmal ansehen.
refusal-reporting-off = Nicht gemeldet: Ergebnisse nimmt hier der Schiedsrichter auf.
    .rule = Die Turnierleitung hat das Melden mit dem Handy ausgeschaltet. Die Karte vom Tisch gilt.
refusal-phone-of-both-sides = Nicht gemeldet: Dieses Handy hat die Zettel beider Teams geöffnet.
    .rule = Niemand meldet für beide Seiten. Jedes Team braucht ein eigenes Handy, oder der Schiedsrichter trägt ein.
refusal-round-is-over = Nicht ausgeführt: Runde { $round } ist vorbei.
    .rule = Die nächste Runde hat ihre eigenen Zettel. Etwas stimmt nicht? Dann bitte zum Schiedsrichter.
refusal-match-is-over = Nicht gewählt: Diese Begegnung hat ein Ergebnis.
    .rule = Sitzordnung und Farben bleiben, wie gespielt wurde. Etwas stimmt nicht? Dann bitte zum Schiedsrichter.
refusal-reports-used-up = Nicht gemeldet: Von dieser Seite kamen schon { $most } Meldungen.
    .rule = Mehr nimmt der Tisch nicht an. Der Schiedsrichter entscheidet.
refusal-calls-used-up = Nicht gerufen: Dieses Team hat schon { $most } Mal gerufen.
    .rule = Jemand ist unterwegs. Sonst bitte die Hand heben.
