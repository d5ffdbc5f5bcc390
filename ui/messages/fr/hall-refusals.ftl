# Pourquoi la salle refuse quelque chose : billets, annonces, appareils.

refusal-slip-ended = Ce billet ne vaut plus.
    .rule = La table a reçu un nouvel appariement, dont le billet fait foi.
refusal-arbiters-decide = Non annoncé : une décision est saisie par l’arbitre lui-même.
    .rule = Le téléphone annonce comment la partie s’est terminée à l’échiquier.
refusal-no-such-phone = Accès non donné : le téléphone { $phone } ne demande rien.
    .rule = Il a peut-être rouvert le billet entre-temps.
refusal-phone-turned-away = Accès refusé : un autre téléphone de votre équipe a écarté celui-ci.
    .rule = Une erreur ? La direction libère la fiche.
refusal-no-round-published = Aucune ronde n’est encore publiée.
    .rule = Dès que la direction publie une ronde, elle figure ici.
refusal-key-reused = Non exécuté : cette demande porte le numéro d’une autre.
    .rule = Chaque demande a besoin de son propre numéro.
refusal-acts-used-up = Non envoyé : cette fiche a déjà envoyé { $most } messages.
    .rule = La table n’accepte plus rien des téléphones. Veuillez voir l’arbitre.
