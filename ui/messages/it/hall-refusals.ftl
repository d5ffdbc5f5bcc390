# Perché la sala rifiuta qualcosa: biglietti, comunicazioni, dispositivi.

refusal-no-captain = Nessuna risposta: serve un biglietto.
    .rule = Lo chiede il telefono di una squadra che ha aperto il biglietto del suo tavolo.
refusal-slip-ended = Questo biglietto non vale più.
    .rule = Il tavolo ha un nuovo abbinamento: vale il biglietto nuovo.
refusal-not-your-choice = Non scelto: la scelta spetta all’altra squadra.
    .rule = La squadra nominata per prima sceglie in parallelo o incrociato, poi la seconda sceglie i colori.
refusal-out-of-date = Non accettato: intanto è cambiato qualcosa.
    .rule = Ora il telefono mostra quello che vale. Guardare di nuovo.
refusal-reporting-off = Non comunicato: qui i risultati li prende l’arbitro.
    .rule = La direzione ha disattivato l’invio dal telefono. Vale la scheda sul tavolo.
refusal-phone-of-both-sides = Non comunicato: questo telefono ha aperto i biglietti di entrambe le squadre.
    .rule = Nessuno comunica per tutte e due. Ogni squadra usa un proprio telefono, oppure inserisce l’arbitro.
refusal-round-is-over = Non comunicato: il turno { $round } è finito.
    .rule = Il turno seguente è pubblicato. Qualcosa non va? Rivolgersi all’arbitro.
refusal-reports-used-up = Non comunicato: da questa parte sono già arrivate { $most } comunicazioni.
    .rule = Il tavolo non ne accetta altre. Decide l’arbitro.
refusal-calls-used-up = Non chiamato: questa squadra ha già chiamato { $most } volte.
    .rule = Qualcuno sta arrivando. Altrimenti alzare la mano.
refusal-arbiters-decide = Non comunicato: una decisione la inserisce l’arbitro.
    .rule = Il telefono comunica come è finita la partita alla scacchiera.
refusal-no-such-phone = Non ammesso: il telefono { $phone } non chiede.
    .rule = Forse intanto ha riaperto il biglietto.
refusal-no-round-published = Nessun turno è ancora pubblicato.
    .rule = Appena la direzione pubblica un turno, compare qui.
refusal-key-reused = Non eseguito: questa richiesta porta il numero di un’altra.
    .rule = Ogni richiesta ha bisogno di un numero proprio.
