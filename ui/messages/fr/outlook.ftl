### Ce qu’une formule apporte sans doute : la soirée jouée de nombreuses fois.
outlook = Que donne chaque formule ?
    .hint = Kralle joue la soirée de nombreuses fois, avec des résultats tirés au hasard.
outlook-simulate = Simuler
outlook-again = Simuler à nouveau
outlook-tables = Tables disponibles
outlook-entrants-missing = Indiquez d’abord le nombre attendu.
outlook-stale = Les réglages ont changé depuis la simulation.
outlook-rounds =
    { $rounds ->
        [one] { $rounds } ronde
       *[other] { $rounds } rondes
    }
outlook-ends =
    { $rounds ->
        [one] { $rounds } ronde, fin vers { $time }
       *[other] { $rounds } rondes, fin vers { $time }
    }
outlook-fits = L’horaire est tenu.
outlook-too-long =
    { $rounds ->
        [0] Le temps ne suffit pour aucune ronde.
        [one] Le temps ne suffit que pour { $rounds } ronde.
       *[other] Le temps ne suffit que pour { $rounds } rondes.
    }
outlook-too-few-tables =
    { $tables ->
        [one] Il faut { $tables } table.
       *[other] Il faut { $tables } tables.
    }
outlook-not-simulated = Trop de rondes pour une soirée : non simulé.
outlook-percent = { $percent } %
outlook-strongest = Les plus forts gagnent
    .why = Part des { $evenings } soirées simulées où le premier est celui qui a le meilleur Elo (pour les équipes, la meilleure moyenne) ; une première place partagée compte proportionnellement. Plus ce chiffre est élevé, moins le hasard décide.
outlook-level = Première place à égalité de points
    .why = Part des { $evenings } soirées où plusieurs participants étaient à égalité en tête à la fin.
outlook-undecided = La direction du tournoi doit décider
    .why = Part des { $evenings } soirées où la première place n’était toujours pas attribuée après la confrontation directe et les départages.
outlook-met-again = Adversaires rencontrés à nouveau
    .why = Moyenne sur { $evenings } soirées : nombre de participants qui retrouvent un adversaire déjà rencontré.
outlook-ended-early = Aucun appariement possible
    .why = Part des { $evenings } soirées où, avant la dernière ronde, il ne restait aucun appariement sans revanche.
outlook-why = Pourquoi ? { $what }
outlook-own = Avec les Elo des joueurs inscrits. Pour un écart moyen de 400 points, le camp le plus fort gagne dix fois plus souvent que l’autre ; certains matchs sont nuls.
outlook-typical = Avec des Elo supposés, comme dans les clubs : 1500 en moyenne, deux tiers entre 1250 et 1750. Pour un écart moyen de 400 points, le camp le plus fort gagne dix fois plus souvent que l’autre ; certains matchs sont nuls.
