### Les règles d’un tournoi : modèle, écarts, source, partage.

rule-set-title = Règles en détail
rule-set-rail = Règles
rule-set-edit = Règles en détail…
# $count (Number)
rule-set-edit-changed = { $count ->
    [one] 1 règle diffère
   *[other] { $count } règles diffèrent
}
rule-set-base = Modèle
rule-set-source = Figure dans
    .example = Annonce, point 4
rule-set-search = Chercher dans les règles
# $count (Number)
rule-set-only-changed = Seulement les écarts ({ $count })
rule-set-changed = diffère
rule-set-preset-reading = selon le modèle
# $option (Text)
rule-set-back = { $option } : comme dans le modèle
rule-set-none-changed = Tout est comme dans le modèle.
rule-set-none-found = Aucune règle trouvée.
rule-set-open = Depuis un fichier
rule-set-save = Vers un fichier
rule-set-file = Règles
rule-set-print = Imprimer
rule-set-print-later = Modifier les règles d’abord, imprimer ensuite
rule-set-put = Modifier les règles
rule-set-take = Prendre ces règles
rule-set-unchanged = Rien n’a changé
rule-set-fixed = Ici pour consultation seulement
rule-set-frozen = Le tournoi a commencé. Les résultats et les places choisies restent.

rule-set-part-drops = Pièces en main
rule-set-part-moves = Promotion et pièces posées
rule-set-part-mate = Mat et pat
rule-set-part-ending = Abandon, nulle, coups illégaux, temps
rule-set-part-conduct = Pendule, paroles, pièces visibles
rule-set-part-competition = Tournoi
rule-set-part-pair-moves = PaarZugSchach
rule-set-part-ordinary = Échecs

rule-set-used-board = compte pour juger une position
rule-set-used-results = compte à la saisie du résultat et pour juger une position
rule-set-used-seating = compte au placement
rule-set-used-line-ups = compte à la composition
rule-set-used-byes = fixe les points d’un exempt
rule-set-used-standings = compte au classement
rule-set-used-sheet = figure sur la feuille des règles

# $option (Text)
journal-change-rule-set = Règles modifiées : { $option }
option-base = Modèle
option-source = Source
refusal-rules-frozen = Règles non modifiées : le tournoi a commencé.
    .rule = Dès la première ronde publiée, une modification demande un motif.
# $path (Text), $reason (Text)
refusal-rule-set-unreadable = Non lu : { $path }
    .rule = { $reason }
# $path (Text)
refusal-rule-set-too-large = Non lu : { $path } est trop grand.
    .rule = Des règles sont un court fichier texte (TOML).
# $line (Number), $column (Number), $found (Text), $wanted (Text)
refusal-bad-rule-set = Ligne { $line }, colonne { $column } : trouvé { $found }
    .rule = Attendu : { $wanted }
field-rule-source = Figure dans
field-rule-option = Règle
new-rules-fics = Bughouse (FICS)
    .hint = Comme sur le serveur Internet : poser avec mat est permis.
