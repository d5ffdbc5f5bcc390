# Mots dans les tableaux, feuilles et pages d’une saison.

season-table = Classement de la saison
season-starts = Participations
season-evening = Tournoi
# $day, $month (texte) : deux chiffres ; $month_number (nombre)
season-evening-date = { $day }/{ $month }
# $date (texte) ; $nth (nombre) : rang parmi les tournois de ce jour
season-evening-of-day = { $date } ({ $nth })
# $number (texte)
season-evening-number = N° { $number }
season-guest-short = Invité
season-rule = Barème
# $best (nombre)
season-note-best =
    { $best ->
        [one] Seul le meilleur résultat compte ; les autres sont entre parenthèses.
       *[other] Les { $best } meilleurs résultats comptent ; les autres sont entre parenthèses.
    }
# $minimum (nombre)
season-note-minimum = Participations requises pour être classé : { $minimum }.
season-note-guests = Les invités gardent leur rang au tournoi et ne reçoivent pas de points.
season-ratings-tandem = Elo tandem
season-ratings-pair-moves = Elo PaarZugSchach
season-ratings-ordinary-chess = Elo d’échecs de la saison
season-matches = Matchs
season-results = Résultats
season-partners = Partenaires
season-opponents = Adversaires
season-won = gagnés
season-drawn = nuls
season-lost = perdus
season-category-empty = Personne n’est dans cette catégorie.
# $points (texte), $hundredths (nombre)
season-certificate-points =
    { $hundredths ->
        [0] avec { $points } point
        [25] avec { $points } point
        [50] avec { $points } point
        [75] avec { $points } point
        [100] avec { $points } point
        [125] avec { $points } point
        [150] avec { $points } point
        [175] avec { $points } point
       *[other] avec { $points } points
    }
# $category (texte)
season-certificate-category = Catégorie { $category }
sheet-name-season-table = Classement de la saison
sheet-name-season-categories = Catégories de la saison
sheet-name-season-certificates = Diplômes de la saison
sheet-about-season-table = toutes les personnes et tous leurs résultats
sheet-about-season-categories = un tableau par catégorie
sheet-about-season-certificates = pour les meilleurs de la saison
field-evenings = Nombre de tournois
field-season-points = Points
expected-evenings = un nombre jusqu’à 10 000
expected-season-points = un nombre de 0 à 1 000 000 avec deux décimales au plus
