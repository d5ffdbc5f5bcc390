# Historique, retour en arrière et sauvegardes.

screen-history = Historique
history-note = Chaque action, la plus récente d’abord
history-caption = Actions avec heure et personne
history-time = Heure
history-kind = Type
history-action = Action
history-who = Qui
history-nobody = sans nom
history-program = Kralle
history-empty = Aucune action trouvée
    .hint = Modifiez les critères.
history-all = Tout afficher
history-count =
    { $total ->
        [one] { $total } action
       *[other] { $total } actions
    }
history-more = Afficher d’autres actions
history-now = État actuel
    .redo = État actuel – les actions au-dessus sont annulées ; Ctrl+Y les rétablit
history-undone = Annulé
history-left = Abandonné : une sauvegarde plus ancienne a été restaurée
history-reason = Justification : { $reason }

history-any-kind = Tous les types
history-any-round = Toutes les rondes
history-any-team = Toutes les équipes
history-any-number = Tous les numéros
history-any-person = Toutes les personnes
history-person = Personne
history-acted = Auteur
history-players = Joueurs

kind-tournament = Tournoi
kind-players = Joueurs
kind-lots = Tirage au sort
kind-teams = Équipes
kind-pairing = Appariement
kind-seating = Placement
kind-result = Résultat
kind-decision = Décision
kind-file = Fichier
kind-hall = Salle
kind-other = Autre

# Ce qui est dit ici plus précisément qu’auprès du bouton Annuler.
history-choose-seating =
    { $seating ->
        [parallel] Table { $table }, ronde { $round } : placement parallèle
        [cross] Table { $table }, ronde { $round } : placement croisé
       *[other] Table { $table }, ronde { $round } : adversaires choisis
    }
history-choose-colors =
    { $white ->
        [0] Table { $table }, ronde { $round } : couleurs choisies
       *[other] Table { $table }, ronde { $round } : l’équipe { $white } a les Blancs à l’échiquier 1
    }
history-reopen-seating = Table { $table }, ronde { $round } : placement à refaire
history-correct-seating =
    { $seating ->
        [cross] Table { $table }, ronde { $round } : placement corrigé (croisé, l’équipe { $white } a les Blancs à l’échiquier 1)
       *[parallel] Table { $table }, ronde { $round } : placement corrigé (parallèle, l’équipe { $white } a les Blancs à l’échiquier 1)
    }
history-let-sit-out = Table { $table }, ronde { $round } : { $name } ne joue pas
history-enter-result = Table { $table }, ronde { $round } : { $verdict }, { $cause }
history-clear-result = Table { $table }, ronde { $round } : résultat supprimé
history-report = Table { $table }, ronde { $round } : l’équipe { $team } annonce { $verdict }, { $cause }
history-contest =
    { $report ->
        [0] Table { $table }, ronde { $round } : l’équipe { $team } conteste le résultat
       *[other] Table { $table }, ronde { $round } : l’équipe { $team } conteste l’annonce
    }
history-withdraw-contest = Table { $table }, ronde { $round } : l’équipe { $team } ne conteste plus le résultat
history-end-dispute = Table { $table }, ronde { $round } : le résultat contesté par l’équipe { $team } est maintenu
history-call = Table { $table }, ronde { $round } : l’équipe { $team } appelle un arbitre
history-end-call = Table { $table }, ronde { $round } : quelqu’un a répondu à l’appel de l’équipe { $team }
history-both-sides = Table { $table }, ronde { $round } : un téléphone de l’équipe { $team } a ouvert les deux fiches et ne peut rien annoncer
history-named-alike = Table { $table }, ronde { $round } : des téléphones des deux équipes ont le même identifiant ; le téléphone de l’équipe { $team } n’a pas prouvé que cet identifiant est le sien
history-turn-phone-away = Table { $table }, ronde { $round } : l’équipe { $team } refuse le téléphone { $phone }
history-give-slip-back = Table { $table }, ronde { $round } : un téléphone rend la fiche de l’équipe { $team }
history-free-slip = Table { $table }, ronde { $round } : fiche de l’équipe { $team } libérée
history-free-phone = Table { $table }, ronde { $round } : téléphone { $phone } de l’équipe { $team } déconnecté
history-new-device = Appareil « { $name } » ajouté : { $level }
history-enter-device = Appareil « { $name } » connecté
history-end-device = Appareil « { $name } » : accès retiré
history-device-tried-again = Appareil « { $name } » : un autre téléphone a essayé de se connecter avec le même code
history-reporting = Annonces prises en compte : { $reporting }
journal-migrate-file = Fichier converti au format { $to } (auparavant { $from })
journal-restore-backup = Sauvegarde du { $time } restaurée

history-step = Action choisie
history-step-number = Étape { $number }
history-mark-undone = Annulé le { $when }, { $who }
history-mark-redone = Rétabli le { $when }, { $who }
history-before = Avant
history-after = Après
history-open = sans résultat
history-seating-open = à définir
history-check = Selon les règles
history-admitted = admis ({ $article })
history-board = échiquier { $board }
history-white = Blancs à l’échiquier 1 : { $role }
history-white-first = équipe nommée en premier
history-white-second = équipe nommée en second
history-not-entered = non inscrit

history-back = Revenir jusqu’ici
history-back-what =
    { $count ->
        [one] 1 action ultérieure sera annulée :
       *[other] { $count } actions ultérieures seront annulées :
    }
history-back-note = Rien n’est perdu : Ctrl+Y rétablit tout tant que rien de nouveau n’est saisi.
history-back-do =
    { $count ->
        [one] Annuler 1 action
       *[other] Annuler { $count } actions
    }
history-back-done =
    { $count ->
        [one] 1 action annulée
       *[other] { $count } actions annulées
    }
history-on = Rétablir jusqu’ici
history-on-what =
    { $count ->
        [one] 1 action sera rétablie :
       *[other] { $count } actions seront rétablies :
    }
history-on-do =
    { $count ->
        [one] Rétablir 1 action
       *[other] Rétablir { $count } actions
    }
history-on-done =
    { $count ->
        [one] 1 action rétablie
       *[other] { $count } actions rétablies
    }
history-others =
    { $count ->
        [one] et 1 autre
       *[other] et { $count } autres
    }
history-here = C’est l’état actuel.
history-look = Voir le tournoi après cette étape
    .hint = Toutes les pages montrent cet état ; le fichier ne change pas.

past-title = État après l’étape { $number } : { $what }
past-note = Lecture seule, { $when }. Rien n’est modifié.
past-back = Revenir à l’état actuel
past-to-history = Aller à l’historique

backups-title = Sauvegardes
backups-open = Sauvegardes…
backups-note = Une sauvegarde est faite avant chaque ronde, chaque importation et chaque conversion du fichier. Les plus anciennes sont peu à peu supprimées.
backups-list = Sauvegardes, la plus récente d’abord
backups-none = Pas encore de sauvegarde
    .hint = La première sauvegarde se fait avant le tirage au sort ou la première ronde.
backups-folder = Dossier des sauvegardes : { $folder }
backups-before-round = avant une ronde
backups-before-import = avant une importation
backups-before-migration = avant la conversion du fichier
backups-before-restore = avant une restauration
backups-newest = Dernière sauvegarde intacte
backups-preview = Contenu de la sauvegarde
backups-name = Tournoi
backups-state = Avancement
backups-entries = Actions
backups-last = Dernière action
backups-before-draw = Avant le tirage au sort
backups-round = Ronde { $round } sur { $planned }, résultats : { $results } sur { $matches }
backups-drawn = Équipes tirées au sort, pas encore de ronde
backups-closed = Clôturé
backups-restore = Restaurer cette sauvegarde
backups-restore-note = L’état actuel est d’abord conservé comme sauvegarde.
backups-restored = Sauvegarde du { $when } restaurée
backups-offer = Voir la sauvegarde du { $when }…
backups-offer-none = Il n’y a pas de sauvegarde intacte à côté du fichier.
backups-offer-others = Sauvegardes…
backups-look = Consulter quand même
backups-trouble = La sauvegarde n’a pas été écrite
    .note = Le tournoi lui-même est enregistré.

# Pourquoi quelque chose n’a pas eu lieu.
refusal-no-locks = Non ouvert : dans le dossier du fichier { $path }, aucun fichier ne peut être verrouillé.
    .rule = Sans verrou, comme sur certains partages réseau, deux programmes pourraient écrire en même temps. Copiez le fichier dans un dossier de cet ordinateur et ouvrez la copie.
refusal-history-changed = L’historique est endommagé : à partir de l’étape { $entry }, il n’est plus tel que Kralle l’a écrit.
    .rule = Le tournoi lui-même est tel qu’il a été enregistré la dernière fois. Les actions antérieures ne peuvent plus être prouvées ; les sauvegardes contiennent l’historique d’origine.
refusal-tables-changed = Le fichier est endommagé : son contenu n’est pas celui que la dernière action a laissé.
    .rule = Un autre programme ou un défaut du support a modifié le fichier. Kralle n’y a rien changé. Restaurez la dernière sauvegarde, ou consultez seulement le fichier.
refusal-unknown-entry = L’étape { $entry } n’existe pas dans l’historique.
    .rule = Choisissez une étape de la liste.
refusal-behind-the-wall = Impossible : l’étape { $entry } précède l’étape { $wall }, la conversion du fichier.
    .rule = Aucune annulation n’est possible au-delà de la conversion du fichier. La sauvegarde faite à ce moment-là se trouve à côté du fichier.
refusal-not-on-the-way = Impossible : l’étape { $entry } n’est plus en vigueur ; d’autres actions l’ont remplacée.
    .rule = Vous pouvez consulter cette étape ; pour revenir en arrière, choisissez une action en vigueur.
history-start-clock = Horloge de la ronde démarrée : { $minutes } min
history-pause-clock = Horloge de la ronde arrêtée
history-go-on = Horloge de la ronde relancée
history-extend-clock =
    { $table ->
        [0] Horloge de la ronde prolongée : { $minutes } min
       *[other] Table { $table } : { $minutes } min de plus
    }
history-end-clock = Horloge de la ronde retirée
history-notice = Message : { $text }
history-end-notice = Message retiré
history-day-plan = Programme de la journée modifié
history-screen = L’écran { $screen } montre : { $shows }
refusal-said-in-hall = Impossible : l’étape { $entry } est une déclaration faite dans la salle.
    .rule = Une déclaration faite dans la salle reste dans l’historique. Ce qui en a découlé, par exemple le résultat, peut être annulé.
refusal-unknown-backup = La sauvegarde { $name } n’existe plus.
    .rule = Rouvrez la liste et choisissez une autre sauvegarde.
refusal-looking-back = Non modifié : vous regardez l’état après l’étape { $entry }.
    .rule = Revenez d’abord à l’état actuel, puis modifiez ou imprimez.
    .short = État passé : lecture seule

ask-undo = Annuler l’action ?
    .elsewhere = Cette action n’a pas été faite sur cette page.
    .do = Annuler l’action
ask-redo = Rétablir l’action ?
    .elsewhere = Cette action n’avait pas été faite sur cette page.
    .do = Rétablir
ask-games = Parties sans match
    .do = Continuer quand même
refusal-under-games =
    Non exécuté : { $games ->
        [one] une partie resterait sans match publié.
       *[other] { $games } parties resteraient sans match publié.
    }
    .rule = Ronde { $round }, tables concernées : { $tables }. { $going ->
        [0] Aucune partie n’est en cours, mais les coups appartiennent à cette ronde.
        [one] Une partie est en cours.
       *[other] { $going } parties sont en cours.
    } Les coups restent dans le fichier.
ask-games-run = Parties en cours
    .do = Restaurer
refusal-games-run =
    Non exécuté : { $games ->
        [one] une partie est en cours.
       *[other] { $games } parties sont en cours.
    }
    .rule = Ronde { $round }, tables concernées : { $tables }. Ce qui a été joué depuis la sauvegarde ne comptera plus, mais restera dans le fichier.
refusal-not-the-next-step = Non exécuté : une autre action a eu lieu entre-temps.
    .rule = L’historique montre tout et permet de revenir à n’importe quelle étape.
