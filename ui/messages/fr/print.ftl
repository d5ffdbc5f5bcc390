### Noms des feuilles, et pourquoi l’une n’est pas imprimée.

sheet-name-players = Liste des joueurs
sheet-name-lots = Procès-verbal du tirage
sheet-name-teams = Liste des équipes
sheet-name-line-up = Ordre des joueurs
sheet-name-pairings = Appariements
sheet-name-seats = Liste des places
sheet-name-cards = Feuilles de match
sheet-name-table-numbers = Numéros de table
sheet-name-board-numbers = Numéros d’échiquier
sheet-name-results = Résultats
sheet-name-standings = Classement
sheet-name-crosstable = Tableau croisé
sheet-name-progress = Grille américaine
sheet-name-berger = Tables de Berger
sheet-name-rules = Feuille de règles
sheet-name-certificates = Diplômes
sheet-name-fallback = Dossier de secours
sheet-name-adjudication = Feuille de décision
sheet-name-report = Rapport du tournoi

# $name (text), $round (number)
sheet-file-round = { $name } ronde { $round }

# $file (text), $line (number), $column (number), $found (text), $expected (text)
refusal-template-value = Feuille non créée : le modèle { $file } contient une erreur.
    .rule = Trouvé à la ligne { $line }, colonne { $column } : « { $found } ». Attendu : { $expected }.
# $file (text)
refusal-template-not-text = Feuille non créée : le modèle { $file } n’est pas un fichier texte.
    .rule = Attendu : TOML en UTF-8.
# $file (text)
refusal-picture-unknown = Feuille non créée : { $file } n’est pas une image lisible.
    .rule = Attendu : PNG ou JPEG.
# $file (text), $width (number), $height (number), $most (number)
refusal-picture-too-large = Feuille non créée : l’image { $file } est trop grande.
    .rule = L’image a { $width } × { $height } pixels ; le maximum est de { $most } pixels au total.
# $file (text)
refusal-picture-damaged = Feuille non créée : l’image { $file } est endommagée.
    .rule = Ouvrez l’image dans un logiciel de retouche et enregistrez-la de nouveau en PNG ou en JPEG.
refusal-sheet-needs-round = Il n’y a pas encore de ronde.
    .rule = Appariez d’abord une ronde.
refusal-sheet-needs-players = Personne n’est encore inscrit.
    .rule = Inscrivez ou importez d’abord des joueurs.
refusal-sheet-needs-teams = Il n’y a pas encore de numéros. Procédez d’abord au tirage, ou attribuez les numéros.
    .rule = La feuille indique les participants par numéro.
refusal-sheet-needs-round-robin = Les tables de Berger n’existent que pour les tournois toutes rondes.
    .rule = Dans les autres formules, chaque ronde dépend des résultats précédents.
refusal-sheet-needs-fixed-teams = Une feuille d’ordre des joueurs n’existe que pour les équipes fixes.
    .rule = Les équipes tirées au sort n’annoncent pas d’ordre.
refusal-sheet-own-call = Cette feuille s’imprime depuis la page Arbitrage ou Correspondance.
    .rule = Le cas concerné se trouve sur l’une de ces deux pages.

# $signs (text)
sheet-signs-missing = Ces caractères manquent dans la police ; � les remplace : { $signs }

field-per-page = Feuilles de match par page
expected-cards-per-page = 2 ou 4
