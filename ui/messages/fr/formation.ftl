# Comment naissent les équipes : équipes fixes avec ordre d'alignement, joueurs individuels, numéros.

new-formation = Comment naissent les équipes ?
new-formation-pot-draw = Tirage au sort de deux chapeaux
    .hint = Chacun s’inscrit seul et reçoit un partenaire par le sort.
new-formation-fixed-teams = Équipes fixes
    .hint = Les équipes annoncent leur ordre d’alignement, avec des remplaçants si elles veulent.
new-formation-single-players = Joueurs individuels
    .hint = Une partie par table avec Blancs et Noirs : échecs, PaarZugSchach, Fairschach.
new-rules-standard = Échecs
    .hint = Les règles habituelles avec pat, nulle par accord et par répétition.
new-rules-pzs = PaarZugSchach
    .hint = Les deux jouent en même temps ; la règle tranche prises et collisions.
new-rules-fairschach = Fairschach
    .hint = Comme PaarZugSchach, mais la partie ne finit qu’après la paire de coups entière.
new-teams = Équipes (attendues)
new-summary-players =
    { $players ->
        [one] { $players } joueur
       *[other] { $players } joueurs
    } → { $format }, { $rounds ->
        [one] { $rounds } ronde
       *[other] { $rounds } rondes
    }
new-games-per-round = Parties par ronde
new-odd-bye = Si le nombre est impair, quelqu’un est exempt à chaque ronde.

screen-teams = Équipes
screen-numbers = Numéros
screen-numbers-short = Numéros

stage-before-numbers = Avant les numéros
stage-numbered = Numéros donnés

teams-add = Inscrire une équipe
teams-caption = Équipes et leur ordre d’alignement
teams-change = Modifier
teams-closed = L’ordre d’alignement est fixé.
    .rule = Depuis la publication de la ronde 1, il vaut pour tout le tournoi.
    .director = La direction du tournoi peut modifier une équipe avec une raison ; cela vaut dès la prochaine ronde.
teams-none-yet = Pas encore d’équipes
    .hint = Inscrire une équipe de deux à six joueurs, ou lire une liste avec les colonnes équipe et échiquier.
teams-import = Lire une liste
teams-order = Ordre d’alignement
teams-strength = Moyenne
teams-substitutes = Remplaçants
teams-without =
    { $count ->
        [one] Un joueur n’est dans aucune équipe : { $names }.
       *[other] { $count } joueurs ne sont dans aucune équipe : { $names }.
    }
teams-without-form = En former une équipe

team-change = Modifier l’équipe { $number }
team-member-down = Descendre { $name }
team-member-enter = Ajouter
team-member-known = De la liste des joueurs
team-member-name = Nom
team-member-new = Nouveau joueur
team-member-none = – choisir –
team-member-rating = Force
team-member-remove = Retirer { $name } de l’équipe
team-member-up = Monter { $name }
team-members = Ordre d’alignement
    .hint = Échiquier 1 d’abord. Dès la troisième place, ce sont des remplaçants.
team-members-missing = Une équipe a au moins deux joueurs.
team-members-full = Aucune équipe n’a plus de { $most } joueurs.
team-name = Nom de l’équipe
    .hint = Sans nom, l’équipe s’appelle comme ses joueurs.
team-reason = Raison
team-remove = Supprimer l’équipe
team-report = Inscrire l’équipe

import-teams-found =
    { $count ->
        [one] { $count } équipe comprise.
       *[other] { $count } équipes comprises.
    }
import-teams-keep =
    { $count ->
        [one] Reprendre { $count } équipe
       *[other] Reprendre { $count } équipes
    }
import-teams-size = L’équipe { $name } a { $count } joueurs ; 2 à 6 sont possibles. Elle n’est pas reprise.

start-numbers-about = Les numéros ordonnent équipes ou joueurs pour l’appariement.
start-numbers-caption = Liste de départ
start-numbers-empty = Pas encore de joueurs
    .hint = D’abord inscrire les joueurs, puis donner les numéros.
start-numbers-give = Donner les numéros
start-numbers-given = Numéros donnés avec « { $seed } »
start-numbers-order = Ordre
start-numbers-order-strength = Force
    .hint = Les plus forts d’abord ; le sort départage les égaux.
start-numbers-order-lot = Par le sort
    .hint = Seul le texte public décide.
start-numbers-order-listed = Comme inscrits
    .hint = Dans l’ordre des inscriptions.
start-numbers-provisional = provisoire
start-numbers-seed = Texte public du tirage
    .hint = N’importe quel texte convient. Il décide aussi qui est nommé en premier à la ronde 1.
start-numbers-take-back = Reprendre les numéros
start-numbers-top-role =
    { $role ->
        [first] Le numéro 1 est nommé en premier à la ronde 1.
       *[second] Le numéro 1 est nommé en second à la ronde 1.
    }
start-numbers-top-color =
    { $role ->
        [first] Le numéro 1 a les Blancs à la ronde 1.
       *[second] Le numéro 1 a les Noirs à la ronde 1.
    }
round-empty-numbers = D’abord donner les numéros, puis apparier.
round-to-numbers = Vers les numéros

line-up-title = Alignement
line-up-board = Échiquier { $board }
line-up-chosen = annoncé
line-up-confirm = Confirmer
line-up-confirm-both = Confirmer les deux
line-up-keep = Garder l’alignement
line-up-of-team = Alignement de l’équipe { $team }
line-up-planned = pas encore confirmé
line-up-reason = Raison du remplaçant
line-up-rests = Remplaçants : { $names }
team-member-substitute = remplaçant

game-white = Blancs
game-black = Noirs
game-white-letter = b
game-black-letter = n
game-caption = Parties de la ronde { $number }
cause-key-stalemate = P
cause-key-repetition = E
cause-key-fifty-moves = Q
cause-key-dead-position = M

rules-standard = Échecs
rules-pzs = PaarZugSchach
rules-fairschach = Fairschach

refusal-numbers-missing = Pas encore de numéros.
    .rule = D’abord donner les numéros, puis apparier.
    .short = D’abord donner les numéros
refusal-numbers-given = Non modifié : les numéros sont donnés.
    .rule = Qui s’ajoute ou part demande de nouveaux numéros. Ils peuvent être repris tant qu’aucune ronde n’est appariée.
    .short = Les numéros sont donnés
refusal-other-formation = Impossible dans ce tournoi.
    .rule = Cette étape appartient à une autre façon de former les équipes.
    .short = Appartient à un autre type de tournoi
refusal-rules-of-other-formation = Non enregistré : règles et équipes ne vont pas ensemble.
    .rule = Le tandem se joue en équipes ; les échecs, PaarZugSchach et Fairschach se jouent seul.
refusal-teams-exist = Non modifié : il y a déjà { $teams } équipes.
    .rule = La façon de former les équipes est fixée dès qu’il y en a. D’abord supprimer les équipes.
refusal-too-few-teams = Pas assez d’équipes : { $teams } sur au moins { $needed }.
    .rule = Un match demande deux équipes.
    .short = { $teams } sur au moins { $needed } équipes
refusal-team-of-size = Non enregistré : il n’y a pas d’équipe de { $members }.
    .rule = { $fewest } à { $most } joueurs sont possibles : deux jouent, les autres sont remplaçants.
refusal-player-in-team = Non enregistré : ce joueur appartient à l’équipe { $team }.
    .rule = Chacun ne joue que pour une équipe.
refusal-player-not-in-team = Non enregistré : ce joueur n’appartient pas à l’équipe { $team }.
    .rule = Seul qui figure dans l’ordre d’alignement peut jouer.
refusal-team-name-taken = Non enregistré : { $name } est le nom de l’équipe { $team }.
    .rule = Chaque nom d’équipe ne sert qu’une fois.
refusal-line-ups-closed = Non modifié : l’ordre d’alignement est fixé.
    .rule = L’ordre annoncé avant le tournoi vaut pour toutes les rondes. La publication de la ronde 1 l’a fixé.
    .short = L’ordre d’alignement est fixé
refusal-team-reason-missing = Non modifié : il manque une raison.
    .rule = Pendant le tournoi, seule la direction du tournoi change les équipes, et elle dit pourquoi.
refusal-line-up-order-broken = Non aligné : { $behind_name } est derrière { $ahead_name } dans l’ordre d’alignement.
    .rule = L’ordre annoncé est respecté : { $ahead_name } à l’échiquier 1, { $behind_name } à l’échiquier 2.
refusal-substitute-not-admitted = Non aligné : { $name } est remplaçant.
    .rule = Les règles en vigueur ne laissent pas jouer de remplaçants. Les règles du tournoi peuvent les admettre.
refusal-substitute-reason-missing = Non aligné : il manque une raison pour { $name }.
    .rule = Un remplaçant ne joue que si la direction du tournoi change l’équipe, et elle dit pourquoi.
field-team-name = nom de l’équipe
field-member = joueur de l’équipe
expected-one-member = un joueur de la liste ou un nouveau

journal-add-team = Équipe { $team } inscrite
journal-change-team = Équipe { $team } modifiée
journal-remove-team = Équipe { $team } supprimée
journal-import-teams =
    { $count ->
        [one] { $count } équipe importée
       *[other] { $count } équipes importées
    }
journal-give-numbers = Numéros donnés avec « { $seed } »
journal-take-numbers-back = Numéros repris
journal-choose-line-up = Table { $table } : l’équipe { $team } joue avec { $players }

absence-title = Byes demandés et départs
absence-let = Dispenser quelqu’un
absence-who = Qui
absence-from = Dès la ronde
absence-for = Combien de temps
absence-for-once = Une ronde
absence-for-good = Jusqu’à la fin
absence-worth = Points
absence-worth-half = Un demi-point
absence-worth-nothing = Aucun
absence-reason = Raison
absence-reason-needed = Le règlement interdit de quitter le tournoi ; dire ici pourquoi cela arrive quand même.
absence-back = Joue finalement
absence-of-round = Non appariés
absence-left = parti
absence-bye = manque la ronde
tie-breaks = Départages
tie-breaks-none = Aucun : comme dit le règlement
tie-breaks-add = Ajouter un départage
tie-breaks-remove = Retirer { $name }
tie-breaks-hint = Après les points compte le premier, puis le suivant. Noms de la liste FIDE.
tie-by-tie-breaks = par départage
tie-break-BH-C1 = Buchholz sans le plus faible
tie-break-BH = Buchholz
tie-break-SB = Sonneborn-Berger
tie-break-DE = Rencontre directe
tie-break-WIN = Victoires
tie-break-WON = Victoires sur l’échiquier
tie-break-BPG = Parties avec les Noirs
tie-break-PS = Score progressif
tie-break-KS = Koya
tie-break-ARO = Moyenne des adversaires
tie-break-TPR = Performance

refusal-absence-in-round-robin = Impossible dans un toutes-rondes.
    .rule = Chacun a chaque adversaire ; un match manqué est un forfait.
refusal-leaving-brings-nothing = Non enregistré : un départ ne donne pas de points.
    .rule = Les demi-points ne valent que pour des rondes isolées.
refusal-already-absent = Non enregistré : le numéro { $team } manque déjà la ronde { $round }.
    .rule = D’abord reprendre l’un, puis entrer l’autre.
refusal-not-absent = Le numéro { $team } joue la ronde { $round }.
    .rule = Il n’y a rien à reprendre.
refusal-leaving-reason-missing = Non enregistré : il manque une raison pour le numéro { $team }.
    .rule = Le règlement interdit de quitter le tournoi avant la fin.
field-tie-breaks = départages
expected-tie-break = un nom de la liste FIDE, par exemple BH/C1
expected-fewer-tie-breaks = douze au plus
journal-let-be-absent = Le numéro { $team } manque dès la ronde { $round }
journal-take-absence-back = Le numéro { $team } rejoue dès la ronde { $round }
