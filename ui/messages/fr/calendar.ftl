### Comment s’écrit un jour. $year arrive comme texte, pour rester sans séparateur de milliers.

# $day (nombre), $month (nombre, 1 à 12), $year (texte)
date =
    { $day ->
        [1] 1er
       *[other] { $day }
    } { $month ->
        [1] janvier
        [2] février
        [3] mars
        [4] avril
        [5] mai
        [6] juin
        [7] juillet
        [8] août
        [9] septembre
        [10] octobre
        [11] novembre
       *[12] décembre
    } { $year }
