# Qui arrive après le tirage au sort, et qui part avant la fin.

option-late-player = Qui arrive après le tirage
    .by-strength = Prend rang selon sa force : de deux partenaires, le plus fort compte comme joueur du chapeau 1.
    .behind-all = Vient après tous ceux du tirage, et compte à côté d’eux comme joueur du chapeau 2.

late-title = Une place pour { $name }
late-about = Vaut dès la ronde { $round }. Les rondes précédentes restent telles quelles.
late-place = Que faire ?
late-place-waits = Attend
    .hint = Figure sur la liste, sans équipe. Si quelqu’un d’autre arrive, les deux forment une équipe.
late-place-third = Troisième d’une équipe
    .hint = À chaque ronde, l’un des trois ne joue pas.
late-place-in-place-of = Remplace
    .hint = Quelqu’un qui part, jusqu’à la fin du tournoi.
late-place-new-team = Nouvelle équipe
    .hint = Avec quelqu’un qui attend ou qui vient d’une équipe de trois.
late-team = Quelle équipe ?
late-for-whom = À la place de qui ?
late-with-whom = Avec qui ?
late-of-team = { $name } (équipe { $team })
late-is-missing = { $name } (équipe { $team }, pas là)
late-stands-by = { $name } (en réserve)
late-no-team-of-two = Aucune équipe ne joue à deux.
late-no-partner = Personne n’attend, et aucune équipe ne joue à trois.
late-draw-again = Tant qu’aucune ronde n’est appariée, on peut aussi refaire le tirage avec tous ceux qui sont là (Tirage, « Refaire le tirage »).
late-keep = Placer
late-keep-waits = Inscrire
late-next = Suivant
late-back = Retour
late-waits = attend
late-came-later = Arrivés plus tard
late-waiting-banner =
    { $count ->
        [one] { $names } est là, sans équipe.
       *[other] { $names } sont là, sans équipe.
    }
    .rule = Qui arrive après le tirage devient troisième d’une équipe, remplace quelqu’un, forme une nouvelle équipe ou attend.
late-waiting-place = Placer { $name } …
late-to-players = Aux joueurs
late-waiting-pair = { $one } et { $other } en équipe …
late-missing-banner =
    { $count ->
        [one] { $names } n’est pas là, et l’équipe continue.
       *[other] { $names } ne sont pas là, et les équipes continuent.
    }
    .rule = La direction du tournoi décide de ce que devient l’équipe.
late-missing-home = { $name } part …
late-missing-here = { $name } est là
late-drawn = Le tirage est fait. Qui arrive encore est inscrit et reçoit une place.
    .rule = Qui part est décoché sous « Présent ». Noms et clubs se corrigent, les numéros de départ restent.
late-import = Le tirage est fait : les nouveaux attendent d’être placés dans une équipe.
late-teams-changed = Voici le résultat du tirage. Modifié depuis : équipe { $teams }.

late-effects = Ce qui change
late-effect-nobody = Il reste { $after } équipes ; toujours personne n’est exempté.
late-effect-stays = Il reste { $after } équipes ; toujours une équipe exemptée par ronde.
late-effect-begins = Le nombre d’équipes devient impair ({ $before } → { $after }) : dès la ronde { $round }, une équipe est exemptée à chaque ronde ({ $points } pt).
late-effect-ends = Le nombre d’équipes devient pair ({ $before } → { $after }) : dès la ronde { $round }, plus personne n’est exempté.
late-effect-changed = L’équipe { $team } garde son numéro et ses points ({ $points }) et joue avec { $names }.
late-effect-back = L’équipe { $team } rejoue, avec son numéro et ses points ({ $points }) : { $names }.
late-effect-sits-out = À chaque ronde, l’un des trois ne joue pas, d’abord { $name }.
late-effect-formed = L’équipe { $team } est nouvelle, avec { $names } ; elle commence avec { $points } pt.
late-effect-missed =
    { $count ->
        [one] Elle ne rattrape pas la ronde manquée.
       *[other] Elle ne rattrape pas les { $count } rondes manquées.
    }
late-effect-to-play =
    { $count ->
        [one] Une rencontre manquée est jouée plus tard.
       *[other] { $count } rencontres manquées sont jouées plus tard.
    }
late-effect-leaving = L’équipe { $team } n’est plus appariée. Elle reste au classement avec { $points } pt, et ce qui est joué compte.
late-effect-leaving-round-robin = L’équipe { $team } se retire.
late-effect-waiting = Sans équipe : { $names }.
late-effect-draft = Le projet de la ronde { $round } est apparié de nouveau.
late-effect-persons = Les points appartiennent à l’équipe : qui change d’équipe n’en emporte aucun.

late-law-reform = La direction du tournoi peut reformer des équipes dans des cas particuliers ; la raison est consignée.
late-law-no-substitutes = Ces règles ne prévoient pas de changement dans une équipe. C’est une décision de la direction du tournoi, avec une raison.
late-law-three = Pour un nombre impair de joueurs, une équipe peut jouer à trois.
late-law-three-beyond = Une seule équipe de trois est prévue, et seulement pour un nombre impair de joueurs. C’est une décision de la direction du tournoi, avec une raison.
late-law-leaving = Les règles interdisent de partir avant la fin, aux joueurs comme aux équipes. C’est une décision de la direction du tournoi, avec une raison.

home-title = { $name } rentre à la maison
home-open = Rentre à la maison …
home-place = Placer dans une équipe …
home-about = Vaut dès la ronde { $round }. La ronde en cours est saisie comme d’habitude, au besoin par forfait.
home-nothing = Rien ne change pour les équipes.
home-then = Que devient l’équipe { $team } ?
home-plays-on = Continue
    .hint = Les autres restent une équipe.
home-plays-on-too-few = Personne ne peut continuer seul.
home-steps-in = Quelqu’un remplace
    .hint = Qui attend ou vient d’une équipe de trois, jusqu’à la fin du tournoi.
home-steps-in-who = Qui remplace ?
home-steps-in-nobody = Personne n’attend, et aucune autre équipe ne joue à trois. Qui est nouveau est d’abord inscrit comme joueur.
home-leaves = Se retire
    .hint = Qui de l’équipe est encore là peut ensuite en rejoindre une autre.
home-leaves-single = Se retire
    .hint = Ne joue plus aucune ronde.
home-leaves-round-robin = Se retire
    .hint = Ce qui reste à jouer est perdu par forfait, jusqu’à ce que quelqu’un remplace.
home-reform = Reformer les équipes …
home-keep = Consigner

journal-place-player =
    { $place ->
        [waits] { $name } est là et attend une équipe
        [third] { $name } est arrivé plus tard : troisième de l’équipe { $team } dès la ronde { $round }
        [in_place_of] { $name } remplace { $other } dans l’équipe { $team } dès la ronde { $round }
       *[new_team] { $name } et { $other } forment l’équipe { $team } dès la ronde { $round }
    }
journal-go-home =
    { $then ->
        [plays_on] { $name } rentre ; l’équipe { $team } continue à deux dès la ronde { $round }
        [steps_in] { $name } rentre ; { $other } remplace dans l’équipe { $team } dès la ronde { $round }
        [leaves] { $name } rentre ; le n° { $team } se retire dès la ronde { $round }
       *[nothing] { $name } rentre à la maison
    }

refusal-team-undecided = Rien d’enregistré : que devient l’équipe { $team } ?
    .rule = L’équipe continue, quelqu’un remplace, ou elle se retire.
refusal-in-no-team = Rien d’enregistré : { $name } ne joue dans aucune équipe.
    .rule = On ne remplace que quelqu’un qui est dans une équipe.
refusal-team-gone = Pas placé : l’équipe { $team } est partie.
    .rule = Qui remplace quelqu’un de cette équipe la fait revenir.
refusal-not-to-spare = Pas placé : l’équipe { $team } ne peut pas se passer de { $name }.
    .rule = De deux, l’un resterait seul. Est libre qui attend ou joue dans une équipe de trois.
refusal-belonged-elsewhere = Pas placé : à la ronde { $round }, { $name } était dans l’équipe { $team }.
    .rule = En toutes rondes, une nouvelle équipe reçoit aussi les rencontres des rondes passées. Il y a une place comme troisième, ou pour quelqu’un qui part.
