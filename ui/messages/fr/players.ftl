# Joueurs : liste, saisie, importation.

players-add = Inscrire un joueur
players-all-here = Marquer tous présents
players-apart = Ne participent pas
players-birth-year = Année de naissance
players-border = Égalité à la limite des chapeaux
    .rule = Même Elo : { $names }. L’ordre est tiré au sort avec la valeur de départ publique, ou fixé à la main par la direction du tournoi.
players-border-show = Aller au tirage
players-caption = Liste des joueurs, répartie en deux chapeaux selon l’Elo
players-change = Modifier
players-club = Club
players-draw = Tirer au sort
players-drawn = Équipes tirées au sort : la liste est définitive.
    .rule = Les noms et les clubs peuvent encore être corrigés ; les numéros ne changent plus.
players-empty = Pas encore de joueurs
    .hint = Importez une liste du club (CSV, TSV, Excel, ODS) ou inscrivez des joueurs.
players-entered =
    { $count ->
        [one] { $count } inscrit
       *[other] { $count } inscrits
    }
players-here =
    { $count ->
        [one] { $count } présent
       *[other] { $count } présents
    }
players-import = Importer
players-is-here = Présent
players-list = Liste des joueurs
players-name = Nom
players-nobody-here = Marquer tous absents
players-number = N°
players-odd-absent =
    { $count ->
        [one] { $names } figure sur la liste, mais n’est pas là.
       *[other] { $names } figurent sur la liste, mais ne sont pas là.
    }
players-odd-director = Faire jouer la direction du tournoi
players-odd-is-here = Noter la présence ({ $name })
players-odd-late = Inscrire un retardataire
players-odd-three = Former une équipe de trois
players-order = Ordre
players-order-by-strength = Par Elo
players-order-by-name = Par nom
players-order-held = L’ordre ne change pas avant la fin de la saisie.
players-order-now = Trier maintenant
players-part = Rôle
players-range = Elo { $from } à { $to }
    .one = Elo { $from }
players-says-here = { $name } est là
players-search = Rechercher un joueur
    .hint = Nom ou club
hint-arrival = Taper un nom pour noter la présence
arrival-one = { $key } : { $name } est là
arrival-several = { $key } : { $name } est là ({ $number } sur { $count }, ↑ ↓)
arrival-already = { $name } est déjà là
players-select = Sélectionner
select-says = Sélectionner { $name }
select-count =
    { $count ->
        [one] { $count } sélectionné
       *[other] { $count } sélectionnés
    }
select-shown = Tout sélectionner ({ $count })
select-nobody = Personne n’est sélectionné.
select-here = Marquer présents
select-absent = Marquer absents
select-one-by-one = Les départs de joueurs qui ont déjà une équipe se notent un par un : Kralle demande chaque fois ce que devient leur équipe.
select-end = Terminer la sélection
players-show = Afficher
players-show-absent = Absents { $count }
players-show-all = Tous { $count }
players-steps-in = fait l’appoint
players-strength = Elo
players-three = Une équipe de trois compense le nombre impair.
    .odd = À chaque ronde, l’un des trois joueurs ne joue pas. L’équipe de trois est désignée lors du tirage.
    .even = Pour l’instant, le nombre est pair ; l’équipe de trois n’est pas nécessaire.
players-three-not = Renoncer à l’équipe de trois
players-even = Joueurs présents : { $players } ; équipes de deux : { $teams }
players-unrated = sans Elo

player-add-one = Inscrire
player-added = Inscription : { $name }
player-change = Modifier { $name }
player-done = Terminé
player-fide-id = Code FIDE
player-is-here = est là
player-more = Titre, année de naissance, sexe, code FIDE, autres Elo
player-name-missing = Le nom manque.
player-name =
    .hint = Nom, prénom
player-remove = Supprimer le joueur
player-steps-in = fait l’appoint
    .hint = Ne joue que si le nombre des autres joueurs est impair. Exemple : la direction du tournoi.

import-title = Importer une liste de joueurs
import-about = Une liste en CSV, TSV, Excel ou ODS, comme en tiennent les clubs. Avant l’importation, vous voyez ce qui a été reconnu.
import-pick = Choisir un fichier
import-paste = Ou coller depuis le tableur
    .hint = Nom;Elo;Club
import-paste-empty = Rien n’a encore été collé
import-read = Lire
import-other = Choisir une autre liste
import-found =
    { $count ->
        [one] { $count } joueur reconnu.
       *[other] { $count } joueurs reconnus.
    }
import-known =
    { $count ->
        [one] { $count } joueur est déjà inscrit et reste tel quel.
       *[other] { $count } joueurs sont déjà inscrits et restent tels quels.
    }
import-unrated =
    { $count ->
        [one] { $count } joueur sans Elo est placé à la fin.
       *[other] { $count } joueurs sans Elo sont placés à la fin.
    }
import-how = Lu en { $encoding }, séparateur : { $separator }.
separator-comma = virgule
separator-semicolon = point-virgule
separator-tab = tabulation
import-columns = Colonnes
import-column = Colonne { $number }
import-problems =
    { $count ->
        [one] { $count } remarque
       *[other] { $count } remarques
    }
import-rows = Joueurs de la liste
import-line-head = Ligne
import-is-known = déjà inscrit
import-keep =
    { $count ->
        [one] Importer { $count } joueur
       *[other] Importer { $count } joueurs
    }
import-nothing = Aucun nouveau joueur dans la liste
import-whole-list = Liste entière
import-refused = La liste ne peut pas être importée.
import-left-out =
    { $count ->
        [one] { $count } ligne n’est pas importée.
       *[other] { $count } lignes ne sont pas importées.
    }
