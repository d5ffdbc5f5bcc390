# Page de départ et nouveau tournoi.

start-recent = Ouverts récemment
start-begin = Commencer
start-new = Nouveau tournoi
    .hint = Fixer les règles et les rondes
start-open = Ouvrir un fichier
    .hint = Fichier de tournoi (.kralle)
start-demo = Tournoi de démonstration
    .hint = 24 joueurs, pour essayer
start-empty = Pas encore de tournoi
    .hint = Créez-en un, ouvrez un fichier ou essayez le tournoi de démonstration.
start-saved = Chaque modification est enregistrée aussitôt. Les fichiers de tournoi sont dans
start-missing = Fichier introuvable : { $path }
start-missing-chip = Introuvable
start-find = Rechercher…
start-find-title = Trouver « { $name } »
start-forget = Oublier
start-forget-title = Retirer « { $name } » de la liste
start-opened = Dernière ouverture : { $when }
first-steps = Premiers pas
first-steps-close = Ne plus montrer les premiers pas
first-steps-tournament = Créer un tournoi
    .hint = Un nom suffit. Vous pouvez aussi essayer d’abord le tournoi de démonstration.
first-steps-players = Inscrire les joueurs
    .hint = Importez la liste du club ou tapez les noms ; pointez ensuite les présents.
first-steps-rounds = Tirer au sort et jouer
    .hint = Tirez les équipes au sort, appariez la ronde, imprimez les appariements, saisissez les résultats.

new-title = Nouveau tournoi
new-note = Tout peut être modifié jusqu’au tirage au sort.
new-name = Nom
new-name-missing = Le nom manque.
new-date-unreadable = La date est illisible. Attendu : 21/11/2026.
new-date = Date
new-place = Lieu
new-players = Joueurs (attendus)
new-rules = Règles
new-rules-swiss = Règles suisses
    .hint = Le mat est aussitôt définitif. Seul l’arbitre accorde la nulle.
new-rules-dsj = DSJ
    .hint = Un coup du partenaire peut encore parer le mat. Nulle possible par accord.
new-rules-ordnung = Tandemordnung
    .hint = Promotion avec une pièce de l’autre échiquier. Nulle possible par accord.
new-format = Formule
new-format-swiss-system = Système suisse
    .hint = Des adversaires à égalité de points se rencontrent. Conseillé à partir de 9 équipes ou joueurs individuels.
new-format-round-robin = Toutes rondes
    .hint = Tous contre tous. Conseillé pour 6 à 8 équipes ou joueurs individuels.
    .rounds =
        { $rounds ->
            [one] Tous contre tous : { $rounds } ronde.
           *[other] Tous contre tous : { $rounds } rondes.
        }
new-format-double-round-robin = Toutes rondes aller-retour
    .hint = Tous contre tous, deux fois. Conseillé jusqu’à 5 équipes ou joueurs individuels.
    .rounds =
        { $rounds ->
            [one] Tous contre tous, deux fois : { $rounds } ronde.
           *[other] Tous contre tous, deux fois : { $rounds } rondes.
        }
new-rounds = Rondes
new-rounds-less = Une ronde de moins
new-rounds-more = Une ronde de plus
new-rounds-suggested = Nombre conseillé : { $count }
new-rounds-later = Sans indication, le nombre d’équipes ou de joueurs individuels décide.
new-rounds-fixed = Se déduit du nombre d’équipes ou de joueurs individuels.
new-acceleration = Accélération
    .hint = Pour beaucoup de participants et peu de rondes : pendant la première moitié des rondes, la moitié supérieure est appariée avec des points virtuels. Le classement n’en tient pas compte.
new-acceleration-none = Aucune
new-acceleration-baku = Bakou (FIDE C.04.7)
schedule = Cadence et horaires
schedule-minutes = Minutes par joueur
schedule-seconds = Secondes par coup
schedule-first-round = Première ronde à
schedule-end = Fin au plus tard
schedule-hint = D’après la cadence, Kralle calcule la durée des rondes.
schedule-unreadable = La cadence ou l’heure est illisible. Attendu : 5 et 19:30.
schedule-round = Durée d’une ronde : environ { $minutes } min
schedule-round-at-most = Durée d’une ronde : environ { $minutes } min au plus
schedule-until =
    { $rounds ->
        [one] { $rounds } ronde, fin vers { $time }.
       *[other] { $rounds } rondes, fin vers { $time }.
    }
schedule-too-long =
    { $rounds ->
        [0] Jusqu’à { $time }, le temps ne suffit pour aucune ronde.
        [one] Jusqu’à { $time }, le temps ne suffit que pour { $rounds } ronde.
       *[other] Jusqu’à { $time }, le temps ne suffit que pour { $rounds } rondes.
    }
new-rating-list = Liste Elo
    .hint = Provenance des Elo, par exemple « FIDE rapide »
new-rating-list-date = Date de la liste
new-more = Autres réglages
    .hint = Arbitres ; points, exemption : les valeurs du règlement conviennent en général
new-win = Victoire
new-draw = Nulle
new-loss = Défaite
new-bye = Exemption
new-usual = { $points } (habituel)
new-games = Parties par match
new-games-best-of = { $count } au plus, jusqu’à la décision
games-per-match = { $count } parties par match
games-best-of = { $count } parties au plus par match
new-games-colors = Couleurs de la partie suivante
new-games-colors-swapped = inversées
new-games-colors-same = les mêmes
new-games-colors-chosen = choisies à nouveau
new-games-seating = Adversaires suivants
new-games-seating-kept = les mêmes
new-games-seating-swapped = échangés
new-games-seating-chosen = choisis à nouveau
new-games-score = Points d’un match
new-games-score-games = somme des parties
new-games-score-match = victoire du match
new-games-standings = Classement d’abord par
new-games-standings-match = points de match
new-games-standings-game = points de partie
new-first-rating = Elo prioritaire
    .hint = Les joueurs sont classés selon cet Elo ; à défaut, selon le suivant disponible.
new-chief-arbiter = Arbitre principal
new-deputy-arbiters = Arbitres adjoints
    .hint = Un nom par ligne
new-arbiters-public = Nommer les arbitres sur le site et dans les archives
new-summary = Aperçu du tournoi
new-summary-big =
    { $teams ->
        [one] { $teams } équipe
       *[other] { $teams } équipes
    } → { $format }, { $rounds ->
        [one] { $rounds } ronde
       *[other] { $rounds } rondes
    }
new-summary-unknown = Nombre de joueurs encore inconnu
new-matches-per-round = Matchs par ronde
new-matches-at-boards = { $matches }, échiquiers : { $boards }
new-suggestion =
    { $rounds ->
        [one] Conseillé : { $format }, { $rounds } ronde.
       *[other] Conseillé : { $format }, { $rounds } rondes.
    }
new-suggestion-take = Appliquer
new-odd = Si le nombre de joueurs est impair, Kralle propose une solution avant le tirage au sort.
plan-too-many-rounds =
    { $most ->
        [one] Sans revanche, une seule ronde est possible ; { $rounds } sont prévues.
       *[other] Sans revanche, { $most } rondes sont possibles au plus ; { $rounds } sont prévues.
    }
plan-as-many-rounds-as-opponents = Un système suisse aussi long qu’un tournoi toutes rondes peut finir sans appariement possible, sauf revanches. Un tournoi toutes rondes va toujours jusqu’au bout.
plan-same-opponents = { $name } : ne départage personne dans un tournoi toutes rondes, car tous ont les mêmes adversaires.
plan-only-in-round-robin = { $name } : un départage pour les tournois toutes rondes.
plan-no-board-results = { $name } : il faudrait un résultat par échiquier ; ici, un match n’a qu’un résultat.
plan-unrated =
    { $unrated ->
        [one] { $name } : aucune valeur, car { $unrated } équipe ou joueur n’a pas d’Elo.
       *[other] { $name } : aucune valeur, car { $unrated } équipes ou joueurs n’ont pas d’Elo.
    }
plan-play-rounds =
    { $rounds ->
        [one] Jouer { $rounds } ronde
       *[other] Jouer { $rounds } rondes
    }
plan-choose-round-robin = Choisir toutes rondes
plan-to-settings = Aller aux paramètres
new-create = Créer le tournoi
new-next = Ensuite : inscrire ou importer les joueurs

start-other-file = Ouvrir un autre fichier
settings-title = Modifier le tournoi
settings-change = Modifier le tournoi
settings-fixed-rounds = Fixé depuis l’appariement de la ronde 1.
settings-fixed-rules = Fixé depuis l’appariement de la ronde 1. Certaines règles peuvent encore être modifiées, avec une justification :
settings-fixed-formed = Fixé depuis le tirage au sort ou l’attribution des numéros.
settings-fixed-teams = Fixé tant que des équipes sont inscrites.
settings-fixed-closed = Le tournoi est clôturé.
settings-save = Enregistrer les modifications
