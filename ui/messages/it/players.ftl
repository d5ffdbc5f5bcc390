# Giocatori: lista, inserimento, importazione.

players-add = Iscrivi un giocatore
players-all-here = Segna tutti presenti
players-apart = Non partecipano
players-birth-year = Anno di nascita
players-border = Parità al confine delle urne
    .rule = Stesso Elo: { $names }. L’ordine è determinato dal valore di partenza pubblico, o stabilito a mano dalla direzione del torneo.
players-border-show = Vai al sorteggio
players-caption = Lista dei giocatori, divisa in due urne secondo l’Elo
players-change = Modifica
players-club = Circolo
players-draw = Sorteggia
players-drawn = Squadre sorteggiate: la lista è definitiva.
    .rule = Nomi e circoli si possono ancora correggere; i numeri restano.
players-empty = Ancora nessun giocatore
    .hint = Importare una lista come la tiene il circolo (CSV, TSV, Excel, ODS) o iscrivere giocatori.
players-entered =
    { $count ->
        [one] { $count } iscritto
       *[other] { $count } iscritti
    }
players-here =
    { $count ->
        [one] { $count } presente
       *[other] { $count } presenti
    }
players-import = Importa
players-is-here = Presente
players-list = Lista dei giocatori
players-name = Nome
players-nobody-here = Segna tutti assenti
players-number = N.
players-odd-absent =
    { $count ->
        [one] { $names } manca all’appello.
       *[other] { $names } mancano all’appello.
    }
players-odd-director = Fai giocare la direzione del torneo
players-odd-is-here = Segna presente { $name }
players-odd-late = Iscrivi un ritardatario
players-odd-three = Forma una squadra di tre
players-order = Ordine
players-order-by-strength = Per Elo
players-order-by-name = Per nome
players-order-held = L’ordine resta invariato fino alla fine dell’inserimento.
players-order-now = Ordina ora
players-part = Ruolo
players-range = Elo da { $from } a { $to }
    .one = Elo { $from }
players-says-here = { $name } è presente
players-search = Cerca un giocatore
    .hint = Nome o circolo
hint-arrival = segnare le presenze per nome
arrival-one = { $key }: { $name } è presente
arrival-several = { $key }: { $name } è presente ({ $number } di { $count }, ↑ ↓)
arrival-already = { $name }: presenza già segnata
players-select = Seleziona
select-says = Seleziona { $name }
select-count =
    { $count ->
        [one] { $count } selezionato
       *[other] { $count } selezionati
    }
select-shown = Seleziona i giocatori mostrati ({ $count })
select-nobody = Nessuno è selezionato.
select-here = Segna presenti
select-absent = Segna assenti
select-one-by-one = Chi ha già una squadra va segnato assente singolarmente: Kralle chiede ogni volta che cosa fare della squadra.
select-end = Termina la selezione
players-show = Mostra
players-show-absent = Assenti { $count }
players-show-all = Tutti { $count }
players-steps-in = gioca se serve
players-strength = Elo
players-three = Una squadra di tre compensa il numero dispari.
    .odd = In ogni turno uno dei tre non gioca. Il sorteggio stabilisce quale squadra riceve il terzo giocatore.
    .even = Al momento il numero è pari; la squadra di tre non serve.
players-three-not = Rinuncia alla squadra di tre
players-even =
    { $teams ->
        [one] Giocatori presenti: { $players } ({ $teams } squadra di due)
       *[other] Giocatori presenti: { $players } ({ $teams } squadre di due)
    }
players-unrated = senza Elo

player-add-one = Iscrivi
player-added = Iscrizione: { $name }
player-change = Modifica { $name }
player-done = Fatto
player-fide-id = Codice FIDE
player-is-here = è presente
player-more = Titolo, anno di nascita, sesso, codice FIDE, altri Elo
player-name-missing = Manca il nome.
player-name =
    .hint = Cognome, Nome
player-remove = Elimina il giocatore
player-steps-in = gioca se serve
    .hint = Per esempio la direzione del torneo: gioca solo se il numero degli altri è dispari.

import-title = Importa una lista di giocatori
import-about = Una lista CSV, TSV, Excel o ODS, come la tengono i circoli. Prima dell’importazione si vede che cosa è stato riconosciuto.
import-pick = Scegli un file
import-paste = O incolla dal foglio di calcolo
    .hint = Nome;Elo;Circolo
import-paste-empty = Non è ancora stato incollato nulla
import-read = Leggi
import-other = Scegli un’altra lista
import-found =
    { $count ->
        [one] { $count } giocatore riconosciuto.
       *[other] { $count } giocatori riconosciuti.
    }
import-known =
    { $count ->
        [one] { $count } è già iscritto e resta com’è.
       *[other] { $count } sono già iscritti e restano come sono.
    }
import-unrated =
    { $count ->
        [one] { $count } senza Elo va in fondo alla lista.
       *[other] { $count } senza Elo vanno in fondo alla lista.
    }
import-how = Letto come { $encoding }, separatore: { $separator }.
separator-comma = virgola
separator-semicolon = punto e virgola
separator-tab = tabulazione
import-columns = Colonne
import-column = Colonna { $number }
import-problems =
    { $count ->
        [one] { $count } avviso
       *[other] { $count } avvisi
    }
import-rows = Giocatori della lista
import-line-head = Riga
import-is-known = già iscritto
import-keep =
    { $count ->
        [one] Importa { $count } giocatore
       *[other] Importa { $count } giocatori
    }
import-nothing = Nessun nuovo giocatore nella lista
import-whole-list = Lista intera
import-refused = La lista non si può importare.
import-left-out =
    { $count ->
        [one] { $count } riga non viene importata.
       *[other] { $count } righe non vengono importate.
    }
