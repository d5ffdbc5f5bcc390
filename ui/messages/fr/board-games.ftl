# Parties à l’échiquier : pourquoi rien n’a été fait.
refusal-no-game = La partie { $game } n’existe pas.
    .rule = La liste des parties les montre toutes.
refusal-no-pair-games = Les parties à l’échiquier demandent des joueurs seuls et les règles du PaarZugSchach ou du Fairschach.
    .rule = La formation et les règles sont dans les réglages.
refusal-game-open = La partie { $game } est déjà ouverte à la table { $table } de la ronde { $round }.
    .rule = Annuler l’ancienne partie libère la table.
refusal-game-in-draft = La ronde { $round } est un brouillon. On joue à la table { $table } dès qu’elle est publiée.
    .rule = Publiez d’abord, puis jouez.
refusal-game-after-result = La table { $table } de la ronde { $round } a déjà un résultat.
    .rule = Pour rejouer, annulez le résultat.
refusal-game-key-not-kept = Pas ouverte : la clé des coups cachés ne peut pas être gardée. { $reason }
    .rule = Les coups cachés demandent une clé dans le dossier des réglages. Est-il accessible en écriture ?
refusal-entry-empty = Aucun coup n’est saisi.
    .rule = Écrivez e2e4 ou Ng1-f3.
refusal-entry-too-long = La saisie est trop longue : { $most } caractères au plus.
    .rule = Un coup ne demande que les cases de départ et d’arrivée.
refusal-entry-unreadable = { $found } ne se lit pas comme un coup. Écrivez e2e4 ou Ng1-f3.
    .rule = Case de départ et d’arrivée, et la pièce d’une promotion.
refusal-entry-lost = Le coup mémorisé des { $color ->
        [white] Blancs
       *[black] Noirs
    } ne peut pas être dévoilé ici : sa clé est sur un autre ordinateur. Il faut saisir le coup à nouveau ; l’engagement reste dans la feuille de partie.
    .rule = « Saisir à nouveau » abandonne l’ancien coup.
refusal-entry-not-lost = Le coup mémorisé des { $color ->
        [white] Blancs
       *[black] Noirs
    } est là et n’est pas abandonné.
    .rule = On peut le changer tant que sa propre pendule n’est pas arrêtée.
refusal-game-over = La partie est terminée.
refusal-clock-stopped = La pendule est arrêtée : le coup mémorisé est valable.
    .rule = On ne peut changer son coup que tant que sa pendule n’est pas arrêtée.
refusal-nothing-stored = Aucun coup n’est encore mémorisé.
refusal-already-revealed = Les coups de cette paire sont déjà dévoilés.
refusal-not-choosing = Il n’y a pas d’autre coup à choisir ici.
refusal-illegal-second = Ce coup n’est pas possible dans la nouvelle position.
refusal-claim-unfounded = La demande de nulle n’est pas fondée.
refusal-no-flag-fallen = Aucun drapeau n’est tombé.
refusal-cannot-switch = On ne passe aux échecs ordinaires que si un seul roi est en échec et que le tournoi le permet.
refusal-clock-not-waiting = Aucune pendule n’attend d’être mise en marche.
refusal-illegal-move = Ce coup n’est pas légal.
refusal-game-time = Le temps doit être de 1 à 1440 minutes, l’incrément de 3600 secondes au plus.
refusal-game-days = Un coup peut avoir de 1 à 365 jours, une partie entière jusqu’à 3650.
refusal-game-rules = Ces règles n’ont pas de partie par paires. { $reason }
refusal-game-position = La position ne se lit pas. { $reason }
refusal-game-damaged = L’enregistrement de la partie est endommagé. { $reason }
refusal-game-not-begun = La partie n’a pas commencé.
    .rule = Elle commence quand les pendules sont mises en marche.
refusal-game-halted = La partie est interrompue.
    .rule = Reprenez d’abord, puis jouez.
refusal-game-not-halted = La partie est en cours.
refusal-in-ordinary-chess = La partie continue aux échecs ordinaires.
refusal-in-pairs = La partie se joue par paires de coups.
refusal-not-on-move = C’est à l’autre joueur de jouer.
refusal-no-clocks = Une partie par correspondance n’a pas de pendules.
refusal-offer-pending = Une offre attend déjà sa réponse.
refusal-no-offer = L’adversaire n’offre rien.
refusal-commitment-broken = Le coup dévoilé ne correspond pas à son engagement.
refusal-game-annulled = La partie a été annulée et n’a pas de résultat.
    .rule = Ouvrez une autre partie à cette table, ou saisissez le résultat à la main.
refusal-game-goes-on = La partie n’est pas encore terminée.
    .rule = Le résultat vient de la partie terminée. L’arbitre peut y mettre fin.
refusal-game-without-match = La rencontre de la table { $table } de la ronde { $round } n’existe plus avec ces joueurs. La partie est conservée.
    .rule = L’appariement a été annulé ou changé. Rétablir le ramène.
refusal-table-window = La fenêtre de la table ne s’ouvre pas. { $reason }

cause-kings-adjacent = Rois voisins
cause-key-kings-adjacent = V

sheet-name-game-record = Feuille de partie
sheet-about-game-record = Paires de coups avec temps de réflexion, position finale
game-record-about = Ronde { $round }, table { $table }
game-record-result = Résultat
game-record-score = { $score }, { $cause }
game-record-annulled = annulée, sans résultat
game-record-legend = ^ a joué en premier de droit. (…) mémorisé et nul ; un coup derrière a été choisi à la place. ? illisible. – pas de coup.
game-record-ordinary = Échecs ordinaires à partir du n° { $number }.
game-record-taken-back = N° { $number }, { $color } : enregistré puis retiré, engagement { $commitment }
game-record-unopened = N° { $number }, { $color } : mémorisé et jamais dévoilé, engagement { $commitment }
game-record-void = N° { $number }, { $color } : { $why } ({ $article })
refusal-game-not-named = Quelle partie ?
    .rule = Une feuille de partie demande le numéro de la partie.
