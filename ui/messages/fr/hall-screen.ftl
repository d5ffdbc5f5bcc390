# L’écran pour le projecteur.

projector-welcome = Bienvenue
projector-first = Nommée en premier
projector-second = Nommée en second
projector-result = Résultat
projector-rank = Rang
projector-points = Pts
projector-points-of = Points : { $points }
projector-seats = Places par nom
projector-in = Résultats : { $results } sur { $tables }
projector-new = Nouveau
projector-winners = Vainqueurs ex æquo
projector-winner = Vainqueur
projector-first-shared = La première place est partagée
projector-plan = Programme de la journée
projector-planned = prévu
projector-part-now = maintenant
projector-part-break = Pause
projector-part-prize-giving = Remise des prix
projector-late =
    { $minutes ->
        [one] une minute de retard
       *[other] { $minutes } minutes de retard
    }
projector-end = Fin
projector-no-plan = Aucun programme n’a été saisi pour aujourd’hui.
projector-notices = Messages
projector-no-notices = Il n’y a pas de message pour le moment.
projector-clock = Horloge de la ronde
projector-clock-before = Début dans
projector-clock-running = En cours
projector-clock-amber = Plus que
projector-clock-over = Temps écoulé
projector-clock-paused = En pause
projector-no-clock = L’horloge de la ronde n’est pas réglée.
projector-lots = Tirage au sort
projector-lots-begin = Le tirage va commencer
projector-drawn = Équipes : { $shown } sur { $of }
projector-pot = Chapeau { $pot }
projector-covered = cachés : { $count }
projector-page = Page { $page } sur { $pages }
projector-held = en pause
projector-chosen = Contenu choisi ici, 0 pour revenir
projector-sound = Activer le son
projector-keys = Espace : pause · ← → : pages · 1–8 : contenu · 0 : contenu attribué · F : plein écran · D : clair ou sombre · S : son.
projector-number = Voici l’écran { $number }.
