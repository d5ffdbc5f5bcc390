# Le mot de contrôle des feuilles, et si un fichier contient encore ce que montre la feuille.

head-open = Vérifier une feuille…
head-title = Vérifier une feuille
head-note = Les appariements, résultats et classements portent un mot de contrôle en bas, et le même sous forme de code QR en haut à droite. Il permet de vérifier que ce fichier contient encore ce qui a été imprimé.
head-word = Mot de contrôle de la feuille
    .hint = Tapez le mot de contrôle ou lisez-le au scanner, par exemple 412-KTRA-9MNP-XC4D-7HWQ. Majuscules ou minuscules, avec ou sans tirets.
head-do = Vérifier
head-read = Lu : { $word }
head-look = Voir l’état à ce moment-là

# $entry (nombre), $when (texte), $state (texte): done, undone, ended
head-contained =
    { $state ->
        [done] Retrouvé : l’étape { $entry } du { $when } figure telle quelle dans le fichier et reste en vigueur.
        [undone] Retrouvé : l’étape { $entry } du { $when } figure telle quelle dans le fichier ; elle est annulée et peut être rétablie.
       *[other] Retrouvé : l’étape { $entry } du { $when } figure telle quelle dans le fichier ; elle a été annulée plus tard.
    }
    .next = Rien de ce qui précède cette étape n’a été modifié après coup.
head-left-by-restore = Retrouvé, mais abandonné : après l’étape { $entry }, l’étape { $restore } du { $when } a restauré une sauvegarde plus ancienne.
    .next = La restauration est notée dans le fichier ; l’historique montre ce qui a été abandonné.
head-misread = Non reconnu : la saisie ressemble au mot de contrôle de l’étape { $entry }, sans être identique.
    .next = Relisez attentivement. 0 et O sont équivalents, de même que 1, I et L.
head-other-link = Non retrouvé : l’étape { $entry } du fichier n’est pas celle de la feuille.
    .next = La feuille vient d’un autre fichier, ou une étape précédente a été réécrite après coup. Refaites la vérification avec le fichier d’où la feuille a été imprimée, et avec ses sauvegardes.
head-not-yet = Non retrouvé : le fichier ne va que jusqu’à l’étape { $newest }.
    .next = Le fichier est plus ancien que la feuille, ou sa fin manque. Refaites la vérification avec une copie ou une sauvegarde plus récente.
head-other-file = Non retrouvé : la feuille vient d’un autre fichier de tournoi.
    .next = Refaites la vérification avec le fichier d’où la feuille a été imprimée ; ses copies et ses sauvegardes conviennent aussi.
head-broken = Preuve impossible : à partir de l’étape { $entry }, l’historique du fichier n’est plus tel qu’il a été écrit.
    .next = Refaites la vérification avec une copie ou une sauvegarde encore intacte.

refusal-head-missing = Rien à vérifier : le mot de contrôle manque.
    .rule = Le mot de contrôle figure au bas de la feuille.
refusal-head-too-long = Ce n’est pas un mot de contrôle : la saisie dépasse { $most } caractères.
    .rule = Saisissez uniquement le mot de contrôle de la feuille.
refusal-head-number = Ce n’est pas un mot de contrôle : la saisie commence par « { $found } », alors qu’un numéro d’étape est attendu.
    .rule = Un mot de contrôle ressemble à ceci : 412-KTRA-9MNP-XC4D-7HWQ.
refusal-head-symbol = Ce n’est pas un mot de contrôle : le caractère « { $found } » n’y figure jamais.
    .rule = Relisez la feuille. Si le scanner tape de faux caractères, il est réglé pour un autre clavier.
refusal-head-length =
    { $found ->
        [one] Ce n’est pas un mot de contrôle : le numéro est suivi de { $found } caractère au lieu de { $expected }.
       *[other] Ce n’est pas un mot de contrôle : le numéro est suivi de { $found } caractères au lieu de { $expected }.
    }
    .rule = Un mot de contrôle ressemble à ceci : 412-KTRA-9MNP-XC4D-7HWQ.
refusal-head-form = Lecture incomplète : le code QR n’est pas entier.
    .rule = Lisez le code QR à nouveau, ou tapez le mot de contrôle au bas de la feuille.
