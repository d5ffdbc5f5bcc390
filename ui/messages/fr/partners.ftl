# Partenaires changeants : des joueurs individuels qui ont un autre partenaire à chaque ronde.

new-formation-changing-partners = Partenaires changeants
    .hint = Chacun joue pour soi, avec un autre partenaire à chaque ronde.
new-format-round-robin-partners = Complet
    .hint = Chacun a une fois chaque autre pour partenaire. De 4 à 32 joueurs.
    .rounds =
        { $rounds ->
            [one] Chacun a une fois chaque autre pour partenaire : { $rounds } ronde.
           *[other] Chacun a une fois chaque autre pour partenaire : { $rounds } rondes.
        }
    .missing =
        { $rounds ->
            [one] { $rounds } ronde ; seuls les deux derniers numéros ne jouent jamais ensemble.
           *[other] { $rounds } rondes ; seuls les deux derniers numéros ne jouent jamais ensemble.
        }
new-format-swiss-system-partners = Selon le classement (système Z)
    .hint = Les voisins au classement partagent une table. Conseillé à partir de 14 joueurs.
format-round-robin-partners = Partenaires changeants, complet
format-swiss-system-partners = Partenaires changeants, selon le classement
new-some-rest =
    { $count ->
        [one] À chaque ronde, { $count } joueur est exempt.
       *[other] À chaque ronde, { $count } joueurs sont exempts.
    }

round-first-pair = Paire nommée en premier
round-second-pair = Paire nommée en second
round-partners-again = De nouveau partenaires
swap-title-players = Échanger des places

standings-legend-partners = Colonnes des rondes : les points et, en petit avec +, le numéro du partenaire.
standings-with = avec
crosstable-caption-partners = Tableau des partenaires
crosstable-no-partners = pas partenaires
crosstable-legend-partners = Ligne avec colonne comme partenaire. Point = pas partenaires, … = en cours, tiret = annulé, { standings-forfeit } = forfait.

why-schedule = Le plan complet le prévoit ainsi : chacun a une fois chaque autre pour partenaire.
why-square = D’après le classement avant la ronde, les numéros { $players } forment le carré { $square }. { $parting } Personne ne retrouve son partenaire de la dernière ronde.
why-square-one-three = Le premier et le troisième y jouent contre le deuxième et le quatrième.
why-square-one-four = Le premier et le quatrième y jouent contre le deuxième et le troisième.
why-square-one-two = Le premier et le deuxième y jouent contre le troisième et le quatrième, car sinon des partenaires se seraient retrouvés.
why-fewest-byes = L’exemption revient à ceux qui en ont eu le moins, en partant du bas du classement.

refusal-are-partners = Échange non effectué : { $teams } sont partenaires et gardent les mêmes adversaires.
    .rule = Deux joueurs de côtés ou de tables différents peuvent échanger leurs places.
refusal-no-complete-schedule = Pas de numéros : un plan complet existe pour { $most } au plus, et il y en a { $players }. Selon le classement (système Z), tout nombre convient.
    .rule = La formule se change dans les paramètres.
refusal-partners-change-once = Non enregistré : les partenaires changeants jouent au complet ou selon le classement, pas en deux cycles.
    .rule = Chacun a chaque autre pour partenaire une fois au plus.
refusal-acceleration-needs-opponents = Non enregistré : les partenaires changeants ne peuvent pas être accélérés.
    .rule = Seuls les groupes de points d’un système suisse sont accélérés.
