# Refus de la fenêtre et des appareils des arbitres ; le téléphone d’une équipe ne les reçoit jamais.

refusal-player-unknown = Ce joueur n’existe pas.
    .rule = Ce joueur a peut-être été supprimé entre-temps.
refusal-team-unknown = Le numéro { $team } n’existe pas.
    .rule = Choisissez un numéro de la liste.
refusal-match-decided = Échange non effectué : la table { $table } a déjà un résultat.
    .rule = Supprimez d’abord le résultat, puis faites l’échange.
refusal-change-reason-missing = Non modifié : la justification manque.
    .rule = La ronde { $round } est publiée ; toute modification d’appariement exige une justification.
refusal-no-result = Non supprimé : la table { $table } n’a pas de résultat.
    .rule = Il n’y a rien à supprimer.
refusal-ruling-incomplete = Décision non enregistrée : elle ne mentionne pas tout le monde.
    .rule = Chacun des numéros { $teams } doit figurer exactement une fois dans la décision.
