### Ce que la lecture d’une liste de joueurs relève. $line et $column sont à côté, dans l’aperçu.

list-column-name = Nom
list-column-surname = Nom de famille
list-column-given-name = Prénom
list-column-rating-standard = Elo (standard)
list-column-rating-rapid = Elo (rapide)
list-column-rating-blitz = Elo (blitz)
list-column-rating-national = Elo national (DWZ)
list-column-rating-other = Autre Elo
list-column-rating-tandem = Elo tandem
list-column-birth-year = Année de naissance
list-column-sex = Sexe
list-column-club = Club
list-column-fide-id = Code FIDE
list-column-ignored = ne pas lire

# $line (texte), $column (texte)
list-place = Ligne { $line }, colonne { $column }
# $line (texte)
list-place-line = Ligne { $line }

list-problem-empty-file = Le fichier est vide. Il faut une ligne par joueur, avec les noms des colonnes au-dessus.
# $found (texte) : zip_archive, old_workbook, pdf, database, picture, web_page, json, xml, contact, rich_text, report, binary
list-problem-not-text =
    { $found ->
        [zip_archive] C’est une archive, mais pas un classeur (XLSX, ODS). Enregistrez la liste depuis le tableur et choisissez le nouveau fichier.
        [old_workbook] C’est un classeur à l’ancien format (XLS) ou protégé par mot de passe. Enregistrez-le en XLSX ou CSV sans mot de passe et choisissez le nouveau fichier.
        [pdf] C’est un PDF, pas une liste de joueurs. Il faut un fichier CSV, TSV, XLSX ou ODS.
        [database] C’est une base de données, peut-être un fichier de tournoi, pas une liste de joueurs.
        [picture] C’est une image, pas une liste de joueurs. Il faut un fichier CSV, TSV, XLSX ou ODS.
        [web_page] C’est une page web, même si le nom du fichier dit autre chose. Copiez le tableau dans le navigateur et collez-le, ou enregistrez-le en XLSX ou CSV.
        [json] C’est du JSON, pas une liste de joueurs. Il faut un fichier CSV, TSV, XLSX ou ODS.
        [xml] C’est du XML, pas une liste de joueurs. Il faut un fichier CSV, TSV, XLSX ou ODS.
        [contact] C’est un contact (vCard), pas une liste de joueurs. Copiez les noms dans une liste.
        [rich_text] C’est un texte mis en forme (RTF). Copiez la liste dans le traitement de texte et collez-la.
        [report] C’est un rapport de tournoi (TRF), pas une liste de joueurs. Importez-le comme tournoi.
       *[binary] Ce n’est pas une liste de joueurs. Il faut un fichier CSV, TSV, XLSX ou ODS.
    }
# $found (texte) : octets, $expected (texte) : octets
list-problem-file-too-large = Le fichier est trop volumineux : { $found } octets ; la lecture s’arrête à { $expected } octets.
list-problem-no-name-column = Aucune colonne ne semble contenir les noms. Choisissez dans l’aperçu la colonne des noms.
# $expected (texte)
list-problem-too-many-rows = La lecture s’arrête ici : plus de { $expected } lignes.
list-problem-no-header-row = Aucune ligne ne contient les noms des colonnes. Les colonnes sont reconnues d’après leur contenu ; vérifiez-les.
# $found (texte)
list-problem-lines-above-header = Lignes non lues au-dessus des noms de colonnes : { $found }.
# $found (texte) : colonne précédente
list-problem-column-twice = Cette colonne a la même signification que la colonne { $found } et n’est pas lue.
list-problem-quote-not-closed = Un guillemet n’est pas fermé. La ligne n’est pas importée.
# $found (texte), $expected (texte)
list-problem-too-many-cells = { $found } champs au lieu de { $expected }, peut-être à cause d’un séparateur dans le nom. La ligne n’est pas importée.
list-problem-empty-name = Le nom manque. La ligne n’est pas importée.
# $found (texte)
list-problem-name-without-letters = « { $found } » n’est pas un nom. La ligne n’est pas importée.
# $found (texte) : caractères, $expected (texte) : caractères
list-problem-name-too-long = Le nom a { $found } caractères ; le maximum est { $expected }. La ligne n’est pas importée.
# $found (texte) : caractères, $expected (texte) : caractères
list-problem-club-too-long = Le nom du club a { $found } caractères ; le maximum est { $expected }. Le champ reste vide.
# $found (texte) : ligne précédente
list-problem-duplicate-row = Doublon : identique à la ligne { $found }. La ligne n’est pas cochée.
# $found (texte) : ligne précédente
list-problem-same-name = Même nom qu’à la ligne { $found }, mais les autres données désignent une autre personne. Les deux lignes sont importées.
# $found (texte) : ligne précédente
list-problem-same-fide-id = Même code FIDE qu’à la ligne { $found }. Est-ce la même personne ?
list-problem-surname-missing = Le nom de famille manque ; seul le prénom est importé.
# $found (texte)
list-problem-unreadable-rating = « { $found } » n’est pas un Elo.
# $found (texte), $expected (texte) : intervalle
list-problem-impossible-rating = { $found } ne peut pas être un Elo (attendu : { $expected }).
# $found (texte)
list-problem-unreadable-birth-year = « { $found } » n’est pas une année de naissance (attendu : quatre chiffres ou une date) ; le champ reste vide.
# $found (texte)
list-problem-unreadable-sex = « { $found } » n’est pas un sexe (attendu : f ou m) ; le champ reste vide.
# $found (texte), $expected (texte) : intervalle
list-problem-impossible-birth-year = { $found } ne peut pas être une année de naissance (attendu : { $expected }) ; le champ reste vide.
# $found (texte)
list-problem-unreadable-fide-id = « { $found } » n’est pas un code FIDE (attendu : des chiffres) ; le champ reste vide.
# $found (texte)
list-problem-formula-text = « { $found } » ressemble à une formule et est importé comme texte.
list-problem-control-characters = Des caractères invisibles ont été retirés.
list-problem-undecodable-characters = Certains caractères sont illisibles. Essayez un autre encodage.
# $found (texte)
list-problem-garbled-text = « { $found } » : les accents semblent déjà corrompus dans le fichier.
list-column-title = Titre
list-column-ratings = Plusieurs Elo
# $found (texte) : ligne précédente
list-problem-same-person = Peut-être la même personne qu’à la ligne { $found }.
list-problem-totals-row = Un total, pas un joueur. La ligne n’est pas cochée.
list-problem-letter-row = On dirait une phrase, une salutation ou une signature. La ligne n’est pas cochée.
list-problem-heading-row = Les noms des colonnes se répètent ici. La ligne n’est pas cochée.
# $found (texte) : nom de la colonne
list-problem-unread-numbers = La colonne « { $found } » contient des nombres et n’est pas lue. S’agit-il d’Elo ?
# $found (texte)
list-problem-ambiguous-rating = « { $found } » : rien n’indique quel nombre est l’Elo.
# $found (texte), $expected (texte) : nombre
list-problem-rating-read-as = « { $found } » est lu comme { $expected }.
# $found (texte)
list-problem-unreadable-title = « { $found } » est trop long pour un titre ; le champ reste vide.
list-unrated-option = Rien n’a été importé. Corrigez la liste, ou indiquez avec --unrated que ces joueurs n’ont pas d’Elo.
list-duplicates-option = Rien n’a été importé : deux entrées désignent peut-être la même personne. Indiquez avec --duplicates skip, update ou enter ce qu’il faut faire.
# $found (texte)
list-problem-doubtful-row = « { $found } » peut être un nom, mais aussi une salutation, un total ou un en-tête.
# $found (texte) : formule
list-problem-not-calculated = La cellule contient la formule « { $found } » sans résultat enregistré ; elle reste vide. Ouvrez le fichier dans le tableur et enregistrez-le.
# $found (texte) : formule
list-problem-rating-not-calculated = L’Elo est la formule « { $found } » sans résultat enregistré. Ouvrez le fichier dans le tableur et enregistrez-le.
# $found (texte) : noms
list-problem-several-sheets = Plusieurs feuilles contiennent des joueurs : { $found }. Laquelle compte ?
# $found (texte) : noms
list-problem-sheets-not-read = Non lues, car masquées ou sans joueurs : { $found }.
# $found (texte) : nombre
list-problem-neither-sex = Ni féminin ni masculin, ou inconnu : { $found } dans cette colonne. Le sexe y reste vide.
list-doubtful-option = Rien n’a été importé : les lignes indiquées ne sont peut-être pas des joueurs. Utilisez --take-doubtful pour les importer, ou --leave-doubtful pour les laisser de côté.
list-worksheet-option = Rien n’a été importé. Indiquez la feuille avec --worksheet.
# $found (texte)
list-problem-note-row = « { $found } » est seul sur la ligne et n’est pas un joueur. La ligne n’est pas importée.
list-problem-pairing-page = Ce sont les appariements d’une ronde, pas une liste de joueurs. La liste de départ ou le classement contient chaque joueur une fois.
# $found (texte) : nom de la colonne
list-problem-read-from-above = La colonne « { $found } » donne chaque nom une seule fois. Ses cases vides sont lues comme le nom au-dessus.
# $found (texte)
list-problem-cells-behind = Texte non lu, car la colonne n’a pas de titre : « { $found } ».
# $found (texte)
list-problem-not-aligned = « { $found } » : les cases ne sont pas sous les noms des colonnes. La ligne n’est pas importée.
# $found (texte)
list-problem-game-result = « { $found } » est le résultat d’une partie, pas un joueur. La ligne n’est pas importée.
list-problem-tables-differ = Deux tableaux aux colonnes différentes se trouvent côte à côte. Placez-les l’un sous l’autre ou importez-les séparément.
# $found (texte) : nombre
list-problem-side-by-side = Tableaux côte à côte, tous lus : { $found }.
# $found (texte) : noms des colonnes
list-problem-pot-columns = Les colonnes { $found } sont lues comme des noms. Les chapeaux de la liste ne sont pas conservés ; Kralle forme les chapeaux selon l’Elo.
# $found (texte) : noms
list-problem-chat-notes = Une discussion : les heures, les expéditeurs ({ $found }) et les avis de l’application ne sont pas lus comme des joueurs.
# $found (texte) : numéros de lignes
list-problem-hidden-rows = Les lignes masquées de la feuille, par exemple par un filtre, sont lues comme les autres : { $found }.
# $found (texte) : noms
list-problem-own-workbook = Un classeur exporté par Kralle : { $found } est lu. Les autres feuilles ne sont pas lues.
list-into-option = Les joueurs d’une liste sont importés dans un fichier de tournoi : kralle import LISTE --into FICHIER.
