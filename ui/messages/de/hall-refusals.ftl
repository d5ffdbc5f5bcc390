# Warum der Saal etwas nicht annimmt: Zettel, Meldungen, Geräte.

refusal-slip-ended = Dieser Zettel gilt nicht mehr.
    .rule = Der Tisch wurde neu gepaart. Es gilt der Zettel der neuen Paarung.
refusal-arbiters-decide = Nicht gemeldet: Eine Entscheidung trägt der Schiedsrichter selbst ein.
    .rule = Das Handy meldet nur, wie die Begegnung am Brett endete.
refusal-no-such-phone = Nicht zugelassen: Handy { $phone } fragt nicht an.
    .rule = Vielleicht hat das Handy den Zettel inzwischen neu geöffnet.
refusal-phone-turned-away = Nicht eingelassen: Ein anderes Handy eures Teams hat dieses abgelehnt.
    .rule = War das ein Versehen? Die Turnierleitung gibt den Zettel frei.
refusal-no-round-published = Es ist noch keine Runde veröffentlicht.
    .rule = Sobald die Turnierleitung eine Runde veröffentlicht, steht sie hier.
refusal-key-reused = Nicht ausgeführt: Dieser Auftrag trägt die Nummer eines anderen.
    .rule = Jeder Auftrag braucht eine eigene Nummer.
refusal-acts-used-up = Nicht gesendet: Von diesem Zettel kamen schon { $most } Meldungen.
    .rule = Mehr Meldungen sind mit diesem Zettel nicht möglich. Geht bitte zum Schiedsrichter.
