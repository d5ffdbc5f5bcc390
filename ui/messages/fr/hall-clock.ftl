# L’horloge de la ronde dans la main des arbitres.

hall-clock-set = Régler l’horloge
hall-clock-none = Aucune horloge réglée
hall-clock-minutes = Minutes
hall-clock-start = Démarrer
hall-clock-pause = Arrêter
hall-clock-go-on = Reprendre
hall-clock-extend = Ajouter du temps
hall-clock-end = Retirer
hall-clock-whom = Pour qui ?
hall-clock-all = tous
hall-clock-table = Table
hall-clock-more = +{ $minutes }
# Le second toucher, comme une question.
hall-clock-sure-start = Démarrer l’horloge avec { $minutes } min
hall-clock-sure-pause = Arrêter l’horloge pour tous
hall-clock-sure-go-on = Relancer l’horloge pour tous
hall-clock-sure-extend = Ajouter { $minutes } min à tous
hall-clock-sure-extend-table = Ajouter { $minutes } min à la table { $table }
hall-clock-sure-end = Retirer l’horloge
hall-clock-bad-minutes = De 1 à 600 minutes
hall-clock-bad-table = Quelle table ?
hall-clock-not-done = Pas de réponse ; la demande ne sera pas renvoyée. Dès que la connexion sera rétablie, l’horloge en haut montrera le temps exact.
