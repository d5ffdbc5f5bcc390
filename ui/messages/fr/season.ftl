### La saison : page d’accueil, classement, cotes, personnes, tournois, réglages.
screen-season = Saison
help-season = Réunir plusieurs tournois en un classement annuel de chaque personne. Un nom montre d’où vient chaque chiffre ; la cote forme les chapeaux du prochain tournoi.
seasons = Saisons
seasons-none = Une saison réunit plusieurs tournois en un classement annuel, pour chaque personne.
season-new = Nouvelle saison
    .hint = Ensuite : ajouter des tournois. Leurs fichiers sont seulement lus.
season-create = Créer la saison
season-open-other = Ouvrir une saison …
season-file = Saison (TOML)
season-name = Nom de la saison
season-name-example = Coupe tandem 2026
season-name-missing = Le nom manque.
season-views = Vues de la saison
season-tab-table = Classement
season-tab-ratings = Cotes
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
season-export-save = Enregistrer …
season-export-xlsx = Classeur
    .hint = Tous les classements en XLSX.
season-export-csv = Tableau CSV
    .hint = Un classement pour d’autres programmes.
season-export-site = Pages web
    .hint = Un dossier pour le site du club.
season-export-ratings = Liste de cotes
    .hint = Les cotes tandem en CSV, que Kralle recharge.
season-export-json = JSON
    .hint = Tout, pour des programmes.
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
    .hint = Il apparaît dès qu’un tournoi de la saison est terminé.
season-table-omitted =
    { $count ->
        [one] { $count } tournoi ne compte pas ici ; « Tournois » dit pourquoi.
       *[other] { $count } tournois ne comptent pas ici ; « Tournois » dit pourquoi.
    }
season-table-note-best =
    { $best ->
        [one] Le meilleur résultat compte.
       *[other] Les { $best } meilleurs résultats comptent ; ce qui est entre parenthèses ne compte pas.
    }
season-table-note-minimum = Un rang est donné à partir de { $minimum } participations.
season-note-why = Un nom montre d’où vient chaque chiffre.
season-note-order = * se trouve derrière à égalité de points : voir le nom.
season-behind-single-result = Derrière, car le { $nth }e meilleur résultat est { $own }, devant { $before }.
season-behind-starts = Derrière à résultats égaux avec { $own } participations, devant { $before }.
season-behind-shared = Tout est égal au précédent : le rang est partagé.
season-why = Pourquoi ?
season-why-rank = Rang { $rank } sur { $teams }.
season-why-ranks = Rangs { $from } à { $to } sur { $teams } partagés.
season-why-guest = Comme invité, sans points.
season-why-rule-by-rank = Cela vaut { $points }.
season-why-rule-beaten = 1 pour chaque équipe derrière : { $points }.
season-why-rule-beaten-plus-one = 1 pour chaque équipe derrière et 1 pour avoir joué : { $points }.
season-why-rule-percent = Tant pour cent des autres sont derrière : { $points }.
season-why-rule-own = Les points du tournoi lui-même : { $points }.
season-why-shared-mean = La moyenne de { $each } : { $points }.
season-why-shared-full = Tous reçoivent tous les points du meilleur de ces rangs : { $points }.
season-why-bonus = En plus pour la participation : { $points }.
season-why-counts = Compte.
season-why-not-best = Ne compte pas : d’autres résultats sont meilleurs.
season-game = Jeu
season-game-tandem = Tandem
season-game-pair-moves = PaarZugSchach
season-game-ordinary-chess = Échecs
season-rating = Cote
season-rating-value = { $rating } ± { $deviation }
season-rating-from = Départ
season-rating-from-middle = Milieu
season-ratings-caption = Cotes par force
season-ratings-empty = Pas encore de cotes
    .hint = Chaque rencontre jouée est cotée ; les forfaits ne le sont pas.
season-ratings-note =
    { $matches ->
        [one] De { $matches } rencontre. ± dit l’incertitude du nombre.
       *[other] De { $matches } rencontres. ± dit l’incertitude du nombre.
    }
season-ratings-parameters = Paramètres { $sha256 }
season-list-make = Utiliser comme liste de cotes
season-list-name = Tandem – { $name }
season-list-made = La liste de cotes « { $name } » avec { $count } personnes est chargée.
season-list-next = Au prochain tournoi : comparer les cotes et choisir l’Elo tandem sous « Compte d’abord ». Les chapeaux en découlent.
season-questions = La même personne ?
season-question = Est-ce la même personne : { $name } ?
season-doubt-likely = Le même nom, et rien ne s’y oppose. Est-ce la même personne ?
season-doubt-ambiguous = Écrit de la même façon, mais quelqu’un d’autre porte ce nom et ne peut être la même personne. Est-ce celle-ci ?
season-same = La même personne
season-other = Deux personnes
season-same-key = o
season-other-key = n
season-more-questions =
    { $count ->
        [one] { $count } autre question suit.
       *[other] { $count } autres questions suivent.
    }
season-decided-same-person = { $one } et { $other } sont une personne.
season-decided-other-person = { $one } et { $other } sont deux personnes.
season-decisions = Décidé
season-decision-same-person = Une personne :
season-decision-other-person = Deux personnes :
season-take-back = Reprendre
season-decision-taken-back = Décision reprise.
season-everybody =
    { $count ->
        [one] { $count } personne
       *[other] { $count } personnes
    }
season-search = Chercher un nom
season-club = Club
season-born = Né(e) en
season-numbers = Numéros
season-was-at = Présent à
season-unknown = inconnu
season-result =
    { $starts ->
        [one] Rang { $rank } avec { $points } points en { $starts } participation.
       *[other] Rang { $rank } avec { $points } points en { $starts } participations.
    }
season-result-unranked =
    { $starts ->
        [one] Pas encore classé : { $points } points en { $starts } participation.
       *[other] Pas encore classé : { $points } points en { $starts } participations.
    }
season-rating-of-tandem = Cote tandem
season-rating-of-pair-moves = Cote en PaarZugSchach
season-rating-of-ordinary-chess = Cote aux échecs
season-rating-began = Départ à { $rating }, d’après le Elo { $chess }.
season-rating-began-middle = Départ au milieu à { $rating } : aucun Elo connu.
season-rating-after =
    { $matches ->
        [one] { $matches } rencontre cotée.
       *[other] { $matches } rencontres cotées.
    }
season-curve-start = Départ
season-curve =
    { $evenings ->
        [one] Cote de { $from } à { $to } en { $evenings } tournoi
       *[other] Cote de { $from } à { $to } en { $evenings } tournois
    }
season-rating-why = Pourquoi ? Rencontre par rencontre
    .tandem = Avant chaque rencontre, les cotes des quatre disent à quoi s’attendre. Qui fait mieux monte ; plus sa cote est incertaine, plus il bouge.
    .single = Avant chaque partie, les deux cotes disent à quoi s’attendre ; la cote change tournoi par tournoi.
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
season-partners-none = Avec personne encore.
season-played-against = A joué contre
season-opponents-none = Contre personne encore.
season-record = { $won } / { $drawn } / { $lost }
season-record-head = G / N / P
    .long = Gains, nulles, pertes
season-entrants = Ainsi figure la personne dans les tournois
season-part = C’est quelqu’un d’autre
season-parted = { $name } compte maintenant à part.
season-join = Réunir avec quelqu’un …
season-join-title = { $name } est la même personne que …
season-join-verb = Réunir
season-join-who = Qui est la même personne ?
season-join-nobody = – choisir –
season-join-hint = Résultats et cotes comptent alors pour une personne. Cela peut être repris.
season-guest-make = Est invité
season-guest-end = N’est pas invité
season-guest-now = { $name } est invité et ne prend pas de points.
season-guest-no-longer = { $name } n’est plus invité.
season-add-files = Ajouter des tournois …
season-add-folder = Ajouter un dossier …
season-added = Ajouté.
season-files-note = D’un dossier comptent aussi les tournois qui viennent plus tard.
season-files-empty = Pas encore de tournois
    .hint = Ajoutez des fichiers de tournoi (.kralle) ou leur dossier. Ils sont seulement lus.
season-evenings =
    { $count ->
        [one] { $count } tournoi
       *[other] { $count } tournois
    }
season-does-not-count = ne compte pas
season-only-rated = cote seulement
season-excluded = exclu
season-exclude = Exclure
season-exclude-title = Exclure { $name } de la saison
season-exclude-done = « { $name } » ne compte plus dans cette saison, ni au tableau ni dans les cotes.
season-include = Compter à nouveau
season-include-title = Compter à nouveau { $name }
season-include-done = « { $name } » compte à nouveau.
season-not-read = illisible
season-progress-not-begun = pas commencé
season-progress-running = en cours
season-progress-first-place-open = première place ouverte
season-progress-finished = terminé
season-open = Ouvrir
season-open-evening = Ouvrir { $name }
season-entries = De ces fichiers et dossiers
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
    .hint = Tant comptent ; vide : tous
season-minimum = Classé dès
    .hint = vide : dès le premier
season-bonus = Points de participation
    .hint = par tournoi, par exemple 0,5
season-points-by = Points d’un tournoi
season-rule-by-rank = Selon le rang
    .hint = Une liste : 10, 8, 6 …
season-rule-beaten = Par équipe derrière
    .hint = 1 point par équipe derrière
season-rule-beaten-plus-one = Derrière plus 1
    .hint = le dernier reçoit aussi 1
season-rule-percent = Pour cent
    .hint = 100 au premier, 0 au dernier
season-rule-own = Points du tournoi
    .hint = comme marqués au tournoi
season-by-rank = Points pour les rangs 1, 2, 3 …
    .hint = Séparés par des espaces ; les suivants reçoivent 0.
season-by-rank-missing = Les points des rangs manquent.
season-points-unreadable = Des points sont illisibles. Attendu : 10 ou 7,5.
season-number-unreadable = Un nombre est illisible.
season-shared = Rangs partagés
season-shared-mean = Moyenne
    .hint = la moyenne des points des rangs
season-shared-full = Plein
    .hint = tous les points du meilleur rang
season-running = Tournois en cours
season-running-omit = Ne comptent pas encore
    .hint = une fois toutes les rondes jouées
season-running-as-it-stands = Comptent en l’état
    .hint = comme si c’était fini
season-categories = Catégories avec leur classement
season-category-name = Nom
season-category-name-missing = Le nom d’une catégorie manque.
season-category-add = Ajouter une catégorie
season-category-remove = Retirer la catégorie { $name }
season-born-from = Né(e) dès
season-born-until = Né(e) jusqu’en
season-rating-at-least = Elo dès
season-rating-at-most = Elo jusqu’à
season-sex = Sexe
season-sex-any = tous
season-sex-female = féminin
season-sex-male = masculin
season-clubs = Clubs de la saison
    .hint = Un par ligne. Qui n’est d’aucun est invité : classé au tournoi, sans points. Vide : personne ne l’est pour cela.
season-settings-keep = Garder les réglages
season-settings-kept = Réglages gardés.
season-unchanged = Rien n’a été changé.
season-toml = Modifier comme texte (TOML)
    .hint = Ainsi la saison est dans son fichier ; les commentaires restent.
