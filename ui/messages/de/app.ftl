# Was überall vorkommt: Rahmen, Knöpfe, Wörter des Fachs.

app-name = Kralle
app-claim = Tandemschach-Turniere leiten
skip = Zum Inhalt
areas = Bereiche
close = Schließen
cancel = Abbrechen
save = Speichern
change = Ändern
back = Zurück
undo = Rückgängig
redo = Wiederholen
undo-what = Rückgängig: { $what } (Strg+Z)
redo-what = Wiederholen: { $what } (Strg+Y)
undo-none = Nichts zurückzunehmen
redo-none = Nichts zu wiederholen
undone = Zurückgenommen: { $what }
redone = Wiederholt: { $what }
print = Drucken
printing = Wird gedruckt …
printed = Gedruckt: { $name }
loading = Wird geladen …
reason = Begründung
reason-needed = Eine Begründung fehlt.
unexpected = Etwas ist schiefgegangen.
    .rule = Es ist nichts verloren: Jede bestätigte Änderung liegt in der Datei.
try-again = Noch einmal versuchen

team = Team
player = Spieler
round = Runde
table = Tisch
team-number = Team { $number }
round-number = Runde { $number }
table-number = Tisch { $number }
board = Brett { $board }
board-white = Brett { $board }, Weiß
board-black = Brett { $board }, Schwarz
white = Weiß
black = Schwarz
points = Punkte
bye = spielfrei
dot = ·

article-point = { $heading }, Punkt { $point }
article-number = Artikel { $number }

screen-players = Spieler
screen-draw = Auslosung
screen-round = Runde
screen-standings = Tabelle
screen-options = Optionen
screen-start = Turniere

# Stand des Turniers, oben im Rahmen.
stage-before-draw = Vor der Auslosung
stage-drawn = Ausgelost
stage-round-draft = Runde { $number }: Entwurf
stage-round-published = Runde { $number } läuft
stage-round-complete = Runde { $number } von { $total } fertig
stage-closed = Abgeschlossen

rules-dsj = DSJ-Regeln
rules-swiss = Schweizer Regeln
rules-ordnung = Tandemordnung
format-swiss = Schweizer System
format-round-robin = Rundenturnier
format-double-round-robin = Doppelrundig
rounds-count =
    { $count ->
        [one] { $count } Runde
       *[other] { $count } Runden
    }
teams-count =
    { $count ->
        [one] { $count } Team
       *[other] { $count } Teams
    }
players-count = { $count } Spieler

# Alle Tasten
keys-title = Tasten
keys-off = Tasten mit einem Buchstaben sind ausgeschaltet.
keys-all = alle Tasten
key-escape = Esc
key-space = Leertaste
key-control = Strg
