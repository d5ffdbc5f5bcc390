### Il centro di stampa: fogli, anteprima, stampanti.

screen-print = Stampa
print-sheets = Fogli
print-sheet = altro foglio
# $name (testo), $round (numero)
print-of-round = { $name } turno { $round }
# $title (testo), $time (testo)
print-last = Ultima stampa: { $title }, { $time }
print-save = Salva il PDF
print-open = Apri il PDF
print-open-to-print = Apri per stampare
print-pages =
    { $count ->
        [one] Stampa { $count } pagina
       *[other] Stampa { $count } pagine
    }
print-nothing = Ancora niente da stampare
print-saved = Salvato: { $path }
print-sent = { $name }: inviato a { $printer }
print-progress = { $done } di { $total }…
print-set-print = Stampa la serie consueta ({ $count })
print-set-open = Apri la serie consueta ({ $count })
# $sheets (testo): un elenco
print-left = Della serie mancano ancora: { $sheets }
print-left-print = Stampa i restanti ({ $count })
print-left-open = Apri i restanti ({ $count })
print-left-drop = Ignora i restanti

## Quando

print-group-now = Adesso
print-group-now-round = Adesso, turno { $round }
print-group-before = Prima del torneo
print-group-end = Alla fine

## A che serve il foglio

sheet-about-players = da esporre e spuntare
sheet-about-lots = valore di partenza e somma di controllo, da firmare
sheet-about-teams = tutte le squadre con i giocatori
sheet-about-line-up = ordine di scacchiera delle squadre fisse
sheet-about-pairings = da esporre, per tavolo
sheet-about-seats = chi siede dove, per nome
sheet-about-cards = da compilare e tagliare
sheet-about-table-numbers = da mettere sui tavoli
sheet-about-board-numbers = da mettere accanto alle scacchiere
sheet-about-results = risultati del turno
sheet-about-standings = da esporre, con gli spareggi tecnici
sheet-about-crosstable = tutti contro tutti
sheet-about-progress = punti dopo ogni turno
sheet-about-berger = tutti i turni, da esporre
sheet-about-rules = le regole in vigore in linguaggio semplice
sheet-about-certificates = per i vincitori
sheet-about-fallback = schede e lista vuote in caso di interruzione di corrente
sheet-about-adjudication = decisione su un incontro
sheet-about-report = tutto, da archiviare

## Come si stampa

print-order = Ordine
print-order-pots = per urna
print-order-rating = per Elo
print-order-name = per nome
print-tables = Tavoli
    .hint = tutti
print-slips = Foglietti d’accesso sotto, da ritagliare
print-slips-on = La sala è stata aperta per questo torneo. Ritagliare prima di distribuire: nessuno deve ricevere i foglietti di entrambe le squadre.
print-slips-off = Possibile dopo aver aperto una volta la sala per questo torneo.
print-per-page = Schede per pagina
print-per-page-count = { $count } per pagina
print-certificate-for = Diploma per
print-certificate-team = ogni squadra
print-certificate-player = ogni giocatore
print-places = Posti
print-picture = Scegli un’immagine…
print-picture-other = Scegli un’altra immagine…
print-picture-none = Togli l’immagine
print-picture-pick = Immagine del diploma
print-picture-kind = Immagine (PNG, JPEG)
print-paper = Carta
print-orientation = Orientamento
print-portrait = verticale
print-landscape = orizzontale
print-printer = Stampante
print-copies = Copie

## Anteprima

print-preview = Anteprima
print-loading = Impaginazione in corso…
print-page-of = Pagina { $page } di { $pages }
print-page-previous = Pagina precedente
print-page-next = Pagina successiva
print-page-first = È la prima pagina
print-page-last = È l’ultima pagina
print-fit = Dimensione dell’anteprima
print-fit-page = Pagina intera
print-fit-width = Larghezza pagina
print-more = Carta, lingua, modello
print-many = Questo foglio ha { $pages } pagine.
    .progress = La tabella di progressione mostra gli stessi dati, turno per turno, in poche pagine.
print-many-progress = Guarda la tabella di progressione
print-own-template = Modello personale
    .hint = Si trova accanto al file del torneo; le modifiche appaiono qui.
print-template = Adatta il modello…
    .hint = Mette il modello di questo foglio accanto al file del torneo, dove lo si può modificare.
print-template-copied = Il modello si trova qui: { $path }
print-publishes = Il turno è ancora una bozza.
    .rule = La stampa, l’apertura e il salvataggio pubblicano il turno; l’anteprima no.
print-missing = Nel tipo di carattere mancano: { $signs }
    .rule = Al posto di ciò che manca c’è sul foglio un segno visibile.
refusal-printer-refused = Non stampato: { $printer } non accetta il foglio.
    .rule = { $reason } – Il PDF si trova qui: { $path }
refusal-no-such-printer = Non stampato: la stampante { $printer } non c’è più.
    .rule = Scegliere un’altra stampante o aprire il PDF.
