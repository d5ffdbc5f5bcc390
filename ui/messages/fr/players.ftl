# Joueurs : liste, saisie, importation.

players-add = Inscrire un joueur
players-all-here = Tous présents
players-apart = Ne participent pas
players-birth-year = Année de naissance
players-border = Égalité à la limite des chapeaux
    .rule = Même force : { $names }. L’ordre est tiré au sort avec la valeur de départ publique, ou fixé à la main par la direction du tournoi.
players-border-show = Aller au tirage
players-caption = Liste des joueurs, répartie en deux chapeaux selon la force
players-change = Modifier
players-club = Club
players-draw = Tirer au sort
players-drawn = Équipes tirées au sort : la liste est définitive.
    .rule = Noms et clubs peuvent encore être corrigés, les numéros ne changent plus.
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
players-nobody-here = Personne encore
players-number = N°
players-odd-absent =
    { $count ->
        [one] { $names } est inscrit, mais absent.
       *[other] { $names } sont inscrits, mais absents.
    }
players-odd-director = La direction du tournoi fait l’appoint
players-odd-is-here = { $name } est présent
players-odd-late = Inscrire un joueur en retard
players-odd-three = Former une équipe de trois
players-order = Ordre
players-order-by-strength = Par force
players-order-by-name = Par nom
players-order-held = L’ordre ne change pas avant la fin de la saisie.
players-order-now = Ordonner maintenant
players-part = Rôle
players-range = Force { $from } à { $to }
    .one = Force { $from }
players-says-here = { $name } est présent
players-search = Chercher un joueur
    .hint = Nom ou club
hint-arrival = Taper un nom : présent
arrival-one = { $key } : { $name }, présence
arrival-several = { $key } : { $name }, présence ({ $number } sur { $count }, ↑ ↓)
arrival-already = { $name } : présence déjà notée
players-select = Sélectionner
select-says = Sélectionner { $name }
select-count =
    { $count ->
        [one] { $count } sélectionné
       *[other] { $count } sélectionnés
    }
select-shown = Tous les affichés ({ $count })
select-nobody = Personne n’est sélectionné.
select-here = Présents
select-absent = Absents
select-one-by-one = Qui a déjà une équipe part un à un : Kralle demande ce que devient l’équipe.
select-end = Terminer la sélection
players-show = Afficher
players-show-absent = Absents { $count }
players-show-all = Tous { $count }
players-steps-in = fait l’appoint
players-strength = Force
players-three = Une équipe de trois compense le nombre impair.
    .odd = À chaque ronde, l’un des trois ne joue pas. L’équipe qui reçoit le troisième est indiquée au tirage.
    .even = Pour l’instant le nombre est pair ; l’équipe de trois n’est pas nécessaire.
players-three-not = Y renoncer
players-even = { $players } joueurs présents : { $teams } équipes de deux
players-unrated = sans Elo

player-add-one = Inscrire
player-added = Inscription : { $name }
player-change = Modifier { $name }
player-done = Terminé
player-fide-id = Code FIDE
player-is-here = est présent
player-more = Titre, année de naissance, sexe, code FIDE, autres Elo
player-name-missing = Le nom manque.
player-name =
    .hint = Nom, Prénom
player-remove = Supprimer le joueur
player-steps-in = fait l’appoint
    .hint = Ne joue que si le nombre des autres est impair – par exemple la direction du tournoi.

import-title = Importer une liste de joueurs
import-about = Une liste en CSV, TSV, Excel ou ODS, comme en tiennent les clubs. Vous voyez ce qui a été reconnu avant l’importation.
import-pick = Choisir un fichier
import-paste = Ou coller depuis le tableur
    .hint = Nom;Force;Club
import-paste-empty = Rien n’a encore été collé
import-read = Lire
import-other = Autre liste
import-found =
    { $count ->
        [one] { $count } joueur reconnu.
       *[other] { $count } joueurs reconnus.
    }
import-known =
    { $count ->
        [one] { $count } est déjà inscrit et reste tel quel.
       *[other] { $count } sont déjà inscrits et restent tels quels.
    }
import-unrated =
    { $count ->
        [one] { $count } sans Elo est placé à la fin.
       *[other] { $count } sans Elo sont placés à la fin.
    }
import-how = Lu comme { $encoding }, séparateur : { $separator }.
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
