# Ce que montrent les téléphones de la salle : connexion, accès, match d’une équipe.

hall-language = Langue
hall-understood = Compris

# La connexion, au bas de chaque page.
hall-line-waiting = Connexion…
hall-line-connected = Connecté
hall-line-confirmed = Connecté. Reçu à { $time }
hall-line-sending =
    { $count ->
        [one] Envoi…
       *[other] Envoi de { $count } saisies…
    }
hall-line-lost = Pas de connexion
hall-line-lost-kept =
    { $count ->
        [one] Pas de connexion. Une saisie est conservée ici.
       *[other] Pas de connexion. { $count } saisies sont conservées ici.
    }
hall-line-heard = Dernier état : { $time }. Nouvelles tentatives en cours.
hall-line-not-kept = Ce téléphone ne conserve rien : laissez la page ouverte jusqu’à ce que tout soit reçu.
hall-doubt-stranger = Ce n’est pas l’ordinateur du tournoi qui répond. Ce téléphone est-il connecté au Wi-Fi du tournoi ?
hall-doubt-unknown = L’ordinateur du tournoi ne connaît plus ce téléphone. Scannez de nouveau la fiche.
hall-doubt-ended = L’accès a été retiré. La direction peut en donner un nouveau.
hall-doubt-bad-mac = La clé n’est pas valable. Scannez de nouveau la fiche.
hall-doubt-busy = Trop de demandes. Nouvelle tentative dans un instant.
hall-kept = Conservé ici, pas encore reçu
    .more = L’envoi se fera dès le retour de la connexion, même si cette page est fermée. Ne quittez pas le Wi-Fi, même si le téléphone affiche « pas d’internet ».
hall-withdraw = Ne plus envoyer

# L’accès.
hall-letters = Lettres de la fiche
    .hint =
        { $count ->
            [0] Complet
            [one] Encore une lettre. Majuscules ou minuscules, avec ou sans tirets.
           *[other] Encore { $count } lettres. Majuscules ou minuscules, avec ou sans tirets.
        }
hall-enter = Continuer
hall-entering = Connexion à l’ordinateur du tournoi…
hall-in-use = Un autre téléphone a déjà ouvert cette fiche.
    .ask = Admettez ce téléphone depuis l’autre, ou adressez-vous à la direction. La suite s’affiche alors ici automatiquement.
hall-phone = Ce téléphone a le numéro
hall-unanswered = Pas encore de réponse
    .more = Le téléphone est-il connecté au Wi-Fi du tournoi ? Nouvelles tentatives en cours.
hall-not-entered = Pas d’accès
hall-not-entered-unknown = Ce code n’existe pas. Vérifiez les lettres ou prenez la nouvelle fiche : après un changement d’appariement, l’ancienne n’est plus valable.
hall-not-entered-ended = Ce code n’est plus valable. La direction peut en donner un nouveau.
hall-not-entered-bad-mac = Les lettres ne sont pas tout à fait exactes. Vérifiez-les.
hall-other-code = Saisir un autre code
hall-fault = Quelque chose n’a pas fonctionné
    .more = Ce qui a été reçu est conservé. Rechargez la page.
    .do = Recharger

# Placement.
hall-we = vous

# Résultat.
hall-who-won = Qui a gagné ?
hall-by-what = De quelle façon ?
hall-touch-saves = Un appui suffit pour enregistrer.
hall-drawn = match nul
hall-not-admitted = non admis : { $article }
hall-look = Est-ce exact ?
hall-result = Résultat
hall-sending = Envoi…
hall-end-at = Échiquier { $board } : { $what }
hall-end-checkmate = { $name } donne mat
hall-end-flag-fall = { $name } gagne au temps
hall-end-resignation = { $name } gagne par abandon
hall-end-illegal-move = { $name } gagne sur coup illégal
hall-end-forfeit = { $name } gagne par forfait
hall-end-other = { $name } gagne : { $cause }
hall-end-drawn = Match nul : { $cause }
hall-end-both-lose = Personne ne gagne : { $cause }
hall-result-sentence = { $end } – résultat { $result }
hall-we-won = Vous avez gagné.
hall-we-lost = Vous avez perdu.
hall-we-drew = Vous avez fait match nul.
hall-reports = Annoncé

# Appeler l’arbitre.
hall-call-illegal-move = Coup illégal
hall-call-clock = Pendule
hall-call-drop = Pose d’une pièce
hall-call-talk = Conversation
hall-call-result = Résultat
hall-call-other = Autre chose

refusal-hall-not-allowed = Non exécuté : cette action n’est pas permise à ce téléphone.
    .rule = Adressez-vous à la direction.
refusal-hall-overtaken = Non exécuté : quelque chose a changé entre-temps.
    .rule = L’état actuel est affiché ici. Consultez-le, puis décidez de nouveau.
refusal-hall-not-understood = Non exécuté : l’ordinateur du tournoi n’a pas compris la demande.
    .rule = Rechargez la page et réessayez.
