# L’horloge de la ronde dans la main des arbitres.

hall-clock-set = Régler l’horloge
hall-clock-none = Aucune horloge réglée
hall-clock-minutes = Minutes
hall-clock-start = Démarrer
hall-clock-pause = Arrêter
hall-clock-go-on = Reprendre
hall-clock-extend = Plus de temps
hall-clock-end = Retirer
hall-clock-whom = Pour qui ?
hall-clock-all = tous
hall-clock-table = Table
hall-clock-more = +{ $minutes }
# Le second toucher, comme une question.
hall-clock-sure-start = Démarrer l’horloge avec { $minutes } minutes
hall-clock-sure-pause = Arrêter l’horloge pour tous
hall-clock-sure-go-on = Reprendre pour tous
hall-clock-sure-extend = Ajouter { $minutes } minutes à tous
hall-clock-sure-extend-table = Ajouter { $minutes } minutes à la table { $table }
hall-clock-sure-end = Retirer l’horloge
hall-clock-bad-minutes = De 1 à 600 minutes
hall-clock-bad-table = Quelle table ?
hall-clock-not-done = Pas de réponse. On ne réessaie pas ; l’horloge en haut montre ce qui vaut dès que la connexion est revenue.
