# Refus que seul le téléphone d’une équipe reçoit.

refusal-no-captain = Sans réponse : cela va avec un billet.
    .rule = Seul le téléphone d’une équipe qui a ouvert le billet de sa table le demande.
refusal-not-your-choice = Choix non fait : il revient à l’autre équipe.
    .rule = L’équipe nommée en premier choisit en parallèle ou en croix, puis la seconde choisit les couleurs.
refusal-out-of-date = Non repris : la situation a changé.
    .rule = Le téléphone montre maintenant ce qui vaut. Veuillez regarder à nouveau.
refusal-reporting-off = Non annoncé : ici, l’arbitre relève les résultats.
    .rule = La direction a désactivé l’annonce par téléphone. La feuille de la table fait foi.
refusal-phone-of-both-sides = Non annoncé : ce téléphone a ouvert les billets des deux équipes.
    .rule = Personne n’annonce pour les deux camps. Chaque équipe prend son propre téléphone, ou l’arbitre saisit le résultat.
refusal-round-is-over = Non effectué : la ronde { $round } est terminée.
    .rule = La ronde suivante a ses propres fiches. Quelque chose ne va pas ? Veuillez voir l’arbitre.
refusal-match-is-over = Non choisi : cette rencontre a déjà un résultat.
    .rule = Les places et les couleurs restent telles qu’elles ont été jouées. Quelque chose ne va pas ? Veuillez voir l’arbitre.
refusal-reports-used-up = Non annoncé : ce camp a déjà envoyé { $most } annonces.
    .rule = La table n’en accepte pas davantage. L’arbitre décide.
refusal-calls-used-up = Pas d’appel : cette équipe a déjà appelé { $most } fois.
    .rule = Quelqu’un arrive. Sinon, veuillez lever la main.
