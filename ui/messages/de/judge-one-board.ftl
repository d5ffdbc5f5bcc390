# Prüfen auf einem Brett: Schach, PaarZugSchach und Fairschach.

question-stands = Wie steht die Partie?
question-pair = Was wird aus diesem Paarzug?
judge-one-board = Brett
judge-one-board-squares = Felder des Bretts
judge-one-fen = FEN
judge-one-load = Auf das Brett übernehmen
judge-pair-moves = Beide gespeicherten Züge
judge-pair-move = Zug von { $color }
judge-board-wins = { $color } gewinnt: { $cause }.
judge-board-draw = Remis: { $cause }.
judge-board-goes-on = Die Partie geht weiter: { $color } ist am Zug.
judge-board-in-check = Kein Matt: { $color } steht im Schach und kann ziehen.
judge-board-gives-check = { $color } steht danach im Schach.
judge-board-may-claim-dead = Niemand kann mattsetzen: { $color } darf Remis reklamieren.
judge-board-may-claim-fifty = 50 Züge ohne Schlagen und Bauernzug: { $color } darf Remis reklamieren.
judge-board-illegal-set-back = Die Stellung vor dem Zug wird wiederhergestellt; { $color } zieht neu, wenn möglich mit der berührten Figur (FIDE 7.5.1).
judge-board-illegal-time = Beim ersten Mal bekommt { $opponent_color } zwei Minuten dazu (FIDE 7.5.5).
judge-board-illegal-second = Beim zweiten Mal verliert { $color }; es ist remis, wenn { $opponent_color } nicht mattsetzen kann (FIDE 7.5.5).
judge-board-illegal-fast = Im Schnell- und Blitzschach ohne ständige Aufsicht gilt das nur, solange { $opponent_color } nicht gezogen hat (FIDE, Anhänge A und B).
judge-board-illegal-fast-stands = { $opponent_color } hat schon gezogen: Im Schnell- und Blitzschach ohne ständige Aufsicht gilt der Zug (FIDE, Anhänge A und B).
judge-board-illegal-not-completed = Die Uhr ist noch nicht gedrückt, der Zug also nicht abgeschlossen: Zu reklamieren gibt es nichts; { $color } muss ihn berichtigen.
judge-board-not-to-move = Remis darf nur reklamieren, wer am Zug ist; { $color } ist nicht am Zug.
judge-board-not-borne-out = Die Stellung rechtfertigt die Reklamation nicht ({ $color }).
judge-board-no-mate = { $color } ist nicht matt.
judge-board-threefold-by-record = Nur wenn die Aufzeichnung die Stellung zum dritten Mal zeigt: derselbe Spieler am Zug, dieselben Züge möglich.
judge-board-by-record = Aus der Stellung ist das nicht zu erkennen, nur aus der Aufzeichnung.
judge-board-move-not-shown = Der Zug wurde nicht gezeigt ({ $color }): Die Antwort beruht auf der Angabe, dass er regelwidrig war.
judge-board-claim-unfounded = Der Zug gilt. { $color } hat zu Unrecht reklamiert; stört das den Gegner, kann der Schiedsrichter eine Strafe verhängen (FIDE 11.5).
judge-pair-goes-on = Die Partie geht weiter: Beide speichern einen Zug.
judge-pair-right = Erstzugrecht: { $color }, { $right }.
judge-pair-rights-cancel = Beide haben ein Erstzugrecht: Die Rechte heben sich auf.
judge-pair-right-lapsed = Das Erstzugrecht verfällt: Der Zug nutzt es nicht ({ $color }).
judge-pair-at-once = Beide Züge werden gleichzeitig ausgeführt.
judge-pair-in-turn = { $color } zieht zuerst: { $right }.
judge-pair-made = Ausgeführt: der Zug von { $color }.
judge-pair-void = Entfällt: der Zug von { $color }. { $void }
judge-pair-second-may-change = { $color } darf einen anderen Zug wählen; die Uhr läuft.
judge-pair-second-void = Entfällt: der Zug von { $color }.
judge-pair-second-none = { $color } hat keinen Zug mehr.
judge-pair-captured = Geschlagen auf { $square }: { $role } ({ $color }).
judge-pair-void-only-other = Nichts zu reklamieren: Ein nicht ausführbarer Zug entfällt, ausgeführt wird nur der andere. Das gilt auch für { $color }.
judge-pair-void-loses = Ein nicht ausführbarer Zug verliert; festgestellt wird das beim Aufdecken ({ $color }).
refusal-no-position =
    { $why ->
        [kings] Jede Seite braucht genau einen König.
        [pawn] Auf der ersten und der letzten Reihe darf kein Bauer stehen.
        [check] Wer nicht am Zug ist, steht im Schach.
        [fen] Das ist keine gültige FEN.
       *[other] Diese Stellung ist nicht möglich.
    }
    .rule = Figuren, Rochaderechte und En-passant-Feld müssen zusammenpassen.
refusal-question-of-another-game = Diese Frage gibt es in diesem Spiel nicht.
    .rule = Eine andere Frage wählen.
