# Gaps in the rules of a single board. Phones judge tandem positions only.

room-vacated-way = “nicht ausführbar” (not executable) means the position both moves were made for; obstructions are “wirkungslos” (without effect) only for two pieces already on their way.
room-unparried-check = who does not parry the check has no first move any more, and then both move at once.
room-opened-line = only the piece that moves now is exempt; it opens the line only with its move.
room-pinned-piece = the same holds for a square the king moves to: the piece that is moving does not hinder.
room-two-kings = neither can capture there, and neither may stand there.
room-captured-second = the text gives the first move for checks and captures in one sentence and makes no difference between them.
room-en-passant-right = the right stands in the next pair, and by then that pawn stands beside it too.
room-cheeky = the text tells it at length, only the short rules do not name it.
room-both-in-check = equal rights of both players cancel each other.
room-both-capture = equal rights of both players cancel each other.
room-pair-stalemate = as in ordinary chess it is enough that one player cannot move.
room-pair-both-mated = neither came first, so neither has won.
room-pair-repetition = a position is the same only with the same possible moves, and the rights are part of them.
room-pair-dash = by PZSR 5 both moves always follow; the dash “statt des erwarteten weißen Zugs” (instead of White’s move) only fits where that is missing.
room-same-target = the text names three rules, “je nach vereinbarter Regelung” (as agreed); without an agreement the rule of PaarZugSchach holds (PZSR 4).
room-void-move = “oder die Partie wird für ihn als verloren gewertet” (or the game is lost) stands in brackets; PZSR 2 knows only that the other move is executed.
room-second-change = “nicht mehr ausführbar” (no longer executable) is only a move that was so before.
room-second-change-elsewhere = the text on Fairschach is silent here; it is handled as in PaarZugSchach (PZSR 5).
room-cheeky-elsewhere = the cheeky move belongs to the rules of PaarZugSchach; the text on Fairschach does not name it.
room-pair-dead-position = the draw rules of ordinary chess hold; by FIDE a dead position is drawn there at once.
room-ordinary-switch = “empfohlen” (recommended) is not prescribed; so both have to agree.
