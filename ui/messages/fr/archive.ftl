# L’archive : ce qui devient public, ce qui attend.

archive-title = Archive
archive-open = Publier dans l’archive d’une fédération
archive-open-about = Des pages publiques avec rondes, classement et procès-verbal du tirage, vérifiées par un serveur ; après chaque ronde si vous le voulez.
archive-address = Adresse de l’archive
archive-address-hint = La fédération l’indique, par exemple https://archive.example.org
archive-key = Votre clé publique
archive-key-about = Envoyez-la une fois à l’administration de l’archive, qui vous admet avec elle. Elle n’est pas secrète.
archive-key-copy = Copier la clé
archive-key-copied = La clé est dans le presse-papiers.
archive-public = Ceci devient public
archive-public-players =
    { $players ->
        [one] { $players } joueur, comme ci-dessous
       *[other] { $players } joueurs, comme ci-dessous
    }
archive-public-teams =
    { $teams ->
        [one] { $teams } équipe
       *[other] { $teams } équipes
    }
archive-public-rounds =
    { $rounds ->
        [0] pas encore de ronde : aucune n’est publiée
        [one] { $rounds } ronde avec résultats
       *[other] { $rounds } rondes avec résultats
    }
archive-public-standings = Classement et tableau croisé
archive-public-lots = Le procès-verbal du tirage avec sa graine
archive-public-never = L’archive ne montre jamais les années de naissance ni les numéros de fédération. Le fichier du tournoi va à l’administration de l’archive, pas au public.
archive-people = Comment les joueurs sont montrés
archive-people-player = Joueur
archive-people-shown = Montré comme
archive-people-public = Le public lit
archive-people-how = Comment { $name } est montré
archive-people-all = Tous:
archive-shown-name = Nom
archive-shown-initials = Initiales
archive-shown-withheld = Pas nommé
archive-until = Public jusqu’au
archive-until-hint = Vide : sans fin
archive-consent = J’ai vu ce qui devient public et je peux le publier.
archive-consent-missing = Regardez et confirmez d’abord
archive-address-missing = L’adresse de l’archive manque
archive-push = Publier
archive-push-again = Publier l’état actuel
archive-live = En direct : de soi-même après chaque ronde
archive-live-about = Dès qu’une ronde est publiée ou complète, et après des corrections.
archive-now-none = Pas encore publié
archive-now-public = Public depuis { $when }
archive-now-newest = L’archive montre l’état actuel.
archive-now-older = Le tournoi a continué depuis.
archive-now-withdrawn = Retiré le { $when }
archive-page = Ouvrir la page publique
archive-waits-push = En attente d’envoi
archive-waits-people = La modification des noms attend
archive-waits-withdraw = Retrait en cours
archive-sending = Envoi …
archive-tried = Dernier essai : { $when }
archive-retry = Essayer maintenant
archive-drop = Ne pas envoyer
archive-stop = Arrêter
archive-withdraw = Retirer …
archive-withdraw-ask = Retirer « { $name } » ?
archive-withdraw-about = L’archive ne montre alors plus le tournoi, ni aucun état antérieur. Un nouvel état pourra être publié plus tard.
archive-withdraw-now = Retirer
archive-others = Ce qui attend encore
archive-loading = Chargement …
