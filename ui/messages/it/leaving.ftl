# Round robin: who leaves or comes back changes results.
refusal-absence-changes-results = Nulla è cambiato: cambierebbero risultati del numero { $team }, manca una motivazione.
    .rule = Dopo la pubblicazione ogni modifica dice perché.
leave-back-text = { $name } gioca di nuovo: gli incontri persi per forfait sono di nuovo aperti, e nulla è più annullato.
