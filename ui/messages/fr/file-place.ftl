# Le fichier à sa place : ce qui se trouve à côté, et ce qu’une autre main en fait.

refusal-stray-beside = Non ouvert : à côté du fichier du tournoi se trouve { $path }.
    .rule =
        { $found ->
            [names_another_file] C’est un journal qui, à l’ouverture, ferait supprimer un tout autre fichier. Kralle n’écrit jamais un tel journal. Supprimez-le et cherchez d’où vient le tournoi avant d’ouvrir celui-ci.
            [no_journal] Kralle enregistre son journal sous ce nom, mais ce fichier n’en est pas un ; il serait écrasé. Déplacez-le ailleurs, puis ouvrez le tournoi.
            [too_large] C’est un journal qui grossirait le fichier outre mesure. Déplacez ce journal ailleurs, puis ouvrez le tournoi.
            [misfit] C’est un journal qui ne correspond pas à ce fichier : le tournoi n’en sortirait pas intact. Rien n’a été modifié. Déplacez ce journal ailleurs, puis ouvrez le tournoi, ou restaurez une sauvegarde ; les deux fichiers sont alors gardés.
            [link] C’est un lien vers un autre fichier, qui serait écrasé ou supprimé. Déplacez ce lien ailleurs, puis ouvrez le tournoi.
            [no_file] Kralle enregistre son journal sous ce nom, mais ce n’est pas un fichier. Déplacez cet élément ailleurs, puis ouvrez le tournoi.
           *[other_mode] Kralle n’écrit jamais un tel fichier ; le tournoi est ou était ouvert dans un autre programme. Fermez-le dans cet autre programme. Si le fichier reste, déplacez-le ailleurs, puis ouvrez le tournoi.
        }
refusal-other-mode = Non ouvert : un autre programme a changé le mode du fichier { $path }.
    .rule = Dans ce mode (WAL), l’autre programme écrit d’abord dans un second fichier à côté. Revenez dans l’autre programme à « journal_mode = DELETE », ou restaurez une sauvegarde. Rien n’a été modifié.
refusal-too-large = Non ouvert : le fichier compte { $bytes } octets.
    .rule = La taille maximale en octets est de { $limit } ; aucun tournoi n’est aussi volumineux. Choisissez un autre fichier.
overwrite-asked = { $path } existe déjà et ne vient pas de Kralle. L’écraser ? [o/N]
overwrite-refused = Non enregistré : le fichier existe déjà et ne vient pas de Kralle. Choisissez un autre nom, ou indiquez avec --force qu’il doit être écrasé.
refusal-file-replaced = Non enregistré : le fichier { $path } n’est plus celui qui est ouvert ici.
    .rule = { $how ->
        [gone] Le fichier a été déplacé, renommé ou supprimé. Ce qui est ouvert est gardé dans une copie de secours.
        [folder_gone] Le dossier du fichier n’est plus là (renommé, supprimé, clé USB ou lecteur réseau déconnecté). Ce qui est ouvert est gardé dans une copie de secours.
        [other_file] Un autre fichier se trouve à présent à la place de celui du tournoi. Il reste intact ; ce qui est ouvert est gardé dans une copie de secours.
       *[written_over] Un autre programme a écrit dans le fichier. Celui-ci reste tel quel ; ce qui est ouvert est gardé dans une copie de secours.
    }
refusal-nothing-replaced = Rien à récupérer : le fichier est à sa place.
    .rule = Continuez normalement.
refusal-nothing-kept = Il n’y a pas encore de copie de secours.
    .rule = La copie de secours n’a pas pu être écrite. Choisissez un emplacement où il y a de la place.
refusal-is-the-tournament = Non exécuté : { $path } est le tournoi ouvert lui-même.
    .rule = Le tournoi serait écrasé ou perdrait son verrou. Choisissez un autre nom.

replaced-title = Le fichier n’est plus à sa place
replaced-gone = { $path } n’est plus là : déplacé, renommé ou supprimé.
replaced-folder-gone = Le dossier du fichier { $path } n’est plus là (renommé, supprimé, clé USB ou lecteur réseau déconnecté).
replaced-other-file = Un autre fichier se trouve à présent à l’emplacement { $path }. Il reste intact.
replaced-written-over = Un autre programme a écrit dans { $path }. Le fichier reste tel qu’il est.
replaced-until = Tant que la suite n’est pas décidée, plus rien n’est enregistré.
replaced-everything = Rien n’est perdu : tout, jusqu’à la dernière action, se trouve dans { $path }.
replaced-tournament = L’état du tournoi est dans { $path } ; son historique n’était plus complet.
replaced-not-kept = Aucune copie de secours n’a pu être écrite. Choisissez un emplacement ; d’ici là, ne quittez pas le programme.
replaced-go-on = Continuer avec la copie de secours
replaced-put-back = Remettre en place
replaced-elsewhere = Choisir un emplacement…
replaced-done = Le tournoi continue dans { $path }
journal-rescue-file = Tournoi récupéré de la mémoire

# Une partie qui a continué dans une autre copie du fichier, ou avant la restauration d’une sauvegarde.
refusal-game-forked = Non exécuté : sur cet ordinateur, la partie { $game } a continué autrement, dans une autre copie du fichier ou avant la restauration d’une sauvegarde.
    .rule = Ce qui est enregistré ici est peut-être déjà connu. Continuez dans le fichier où la partie a été jouée en dernier ; sinon, les deux joueurs saisissent ici un nouveau coup, et la feuille de partie le mentionnera.
game-record-forked = Avant le n° { $number } : sur cet ordinateur, la partie avait continué autrement (autre copie du fichier ou sauvegarde restaurée) ; ce qui était enregistré a été écarté.
table-entry-forked = Partie continuée autrement
table-forked = Sur cet ordinateur, la partie a continué autrement : dans une autre copie du fichier, ou avant la restauration d’une sauvegarde. Ce qui est enregistré est peut-être déjà connu et n’est pas dévoilé.
table-forked-again = Continuer ici avec de nouvelles saisies
table-forks = { $pairs ->
    [one] Avant la paire { $list }, la partie avait continué autrement (autre copie du fichier ou sauvegarde restaurée) ; les deux joueurs ont saisi un nouveau coup.
   *[other] Avant les paires { $list }, la partie avait continué autrement (autre copie du fichier ou sauvegarde restaurée) ; les deux joueurs ont saisi de nouveaux coups.
}
post-log-forked = La partie avait continué autrement (autre copie du fichier ou sauvegarde restaurée) ; ce qui était enregistré a été écarté
table-safe-forked = { $name } : saisie peut-être connue

refusal-file-not-granted = Non exécuté : { $path } n’a pas été choisi ici.
    .rule = Seul ce qui a été choisi dans la boîte de dialogue du système est lu ou écrit.

refusal-desk-busy = Un long travail est en cours ; demandes déjà en attente : { $waiting }.
    .rule = Réessayez dans un instant ; tout peut être consulté entre-temps.

refusal-not-for-this-window = Non exécuté : dans cette fenêtre, il n’y a que cette partie.
    .rule = Tout le reste se fait dans la fenêtre principale.

# Remarques sur l’emplacement du fichier ; rien n’est refusé pour autant.
refusal-file-on-network = Ce fichier de tournoi se trouve sur un serveur.
    .rule = Si le réseau tombe, rien n’est enregistré jusqu’à son retour, et certains serveurs ne verrouillent pas les fichiers de façon sûre. Le jour du tournoi, ouvrez plutôt le fichier dans un dossier de cet ordinateur et copiez-le ensuite sur le serveur : { $path }
# $cloud (texte) : nom du programme, « Cloud » s’il n’est pas connu
refusal-file-in-cloud-folder =
    Ce fichier de tournoi se trouve dans un dossier synchronisé { $cloud ->
        [Cloud] avec le cloud
       *[other] par { $cloud }
    }.
    .rule = Cela fonctionne tant que le fichier n’est ouvert que sur un seul ordinateur. Si deux ordinateurs le modifient, il y aura deux versions côte à côte. Le jour du tournoi, choisissez plutôt un dossier qui n’est pas synchronisé : { $path }
# $copies (textes) : noms des fichiers
refusal-file-has-copies = Le même tournoi se trouve aussi ici : { $copies }
    .rule = Il peut s’agir d’une copie ou d’une seconde version créée par la synchronisation. « Historique » montre où en est le fichier ouvert, { $path }.
place-hint-close = Fermer cette remarque
