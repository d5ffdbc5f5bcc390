# Round robin: who leaves or comes back changes results.
refusal-absence-changes-results = Non modifié : des résultats du numéro { $team } changeraient et la justification manque.
    .rule = Après la publication, toute modification doit être justifiée.
leave-back-text = { $name } joue de nouveau : les matchs perdus par forfait sont de nouveau à jouer, et plus rien n’est annulé.
