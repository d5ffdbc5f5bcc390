# Par correspondance : coups doubles par courrier.

# The soft hyphen lets it break in the narrow rail.
screen-correspondence = Correspon{ "\u00AD" }dance
post-going =
    { $count ->
        [one] { $count } partie en cours
       *[other] { $count } parties en cours
    }
post-late =
    { $count ->
        [one] { $count } délai dépassé
       *[other] { $count } délais dépassés
    }
post-late-about = Le délai est dépassé. La direction du tournoi décide de la suite.
post-open = Ouvrir une partie
post-none-free = Aucune rencontre libre
post-empty = Pas encore de partie par correspondance
    .hint = Une partie s’ouvre à une table d’une ronde publiée. Les coups des deux restent couverts jusqu’à ce que les deux soient là.
    .later = D’abord publier une ronde ; ensuite une partie peut s’ouvrir à chacune de ses tables.
post-to-round = Vers la ronde
post-games = Parties
post-waits = attendu
post-covered = couvert
post-lost = illisible
post-lost-about = Le coup de { $name } est scellé dans le fichier, mais la clé est sur un autre ordinateur. Le coup doit être saisi à nouveau.
post-days-left =
    { $days ->
        [one] encore { $days } jour
       *[other] encore { $days } jours
    }
post-last-day = dernier jour
post-overstepped =
    { $days ->
        [one] { $days } jour de retard
       *[other] { $days } jours de retard
    }
post-until = jusqu’au { $date }
post-not-asked = Rien n’est attendu d’ici.
post-open-title = Ouvrir des parties par correspondance
post-open-about = Les deux envoient leurs coups ; le programme les garde couverts jusqu’à ce que les deux soient là, puis prépare les messages. Rien n’est envoyé.
post-open-tables = Rencontres
post-open-none = Aucune rencontre choisie
post-open-do =
    { $count ->
        [one] Ouvrir { $count } partie
       *[other] Ouvrir { $count } parties
    }
post-days = Jours par coup
    .hint = Comptés dès le jour où les deux coups ont été dévoilés ; ce jour ne compte pas.
post-days-less = Un jour de moins
post-days-more = Un jour de plus
post-message = Message de { $name }
    .hint = Le coup seul ou le message entier : code octal, cases (e2e4) ou notation. Les citations sont ignorées.
post-message-second = Autre coup de { $name }
post-message-missing = D’abord insérer le message
post-take = Prendre, couvert
    .label = Prendre, couvert : le coup de { $name }
post-take-open = Jouer le coup
    .label = Jouer le coup de { $name }
post-as-it-is = Prendre tel quel
    .label = Prendre tel quel : le coup de { $name }
post-look = Vérifier
    .label = Vérifier : message de { $name }
post-though-void = Enregistrer quand même : non exécutable
    .label = Enregistrer quand même : non exécutable, coup de { $name }
post-understood = Compris pour { $name } :
post-understood-move = { $piece } { $from }–{ $to }
post-understood-captures = prend : { $piece }
post-understood-promotes = devient : { $piece }
post-understood-castles = roque
post-understood-doubt = Dans cette position, non exécutable : { $why } Le coup de l’adversaire peut encore y changer quelque chose.
post-understood-back = Retour au message
post-take-back = Retirer …
    .until = Possible jusqu’à l’envoi des messages.
post-take-back-title = Retirer un coup enregistré
post-take-back-who = Coup de
post-take-back-about = Le coup compte comme non reçu et sera enregistré de nouveau. Le motif figure au journal de la partie.
post-take-back-about-pair = La paire de coups est annulée. Le coup de { $name } reste mémorisé à couvert ; celui-ci sera enregistré de nouveau. Le motif figure au journal de la partie.
post-take-back-do = Retirer
post-taken-back = Coup de { $name } retiré
post-is-covered = Coup gardé couvert
    .about = Personne ne le voit avant que les deux soient là. Jusque-là, il peut être saisi à nouveau.
post-change = Saisir à nouveau
    .label = Saisir à nouveau : le coup de { $name }
post-written-octal = Lu comme code octal.
post-written-notation = Lu comme cases ou notation.
post-written-both = Le code octal et la notation concordent.
post-written-as-it-is = Pris tel quel.
post-revealed = Dévoilé : les messages sont prêts.
post-decide = Décider …
post-not-begun = Pas encore de coup double. Les messages ci-dessous ouvrent la partie.
post-letters = Messages
    .about = prêts à être envoyés ; le programme n’envoie rien
post-letter-to = À { $name }
post-letter-language = Langue pour { $name }
post-letter-subject = Objet
post-letter-copy = Copier
post-letter-copy-to = Copier le message à { $name }
post-letter-copy-subject = Copier l’objet à { $name }
post-letter-copied = Message à { $name } copié
post-letter-subject-copied = Objet copié
post-letter-save = Enregistrer le message
post-letter-save-to = Enregistrer le message à { $name } en .txt
post-letter-save-txt = Enregistrer en .txt
post-letter-kind = Fichier texte

post-tab-games = Parties
post-tab-owed = Attendus ({ $count })
post-views = Vue
post-owed-none = Aucun coup n’est attendu
post-owed-none-about = Toutes les parties sont terminées. Ensuite : saisir les résultats dans la ronde.
post-owed-player = Joueur
post-owed-game = Partie
post-owed-since = Attendu depuis
post-owed-until = Délai
post-owed-reminded = Rappelé
post-owed-never = pas encore
post-owed-against = contre { $name }
post-remind = Rappeler
post-remind-who = Rappeler { $name }
post-reminded = Rappel à { $name } noté
post-reminded-on = rappelé le { $date }
post-letter-which = Message à { $name }
post-letter-position = Position
post-letter-reminder = Rappel
post-find = Chercher une partie
post-find-hint = Nom, ronde ou table
post-find-none = Aucune partie avec « { $text } »
post-late-who = { $name } : { $days ->
        [one] { $days } jour
       *[other] { $days } jours
    } de retard
post-grant = Accorder des jours …
post-grant-title = Accorder des jours
post-grant-about = Par exemple pour des vacances ou une maladie. Le motif figure dans le journal de la partie.
post-grant-about-move = Par exemple pour des vacances ou une maladie ; ils valent pour le coup attendu. Le motif figure dans le journal de la partie.
post-grant-who = À qui
post-grant-days = Jours
post-grant-do = Accorder
post-overstep = Déclarer la perte au temps …
post-overstep-title = Déclarer la perte au temps
post-overstep-loses = { $name } a dépassé le délai. La partie se termine au temps (PZSR 8) ; nulle si l’adversaire n’a plus que le roi.
post-overstep-both = Les deux ont dépassé le délai le même jour. La partie est nulle (PZSR 8).
post-overstep-do = Terminer la partie
post-days-way = Cadence
post-days-per-move = par coup
post-days-per-game = pour la partie
post-days-both = les deux
post-budget = Jours pour toute la partie
post-budget-hint = Chacun a son propre compte. Les jours que prend un coup en sont déduits.
post-reserve = Jours de réserve
post-carried-hint = Ce qu’un coup n’utilise pas est conservé ; la réserve est là dès le début.
post-way-game = { $days ->
        [one] { $days } jour
       *[other] { $days } jours
    } pour la partie
post-way-carried = { $reserve } + { $days } jours par coup, reste conservé
post-arrived = Indiquer le jour d’arrivée
post-arrived-of = Indiquer le jour d’arrivée du message de { $name }
post-arrived-day = Arrivé le
post-arrived-bad = Pas un jour, comme 21/11/2026
post-came = arrivé le { $date }
post-record-save = Enregistrer la feuille jusqu’ici
post-record-print = Imprimer la feuille jusqu’ici
post-log = Journal de la partie
post-log-opened = Partie ouverte
post-log-taken-in = { $name } : coup pris, couvert
post-log-taken-in-again = { $name } : coup couvert saisi à nouveau
post-log-arrived = { $name } : message arrivé le { $day }
post-log-revealed = Les deux coups dévoilés
post-log-moved = { $name } : coup joué
post-log-offered-draw = { $name } propose la nulle
post-log-offered-ordinary = { $name } propose les échecs ordinaires
post-log-accepted = { $name } accepte
post-log-declined = { $name } refuse
post-log-draw-claimed = { $name } réclame la nulle
post-log-resigned = { $name } abandonne
post-log-entry-lost = { $name } : saisie sans clé abandonnée
post-log-days-granted = { $name } : { $days ->
        [one] { $days } jour accordé
       *[other] { $days } jours accordés
    } ({ $said })
post-log-reminded = { $name } : rappel
post-log-letter-out = Message à { $name } envoyé
post-log-taken-back = { $name } : coup enregistré retiré ({ $said })
post-log-days-overstepped = Terminée au temps
post-log-ended-by-arbiter = Terminée par la direction du tournoi : { $said }

# Les messages eux-mêmes.
letter-subject = { $event }, ronde { $round }, table { $table } : { $white } – { $black }
letter-file = Ronde { $round } table { $table } coup { $pair } à { $name }.txt
letter-greeting = Bonjour { $name },
letter-begins = la partie commence. Les deux envoient leur coup ; ils sont dévoilés ensemble dès que les deux sont là.
letter-move = { $color }, { $name } : { $move } (code octal { $octal })
letter-position = Position (Blancs en majuscules, Noirs en minuscules) :
letter-fen = FEN : { $fen }
letter-answer-offer = Merci de répondre si l’offre est acceptée. Qui envoie un coup refuse.
letter-send = Merci d’envoyer le coup { $pair } jusqu’au { $date }.
letter-choose = Le coup envoyé pour le coup double { $pair } n’est plus possible (PZSR 5). Merci d’en envoyer un autre jusqu’au { $date }.
letter-other-chooses = { $name } envoie un autre coup (PZSR 5). Le prochain message suivra.
letter-wait = Aucun coup n’est attendu de vous.
letter-days-left =
    { $days ->
        [0] C’est le dernier jour.
        [one] Il reste { $days } jour.
       *[other] Il reste { $days } jours.
    }
letter-overstepped =
    { $days ->
        [one] Le délai est dépassé depuis { $days } jour ; la direction du tournoi décide.
       *[other] Le délai est dépassé depuis { $days } jours ; la direction du tournoi décide.
    }
letter-days-for-game = Ce sont vos jours pour le reste de la partie.
letter-days-carried =
    { $days ->
        [one] Ce qui en reste est conservé ; chaque coup ajoute { $days } jour.
       *[other] Ce qui en reste est conservé ; chaque coup ajoute { $days } jours.
    }
letter-reminder = Votre coup { $pair } manque encore. La position est connue depuis le { $date }.
letter-reminder-subject = Rappel : { $event }, ronde { $round }, table { $table } : { $white } – { $black }
letter-reminder-file = Rappel ronde { $round } table { $table } coup { $pair } à { $name }.txt
letter-how = Le code octal (sept chiffres) suffit, sinon case de départ et d’arrivée, par exemple e2e4.
letter-ended = La partie est terminée : { $score }

# Ce qui n’est pas pris.
refusal-not-by-correspondence = Pas pris : cette partie se joue à l’échiquier.
    .rule = Les messages n’existent que par correspondance.
refusal-message-empty = Pas pris : le message est vide.
    .rule = Il doit contenir un coup.
refusal-message-too-long = Pas pris : le message est trop long.
    .rule = Au plus { $most } caractères ; n’insérer que la partie avec le coup.
refusal-message-no-move = Pas pris : le message ne contient pas de coup.
    .rule = Sont cherchés le code octal (1414300), les cases (e2e4) et la notation (Ng1-f3).
refusal-message-several-moves = Pas pris : le message contient des coups différents.
    .rule = Ligne { $line } : { $word } à côté de { $beside }. Ne saisir que le coup voulu.
refusal-message-doubtful = Pas pris : { $word } ne correspond pas à la position.
    .rule = Ligne { $line } : sur la case de départ se trouve { $piece ->
        [none] une autre pièce
       *[other] une autre pièce : { $piece }
    }.
refusal-message-other-side = Non enregistré : { $word } déplace une pièce de l’adversaire.
    .rule = Ligne { $line } : en { $square } se trouve : { $piece }. Le message va-t-il dans l’autre champ ? Si le joueur l’a vraiment envoyé, son coup n’est pas exécutable (PZSR 2).
refusal-message-empty-square = Non enregistré : il n’y a pas de pièce en { $square }.
    .rule = Ligne { $line } : { $word }. Si le joueur l’a vraiment envoyé, son coup n’est pas exécutable (PZSR 2).
refusal-nothing-to-take-back = Non retiré : rien n’a été enregistré d’ici depuis la dernière paire de coups.
    .rule = On ne retire que ce qui a été enregistré en dernier.
refusal-pair-gone-out = Non retiré : la paire de coups est déjà partie.
    .rule = Dès qu’un joueur la connaît, elle est acquise. La suite est décidée par la direction du tournoi.
refusal-taken-back-after-result = Non retiré : le résultat de la partie figure déjà à la ronde { $round }, table { $table }.
    .rule = Effacer d’abord le résultat.
refusal-octal-length = Pas pris : { $word } n’est pas un code octal.
    .rule = Ligne { $line } : un code octal a sept chiffres.
refusal-octal-digit = Pas pris : { $word } n’est pas un code octal.
    .rule = Ligne { $line }, chiffre { $column } : il y a { $digit } ; de 0 à 7 est possible.
refusal-octal-check = Pas pris : un chiffre du code octal { $word } est faux.
    .rule = Ligne { $line }, chiffre 7 : le chiffre de contrôle est { $digit }, les autres demandent { $check }. Demander au joueur.
refusal-octal-piece = Pas pris : { $word } ne nomme aucune pièce.
    .rule = Ligne { $line }, chiffre 1 : il y a { $digit } ; de 1 à 6 sont des pièces.
refusal-octal-same-square = Pas pris : { $word } reste sur { $square }.
    .rule = Ligne { $line }, chiffres 2 à 5 : départ et arrivée sont la même case.
refusal-octal-mark = Pas pris : la marque dans { $word } ne va pas avec ce coup.
    .rule = Ligne { $line }, chiffre 6 : il y a { $digit }.
refusal-octal-piece-not-there = Pas pris : la pièce de { $word } n’est pas sur { $square }.
    .rule = Ligne { $line }, chiffres 1 à 3 : pièce et départ ne correspondent pas à la position.
refusal-octal-en-passant = Pas pris : { $word } ne correspond pas à la position.
    .rule = Ligne { $line }, chiffre 6 : en passant se prend avec la marque 6 seulement, et seulement si c’est possible.
refusal-days-left = Aucun délai dépassé : personne parmi les joueurs attendus n’est en retard.
    .rule = Il ne compte qu’après le dernier jour.
refusal-nothing-waited-for = Non noté : aucun coup n’est attendu ici.
    .rule = On ne rappelle que qui doit un coup.
refusal-arrived-day = Non pris en compte : ce jour d’arrivée n’est pas possible.
    .rule = Tout jour du { $since } au { $today } est possible.
