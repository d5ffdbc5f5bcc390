# Warum etwas nicht geschah. Der Text sagt, was nicht geschah; .rule den Grund in einem Satz und,
# wo es einen gibt, den nächsten Schritt; .short steht neben einem gesperrten Knopf.

refusal-round-is-draft = Nicht gespeichert: Runde { $round } ist noch ein Entwurf.
    .rule = Erst veröffentlichen, dann spielen.
    .short = Runde { $round } ist noch ein Entwurf
refusal-player-not-in-match = Nicht gespeichert: Dieser Spieler spielt nicht an Tisch { $table }.
    .rule = Sieger kann nur sein, wer an diesem Tisch spielt.
refusal-seating-fixed = Nicht gewählt: Die Regeln legen die Sitzordnung fest.
    .rule = Das erstgenannte Team hat an Brett 1 Schwarz.
refusal-boards-first = Nicht gewählt: Erst die Gegner, dann die Farben.
    .rule = Das erstgenannte Team wählt parallel oder übers Kreuz, danach das zweitgenannte die Farben.
refusal-result-not-admitted = Nicht gespeichert: { $verdict } ist durch „{ $cause }“ nicht möglich.
    .rule = Die geltenden Regeln lassen dieses Ergebnis so nicht zu.
refusal-cause-never-ends = „{ $cause }“ beendet nach den geltenden Regeln keine Begegnung. Mögliche Gründe für { $verdict }: { $instead }.
refusal-cause-wrong-verdict = Nach den geltenden Regeln führt „{ $cause }“ nicht zu { $verdict }. Mögliche Gründe für { $verdict }: { $instead }.
refusal-reason-missing = Nicht gespeichert: Eine Begründung fehlt.
    .rule = Tisch { $table } in Runde { $round }: Dieser Eintrag braucht eine Begründung, die festgehalten wird.
refusal-tournament-closed = Nicht geändert: Das Turnier ist abgeschlossen.
    .rule = Auf der Seite Tabelle lässt es sich wieder öffnen.
    .short = Das Turnier ist abgeschlossen
