# Pourquoi quelque chose ne s’est pas fait avec un fichier ou le programme. Les téléphones ne reçoivent pas ces phrases.
refusal-missing = Fichier introuvable : { $path }
    .rule = Le fichier a peut-être été déplacé, ou la clé USB manque. Remettez-le en place ou ouvrez un autre fichier.
refusal-not-a-file = { $path } n’est pas un fichier.
    .rule = Les dossiers, les périphériques et les tubes nommés ne sont ni lus ni remplacés. Choisissez un fichier.
refusal-not-readable = Non lu : l’accès à { $path } n’est pas autorisé.
    .rule = Copiez le fichier dans l’un de vos dossiers ou choisissez un autre fichier.
refusal-file-too-large = Non lu : { $path } est trop volumineux.
    .rule = Kralle ne lit pas de fichiers aussi volumineux. Choisissez un autre fichier.
refusal-read-failed = Non lu : { $path } est inaccessible.
    .rule = Vérifiez le support ou le lecteur réseau, puis recommencez.
refusal-exists = Non créé : { $path } existe déjà.
    .rule = Un fichier existant n’est jamais écrasé. Choisissez un autre nom ou ouvrez le fichier.
refusal-not-a-database = Non ouvert : ce n’est pas un fichier de tournoi.
    .rule = Le contenu n’est pas une base de données ; le fichier est resté intact. Choisissez un autre fichier.
refusal-not-a-tournament = Non ouvert : ce n’est pas un tournoi de Kralle.
    .rule = La base de données appartient à un autre programme et est restée intacte. Choisissez un autre fichier.
refusal-newer-file = Non ouvert : le fichier vient d’une version plus récente de Kralle.
    .rule = Le fichier est au format { $found } ; cette version lit jusqu’au format { $known }. Mettez Kralle à jour ; le fichier est resté intact.
refusal-in-use = Non ouvert : le fichier est déjà ouvert.
    .rule = Une autre fenêtre ou un autre programme utilise ce fichier. Fermez-le là-bas, puis rouvrez-le ici.
refusal-read-only = Non enregistré : { $path } est en lecture seule.
    .rule = Le fichier, son dossier ou le support est protégé en écriture. Copiez le fichier dans un autre dossier et ouvrez la copie.
refusal-file-trouble =
    { $cause ->
        [access_denied] Accès refusé : { $path }
        [blocked] Bloqué : { $path }
        [write_protected] Non écrit : le support du fichier { $path } est protégé en écriture.
        [medium_gone] Non exécuté : le support du fichier { $path } n’est plus là.
        [medium_fails] Non exécuté : le support du fichier { $path } signale des erreurs.
        [network_gone] Non exécuté : le serveur du fichier { $path } est injoignable.
        [held_elsewhere] Non exécuté : un autre programme utilise { $path } en ce moment.
        [cloud_only] Non ouvert : { $path } n’existe que dans le cloud.
        [name_too_long] Non créé : le nom { $path } est trop long.
       *[bad_name] Non créé : le support n’accepte pas le nom { $path }.
    }
    .rule =
        { $cause ->
            [access_denied] Vous n’avez pas les droits nécessaires dans ce dossier, ou l’accès contrôlé aux dossiers de Windows le protège. Autorisez Kralle à cet endroit (Sécurité Windows > Protection contre les virus et menaces > Protection contre les ransomwares) ou choisissez un autre dossier.
            [blocked] Un antivirus ou une stratégie de cet ordinateur bloque ce fichier. La personne qui gère l’ordinateur peut l’autoriser.
            [write_protected] Les cartes SD et certaines clés USB ont un verrou de protection en écriture. Déverrouillez-le ou copiez le fichier dans un dossier de cet ordinateur.
            [medium_gone] Tout ce qui est confirmé est enregistré. Rebranchez la clé, la carte ou le disque, puis réessayez.
            [medium_fails] La clé est peut-être mal branchée ou en fin de vie. Tout ce qui est confirmé est enregistré ; enregistrez tout de suite une copie sur un autre support.
            [network_gone] Tout ce qui est confirmé est enregistré. Vérifiez le câble ou le Wi-Fi, puis réessayez. Conservez plutôt le tournoi dans un dossier de cet ordinateur.
            [held_elsewhere] C’est peut-être un antivirus, OneDrive ou une visionneuse. Fermez ce programme ou attendez un instant, puis réessayez.
            [cloud_only] Le programme du cloud (par exemple OneDrive) n’est pas lancé ou n’a pas accès à internet. Dans l’Explorateur, choisissez « Toujours conserver sur cet appareil », ou copiez le fichier dans un autre dossier.
            [name_too_long] Choisissez un nom plus court ou un dossier situé plus haut.
           *[bad_name] Choisissez un nom fait de lettres, de chiffres, d’espaces et de traits d’union.
        }
refusal-bad-file-name =
    { $fault ->
        [character] Non créé : « { $part } » n’est permis dans aucun nom de fichier sous Windows.
        [device] Non créé : « { $part } » est le nom d’un périphérique sous Windows.
        [ending] Non créé : « { $part } » se termine par un point ou une espace.
        [device_path] Non exécuté : { $part } est un périphérique et non un fichier.
       *[stream] Non exécuté : « { $part } » contient un deux-points.
    }
    .rule =
        { $fault ->
            [device] Un tel nom est refusé même avec une extension. Choisissez un autre nom.
            [ending] Windows supprimerait ce dernier caractère. Choisissez un autre nom.
            [device_path] Choisissez un fichier dans un dossier.
            [stream] Sous Windows, ce qui suit le deux-points serait caché dans un autre fichier. Choisissez un autre nom.
           *[character] Sont également interdits * ? " < > | et les caractères de contrôle. Choisissez un autre nom.
        }
refusal-path-too-long =
    { $part ->
        [name] Non créé : le nom du fichier est trop long ({ $length } octets, maximum { $limit }).
       *[path] Non créé : le chemin du fichier est trop long ({ $length } caractères, maximum { $limit }).
    }
    .rule = Choisissez un nom plus court ou un dossier situé plus haut : { $path }
refusal-damaged = Le fichier est endommagé.
    .rule = Rien n’a été modifié. Ouvrez la sauvegarde qui se trouve à côté du fichier ; « kralle verify » indique ce qui est endommagé.
refusal-disk-full = Non enregistré : le support est plein.
    .rule = Tout ce qui était enregistré est intact. Libérez de la place, puis recommencez.
refusal-clock-wrong = Non enregistré : l’horloge de cet ordinateur est réglée sur l’année { $year }.
    .rule = Réglez la date et l’heure de l’ordinateur, puis recommencez.
refusal-io = Non exécuté : { $path } est inaccessible.
    .rule = Tout ce qui était enregistré est intact. Vérifiez le support ou le lecteur réseau, puis recommencez.
refusal-stale = Non enregistré : l’affichage n’était plus à jour.
    .rule = Rien n’a été modifié. Rouvrez le fichier.
refusal-not-kept = Non enregistré : le fichier n’accepte pas la modification.
    .rule = Tout ce qui était enregistré est intact. Rouvrez le fichier.
refusal-nothing-to-undo = Rien à annuler.
    .rule = On ne peut pas revenir plus loin.
refusal-nothing-to-redo = Rien à rétablir.
    .rule = Après une nouvelle modification, il n’y a plus rien à rétablir.
refusal-entry-foreign = Annulation non effectuée : une étape de l’historique fait autre chose que ce qu’elle indique.
    .rule = L’étape { $entry } (« { $command } ») n’a pas été écrite ainsi par Kralle : { $reason }. Rien n’a été modifié ; faites vérifier le fichier (kralle verify).
refusal-journal-mismatch = Annulation non effectuée : l’historique ne correspond pas au fichier.
    .rule = L’étape { $entry } ne mène pas à l’état enregistré. Rien n’a été modifié ; faites vérifier le fichier (kralle verify).

# Saisies et programme
refusal-bad-field =
    { $kind ->
        [missing] Non enregistré : le champ « { $field } » manque.
        [unexpected] Non enregistré : le champ « { $field } » n’a pas sa place ici (« { $found } »).
       *[unreadable] Non enregistré : le champ « { $field } » est illisible (« { $found } »).
    }
    .rule =
        { $kind ->
            [unexpected] Laissez le champ vide.
           *[other] Attendu : { $expected }.
        }
refusal-bad-input = Non exécuté : la saisie n’est pas valable.
    .rule = { $reason }
refusal-input-encoding = Non lu : l’entrée n’est pas en UTF-8.
    .rule = Par défaut, la console de Windows écrit les lettres accentuées dans une de ses pages de codes : saisissez d’abord « chcp 65001 », ou fournissez l’entrée dans un fichier en UTF-8.
refusal-unknown-call = Non exécuté : { $name } est inconnu.
    .rule = La fenêtre et le programme ne sont pas de la même version. Réinstallez Kralle.
refusal-no-tournament = Aucun tournoi n’est ouvert.
    .rule = Ouvrez ou créez d’abord un tournoi.
refusal-preferences-not-kept = Les options ne sont valables que jusqu’à la fermeture du programme.
    .rule = Impossible d’écrire dans le dossier des réglages : il est protégé, plein, ou sur un serveur injoignable pour le moment. Les tournois ne sont pas concernés.
refusal-not-a-sheet = Non ouvert : ce n’est pas un PDF.
    .rule = Seules les feuilles créées par Kralle sont affichées.
refusal-no-viewer = La feuille est enregistrée, mais aucun programme n’affiche les PDF.
    .rule = La feuille est ici : { $path }
# $count (nombre), $paths (texte)
refusal-no-viewer-for-set =
    { $count ->
        [one] Toutes les feuilles sont enregistrées, mais aucun programme n’affiche les PDF : { $count } feuille n’est pas affichée.
       *[other] Toutes les feuilles sont enregistrées, mais aucun programme n’affiche les PDF : { $count } feuilles ne sont pas affichées.
    }
    .rule = Les feuilles sont ici : { $paths }
refusal-sheet-row-too-tall = Non imprimé : une ligne ne tient sur aucune page.
    .rule = Abrégez les noms de cette ligne ou choisissez un papier plus grand.
refusal-sheet-too-many-columns = Non imprimé : la feuille a plus de colonnes qu’il n’en tient côte à côte.
    .rule = Retirez des colonnes du modèle de la feuille ou choisissez un papier plus grand.
refusal-sheet-no-room = Non imprimé : il ne reste pas de place entre les marges.
    .rule = Vérifiez le modèle de la feuille.
refusal-sheet-wrong-template = Non imprimé : le modèle est celui d’une autre feuille.
    .rule = Vérifiez le modèle de la feuille.
refusal-sheet-typeface = Non imprimé : la police ne peut pas être intégrée.
    .rule = Cela ne devrait pas arriver ; rien n’a été écrit. Merci de le signaler avec le modèle de la feuille.
refusal-sheet-code = Non imprimé : le mot de contrôle ne tient dans aucun code QR.
    .rule = Cela ne devrait pas arriver ; rien n’a été écrit. Merci de le signaler avec le modèle de la feuille.
refusal-sheet-pdf = Non imprimé : le PDF ne peut pas être écrit.
    .rule = Cela ne devrait pas arriver ; rien n’a été écrit. Merci de le signaler avec le modèle de la feuille.
refusal-internal = Un problème est survenu.
    .rule = { $reason } – Chaque modification confirmée est enregistrée dans le fichier.

# Champs et ce qui est attendu (dans refusal-bad-field).
field-name = Nom
field-place = Lieu
field-date = Date
field-club = Club
field-rating = Elo
field-birth-year = Année de naissance
field-fide-id = Code FIDE
field-points = Points
field-begins = Début
field-best-of = Nombre maximal de parties
field-minutes = Minutes
field-screen = Écran
field-text = Texte
field-rounds = Nombre de rondes
field-thinking-minutes = Minutes par joueur
field-increment-seconds = Secondes par coup
field-first-round-at = Début de la première ronde
field-end-by = Fin
field-round = Ronde
field-table = Table
field-team = Équipe
field-rule-set = Règles
field-rating-list = Liste Elo
field-rating-list-date = Date de la liste Elo
field-reason = Justification
field-seed = Valeur de départ
field-winner = Vainqueur
field-path = Fichier
field-position = Position
field-days = Jours
field-win = Points pour une victoire
field-draw = Points pour une nulle
field-loss = Points pour une défaite
field-bye = Points pour une exemption
field-acting-name = Nom dans l’historique
field-arrived = Arrivé le
field-square = Case
field-en-passant = Case de prise en passant
field-to = Case d’arrivée
field-from = Case de départ
field-game = Partie
field-games-per-match = Parties par match
field-taken-from = Case de la pièce retirée
field-half-points = Demi-points
field-castling = Roque
field-dropped = Pièces posées
field-promoted = Pièces promues
expected-text = un texte non vide
expected-shorter-text = un texte plus court
expected-printable-text = un texte sans caractères invisibles
expected-seed = un texte non vide
expected-date = une date
expected-rating = un nombre de 0 à 4000, ou rien
expected-birth-year = une année à quatre chiffres, ou rien
expected-fide-id = des chiffres seulement, ou rien
expected-points = des points entiers ou des demi-points de 0 à 100
expected-minutes = un nombre de 1 à 600
expected-screen = un nombre de 1 à 9
expected-rounds = un nombre de 1 à 200
expected-game-count = un nombre de 1 à 20
expected-thinking-minutes = un nombre de 1 à 600
expected-increment-seconds = un nombre de 0 à 600
expected-clock-time = une heure comme 19:30
expected-rule-set = l’un des règlements proposés
expected-number-from-one = un nombre à partir de 1
expected-one-winner = exactement un vainqueur ou aucun
expected-path = un emplacement pour le fichier
expected-position = une position (FEN)
expected-one-source = un fichier ou un texte
expected-nothing = rien
