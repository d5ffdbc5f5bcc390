# Pourquoi quelque chose n’a pas eu lieu. Le texte dit quoi ; .rule la raison en une phrase et,
# s’il y en a une, l’étape suivante ; .short est à côté d’un bouton bloqué.

refusal-round-unknown = La ronde { $round } n’existe pas.
    .rule = Cette ronde n’est pas encore appariée, ou l’appariement a été annulé.
refusal-table-unknown = La table { $table } n’existe pas à la ronde { $round }.
    .rule = Choisissez une table de la liste.
refusal-game-unknown = Non enregistré : la partie { $game } n’existe pas à la table { $table }.
    .rule = Le match est décidé ou compte moins de parties.
refusal-games-need-teams = Non enregistré : les joueurs individuels jouent une seule partie par match.
    .rule = Seules les équipes peuvent jouer plusieurs parties.
refusal-round-is-draft = Non enregistré : la ronde { $round } est encore un brouillon.
    .rule = Publiez d’abord la ronde, puis jouez.
    .short = La ronde { $round } est encore un brouillon
refusal-player-not-in-match = Non enregistré : ce joueur n’est pas à la table { $table }.
    .rule = Seul un joueur de cette table peut gagner.
refusal-team-not-in-match = Non enregistré : le n° { $team } ne joue pas à la table { $table }.
    .rule = Seul un participant de cette table peut gagner.
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
