### Come si scrive un giorno. $year arriva come testo, perché non prenda il separatore delle migliaia.

# $day (numero), $month (numero, da 1 a 12), $year (testo)
date =
    { $day ->
        [1] 1º
       *[other] { $day }
    } { $month ->
        [1] gennaio
        [2] febbraio
        [3] marzo
        [4] aprile
        [5] maggio
        [6] giugno
        [7] luglio
        [8] agosto
        [9] settembre
        [10] ottobre
        [11] novembre
       *[12] dicembre
    } { $year }
