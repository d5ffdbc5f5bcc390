# Le fichier à sa place : ce qui se trouve à côté, et ce qu’une autre main en fait.

refusal-stray-beside = Pas ouvert : à côté du fichier du tournoi se trouve { $path }.
    .rule = { $found ->
        [names_another_file] C’est un journal qui, à l’ouverture, ferait effacer un tout autre fichier. Kralle n’en écrit jamais. L’effacer et chercher d’où vient le tournoi ; puis l’ouvrir.
        [no_journal] Kralle tient son journal sous ce nom, mais ce n’en est pas un ; il serait écrasé. Le déplacer ailleurs, puis ouvrir le tournoi.
        [too_large] C’est un journal qui gonflerait le fichier outre mesure. Le déplacer ailleurs, puis ouvrir le tournoi.
        [misfit] C’est un journal qui ne va pas avec ce fichier : il n’en resterait pas un tournoi intact. Rien n’a été modifié. Le déplacer ailleurs, puis ouvrir le tournoi, ou reprendre une sauvegarde ; les deux sont alors gardés.
        [link] C’est un lien vers un autre fichier, qui serait écrasé ou effacé. Le déplacer ailleurs, puis ouvrir le tournoi.
        [no_file] Kralle tient son journal sous ce nom, mais ce n’est pas un fichier. Le déplacer ailleurs, puis ouvrir le tournoi.
       *[other_mode] Kralle n’écrit jamais un tel fichier ; un autre programme a ou avait le tournoi ouvert. L’y fermer. Si le fichier reste : le déplacer ailleurs, puis ouvrir le tournoi.
    }
refusal-other-mode = Pas ouvert : un autre programme a changé le mode de { $path }.
    .rule = Il écrit d’abord dans un second fichier à côté (WAL). Y revenir à « journal_mode = DELETE » ou reprendre une sauvegarde. Rien n’a été modifié.
refusal-too-large = Pas ouvert : le fichier compte { $bytes } octets.
    .rule = On en lit au plus { $limit } ; aucun tournoi n’est aussi grand. Choisir un autre fichier.
refusal-file-replaced = Pas d’enregistrement : à la place de { $path } ne se trouve plus ce qui est ouvert ici.
    .rule = { $how ->
        [gone] Le fichier a été déplacé, renommé ou effacé. Ce qui est ouvert est gardé dans une copie de secours.
        [folder_gone] Son dossier n’est plus là : renommé, effacé, ou la clé est retirée. Ce qui est ouvert est gardé dans une copie de secours.
        [other_file] Un autre fichier s’y trouve à présent. Il reste intact ; ce qui est ouvert est gardé dans une copie de secours.
       *[written_over] Une autre main y a écrit. Il reste tel quel ; ce qui est ouvert est gardé dans une copie de secours.
    }
refusal-nothing-replaced = Rien à sauver : le fichier est à sa place.
    .rule = Continuer simplement.
refusal-nothing-kept = Il n’y a pas encore de copie de secours.
    .rule = Elle n’a pas pu être écrite. Choisir un endroit où il y a de la place.
refusal-is-the-tournament = Pas exécuté : { $path } est le tournoi ouvert lui-même.
    .rule = Il serait écrasé ou perdrait son verrou. Choisir un autre nom.

replaced-title = Le fichier n’est plus à sa place
replaced-gone = { $path } n’est plus là : déplacé, renommé ou effacé.
replaced-folder-gone = Le dossier de { $path } n’est plus là : renommé, effacé, ou la clé est retirée.
replaced-other-file = Un autre fichier se trouve à présent sous { $path }. Il reste intact.
replaced-written-over = Une autre main a écrit dans { $path }. Le fichier reste tel qu’il est.
replaced-until = Tant que la suite n’est pas réglée, plus rien n’est enregistré.
replaced-everything = Rien n’est perdu : tout, jusqu’à la dernière action, est complet dans { $path }.
replaced-tournament = L’état du tournoi est dans { $path } ; son historique n’était plus complet.
replaced-not-kept = Aucune copie de secours n’a pu être écrite. Choisir un endroit ; d’ici là, ne pas quitter le programme.
replaced-go-on = Continuer avec la copie de secours
replaced-put-back = Le remettre à sa place
replaced-elsewhere = Choisir un endroit …
replaced-done = La suite se fait dans { $path }
journal-rescue-file = Tournoi sauvé depuis la mémoire

# Une partie qui a continué dans une autre copie du fichier, ou avant la reprise d’une sauvegarde.
refusal-game-forked = Pas exécuté : sur cet ordinateur, la partie { $game } a continué autrement : dans une autre copie du fichier, ou avant la reprise d’une sauvegarde.
    .rule = Ce qui est enregistré ici peut être connu. Continuer dans le fichier où elle a été jouée en dernier, ou les deux saisissent à nouveau ici ; la feuille de partie le dira.
game-record-forked = Avant le nº { $number } : sur cet ordinateur, la partie avait continué autrement (autre copie du fichier ou sauvegarde reprise) ; ce qui était enregistré a été abandonné.
table-entry-forked = Continuée autrement
table-forked = Sur cet ordinateur, la partie a continué autrement : dans une autre copie du fichier, ou avant la reprise d’une sauvegarde. Ce qui est enregistré peut être connu et n’est pas dévoilé.
table-forked-again = Continuer ici, les deux saisissent à nouveau
table-forks = { $pairs ->
    [one] Avant la paire { $list }, la partie avait continué autrement (autre copie du fichier ou sauvegarde reprise) ; les deux ont saisi à nouveau.
   *[other] Avant les paires { $list }, la partie avait continué autrement (autre copie du fichier ou sauvegarde reprise) ; les deux ont saisi à nouveau.
}
post-log-forked = La partie avait continué autrement (autre copie du fichier ou sauvegarde reprise) ; ce qui était enregistré a été abandonné
table-safe-forked = { $name } : la saisie peut être connue

refusal-file-not-granted = Pas exécuté : { $path } n’a pas été choisi ici.
    .rule = Seul ce qui a été choisi dans la boîte de dialogue du système est lu et écrit.

refusal-desk-busy = Un long travail est en cours, et { $waiting } demandes attendent déjà.
    .rule = Réessayer dans un instant ; tout peut être consulté entre-temps.

refusal-not-for-this-window = Pas exécuté : à la table d’une partie, il n’y a que cette partie.
    .rule = Tout le reste se fait dans la fenêtre principale.
