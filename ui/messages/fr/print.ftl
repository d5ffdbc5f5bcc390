### Noms des feuilles, et pourquoi l’une n’est pas imprimée.

sheet-name-players = Liste des joueurs
sheet-name-lots = Procès-verbal du tirage
sheet-name-teams = Liste des équipes
sheet-name-line-up = Ordre d’alignement
sheet-name-pairings = Appariements
sheet-name-seats = Liste des places
sheet-name-cards = Feuilles de match
sheet-name-table-numbers = Numéros de table
sheet-name-board-numbers = Numéros d’échiquier
sheet-name-results = Résultats
sheet-name-standings = Classement
sheet-name-crosstable = Tableau croisé
sheet-name-progress = Tableau de progression
sheet-name-berger = Grille de Berger
sheet-name-rules = Feuille de règles
sheet-name-certificates = Diplômes
sheet-name-fallback = Dossier de secours
sheet-name-adjudication = Feuille de décision
sheet-name-report = Rapport du tournoi

# $name (text), $round (number)
sheet-file-round = { $name } ronde { $round }

# $file (text), $line (number), $column (number), $reason (text)
refusal-template = Erreur dans le modèle { $file }, ligne { $line }, colonne { $column } : { $reason }
# $file (text), $reason (text)
refusal-template-unreadable = Le modèle { $file } ne peut pas être lu : { $reason }
# $file (text), $reason (text)
refusal-picture-missing = L’image { $file } ne peut pas être lue : { $reason }
# $file (text)
refusal-picture-unknown = { $file } n’est ni un PNG ni un JPEG.
# $file (text), $reason (text)
refusal-picture-too-large = L’image { $file } est trop grande : { $reason }
# $file (text), $reason (text)
refusal-picture-damaged = L’image { $file } est endommagée : { $reason }
refusal-sheet-needs-round = Il n’y a pas encore de ronde. Apparier d’abord une ronde.
refusal-sheet-needs-players = Personne n’est encore inscrit.
refusal-sheet-needs-teams = Il n’y a pas encore d’équipes. Tirer d’abord au sort.
refusal-sheet-needs-round-robin = La grille de Berger n’existe que pour les tournois toutes rondes.
refusal-sheet-needs-fixed-teams = L’ordre d’alignement n’existe que pour les équipes fixes.
refusal-sheet-needs-result = Il n’y a pas encore de résultat.
refusal-sheet-own-call = Cette feuille s’imprime depuis l’examen.

# $signs (text)
sheet-signs-missing = La police n’a pas ces caractères, � les remplace : { $signs }

field-per-page = Feuilles par page
expected-cards-per-page = 2 ou 4
