# Warum der Saal etwas nicht annimmt: Zettel, Meldungen, Geräte.

refusal-no-captain = Nicht beantwortet: Das gehört zu einem Zettel.
    .rule = Diese Frage stellt das Handy eines Teams, das den Zettel seines Tisches geöffnet hat.
refusal-slip-ended = Dieser Zettel gilt nicht mehr.
    .rule = Der Tisch wurde neu gepaart. Es gilt der Zettel der neuen Paarung.
refusal-not-your-choice = Nicht gewählt: Das wählt das andere Team.
    .rule = Das erstgenannte Team wählt parallel oder über Kreuz, danach das zweitgenannte die Farben.
refusal-out-of-date = Nicht übernommen: Inzwischen ist es anders.
    .rule = Das Handy zeigt jetzt, was gilt. Bitte noch einmal ansehen.
refusal-reporting-off = Nicht gemeldet: Ergebnisse nimmt hier der Schiedsrichter auf.
    .rule = Die Turnierleitung hat das Melden mit dem Handy ausgeschaltet. Die Karte vom Tisch gilt.
refusal-phone-of-both-sides = Nicht gemeldet: Dieses Handy hat die Zettel beider Teams geöffnet.
    .rule = Niemand meldet für beide Seiten. Jedes Team braucht ein eigenes Handy, oder der Schiedsrichter trägt ein.
refusal-round-is-over = Nicht gemeldet: Runde { $round } ist vorbei.
    .rule = Die nächste Runde ist ausgehängt. Etwas stimmt nicht? Dann bitte zum Schiedsrichter.
refusal-reports-used-up = Nicht gemeldet: Von dieser Seite kamen schon { $most } Meldungen.
    .rule = Mehr nimmt der Tisch nicht an. Der Schiedsrichter entscheidet.
refusal-calls-used-up = Nicht gerufen: Dieses Team hat schon { $most } Mal gerufen.
    .rule = Jemand ist unterwegs. Sonst bitte die Hand heben.
refusal-arbiters-decide = Nicht gemeldet: Über einen Entscheid meldet der Schiedsrichter selbst.
    .rule = Vom Handy kommt, wie das Spiel am Brett endete.
refusal-no-such-phone = Nicht zugelassen: Handy { $phone } fragt nicht an.
    .rule = Vielleicht hat es den Zettel inzwischen neu geöffnet.
refusal-no-round-published = Noch keine Runde ausgehängt.
    .rule = Sobald die Turnierleitung eine Runde veröffentlicht, steht sie hier.
refusal-key-reused = Nicht ausgeführt: Dieser Auftrag trägt die Nummer eines anderen.
    .rule = Jeder Auftrag braucht eine eigene Nummer.
