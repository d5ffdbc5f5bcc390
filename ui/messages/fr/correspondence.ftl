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
post-covered = arrivé, couvert
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
post-take-open = Jouer le coup
post-as-it-is = Prendre tel quel
post-is-covered = Coup gardé couvert
    .about = Personne ne le voit avant que les deux soient là. Jusque-là, il peut être saisi à nouveau.
post-change = Saisir à nouveau
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
    .rule = Ligne { $line } : une autre pièce est sur la case de départ.
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
