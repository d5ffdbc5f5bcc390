# Perché la sala rifiuta qualcosa: biglietti, comunicazioni, dispositivi.

refusal-slip-ended = Questo foglietto non vale più.
    .rule = Il tavolo ha un nuovo abbinamento: vale il foglietto nuovo.
refusal-arbiters-decide = Non comunicato: solo l’arbitro inserisce le decisioni.
    .rule = Il telefono comunica solo come è finito l’incontro sulla scacchiera.
refusal-no-such-phone = Non ammesso: il telefono { $phone } non ha chiesto l’accesso.
    .rule = Forse intanto ha riaperto il foglietto.
refusal-phone-turned-away = Non ammesso: un altro telefono della tua squadra ha respinto questo.
    .rule = È stato uno sbaglio? La direzione può liberare il foglietto.
refusal-no-round-published = Nessun turno è stato ancora pubblicato.
    .rule = Ogni turno compare qui appena la direzione lo pubblica.
refusal-key-reused = Non eseguito: questa richiesta porta il numero di un’altra.
    .rule = Ogni richiesta ha bisogno di un numero proprio.
refusal-acts-used-up = Non inviato: da questo foglietto sono già arrivati { $most } messaggi.
    .rule = Con questo foglietto non se ne possono inviare altri. Rivolgiti all’arbitro.
