# Ce qui revient partout, dans la fenêtre et sur les téléphones de la salle : boutons, termes du jeu, articles.

names-more =
    { $count ->
        [one] { $count } autre
       *[other] { $count } autres
    }
close = Fermer
cancel = Annuler
save = Enregistrer
change = Modifier
back = Retour
loading = Chargement…
reason = Justification
reason-needed = La justification manque.
unexpected = Un problème est survenu.
    .rule = Rien n’est perdu : chaque modification confirmée est dans le fichier.
try-again = Réessayer
list-more =
    { $list } et { $count ->
        [one] { $count } autre
       *[other] { $count } autres
    }

team = Équipe
player = Joueur
round = Ronde
table = Table
team-number = Équipe { $number }
number = Numéro
round-number = Ronde { $number }
round-game = Partie { $game }
round-game-playing = partie { $game } en cours
table-number = Table { $number }
board = Échiquier { $board }
board-white = Échiquier { $board }, Blancs
board-black = Échiquier { $board }, Noirs
white = Blancs
black = Noirs
points = Points
bye = exempt
dot = ·
colon =  :

article-point = { $heading }, point { $point }
article-number = Article { $number }
# Titres des règles suisses.
heading-allgemeines = Généralités
heading-hand = Main
heading-einschraenkungen = Restrictions
heading-bauern = Pions
heading-rochade = Roque
heading-kommunikation = Communication
heading-ende = Fin
heading-spezialregeln = Règles spéciales
heading-grundkonzept = Concept de base
heading-teams = Équipes
heading-ablauf = Déroulement
heading-wertung = Décompte des points
regulation-dsj = Règles DSJ
regulation-swiss-rules = Règles suisses
regulation-tandemordnung = Tandemordnung
regulation-paar-zug = Fairschach und PaarZugSchach
regulation-ordinary-chess = Règles du jeu d’échecs
regulation-fide = Règles du jeu de la FIDE
regulation-fics = Bughouse (FICS)
regulation-announcement = Règlement du tournoi
regulation-kralle = Choix de Kralle

# Causes. .key est la touche.
cause-checkmate = Mat
    .key = M
cause-flag-fall = Drapeau
    .key = D
cause-resignation = Abandon
    .key = A
cause-illegal-move = Coup illégal
    .key = I
cause-arbiter-decision = Arbitre
    .key = R
cause-forfeit = Forfait
    .key = F
cause-double-forfeit = Double forfait
cause-draw-agreed = Commun accord
    .key = C
cause-both-mated = Double mat
    .key = L
cause-both-flags = Deux drapeaux
    .key = U
cause-simultaneous-claims = Réclamations simultanées
    .key = S
cause-stalemate = Pat
cause-repetition = Répétition de position
cause-fifty-moves = 50 coups
cause-dead-position = Position morte
cause-not-admitted = non admis, { $article }
verdict-first-wins = 1–0
verdict-second-wins = 0–1
verdict-drawn = ½–½
verdict-both-lose = 0–0
cause-kings-adjacent = Rois côte à côte
