### Ciò che i circoli stabiliscono da sé, e letture aggiunte in seguito.

option-unnamed-promotion = Promozione senza indicazione
    .must-name = Il pezzo va indicato.
    .queen = Il pedone diventa una donna, se una sola può essere intesa.
option-both-blocked = Nessuno può muovere
    .clocks-decide = Gli orologi continuano a correre, decide la prima bandierina caduta.
    .draw = L’incontro è in parità.
option-repetition = Ripetizione della posizione
    .as-draw-claims = Come fissato in «Richiesta di patta».
    .draw = Se su una scacchiera compare per la terza volta la stessa posizione con gli stessi pezzi in mano, l’incontro è in parità.
option-clock-press = Pressione dell’orologio
    .own-player = Solo il giocatore stesso; se lo fa il compagno, gli avversari possono chiamare l’arbitro.
    .partner-may = Può premerlo anche il compagno.
option-opponents = Chi incontra chi
    .as-seating = Come fissato in «Scacchiera e colore».
    .higher-meets-higher = Si incontrano i giocatori con Elo più alto delle due squadre, e quelli con Elo più basso; si scelgono solo i colori.
option-promoting-pawn = Un pedone promuove e incontra un pezzo
    .as-pawn = Nello scontro vale ancora come pedone.
    .as-promoted = Nello scontro vale già come il nuovo pezzo.
option-pair-both-mated = Matto a entrambi i re
    .draw = La partita è patta.
    .white-loses = Il Bianco dovrebbe muovere per primo e perde.
option-pair-dash = Trattino nella notazione
    .no-move = Solo dove il Bianco non ha alcuna mossa.
    .black-first = Anche dove il Nero muove per primo: la sua mossa con un trattino per il Bianco, poi quella del Bianco su una riga propria.

refusal-must-wait = Non possibile: il giocatore era in stallo e deve aspettare un pezzo.
    .rule = Qui solo un pezzo del compagno pone fine allo stallo.

law-fixed-clocks = Ogni scacchiera ha il suo orologio, posto in modo che tutti i giocatori vedano entrambi.

refusal-both-in-check = Entrambi i re sono sotto scacco.
    .rule = Solo chi ha il tratto può essere sotto scacco.
