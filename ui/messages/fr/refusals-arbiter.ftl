# Refus de la fenêtre et des appareils des arbitres ; le téléphone d’une équipe ne les reçoit jamais.

refusal-player-unknown = Ce joueur n’existe pas.
    .rule = Ce joueur a peut-être été supprimé entre-temps.
refusal-team-unknown = Le numéro { $team } n’existe pas.
    .rule = Choisissez un numéro de la liste.
refusal-match-decided = Échange non effectué : la table { $table } a déjà un résultat.
    .rule = Supprimez d’abord le résultat, puis faites l’échange.
refusal-change-reason-missing = Non modifié : la justification manque.
    .rule = La ronde { $round } est publiée ; toute modification d’appariement exige une justification.
refusal-game-unknown = Non enregistré : la partie { $game } n’existe pas à la table { $table }.
    .rule = Le match est décidé ou compte moins de parties.
refusal-team-not-in-match = Non enregistré : le n° { $team } ne joue pas à la table { $table }.
    .rule = Seul un participant de cette table peut gagner.
refusal-table-unknown = La table { $table } n’existe pas à la ronde { $round }.
    .rule = Choisissez une table de la liste.
refusal-round-unknown = La ronde { $round } n’existe pas.
    .rule = Cette ronde n’est pas encore appariée, ou l’appariement a été annulé.
refusal-no-result = Non supprimé : la table { $table } n’a pas de résultat.
    .rule = Il n’y a rien à supprimer.
refusal-ruling-incomplete = Décision non enregistrée : elle ne mentionne pas tout le monde.
    .rule = Chacun des numéros { $teams } doit figurer exactement une fois dans la décision.
