# Che cosa si chiede prima di importare una lista, e i titoli dei giocatori.

player-title = Titolo
    .hint = Dott., Prof., GM, IM…
field-title = Titolo
field-separator = Separatore
separator-bar = barra verticale
separator-blanks = più spazi (colonne allineate)
separator-free_text = spazi (testo libero)
separator-auto = riconosciuto: { $separator }
separator-detect = riconosci automaticamente
import-separator = Separatore
import-questions =
    { $count ->
        [one] { $count } domanda prima dell’importazione
       *[other] { $count } domande prima dell’importazione
    }
import-questions-open =
    { $count ->
        [one] Ancora { $count } domanda in sospeso
       *[other] Ancora { $count } domande in sospeso
    }
import-numbers-not-read = Non leggere
import-ratings-lost =
    { $count ->
        [one] L’Elo di { $count } giocatore non è leggibile. La lista sotto mostra che cosa contiene il file; l’Elo si può inserire lì.
       *[other] Gli Elo di { $count } giocatori non sono leggibili. La lista sotto mostra che cosa contiene il file; gli Elo si possono inserire lì.
    }
import-unrated-accept = Importa gli altri senza Elo
import-rating-of = Elo di { $name }, invece di «{ $found }»
import-tick-all = Importa tutte le righe
import-tick = Importa la riga { $line }, { $name }
import-set-aside =
    { $count ->
        [one] { $count } riga non è spuntata e viene tralasciata.
       *[other] { $count } righe non sono spuntate e vengono tralasciate.
    }
import-twins =
    { $count ->
        [one] { $count } riga indica forse la stessa persona di un’altra voce. Scegliere nella lista sotto.
       *[other] { $count } righe indicano forse la stessa persona di un’altra voce. Scegliere nella lista sotto.
    }
import-twins-all = Per tutte le righe in sospeso
import-twin-of = { $name } è la stessa persona di { $other }?
import-twin-entered = nella lista: { $name }
import-twin-line = riga { $line }: { $name }
import-twin-choose = scegli
import-twin-ask = la stessa persona?
import-twin-skip = la stessa: tralascia
import-twin-update = la stessa: completa i dati
import-twin-enter = un’altra persona
player-twin = È la stessa persona di { $name }?
    .rule = Stesso nome, anno di nascita e circolo, o stesso numero di federazione. Nessuno è stato iscritto.
player-twin-enter = Iscrivi: è un’altra persona
player-twin-save = Salva: è un’altra persona
player-twin-same = La stessa persona
ratings-new-title = Titolo: { $title }
import-doubtful =
    { $count ->
        [one] { $count } riga forse non è un giocatore. Scegliere nella lista sotto.
       *[other] { $count } righe forse non sono giocatori. Scegliere nella lista sotto.
    }
import-doubtful-of = riga { $line }, { $name }
import-doubtful-all = Per tutte queste righe
import-doubtful-take = un giocatore: importa
import-doubtful-leave = non è un giocatore: tralascia
