# Départages selon leurs sigles FIDE (C.07), et comment ils se calculent.
tie-break-BH-C1 = Buchholz tronqué (sans le plus faible)
tie-break-BH = Buchholz
tie-break-SB = Sonneborn-Berger
tie-break-DE = Confrontation directe
tie-break-OTHER_DE2 = Confrontation directe de deux équipes
tie-break-WIN = Victoires
tie-break-WON = Victoires à l’échiquier
tie-break-BPG = Parties avec les Noirs
tie-break-PS = Cumulatif (score progressif)
tie-break-KS = Koya
tie-break-ARO = Elo moyen des adversaires
tie-break-TPR = Performance Elo
tie-break-MPvGP = Points de l’autre sorte (matchs ou parties)
working-title = Calcul des départages
working-show = Calcul : { $code }
working-after =
    { $halves ->
        [0] après la ronde { $round } : { $points } point
        [1] après la ronde { $round } : { $points } point
        [2] après la ronde { $round } : { $points } point
        [3] après la ronde { $round } : { $points } point
       *[other] après la ronde { $round } : { $points } points
    }
working-part = Élément
working-value = Valeur
working-remark = Remarque
working-cut = retranché
working-opponent = Adversaire
working-dummy-for = adversaire virtuel pour une ronde non jouée
working-dummy = Adversaire virtuel d’une ronde sans adversaire
working-own = Points propres
working-board = Échiquier { $board }
working-voluntary = non jouée, par choix
working-left = retrait avant la ronde { $round } ; chaque ronde suivante compte ici { $points }
working-penalty = sans la sanction ({ $points })
working-read-off = Se lit directement, sans calcul.
