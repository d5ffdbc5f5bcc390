# Les pages publiques des archives.

archive-title = Archives des tournois
archive-about = Les tournois avec toutes les rondes, le calcul du classement et le procès-verbal du tirage. Chaque fichier a été vérifié avant sa publication.
archive-footer = Tournois dirigés avec Kralle. Chaque fichier a été vérifié avant sa publication.
archive-parts = Archives
archive-trail = Fil d’Ariane
archive-new = La page montre les derniers résultats.

archive-start = Accueil
archive-tournaments = Tournois
archive-persons = Personnes
archive-ratings = Elo
archive-ratings-ordinary-chess = Elo d’échecs
archive-newest = Derniers tournois
archive-all = Tous les tournois
archive-empty = Aucun tournoi n’est encore publié.

archive-name = Nom d’un joueur
    .hint = Peu importe l’orthographe ; le début du prénom ou du nom suffit.
archive-search = Rechercher
archive-name-or-place = Nom ou lieu
archive-year = Année
archive-bad-year = L’année doit avoir quatre chiffres, par exemple 2026.
archive-bad-address = Impossible de continuer la liste à partir d’ici. Recommencez par les derniers tournois.
archive-name-too-long = Le nom est trop long : 100 caractères au plus.
archive-no-tournament = Aucun tournoi trouvé.
archive-no-season = Aucune saison n’est encore publiée.
archive-nobody = Aucune personne de ce nom. Essayez le nom de famille seul, ou seulement son début.
archive-found = Personnes trouvées
archive-to-newest = Derniers tournois
archive-more = Suite
archive-older = Tournois plus anciens
archive-stronger = Elo plus élevés
archive-weaker = Elo plus bas

archive-date = Date
archive-progress = État
archive-formation = Type
archive-rounds = Rondes
archive-another-copy = Un état antérieur de ce tournoi a été retiré. Ce qui figure ici provient d’une autre copie du fichier et ne contient pas tout ce qui avait été publié alors.
archive-downloads = Fichiers pour d’autres programmes

archive-how = Le calcul du classement
    .hint = Ouvrez une ligne pour voir ce qui explique son rang, ainsi que chaque match et le calcul de chaque départage.
archive-crosstable-long = Pour chaque ligne, les adversaires par numéro et les points marqués contre eux.

archive-draw = Tirage au sort
archive-draw-again = Vérifier ce tirage
archive-draw-back = Procès-verbal du tirage
# $count (number), $teams (text) : numéros d’équipes
archive-draw-changed =
    { $count ->
        [one] Depuis le tirage, la direction a modifié une équipe : n° { $teams }.
       *[other] Depuis le tirage, la direction a modifié { $count } équipes : numéros { $teams }.
    }
archive-drawn = Ce qui a été comparé
archive-drawn-same = Vérifié : refait avec la même valeur de départ, le tirage donne les mêmes équipes.
archive-drawn-other = Vérifié : refait avec la même valeur de départ, le tirage donne d’autres équipes.
archive-drawn-corrected = Un joueur dont le nom, le club, l’année de naissance ou l’Elo ont été corrigés après le tirage occupe une autre place dans la liste établie aujourd’hui. Le tirage lui-même suit la liste du procès-verbal.
archive-compared = Élément comparé
archive-compared-teams = Les équipes tirées au sort
archive-compared-shuffles = Nombre de mélanges du chapeau 2
archive-compared-order = Ordre de la liste selon l’Elo et la valeur de départ
archive-same = identique
archive-other = différent
# $same (number), $count (number)
archive-same-teams = identiques : { $same } sur { $count }

archive-check = Vérifier une feuille
archive-check-about = Les feuilles du tournoi portent en bas un mot de contrôle, repris en haut à droite dans un code QR. Il permet de vérifier que le fichier publié contient encore ce qui a été imprimé.
archive-check-published = Mot de contrôle du fichier publié
archive-check-word = Mot de contrôle

# $partner (text): a name
archive-with = avec { $partner }
archive-rating = Elo
archive-ratings-about = L’Elo et son incertitude, calculés à partir de tous les tournois publiés. Un Elo très incertain ne dit pas grand-chose.
archive-no-rating = Aucun Elo n’est encore calculé.
# $count (number), $first (text), $last (text) : « 1650 ± 80 »
archive-curve =
    { $count ->
        [one] { $last } après un tournoi. La bande montre l’incertitude.
       *[other] De { $first } à { $last } en { $count } tournois. La bande montre l’incertitude.
    }

archive-refused-gone = Page retirée
    .rule = L’organisateur ou les archives ne montrent plus cette page.
archive-refused-unknown = Introuvable
    .rule = Il n’y a pas de page à cette adresse. Vérifiez-en l’orthographe.
archive-refused-field = Cette adresse est illisible
    .rule = Ce qui suit le point d’interrogation dans l’adresse n’est pas correct.
archive-refused-too-many = Trop de demandes
    .rule = Réessayez dans un instant.
archive-refused-away = Indisponible pour le moment
    .rule = Les archives n’ont pas accès à leurs données. Rien n’est perdu ; réessayez bientôt.
archive-refused-internal = Une erreur s’est produite
    .rule = Réessayez. Si cela persiste, prévenez l’administration des archives.
