### Ce qui figure sur les feuilles du centre d’impression.

## Feuilles de match

# $round (text)
card-round = Ronde { $round }
# $table (text)
card-table = Table { $table }
card-table-blank = Table ____
# $table (text), $board (text)
card-table-board = Table { $table }, échiquier { $board }
# $board (text)
card-board = Échiquier { $board }
card-first-named = Nommée en premier
card-second-named = Nommée en second
# $role (text), $team (text)
card-side = { $role } : { $team }
card-arbiter = Arbitre
card-white = Blancs
card-black = Noirs
card-chooses = La 1re équipe choisit
card-parallel = parallèle
card-cross = croisé
card-seating-fixed = L’équipe nommée en premier a les Noirs à l’échiquier 1 et les Blancs à l’échiquier 2.
card-result = Résultat
card-decided-on = partie décisive
card-board-1 = Échiquier 1
card-board-2 = Échiquier 2
card-cause = Motif
# $game (text)
card-game = Partie { $game }
# $board (text)
card-white-on = Échiquier { $board }, Blancs
card-decided-on-board = décidé à l’échiquier
card-if-needed = si nécessaire
card-opponents-kept = mêmes adversaires
card-opponents-swapped = adversaires échangés
card-colors-swapped = couleurs inversées
card-colors-same = mêmes couleurs
card-sum = Résultat du match
card-sum-note = 1–0 : victoire de la 1re équipe, 0–1 : victoire de la 2e équipe

## Listes

players-order-pots = par chapeau
players-order-rating = par Elo
players-order-name = par nom
# $pot (text)
players-pot = Chapeau { $pot }
players-no-club = sans club
line-up-note = L’ordre s’applique à tout le tournoi. Les remplaçants figurent toujours en fin de liste.
# $name (text), $captain (text)
line-up-team = { $name } – capitaine : { $captain }
sheet-substitute = remplaçant
line-up-captain = Capitaine
seats-first = première
seats-second = seconde
seats-bye = exempt
seats-sits-out = ne joue pas

## Ronde et tableaux

# $count (number)
results-open =
    { $count ->
        [one] Il manque encore un résultat.
       *[other] Il manque encore { $count } résultats.
    }
# $game (text), $score (text), $cause (text)
results-game = Partie { $game } : { $score }, { $cause }
# $game (text), $score (text), $cause (text), $board (text)
results-game-board = Partie { $game } : { $score }, { $cause } (échiquier { $board })
points-of-match = Points de match
points-of-game = Points de partie
# $from (text), $to (text)
sheet-slice = Colonnes { $from } à { $to }
sheet-crosstable-legend = Ligne contre colonne : 1 victoire, ½ nulle, 0 défaite, … sans résultat. Les colonnes suivent l’ordre du classement.
sheet-crosstable-legend-games = Ligne contre colonne : somme des parties d’un match, … sans résultat. Les colonnes suivent l’ordre du classement.
sheet-crosstable-apart = { standings-forfeit } forfait, – annulé. Sans adversaire : exemptions et rondes non jouées.
progress-legend = En haut, le résultat avec le numéro de l’adversaire ; en dessous, les points après la ronde.
berger-legend = Pour chaque ronde et chaque table, les numéros des équipes, en commençant par l’équipe nommée en premier.
berger-teams = Les numéros
standings-explain-direct = Confrontation directe : si deux participants exactement sont à égalité de points, le vainqueur de leur match passe devant.
standings-explain-shared = Les participants encore à égalité partagent le même rang.

## Règles et décision

# $subject (text)
rules-changed = { $subject } *
rules-changed-legend = * pour ce tournoi, règle différente de celle du règlement
rules-default-legend = Choix de Kralle : le texte laisse ce point ouvert ; le règlement du tournoi peut le fixer.
adjudication-match = Match
adjudication-rules = Règlement
adjudication-decided = Décidé le
adjudication-question = Question
adjudication-answer = Réponse
adjudication-article = Article
adjudication-place = Lieu, date
# $who (text), $pieces (text)
adjudication-holds = { $who } – en main : { $pieces }

## Diplôme, dossier de secours, rapport

certificate-winner = Vainqueur
certificate-joint-winner = Vainqueur ex æquo
# $rank (nombre)
certificate-rank =
    { $rank ->
        [1] 1re place
       *[other] { $rank }e place
    }
# $rank (nombre)
certificate-shared-rank =
    { $rank ->
        [1] 1re place ex æquo
       *[other] { $rank }e place ex æquo
    }
certificate-and = et
# $points (text)
certificate-points =
    { $halves ->
        [0] avec { $points } point
        [1] avec { $points } point
        [2] avec { $points } point
        [3] avec { $points } point
       *[other] avec { $points } points
    }
certificate-none = Il n’y a pas encore de vainqueur.
fallback-how = En cas de panne de courant, notez les résultats ici, gardez les feuilles de match et saisissez le tout ensuite. Les feuilles vierges servent aux changements et à la ronde suivante.
fallback-grid = Pour continuer à la main : ce qui a été joué, et de la place pour la suite
report-standings = Classement
report-no-decisions = La direction du tournoi n’a rien eu à décider.
report-corrections = Corrections et modifications
report-no-corrections = Rien n’a été modifié après coup.
report-rules = Règlement
report-format = Formule
report-rounds = Rondes
# $played (number), $planned (number)
report-rounds-value = { $played } sur { $planned }
report-participants = Participants
report-seed = Valeur de départ publique
report-state = État
report-closed = clôturé
report-running = en cours
# $what (text)
report-undone = { $what } (annulé)
report-left = { $what } (n’est plus en vigueur : une sauvegarde plus ancienne a été restaurée)
