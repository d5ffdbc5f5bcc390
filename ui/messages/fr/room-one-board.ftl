# Où les règles d’un seul échiquier laissent de la place. Les téléphones ne jugent que le tandem.

room-vacated-way = « nicht ausführbar » (non exécutable) vise la position dans laquelle les deux joueurs enregistrent leur coup ; une gêne n’est « wirkungslos » (sans effet) qu’entre deux pièces déjà en route.
room-unparried-check = le joueur qui ne pare pas l’échec n’a plus le droit au premier coup, et les deux jouent en même temps.
room-opened-line = seule la pièce qui joue maintenant est exceptée ; elle n’ouvre la ligne qu’en jouant.
room-pinned-piece = la même règle vaut pour une case où va le roi : la pièce qui joue ne compte pas.
room-two-kings = aucun des deux rois ne peut prendre sur la case commune ni y rester.
room-captured-second = le texte donne le droit au premier coup pour l’échec et pour la prise dans une même phrase, sans les distinguer.
room-en-passant-right = le droit de prise existe à la paire de coups suivante, et le pion en question est alors lui aussi à côté.
room-cheeky = le texte décrit longuement le coup effronté ; seules les règles courtes ne le nomment pas.
room-both-in-check = les droits égaux des deux joueurs s’annulent.
room-both-capture = les droits égaux des deux joueurs s’annulent.
room-pair-stalemate = il suffit qu’un joueur ne puisse pas jouer, comme aux échecs ordinaires.
room-pair-both-mated = aucun joueur n’a maté avant l’autre, donc aucun n’a gagné.
room-pair-repetition = une position n’est la même qu’avec les mêmes coups possibles, droits compris.
room-pair-dash = les deux coups sont toujours joués selon PZSR 5 ; le tiret « statt des erwarteten weißen Zugs » (au lieu du coup blanc attendu) ne convient que si ce coup manque.
room-same-target = le texte donne trois règles, « je nach vereinbarter Regelung » (selon la règle convenue) ; sans accord, celle du PaarZugSchach (PZSR 4) s’applique.
room-void-move = « oder die Partie wird für ihn als verloren gewertet » (ou la partie est comptée comme perdue pour lui) est entre parenthèses ; PZSR 2 ne connaît que l’exécution de l’autre coup.
room-second-change = seul un coup qui était exécutable auparavant peut être « nicht mehr ausführbar » (qui n’est plus exécutable).
room-second-change-elsewhere = le texte sur le Fairschach n’en dit rien ; on fait comme au PaarZugSchach (PZSR 5).
room-cheeky-elsewhere = le coup effronté appartient aux règles du PaarZugSchach ; le texte sur le Fairschach ne le nomme pas.
room-pair-dead-position = les règles de nulle des échecs ordinaires s’appliquent ; selon la FIDE, une position morte y est aussitôt nulle.
room-ordinary-switch = ce qui est « empfohlen » (recommandé) n’est pas prescrit ; les deux joueurs doivent donc être d’accord.
