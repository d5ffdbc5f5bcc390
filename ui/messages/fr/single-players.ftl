# Joueurs individuels : résultats et classement.

condition-opponent-cannot-mate = Seulement si l’adversaire n’a pas le matériel nécessaire pour mater.

crosstable-colors = La lettre indique la couleur : b Blancs, n Noirs.

standings-single-winners = Vainqueurs ex æquo : { $names }.
round-bye-single = Le numéro { $number }, { $name }, est exempt.
players-caption-plain = Liste des joueurs selon l’Elo
