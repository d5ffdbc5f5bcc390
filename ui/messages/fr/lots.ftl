# Tirage au sort : préparation, cérémonie, procès-verbal.

draw-empty = Encore personne à tirer au sort
    .hint = D’abord inscrire les joueurs ou importer une liste.
draw-to-players = Aller aux joueurs
draw-seed = Valeur de départ
    .hint = La tirer aux dés en public ou l’annoncer ; tout texte convient. Neuf chiffres sont proposés.
draw-seed-again = Un nouveau tirage demande une nouvelle valeur de départ, publique.
draw-seed-missing = La valeur de départ manque.
draw-dice = Nouveau dé
draw-wish = Souhait
    .hint = Chaque partenaire du chapeau 2 est aussi probable.
draw-wish-anyone = aucun
draw-wish-not-the-same-club = pas le même club
    .hint = Le mélange recommence jusqu’à ce qu’aucune équipe ne vienne d’un seul club. Le procès-verbal dit combien de fois.
draw-third = Équipe de trois
    .hint = Qui reste dans le chapeau 2 rejoint cette équipe.
draw-third-player = Troisième
draw-border = Égalité à la limite des chapeaux
draw-border-order = Ordonner à la main
    .hint = Plus on est haut, plus on va dans le chapeau 1. Sans ordre à la main, le sort décide.
draw-border-lot = Le sort décide
draw-border-keep = Garder cet ordre
draw-level = aussi fort que d’autres à la limite
draw-start = Tirer au sort
draw-busy = Tirage au sort…
draw-blocked = Régler d’abord ce qui est indiqué plus haut.
draw-public = Le clic fixe les équipes ; elles sont ensuite montrées pas à pas.
draw-again = Refaire le tirage
draw-again-title = Refaire le tirage
draw-plays-with = { $first } joue avec { $second }
draw-all-drawn =
    { $count ->
        [one] { $count } équipe est tirée au sort.
       *[other] Les { $count } équipes sont tirées au sort.
    }
draw-note = Vérifiable : la même liste de joueurs et la même valeur de départ donnent toujours les mêmes équipes. Somme de contrôle de la liste : { $checksum }
draw-note-short = Vérifiable : la même liste et la même valeur de départ donnent toujours les mêmes équipes.
draw-progress = { $done } sur { $total }
draw-show-all = Tout montrer
draw-next = Suivant
draw-to-teams = Voir les équipes
draw-to-round = Aller à la ronde
draw-show = Cérémonie
draw-teams = Équipes tirées au sort
draw-record = Procès-verbal du tirage
draw-shuffles = Mélanges
draw-checksum = Somme de contrôle de la liste
draw-top-role = Équipe 1 à la ronde 1
draw-top-role-first = nommée en premier
draw-top-role-second = nommée en second
