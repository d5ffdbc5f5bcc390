# Ronde : brouillon, placement, résultats.

round-empty = Pas encore de ronde
round-empty-lots = Procédez d’abord au tirage.
round-empty-pair =
    { $count ->
        [one] { $count } équipe a été tirée au sort.
       *[other] { $count } équipes ont été tirées au sort.
    }
round-to-draw = Aller au tirage
round-choose = Choisir la ronde
round-of = Ronde { $number } sur { $total }
round-pair = Apparier la ronde { $number }
round-publish = Publier la ronde { $number }
round-print-publishes = La ronde est publiée à la première impression des appariements.
round-to-newest = Aller à la ronde { $number }
round-to-standings = Voir le classement
round-tables-missing =
    { $count ->
        [one] Il manque encore { $count } résultat
       *[other] Il manque encore { $count } résultats
    }
round-progress = Résultats : { $done } sur { $total }
round-matches = Matchs
round-caption = Matchs de la ronde { $number }
round-show = Afficher
round-show-all = Tous { $count }
round-show-open = Sans résultat { $count }
round-hint = Cliquez sur le vainqueur, puis sur le motif.
round-draft-hint = Brouillon, pas encore publié.
round-first-team = Équipe nommée en premier
round-second-team = Équipe nommée en second
round-first-named = nommée en premier
round-second-named = nommée en second
round-result = Résultat
round-playing = en cours
round-done = terminé
round-games = Parties
round-game-open = ouverte
round-games-score = Score
round-rematch = Revanche
round-cause-missing = motif manquant
round-seating-open = Placement…
round-has-won = a gagné
round-winner = Vainqueur
round-sits-out = { $name } ne joue pas
round-bye = L’équipe { $team } est exempte.
round-bye-points =
    { $count ->
        [one] { $points } point
       *[other] { $points } points
    }
round-print-card = Imprimer la feuille de match…
round-previous-table = Table précédente
round-next-table = Table suivante
round-who-won = Qui a gagné ?
round-by-what = Comment ?
round-winner-first = Choisissez d’abord le vainqueur
round-press-saves = Un clic enregistre
round-nobody-there = Personne n’était là ? Appuyez encore sur { $key } : double forfait, 0–0.
round-jump = Numéro de la table : 1 à { $last }
round-jump-more = Table { $number } – encore un chiffre ou { $key }
round-jump-none = Il n’y a pas de table { $number }. Numéro de la table : 1 à { $last }
round-idle-winner = Choisissez d’abord le vainqueur, puis { $cause }
round-idle-draft = La ronde est encore un brouillon : les résultats se saisissent après la publication
round-idle-done = La table { $table } a déjà son résultat
round-idle-open = La table { $table } n’a pas encore de résultat
round-idle-seating = Choisissez d’abord le placement à la table { $table } ; { $key } permet de s’en passer
round-idle-cause = { $key } n’est pas possible avec ce résultat
round-result-later = Possible après le placement. Le match est déjà terminé ?
round-without-seating = Saisir le résultat sans placement
round-change-result = Modifier le résultat
round-keep-result = Garder le résultat
round-clear = Supprimer le résultat
round-reason = Justification : { $reason }
round-instead = { $cause } : { $result }
round-play-on = Laisser continuer

seating-title = Placement
seating-open = Placement à choisir
seating-fixed = Fixé par les règles : l’équipe nommée en premier a les Noirs à l’échiquier 1.
seating-boards = L’équipe { $team } choisit les adversaires
seating-colors = L’équipe { $team } choisit les couleurs
seating-later = Possible après le choix des adversaires.
seating-parallel = parallèle
seating-cross = croisé
seating-white-on = Blancs à l’échiquier { $board }
seating-board-open = échiquier à définir
seating-correct = Corriger le placement…
seating-correct-title = Corriger le placement de la table { $table }
seating-boards-of = Adversaires (choix de l’équipe { $team })
seating-colors-of = Couleurs (choix de l’équipe { $team })
seating-played-one = Équipe { $team }, premier joueur
seating-played-other = Équipe { $team }, second joueur
seating-result-stays = Le résultat ne change pas.
seating-winner-then = Vainqueur à l’échiquier { $board } après la correction : { $name }.

sit-out-title = Équipe { $team } : { $name } ne joue pas.
sit-out-swapped = Le tour de repos revenait à quelqu’un d’autre.
sit-out-instead = { $name } ne joue pas

draft-title = Brouillon
draft-about = Personne n’a encore vu ces appariements. Vous pouvez les modifier, les refaire ou les supprimer.
draft-again = Refaire l’appariement
draft-discard = Supprimer le brouillon
draft-rematches =
    { $count ->
        [one] Table { $tables } : ces adversaires se sont déjà rencontrés.
       *[other] Tables { $tables } : ces adversaires se sont déjà rencontrés.
    }

swap-title = Échanger des adversaires
swap-draft = Les deux numéros choisis échangent leurs places.
swap-published = La ronde est publiée. L’échange exige une justification, et les personnes concernées doivent en être informées.
swap-one = Qui
swap-other = échange avec
swap-none = – choisir –
swap-choose = Choisissez deux numéros différents
swap-do = Échanger les places
