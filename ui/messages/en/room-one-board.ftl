# Gaps in the rules of a single board. Phones judge tandem positions only.

room-vacated-way = “nicht ausführbar” (cannot be executed) refers to the position in which both moves were stored; obstructions are “wirkungslos” (without effect) only for two pieces already on their way.
room-unparried-check = a player who does not parry the check loses the first-move right, and then both move at the same time.
room-opened-line = only the piece that moves now is exempt; it does not open the line until it moves.
room-pinned-piece = the same applies to a square the king moves to: the piece that is moving does not count.
room-two-kings = on a square both kings move to, neither can capture and neither may stay.
room-captured-second = the text grants the first-move right for checks and for captures in one sentence and does not distinguish between them.
room-en-passant-right = the right applies in the next pair, and by then the arriving pawn is also next to the pawn that made the double step.
room-cheeky = the text describes the cheeky move at length; only the short rules do not mention it.
room-both-in-check = the equal rights of the two players cancel each other out.
room-both-capture = the equal rights of the two players cancel each other out.
room-pair-stalemate = it is enough that one player cannot move, as in ordinary chess.
room-pair-both-mated = neither mate came first, so neither player has won.
room-pair-repetition = a position is the same only if the same moves are possible, and the players’ rights are part of that.
room-pair-dash = under PZSR 5, both moves are always made; the dash “statt des erwarteten weißen Zugs” (instead of White’s expected move) fits only where White’s move is missing.
room-same-target = the text names three rules, “je nach vereinbarter Regelung” (as agreed); without an agreement, the rule of PaarZugSchach applies (PZSR 4).
room-void-move = “oder die Partie wird für ihn als verloren gewertet” (or the game is lost) is in parentheses; PZSR 2 provides only that the other move is executed.
room-second-change = “nicht mehr ausführbar” (no longer executable) covers only moves that were executable before.
room-second-change-elsewhere = the text on Fairschach does not cover this; Kralle handles such a case as in PaarZugSchach (PZSR 5).
room-cheeky-elsewhere = the cheeky move belongs to the rules of PaarZugSchach; the text on Fairschach does not mention it.
room-pair-dead-position = the draw rules of ordinary chess apply; under the FIDE Laws, a dead position is drawn immediately.
room-ordinary-switch = “empfohlen” (recommended) is not mandatory, so both players have to agree.
