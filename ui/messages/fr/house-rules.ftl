### Ce que les clubs fixent eux-mêmes, et des lectures ajoutées plus tard.

option-unnamed-promotion = Promotion sans pièce indiquée
    .must-name = La pièce doit être nommée.
    .queen = Le pion devient une dame, s’il ne peut s’agir que d’une seule.
option-both-blocked = Personne ne peut jouer
    .clocks-decide = Les pendules continuent, le premier drapeau tombé décide.
    .draw = Le match est nul.
option-repetition = Répétition de la position
    .as-draw-claims = Comme fixé sous « Demande de nulle ».
    .draw = Si la même position avec les mêmes pièces en main apparaît pour la troisième fois sur un échiquier, le match est nul.
option-clock-press = Appui sur la pendule
    .own-player = Seulement le joueur lui-même ; si son partenaire le fait, les adversaires peuvent appeler l’arbitre.
    .partner-may = Son partenaire peut aussi le faire.
option-opponents = Qui rencontre qui
    .as-seating = Comme fixé sous « Échiquier et couleur ».
    .higher-meets-higher = Les joueurs les plus forts des deux équipes se rencontrent, les moins forts aussi ; seules les couleurs se choisissent.
option-promoting-pawn = Un pion se promeut et rencontre une pièce
    .as-pawn = Dans la collision, il compte encore comme pion.
    .as-promoted = Dans la collision, il compte déjà comme la nouvelle pièce.
option-pair-both-mated = Les deux rois mats
    .draw = La partie est nulle.
    .white-loses = Les Blancs devraient jouer en premier et perdent.
option-pair-dash = Tiret dans la notation
    .no-move = Seulement si les Blancs n’ont aucun coup.
    .black-first = Aussi quand les Noirs jouent en premier : leur coup avec un tiret pour les Blancs, puis celui des Blancs sur sa propre ligne.

refusal-must-wait = Impossible : le joueur était pat et doit attendre une pièce.
    .rule = Ici, seule une pièce du partenaire met fin au pat.

law-fixed-clocks = Chaque échiquier a sa pendule, placée de sorte que tous les joueurs voient les deux.

refusal-both-in-check = Les deux rois sont en échec.
    .rule = Seul le camp au trait peut être en échec.
