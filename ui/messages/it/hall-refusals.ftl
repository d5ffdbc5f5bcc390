# Perché la sala rifiuta qualcosa: biglietti, comunicazioni, dispositivi.

refusal-slip-ended = Questo foglietto non vale più.
    .rule = Il tavolo ha un nuovo abbinamento: vale il foglietto nuovo.
refusal-arbiters-decide = Non comunicato: una decisione la inserisce l’arbitro.
    .rule = Il telefono comunica solo come è finita la partita alla scacchiera.
refusal-no-such-phone = Non ammesso: il telefono { $phone } non ha chiesto l’accesso.
    .rule = Forse intanto ha riaperto il foglietto.
refusal-phone-turned-away = Non ammesso: un altro telefono della tua squadra ha respinto questo.
    .rule = Uno sbaglio? La direzione libera il foglietto.
refusal-no-round-published = Nessun turno è stato ancora pubblicato.
    .rule = Appena la direzione pubblica un turno, compare qui.
refusal-key-reused = Non eseguito: questa richiesta porta il numero di un’altra.
    .rule = Ogni richiesta ha bisogno di un numero proprio.
refusal-acts-used-up = Non inviato: da questo foglietto sono già arrivati { $most } messaggi.
    .rule = Il tavolo non ne accetta più dai telefoni. Rivolgiti all’arbitro.
