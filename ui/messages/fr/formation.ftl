# Comment les équipes se forment : équipes fixes avec l’ordre de leurs joueurs, joueurs individuels, numéros.

new-formation = Comment les équipes sont-elles formées ?
new-formation-pot-draw = Tirage au sort à partir de deux chapeaux
    .hint = Chacun s’inscrit seul et reçoit un partenaire tiré au sort.
new-formation-fixed-teams = Équipes fixes
    .hint = Les équipes annoncent l’ordre de leurs joueurs, avec des remplaçants si elles le souhaitent.
new-formation-single-players = Joueurs individuels
    .hint = Une partie par table avec Blancs et Noirs : échecs, PaarZugSchach, Fairschach.
new-rules-standard = Échecs
    .hint = Les règles habituelles avec pat, nulle par accord et par répétition.
new-rules-pzs = PaarZugSchach
    .hint = Les deux joueurs jouent en même temps ; les règles décident des prises et des collisions.
new-rules-fairschach = Fairschach
    .hint = Comme le PaarZugSchach, mais la partie ne finit qu’après la paire de coups entière.
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
new-odd-bye = Si les participants sont en nombre impair, l’un d’eux est exempt à chaque ronde.

screen-teams = Équipes
screen-numbers = Numéros
screen-numbers-short = Numéros

stage-before-numbers = Avant la numérotation
stage-numbered = Numéros attribués

teams-add = Inscrire une équipe
teams-caption = Équipes et ordre de leurs joueurs
teams-change = Modifier
teams-closed = L’ordre des joueurs est fixé.
    .rule = Depuis la publication de la ronde 1, cet ordre s’applique à tout le tournoi.
    .director = La direction du tournoi peut modifier une équipe en justifiant sa décision ; la modification s’applique à partir de la ronde suivante.
teams-none-yet = Pas encore d’équipes
    .hint = Inscrivez une équipe de deux à six joueurs ou importez une liste avec les colonnes « Équipe » et « Échiquier ».
teams-import = Importer une liste
teams-order = Ordre des joueurs
teams-strength = Moyenne
teams-substitutes = Remplaçants
teams-without =
    { $count ->
        [one] Un joueur n’est dans aucune équipe : { $names }.
       *[other] { $count } joueurs ne sont dans aucune équipe : { $names }.
    }
teams-without-form = Former une équipe avec ces joueurs

team-change = Modifier l’équipe { $number }
team-member-down = Descendre { $name }
team-member-enter = Ajouter
team-member-known = De la liste des joueurs
team-member-name = Nom
team-member-new = Nouveau joueur
team-member-none = – choisir –
team-member-rating = Elo
team-member-remove = Retirer { $name } de l’équipe
team-member-up = Monter { $name }
team-members = Ordre des joueurs
    .hint = Le joueur de l’échiquier 1 d’abord. Les remplaçants viennent à partir de la troisième place.
team-members-missing = Une équipe compte au moins deux joueurs.
team-members-full = Une équipe compte au plus { $most } joueurs.
team-name = Nom de l’équipe
    .hint = Sans nom, l’équipe porte le nom de ses joueurs.
team-reason = Justification
team-remove = Supprimer l’équipe
team-report = Inscrire l’équipe
team-reported = Équipe inscrite : { $name }

import-teams-found =
    { $count ->
        [one] { $count } équipe reconnue.
       *[other] { $count } équipes reconnues.
    }
import-teams-keep =
    { $count ->
        [one] Importer { $count } équipe
       *[other] Importer { $count } équipes
    }
import-teams-joining =
    { $count ->
        [one] L’équipe { $name } existe déjà : { $count } joueur la rejoint.
       *[other] L’équipe { $name } existe déjà : { $count } joueurs la rejoignent.
    }
import-teams-size =
    { $count ->
        [one] L’équipe { $name } n’a qu’un joueur ; il en faut de 2 à 6. Elle n’est pas importée.
       *[other] L’équipe { $name } a { $count } joueurs ; il en faut de 2 à 6. Elle n’est pas importée.
    }

start-numbers-about = Les numéros déterminent l’ordre des équipes ou des joueurs pour l’appariement.
start-numbers-caption = Liste de départ
start-numbers-empty = Pas encore de joueurs
    .hint = Inscrivez d’abord les joueurs, puis attribuez les numéros.
start-numbers-give = Attribuer les numéros
start-numbers-given = Numéros attribués avec « { $seed } »
start-numbers-order = Ordre
start-numbers-order-strength = Elo
    .hint = Les meilleurs Elo d’abord ; à égalité, le sort décide.
start-numbers-order-lot = Tirage au sort
    .hint = Seule la valeur de départ publique décide.
start-numbers-order-listed = Ordre d’inscription
    .hint = Dans l’ordre des inscriptions.
start-numbers-provisional = provisoire
start-numbers-seed = Valeur de départ publique
    .hint = N’importe quel texte convient. Il détermine aussi qui est nommé en premier à la ronde 1.
start-numbers-take-back = Annuler les numéros
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
round-empty-numbers = Attribuez d’abord les numéros, puis appariez la ronde.
round-to-numbers = Aller aux numéros

line-up-title = Composition
line-up-board = Échiquier { $board }
line-up-chosen = annoncée
line-up-confirm = Confirmer
line-up-confirm-both = Confirmer les deux
line-up-keep = Enregistrer la composition
line-up-of-team = Composition de l’équipe { $team }
line-up-planned = pas encore confirmée
line-up-reason = Justification du remplacement
line-up-rests = Remplaçants : { $names }
team-member-substitute = remplaçant

game-white = Blancs
game-black = Noirs
game-white-letter = b
game-black-letter = n
game-caption = Parties de la ronde { $number }
cause-key-stalemate = A
cause-key-repetition = E
cause-key-fifty-moves = Q
cause-key-dead-position = M

rules-standard = Échecs
rules-pzs = PaarZugSchach
rules-fairschach = Fairschach

refusal-numbers-missing = Pas encore de numéros.
    .rule = Attribuez d’abord les numéros, puis appariez la ronde.
    .short = Attribuez d’abord les numéros
refusal-numbers-given = Non modifié : les numéros sont attribués.
    .rule = Toute arrivée ou tout retrait exige une nouvelle numérotation. Les numéros peuvent être annulés tant qu’aucune ronde n’est appariée.
    .short = Les numéros sont attribués
refusal-other-formation = Impossible dans ce tournoi.
    .rule = Cette action concerne un autre type de tournoi.
    .short = Pour un autre type de tournoi
refusal-rules-of-other-formation = Non enregistré : le règlement ne convient pas à ces équipes.
    .rule = Le tandem se joue en équipes ; les échecs, le PaarZugSchach et le Fairschach se jouent individuellement.
refusal-games-need-teams = Non enregistré : les joueurs individuels jouent une seule partie par match.
    .rule = Seules les équipes peuvent jouer plusieurs parties.
refusal-acceleration-needs-swiss = Non enregistré : un tournoi toutes rondes ne peut pas être accéléré.
    .rule = Seul un système suisse peut être accéléré ; dans un tournoi toutes rondes, les tables fixent tous les appariements.
refusal-teams-exist = Non modifié : il y a déjà des équipes ({ $teams }).
    .rule = Le mode de formation ne peut plus changer dès qu’il y a des équipes. Supprimez d’abord les équipes.
refusal-too-few-teams = Pas assez d’équipes : { $teams } ; il en faut au moins { $needed }.
    .rule = Il faut deux équipes pour un match.
    .short = Équipes : { $teams } ; il en faut au moins { $needed }
refusal-team-of-size = Non enregistré : ce nombre de joueurs n’est pas possible pour une équipe ({ $members }).
    .rule = Il faut de { $fewest } à { $most } joueurs : deux jouent, les autres sont remplaçants.
refusal-player-in-team = Non enregistré : ce joueur appartient à l’équipe { $team }.
    .rule = Un joueur ne joue que pour une seule équipe.
refusal-player-not-in-team = Non enregistré : ce joueur n’appartient pas à l’équipe { $team }.
    .rule = Seuls les joueurs inscrits dans l’ordre de l’équipe peuvent jouer.
refusal-team-name-taken = Non enregistré : { $name } est le nom de l’équipe { $team }.
    .rule = Chaque nom d’équipe ne sert qu’une fois.
refusal-line-ups-closed = Non modifié : l’ordre des joueurs est fixé.
    .rule = L’ordre annoncé avant le tournoi s’applique à toutes les rondes. La publication de la ronde 1 l’a fixé.
    .short = L’ordre des joueurs est fixé
refusal-team-reason-missing = Non modifié : la justification manque.
    .rule = Pendant le tournoi, seule la direction du tournoi peut modifier les équipes, en justifiant sa décision.
refusal-line-up-order-broken = Composition non enregistrée : { $behind_name } est derrière { $ahead_name } dans l’ordre des joueurs.
    .rule = L’ordre annoncé doit être respecté : { $ahead_name } à l’échiquier 1, { $behind_name } à l’échiquier 2.
refusal-substitute-not-admitted = Composition non enregistrée : { $name } figure parmi les remplaçants.
    .rule = Les règles en vigueur n’admettent pas de remplaçants. Cela peut être changé dans les règles du tournoi.
refusal-substitute-reason-missing = Composition non enregistrée : la justification pour { $name } manque.
    .rule = Un remplaçant ne joue que si la direction du tournoi modifie l’équipe en justifiant sa décision.
field-team-name = Nom de l’équipe
field-member = Joueur de l’équipe
expected-one-member = un joueur de la liste ou un nouveau

journal-add-team = Équipe { $team } inscrite
journal-change-team = Équipe { $team } modifiée
journal-remove-team = Équipe { $team } supprimée
journal-import-teams =
    { $count ->
        [one] { $count } équipe importée
       *[other] { $count } équipes importées
    }
journal-give-numbers = Numéros attribués avec « { $seed } »
journal-take-numbers-back = Numéros annulés
journal-choose-line-up = Table { $table } : l’équipe { $team } joue avec { $players }

absence-title = Exemptions demandées et retraits
absence-let = Accorder une exemption
absence-let-leave = Enregistrer le retrait
absence-who = Qui
absence-from = À partir de la ronde
absence-for = Combien de temps
absence-for-once = Une ronde
absence-for-good = Jusqu’à la fin
absence-worth = Points
absence-worth-half = Un demi-point
absence-worth-nothing = Aucun point
absence-reason = Justification
absence-reason-needed = Le règlement interdit de quitter le tournoi avant la fin ; indiquez ici la justification de l’exception.
absence-back = Réintégrer
absence-of-round = Non appariés
absence-left = retrait
absence-bye = absence à cette ronde
tie-breaks = Départages
tie-breaks-none = Aucun : selon le règlement
tie-breaks-add = Ajouter un départage
tie-breaks-remove = Retirer { $name }
tie-breaks-hint = Après les points, le premier départage compte, puis le suivant. Les sigles sont ceux de la liste de la FIDE.
tie-by-tie-breaks = par départage

refusal-absence-in-round-robin = Impossible dans un tournoi toutes rondes.
    .rule = Chacun rencontre tous les autres ; un match manqué est perdu par forfait.
refusal-leaving-brings-nothing = Non enregistré : un retrait ne donne pas de points.
    .rule = Seule une absence à une ronde isolée peut donner un demi-point.
refusal-already-absent = Non enregistré : le numéro { $team } est déjà absent à la ronde { $round }.
    .rule = Annulez d’abord cette absence, puis saisissez la nouvelle.
refusal-not-absent = Le numéro { $team } joue la ronde { $round }.
    .rule = Il n’y a rien à annuler.
refusal-leaving-reason-missing = Non enregistré : la justification pour le numéro { $team } manque.
    .rule = Le règlement interdit de quitter le tournoi avant la fin.
field-chief-arbiter = Arbitre principal
field-deputy-arbiters = Arbitres adjoints
field-tie-breaks = Départages
expected-tie-break = un sigle de la liste de la FIDE, par exemple BH/C1
expected-fewer-deputies = vingt au plus
expected-fewer-tie-breaks = douze au plus
journal-let-be-absent = Numéro { $team } : absence à partir de la ronde { $round }
journal-take-absence-back = Le numéro { $team } rejoue à partir de la ronde { $round }
