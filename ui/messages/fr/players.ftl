# Joueurs : liste, saisie, importation.

players-add = Inscrire un joueur
players-apart = À part
players-birth-year = Année de naissance
players-border = Égalité à la limite des chapeaux
    .rule = Même force : { $names }. La valeur de départ publique tire l’ordre au sort, ou la direction du tournoi ordonne à la main.
players-border-show = Aller au tirage
players-caption = Liste des joueurs, partagée selon la force en deux chapeaux
players-change = Modifier
players-club = Club
players-draw = Tirer au sort
players-drawn = Équipes tirées au sort : la liste est fixée.
    .rule = Noms et clubs peuvent encore être corrigés, les numéros de départ restent.
players-empty = Encore aucun joueur
    .hint = Importer une liste tenue par le club (CSV, TSV) ou inscrire des noms.
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
players-number = N°
players-odd-absent =
    { $count ->
        [one] { $names } manque à l’appel.
       *[other] { $names } manquent à l’appel.
    }
players-odd-director = La direction du tournoi joue
players-odd-is-here = { $name } est là
players-odd-late = Inscrire un joueur tardif
players-odd-three = Former une équipe de trois
players-order-held = L’ordre reste jusqu’à la fin de la saisie.
players-order-now = Ordonner maintenant
players-part = Rôle
players-range = Force { $from } à { $to }
players-says-here = { $name } est là
players-search = Chercher un joueur
    .hint = Nom ou club
players-show = Afficher
players-show-absent = Absents { $count }
players-show-all = Tous { $count }
players-steps-in = complète
players-strength = Force
players-three = Une équipe de trois compense le nombre impair.
    .odd = À chaque ronde, l’un des trois ne joue pas. L’équipe qui reçoit le troisième est indiquée au tirage.
    .even = Pour l’instant le nombre est pair ; l’équipe de trois n’est pas nécessaire.
players-three-not = Y renoncer
players-unrated = sans nombre

player-add-one = Inscrire
player-added = Inscription : { $name }
player-change = Modifier { $name }
player-done = Terminé
player-fide-id = Code FIDE
player-is-here = est là
player-more = Titre, année de naissance, code FIDE, autres nombres
player-name-missing = Le nom manque.
player-name =
    .hint = Nom, Prénom
player-remove = Supprimer le joueur
player-steps-in = complète
    .hint = Ne joue que si le nombre des autres est impair – par exemple la direction du tournoi.

import-title = Importer une liste de joueurs
import-about = Une liste en CSV, TSV, Excel ou ODS, comme en tiennent les clubs. Ce qui a été compris est montré avant la reprise.
import-pick = Choisir un fichier
import-paste = Ou coller depuis le tableur
    .hint = Nom;Force;Club
import-paste-empty = Rien de collé
import-read = Lire
import-other = Autre liste
import-found =
    { $count ->
        [one] { $count } joueur compris.
       *[other] { $count } joueurs compris.
    }
import-known =
    { $count ->
        [one] { $count } est déjà inscrit et reste tel quel.
       *[other] { $count } sont déjà inscrits et restent tels quels.
    }
import-unrated =
    { $count ->
        [one] { $count } sans nombre est à la fin.
       *[other] { $count } sans nombre sont à la fin.
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
        [one] Reprendre { $count } joueur
       *[other] Reprendre { $count } joueurs
    }
import-nothing = Personne de nouveau dans la liste
import-whole-list = Liste entière
import-refused = La liste ne peut pas être reprise.
import-left-out =
    { $count ->
        [one] { $count } ligne n’est pas reprise.
       *[other] { $count } lignes ne sont pas reprises.
    }
