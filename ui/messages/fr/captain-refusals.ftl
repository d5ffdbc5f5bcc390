# Refus que seul le téléphone d’une équipe reçoit.

refusal-no-captain = Pas de réponse : seul le téléphone d’une équipe peut demander cela.
    .rule = Ouvrez d’abord sur ce téléphone la fiche de votre équipe.
refusal-not-your-choice = Choix non enregistré : il revient à l’autre équipe.
    .rule = L’équipe nommée en premier choisit le placement (parallèle ou croisé), puis l’autre choisit les couleurs.
refusal-out-of-date = Non enregistré : la situation a changé.
    .rule = Le téléphone montre maintenant l’état actuel. Vérifiez avant de recommencer.
refusal-reporting-off = Non annoncé : ici, l’arbitre relève les résultats.
    .rule = La direction a désactivé l’annonce par téléphone. La feuille de match fait foi.
refusal-phone-of-both-sides = Non annoncé : ce téléphone a ouvert les fiches des deux équipes.
    .rule = Personne n’annonce pour les deux camps. Chaque équipe prend son propre téléphone, ou l’arbitre saisit le résultat.
refusal-round-is-over = Non exécuté : la ronde { $round } est terminée.
    .rule = La ronde suivante a ses propres fiches. Quelque chose ne va pas ? Adressez-vous à l’arbitre.
refusal-match-is-over = Choix non enregistré : ce match a déjà un résultat.
    .rule = Les places et les couleurs restent celles du match joué. Quelque chose ne va pas ? Adressez-vous à l’arbitre.
refusal-reports-used-up = Non annoncé : ce camp a déjà envoyé { $most } annonces.
    .rule = La table n’accepte pas d’autre annonce. L’arbitre décide.
refusal-calls-used-up = Pas d’appel : cette équipe a déjà appelé { $most } fois.
    .rule = Quelqu’un va venir. Si personne ne vient, levez la main.
