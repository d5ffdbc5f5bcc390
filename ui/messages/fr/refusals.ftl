# Pourquoi quelque chose n’a pas eu lieu. Le texte dit quoi ; .rule la raison en une phrase et,
# s’il y en a une, l’étape suivante ; .short est à côté d’un bouton bloqué.

refusal-round-is-draft = Non enregistré : la ronde { $round } est encore un brouillon.
    .rule = Publiez d’abord la ronde, puis jouez.
    .short = La ronde { $round } est encore un brouillon
refusal-player-not-in-match = Non enregistré : ce joueur n’est pas à la table { $table }.
    .rule = Seul un joueur de cette table peut gagner.
refusal-seating-fixed = Choix non enregistré : les règles fixent le placement.
    .rule = L’équipe nommée en premier a les Noirs à l’échiquier 1.
refusal-boards-first = Choix non enregistré : d’abord les adversaires, puis les couleurs.
    .rule = L’équipe nommée en premier choisit le placement (parallèle ou croisé), puis l’autre choisit les couleurs.
refusal-result-not-admitted = Non enregistré : { $verdict } n’est pas possible avec le motif « { $cause } ».
    .rule = Les règles en vigueur n’admettent pas ce résultat pour ce motif.
refusal-cause-never-ends = « { $cause } » ne met fin à aucun match selon les règles en vigueur. Motifs possibles pour { $verdict } : { $instead }.
refusal-cause-wrong-verdict = Selon les règles en vigueur, « { $cause } » ne mène pas à { $verdict }. Motifs possibles pour { $verdict } : { $instead }.
refusal-reason-missing = Non enregistré : la justification manque.
    .rule = Table { $table } à la ronde { $round } : cette saisie exige une justification, qui est conservée.
refusal-tournament-closed = Non modifié : le tournoi est clôturé.
    .rule = Le tournoi peut être rouvert sur la page Classement.
    .short = Le tournoi est clôturé
