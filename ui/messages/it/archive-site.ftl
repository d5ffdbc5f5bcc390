# Le pagine pubbliche dell’archivio.

archive-title = Archivio dei tornei
archive-about = I tornei con tutti i turni, il calcolo della classifica e il verbale del sorteggio. Ogni file è stato verificato prima della pubblicazione.
archive-footer = Tornei gestiti con Kralle. Ogni file è stato verificato prima della pubblicazione.
archive-parts = Archivio
archive-trail = Dove si trova questa pagina
archive-new = La pagina mostra gli ultimi risultati.

archive-start = Inizio
archive-tournaments = Tornei
archive-persons = Persone
archive-ratings = Elo
archive-ratings-ordinary-chess = Elo di scacchi
archive-newest = Ultimi tornei
archive-all = Tutti i tornei
archive-empty = Ancora nessun torneo pubblicato.

archive-name = Nome di un giocatore
    .hint = In qualsiasi grafia; basta l’inizio del nome o del cognome.
archive-search = Cerca
archive-name-or-place = Nome o luogo
archive-year = Anno
archive-bad-year = L’anno deve avere quattro cifre, per esempio 2026.
archive-bad-address = La lista non può continuare da qui. Ricominciare dagli ultimi tornei.
archive-name-too-long = Il nome è troppo lungo: al massimo 100 caratteri.
archive-no-tournament = Nessun torneo trovato.
archive-no-season = Ancora nessuna stagione pubblicata.
archive-nobody = Nessuno con questo nome. Provare solo con il cognome, o solo con l’inizio del cognome.
archive-found = Persone trovate
archive-to-newest = Ultimi tornei
archive-more = Altre
archive-older = Tornei precedenti
archive-stronger = Elo più alti
archive-weaker = Elo più bassi

archive-date = Data
archive-progress = Stato
archive-formation = Tipo
archive-rounds = Turni
archive-another-copy = Uno stato precedente di questo torneo è stato ritirato. Ciò che si vede qui proviene da un’altra copia del file e non contiene tutto ciò che era stato pubblicato allora.
archive-downloads = File per altri programmi

archive-how = Il calcolo della classifica
    .hint = Aprendo una riga si vedono il motivo del posto in classifica, tutti gli incontri e il calcolo di ogni spareggio tecnico.
archive-crosstable-long = Per ogni riga gli avversari con il loro numero e i punti ottenuti contro di loro.

archive-draw = Sorteggio
archive-draw-again = Verifica questo sorteggio
archive-draw-back = Verbale del sorteggio
# $count (number), $teams (text): numeri di squadre
archive-draw-changed =
    { $count ->
        [one] In seguito la direzione del torneo ha cambiato una squadra: n. { $teams }.
       *[other] In seguito la direzione del torneo ha cambiato { $count } squadre: n. { $teams }.
    }
archive-drawn = Che cosa è stato confrontato
archive-drawn-same = Verificato: rifatto con lo stesso valore di partenza, il sorteggio dà le stesse squadre.
archive-drawn-other = Verificato: rifatto con lo stesso valore di partenza, il sorteggio dà altre squadre.
archive-drawn-corrected = Se dopo il sorteggio sono stati corretti nome, circolo, anno di nascita o Elo di un giocatore, in una lista compilata oggi il suo posto sarebbe un altro. Il sorteggio stesso segue la lista del verbale.
archive-compared = Confrontato
archive-compared-teams = Le squadre sorteggiate
archive-compared-shuffles = Quante volte è stata mescolata l’urna 2
archive-compared-order = Ordine della lista secondo Elo e valore di partenza
archive-same = uguale
archive-other = diverso
# $same (number), $count (number)
archive-same-teams = uguali: { $same } su { $count }

archive-check = Verifica un foglio
archive-check-about = I fogli del torneo portano in basso una parola di controllo, e la stessa come codice QR in alto a destra. Serve a stabilire se il file pubblicato contiene ancora ciò che fu stampato allora.
archive-check-published = Parola di controllo del file pubblicato
archive-check-word = Parola di controllo

# $partner (text): a name
archive-with = con { $partner }
archive-rating = Elo
archive-ratings-about = L’Elo e la sua incertezza, calcolati in base a tutti i tornei pubblicati. Un Elo molto incerto dice poco.
archive-no-rating = Ancora nessun Elo calcolato.
# $count (number), $first (text), $last (text): «1650 ± 80»
archive-curve =
    { $count ->
        [one] { $last } dopo un torneo. La banda mostra l’incertezza.
       *[other] Da { $first } a { $last } in { $count } tornei. La banda mostra l’incertezza.
    }

archive-refused-gone = Non più pubblico
    .rule = L’organizzatore o l’archivio non mostra più questa pagina.
archive-refused-unknown = Non trovato
    .rule = A questo indirizzo non c’è nessuna pagina. Forse l’indirizzo è scritto male.
archive-refused-field = Questo indirizzo non si può leggere
    .rule = Dopo il punto interrogativo dell’indirizzo c’è qualcosa di non ammesso.
archive-refused-too-many = Troppe richieste
    .rule = Riprovare fra un momento.
archive-refused-away = Al momento non disponibile
    .rule = L’archivio non riesce ad accedere ai suoi dati. Niente è andato perso; riprovare tra poco.
archive-refused-internal = Qualcosa è andato storto
    .rule = Riprovare. Se l’errore si ripete, avvisare chi gestisce l’archivio.
