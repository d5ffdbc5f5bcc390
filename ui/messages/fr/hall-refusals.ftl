# Pourquoi la salle refuse quelque chose : fiches d’accès, annonces, appareils.

refusal-slip-ended = Cette fiche d’accès n’est plus valable.
    .rule = La table a reçu un nouvel appariement ; utilisez la nouvelle fiche.
refusal-arbiters-decide = Non annoncé : seul un arbitre peut saisir une décision.
    .rule = Un téléphone sert seulement à annoncer comment la partie s’est terminée à l’échiquier.
refusal-no-such-phone = Non admis : le téléphone { $phone } ne demande pas l’accès.
    .rule = Le téléphone a peut-être rouvert la fiche entre-temps.
refusal-phone-turned-away = Accès refusé : un autre téléphone de votre équipe a refusé celui-ci.
    .rule = En cas d’erreur, la direction peut libérer la fiche.
refusal-no-round-published = Aucune ronde n’est encore publiée.
    .rule = Dès que la direction publie une ronde, elle apparaît ici.
refusal-key-reused = Non exécuté : cette demande porte le numéro d’une autre.
    .rule = Chaque demande doit avoir son propre numéro.
refusal-acts-used-up = Non envoyé : { $most } demandes ont déjà été faites avec cette fiche.
    .rule = La table n’accepte plus rien des téléphones. Adressez-vous à l’arbitre.
