# Ce qui se demande avant d’importer une liste, et les titres des joueurs.

player-title = Titre
    .hint = Dr, Prof., GM, IM…
field-title = Titre
field-separator = Séparateur
separator-bar = barre verticale
separator-blanks = plusieurs espaces (colonnes alignées)
separator-free_text = espaces (texte libre)
separator-auto = détecté : { $separator }
separator-detect = détecter automatiquement
import-separator = Séparateur
import-questions =
    { $count ->
        [one] { $count } question avant l’importation
       *[other] { $count } questions avant l’importation
    }
import-questions-open =
    { $count ->
        [one] Encore { $count } question sans réponse
       *[other] Encore { $count } questions sans réponse
    }
import-numbers-not-read = Ne pas lire
import-ratings-lost =
    { $count ->
        [one] L’Elo de { $count } joueur est illisible. La liste ci-dessous montre ce qui est écrit à sa place ; on peut y saisir l’Elo.
       *[other] Les Elo de { $count } joueurs sont illisibles. La liste ci-dessous montre ce qui est écrit à leur place ; on peut y saisir les Elo.
    }
import-unrated-accept = Importer les autres sans Elo
import-rating-of = Elo ({ $name }), au lieu de « { $found } »
import-tick-all = Importer toutes les lignes
import-tick = Importer la ligne { $line }, { $name }
import-set-aside =
    { $count ->
        [one] { $count } ligne n’est pas cochée et n’est pas importée.
       *[other] { $count } lignes ne sont pas cochées et ne sont pas importées.
    }
import-twins =
    { $count ->
        [one] { $count } ligne désigne peut-être la même personne qu’une autre entrée. Choisissez dans la liste ci-dessous.
       *[other] { $count } lignes désignent peut-être la même personne qu’une autre entrée. Choisissez dans la liste ci-dessous.
    }
import-twins-all = Pour toutes les lignes restantes
import-twin-of = { $name } et { $other } : la même personne ?
import-twin-entered = déjà dans la liste : { $name }
import-twin-line = ligne { $line } : { $name }
import-twin-choose = choisissez
import-twin-ask = la même personne ?
import-twin-skip = la même : laisser de côté
import-twin-update = la même : compléter
import-twin-enter = une autre personne
player-twin = { $name } : est-ce la même personne ?
    .rule = Mêmes nom, année de naissance et club, ou même numéro de fédération. Personne n’a été inscrit.
player-twin-enter = Inscrire comme une autre personne
player-twin-save = C’est une autre personne : enregistrer
player-twin-same = La même personne
ratings-new-title = Titre : { $title }
import-doubtful =
    { $count ->
        [one] { $count } ligne n’est peut-être pas un joueur. Choisissez dans la liste ci-dessous.
       *[other] { $count } lignes ne sont peut-être pas des joueurs. Choisissez dans la liste ci-dessous.
    }
import-doubtful-of = ligne { $line }, { $name }
import-doubtful-all = Pour toutes ces lignes
import-doubtful-take = un joueur : importer
import-doubtful-leave = pas un joueur : laisser de côté
