# Round robin: who leaves or comes back changes results.
refusal-absence-changes-results = Rien n’est changé : des résultats du numéro { $team } changeraient, il manque une raison.
    .rule = Après la publication, tout changement dit pourquoi.
leave-back-text = { $name } joue de nouveau : les rencontres perdues par forfait sont de nouveau ouvertes, et plus rien n’est annulé.
