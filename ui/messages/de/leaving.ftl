# Rundenturnier: Wer zurücktritt oder zurückkommt, ändert Ergebnisse.
refusal-absence-changes-results = Nicht geändert: Ergebnisse von Nummer { $team } würden sich ändern, und eine Begründung fehlt.
    .rule = Nach der Veröffentlichung braucht jede Änderung eine Begründung.
leave-back-text = { $name } spielt wieder mit: Kampflos verlorene Begegnungen sind wieder offen, und nichts ist mehr gestrichen.
