# Round robin: who leaves or comes back changes results.
refusal-absence-changes-results = Non modificato: cambierebbero i risultati del n. { $team } e manca la motivazione.
    .rule = Dopo la pubblicazione ogni modifica va motivata.
leave-back-text = { $name } gioca di nuovo: gli incontri persi per forfait sono di nuovo da giocare, e nessun risultato è più annullato.
