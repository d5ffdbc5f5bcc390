### Ce qui est écrit sur le papier. Titres et noms des colonnes sont dans templates/.

sheet-program = Kralle
# $page (nombre), $pages (nombre)
sheet-arbiters = Arbitres : { $names }
sheet-page = Page { $page } sur { $pages }
# $word (Text)
sheet-head = Mot de contrôle { $word }
# $head (texte) : le contenu du code, à la fin
sheet-head-code = Pour vérifier cette feuille : dans Kralle, page Historique, touche W. { $head }
# $date (texte), $time (texte)
# $date (texte), $time (texte)
sheet-date-time = { $date } à { $time }
# $number (texte)
sheet-team = Équipe { $number }
# $player (texte)
sheet-sits-out = { $player } (ne joue pas)

## Affiche des appariements

# $time (texte)
sheet-pairing-empty = Il n’y a aucun appariement dans cette ronde.
# $points (texte), $amount (texte) : one, other
sheet-bye =
    exempt ({ $points } { $amount ->
        [one] point
       *[other] points
    })
sheet-seating-chosen = L’équipe nommée en premier choisit le placement (parallèle ou croisé), puis l’autre choisit les couleurs.
sheet-seating-fixed = L’équipe nommée en premier a les Noirs à l’échiquier 1 et les Blancs à l’échiquier 2.

## Classement

# $round (nombre)
sheet-after-round = après la ronde { $round }
# $round (nombre)
sheet-final = classement final, après la ronde { $round }
sheet-standings-empty = Les numéros ne sont pas encore attribués.
sheet-direct-encounter = Confrontation directe
sheet-rounds-legend = Rondes : 1 victoire, ½ nulle, 0 défaite, avec le numéro de l’adversaire.
sheet-rounds-legend-games = Rondes : somme des parties d’un match, avec le numéro de l’adversaire.
sheet-rounds-apart = { standings-forfeit } forfait, – annulé ou retrait.
sheet-decisions = Décisions
# $before (texte), $behind (texte)
sheet-decision-direct-encounter = L’équipe { $before } précède l’équipe { $behind } grâce à la confrontation directe.
# $teams (texte)
sheet-decision-director = La direction du tournoi a fixé l’ordre : équipes { $teams }.
# $teams (texte)
sheet-decision-joint-winners = Vainqueurs ex æquo : équipes { $teams }.
# $teams (texte)
sheet-decision-open = La première place n’est pas attribuée : équipes { $teams }.
# $reason (texte)
sheet-reason = Justification : { $reason }

## Procès-verbal du tirage

sheet-draw-seed = Valeur de départ publique
sheet-draw-size = Participants
# $players (nombre), $teams (nombre)
sheet-draw-size-value =
    { $players ->
        [one] { $players } joueur
       *[other] { $players } joueurs
    }, { $teams ->
        [one] { $teams } équipe
       *[other] { $teams } équipes
    }
sheet-draw-order = Ordre selon
sheet-draw-reshuffles = Clubs séparés
# $count (nombre)
sheet-draw-reshuffles-value =
    { $count ->
        [0] du premier coup
        [one] après { $count } mélange de plus
       *[other] après { $count } mélanges de plus
    }
sheet-draw-checksum = Somme de contrôle de la liste
sheet-draw-method = Les joueurs sont classés selon leur Elo ; la moitié supérieure forme le chapeau 1, l’autre le chapeau 2. Le chapeau 2 est mélangé avec un flux aléatoire (ChaCha20, la clé est le SHA-256 de la valeur de départ) : de la dernière place à la deuxième, le joueur de chaque place est échangé avec celui d’une place tirée au hasard parmi les précédentes et la sienne. Le joueur k du chapeau 1 reçoit le k-ième du chapeau 2. La même liste et la même valeur de départ donnent partout le même résultat.
sheet-draw-method-clubs = Le mélange continue avec le même flux jusqu’à ce que personne n’ait de partenaire de son propre club.
sheet-draw-role-first = Le sort a décidé : l’équipe 1 est nommée en premier à la ronde 1.
sheet-draw-role-second = Le sort a décidé : l’équipe 1 est nommée en second à la ronde 1.
sheet-signature-director = Direction du tournoi
sheet-signature-arbiter = Arbitre
