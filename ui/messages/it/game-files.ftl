# Notazioni di partite su una scacchiera: come prova, fuori e di nuovo dentro.

record-text-chess = Partita (PGN) o posizione finale (FEN)
record-text-pairs = Partita a coppie di mosse
record-hint-chess = Va bene anche un file con più partite: il programma cerca quella di questi due giocatori. Si può anche trascinare qui un file.
record-hint-pairs = Come nel formulario della partita: 1. e2-e4 d7-d5. Si può anche trascinare qui un file.
record-read = Mostra
record-other = Cambia testo
record-game = Partita
record-moves = Mosse
record-board = Scacchiera dopo la mossa scelta
record-step-first = Vai all’inizio
record-step-back = Una mossa indietro
record-step-on = Una mossa avanti
record-step-last = Vai alla fine
record-start = Inizio
record-clock = { $time } sull’orologio
record-others = La notazione indica altri giocatori: { $white } – { $black }
# $at (Text), $line (Number)
record-fault = { $at } (riga { $line }): mossa non possibile.
# $game (Text), $line (Number)
record-unreadable = { $game }: non leggibile, riga { $line }
# $line, $written, $expected (Numbers)
record-remark-number = Riga { $line }: mossa numero { $written } invece di { $expected }.
record-remark-tag = Riga { $line }: questo campo è illeggibile e non conta.
record-remark-text = Riga { $line }: { $lines ->
    [one] una riga di testo non appartiene
   *[other] { $lines } righe di testo non appartengono
 } a nessuna partita.
record-remark-position = Riga { $line }: l’arrocco o la presa al varco non si adatta alla posizione e non conta.
record-shows = Secondo la notazione: { $result }
record-goes-on = Secondo la notazione la partita non è finita.
record-won-first = vince il Bianco
record-won-second = vince il Nero
record-drawn = patta
record-no-cause = { $result }; motivo non indicato
game-record-position = Posizione
game-record-final-position = Posizione finale
# $name (Text), $game (Text)
sheet-file-game = { $name } partita { $game }
sheet-file-tables = { $name } tavolo { $tables }
print-game = Partita
# $round, $table (Numbers), $white, $black (Texts)
print-game-of = Turno { $round }, tavolo { $table }: { $white } – { $black }
refusal-bad-chess-record = La partita non è leggibile: riga { $line }, carattere { $column }, { $found }.
    .rule = Si attende il formato PGN, ad esempio 1. e4 e5 2. Nf3. { $expected ->
        [null-move] Nessuna regola permette una mossa nulla.
        [pawn-capture] Indicare la casa della presa di pedone, ad esempio dxc5.
        [comment] Un commento non è chiuso da una graffa.
        [variation] Una variante non è chiusa.
        [before-variation] Una variante può stare solo dopo una mossa.
        [before-annotation] Un’annotazione può stare solo dopo una mossa.
        [annotation] Le annotazioni vanno da $0 a $255.
        [signs] I segni sono !, ?, !!, ??, !? e ?!.
        [same-result] Il campo Result indica un altro risultato.
        [result] I risultati sono 1-0, 0-1, 1/2-1/2, 0-0 e *.
        [position] Il campo FEN non contiene una posizione possibile.
        [variant] Non è una partita di scacchi ordinari.
        [tag] I campi si scrivono [Nome "valore"].
        [letters] I pezzi devono avere le lettere di una sola lingua: R è la torre in inglese, il re in francese e in italiano.
        [games] Si leggono fino a 10.000 partite per file.
        [moves] Si leggono fino a 1.000.000 di mosse per file.
       *[move] Qui è attesa una mossa, un commento o il risultato.
    }
refusal-bad-pair-record = La partita non è leggibile: riga { $line }, carattere { $column }, { $found }.
    .rule = Sono attese coppie di mosse come 1. e2-e4 d7-d5, eseguibili secondo le regole, e alla fine il risultato.
refusal-no-chess-moves = Nel testo non ci sono mosse.
    .rule = Incollare una partita in PGN o una posizione finale in FEN.
refusal-game-too-long = La notazione è troppo lunga.
    .rule = Con un risultato si possono salvare fino a { $most } KB.
refusal-not-on-one-board = Qui si gioca su due scacchiere.
    .rule = La notazione di entrambe le scacchiere si aggiunge nel formato BPGN.
