### Ce qu’une formule apporte sans doute : la soirée jouée de nombreuses fois.
outlook = Que donne chaque formule ?
    .hint = Kralle joue la soirée de nombreuses fois, avec des résultats tirés au hasard.
outlook-simulate = Simuler
outlook-again = Simuler à nouveau
outlook-tables = Tables disponibles
outlook-entrants-missing = Indiquez d’abord le nombre attendu.
outlook-stale = Les réglages ont changé depuis.
outlook-rounds =
    { $rounds ->
        [one] { $rounds } ronde
       *[other] { $rounds } rondes
    }
outlook-ends =
    { $rounds ->
        [one] { $rounds } ronde jusque vers { $time }
       *[other] { $rounds } rondes jusque vers { $time }
    }
outlook-fits = Cela tient.
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
    .why = Dans tant de soirées simulées sur { $evenings }, le premier est celui qui a le meilleur Elo, pour les équipes la meilleure moyenne ; une première place partagée compte en partie. Plus c’est élevé, moins le hasard décide.
outlook-level = Première place à égalité de points
    .why = Dans tant de soirées sur { $evenings }, plusieurs avaient à la fin le plus de points.
outlook-undecided = Le directeur doit décider
    .why = Dans tant de soirées sur { $evenings }, la première place est restée ouverte, même après la rencontre directe et les départages.
outlook-met-again = Se rencontrent une deuxième fois
    .why = En moyenne de { $evenings } soirées, tant retrouvent quelqu’un qu’ils ont déjà joué.
outlook-ended-early = Plus d’appariement possible
    .why = Dans tant de soirées sur { $evenings }, il ne restait avant la dernière ronde aucun appariement sans répétition.
outlook-why = Pourquoi ? { $what }
outlook-own = Avec les Elo des joueurs inscrits. Avec 400 points d’écart en moyenne, le plus fort gagne dix fois plus souvent ; certaines rencontres sont nulles.
outlook-typical = Avec des Elo supposés, comme dans les clubs : 1500 au milieu, deux tiers entre 1250 et 1750. Avec 400 points d’écart en moyenne, le plus fort gagne dix fois plus souvent ; certaines rencontres sont nulles.
