### Feuilles, tableaux et pages des tournois à partenaires changeants.

sheet-partners-first = Nommés en premier
sheet-partners-second = Nommés en second
sheet-seating-chosen-partners = Les partenaires nommés en premier choisissent le placement (parallèle ou croisé), puis les autres choisissent les couleurs.
sheet-seating-fixed-partners = Les partenaires nommés en premier ont les Noirs à l’échiquier 1 et les Blancs à l’échiquier 2.
sheet-rounds-legend-partners = Rondes : les points et, après le plus, le numéro du partenaire ; 1 · +7 signifie un point avec le numéro 7.
progress-legend-partners = En haut, les points et, après le plus, le numéro du partenaire ; en dessous, les points après la ronde.
standings-explain-shared-partners = Les joueurs à égalité de points partagent le même rang.
berger-legend-partners = Pour chaque ronde et chaque table, les numéros des deux partenaires, en commençant par ceux nommés en premier.
# $after (text)
sheet-crosstable-partners = des partenaires { $after }
sheet-crosstable-legend-partners = Ligne et colonne comme partenaires : leurs points, … sans résultat ; case vide : pas encore partenaires. Les colonnes suivent l’ordre du classement.
archive-crosstable-long-partners = Pour chaque ligne, les partenaires par numéro et les points marqués avec eux.
# $round (number)
export-round-partner = R{ $round } partenaire
slip-first-named-pair = paire nommée en premier
slip-second-named-pair = paire nommée en second
