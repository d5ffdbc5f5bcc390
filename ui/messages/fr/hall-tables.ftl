# Ce que voient arbitres et assistants dans la salle, sur téléphone ou tablette.

hall-device-enter = Scannez le code QR affiché ou imprimé par la direction, ou tapez ici ses 16 lettres.
hall-own-level-helper = assistant
hall-own-level-arbiter = arbitre
hall-range = tables { $first } à { $last }
hall-parts = Pages
hall-tables = Tables
hall-door = Accueil

hall-called-at = Appel à la table { $table } : équipe { $team }
hall-news-call = Table { $table } : l’équipe { $team } appelle un arbitre
hall-news-report = Table { $table } : { $state }
hall-end-call = Marquer comme traité
hall-to-table = Aller à la table
hall-earlier = Ronde { $round }, table { $table } : { $state }

hall-filter = Afficher
hall-filter-all = Toutes
hall-filter-missing = Sans résultat
hall-filter-reported = Annoncées
hall-filter-disputed = En désaccord
hall-filter-called = Avec appel
hall-find-table = Table ou nom
hall-no-tables = Aucune table trouvée.
hall-state-single = une annonce
hall-state-agreed = annonces identiques
hall-state-disputed = désaccord
hall-calls = appel
hall-still-playing = encore en cours
hall-mark-playing = Marquer en cours
hall-reported-by = L’équipe { $team } annonce
hall-accept = Accepter tel quel
hall-stands = Résultat enregistré
hall-contested-by = L’équipe { $team } conteste le résultat
hall-contradicted-by = L’équipe { $team } conteste l’annonce
hall-both-say = Les deux équipes annoncent
hall-keep-result = Garder le résultat
hall-enter-result = Enregistrer
hall-correct = Corriger le résultat
hall-clear = Supprimer le résultat

hall-here-count = Présents : { $here } sur { $all }
hall-find-name = Nom ou club
hall-absent-only = Seulement les absents
hall-here = là
hall-nobody = Aucun nom trouvé.

hall-act-at-table = Table { $table } : { $what }
hall-act-table = saisie
hall-act-end-call = Appel traité
hall-act-check-in = { $name } : présence

# Pourquoi la salle refuse quelque chose

refusal-nothing-reported = Non enregistré : cette équipe n’a rien annoncé.
    .rule = Le cas de cette table a peut-être été réglé entre-temps.
refusal-nothing-contested = Rien à décider : personne ne conteste le résultat de la table { $table }.
    .rule = Le litige est peut-être déjà réglé.
refusal-no-device = Pas de réponse : seul un appareil connecté peut poser cette question.
    .rule = Connectez d’abord cet appareil avec le code de la direction.
refusal-no-such-call = Cet appel n’existe plus.
    .rule = Quelqu’un d’autre a peut-être déjà répondu à l’appel, ou la table a reçu un nouvel appariement.
refusal-not-your-table = Non saisi : la table { $table } ne relève pas de cet appareil.
    .rule = Cet appareil est prévu pour les tables { $from } à { $to }.
refusal-not-your-team = Non saisi : le n° { $team } ne joue pas aux tables de cet appareil.
    .rule = Cet appareil est prévu pour les tables { $from } à { $to }.
refusal-helpers-newest-round = Non saisi : la ronde { $round } est terminée.
    .rule = Les assistants saisissent ce qui manque dans la ronde la plus récente. Un arbitre corrige les rondes précédentes.
refusal-not-your-player = Non saisi : cette personne ne joue à aucune table de cet appareil.
    .rule = Cet appareil est prévu pour les tables { $from } à { $to }. Pour les autres tables, la direction du tournoi note les absences.
refusal-helpers-fill-in = Non saisi : la table { $table } a déjà un résultat.
    .rule = Les assistants saisissent ce qui manque. Un arbitre peut modifier un résultat saisi.
refusal-clock-is-on = Démarrage impossible : l’horloge tourne déjà.
    .rule = Retirez d’abord cette horloge, puis démarrez-en une autre.
refusal-no-clock = Aucune horloge n’est réglée.
    .rule = Démarrez d’abord une horloge.
refusal-clock-does-not-run = Arrêt impossible : l’horloge ne tourne pas.
    .rule = Seule une horloge en marche peut être arrêtée.
refusal-clock-is-not-paused = Reprise impossible : l’horloge n’est pas arrêtée.
    .rule = Quelqu’un d’autre a peut-être déjà relancé l’horloge.
