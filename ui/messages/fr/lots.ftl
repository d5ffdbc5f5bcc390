# Tirage au sort : préparation, cérémonie, procès-verbal.

draw-empty = Personne à tirer au sort pour l’instant
    .hint = Inscrivez d’abord les joueurs ou importez une liste.
draw-to-players = Aller aux joueurs
draw-seed = Valeur de départ
    .hint = Tirez cette valeur aux dés en public ou annoncez-la ; n’importe quel texte convient. Neuf chiffres sont proposés.
draw-seed-again = Un nouveau tirage exige une nouvelle valeur de départ publique.
draw-seed-missing = La valeur de départ manque.
draw-dice = Relancer les dés
draw-wish = Condition
    .hint = Tous les partenaires du chapeau 2 sont équiprobables.
draw-wish-anyone = aucune
draw-wish-not-the-same-club = pas le même club
    .hint = Le mélange recommence tant qu’une équipe est formée de joueurs d’un seul club. Le procès-verbal indique combien de fois.
draw-third = Équipe de trois
    .hint = Le joueur restant du chapeau 2 rejoint cette équipe.
draw-third-player = Troisième
draw-border = Égalité à la limite des chapeaux
draw-border-order = Fixer l’ordre à la main
    .hint = Les joueurs placés plus haut vont d’abord dans le chapeau 1. Sans ordre manuel, le sort décide.
draw-border-lot = Laisser le sort décider
draw-border-keep = Garder cet ordre
draw-level = même Elo que d’autres à la limite
draw-start = Tirer au sort
draw-busy = Tirage au sort…
draw-blocked = Réglez d’abord les points indiqués ci-dessus.
draw-public = Le clic détermine les équipes ; elles sont ensuite dévoilées une à une.
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
draw-show-all = Tout afficher
draw-next = Suivant
draw-to-teams = Voir les équipes
draw-to-round = Aller à la ronde
draw-show = Revoir le tirage
draw-teams = Équipes tirées au sort
draw-record = Procès-verbal du tirage
draw-shuffles = Mélange
draw-shuffled =
    { $count ->
        [one] une fois
       *[other] { $count } fois
    }
draw-checksum = Somme de contrôle de la liste
draw-top-role = Équipe 1 à la ronde 1
draw-top-role-first = nommée en premier
draw-top-role-second = nommée en second
