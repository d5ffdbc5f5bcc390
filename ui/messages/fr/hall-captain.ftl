# Ce que seul le téléphone d’une équipe dit.

hall-captain = Mon match
hall-captain-enter = Scannez avec l’appareil photo le code QR de la fiche de votre équipe, ou tapez ici les 16 lettres imprimées en dessous.
hall-give-back = Ce n’est pas votre fiche ?
    .more = Rendez la fiche : ce téléphone ne parlera alors plus pour cette équipe ; le prochain qui scannera la fiche parlera pour elle.
    .do = Rendre la fiche
hall-newer-slip = La ronde { $round } a commencé
    .more = Scannez la fiche de la nouvelle ronde.
hall-asks = Le téléphone { $phone } demande l’accès
    .more = Votre partenaire a-t-il scanné la même fiche et voit-il ce numéro à l’écran ?
hall-let-in = Admettre le téléphone { $phone }
hall-turn-away = Refuser le téléphone { $phone }
hall-choose-boards = Contre qui jouez-vous ?
hall-choose-colors = Où avez-vous les Blancs ?
hall-others-choose-boards = L’autre équipe choisit qui rencontre qui :
hall-others-choose-colors = L’autre équipe choisit les couleurs :
hall-seating-parallel = Parallèle
hall-seating-cross = Croisé
hall-white-on = Blancs à l’échiquier { $board }
hall-seating-fixed = Les règles fixent les places.
hall-played-already = Déjà joué ? Annoncer le résultat
hall-send = Annoncer le résultat
hall-result-counts = Le résultat compte.
hall-mine = Vous avez annoncé
hall-theirs = L’autre équipe a annoncé
hall-waits-for-them = C’est à l’autre équipe de répondre : le résultat compte dès qu’elle est d’accord.
hall-agree = C’est exact
hall-contest = Ce n’est pas exact
hall-contest-result = Ce n’est pas exact
hall-change-mine = Modifier l’annonce
hall-say-mine = Annoncer votre version
hall-reports-used = Aucune autre annonce possible. Appelez un arbitre.
hall-agreed = Les deux équipes disent la même chose
    .more = Un arbitre enregistre le résultat.
hall-disputed = Les annonces se contredisent
    .more = Un arbitre décide. Il voit les deux annonces ; d’ici là, aucune nouvelle annonce ne compte.
hall-contested =
    { $who ->
        [mine] Vous contestez le résultat
        [theirs] L’autre équipe conteste le résultat
       *[both] Les deux équipes contestent le résultat
    }
    .more = Un arbitre décide. D’ici là, le résultat compte.
hall-contradicted =
    { $who ->
        [mine] Vous contestez l’annonce
       *[theirs] L’autre équipe conteste votre annonce
    }
    .more = Un arbitre décide.
hall-withdraw-contest = Finalement, le résultat est exact
hall-call = Appeler l’arbitre
hall-call-why = De quoi s’agit-il ?
hall-call-own-words = En quelques mots
hall-calling = Appel…
hall-called = Arbitre appelé
    .more = Restez à la table ; en cas de litige, arrêtez les pendules.
hall-calls-used = Aucun autre appel possible. Levez la main.
hall-act-report = Résultat annoncé
hall-act-agree = « C’est exact » en réponse à l’annonce de l’autre équipe
hall-act-contest = « Ce n’est pas exact » en réponse à l’annonce de l’autre équipe
hall-act-call = Arbitre appelé : { $about }
hall-act-let-in = Autre téléphone admis
hall-act-seating = Placement choisi
