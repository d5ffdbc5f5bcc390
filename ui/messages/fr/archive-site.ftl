# Les pages publiques des archives.

archive-title = Archives des tournois
archive-about = Les tournois avec toutes les rondes, le calcul du classement et le procès-verbal du tirage au sort. Chaque fichier a été vérifié avant sa publication.
archive-footer = Tournois dirigés avec Kralle. Chaque fichier a été vérifié avant sa publication.
archive-parts = Archives
archive-trail = Où se trouve cette page
archive-new = La page montre les derniers résultats.

archive-start = Accueil
archive-tournaments = Tournois
archive-persons = Personnes
archive-ratings = Classements
archive-ratings-ordinary-chess = Classement d’échecs
archive-newest = Derniers tournois
archive-all = Tous les tournois
archive-empty = Aucun tournoi n’est encore publié.

archive-name = Nom d’un joueur
    .hint = Dans n’importe quelle orthographe ; le début du prénom ou du nom suffit.
archive-search = Chercher
archive-name-or-place = Nom ou lieu
archive-year = Année
archive-bad-year = L’année doit avoir quatre chiffres, par exemple 2026.
archive-bad-address = La liste ne peut pas être continuée d’ici. Veuillez recommencer par les derniers tournois.
archive-name-too-long = Le nom est trop long : 100 caractères au plus.
archive-no-tournament = Aucun tournoi trouvé.
archive-no-season = Aucune saison n’est encore publiée.
archive-nobody = Personne de ce nom. Essayez le nom de famille seul, ou seulement son début.
archive-found = Personnes trouvées
archive-to-newest = Derniers tournois
archive-more = Suite
archive-older = Tournois plus anciens
archive-stronger = Classements plus élevés
archive-weaker = Classements plus bas

archive-date = Date
archive-progress = État
archive-formation = Genre
archive-rounds = Rondes
archive-another-copy = Un état antérieur de ce tournoi a été retiré. Ce qui figure ici provient d’une autre copie du fichier et ne contient pas tout ce qui avait été publié alors.
archive-downloads = Fichiers pour d’autres programmes

archive-how = Le calcul du classement
    .hint = Ouvrez une ligne : pourquoi elle est là, chaque match, et le calcul de chaque départage.
archive-crosstable-long = Pour chaque ligne, les adversaires par numéro et les points marqués contre eux.

archive-draw = Tirage au sort
archive-draw-again = Vérifier ce tirage
archive-draw-back = Procès-verbal du tirage au sort
# $count (number), $teams (text) : numéros d’équipes
archive-draw-changed =
    { $count ->
        [one] Depuis, la direction a modifié une équipe : n° { $teams }.
       *[other] Depuis, la direction a modifié { $count } équipes : n° { $teams }.
    }
archive-drawn = Ce qui a été comparé
archive-drawn-same = Vérifié : refait avec la même valeur de départ, le tirage donne les mêmes équipes.
archive-drawn-other = Vérifié : refait avec la même valeur de départ, le tirage donne d’autres équipes.
archive-drawn-corrected = Qui a vu son nom, son club, son année de naissance ou sa force corrigés après le tirage a une autre place dans la liste faite aujourd’hui. Le tirage lui-même suit la liste du procès-verbal.
archive-compared = Comparé
archive-compared-teams = Les équipes tirées au sort
archive-compared-shuffles = Nombre de mélanges du chapeau 2
archive-compared-order = Ordre de la liste selon la force et la valeur de départ
archive-same = identique
archive-other = différent
# $same (number), $count (number)
archive-same-teams = { $same } identiques sur { $count }

archive-check = Vérifier une feuille
archive-check-about = Les feuilles du tournoi portent en bas un mot de contrôle, et le même en code QR en haut à droite. Il dit si le fichier publié contient ce qui a été imprimé alors.
archive-check-published = Mot de contrôle du fichier publié
archive-check-word = Mot de contrôle

# $partner (text): a name
archive-with = avec { $partner }
archive-rating = Classement
archive-ratings-about = Le classement et son incertitude, calculés à partir de tous les tournois publiés. Un classement très incertain dit peu de choses.
archive-no-rating = Aucun classement n’est encore calculé.
# $count (number), $first (text), $last (text) : « 1650 ± 80 »
archive-curve =
    { $count ->
        [one] { $last } après un tournoi. La bande montre l’incertitude.
       *[other] De { $first } à { $last } en { $count } tournois. La bande montre l’incertitude.
    }

archive-refused-gone = N’est plus public
    .rule = L’organisateur ou les archives ne montrent plus cette page.
archive-refused-unknown = Introuvable
    .rule = Il n’y a pas de page à cette adresse. Elle est peut-être mal écrite.
archive-refused-field = Cette adresse est illisible
    .rule = Ce qui suit le point d’interrogation de l’adresse n’est pas correct.
archive-refused-too-many = Trop de demandes
    .rule = Veuillez réessayer dans un instant.
archive-refused-away = Indisponible pour le moment
    .rule = Les archives n’atteignent pas leurs données. Rien n’est perdu ; veuillez réessayer bientôt.
archive-refused-internal = Une erreur s’est produite
    .rule = Veuillez réessayer. Si cela persiste, prévenez le responsable des archives.
