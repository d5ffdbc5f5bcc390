# Décisions à côté des résultats et des égalités : sanctions, retraits, équipes recomposées.

option-withdrawal = Retrait d’un tournoi toutes rondes
    .half-played = Si moins de la moitié des matchs ont été joués, tout est annulé. Sinon, ce qui est joué compte et le reste est perdu par forfait.
    .rest-forfeited = Ce qui est joué compte et le reste est perdu par forfait.
    .all-annulled = Tout est annulé.

left-said = N° { $team } : retrait avant la ronde { $round }
left-said-annulled = N° { $team } : retrait avant la ronde { $round } ; les résultats sont annulés
reform-said = Équipe { $team } recomposée à partir de la ronde { $round } : { $names }
reform-joined = arrivée dans l’équipe : { $names }
reform-left = départ de l’équipe : { $names }

decisions-tab = Décisions
decisions-caption = Égalités, sanctions, retraits et équipes recomposées
decisions-empty = Pas encore de décision
    .hint = Les égalités, les sanctions, les retraits et les équipes recomposées figurent ici avec leur justification.
decisions-who = Qui
decisions-what = Décision
decisions-round = Ronde
decisions-article = Base
decisions-from = à partir de la ronde { $round }
decisions-left = Retrait
decisions-annulled = résultats annulés
decisions-reformed = Équipe recomposée
decisions-joined = Arrivée dans l’équipe : { $names }
decisions-no-longer = Départ de l’équipe : { $names }
decisions-gone = Départ du tournoi : { $names }
decisions-tie = Égalité
decisions-tie-past = Décision sans objet : il n’y a plus d’égalité.
decisions-lift = Annuler la décision

leave-title = Retrait du tournoi
leave-open = Enregistrer un retrait…
leave-who = Qui se retire
leave-all = Toute l’équipe
leave-alone = À partir de la ronde { $round }. Étape suivante : l’avenir de l’équipe.
leave-effect-swiss = Aucun nouvel appariement. Les résultats acquis comptent.
leave-forbidden = Le règlement interdit de quitter le tournoi avant la fin. La justification est consignée.
leave-keep = Enregistrer le retrait
leave-back = Réintégrer

reform-title = Recomposer des équipes
reform-open = Recomposer des équipes…
reform-about = Valable à partir de la ronde { $round }. Le numéro et les points restent à l’équipe.
reform-team = Équipe { $team }
reform-member = Joueur { $place } de l’équipe { $team }
reform-third = Troisième joueur de l’équipe { $team }
reform-nobody = personne
reform-choose = Quelles équipes ?
reform-add = Ajouter l’équipe { $team }
reform-newcomer = Nouveau joueur…
reform-newcomer-name = Nom du nouveau joueur
reform-twice = { $name } figure deux fois
reform-too-few = L’équipe { $team } n’a pas assez de joueurs
reform-unchanged = Rien n’a encore été modifié
reform-left-over = Resteront sans équipe : { $names }
reform-keep = Recomposer

refusal-teams-unchanged = Non modifié : toutes les équipes restent telles quelles.
    .rule = Une équipe au moins doit recevoir d’autres joueurs.
refusal-round-still-playing = La ronde { $round } est encore en cours.
    .rule = Tables encore en cours : { $playing }.
    .short = Tables encore en cours : { $playing }
refusal-round-partly-playing = La ronde { $round } n’est pas encore terminée.
    .rule = Tables sans résultat : { $tables }. Tables encore en cours : { $playing }.
    .short = Tables sans résultat ({ $tables }) ou en cours ({ $playing })

journal-impose-penalty =
    { $imposed ->
        [warning] N° { $team } : avertissement
        [match_lost] N° { $team } : défaite par sanction à la table { $table }
        [points_down] N° { $team } : retrait de points ({ $points })
        [points_up] N° { $team } : ajout de points ({ $points })
       *[exclusion] N° { $team } : exclusion
    }
journal-lift-penalty =
    { $imposed ->
        [warning] N° { $team } : avertissement levé
        [match_lost] N° { $team } : défaite annulée
        [points_down] N° { $team } : retrait de points annulé
        [points_up] N° { $team } : ajout de points annulé
       *[exclusion] N° { $team } : exclusion levée
    }
journal-reform-teams = Équipes recomposées à partir de la ronde { $round } : { $teams }
journal-mark-progress =
    { $progress ->
        [still_playing] Table { $table } : partie encore en cours
       *[awaited] Table { $table } : résultat attendu
    }
history-impose-penalty =
    { $imposed ->
        [warning] N° { $team }, ronde { $round } : avertissement
        [match_lost] N° { $team }, ronde { $round } : défaite par sanction à la table { $table }
        [points_down] N° { $team }, ronde { $round } : retrait de points ({ $points })
        [points_up] N° { $team }, ronde { $round } : ajout de points ({ $points })
       *[exclusion] N° { $team } : exclusion à partir de la ronde { $round }
    }
history-let-be-absent =
    { $length ->
        [good] N° { $team } : retrait avant la ronde { $round }
       *[other] N° { $team } : absence à partir de la ronde { $round }
    }
history-mark-progress =
    { $progress ->
        [still_playing] Table { $table }, ronde { $round } : encore en cours
       *[awaited] Table { $table }, ronde { $round } : résultat attendu
    }

result-late = saisi après coup
    .hint = Saisi alors que la ronde suivante était déjà publiée.
result-corrected = corrigé
result-corrects = Avant : { $result }, { $cause } (saisi par { $name }, le { $time })
result-corrects-unknown = Avant : un autre résultat (saisi par { $name }, le { $time })
result-corrects-nameless = Avant : { $result }, { $cause } (saisi le { $time })
result-corrects-unknown-nameless = Avant : un autre résultat (saisi le { $time })
progress-still-playing = encore en cours
progress-mark = Marquer en cours
progress-unmark = Ne plus marquer en cours
missing-title = Tables sans résultat
missing-tables =
    { $count ->
        [one] Résultat manquant : table { $tables }
       *[other] { $count } résultats manquants : tables { $tables }
    }
missing-playing =
    { $count ->
        [one] encore en cours : table { $tables }
       *[other] { $count } encore en cours : tables { $tables }
    }
missing-go = Aller à la table { $table }
missing-nothing = Tous les résultats sont saisis

standings-out-excluded = exclusion
standings-out-annulled = retrait, résultats annulés
standings-left = retrait avant la ronde { $round }
standings-penalty-less = sanction : −{ $points }
standings-penalty-more = dont { $points } par sanction d’un adversaire
standings-warnings =
    { $count ->
        [one] { $count } avertissement
       *[other] { $count } avertissements
    }
standings-annulled-cell = annulé
standings-penalties = Sanctions

rule-set-announced = { $source } (au lieu de { $article })
rule-announced = Règlement du tournoi (au lieu de { $article })
judge-rules-file = Charger un règlement…
judge-rules-kind = Règlement
team-captain = Capitaine
field-captain = Capitaine
