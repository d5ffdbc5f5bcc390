# Ce que les arbitres vérifient et prononcent en marchant.

hall-rules = Règles
hall-penalties = Sanctions
hall-check-rule = Vérifier la règle
hall-boards = Position sur les échiquiers
hall-boards-hint = La réponse concerne cette position. Si personne n’est mat, la position de départ suffit.
hall-board-shown = Échiquier affiché
hall-rules-wait = La réponse arrivera dès que l’ordinateur du tournoi sera joignable.
hall-conduct = Conduite à la table
conduct-late = Retard à l’échiquier
    .rule = Le joueur qui arrive après le délai de forfait perd, sauf décision contraire de l’arbitre. Si le règlement du tournoi ne fixe pas de délai, celui-ci est nul.
conduct-device = Téléphones et autres appareils
    .rule = Le joueur qui porte pendant la partie un appareil non autorisé par l’arbitre perd. Le règlement du tournoi peut prévoir une sanction moins sévère. Dans la salle, les téléphones servent à annoncer le résultat, après la partie.
conduct-arbiter = Pouvoirs de l’arbitre
    .rule = L’arbitre peut intervenir même sans réclamation, prendre à tout moment une autre décision et sanctionner ; il motive sa décision.

hall-penalty-at = Sanction à la table
hall-penalty-reason-hint = La justification n’est ensuite visible que sur l’ordinateur du tournoi. Une personne qui a le mot de passe du Wi-Fi pourrait l’intercepter à l’envoi : un texte bref et factuel suffit.
hall-penalties-none = Aucune sanction.
hall-penalties-reasons = Les justifications restent sur l’ordinateur du tournoi.
hall-penalty-lifts = Lever
hall-act-penalty = Sanction : { $said }
hall-act-lift = Lever la sanction { $number }
