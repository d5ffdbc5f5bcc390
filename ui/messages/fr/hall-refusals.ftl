# Pourquoi la salle refuse quelque chose : billets, annonces, appareils.

refusal-no-captain = Sans réponse : cela va avec un billet.
    .rule = Seul le téléphone d’une équipe qui a ouvert le billet de sa table le demande.
refusal-slip-ended = Ce billet ne vaut plus.
    .rule = La table a reçu un nouvel appariement, dont le billet fait foi.
refusal-not-your-choice = Choix non fait : il revient à l’autre équipe.
    .rule = L’équipe nommée en premier choisit en parallèle ou en croix, puis la seconde choisit les couleurs.
refusal-out-of-date = Non repris : la situation a changé.
    .rule = Le téléphone montre maintenant ce qui vaut. Veuillez regarder à nouveau.
refusal-reporting-off = Non annoncé : ici, l’arbitre relève les résultats.
    .rule = La direction a désactivé l’annonce par téléphone. La feuille de la table fait foi.
refusal-phone-of-both-sides = Non annoncé : ce téléphone a ouvert les billets des deux équipes.
    .rule = Personne n’annonce pour les deux camps. Chaque équipe prend son propre téléphone, ou l’arbitre saisit le résultat.
refusal-round-is-over = Non annoncé : la ronde { $round } est terminée.
    .rule = La ronde suivante est publiée. Quelque chose ne va pas ? Veuillez voir l’arbitre.
refusal-reports-used-up = Non annoncé : ce camp a déjà envoyé { $most } annonces.
    .rule = La table n’en accepte pas davantage. L’arbitre décide.
refusal-calls-used-up = Pas d’appel : cette équipe a déjà appelé { $most } fois.
    .rule = Quelqu’un arrive. Sinon, veuillez lever la main.
refusal-arbiters-decide = Non annoncé : une décision est saisie par l’arbitre lui-même.
    .rule = Le téléphone annonce comment la partie s’est terminée à l’échiquier.
refusal-no-such-phone = Accès non donné : le téléphone { $phone } ne demande rien.
    .rule = Il a peut-être rouvert le billet entre-temps.
refusal-no-round-published = Aucune ronde n’est encore publiée.
    .rule = Dès que la direction publie une ronde, elle figure ici.
refusal-key-reused = Non exécuté : cette demande porte le numéro d’une autre.
    .rule = Chaque demande a besoin de son propre numéro.
