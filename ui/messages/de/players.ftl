# Spieler: Liste, Eingabe, Import.

players-add = Spieler eintragen
players-all-here = Alle als da markieren
players-apart = Nicht dabei
players-birth-year = Jahrgang
players-border = Gleichstand an der Grenze der Töpfe
    .rule = Gleich stark: { $names }. Die Reihenfolge bestimmt der öffentliche Startwert oder die Turnierleitung von Hand.
players-border-show = Zur Auslosung
players-caption = Spielerliste, nach Spielstärke in zwei Töpfe geteilt
players-change = Bearbeiten
players-club = Verein
players-draw = Auslosen
players-drawn = Ausgelost: Die Liste steht fest.
    .rule = Namen und Vereine lassen sich noch berichtigen, die Startnummern bleiben.
players-empty = Noch keine Spieler
    .hint = Die Liste des Vereins importieren (CSV, TSV, Excel, ODS) oder Namen eintragen.
players-entered = { $count } gemeldet
players-here = { $count } da
players-import = Importieren
players-is-here = Da
players-list = Spielerliste
players-name = Name
players-nobody-here = Alle als nicht da markieren
players-number = Nr.
players-odd-absent =
    { $count ->
        [one] { $names } ist gemeldet, aber nicht da.
       *[other] { $names } sind gemeldet, aber nicht da.
    }
players-odd-director = Turnierleitung springt ein
players-odd-is-here = { $name } ist da
players-odd-late = Spieler nachmelden
players-odd-three = Dreierteam bilden
players-order = Reihenfolge
players-order-by-strength = Nach Stärke
players-order-by-name = Nach Namen
players-order-held = Die Reihenfolge bleibt, bis die Eingabe fertig ist.
players-order-now = Jetzt ordnen
players-part = Rolle
players-range = Spielstärke { $from } bis { $to }
    .one = Spielstärke { $from }
players-says-here = { $name } ist da
players-search = Spieler suchen
    .hint = Name oder Verein
hint-arrival = mit Namen einchecken
arrival-one = { $key }: { $name } ist da
arrival-several = { $key }: { $name } ist da ({ $number } von { $count }, ↑ ↓)
arrival-already = { $name } ist schon da
players-select = Auswählen
select-says = { $name } auswählen
select-count =
    { $count ->
        [one] { $count } ausgewählt
       *[other] { $count } ausgewählt
    }
select-shown = Alle gezeigten ({ $count })
select-nobody = Niemand ist ausgewählt.
select-here = Als da markieren
select-absent = Als nicht da markieren
select-one-by-one = Wer schon ein Team hat, wird einzeln abgemeldet: Kralle fragt, was aus dem Team wird.
select-end = Auswahl beenden
players-show = Anzeigen
players-show-absent = Nicht da { $count }
players-show-all = Alle { $count }
players-steps-in = springt ein
players-strength = Spielstärke
players-three = Ein Dreierteam gleicht die ungerade Zahl aus.
    .odd = In jeder Runde setzt einer der drei aus. Welches Team den Dritten bekommt, wird bei der Auslosung festgelegt.
    .even = Zurzeit ist die Zahl gerade; das Dreierteam wird nicht gebraucht.
players-three-not = Doch kein Dreierteam
players-even = { $players } Spieler sind da: { $teams ->
        [one] { $teams } Zweierteam
       *[other] { $teams } Zweierteams
    }
players-unrated = ohne Wertungszahl

player-add-one = Eintragen
player-added = Eingetragen: { $name }
player-change = { $name } bearbeiten
player-done = Fertig
player-fide-id = FIDE-ID
player-is-here = ist da
player-more = Titel, Jahrgang, Geschlecht, FIDE-ID, weitere Wertungszahlen
player-name-missing = Der Name fehlt.
player-name =
    .hint = Nachname, Vorname
player-remove = Spieler löschen
player-steps-in = springt ein
    .hint = Spielt nur mit, wenn die Zahl der anderen ungerade ist – etwa die Turnierleitung.

import-title = Spielerliste importieren
import-about = Eine Liste als CSV, TSV, Excel oder ODS, wie Vereine sie führen. Vor der Übernahme wird gezeigt, was erkannt wurde.
import-pick = Datei wählen
import-paste = Oder aus der Tabelle einfügen
    .hint = Name;Spielstärke;Verein
import-paste-empty = Noch nichts eingefügt
import-read = Lesen
import-other = Andere Liste
import-found =
    { $count ->
        [one] { $count } Spieler erkannt.
       *[other] { $count } Spieler erkannt.
    }
import-known =
    { $count ->
        [one] { $count } ist schon gemeldet und bleibt, wie er ist.
       *[other] { $count } sind schon gemeldet und bleiben, wie sie sind.
    }
import-unrated =
    { $count ->
        [one] { $count } Spieler ohne Wertungszahl steht am Ende.
       *[other] { $count } Spieler ohne Wertungszahl stehen am Ende.
    }
import-how = Gelesen als { $encoding }, Trennzeichen: { $separator }.
separator-comma = Komma
separator-semicolon = Semikolon
separator-tab = Tabulator
import-columns = Spalten
import-column = Spalte { $number }
import-problems =
    { $count ->
        [one] { $count } Hinweis
       *[other] { $count } Hinweise
    }
import-rows = Spieler der Liste
import-line-head = Zeile
import-is-known = schon gemeldet
import-keep =
    { $count ->
        [one] { $count } Spieler übernehmen
       *[other] { $count } Spieler übernehmen
    }
import-nothing = Niemand Neues in der Liste
import-whole-list = Ganze Liste
import-refused = Die Liste lässt sich nicht übernehmen.
import-left-out =
    { $count ->
        [one] { $count } Zeile wird nicht übernommen.
       *[other] { $count } Zeilen werden nicht übernommen.
    }
