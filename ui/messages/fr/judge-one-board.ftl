# Arbitrage sur un échiquier : échecs, PaarZugSchach et Fairschach.

question-stands = Où en est la partie ?
question-pair = Que donne cette paire ?
judge-one-board = Échiquier
judge-one-board-squares = Cases de l’échiquier
judge-one-fen = FEN
judge-one-load = Placer sur l’échiquier
judge-pair-moves = Les deux coups enregistrés
judge-pair-move = Coup : { $color }
judge-board-wins = Vainqueur : { $color } ({ $cause }).
judge-board-draw = Nulle : { $cause }.
judge-board-goes-on = La partie continue. Au trait : { $color }.
judge-board-in-check = Pas de mat : un coup est possible pour le camp en échec ({ $color }).
judge-board-gives-check = En échec après ce coup : { $color }.
judge-board-may-claim-dead = Personne ne peut mater. Droit de demander la nulle : { $color }.
judge-board-may-claim-fifty = 50 coups sans prise ni coup de pion. Droit de demander la nulle : { $color }.
judge-board-illegal-set-back = La position avant le coup est rétablie ; un autre coup est à jouer ({ $color }), si possible avec la pièce touchée (FIDE 7.5.1).
judge-board-illegal-time = Au premier coup illégal, l’adversaire ({ $opponent_color }) reçoit deux minutes de plus (FIDE 7.5.5).
judge-board-illegal-second = Au deuxième coup illégal, la partie est perdue ({ $color }), ou nulle si l’adversaire ({ $opponent_color }) ne peut pas mater (FIDE 7.5.5).
judge-board-illegal-fast = En rapide et en blitz sans surveillance constante, la réclamation n’est possible que tant que l’adversaire ({ $opponent_color }) n’a pas joué (FIDE, annexes A et B).
judge-board-illegal-fast-stands = L’adversaire ({ $opponent_color }) a déjà joué : en rapide et en blitz sans surveillance constante, le coup compte (FIDE, annexes A et B).
judge-board-illegal-not-completed = La pendule n’a pas encore été actionnée et le coup n’est donc pas achevé : il n’y a rien à réclamer ; le coup est à corriger ({ $color }).
judge-board-not-to-move = Seul le joueur au trait peut demander la nulle ; celui qui la demande ({ $color }) n’a pas le trait.
judge-board-not-borne-out = La position ne justifie pas la réclamation ({ $color }).
judge-board-no-mate = Pas de mat : { $color }.
judge-board-threefold-by-record = Recevable seulement si la notation montre la position pour la troisième fois : même joueur au trait, mêmes coups possibles.
judge-board-by-record = La position ne permet pas de répondre ; seule la notation le permet.
judge-board-move-not-shown = Le coup n’a pas été montré ({ $color }) : la réponse suppose qu’il était illégal, comme l’affirme la réclamation.
judge-board-claim-unfounded = Le coup compte. Réclamation injustifiée : { $color } ; si elle gêne l’adversaire, l’arbitre peut sanctionner (FIDE 11.5).
judge-pair-goes-on = La partie continue : chacun enregistre un coup.
judge-pair-right = Droit au premier coup : { $color }, { $right }.
judge-pair-rights-cancel = Les deux joueurs ont le droit au premier coup : les droits s’annulent.
judge-pair-right-lapsed = Le droit au premier coup est perdu : le coup ne l’utilise pas ({ $color }).
judge-pair-at-once = Les deux coups sont joués en même temps.
judge-pair-in-turn = Premier coup : { $color }, { $right }.
judge-pair-made = Coup joué : { $color }.
judge-pair-void = Coup sans effet : { $color }. { $void }
judge-pair-second-may-change = Un autre coup peut être choisi ; la pendule tourne ({ $color }).
judge-pair-second-void = Coup sans effet : { $color }.
judge-pair-second-none = Plus aucun coup possible : { $color }.
judge-pair-captured = Prise en { $square } : { $role } ({ $color }).
judge-pair-void-only-other = Rien à réclamer : un coup non exécutable est sans effet et seul l’autre est joué. C’est aussi le cas ici ({ $color }).
judge-pair-void-loses = Un coup non exécutable fait perdre la partie ; on le constate au dévoilement ({ $color }).
refusal-no-position = { $why ->
        [kings] Chaque camp doit avoir exactement un roi.
        [pawn] Aucun pion ne peut se trouver sur la première ou la dernière rangée.
        [check] Le joueur qui n’a pas le trait est en échec.
        [fen] Ce n’est pas une FEN.
       *[other] Cette position est impossible.
    }
    .rule = Les pièces, les droits de roque et la case de prise en passant doivent concorder.
refusal-question-of-another-game = Cette question n’existe pas dans ce jeu.
    .rule = Choisissez une autre question.
