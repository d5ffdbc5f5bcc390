# Notations de parties sur un échiquier : comme preuve, exportées et relues.

record-text-chess = Partie (PGN) ou position finale (FEN)
record-text-pairs = Partie par paires de coups
record-hint-chess = Un fichier de plusieurs parties convient aussi : le programme cherche celle des deux joueurs concernés. On peut aussi déposer un fichier ici.
record-hint-pairs = Comme sur la feuille de partie : 1. e2-e4 d7-d5. On peut aussi déposer un fichier ici.
record-read = Afficher
record-other = Saisir un autre texte
record-game = Partie
record-moves = Coups
record-board = Échiquier après le coup choisi
record-step-first = Au début
record-step-back = Un coup en arrière
record-step-on = Un coup en avant
record-step-last = À la fin
record-start = Début
record-clock = { $time } à la pendule
record-others = La notation indique d’autres joueurs : { $white } – { $black }
# $at (Text), $line (Number)
record-fault = { $at } (ligne { $line }) : coup impossible.
# $game (Text), $line (Number)
record-unreadable = { $game } : illisible, ligne { $line }
# $line, $written, $expected (Numbers)
record-remark-number = Ligne { $line } : coup numéro { $written } au lieu de { $expected }.
record-remark-tag = Ligne { $line } : cette balise est illisible et ne compte pas.
record-remark-text = Ligne { $line } : { $lines ->
    [one] { $lines } ligne de texte n’appartient
   *[other] { $lines } lignes de texte n’appartiennent
 } à aucune partie.
record-remark-position = Ligne { $line } : le roque ou la prise en passant ne convient pas à la position et ne compte pas.
record-shows = D’après la notation : { $result }
record-goes-on = D’après la notation, la partie n’est pas terminée.
record-won-first = les Blancs gagnent
record-won-second = les Noirs gagnent
record-drawn = nulle
record-no-cause = { $result } ; motif non indiqué
game-record-position = Position
game-record-final-position = Position finale
# $name (Text), $game (Text)
sheet-file-game = { $name } partie { $game }
sheet-file-tables = { $name } table { $tables }
print-game = Partie
# $round, $table (Numbers), $white, $black (Texts)
print-game-of = Ronde { $round }, table { $table } : { $white } – { $black }
refusal-bad-chess-record = La partie est illisible : ligne { $line }, caractère { $column }, { $found }.
    .rule = Le format PGN est attendu, par exemple 1. e4 e5 2. Nf3. { $expected ->
        [null-move] Aucune règle n’autorise un coup nul.
        [pawn-capture] Indiquez la case de la prise par un pion, par exemple dxc5.
        [comment] Un commentaire n’est pas fermé par une accolade.
        [variation] Une variante n’est pas fermée.
        [before-variation] Une variante doit suivre un coup.
        [before-annotation] Une annotation doit suivre un coup.
        [annotation] Les annotations vont de $0 à $255.
        [signs] Les signes admis sont !, ?, !!, ??, !? et ?!.
        [same-result] Le champ Result donne un autre résultat.
        [result] Les résultats possibles sont 1-0, 0-1, 1/2-1/2, 0-0 et *.
        [position] Le champ FEN ne donne pas de position possible.
        [variant] Ce n’est pas une partie d’échecs ordinaires.
        [tag] Les champs s’écrivent [Nom "valeur"].
        [letters] Les pièces doivent porter les lettres d’une seule langue : R est la tour en anglais, le roi en français et en italien.
        [games] Kralle lit jusqu’à 10 000 parties par fichier.
        [moves] Kralle lit jusqu’à 1 000 000 de coups par fichier.
       *[move] Un coup, un commentaire ou le résultat est attendu ici.
    }
refusal-bad-pair-record = La partie est illisible : ligne { $line }, caractère { $column }, { $found }.
    .rule = Attendu : des paires de coups telles que 1. e2-e4 d7-d5, jouables selon les règles, et le résultat à la fin.
refusal-no-chess-moves = Le texte ne contient pas de coups.
    .rule = Collez une partie en PGN ou une position finale en FEN.
refusal-game-too-long = La notation est trop longue.
    .rule = Kralle conserve jusqu’à { $most } ko par résultat.
refusal-not-on-one-board = Ici, on joue sur deux échiquiers.
    .rule = La notation des deux échiquiers s’ajoute en BPGN.
