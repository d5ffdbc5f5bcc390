# Parties à l’échiquier : pourquoi rien n’a été fait.
refusal-no-game = La partie { $game } n’existe pas.
    .rule = Toutes les parties figurent dans la liste des parties.
refusal-no-pair-games = Les parties à l’échiquier n’existent que dans un tournoi individuel joué selon les règles du PaarZugSchach ou du Fairschach.
    .rule = La formation des équipes et le règlement se choisissent sous « Modifier le tournoi ».
refusal-game-open = La partie { $game } est déjà ouverte à la table { $table } de la ronde { $round }.
    .rule = Interrompez l’ancienne partie pour libérer la table.
refusal-game-in-draft = La ronde { $round } est un brouillon. La partie de la table { $table } pourra commencer une fois la ronde publiée.
    .rule = Publiez d’abord la ronde, puis jouez.
refusal-game-after-result = La table { $table } de la ronde { $round } a déjà un résultat.
    .rule = Pour rejouer, annulez le résultat.
refusal-game-key-not-kept = Partie non ouverte : la clé des coups cachés ne peut pas être enregistrée.
    .rule = Les coups cachés exigent une clé dans le dossier des réglages. Est-il accessible en écriture ?
refusal-entry-empty = Aucun coup n’a été saisi.
    .rule = Saisissez un coup tel que e2e4 ou Cg1-f3.
refusal-entry-too-long = La saisie est trop longue : { $most } caractères au plus.
    .rule = Pour un coup, la case de départ et la case d’arrivée suffisent.
refusal-entry-unreadable = { $found } n’est pas un coup reconnaissable. Saisissez un coup tel que e2e4 ou Cg1-f3.
    .rule = Indiquez la case de départ, la case d’arrivée et, en cas de promotion, la pièce.
refusal-entry-lost = Le coup enregistré des { $color ->
        [white] Blancs
       *[black] Noirs
    } ne peut pas être dévoilé ici : sa clé est sur un autre ordinateur. Il faut saisir le coup à nouveau ; son sceau reste sur la feuille de partie.
    .rule = « Saisir à nouveau » efface l’ancien coup.
refusal-entry-not-lost =
    Le coup enregistré des { $color ->
        [white] Blancs
       *[black] Noirs
    } existe ; il n’y a pas lieu de l’effacer.
    .rule = Le coup peut être modifié tant que la pendule du joueur n’est pas arrêtée.
refusal-game-over = La partie est terminée.
refusal-clock-stopped = La pendule est arrêtée : le coup enregistré est définitif.
    .rule = Le joueur peut modifier son coup tant que sa pendule n’est pas arrêtée.
refusal-nothing-stored = Aucun coup n’est encore enregistré.
refusal-already-revealed = Les coups de cette paire sont déjà dévoilés.
refusal-not-choosing = Il n’y a pas d’autre coup à choisir ici.
refusal-illegal-second = Ce coup n’est pas possible dans la nouvelle position.
refusal-claim-unfounded = La demande de nulle n’est pas fondée.
refusal-no-flag-fallen = Aucun drapeau n’est tombé.
refusal-cannot-switch = On ne passe aux échecs ordinaires que si un seul roi est en échec et que le tournoi le permet.
refusal-clock-not-waiting = Aucune pendule n’attend d’être mise en marche.
refusal-illegal-move = Ce coup est illégal.
refusal-game-time = Le temps de réflexion doit être de 1 à 1440 minutes, et l’incrément de 3600 secondes au plus.
refusal-game-days = Un coup peut durer de 1 à 365 jours, et une partie entière jusqu’à 3650 jours.
refusal-game-rules = Ce règlement ne prévoit pas de parties par paires de coups.
refusal-game-position = La position est illisible.
refusal-game-damaged = L’enregistrement de la partie est endommagé.
refusal-game-not-begun = La partie n’a pas encore commencé.
    .rule = La partie commence quand les pendules sont mises en marche.
refusal-game-halted = La partie est suspendue.
    .rule = Reprenez d’abord la partie, puis jouez.
refusal-game-not-halted = La partie est en cours.
refusal-in-ordinary-chess = La partie se joue désormais aux échecs ordinaires.
refusal-in-pairs = La partie se joue par paires de coups.
refusal-not-on-move = C’est à l’autre joueur de jouer.
refusal-no-clocks = Une partie par correspondance n’a pas de pendules.
refusal-offer-pending = Une proposition est déjà en attente de réponse.
refusal-no-offer = Il n’y a pas de proposition à laquelle répondre.
refusal-commitment-broken = Le coup dévoilé ne correspond pas à son sceau.
refusal-game-annulled = La partie a été interrompue et n’a pas de résultat.
    .rule = Ouvrez une autre partie à cette table, ou saisissez le résultat à la main.
refusal-game-goes-on = La partie n’est pas encore terminée.
    .rule = Le résultat s’inscrit une fois la partie terminée ; l’arbitre peut y mettre fin.
refusal-game-without-match = Le match de la table { $table } à la ronde { $round } n’existe plus avec ces joueurs. La partie est conservée.
    .rule = L’appariement a été annulé ou modifié. « Rétablir » le restitue.
refusal-table-window = Impossible d’ouvrir la fenêtre de la table.

cause-key-kings-adjacent = V

sheet-name-game-record = Feuille de partie
sheet-about-game-record = Paires de coups avec temps de réflexion, position finale
game-record-about = Ronde { $round }, table { $table }
game-record-result = Résultat
game-record-score = { $score }, { $cause }
game-record-annulled = interrompue, sans résultat
game-record-legend = ^ a joué en premier (droit au premier coup). (…) enregistré mais sans effet ; si un coup suit, il a été choisi à la place. ? illisible. – pas de coup.
game-record-ordinary = Échecs ordinaires à partir du n° { $number }.
game-record-taken-back = N° { $number }, { $color } : coup enregistré puis retiré, sceau { $commitment }
game-record-unopened = N° { $number }, { $color } : coup enregistré et jamais dévoilé, sceau { $commitment }
game-record-void = N° { $number }, { $color } : { $why } ({ $article })
refusal-game-not-named = Quelle partie ?
    .rule = Indiquez le numéro de la partie.
