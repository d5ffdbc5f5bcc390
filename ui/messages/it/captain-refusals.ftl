# Rifiuti che riceve solo il telefono di una squadra.

refusal-no-captain = Nessuna risposta: serve un foglietto d’accesso.
    .rule = Apri prima su questo telefono il foglietto del tavolo della tua squadra.
refusal-not-your-choice = Non scelto: la scelta spetta all’altra squadra.
    .rule = La squadra nominata per prima sceglie la disposizione (parallela o incrociata), poi la seconda sceglie i colori.
refusal-out-of-date = Non accettato: intanto è cambiato qualcosa.
    .rule = Ora il telefono mostra la situazione attuale. Controlla di nuovo.
refusal-reporting-off = Non comunicato: qui è l’arbitro a raccogliere i risultati.
    .rule = La direzione ha disattivato la comunicazione dei risultati dal telefono. Vale la scheda d’incontro.
refusal-phone-of-both-sides = Non comunicato: questo telefono ha aperto i foglietti di entrambe le squadre.
    .rule = Nessuno può comunicare il risultato per entrambe. Ogni squadra usa un proprio telefono, oppure è l’arbitro a inserire il risultato.
refusal-round-is-over = Non eseguito: il turno { $round } è finito.
    .rule = Il turno seguente ha foglietti propri. Qualcosa non va? Rivolgiti all’arbitro.
refusal-match-is-over = Non scelto: questo incontro ha già un risultato.
    .rule = Posti e colori restano quelli con cui si è giocato. Qualcosa non va? Rivolgiti all’arbitro.
refusal-reports-used-up = Non comunicato: da questa squadra sono già arrivate { $most } comunicazioni.
    .rule = Il tavolo non ne accetta altre. Decide l’arbitro.
refusal-calls-used-up = Non chiamato: questa squadra ha già chiamato { $most } volte.
    .rule = Qualcuno sta arrivando. Se non arriva nessuno, alzate la mano.
