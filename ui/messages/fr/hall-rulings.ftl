# Ce que les arbitres vérifient et prononcent en marchant.

hall-rules = Règles
hall-penalties = Sanctions
hall-check-rule = Vérifier la règle
hall-boards = Position sur les échiquiers
hall-boards-hint = La réponse vaut pour cette position. Si personne n’est mat, la position de départ suffit.
hall-board-shown = Quel échiquier
hall-rules-wait = La réponse arrive dès que l’ordinateur du tournoi est joignable.
hall-conduct = Conduite à la table
conduct-late = Retard à l’échiquier
    .rule = Qui arrive après le délai de forfait perd, sauf décision contraire de l’arbitre. Si l’annonce n’en fixe pas, le délai est nul.
conduct-device = Téléphones et autres appareils
    .rule = Qui porte pendant la partie un appareil que l’arbitre n’a pas autorisé perd. L’annonce peut prévoir moins sévère. Les téléphones servent à annoncer, après la partie.
conduct-arbiter = Ce que peut l’arbitre
    .rule = L’arbitre intervient même sans réclamation, peut toujours décider autrement et sanctionner ; il motive sa décision.

hall-penalty-at = Sanction à la table
hall-penalty-reason-hint = Ensuite visible seulement à l’ordinateur du tournoi. Qui a le mot de passe du Wi-Fi pourrait la lire en route : bref et factuel.
hall-penalties-none = Aucune sanction.
hall-penalties-reasons = Les motifs restent à l’ordinateur du tournoi.
hall-penalty-lifts = Lever
hall-act-penalty = Sanction : { $said }
hall-act-lift = Lever la sanction { $number }
