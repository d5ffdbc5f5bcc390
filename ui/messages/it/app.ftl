# Ciò che ricorre ovunque: cornice, pulsanti, parole del mestiere.

app-name = Kralle
app-claim = Gestire tornei di scacchi tandem (quadriglia)
skip = Vai al contenuto
areas = Pagine
undo = Annulla
redo = Ripeti
undo-what = Annulla: { $what } (Ctrl+Z)
redo-what = Ripeti: { $what } (Ctrl+Y)
undo-none = Niente da annullare
redo-none = Niente da ripetere
undone = Annullato: { $what }
redone = Ripetuto: { $what }
print = Stampa
printing = Stampa in corso…
printed =
    { $pages ->
        [one] { $name }: { $pages } pagina, apertura in corso
       *[other] { $name }: { $pages } pagine, apertura in corso
    }

screen-players = Giocatori
screen-draw = Sorteggio
screen-round = Turno
screen-standings = Classifica
screen-options = Opzioni
screen-start = Tornei

# Stato del torneo, in alto nella cornice.
stage-before-draw = Prima del sorteggio
stage-drawn = Squadre sorteggiate
stage-round-draft = Turno { $number }: bozza
stage-round-published = Turno { $number } in corso
stage-round-complete = Turno { $number } di { $total } concluso
stage-closed = Chiuso

rules-dsj = Regole DSJ
rules-swiss = Regole svizzere
rules-ordnung = Tandemordnung
rules-fics = Bughouse (FICS)
format-swiss-system = Sistema svizzero
format-swiss-system-baku = Sistema svizzero accelerato (Baku)
format-round-robin = Girone all’italiana
format-double-round-robin = Doppio girone all’italiana
rounds-count =
    { $count ->
        [one] { $count } turno
       *[other] { $count } turni
    }
teams-count =
    { $count ->
        [one] { $count } squadra
       *[other] { $count } squadre
    }
players-count =
    { $count ->
        [one] { $count } giocatore
       *[other] { $count } giocatori
    }

reason-kept = La motivazione comparirà nello storico e sul foglio.
stage-read-only = Sola lettura
pot = Urna { $pot }
rating-national = Nazionale (DWZ)
rating-standard = FIDE standard
rating-rapid = FIDE rapid
rating-blitz = FIDE blitz
rating-other = Altro Elo
rating-tandem = Elo tandem
file-kind-tournament = Torneo Kralle
order-up = Sposta in su { $name }
order-down = Sposta in giù { $name }
order-first = Già in cima
order-last = Già in fondo

## Opzioni

options-title = Opzioni
options-language = Lingua
options-theme = Colori
options-theme-system = Come il sistema
options-theme-light = Chiaro
options-theme-dark = Scuro
options-zoom = Dimensione della visualizzazione
    .hint = Anche con Ctrl e +, − o 0, o con la rotella del mouse.
options-name = Nome
    .hint = Con questo nome ogni modifica compare nello storico.
options-letter-keys = Scorciatoie a un tasto
    .hint = 1–7, M, B, A… funzionano solo fuori dai campi di testo. Con Ctrl si può fare tutto anche senza queste scorciatoie.

## Tasti

key-escape = Esc
key-space = Spazio
key-control = Ctrl
keys-title = Scorciatoie da tastiera
discard = Scartare i dati inseriti?
    .text = Questi dati non sono ancora salvati.
    .keep = Continua a inserire
    .do = Scarta
keys-print = Stampa il promemoria
keys-all = tutte le scorciatoie
help = Guida
help-on = Guida: { $screen }
help-keys = Scorciatoie di questa pagina
help-contents = Indice
help-lent = Questa pagina esiste solo in inglese.
help-start = Tutto comincia qui: creare un torneo, aprirne uno o provare il torneo dimostrativo. Non c’è nulla da salvare: ogni modifica è salvata subito nel file del torneo.
help-new = Serve solo il nome; tutto il resto ha un valore predefinito e si può cambiare dopo. Dalla cadenza e dall’ora di inizio Kralle calcola quanto durano i turni.
help-settings = I campi che si possono ancora cambiare sono attivi; accanto agli altri è indicato perché sono bloccati. Ogni modifica si può annullare.
help-players = Iscrivere o importare i giocatori e segnarne la presenza. Per l’accredito scegliere «Segna tutti assenti», poi digitare una parte di ogni nome e confermare con Invio. Solo i presenti partecipano al sorteggio.
help-draw = Qui si sorteggiano o si iscrivono le squadre, oppure si assegnano i numeri. Poi si sa chi gioca con chi e si può abbinare il turno 1.
help-round = Abbinare i turni, pubblicarli e inserire i risultati: prima il vincitore, poi il motivo. Per correggere un risultato sbagliato, aprirlo al suo tavolo con F2 e inserire quello giusto; lo storico conserva entrambi.
help-standings = La classifica dopo ogni turno, con tabella incrociata e decisioni della direzione del torneo. Alla fine il torneo si chiude qui.
help-judge = Verificare una posizione o una partita: inserirla e porre la domanda; la risposta cita l’articolo delle regole. La risposta si può salvare per il tavolo e stampare.
help-print = Ogni foglio è mostrato come verrà stampato. La prima stampa di un foglio da esporre pubblica il turno.
help-correspondence = Partite giocate per posta o e-mail: ricevere le mosse, preparare i messaggi, tenere d’occhio le scadenze.
help-history = Tutte le azioni, la più recente in alto. Ogni azione si può consultare, e si può tornare indietro fino a una qualsiasi di esse.
help-table = Una partita alla scacchiera: entrambi i giocatori inseriscono la mossa coperta, poi le mosse vengono scoperte.
palette = Cerca
    .hint = Nome, squadra, tavolo, foglio o comando
palette-keys = Le frecce scelgono, Invio apre, Esc chiude.
palette-nothing = Nessun risultato.
palette-absent = assente
palette-person = Giocatori
palette-team = Squadre
palette-table = Tavoli
palette-page = Manuale
palette-command = Comandi
palette-screen = Pagine
palette-sheet = Fogli
palette-file = Aperti di recente
keys-off = Le scorciatoie a un tasto sono disattivate (vedi Opzioni).
keys-everywhere = Ovunque
keys-screens = cambiare pagina
keys-next = passo successivo
keys-next-none = Qui non c’è un passo successivo.
keys-next-to = Continua: { $screen }
keys-zoom = più grande, più piccolo, dimensione consueta
keys-escape = annullare l’inserimento, chiudere
keys-edit = modificare la cella
keys-here = segnare presente
keys-cells = cambiare cella
keys-other-table = cambiare tavolo
key-idle = Il tasto { $key } qui non ha effetto
key-overtaken = Il tasto { $key } è arrivato troppo tardi: nel frattempo si è fatto clic altrove
keys-number-ends = fine del numero
keys-number-back = al posto del numero: tornare al tavolo di prima
keys-go-to-table = andare al tavolo
keys-number = numero
keys-winner = vincitore come nell’immagine
keys-drawn = ½–½
keys-boards = parallela, incrociata
keys-colors = Bianco alla scacchiera 1, alla scacchiera 2
keys-select = selezionare giocatori
keys-display = schermo 1 sul secondo monitor
hint-number = + numero
hint-winner = vincitore
hint-cause = … motivo, salva
hint-drop = annullare
copy-title = File
copy-save = Salva una copia…
copy-saved = Copia salvata: { $path }
pairing = Abbinamento in corso…
hint-edit = o doppio clic: modificare la cella

# $what (testo)
fault = Qualcosa non ha funzionato.
    .more = Tutti i dati inseriti sono salvati. Se succede di nuovo, segnalare questa riga: { $what }
    .again = Riprova
