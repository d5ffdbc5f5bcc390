### Regeln, die Vereine für sich festlegen, und Lesarten, die später dazukamen.

option-unnamed-promotion = Umwandlung ohne Angabe
    .must-name = Die Figur muss genannt werden.
    .queen = Der Bauer wird eine Dame, wenn genau eine gemeint sein kann.
option-both-blocked = Niemand kann ziehen
    .clocks-decide = Die Uhren laufen weiter, die erste Zeitüberschreitung entscheidet.
    .draw = Die Begegnung ist remis.
option-repetition = Stellungswiederholung
    .as-draw-claims = Wie bei „Remis reklamieren“ festgelegt.
    .draw = Steht auf einem Brett mit denselben Figuren in der Hand zum dritten Mal dieselbe Stellung, ist die Begegnung remis.
option-clock-press = Uhr drücken
    .own-player = Nur der Spieler selbst; drückt sein Partner, dürfen die Gegner den Schiedsrichter holen.
    .partner-may = Auch der Partner darf sie drücken.
option-opponents = Wer gegen wen
    .as-seating = Wie bei „Brett und Farbe“ festgelegt.
    .higher-meets-higher = Die Stärkeren beider Teams treffen aufeinander, ebenso die Schwächeren; gewählt werden nur die Farben.
option-promoting-pawn = Bauer wandelt um und trifft auf eine Figur
    .as-pawn = Im Zusammenstoß zählt er noch als Bauer.
    .as-promoted = Im Zusammenstoß zählt er schon als die neue Figur.
option-pair-both-mated = Beide Könige matt
    .draw = Die Partie ist remis.
    .white-loses = Weiß müsste zuerst ziehen und verliert.
option-pair-dash = Strich in der Notation
    .no-move = Nur wo Weiß gar keinen Zug hat.
    .black-first = Auch wo Schwarz zuerst zieht: erst sein Zug mit einem Strich für Weiß, dann in neuer Zeile der von Weiß.

refusal-must-wait = Nicht möglich: Der Spieler stand patt und muss auf eine Figur warten.
    .rule = Ein Patt löst hier nur eine Figur vom Partner.

law-fixed-clocks = Jedes Brett hat seine Uhr; sie steht so, dass alle Spieler beide Uhren sehen.

refusal-both-in-check = Beide Könige stehen im Schach.
    .rule = Höchstens die Seite, die am Zug ist, steht im Schach.
