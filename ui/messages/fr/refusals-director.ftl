# Pourquoi est refusé ce que seule la direction fait.

refusal-player-twice = Non inscrit : { $name } est déjà dans la liste.
    .rule = Le nom (aux variantes d’écriture près), l’année de naissance et le club sont les mêmes, ou le numéro de fédération est le même. Indiquez l’année de naissance pour distinguer deux homonymes.
refusal-player-named-twice = Ordre non enregistré : un joueur figure deux fois.
    .rule = Chaque joueur doit figurer une seule fois dans l’ordre.
refusal-already-drawn = Non modifié : le tirage au sort est fait.
    .rule =
        { $rounds ->
            [0] Après le tirage, les chapeaux et les numéros ne changent plus. Tant qu’aucune ronde n’est appariée, on peut refaire le tirage.
           *[other] Après le tirage, les chapeaux et les numéros ne changent plus. Les arrivées et les départs ultérieurs se règlent à la page Joueurs.
        }
    .short = Tirage déjà fait
refusal-rounds-exist = Non modifié : une ronde est déjà appariée.
    .rule = Ce qui sert de base aux rondes ne change plus pendant le tournoi. Seul un brouillon de la ronde 1 peut encore être supprimé.
    .short = Les rondes ont commencé
refusal-too-few-players = Pas assez de joueurs ({ $players }) : il en faut au moins { $needed }.
    .rule = Il faut quatre joueurs présents pour former deux équipes.
    .short = Joueurs présents : { $players }, au moins { $needed } nécessaires
refusal-odd-players = Joueurs présents : { $players } – il en manque un pour former des équipes de deux.
    .rule = Il faut un nombre pair : quelqu’un arrive ou fait l’appoint, ou une équipe joue à trois.
    .short = Nombre impair de joueurs
refusal-same-seed = Tirage non effectué : cette valeur de départ a déjà été utilisée.
    .rule = Un nouveau tirage exige une nouvelle valeur de départ publique.
refusal-wish-impossible = Tirage non effectué : la condition ne peut pas être remplie.
    .rule = Un club a tant de joueurs dans les deux chapeaux qu’il y aurait toujours une équipe d’un seul club. Procédez au tirage sans cette condition.
refusal-wish-too-rare = Tirage non effectué : la condition n’a pas été remplie en { $shuffles } essais.
    .rule = La condition peut être remplie, mais c’est extrêmement rare. Procédez au tirage sans cette condition ou choisissez une autre valeur de départ.
refusal-lots-missing = Pas encore d’équipes.
    .rule = Procédez d’abord au tirage, puis à l’appariement.
    .short = Procédez d’abord au tirage
refusal-round-is-published = Non modifié : la ronde { $round } est publiée.
    .rule = Les appariements de cette ronde sont fixés. Il reste possible d’échanger des places avec une justification ; « Annuler » revient sur la publication.
    .short = La ronde { $round } est publiée
refusal-round-incomplete = La ronde { $round } n’est pas encore terminée.
    .rule = Tables sans résultat : { $tables }.
    .short = Tables sans résultat : { $tables }
refusal-all-rounds-paired = Toutes les rondes prévues ({ $rounds }) sont appariées.
    .rule = Pour jouer une ronde de plus, augmentez le nombre de rondes sous « Modifier le tournoi ».
    .short = Toutes les rondes prévues ({ $rounds }) sont appariées
refusal-unpairable = La ronde { $round } ne peut pas être appariée.
    .rule = Tout appariement serait une revanche, ou plus personne ne peut être exempt. Jouez moins de rondes ou changez de formule.
    .short = Pas d’appariement sans revanche
refusal-rounds-contradict = Appariement non effectué : les rondes précédentes se contredisent.
    .rule = Après un échange, quelqu’un joue deux fois ou pas du tout. Annulez l’échange, puis appariez de nouveau.
    .short = Les rondes précédentes se contredisent
refusal-same-team = Échange non effectué : le n° { $team } ne peut pas être échangé avec lui-même.
    .rule = Choisissez deux numéros différents.
refusal-no-one-sits-out = Non modifié : dans une équipe de deux, tous jouent.
    .rule = Le tour de repos n’existe que dans une équipe de trois.
refusal-not-level = Décision non enregistrée : les numéros { $teams } ne sont pas à égalité.
    .rule = La décision porte sur tous ceux qui ont le même nombre de points.
refusal-direct-encounter-decides = Décision non enregistrée : la confrontation directe décide.
    .rule = Entre deux participants exactement, c’est leur match qui compte.
refusal-joint-winners-only-first = Décision non enregistrée : il n’y a de vainqueurs ex æquo qu’à la première place.
    .rule = Aux places suivantes, le rang est partagé ou l’ordre est fixé.
refusal-rounds-missing =
    { $paired ->
        [0] Clôture impossible : aucune ronde n’est encore appariée.
        [one] Clôture impossible : seule { $paired } ronde sur { $planned } est appariée.
       *[other] Clôture impossible : seules { $paired } rondes sur { $planned } sont appariées.
    }
    .rule = Jouez d’abord toutes les rondes ou réduisez leur nombre sous « Modifier le tournoi ».
    .short = Rondes appariées : { $paired } sur { $planned }
refusal-first-place-open = Clôture impossible : la première place n’est pas attribuée.
    .rule = La direction du tournoi départage les numéros { $teams }.
    .short = Première place non attribuée
refusal-not-closed = Le tournoi n’est pas clôturé.
    .rule = Le tournoi est encore en cours.
