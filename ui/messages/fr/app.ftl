# Ce qui revient partout : cadre, boutons, mots du métier.

app-name = Kralle
app-claim = Diriger des tournois de tandem (blitz à quatre)
skip = Aller au contenu
areas = Pages
undo = Annuler
redo = Rétablir
undo-what = Annuler : { $what } (Ctrl+Z)
redo-what = Rétablir : { $what } (Ctrl+Y)
undo-none = Rien à annuler
redo-none = Rien à rétablir
undone = Annulé : { $what }
redone = Rétabli : { $what }
print = Imprimer
printing = Impression…
printed =
    { $pages ->
        [one] { $name } : { $pages } page, ouverture en cours
       *[other] { $name } : { $pages } pages, ouverture en cours
    }

screen-players = Joueurs
screen-draw = Tirage
screen-round = Ronde
screen-standings = Classement
screen-options = Options
screen-start = Tournois

# Avancement du tournoi, en haut du cadre.
stage-before-draw = Avant le tirage au sort
stage-drawn = Équipes tirées au sort
stage-round-draft = Ronde { $number } : brouillon
stage-round-published = Ronde { $number } en cours
stage-round-complete = Ronde { $number } sur { $total } terminée
stage-closed = Clôturé

rules-dsj = Règles DSJ
rules-swiss = Règles suisses
rules-ordnung = Tandemordnung
rules-fics = Bughouse (FICS)
format-swiss-system = Système suisse
format-swiss-system-baku = Système suisse accéléré (Bakou)
format-round-robin = Toutes rondes
format-double-round-robin = Toutes rondes aller-retour
rounds-count =
    { $count ->
        [one] { $count } ronde
       *[other] { $count } rondes
    }
teams-count =
    { $count ->
        [one] { $count } équipe
       *[other] { $count } équipes
    }
players-count =
    { $count ->
        [one] { $count } joueur
       *[other] { $count } joueurs
    }

reason-kept = La justification figurera dans l’historique et sur la feuille.
stage-read-only = Lecture seule
pot = Chapeau { $pot }
rating-national = National (DWZ)
rating-standard = FIDE standard
rating-rapid = FIDE rapide
rating-blitz = FIDE blitz
rating-other = Autre Elo
rating-tandem = Tandem
file-kind-tournament = Tournoi Kralle
order-up = Monter { $name }
order-down = Descendre { $name }
order-first = Déjà tout en haut
order-last = Déjà tout en bas

## Options

options-title = Options
options-language = Langue
options-theme = Couleurs
options-theme-system = Comme le système
options-theme-light = Clair
options-theme-dark = Sombre
options-zoom = Taille de l’affichage
    .hint = Se règle aussi avec Ctrl et +, − ou 0, ou avec la molette.
options-name = Nom
    .hint = Chaque modification figure sous ce nom dans l’historique.
options-letter-keys = Raccourcis à une touche
    .hint = 1–7, M, D, A… n’agissent qu’en dehors des champs de saisie. Tout peut aussi se faire avec Ctrl, sans ces raccourcis.

## Touches

key-escape = Échap
key-space = Espace
key-control = Ctrl
keys-title = Raccourcis clavier
discard = Abandonner la saisie ?
    .text = La saisie n’est pas encore enregistrée.
    .keep = Continuer la saisie
    .do = Abandonner
keys-print = Imprimer l’aide-mémoire
keys-all = tous les raccourcis
help = Aide
help-on = Aide : { $screen }
help-keys = Raccourcis de cette page
help-contents = Sommaire
help-lent = Cette page n’existe qu’en anglais.
help-start = Tout commence ici : créer un tournoi, en ouvrir un ou essayer la démo. Il n’y a rien à enregistrer : chaque modification est écrite aussitôt dans le fichier du tournoi.
help-new = Seul le nom est nécessaire ; tout le reste a une valeur par défaut et se modifie plus tard. D’après la cadence et l’heure de début, Kralle calcule l’heure de fin des rondes.
help-settings = Tout ce qui peut encore changer se modifie ici ; le reste est figé, et la raison figure à côté. Toute modification peut être annulée.
help-players = Inscrire ou importer les joueurs et noter leur présence. Pour le pointage, choisir « Marquer tous absents », puis, pour chaque présent, taper une partie du nom et valider par Entrée. Seuls les présents sont tirés au sort.
help-draw = Ici, les équipes sont tirées au sort ou inscrites, ou bien les numéros sont attribués. Ensuite, on sait qui joue avec qui, et la ronde 1 peut être appariée.
help-round = Apparier les rondes, les publier et saisir les résultats : d’abord le vainqueur, puis le motif. Pour corriger un résultat, l’ouvrir à sa table avec F2 et le saisir à nouveau ; l’historique garde l’ancien et le nouveau.
help-standings = Le classement après chaque ronde, avec le tableau croisé et les décisions de la direction. À la fin, le tournoi se clôture ici.
help-judge = Vérifier une position ou une partie : la saisir, poser la question, et les règles répondent avec l’article correspondant. La réponse peut être jointe à la table et imprimée.
help-print = Chaque feuille est montrée telle qu’elle sortira. La première impression d’une feuille à afficher publie la ronde.
help-correspondence = Les parties jouées par lettre ou e-mail : recevoir les coups, écrire les lettres, surveiller les délais.
help-history = Toutes les actions, la plus récente en haut. On peut consulter chacune d’elles et revenir à n’importe laquelle.
help-table = Une partie à l’échiquier : chacun saisit son coup sans le montrer, puis les deux coups sont dévoilés.
palette = Rechercher
    .hint = Nom, équipe, table, feuille ou commande
palette-keys = Flèches pour choisir, Entrée pour ouvrir, Échap pour fermer.
palette-nothing = Rien n’a été trouvé.
palette-absent = pas là
palette-person = Joueurs
palette-team = Équipes
palette-table = Tables
palette-page = Manuel
palette-command = Commandes
palette-screen = Pages
palette-sheet = Feuilles
palette-file = Ouverts récemment
keys-off = Les raccourcis à une touche sont désactivés (voir Options).
keys-everywhere = Partout
keys-screens = changer de page
keys-next = étape suivante
keys-next-none = Aucune étape suivante ici.
keys-next-to = Continuer : { $screen }
keys-zoom = plus grand, plus petit, taille habituelle
keys-escape = annuler la saisie, fermer
keys-edit = modifier la cellule
keys-here = noter la présence
keys-cells = changer de cellule
keys-other-table = changer de table
key-idle = La touche { $key } n’a pas d’effet ici
key-overtaken = La touche { $key } a été ignorée : entre-temps, un clic a été fait ailleurs
keys-number-ends = terminer le numéro
keys-number-back = au lieu du numéro : retour à la table précédente
keys-go-to-table = aller à la table
keys-number = numéro
keys-winner = vainqueur comme sur l’image
keys-drawn = ½–½
keys-boards = parallèle, croisé
keys-colors = Blancs à l’échiquier 1, à l’échiquier 2
keys-select = sélectionner des joueurs
keys-display = écran 1 sur le second moniteur
hint-number = + numéro
hint-winner = vainqueur
hint-cause = … motif, enregistrer
hint-drop = annuler
copy-title = Fichier
copy-save = Enregistrer une copie…
copy-saved = Copie enregistrée : { $path }
pairing = Appariement…
hint-edit = ou double-clic : modifier la cellule

# $what (texte)
fault = Quelque chose n’a pas fonctionné.
    .more = Tout ce qui a été saisi est enregistré. Si cela se reproduit, transmettez-nous cette ligne : { $what }
    .again = Réessayer
