### Les règles d’un tournoi : modèle, écarts, source, partage.

rule-set-title = Règlement en détail
rule-set-rail = Règles
rule-set-edit = Modifier le règlement…
# $count (Number)
rule-set-edit-changed = { $count ->
    [one] 1 règle diffère
   *[other] { $count } règles diffèrent
}
rule-set-base = Modèle
rule-set-source = Source
    .example = Règlement du tournoi, point 4
rule-set-search = Rechercher dans les règles
# $count (Number)
rule-set-only-changed = Seulement les écarts ({ $count })
rule-set-changed = diffère
rule-set-preset-reading = selon le modèle
# $option (Text)
rule-set-back = { $option } : comme dans le modèle
rule-set-none-changed = Rien ne diffère du modèle.
rule-set-none-found = Aucune règle trouvée.
rule-set-open = Charger un fichier
rule-set-save = Enregistrer dans un fichier
rule-set-file = Règlement
rule-set-print = Imprimer
rule-set-print-later = Appliquez d’abord les modifications, puis imprimez
rule-set-put = Modifier les règles
rule-set-take = Adopter ce règlement
rule-set-unchanged = Rien n’a été modifié
rule-set-fixed = Lecture seule
rule-set-frozen = Le tournoi a commencé. Les résultats et le placement choisi ne changent pas.

rule-set-part-drops = Pièces en main et poses
rule-set-part-moves = Promotion et pièces posées
rule-set-part-mate = Mat et pat
rule-set-part-ending = Abandon, nulle, coups illégaux, temps
rule-set-part-conduct = Pendule, conversation, pièces visibles
rule-set-part-competition = Tournoi
rule-set-part-pair-moves = PaarZugSchach
rule-set-part-ordinary = Échecs
rule-set-sentences = Autres dispositions du texte

rule-set-used-board = sert à vérifier une position
rule-set-used-results = sert à saisir le résultat et à vérifier une position
rule-set-used-seating = compte pour le placement
rule-set-used-line-ups = compte pour la composition
rule-set-used-format = compte pour la formule proposée et le nombre de rondes
rule-set-used-byes = fixe les points de l’exempt
rule-set-used-standings = compte pour le classement
rule-set-used-sheet = figure sur la feuille de règles

# $option (Text)
journal-change-rule-set = Règles modifiées : { $option }
option-base = Modèle
option-source = Source
# $teams (Number), $format (Text), $rounds (Number)
format-proposed =
    { $rounds ->
        [one] Avec { $teams } équipes, le règlement du tournoi prévoit : { $format }, { $rounds } ronde.
       *[other] Avec { $teams } équipes, le règlement du tournoi prévoit : { $format }, { $rounds } rondes.
    }
    .note = Formule choisie : { $format }.
refusal-rules-frozen = Règles non modifiées : le tournoi a commencé.
    .rule = À partir de la première ronde publiée, toute modification exige une justification.
# $path (Text)
refusal-rule-set-too-large = Non lu : { $path } est trop volumineux.
    .rule = Un règlement est un court fichier texte (TOML).
# $line (Number), $column (Number), $found (Text), $wanted (Text)
refusal-bad-rule-set = Ligne { $line }, colonne { $column } ; trouvé : { $found }
    .rule = Attendu : { $wanted }
field-rule-source = Source
field-rule-option = Règle
new-rules-fics = Bughouse (FICS)
    .hint = Comme sur le serveur d’échecs FICS : le mat donné par une pose est permis.
