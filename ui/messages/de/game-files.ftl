# Aufzeichnungen von Partien auf einem Brett: als Beleg, hinaus und wieder herein.

record-text-chess = Partie (PGN) oder Schlussstellung (FEN)
record-text-pairs = Partie in Paarzügen
record-hint-chess = Auch eine Datei mit mehreren Partien ist möglich: Kralle sucht die Partie dieser beiden Spieler. Eine Datei lässt sich auch hierher ziehen.
record-hint-pairs = Wie im Partieprotokoll: 1. e2-e4 d7-d5. Eine Datei lässt sich auch hierher ziehen.
record-read = Ansehen
record-other = Anderer Text
record-game = Partie
record-moves = Züge
record-board = Brett nach dem gewählten Zug
record-step-first = Zum Anfang
record-step-back = Ein Zug zurück
record-step-on = Ein Zug weiter
record-step-last = Zum Ende
record-start = Anfang
record-clock = { $time } auf der Uhr
record-others = Die Aufzeichnung nennt andere Spieler: { $white } – { $black }
# $at (Text), $line (Zahl)
record-fault = { $at } (Zeile { $line }) ist nicht möglich.
# $game (Text), $line (Number)
record-unreadable = { $game }: nicht lesbar, Zeile { $line }
# $line, $written, $expected (Numbers)
record-remark-number = Zeile { $line }: Zugnummer { $written } statt { $expected }.
record-remark-tag = Zeile { $line }: Dieses Feld ist nicht lesbar und zählt nicht.
record-remark-text = Zeile { $line }: { $lines ->
    [one] Eine Zeile Text gehört
   *[other] { $lines } Zeilen Text gehören
 } zu keiner Partie.
record-remark-position = Zeile { $line }: Rochade oder Schlagen im Vorbeigehen passt nicht zur Stellung und zählt nicht.
record-shows = Nach der Aufzeichnung: { $result }
record-goes-on = Nach der Aufzeichnung ist die Partie nicht zu Ende.
record-won-first = Weiß gewinnt
record-won-second = Schwarz gewinnt
record-drawn = Remis
record-no-cause = { $result }; kein Grund angegeben
game-record-position = Stellung
game-record-final-position = Schlussstellung
# $name (Text), $game (Text)
sheet-file-game = { $name } Partie { $game }
sheet-file-tables = { $name } Tisch { $tables }
print-game = Partie
# $round, $table (Zahlen), $white, $black (Texte)
print-game-of = Runde { $round }, Tisch { $table }: { $white } – { $black }
refusal-bad-chess-record = Die Partie lässt sich nicht lesen: Zeile { $line }, Zeichen { $column }, { $found }.
    .rule = Erwartet wird PGN, etwa 1. e4 e5 2. Nf3. { $expected ->
        [null-move] Ein Nullzug ist nach keiner Regel erlaubt.
        [pawn-capture] Beim Schlagen mit dem Bauern ist das Feld anzugeben, etwa dxc5.
        [comment] Ein Kommentar ist nicht mit einer geschweiften Klammer geschlossen.
        [variation] Eine Variante ist nicht geschlossen.
        [before-variation] Eine Variante muss auf einen Zug folgen.
        [before-annotation] Eine Bewertung muss auf einen Zug folgen.
        [annotation] Bewertungen gehen von $0 bis $255.
        [signs] Erlaubt sind die Zeichen !, ?, !!, ??, !? und ?!.
        [same-result] Das Kopffeld Result nennt ein anderes Ergebnis.
        [result] Ergebnisse sind 1-0, 0-1, 1/2-1/2, 0-0 und *.
        [position] Das Kopffeld FEN nennt keine mögliche Stellung.
        [variant] Das ist keine Partie im Normalschach.
        [tag] Kopffelder haben die Form [Name "Wert"].
        [letters] Die Figuren brauchen die Buchstaben einer Sprache: R ist englisch der Turm, französisch und italienisch der König.
        [games] Gelesen werden höchstens 10 000 Partien je Datei.
        [moves] Gelesen werden höchstens 1 000 000 Züge je Datei.
       *[move] Hier wird ein Zug, ein Kommentar oder das Ergebnis erwartet.
    }
refusal-bad-pair-record = Die Partie lässt sich nicht lesen: Zeile { $line }, Zeichen { $column }, { $found }.
    .rule = Erwartet werden Paarzüge wie 1. e2-e4 d7-d5, nach den Regeln spielbar, und am Ende das Ergebnis.
refusal-no-chess-moves = Der Text enthält keine Züge.
    .rule = Eine Partie als PGN oder eine Schlussstellung als FEN einfügen.
refusal-game-too-long = Die Aufzeichnung ist zu lang.
    .rule = Beim Ergebnis werden höchstens { $most } KB aufbewahrt.
refusal-not-on-one-board = Hier wird auf zwei Brettern gespielt.
    .rule = Die Aufzeichnung beider Bretter wird als BPGN angehängt.
