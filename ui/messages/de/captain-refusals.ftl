# Warum nur dem Handy eines Teams etwas nicht gelingt.

refusal-no-captain = Nicht beantwortet: Das kann nur das Handy eines Teams abfragen.
    .rule = Öffne auf diesem Handy erst den Zettel eures Tisches.
refusal-not-your-choice = Nicht gewählt: Das wählt das andere Team.
    .rule = Das erstgenannte Team wählt parallel oder übers Kreuz, danach das zweitgenannte die Farben.
refusal-out-of-date = Nicht übernommen: Der Stand hat sich inzwischen geändert.
    .rule = Das Handy zeigt jetzt, was gilt. Sieh es dir bitte noch einmal an.
refusal-reporting-off = Nicht gemeldet: Ergebnisse nimmt hier der Schiedsrichter auf.
    .rule = Die Turnierleitung hat das Melden mit dem Handy ausgeschaltet. Es gilt der Ergebniszettel am Tisch.
refusal-phone-of-both-sides = Nicht gemeldet: Dieses Handy hat die Zettel beider Teams geöffnet.
    .rule = Niemand meldet für beide Seiten. Jedes Team braucht ein eigenes Handy; sonst trägt der Schiedsrichter das Ergebnis ein.
refusal-round-is-over = Nicht ausgeführt: Runde { $round } ist vorbei.
    .rule = Für die nächste Runde gibt es eigene Zettel. Stimmt etwas nicht, geht bitte zum Schiedsrichter.
refusal-match-is-over = Nicht gewählt: Diese Begegnung hat ein Ergebnis.
    .rule = Sitzordnung und Farben bleiben so, wie gespielt wurde. Stimmt etwas nicht, geht bitte zum Schiedsrichter.
refusal-reports-used-up = Nicht gemeldet: Dieses Team hat schon { $most } Mal gemeldet.
    .rule = Mehr Meldungen sind für diesen Tisch nicht möglich. Der Schiedsrichter entscheidet.
refusal-calls-used-up = Nicht gerufen: Dieses Team hat schon { $most } Mal gerufen.
    .rule = Jemand ist unterwegs. Kommt niemand, hebt bitte die Hand.
