# Dove le regole di una sola scacchiera lasciano spazio. I telefoni giudicano solo il tandem.

room-vacated-way = «nicht ausführbar» (non eseguibile) si riferisce alla posizione in cui si muove; gli ostacoli sono «wirkungslos» (senza effetto) solo per due pezzi già in cammino.
room-unparried-check = chi non para lo scacco non ha più il diritto di prima mossa, e allora si muove insieme.
room-opened-line = è escluso solo il pezzo che muove ora, e questo apre la linea solo con la sua mossa.
room-pinned-piece = lo stesso vale per una casa dove va il re: il pezzo che muove non conta.
room-two-kings = su una stessa casa nessuno dei due re può catturare, e nessuno può starci.
room-captured-second = il testo dà il diritto di prima mossa per lo scacco e per la cattura nella stessa frase, senza distinguerli.
room-en-passant-right = il diritto vale nella coppia di mosse seguente, e a quel punto anche un pedone appena arrivato è accanto.
room-cheeky = il testo descrive in dettaglio la mossa sfrontata; solo le regole brevi non la nominano.
room-both-in-check = i diritti uguali dei due giocatori si annullano.
room-both-capture = i diritti uguali dei due giocatori si annullano.
room-pair-stalemate = basta che un giocatore non possa muovere, come negli scacchi ordinari.
room-pair-both-mated = nessuno ha dato matto per primo, quindi nessuno ha vinto.
room-pair-repetition = una posizione è la stessa solo con le stesse mosse possibili, diritti compresi.
room-pair-dash = secondo il PZSR 5 seguono sempre entrambe le mosse; il trattino «statt des erwarteten weißen Zugs» (al posto della mossa bianca) va bene solo dove la mossa bianca manca.
room-same-target = il testo indica tre regole, «je nach vereinbarter Regelung» (secondo accordo); senza accordo vale quella del PaarZugSchach (PZSR 4).
room-void-move = «oder die Partie wird für ihn als verloren gewertet» (o la partita è persa) è tra parentesi; il PZSR 2 prevede solo l’esecuzione dell’altra mossa.
room-second-change = è «nicht mehr ausführbar» (non più eseguibile) solo una mossa che prima lo era.
room-second-change-elsewhere = il testo sul Fairschach non parla di questo caso; si fa come nel PaarZugSchach (PZSR 5).
room-cheeky-elsewhere = la mossa sfrontata appartiene alle regole del PaarZugSchach; il testo sul Fairschach non la nomina.
room-pair-dead-position = valgono le regole di patta degli scacchi ordinari; lì per la FIDE una posizione morta è subito patta.
room-ordinary-switch = «empfohlen» (consigliato) non è prescritto; perciò devono essere d’accordo entrambi i giocatori.
