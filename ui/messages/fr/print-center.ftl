### Le centre d’impression : feuilles, aperçu, imprimantes.

screen-print = Impression
print-sheets = Feuilles
print-sheet = autre feuille
# $name (texte), $round (nombre)
print-of-round = { $name } ronde { $round }
# $title (texte), $time (texte)
print-last = Dernière impression : { $title }, { $time }
print-save = Enregistrer le PDF
print-open = Ouvrir le PDF
print-open-to-print = Ouvrir pour imprimer
print-pages =
    { $count ->
        [one] Imprimer { $count } page
       *[other] Imprimer { $count } pages
    }
print-nothing = Rien à imprimer pour l’instant
print-saved = Enregistré : { $path }
print-sent = Envoyé à { $printer } : { $name }
print-progress = { $done } sur { $total }…
print-set-print = Imprimer le jeu habituel ({ $count })
print-set-open = Ouvrir le jeu habituel ({ $count })
# $sheets (texte) : une énumération
print-left = Feuilles restantes : { $sheets }
print-left-print = Imprimer le reste ({ $count })
print-left-open = Ouvrir le reste ({ $count })
print-left-drop = Ignorer le reste

## Quand

print-group-now = Maintenant
print-group-now-round = Maintenant, ronde { $round }
print-group-before = Avant le tournoi
print-group-end = À la fin

## À quoi sert la feuille

sheet-about-players = à afficher et à cocher
sheet-about-lots = valeur de départ et somme de contrôle, à signer
sheet-about-teams = toutes les équipes et leurs joueurs
sheet-about-line-up = ordre annoncé des joueurs des équipes fixes
sheet-about-pairings = à afficher, par table
sheet-about-seats = qui joue où, par nom
sheet-about-cards = à remplir et à découper
sheet-about-table-numbers = à poser sur les tables
sheet-about-board-numbers = à poser près des échiquiers
sheet-about-results = résultats de la ronde
sheet-about-standings = à afficher, avec les départages
sheet-about-crosstable = tous contre tous
sheet-about-progress = points après chaque ronde
sheet-about-berger = toutes les rondes, pour le mur
sheet-about-rules = les règles en vigueur en langage clair
sheet-about-certificates = pour les vainqueurs
sheet-about-fallback = feuilles de match et grille vierges en cas de panne de courant
sheet-about-adjudication = décision sur un match
sheet-about-report = tout, pour les archives

## Comment elle s’imprime

print-order = Ordre
print-order-pots = par chapeau
print-order-rating = par Elo
print-order-name = par nom
print-tables = Tables
    .hint = toutes
print-slips = Fiches d’accès à découper en bas
print-slips-on = La salle a été ouverte pour ce tournoi. Découpez les fiches avant de les distribuer : personne ne doit recevoir celles des deux équipes.
print-slips-off = Possible dès que la salle a été ouverte une fois pour ce tournoi.
print-per-page = Feuilles de match par page
print-per-page-count = { $count } par page
print-certificate-for = Diplôme pour
print-certificate-team = chaque équipe
print-certificate-player = chaque joueur
print-places = Rangs
print-picture = Choisir une image…
print-picture-other = Choisir une autre image…
print-picture-none = Retirer l’image
print-picture-pick = Image du diplôme
print-picture-kind = Image (PNG, JPEG)
print-paper = Papier
print-orientation = Orientation
print-portrait = portrait
print-landscape = paysage
print-printer = Imprimante
print-copies = Exemplaires

## Aperçu

print-preview = Aperçu
print-loading = Préparation de la feuille…
print-page-of = Page { $page } sur { $pages }
print-page-previous = Page précédente
print-page-next = Page suivante
print-page-first = C’est la première page
print-page-last = C’est la dernière page
print-fit = Taille de l’aperçu
print-fit-page = Page entière
print-fit-width = Largeur de page
print-more = Papier, langue, modèle
print-many = Cette feuille a { $pages } pages.
    .progress = La grille américaine montre les mêmes résultats, ronde par ronde, en quelques pages.
print-many-progress = Voir la grille américaine
print-own-template = Modèle personnel
    .hint = Le modèle se trouve à côté du fichier du tournoi ; les modifications apparaissent ici.
print-template = Adapter le modèle…
    .hint = Place le modèle de cette feuille à côté du fichier du tournoi, où il peut être modifié.
print-template-copied = Le modèle est ici : { $path }
print-publishes = La ronde est encore un brouillon.
    .rule = L’impression, l’ouverture et l’enregistrement publient la ronde ; l’aperçu, non.
print-missing = Ces caractères manquent dans la police : { $signs }
    .rule = Sur la feuille, un signe visible remplace chaque caractère manquant.
refusal-printer-refused = Non imprimé : { $printer } n’accepte pas la feuille.
    .rule = { $reason } – Le PDF est ici : { $path }
refusal-no-such-printer = Non imprimé : l’imprimante { $printer } n’existe plus.
    .rule = Choisissez une autre imprimante ou ouvrez le PDF.
