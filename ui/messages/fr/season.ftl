### La saison : page d’accueil, classement, Elo, personnes, tournois, réglages.
screen-season = Saison
help-season = Réunir plusieurs tournois en un classement annuel individuel. Un clic sur un nom montre d’où vient chaque nombre ; l’Elo tandem sert à former les chapeaux du prochain tournoi.
seasons = Saisons
seasons-none = Une saison réunit plusieurs tournois en un classement annuel individuel.
season-new = Nouvelle saison
    .hint = Ensuite : ajouter des tournois. Kralle lit leurs fichiers sans les modifier.
season-create = Créer la saison
season-open-other = Ouvrir une saison…
season-file = Saison (TOML)
season-name = Nom de la saison
season-name-example = Coupe tandem 2026
season-name-missing = Le nom manque.
season-views = Vues de la saison
season-tab-table = Classement
season-tab-ratings = Elo
season-tab-persons = Personnes
season-tab-persons-asked = Personnes ({ $count } à décider)
season-tab-files = Tournois
season-tab-settings = Réglages
season-nothing-to-undo = Rien à annuler.
season-nothing-to-redo = Rien à rétablir.
season-undone = Annulé.
season-redone = Rétabli.
season-print = Feuilles de la saison
season-export = Exporter la saison
season-export-save = Enregistrer…
season-export-xlsx = Classeur
    .hint = Tous les classements en XLSX.
season-export-csv = Tableau CSV
    .hint = Un classement pour d’autres programmes.
season-export-site = Site web
    .hint = Un dossier pour le site du club.
season-export-ratings = Liste Elo
    .hint = Les Elo tandem en CSV, que Kralle peut recharger.
season-export-json = JSON
    .hint = Tout, pour d’autres programmes.
season-rank = Rang
season-ranks = { $from }–{ $to }
season-person = Personne
season-evening-dated = { $name } ({ $date })
season-points = Points
season-not-counted = ({ $points })
season-guest = Invité
season-category = Catégorie
season-category-all = Toutes
season-not-ranked = Pas encore classés
season-table-caption = Classement de la saison { $name }
season-table-empty = Pas encore de classement
    .hint = Le classement apparaît dès qu’un tournoi de la saison est terminé.
season-table-omitted =
    { $count ->
        [one] { $count } tournoi ne compte pas ici ; la raison figure sous « Tournois ».
       *[other] { $count } tournois ne comptent pas ici ; la raison figure sous « Tournois ».
    }
season-table-note-best =
    { $best ->
        [one] Seul le meilleur résultat compte.
       *[other] Les { $best } meilleurs résultats comptent ; les autres sont entre parenthèses.
    }
season-table-note-minimum = Participations requises pour avoir un rang : { $minimum }.
season-note-why = Un clic sur un nom montre d’où vient chaque nombre.
season-note-order = * : placé derrière à égalité de points ; un clic sur le nom montre pourquoi.
season-behind-single-result =
    Derrière, car le { $nth ->
        [1] meilleur résultat
       *[other] { $nth }e meilleur résultat
    } est { $own }, contre { $before } pour la place précédente.
season-behind-starts = Derrière à résultats égaux ; participations : { $own }, contre { $before } pour la place précédente.
season-behind-shared = Égalité parfaite avec la place précédente : le rang est partagé.
season-why = Pourquoi ?
season-why-rank = Rang { $rank } sur { $teams }.
season-why-ranks = Rangs { $from } à { $to }, partagés, sur { $teams }.
season-why-guest = Invité : sans points.
season-why-rule-by-rank = Points pour ce rang : { $points }.
season-why-rule-beaten = 1 point par équipe classée derrière : { $points }.
season-why-rule-beaten-plus-one = 1 point par équipe classée derrière et 1 pour la participation : { $points }.
season-why-rule-percent = Part des autres classés derrière, en pour cent : { $points }.
season-why-rule-own = Points marqués au tournoi : { $points }.
season-why-shared-mean = Moyenne des points de ces rangs ({ $each }) : { $points }.
season-why-shared-full = Tous reçoivent tous les points du meilleur de ces rangs : { $points }.
season-why-bonus = En plus pour la participation : { $points }.
season-why-counts = Ce résultat compte.
season-why-not-best = Ce résultat ne compte pas : d’autres sont meilleurs.
season-game = Jeu
season-game-tandem = Tandem
season-game-pair-moves = PaarZugSchach
season-game-ordinary-chess = Échecs
season-rating = Elo
season-rating-value = { $rating } ± { $deviation }
season-rating-from = Départ
season-rating-from-middle = Moyenne
season-ratings-caption = Elo par ordre décroissant
season-ratings-empty = Pas encore d’Elo
    .hint = Chaque match joué compte ; les forfaits ne comptent pas.
season-ratings-note =
    { $matches ->
        [one] D’après { $matches } match. ± indique l’incertitude.
       *[other] D’après { $matches } matchs. ± indique l’incertitude.
    }
season-ratings-parameters = Paramètres { $sha256 }
season-list-make = Utiliser comme liste Elo
season-list-name = Tandem – { $name }
season-list-made = La liste Elo « { $name } » est chargée ; personnes : { $count }.
season-list-next = Au prochain tournoi : comparez les Elo et choisissez « Tandem » sous « Elo prioritaire ». Les chapeaux en découlent.
season-questions = La même personne ?
season-question = Est-ce la même personne : { $name } ?
season-doubt-likely = Le nom est le même, et rien n’indique deux personnes différentes. Est-ce la même personne ?
season-doubt-ambiguous = Le nom s’écrit de la même façon, mais deux personnes différentes le portent. Est-ce bien la personne indiquée ici ?
season-same = La même personne
season-other = Deux personnes
season-same-key = o
season-other-key = n
season-more-questions =
    { $count ->
        [one] { $count } autre question suit.
       *[other] { $count } autres questions suivent.
    }
season-decided-same-person = { $one } et { $other } : une seule personne.
season-decided-other-person = { $one } et { $other } : deux personnes.
season-decisions = Décisions
season-decision-same-person = Une personne :
season-decision-other-person = Deux personnes :
season-take-back = Annuler
season-decision-taken-back = Décision annulée.
season-everybody =
    { $count ->
        [one] { $count } personne
       *[other] { $count } personnes
    }
season-search = Rechercher un nom
season-club = Club
season-born = Naissance
season-numbers = Numéros
season-was-at = Tournois joués
season-unknown = inconnu
season-result =
    { $starts ->
        [one] Rang { $rank }, points : { $points } ({ $starts } participation).
       *[other] Rang { $rank }, points : { $points } ({ $starts } participations).
    }
season-result-unranked =
    { $starts ->
        [one] Pas encore de rang, points : { $points } ({ $starts } participation).
       *[other] Pas encore de rang, points : { $points } ({ $starts } participations).
    }
season-rating-of-tandem = Elo tandem
season-rating-of-pair-moves = Elo PaarZugSchach
season-rating-of-ordinary-chess = Elo d’échecs de la saison
season-rating-began = Départ à { $rating }, d’après l’Elo d’échecs { $chess }.
season-rating-began-middle = Départ à la valeur moyenne, { $rating } : aucun Elo connu.
season-rating-after =
    { $matches ->
        [one] { $matches } match pris en compte.
       *[other] { $matches } matchs pris en compte.
    }
season-curve-start = Départ
season-curve =
    { $evenings ->
        [one] Elo de { $from } à { $to } en { $evenings } tournoi
       *[other] Elo de { $from } à { $to } en { $evenings } tournois
    }
season-rating-why = Pourquoi ? Match par match
    .tandem = Avant chaque match, les Elo des quatre joueurs disent à quoi s’attendre. Un joueur qui fait mieux que prévu monte, et d’autant plus que son Elo est plus incertain.
    .single = Avant chaque partie, les deux Elo disent à quoi s’attendre ; l’Elo change tournoi par tournoi.
season-round = Ronde
season-with = Avec
season-against = Contre
season-expected = Attendu
season-percent = { $percent } %
season-score = Résultat
season-score-won = gagné
season-score-drawn = nul
season-score-lost = perdu
season-change = Variation
season-played-with = A joué avec
season-partners-none = Personne pour l’instant.
season-played-against = A joué contre
season-opponents-none = Personne pour l’instant.
season-record = { $won } / { $drawn } / { $lost }
season-record-head = G / N / P
    .long = Gagnés, nuls, perdus
season-entrants = Comment la personne figure dans les tournois
season-part = C’est quelqu’un d’autre
season-parted = { $name } compte maintenant à part.
season-join = Réunir avec quelqu’un…
season-join-title = { $name } est la même personne que…
season-join-verb = Réunir
season-join-who = Qui est la même personne ?
season-join-nobody = – choisir –
season-join-hint = Les résultats et l’Elo comptent alors pour une seule personne. Cela peut être annulé.
season-guest-make = Marquer comme invité
season-guest-end = Ne plus marquer comme invité
season-guest-now = { $name } joue à titre d’invité et ne reçoit pas de points.
season-guest-no-longer = { $name } ne joue plus à titre d’invité.
season-add-files = Ajouter des tournois…
season-add-folder = Ajouter un dossier…
season-added = Ajouté.
season-files-note = Les tournois ajoutés plus tard à un dossier comptent aussi.
season-files-empty = Pas encore de tournois
    .hint = Ajoutez des fichiers de tournoi (.kralle) ou leur dossier. Kralle les lit sans les modifier.
season-evenings =
    { $count ->
        [one] { $count } tournoi
       *[other] { $count } tournois
    }
season-does-not-count = ne compte pas
season-only-rated = Elo seulement
season-excluded = exclu
season-exclude = Exclure
season-exclude-title = Exclure { $name } de la saison
season-exclude-done = « { $name } » ne compte plus dans cette saison, ni au classement ni pour l’Elo.
season-include = Compter à nouveau
season-include-title = Compter à nouveau { $name }
season-include-done = « { $name } » compte à nouveau.
season-not-read = illisible
season-progress-not-begun = pas commencé
season-progress-running = en cours
season-progress-first-place-open = première place non attribuée
season-progress-finished = terminé
season-open = Ouvrir
season-open-evening = Ouvrir { $name }
season-entries = Fichiers et dossiers pris en compte
season-entry-found =
    { $count ->
        [one] { $count } fichier
       *[other] { $count } fichiers
    }
season-remove = Retirer
season-remove-title = Retirer { $entry }
season-removed = « { $entry } » retiré ; les tournois restent où ils sont.
season-kept-in = La saison se trouve dans { $path }.
season-best = Meilleurs résultats
    .hint = Nombre pris en compte ; vide : tous
season-minimum = Participations requises
    .hint = pour être classé ; vide : une seule
season-bonus = Points de participation
    .hint = par tournoi, par exemple 0,5
season-points-by = Points d’un tournoi
season-rule-by-rank = Selon le rang
    .hint = Une liste : 10, 8, 6…
season-rule-beaten = Par équipe classée derrière
    .hint = 1 point par équipe classée derrière
season-rule-beaten-plus-one = Équipes derrière, plus 1
    .hint = le dernier reçoit 1 point
season-rule-percent = Pourcentage
    .hint = 100 au premier, 0 au dernier
season-rule-own = Points du tournoi
    .hint = comme marqués au tournoi
season-by-rank = Points pour les rangs 1, 2, 3…
    .hint = Séparés par des espaces ; les rangs suivants reçoivent 0.
season-by-rank-missing = Les points des rangs manquent.
season-points-unreadable = Certains points sont illisibles. Attendu : 10 ou 7,5.
season-number-unreadable = Un nombre est illisible.
season-shared = Rangs partagés
season-shared-mean = Moyenne
    .hint = moyenne des points de ces rangs
season-shared-full = Tous les points
    .hint = les points du meilleur rang pour tous
season-running = Tournois en cours
season-running-omit = Ne comptent pas encore
    .hint = seulement une fois toutes les rondes jouées
season-running-as-it-stands = Comptent dans leur état actuel
    .hint = comme si le tournoi était terminé
season-categories = Catégories avec leur classement
season-category-name = Nom
season-category-name-missing = Le nom d’une catégorie manque.
season-category-add = Ajouter une catégorie
season-category-remove = Retirer la catégorie { $name }
season-born-from = Naissance à partir de
season-born-until = Naissance jusqu’en
season-rating-at-least = Elo minimal
season-rating-at-most = Elo maximal
season-sex = Sexe
season-sex-any = tous
season-sex-female = féminin
season-sex-male = masculin
season-clubs = Clubs de la saison
    .hint = Un par ligne. Un joueur d’un autre club joue à titre d’invité : classé au tournoi, sans points. Champ vide : personne n’est invité pour cette raison.
season-settings-keep = Enregistrer les réglages
season-settings-kept = Réglages enregistrés.
season-unchanged = Rien n’a été modifié.
season-toml = Modifier comme texte (TOML)
    .hint = La saison telle qu’elle est dans son fichier ; les commentaires sont conservés.
