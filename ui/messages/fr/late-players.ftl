# Qui arrive après le tirage au sort, et qui part avant la fin.

option-late-player = Joueur arrivé après le tirage
    .by-strength = Le joueur se classe selon son Elo ; des deux partenaires, celui qui a le meilleur Elo compte comme joueur du chapeau 1.
    .behind-all = Le joueur vient après tous les joueurs du tirage et compte, associé à l’un d’eux, comme joueur du chapeau 2.

late-title = Une place pour { $name }
late-about = Le changement prend effet à la ronde { $round }. Les rondes précédentes restent telles quelles.
late-place = Que faire ?
late-place-waits = Attend une équipe
    .hint = Le joueur figure sur la liste, sans équipe. Si quelqu’un d’autre arrive, les deux forment une équipe.
late-place-third = Troisième d’une équipe
    .hint = À chaque ronde, l’un des trois ne joue pas.
late-place-in-place-of = Remplace quelqu’un
    .hint = Le joueur prend la place de quelqu’un qui part, jusqu’à la fin du tournoi.
late-place-new-team = Nouvelle équipe
    .hint = Avec quelqu’un qui attend ou qui vient d’une équipe de trois.
late-team = Quelle équipe ?
late-for-whom = À la place de qui ?
late-with-whom = Avec qui ?
late-of-team = { $name } (équipe { $team })
late-is-missing = { $name } (équipe { $team }, pas là)
late-stands-by = { $name } (fait l’appoint)
late-steps-in-now = { $name } (équipe { $team }, fait seulement l’appoint)
late-no-team-of-two = Aucune équipe ne joue à deux.
late-no-partner = Personne n’attend, et aucune équipe ne joue à trois.
late-draw-again = Tant qu’aucune ronde n’est appariée, on peut aussi refaire le tirage avec tous les présents (Tirage, « Refaire le tirage »).
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
    .rule = Un joueur arrivé après le tirage devient le troisième d’une équipe, remplace quelqu’un, forme une nouvelle équipe ou attend.
late-waiting-place = Placer { $name }…
late-to-players = Aller aux joueurs
late-waiting-pair = Réunir { $one } et { $other } en équipe…
late-missing-banner =
    { $count ->
        [one] { $names } n’est pas là, et l’équipe continue.
       *[other] { $names } ne sont pas là, et les équipes continuent.
    }
    .rule = La direction du tournoi décide de ce que devient chaque équipe.
late-missing-home = Noter le départ ({ $name })…
late-missing-here = Noter la présence ({ $name })
late-drawn = Le tirage est fait. Les nouveaux arrivants sont inscrits et reçoivent une place.
    .rule = Décochez « Présent » pour ceux qui partent. Les noms et les clubs peuvent être corrigés ; les numéros ne changent plus.
late-import = Le tirage est fait : les nouveaux joueurs attendent d’être placés dans une équipe.
late-teams-changed = Voici le résultat du tirage. Équipes modifiées depuis : { $teams }.

late-effects = Ce qui change
late-effect-nobody = Équipes restantes : { $after } ; comme avant, aucune équipe n’est exempte.
late-effect-stays = Équipes restantes : { $after } ; comme avant, une équipe est exempte à chaque ronde.
late-effect-begins = Le nombre d’équipes devient impair ({ $before } → { $after }) ; à partir de la ronde { $round }, une équipe est exempte à chaque ronde (points pour l’exemption : { $points }).
late-effect-ends = Le nombre d’équipes devient pair ({ $before } → { $after }) ; à partir de la ronde { $round }, plus aucune équipe n’est exempte.
late-effect-changed = L’équipe { $team } garde son numéro et ses points ({ $points }) et joue avec { $names }.
late-effect-back = L’équipe { $team } rejoue, avec son numéro et ses points ({ $points }) : { $names }.
late-effect-sits-out = À chaque ronde, l’un des trois ne joue pas, à commencer par { $name }.
late-effect-line-up = À partir de la ronde { $round }, l’équipe { $team } joue avec { $names }.
late-effect-formed = L’équipe { $team } est nouvelle, avec { $names } ; points au départ : { $points }.
late-effect-missed =
    { $count ->
        [one] La ronde manquée n’est pas rattrapée.
       *[other] Les { $count } rondes manquées ne sont pas rattrapées.
    }
late-effect-to-play =
    { $count ->
        [one] Un match manqué sera joué plus tard.
       *[other] { $count } matchs manqués seront joués plus tard.
    }
late-effect-leaving = L’équipe { $team } n’est plus appariée. Elle reste au classement avec ses points ({ $points }), et les matchs joués comptent.
late-effect-leaving-round-robin = L’équipe { $team } se retire.
late-effect-waiting = Sans équipe : { $names }.
late-effect-draft = Les appariements du brouillon de la ronde { $round } sont refaits.
late-effect-persons = Les points appartiennent à l’équipe : un joueur qui change d’équipe n’en emporte aucun.

late-law-reform = La direction du tournoi peut recomposer des équipes dans des cas particuliers ; la justification est consignée.
late-law-no-substitutes = Ces règles ne prévoient pas de changement dans une équipe. La décision revient à la direction du tournoi, avec justification.
late-law-three = Si le nombre de joueurs est impair, une équipe peut jouer à trois.
late-law-three-beyond = Une seule équipe de trois est prévue, et seulement si le nombre de joueurs est impair. La décision revient à la direction du tournoi, avec justification.
late-law-leaving = Le règlement interdit aux joueurs comme aux équipes de quitter le tournoi avant la fin. La décision revient à la direction du tournoi, avec justification.

home-title = { $name } quitte le tournoi
home-open = Noter le départ…
home-place = Placer dans une équipe…
home-about = Le départ prend effet à la ronde { $round }. Les résultats de la ronde en cours se saisissent comme d’habitude, au besoin comme forfaits.
home-nothing = Rien ne change pour les équipes.
home-then = Que devient l’équipe { $team } ?
home-plays-on = L’équipe continue
    .hint = Les autres joueurs continuent en équipe.
home-plays-on-fixed =
    .hint = L’équipe joue avec ses autres joueurs et ses remplaçants.
home-plays-on-too-few = Personne ne peut continuer seul.
home-steps-in = Quelqu’un prend la place libre
    .hint = Un joueur qui attend ou qui vient d’une équipe de trois, jusqu’à la fin du tournoi.
home-steps-in-fixed =
    .hint = Un joueur sans équipe, placé en dernier dans l’ordre des joueurs, jusqu’à la fin du tournoi.
home-steps-in-who = Qui prend la place libre ?
home-steps-in-nobody = Personne n’attend, et aucune autre équipe ne joue à trois. Un nouveau venu doit d’abord être inscrit comme joueur.
home-steps-in-fixed-nobody = Tous les joueurs de la liste ont une équipe. Un nouveau venu doit d’abord être inscrit comme joueur.
home-leaves = L’équipe se retire
    .hint = Les joueurs de l’équipe encore présents peuvent ensuite en rejoindre une autre.
home-leaves-single = Retrait du tournoi
    .hint = Le joueur ne joue plus aucune ronde.
home-leaves-round-robin = Retrait du tournoi
    .hint = Les matchs encore à jouer sont perdus par forfait, jusqu’à ce que quelqu’un prenne la place libre.
home-reform = Recomposer des équipes…
home-keep = Enregistrer

journal-place-player =
    { $place ->
        [waits] { $name } est là et attend une équipe
        [third] { $name } arrive après le tirage : troisième de l’équipe { $team } à partir de la ronde { $round }
        [in_place_of] { $name } remplace { $other } dans l’équipe { $team } à partir de la ronde { $round }
       *[new_team] { $name } et { $other } forment l’équipe { $team } à partir de la ronde { $round }
    }
journal-go-home =
    { $then ->
        [plays_on] { $name } quitte le tournoi ; les autres joueurs de l’équipe { $team } continuent à partir de la ronde { $round }
        [steps_in] { $name } quitte le tournoi ; { $other } entre dans l’équipe { $team } à partir de la ronde { $round }
        [leaves] { $name } quitte le tournoi ; le n° { $team } se retire à partir de la ronde { $round }
       *[nothing] { $name } quitte le tournoi
    }

refusal-team-undecided = Non enregistré : que devient l’équipe { $team } ?
    .rule = L’équipe continue, quelqu’un prend la place libre, ou l’équipe se retire.
refusal-in-no-team = Non enregistré : { $name } ne joue dans aucune équipe.
    .rule = Seul un joueur d’une équipe peut être remplacé.
refusal-team-gone = Non placé : l’équipe { $team } s’est retirée.
    .rule = Remplacer un joueur de cette équipe la fait revenir.
refusal-not-to-spare = Non placé : { $name } est indispensable à l’équipe { $team }.
    .rule = L’un des deux joueurs resterait seul. Un joueur est libre s’il attend ou joue dans une équipe de trois.
refusal-belonged-elsewhere = Non placé : à la ronde { $round }, { $name } était dans l’équipe { $team }.
    .rule = Dans un tournoi toutes rondes, une nouvelle équipe reçoit aussi les matchs des rondes passées. On peut entrer dans une équipe comme troisième joueur, ou à la place de quelqu’un qui part.
