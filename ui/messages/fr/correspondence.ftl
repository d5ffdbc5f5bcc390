# Par correspondance : paires de coups par courrier.

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
post-none-free = Aucun match libre
post-empty = Pas encore de partie par correspondance
    .hint = Une partie s’ouvre à une table d’une ronde publiée. Les coups restent cachés jusqu’à ce que ceux des deux joueurs soient arrivés.
    .later = Publiez d’abord une ronde ; une partie pourra ensuite être ouverte à chacune de ses tables.
post-to-round = Aller à la ronde
post-games = Parties
post-waits = attendu
post-covered = caché
post-lost = illisible
post-lost-about = { $name } : le coup est scellé dans le fichier, mais la clé est sur un autre ordinateur. Il faut saisir le coup à nouveau.
post-days-left =
    { $days ->
        [one] encore { $days } jour
       *[other] encore { $days } jours
    }
post-last-day = dernier jour aujourd’hui
post-overstepped =
    { $days ->
        [one] { $days } jour de retard
       *[other] { $days } jours de retard
    }
post-until = jusqu’au { $date }
post-not-asked = Aucun coup n’est attendu de ce joueur.
post-open-title = Ouvrir des parties par correspondance
post-open-about = Les deux joueurs envoient leurs coups ; le programme les garde cachés jusqu’à l’arrivée du second, puis prépare les messages. Il n’envoie rien lui-même.
post-open-tables = Matchs
post-open-none = Aucun match choisi
post-open-do =
    { $count ->
        [one] Ouvrir { $count } partie
       *[other] Ouvrir { $count } parties
    }
post-days = Jours par coup
    .hint = Ces jours se comptent à partir du lendemain du jour où les deux coups ont été dévoilés.
post-days-less = Un jour de moins
post-days-more = Un jour de plus
post-message = Message ({ $name })
    .hint = Le coup seul ou le message entier : code octal, cases (e2e4) ou notation. Les citations sont ignorées.
post-message-second = Nouveau coup ({ $name })
post-message-missing = Collez d’abord le message
post-take = Enregistrer sans dévoiler
    .label = Enregistrer sans dévoiler le coup ({ $name })
post-take-open = Jouer le coup
    .label = Jouer le coup ({ $name })
post-as-it-is = Enregistrer tel quel
    .label = Enregistrer tel quel ({ $name })
post-look = Vérifier
    .label = Vérifier le message ({ $name })
post-though-void = Enregistrer quand même : non exécutable
    .label = Enregistrer quand même : non exécutable ({ $name })
post-understood = Coup reconnu pour { $name } :
post-understood-move = { $piece } { $from }–{ $to }
post-understood-captures = prend : { $piece }
post-understood-promotes = devient : { $piece }
post-understood-castles = roque
post-understood-doubt = Coup non exécutable dans cette position : { $why } Le coup de l’adversaire peut encore changer la situation.
post-understood-back = Revenir au message
post-take-back = Retirer…
    .until = Le retrait est possible jusqu’à l’envoi des messages.
post-take-back-title = Retirer un coup enregistré
post-take-back-who = Joueur
post-take-back-about = Le coup est considéré comme non reçu et devra être enregistré de nouveau. La justification figurera dans le journal de la partie.
post-take-back-about-pair = La paire de coups est annulée. Le coup enregistré ({ $name }) reste caché ; le coup retiré devra être enregistré de nouveau. La justification figurera dans le journal de la partie.
post-take-back-do = Retirer
post-taken-back = { $name } : coup retiré
post-is-covered = Coup enregistré, caché
    .about = Personne ne voit ce coup avant l’arrivée de l’autre. Jusque-là, il peut être saisi à nouveau.
post-change = Saisir à nouveau
    .label = Saisir à nouveau le coup ({ $name })
post-written-octal = Lu comme code octal.
post-written-notation = Lu comme cases ou notation.
post-written-both = Le code octal et la notation concordent.
post-written-as-it-is = Enregistré tel quel.
post-revealed = Coups dévoilés : les messages sont prêts.
post-decide = Décider…
post-not-begun = Pas encore de paire de coups. Les messages ci-dessous ouvrent la partie.
post-letters = Messages
    .about = prêts à être envoyés ; le programme n’envoie rien
post-letter-to = Pour { $name }
post-letter-language = Langue pour { $name }
post-letter-subject = Objet
post-letter-copy = Copier
post-letter-copy-to = Copier le message pour { $name }
post-letter-copy-subject = Copier l’objet du message pour { $name }
post-letter-copied = Message pour { $name } copié
post-letter-subject-copied = Objet copié
post-letter-save = Enregistrer le message
post-letter-save-to = Enregistrer le message pour { $name } en .txt
post-letter-save-txt = Enregistrer en .txt
post-letter-kind = Fichier texte

post-tab-games = Parties
post-tab-owed = Coups attendus ({ $count })
post-views = Vue
post-owed-none = Aucun coup n’est attendu
post-owed-none-about = Toutes les parties sont terminées. Il reste à saisir les résultats de la ronde.
post-owed-player = Joueur
post-owed-game = Partie
post-owed-since = Attendu depuis
post-owed-until = Délai
post-owed-reminded = Relance
post-owed-never = pas encore
post-owed-against = contre { $name }
post-remind = Relancer
post-remind-who = Relancer { $name }
post-reminded = { $name } : relance notée
post-reminded-on = relance le { $date }
post-reminded-not = pas encore de relance
post-letter-which = Message pour { $name }
post-letter-position = Position
post-letter-reminder = Rappel
post-find = Rechercher une partie
post-find-hint = Nom, ronde ou table
post-find-none = Aucune partie avec « { $text } »
post-late-who = { $name } : { $days ->
        [one] { $days } jour
       *[other] { $days } jours
    } de retard
post-grant = Accorder des jours…
post-grant-title = Accorder des jours
post-grant-about = On accorde des jours, par exemple, pour des vacances ou en cas de maladie. La justification figurera dans le journal de la partie.
post-grant-about-move = On accorde des jours, par exemple, pour des vacances ou en cas de maladie ; ces jours ne concernent que le coup attendu. La justification figurera dans le journal de la partie.
post-grant-who = À qui
post-grant-days = Jours
post-grant-do = Accorder
post-overstep = Constater le dépassement du délai…
post-overstep-title = Constater le dépassement du délai
post-overstep-loses = { $name } a dépassé le délai et perd au temps ; la partie est nulle si l’adversaire n’a plus que son roi.
post-overstep-both = Les deux joueurs ont dépassé le délai le même jour. La partie est nulle.
post-overstep-do = Terminer la partie
post-days-way = Cadence
post-days-per-move = par coup
post-days-per-game = pour la partie
post-days-both = les deux
post-budget = Jours pour toute la partie
post-budget-hint = Chaque joueur a son propre compte. Les jours utilisés pour un coup en sont déduits.
post-reserve = Jours de réserve
post-carried-hint = Les jours qu’un coup n’utilise pas sont conservés ; la réserve est disponible dès le début.
post-way-game = { $days ->
        [one] { $days } jour
       *[other] { $days } jours
    } pour la partie
post-way-carried =
    { $reserve } + { $days ->
        [one] { $days } jour par coup, cumulable
       *[other] { $days } jours par coup, cumulables
    }
post-arrived = Indiquer le jour d’arrivée
post-arrived-of = Indiquer le jour d’arrivée du message ({ $name })
post-arrived-day = Arrivé le
post-arrived-bad = Date non valable ; exemple : 21/11/2026
post-came = arrivé le { $date }
post-record-save = Enregistrer la feuille de partie actuelle
post-record-print = Imprimer la feuille de partie actuelle
post-log = Journal de la partie
post-log-opened = Partie ouverte
post-log-taken-in = { $name } : coup enregistré, caché
post-log-taken-in-again = { $name } : coup caché saisi à nouveau
post-log-arrived = { $name } : message arrivé le { $day }
post-log-revealed = Les deux coups sont dévoilés
post-log-moved = { $name } : coup joué
post-log-offered-draw = { $name } propose la nulle
post-log-offered-ordinary = { $name } propose les échecs ordinaires
post-log-accepted = { $name } accepte
post-log-declined = { $name } refuse
post-log-draw-claimed = { $name } demande la nulle
post-log-resigned = { $name } abandonne
post-log-entry-lost = { $name } : saisie sans clé effacée
post-log-days-granted = { $name } : { $days ->
        [one] { $days } jour accordé
       *[other] { $days } jours accordés
    } ({ $said })
post-log-reminded = { $name } : relance
post-log-letter-out = Message pour { $name } transmis
post-log-taken-back = { $name } : coup enregistré retiré ({ $said })
post-log-days-overstepped = Partie terminée au temps
post-log-ended-by-arbiter = Partie terminée par la direction du tournoi : { $said }

# Les messages eux-mêmes.
letter-subject = { $event }, ronde { $round }, table { $table } : { $white } – { $black }
letter-file = Ronde { $round } table { $table } paire { $pair } pour { $name }.txt
letter-greeting = Bonjour { $name },
letter-begins = La partie commence. Chaque joueur envoie son coup ; les deux coups sont dévoilés ensemble dès qu’ils sont arrivés.
letter-move = { $color }, { $name } : { $move } (code octal { $octal })
letter-position = Position (Blancs en majuscules, Noirs en minuscules) :
letter-fen = FEN : { $fen }
letter-answer-offer = Merci d’indiquer si vous acceptez la proposition. Envoyer un coup vaut refus.
letter-send = Merci d’envoyer votre coup pour la paire { $pair } au plus tard le { $date }.
letter-choose = Le coup envoyé pour la paire { $pair } n’est plus possible ({ $article }). Merci d’en envoyer un autre au plus tard le { $date }.
letter-other-chooses = { $name } doit envoyer un autre coup ({ $article }). Vous recevrez ensuite un nouveau message.
letter-wait = Aucun coup n’est attendu de vous pour le moment.
letter-days-left =
    { $days ->
        [0] C’est aujourd’hui le dernier jour.
        [one] Il reste { $days } jour.
       *[other] Il reste { $days } jours.
    }
letter-overstepped =
    { $days ->
        [one] Le délai est dépassé depuis { $days } jour ; la direction du tournoi décide.
       *[other] Le délai est dépassé depuis { $days } jours ; la direction du tournoi décide.
    }
letter-days-for-game = Ces jours couvrent tout le reste de la partie.
letter-days-carried =
    { $days ->
        [one] Les jours non utilisés sont conservés ; chaque coup ajoute { $days } jour.
       *[other] Les jours non utilisés sont conservés ; chaque coup ajoute { $days } jours.
    }
letter-reminder = Votre coup pour la paire { $pair } n’est pas encore arrivé. La position est connue depuis le { $date }.
letter-reminder-subject = Rappel : { $event }, ronde { $round }, table { $table }, { $white } – { $black }
letter-reminder-file = Rappel ronde { $round } table { $table } paire { $pair } pour { $name }.txt
letter-how = Indiquez le code octal (sept chiffres) ou les cases de départ et d’arrivée, par exemple e2e4.
letter-ended = La partie est terminée : { $score }

# Ce qui n’est pas enregistré.
refusal-not-by-correspondence = Non enregistré : cette partie se joue à l’échiquier.
    .rule = Les messages n’existent que dans les parties par correspondance.
refusal-message-empty = Non enregistré : le message est vide.
    .rule = Le message doit contenir un coup.
refusal-message-too-long = Non enregistré : le message est trop long.
    .rule = Au plus { $most } caractères ; ne collez que le passage qui contient le coup.
refusal-message-no-move = Non enregistré : le message ne contient pas de coup.
    .rule = Le programme cherche un code octal (1414300), des cases (e2e4) ou une notation (Cg1-f3).
refusal-message-several-moves = Non enregistré : le message contient des coups différents.
    .rule = Ligne { $line } : { $word } et { $beside }. Ne saisissez que le coup voulu.
refusal-message-doubtful = Non enregistré : { $word } ne correspond pas à la position.
    .rule = Ligne { $line } : sur la case de départ se trouve { $piece ->
        [none] une autre pièce
       *[other] une autre pièce ({ $piece })
    }.
refusal-message-other-side = Non enregistré : { $word } déplace une pièce de l’adversaire.
    .rule = Ligne { $line } : en { $square } se trouve une pièce de l’adversaire ({ $piece }). Le message est-il destiné à l’autre champ ? Si le joueur l’a vraiment envoyé, son coup n’est pas exécutable.
refusal-message-empty-square = Non enregistré : il n’y a pas de pièce en { $square }.
    .rule = Ligne { $line } : { $word }. Si le joueur a vraiment envoyé ce coup, il n’est pas exécutable.
refusal-nothing-to-take-back = Non retiré : aucun coup de ce joueur n’a été enregistré depuis la dernière paire de coups.
    .rule = On ne retire que ce qui a été enregistré en dernier.
refusal-pair-gone-out = Non retiré : la paire de coups a déjà été communiquée.
    .rule = Dès qu’un joueur connaît la paire de coups, elle est définitive. La direction du tournoi décide de la suite.
refusal-taken-back-after-result = Non retiré : le résultat de la partie figure déjà à la ronde { $round }, table { $table }.
    .rule = Supprimez d’abord le résultat.
refusal-octal-length = Non enregistré : { $word } n’est pas un code octal.
    .rule = Ligne { $line } : un code octal a sept chiffres.
refusal-octal-digit = Non enregistré : { $word } n’est pas un code octal.
    .rule = Ligne { $line }, { $column ->
        [1] 1er
       *[other] { $column }e
    } chiffre : on y lit { $digit } ; seuls les chiffres de 0 à 7 sont possibles.
refusal-octal-check = Non enregistré : un chiffre du code octal { $word } est faux.
    .rule = Ligne { $line }, 7e chiffre : le chiffre de contrôle est { $digit }, mais les autres donnent { $check }. Demandez confirmation au joueur.
refusal-octal-piece = Non enregistré : { $word } ne désigne aucune pièce.
    .rule = Ligne { $line }, 1er chiffre : on y lit { $digit } ; les pièces vont de 1 à 6.
refusal-octal-same-square = Non enregistré : { $word } reste sur { $square }.
    .rule = Ligne { $line }, chiffres 2 à 5 : départ et arrivée sont la même case.
refusal-octal-mark = Non enregistré : dans { $word }, la marque ne convient pas à ce coup.
    .rule = Ligne { $line }, 6e chiffre : on y lit { $digit }.
refusal-octal-piece-not-there = Non enregistré : la pièce indiquée par { $word } n’est pas sur { $square }.
    .rule = Ligne { $line }, chiffres 1 à 3 : pièce et case de départ ne correspondent pas à la position.
refusal-octal-en-passant = Non enregistré : { $word } ne correspond pas à la position.
    .rule = Ligne { $line }, 6e chiffre : la prise en passant s’indique par la marque 6, et seulement si elle est possible.
refusal-days-left = Aucun délai dépassé : aucun joueur dont le coup est attendu n’est en retard.
    .rule = Le dépassement ne compte qu’après le dernier jour.
refusal-nothing-waited-for = Non noté : aucun coup n’est attendu de ce joueur.
    .rule = On ne relance qu’un joueur qui doit un coup.
refusal-arrived-day = Non enregistré : ce jour d’arrivée n’est pas possible.
    .rule = Tout jour du { $since } au { $today } est possible.
