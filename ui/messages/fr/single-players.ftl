# Joueurs individuels : résultats et classement.

cause-adjacent-kings = Rois voisins
cause-key-adjacent-kings = V
condition-opponent-cannot-mate = Seulement si l’adversaire n’a pas le matériel pour mater.
