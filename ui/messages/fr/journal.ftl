# Ce qu’une commande a fait : pour l’annulation, le message et l’historique.

journal-new-tournament = Tournoi créé
journal-change-settings = Tournoi modifié
journal-add-player = Inscription : { $name }
journal-change-player = Modification : { $name }
journal-remove-player = Suppression : { $name }
journal-import-players =
    { $count ->
        [one] { $count } joueur importé
       *[other] { $count } joueurs importés
    }
journal-check-in =
    { $presence ->
        [came] Présence notée : { $name }
        [left] Absence notée : { $name }
        [absent] Absences notées : { $count }
       *[here] Présences notées : { $count }
    }
journal-order-by-hand = Ordre fixé à la main
journal-set-odd-number = Nombre impair de joueurs : réglé
journal-draw-lots = Tirage au sort avec « { $seed } »
journal-pair-round = Ronde { $round } appariée
journal-discard-draft = Brouillon de la ronde { $round } supprimé
journal-swap-teams = Ronde { $round } : n° { $one } et n° { $other } échangés
journal-publish-round = Ronde { $round } publiée
journal-choose-seating = Table { $table } : adversaires choisis
journal-choose-colors = Table { $table } : couleurs choisies
journal-reopen-seating = Table { $table } : placement à refaire
journal-correct-seating = Table { $table } : placement corrigé
journal-let-sit-out = Table { $table } : { $name } ne joue pas
journal-enter-result = Table { $table } : { $verdict }, { $cause }
journal-clear-result = Table { $table } : résultat supprimé
journal-decide-tie = Décision sur l’égalité des numéros { $teams }
journal-close-tournament = Tournoi clôturé
journal-reopen-tournament = Tournoi rouvert
table-and-game = { $table }, partie { $game }
