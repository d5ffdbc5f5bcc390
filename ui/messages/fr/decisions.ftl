# Décisions à côté des résultats et des égalités : sanctions, départs, équipes reformées.

option-withdrawal = Départ d’un toutes rondes
    .half-played = Moins de la moitié jouée : tout est annulé. Sinon ce qui est joué compte, le reste est perdu par forfait.
    .rest-forfeited = Ce qui est joué compte, le reste est perdu par forfait.
    .all-annulled = Tout est annulé.

penalty-warning = Avertissement
penalty-match-lost = Défaite
penalty-points-down = Points retirés
penalty-points-up = Points ajoutés
penalty-exclusion = Exclusion
penalty-said-warning = N° { $team } : avertissement à la ronde { $round }
penalty-said-match-lost = N° { $team } : défaite par sanction à la table { $table } à la ronde { $round }
penalty-said-points-down = N° { $team } : points retirés à la ronde { $round } : { $points }
penalty-said-points-up = N° { $team } : points ajoutés à la ronde { $round } : { $points }
penalty-said-exclusion = N° { $team } : exclusion dès la ronde { $round }
penalty-said-player = { $said } ({ $name })
penalty-said-article = { $said } – { $article }
left-said = N° { $team } : départ avant la ronde { $round }
left-said-annulled = N° { $team } : départ avant la ronde { $round } ; les résultats sont annulés
reform-said = Équipe { $team } reformée dès la ronde { $round } : { $names }

decisions-tab = Décisions
decisions-caption = Sanctions, départs et équipes reformées
decisions-empty = Pas encore de décision
    .hint = Les sanctions, les départs et les équipes reformées figurent ici avec leur justification.
decisions-who = Qui
decisions-what = Décision
decisions-round = Ronde
decisions-article = Base
decisions-points =
    { $count ->
        [one] { $points } point
       *[other] { $points } points
    }
decisions-from = dès la ronde { $round }
decisions-left = Départ
decisions-annulled = résultats annulés
decisions-reformed = Reformée
decisions-closed = Le tournoi est clos.
decisions-lift = Lever
decisions-undecided = À choisir

penalty-title = Sanction
penalty-open = Sanction …
penalty-kind = Genre de sanction
penalty-team = Qui
penalty-player = À cause de
penalty-player-all = Toute l’équipe
penalty-round = Ronde
penalty-from = Dès la ronde
penalty-table = Table { $table }
penalty-points = Points
penalty-choose-team = Choisir d’abord qui est sanctionné
penalty-no-match = Le n° { $team } ne joue pas à la ronde { $round }
penalty-impose = Prononcer la sanction
penalty-effect-warning = Est consigné et montré ; points et appariement ne changent pas.
penalty-effect-match-lost = L’adversaire a gagné. Un résultat déjà saisi est remplacé.
penalty-effect-points-down = Compte au classement dès cette ronde et au prochain appariement ; personne ne tombe sous zéro.
penalty-effect-points-up = Compte au classement dès cette ronde et au prochain appariement.
penalty-effect-exclusion = N’est plus apparié et figure derrière tous les autres.
penalty-effect-exclusion-round-robin = Ce qui reste à jouer est perdu par forfait ; le n° { $team } figure derrière tous les autres.
penalty-lift = Lever la sanction
    .text = { $said }.
    .match-lost = Ce qui a été perdu ainsi est de nouveau ouvert.
    .exclusion = L’exclusion prend fin à la prochaine ronde.

leave-title = Départ
leave-open = Départ …
leave-effect-swiss = N’est plus apparié. Ce qui est joué compte.
leave-forbidden = Le règlement interdit de quitter le tournoi avant la fin. La justification est consignée.
leave-keep = Consigner le départ
leave-back = Joue quand même

reform-title = Reformer des équipes
reform-open = Reformer des équipes …
reform-about = Vaut dès la ronde { $round }. Numéro et points restent à l’équipe.
reform-team = Équipe { $team }
reform-member = Joueur { $place } de l’équipe { $team }
reform-third = Troisième joueur de l’équipe { $team }
reform-nobody = personne
reform-choose = Quelles équipes ?
reform-add = Ajouter l’équipe { $team }
reform-newcomer = Nouveau joueur …
reform-newcomer-name = Nom du nouveau joueur
reform-twice = { $name } est placé deux fois
reform-too-few = L’équipe { $team } a trop peu de joueurs
reform-unchanged = Rien n’a encore changé
reform-left-over = Ensuite sans équipe : { $names }
reform-keep = Reformer

refusal-penalty-unknown = Introuvable : sanction { $number }.
    .rule = Elle est sans doute déjà levée.
refusal-penalty-without-points = Non prononcée : il manque le nombre de points.
    .rule = Un demi-point au moins.
refusal-match-lost-by-penalty = Non modifié : la table { $table } est décidée par une sanction.
    .rule = Le n° { $team } a perdu par une sanction. D’abord la lever (classement, décisions).
refusal-teams-unchanged = Non modifié : toutes les équipes restent telles quelles.
    .rule = Une équipe au moins doit recevoir d’autres joueurs.
refusal-leaver-has-played = Non enregistré : le n° { $team } a joué la ronde { $round }.
    .rule = Le départ commence au plus tôt à la première ronde sans résultat.
refusal-entrant-excluded = Non modifié : le n° { $team } est exclu.
    .rule = D’abord lever l’exclusion (classement, décisions).
refusal-round-still-playing = La ronde { $round } se joue encore.
    .rule = Encore en jeu : table { $playing }.
    .short = Encore en jeu : table { $playing }
refusal-round-partly-playing = La ronde { $round } n’est pas encore terminée.
    .rule = Résultats manquants : table { $tables }. Encore en jeu : table { $playing }.
    .short = Manque : table { $tables } ; encore en jeu : table { $playing }

journal-impose-penalty =
    { $imposed ->
        [warning] N° { $team } : avertissement
        [match_lost] N° { $team } : défaite par sanction à la table { $table }
        [points_down] N° { $team } : points retirés : { $points }
        [points_up] N° { $team } : points ajoutés : { $points }
       *[exclusion] N° { $team } exclu
    }
journal-lift-penalty =
    { $imposed ->
        [warning] N° { $team } : avertissement levé
        [match_lost] N° { $team } : défaite levée
        [points_down] N° { $team } : retrait de points levé
        [points_up] N° { $team } : points ajoutés levés
       *[exclusion] N° { $team } : exclusion levée
    }
journal-reform-teams = Reformées dès la ronde { $round } : équipes { $teams }
journal-mark-progress =
    { $progress ->
        [still_playing] La table { $table } joue encore
       *[awaited] Table { $table } : résultat attendu
    }
history-impose-penalty =
    { $imposed ->
        [warning] N° { $team }, ronde { $round } : avertissement
        [match_lost] N° { $team }, ronde { $round } : défaite par sanction à la table { $table }
        [points_down] N° { $team }, ronde { $round } : points retirés : { $points }
        [points_up] N° { $team }, ronde { $round } : points ajoutés : { $points }
       *[exclusion] N° { $team } : exclusion dès la ronde { $round }
    }
history-let-be-absent =
    { $length ->
        [good] N° { $team } : départ avant la ronde { $round }
       *[other] Le n° { $team } manque dès la ronde { $round }
    }
history-mark-progress =
    { $progress ->
        [still_playing] Table { $table }, ronde { $round } : encore en jeu
       *[awaited] Table { $table }, ronde { $round } : résultat attendu
    }

result-late = tardif
    .hint = Saisi alors que la ronde suivante était déjà publiée.
result-corrected = corrigé
result-corrects = Avant : { $result }, { $cause } ; saisi { $time }, { $name }
result-corrects-unknown = Un autre résultat figurait avant ; saisi { $time }, { $name }
result-by-nobody = sans nom
progress-still-playing = encore en jeu
progress-mark = Encore en jeu
progress-unmark = Plus en jeu
missing-title = Il manque
missing-tables =
    { $count ->
        [one] Résultat manquant : table { $tables }
       *[other] { $count } résultats manquants : table { $tables }
    }
missing-playing =
    { $count ->
        [one] encore en jeu : table { $tables }
       *[other] { $count } encore en jeu : table { $tables }
    }
missing-go = À la table { $table }
missing-nothing = Tous les résultats sont là

standings-out-excluded = exclu
standings-out-annulled = parti, annulé
standings-left = parti avant la ronde { $round }
standings-penalty-less = dont { $points } retirés
standings-penalty-more = dont { $points } par les sanctions d’autres
standings-warnings =
    { $count ->
        [one] { $count } avertissement
       *[other] { $count } avertissements
    }
standings-annulled-cell = annulé
standings-penalties = Sanctions

article-announced = Annonce : { $option }
rule-set-announced = { $source } (au lieu de { $article })
rule-announced = Annonce (au lieu de { $article })
judge-rules-file = Règles depuis un fichier …
judge-rules-kind = Jeu de règles
team-captain = Capitaine
field-captain = capitaine
