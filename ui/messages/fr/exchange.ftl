# Ce qui entre et ce qui sort : listes, classeurs, listes Elo, tournois entiers.

## Lire une liste de joueurs

list-column-team = Équipe
list-column-board-order = Échiquier (ordre des joueurs)
list-column-captain = Capitaine
list-column-select = La colonne { $number } « { $heading } » contient
list-column-select-bare = La colonne { $number } contient
list-column-hint = Si une colonne est mal reconnue, changez-la ici ; l’aperçu est alors mis à jour.
list-sheet = Feuille
list-encoding = Encodage
list-how-workbook = Lu comme classeur ({ $name }), feuille « { $sheet } ».
list-captain = Capitaine : { $captain }
list-teams-found =
    { $count ->
        [one] { $count } équipe fixe dans la liste.
       *[other] { $count } équipes fixes dans la liste.
    }
list-problem-workbook-too-large = Décompressé, le classeur dépasse { $expected } octets. Enregistrez seulement la feuille des joueurs dans un nouveau fichier, ou en CSV.
list-problem-workbook-damaged = Le classeur est endommagé. Ouvrez-le dans le tableur et enregistrez-le de nouveau, au besoin en CSV.
list-problem-no-sheet = Le classeur n’a pas de feuille « { $found } ». Ses feuilles : { $expected }.
list-problem-cell-error = La cellule montre l’erreur { $found } ; elle reste vide.
list-problem-team-too-long = Le nom de l’équipe a { $found } caractères ; le maximum est de { $expected }. Le champ reste vide.
list-problem-unreadable-board-order = « { $found } » n’est pas une place dans l’ordre des joueurs (attendu : un nombre de 1 à 99) ; le champ reste vide.
list-problem-unreadable-captain = « { $found } » n’est ni un nom ni une marque pour le capitaine ; le champ reste vide.
list-problem-captain-too-long = Le nom du capitaine a { $found } caractères ; le maximum est de { $expected }. Le champ reste vide.
list-problem-second-captain = La ligne { $found } nomme un autre capitaine de la même équipe ; c’est celui de cette ligne-ci qui compte.
field-columns = Colonnes
field-encoding = Encodage
expected-choice = un des choix proposés
file-kind-player-list = Liste de joueurs (CSV, TSV, XLSX, ODS)

## Listes Elo

ratings-open = Listes Elo
ratings-title = Listes Elo
ratings-about = Chargez une liste telle que la fédération la publie : liste FIDE (TXT ou XML, même compressée), liste DWZ allemande ou toute liste CSV. Elle reste sur cet ordinateur et complète les noms pendant la saisie.
ratings-none = Aucune liste chargée.
ratings-load = Charger une liste
ratings-load-now = Charger
ratings-name = Nom de la liste
ratings-replaces = Remplace la liste « { $name } » déjà chargée.
ratings-form-fide_text = Liste FIDE en texte
ratings-form-fide_xml = Liste FIDE en XML
ratings-form-csv = Liste CSV : signification des colonnes
ratings-players =
    { $count ->
        [one] { $count } joueur
       *[other] { $count } joueurs
    }
ratings-loaded-when = chargée le { $when }
ratings-loaded =
    { $count ->
        [one] { $count } joueur chargé.
       *[other] { $count } joueurs chargés.
    }
ratings-skipped =
    { $count ->
        [one] Ligne { $line } non lue.
       *[other] { $count } lignes non lues ; la première est la ligne { $line }.
    }
ratings-remove = Retirer la liste « { $name } »
ratings-compare = Comparer les Elo
ratings-compare-none = Chargez d’abord une liste
ratings-compare-about = Comparaison avec : { $lists }
ratings-nothing = Tous les joueurs trouvés ont déjà l’Elo de la liste.
ratings-same =
    { $count ->
        [one] Elo inchangé pour { $count } joueur.
       *[other] Elo inchangé pour { $count } joueurs.
    }
ratings-missing = Introuvables dans les listes : { $names }.
ratings-ambiguous = Plusieurs joueurs du même nom ; saisissez le code FIDE ou l’année de naissance : { $names }.
ratings-take = Appliquer
ratings-take-row = Appliquer l’Elo ({ $name })
ratings-take-all =
    { $count ->
        [one] Appliquer à { $count } joueur
       *[other] Appliquer à { $count } joueurs
    }
ratings-take-none = Aucun joueur choisi
ratings-listed = Liste
ratings-found = Dans la liste
ratings-found-by-fide_id = par le code FIDE
ratings-found-by-name_and_birth_year = par le nom et l’année de naissance
ratings-found-by-name = par le nom seul : à vérifier
ratings-difference = { $kind } : { $now } → { $listed }
ratings-suggestions = Dans les listes Elo
ratings-suggestion-count =
    { $count ->
        [0] Personne dans les listes Elo
        [one] { $count } proposition ; choisissez avec la flèche bas
       *[other] { $count } propositions ; choisissez avec la flèche bas
    }
journal-refresh-ratings =
    { $count ->
        [one] Elo de { $count } joueur mis à jour
       *[other] Elo de { $count } joueurs mis à jour
    }
file-kind-rating-list = Liste Elo (TXT, XML, CSV, ZIP)
refusal-no-rating-lists = Pas de listes Elo.
    .rule = Sans dossier des réglages, aucune liste n’est gardée sur cet ordinateur.
refusal-rating-list-empty = Non chargée : la liste ne contient aucun joueur.
    .rule = Il faut le fichier de la fédération, avec une ligne par joueur. La liste précédente est conservée.
refusal-rating-list-without-names = Non chargée : aucune colonne ne ressemble à des noms.
    .rule = Choisissez la colonne des noms sous « Colonnes ». La liste précédente est conservée.
refusal-rating-list-not-packed = Non chargée : l’archive ne contient pas de liste.
    .rule = L’archive doit contenir un fichier TXT, XML ou CSV. La liste précédente est conservée.
refusal-rating-list-too-large = Non chargée : la liste est trop volumineuse.
    .rule = Kralle lit jusqu’à huit millions de joueurs et quatre gigaoctets décompressés. La liste précédente est conservée.
refusal-rating-list-unreadable = Non chargée : la liste est illisible.
    .rule = Recommencez ; au besoin, téléchargez à nouveau le fichier de la fédération.
refusal-rating-list-damaged = Non chargée : la liste est endommagée à partir de la ligne { $line }.
    .rule = Téléchargez à nouveau le fichier de la fédération ; la liste précédente est conservée.

## Sortie

export-open = Exporter
export-title = Exporter le tournoi
export-as = Format
export-kind-site = Site web
    .hint = Un dossier de pages : rondes, classement, tableau croisé, équipes et joueurs. Sans script ; fonctionne sur tout serveur et depuis une clé USB.
export-with-numbers = Avec Elo et numéros des joueurs
    .hint = Codes FIDE et numéros de fédération compris. Tout le monde peut les lire sur le web.
export-site-how = Comment mettre le site en ligne ?
export-site-how-save = Choisissez ici « Enregistrer… » : Kralle écrit un dossier.
export-site-how-upload = Copiez tout le dossier sur l’espace web du club, comme n’importe quelle page : avec le gestionnaire de fichiers de l’hébergeur ou un programme SFTP.
export-site-how-open = Ouvrez l’adresse du dossier dans le navigateur ; la première page est index.html.
export-site-how-again = Après chaque ronde, enregistrez à nouveau et remplacez les fichiers : leurs noms restent les mêmes.
export-site-how-private = Les pages montrent le nom et le club des joueurs, ou seulement ce qui a été choisi pour les archives ; tout le monde peut les voir sur le web.
export-kind-xlsx = Classeur (XLSX)
    .hint = Tous les tableaux, chacun sur une feuille.
export-kind-csv = Tableau (CSV)
    .hint = Un tableau pour les tableurs et d’autres programmes.
export-kind-trf = Rapport de tournoi (TRF-2026)
    .hint = Les rondes publiées, pour les fédérations et d’autres programmes.
export-kind-json = Tout (JSON)
    .hint = Pour vos propres programmes : tout sauf l’historique.
export-kind-games = Parties (PGN, BPGN)
    .hint = Toutes les parties notées : échecs ordinaires en PGN, tandem en BPGN, paires de coups dans leur notation.
export-kind-broadcast = Noms avec codes FIDE
    .hint = Pour qu’une retransmission sur Lichess reconnaisse les joueurs : à coller dans le champ des joueurs.
export-which-table = Tableau
export-language = Langue des titres
export-save = Enregistrer…
export-saved =
    { $files ->
        [one] Enregistré : { $path }
       *[other] { $files } fichiers enregistrés : { $path }
    }
# $tables (texte) : numéros
export-seating-assumed = À la ronde { $round }, personne n’a saisi qui jouait contre qui (tables concernées : { $tables }). Le rapport suppose que chacun jouait dans l’ordre de son équipe et le signale dans une remarque.
export-name-cut = « { $name } » dépasse les colonnes du rapport et y est abrégé.
export-name-same = « { $name } » est abrégé dans le rapport et y porte le même nom que quelqu’un d’autre.
export-lost-games-are-rounds = Dans le rapport, chaque partie d’un match est une ronde à part. Le nombre de parties ne figure que dans une remarque lue par Kralle.
export-lost-match-points = Les points du rapport sont ceux des parties. Les autres programmes ne voient pas les points de match ; les rangs sont ceux de Kralle.
export-lost-partners = Dans le rapport, chaque joueur a un adversaire. Les partenaires ne figurent que dans des remarques lues par Kralle.
file-kind-xlsx = Classeur
file-kind-csv = Tableau CSV
file-kind-trf = Rapport de tournoi
file-kind-json = JSON
file-kind-folder = Dossier
file-kind-games = Parties
file-kind-broadcast = Fichier texte
export-table-players = Joueurs
export-table-teams = Équipes
export-table-start-list = Liste de départ
export-table-pairings = Appariements
export-table-results = Résultats
export-table-standings = Classement
export-table-crosstable = Tableau croisé
copy-table = Copier le tableau
copy-picture = Copier le tableau comme image
copied-table = Tableau copié : à coller dans une feuille de calcul, une lettre ou un message.
copied-picture = Image du tableau copiée : à coller dans un message.
copy-too-large = Non copié : le tableau est trop grand pour une image. Depuis l’impression, il peut être enregistré en PDF.
copy-refused = Non copié : la fenêtre ne peut pas écrire dans le presse-papiers. L’exportation écrit le tableau dans un fichier.
copy-refused-picture = Non copié : la fenêtre ne peut pas mettre d’image dans le presse-papiers. Depuis l’impression, le tableau peut être enregistré en PDF.
export-name = Nom
export-club = Club
export-rating-standard = Elo
export-rating-rapid = Elo rapide
export-rating-blitz = Elo blitz
export-rating-national = Elo national
export-rating-other = Autre Elo
export-rating-tandem = Tandem
export-rating = Elo
export-pot = Chapeau
export-team-number = N° d’équipe
export-number = N°
export-team = Équipe
export-player-number = Joueur { $number }
export-players = Joueurs
export-round = Ronde
export-round-points = R{ $round }
export-table = Table
export-game = Partie
export-white-number = N° Blancs
export-black-number = N° Noirs
export-first-number = N° de l’équipe nommée en premier
export-first = Équipe nommée en premier
export-first-players = Joueurs de l’équipe nommée en premier
export-second-number = N° de l’équipe nommée en second
export-second = Équipe nommée en second
export-second-players = Joueurs de l’équipe nommée en second
export-seating = Placement
export-parallel = parallèle
export-cross = croisé
export-white-points = Points Blancs
export-black-points = Points Noirs
export-first-points = Points de l’équipe nommée en premier
export-second-points = Points de l’équipe nommée en second
export-result = Résultat
export-cause = Motif
export-board = Échiquier
export-reason = Justification
export-rank = Rang
export-points = Points
export-opponent = Adversaire
export-partner = Partenaire
export-format = Formule
export-arbiters = Arbitres
export-rules = Règles
export-site-start = Vue d’ensemble
export-site-pages = Pages
export-site-rounds = Rondes
export-site-footer = Fait avec Kralle
refusal-folder-not-empty = Site non enregistré : le dossier { $path } n’est pas vide.
    .rule = Choisissez un nouveau nom de dossier, ou un dossier qui contient déjà un site créé par Kralle ; ce site est alors remplacé.
refusal-no-game-records = Fichier non enregistré : aucun match n’a de notation.
    .rule = Les notations s’ajoutent avec le résultat ou lors d’une vérification de position.
refusal-no-fide-ids = Fichier non enregistré : aucun joueur n’a de code FIDE.
    .rule = Les codes FIDE viennent de la liste de la FIDE ou se saisissent sur la fiche du joueur.

## Importer un tournoi entier

import-tournament-open = Importer un tournoi
import-tournament-open-hint = Rapport TRF, JSON ou .kralle
import-tournament-title = Importer un tournoi
import-tournament-kind = Rapport de tournoi, JSON ou tournoi Kralle
import-tournament-report = Rapport de tournoi (TRF)
import-tournament-file = Tournoi Kralle
import-tournament-json = Tournoi Kralle en JSON
import-tournament-name = Nom du nouveau tournoi
import-tournament-carry = Importer, avec les réglages
import-tournament-carry-players = Joueurs
import-tournament-carry-teams = Joueurs et équipes fixes
import-tournament-found =
    { $players ->
        [one] { $players } joueur
       *[other] { $players } joueurs
    }{ $teams ->
        [0] { "" }
        [one] , { $teams } équipe
       *[other] , { $teams } équipes
    }{ $rounds ->
        [0] { "" }
        [one] , { $rounds } ronde
       *[other] , { $rounds } rondes
    }
import-tournament-keep = Créer un nouveau tournoi
import-remarks = Ce qui n’est pas importé
import-remark-causes-unknown = Un rapport ne donne pas de motifs : les résultats figurent comme décisions de l’arbitre avec la justification « TRF ».
import-remark-board-results = Les échiquiers d’un même match ont donné des résultats différents : seul le vainqueur du match est importé.
import-remark-wishes-left-out = Les appariements interdits et les accélérations autres que Bakou ne sont pas importés.
journal-import-tournament =
    { $count ->
        [one] Tournoi importé : { $file } ({ $count } joueur)
       *[other] Tournoi importé : { $file } ({ $count } joueurs)
    }
refusal-report-unreadable = Non importé : le rapport est illisible à la ligne { $line }, colonne { $column }.
    .rule = Attendu : TRF16 ou TRF-2026.
why-trf-field = « { $found } » n’est pas admis à cet endroit.
why-trf-code = « { $found } » n’est pas l’enregistrement d’un joueur ; il faut 001.
why-trf-same-number = Le numéro { $number } existe déjà.
why-trf-number-gap = Le numéro { $wanted } manque ; on passe directement au numéro { $found }.
why-trf-unknown-number = Personne n’a le numéro { $number }.
why-trf-too-many-rounds = Le rapport contient la ronde { $found } ; le nombre de rondes prévu est de { $planned } au plus.
why-trf-own-opponent = Un joueur joue contre lui-même.
why-trf-not-mutual = À la ronde { $round }, le numéro { $entrant } indique le numéro { $opponent } comme adversaire, mais l’inverse n’est pas vrai.
why-trf-same-color = À la ronde { $round }, le numéro { $opponent } a la même couleur que son adversaire.
why-trf-result-mismatch = À la ronde { $round }, le résultat contredit celui de l’adversaire, numéro { $opponent }.
why-trf-missing-result = Un résultat manque à la ronde { $round }.
why-trf-points = Points inscrits : { $found }, au lieu de { $wanted } d’après les résultats.
why-trf-second-bye = Il y a deux exempts à la ronde { $round }.
why-trf-no-single-opponent = À la ronde { $round }, les joueurs de l’équipe { $team } rencontrent plusieurs équipes.
why-trf-other-pairs = À la ronde { $round }, l’équipe { $team } a d’autres adversaires ou d’autres joueurs que dans la première partie de son match.
why-trf-missing-game = À la ronde { $round }, il manque une partie de l’équipe { $team } : son match n’est pas terminé.
why-trf-no-game = À la ronde { $round }, il manque une partie du numéro { $number } : le match n’est pas terminé.
why-trf-no-partner = Aucune remarque ne nomme le partenaire du numéro { $number } à la ronde { $round }.
why-trf-no-entrants = Le rapport ne contient aucun joueur (enregistrement 001).
why-trf-compressed = Le fichier est compressé. Décompressez-le d’abord, puis choisissez le rapport qu’il contient.
why-trf-player-list = C’est une liste à colonnes et non un rapport de tournoi. Les listes s’importent avec les joueurs.
why-trf-too-many = Il y a trop de participants ou de rondes ; 9999 au maximum.
why-trf-too-many-lines = Il y a plus de lignes qu’un rapport ne peut en avoir ; { $most } au maximum.
refusal-json-unreadable = Non importé : à la ligne { $line }, colonne { $column }, le fichier n’est pas du JSON.
    .rule = Seul le JSON écrit par Kralle est lu.
refusal-json-form = Non importé : « { $place } » contient { $found }, mais il faut { $expected }.
    .rule = Seul le JSON écrit par Kralle est lu.
refusal-json-newer = Non importé : une version plus récente de Kralle a écrit le fichier.
    .rule = Format { $found } ; cette version lit jusqu’au format { $known }. Mettez Kralle à jour pour ouvrir ce fichier.
refusal-json-contradicts = Non importé : les données du fichier se contredisent.
    .rule = Kralle n’a pas écrit le fichier ainsi ; il a été modifié ensuite. Utilisez le fichier du tournoi lui-même.
refusal-report-too-large = Non importé : le fichier est trop volumineux.
    .rule = Kralle lit jusqu’à { $most } octets.
refusal-report-without-entrants = Pas encore de rapport : les numéros ne sont pas attribués.
    .rule = Le rapport est possible après le tirage au sort ou l’attribution des numéros.
refusal-report-boards = Non importé : un match n’a pas le bon nombre d’échiquiers ({ $boards }).
    .rule = Kralle gère les matchs sur deux échiquiers et les tournois individuels.
refusal-report-team-size = Non importé : l’équipe { $team } n’a pas le bon nombre de joueurs ({ $players }).
    .rule = Une équipe a deux joueurs et au plus quatre remplaçants.
refusal-report-second-bye = Non importé : la ronde { $round } a plusieurs exempts.
    .rule = Il y a au plus un exempt par ronde.
refusal-report-name = Non importé : le nom du numéro { $entrant } est vide ou trop long.
    .rule = Corrigez le nom dans le rapport et réessayez.
refusal-report-player-twice = Non importé : le joueur { $entrant } figure deux fois dans le rapport.
    .rule = Deux joueurs ont les mêmes nom, année de naissance et code FIDE. Distinguez-les dans le rapport.
refusal-report-points = Non importé : les points du numéro { $entrant } ne découlent pas des résultats.
    .rule = Les points de pénalité, les bonus et les exemptions comptées différemment ne peuvent pas être importés.
refusal-report-points-too-wide = Les points du numéro { $entrant } sont trop élevés pour un rapport TRF.
    .rule = Un rapport a quatre caractères pour les points d’un joueur : jusqu’à 99,5, ou 9999 sans demi-points.
refusal-report-number-too-wide = Le numéro { $number } est trop élevé pour un rapport TRF.
    .rule = Un rapport n’accepte que les numéros jusqu’à { $most }.
