# Round robin: who leaves or comes back changes results.
refusal-absence-changes-results = Nicht geändert: Ergebnisse von Nummer { $team } würden sich ändern, eine Begründung fehlt.
    .rule = Nach der Veröffentlichung steht bei jeder Änderung, warum.
leave-back-text = { $name } spielt wieder mit: Kampflos verlorene Begegnungen sind wieder offen, und nichts ist mehr annulliert.
