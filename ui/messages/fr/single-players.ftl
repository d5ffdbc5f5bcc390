# Joueurs individuels : résultats et classement.

condition-opponent-cannot-mate = Seulement si l’adversaire n’a pas le matériel pour mater.

crosstable-colors = La lettre est la couleur : b Blancs, n Noirs.

working-title = Calcul des départages
working-show = Calcul de { $code }
working-after =
    { $halves ->
        [0] après la ronde { $round } : { $points } point
        [1] après la ronde { $round } : { $points } point
        [2] après la ronde { $round } : { $points } point
        [3] après la ronde { $round } : { $points } point
       *[other] après la ronde { $round } : { $points } points
    }
working-part = Qui ou quoi
working-value = Valeur
working-remark = Remarque
working-cut = retranché
working-opponent = Adversaire
working-dummy-for = adversaire virtuel pour une ronde non jouée
working-dummy = Adversaire virtuel d’une ronde sans adversaire
working-own = Ses propres points
working-board = Échiquier { $board }
working-voluntary = non jouée de son plein gré
working-read-off = Lu directement, sans somme.

standings-single-winners = Vainqueurs ex æquo : { $names }.
round-bye-single = Le numéro { $number }, { $name }, est exempt.
players-caption-plain = Liste des joueurs selon la force
