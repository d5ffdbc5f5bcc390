# Ce qui entre et ce qui sort : listes, classeurs, listes de classement, tournois entiers.

## Lire une liste de joueurs

list-column-team = Équipe
list-column-board-order = Échiquier (ordre d'alignement)
list-column-select = La colonne { $number } « { $heading } » signifie
list-column-select-bare = La colonne { $number } signifie
list-column-hint = Si une colonne est fausse, la changer ici ; l'aperçu se relit alors.
list-sheet = Feuille
list-encoding = Encodage
list-how-workbook = Lu comme classeur ({ $name }), feuille « { $sheet } ».
list-teams-found =
    { $count ->
        [one] { $count } équipe fixe dans la liste.
       *[other] { $count } équipes fixes dans la liste.
    }
list-problem-workbook-too-large = Décompressé, le classeur dépasse { $expected } octets. Enregistrer seulement la feuille des joueurs dans un nouveau fichier, ou en CSV.
list-problem-workbook-damaged = Le classeur est endommagé ({ $found }). L'ouvrir dans le tableur et l'enregistrer de nouveau, ou en CSV.
list-problem-no-sheet = Le classeur n'a pas de feuille « { $found } ».
list-problem-cell-error = La cellule montre l'erreur { $found } ; elle reste vide.
list-problem-team-too-long = Le nom de l'équipe a { $found } caractères, { $expected } au plus sont possibles. Le champ reste vide.
list-problem-unreadable-board-order = « { $found } » n'est pas une place de l'ordre d'alignement (attendu : un nombre de 1 à 99) ; le champ reste vide.
field-columns = Colonnes
field-encoding = Encodage
expected-choice = un des choix proposés
file-kind-player-list = Liste de joueurs (CSV, TSV, XLSX, ODS)

## Listes de classement

ratings-open = Listes Elo
ratings-title = Listes Elo
ratings-about = Charger une liste telle que la fédération la donne : FIDE (TXT ou XML, même compressée), liste DWZ allemande ou toute liste CSV. Elle reste sur cet ordinateur et complète les noms pendant la saisie.
ratings-none = Aucune liste chargée.
ratings-load = Charger une liste
ratings-load-now = Charger
ratings-name = Nom de la liste
ratings-replaces = Remplace la liste « { $name } » déjà chargée.
ratings-form-fide_text = Liste FIDE en texte
ratings-form-fide_xml = Liste FIDE en XML
ratings-form-csv = Liste CSV : ce que signifient les colonnes
ratings-players =
    { $count ->
        [one] { $count } joueur
       *[other] { $count } joueurs
    }
ratings-loaded-when = chargée { $when }
ratings-loaded =
    { $count ->
        [one] { $count } joueur chargé.
       *[other] { $count } joueurs chargés.
    }
ratings-skipped = Non lues : { $count } lignes, la première est la ligne { $line }.
ratings-remove = Retirer la liste « { $name } »
ratings-compare = Comparer les Elo
ratings-compare-none = Charger d'abord une liste
ratings-compare-about = Comparé avec : { $lists }
ratings-nothing = Tous les joueurs trouvés ont déjà l'Elo de la liste.
ratings-same =
    { $count ->
        [one] { $count } joueur est inchangé.
       *[other] { $count } joueurs sont inchangés.
    }
ratings-missing = Absents des listes : { $names }.
ratings-ambiguous = Plusieurs du même nom, saisir le code FIDE ou l'année de naissance : { $names }.
ratings-take = Reprendre
ratings-take-row = Reprendre l'Elo de { $name }
ratings-take-all =
    { $count ->
        [one] Reprendre { $count } joueur
       *[other] Reprendre { $count } joueurs
    }
ratings-take-none = Personne n'est choisi
ratings-now = Jusqu'ici
ratings-listed = Liste
ratings-found = Dans la liste
ratings-found-by-fide_id = par le code FIDE
ratings-found-by-name_and_birth_year = par le nom et l'année de naissance
ratings-found-by-name = par le nom seul : à vérifier
ratings-difference = { $kind } : { $now } → { $listed }
ratings-suggestions = Dans les listes Elo
ratings-suggestion-count =
    { $count ->
        [0] Personne dans les listes Elo
        [one] { $count } proposition, choisir avec la flèche bas
       *[other] { $count } propositions, choisir avec la flèche bas
    }
journal-refresh-ratings =
    { $count ->
        [one] Elo de { $count } joueur repris
       *[other] Elo de { $count } joueurs repris
    }
file-kind-rating-list = Liste Elo (TXT, XML, CSV, ZIP)
refusal-no-rating-lists = Pas de listes Elo.
    .rule = Sans dossier de configuration, aucune liste n'est gardée sur cet ordinateur.
refusal-unwritable = Non écrit : { $path }.
    .rule = Le système dit : { $reason }. Rien n'a changé.
refusal-rating-list-empty = Non chargée : la liste ne contient aucun joueur.
    .rule = Il faut le fichier de la fédération, une ligne par joueur. La liste précédente reste.
refusal-rating-list-without-names = Non chargée : aucune colonne ne ressemble à des noms.
    .rule = Choisir la colonne des noms sous « colonnes ». La liste précédente reste.
refusal-rating-list-not-packed = Non chargée : l'archive ne contient pas de liste.
    .rule = Il y faut un fichier TXT, XML ou CSV. La liste précédente reste.
refusal-rating-list-too-large = Non chargée : la liste est trop grande.
    .rule = On lit jusqu'à huit millions de joueurs et quatre gigaoctets décompressés. La liste précédente reste.
refusal-rating-list-unreadable = La liste Elo est illisible.
    .rule = Message : { $reason }. Au besoin, recharger le fichier de la fédération.
refusal-rating-list-damaged = Non chargée : la liste est endommagée à partir de la ligne { $line }.
    .rule = Message : { $reason }. Reprendre le fichier de la fédération ; la liste précédente reste.

