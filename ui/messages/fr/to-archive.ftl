# L’archive : ce qui devient public, ce qui attend.

to-archive-title = Archives
to-archive-open = Publier dans les archives d’une fédération
to-archive-open-about = Des pages publiques avec les rondes, le classement et le procès-verbal du tirage, vérifiées par un serveur et, si vous le voulez, mises à jour après chaque ronde.
to-archive-address = Adresse des archives
to-archive-address-hint = La fédération l’indique, par exemple https://archive.example.org
to-archive-key = Votre clé publique
to-archive-key-about = Envoyez-la une fois à l’administration des archives, qui s’en sert pour vous admettre. Elle n’est pas secrète.
to-archive-key-copy = Copier la clé
to-archive-key-copied = La clé est dans le presse-papiers.
to-archive-public = Ceci devient public
to-archive-public-players =
    { $players ->
        [one] { $players } joueur, comme ci-dessous
       *[other] { $players } joueurs, comme ci-dessous
    }
to-archive-public-teams =
    { $teams ->
        [one] { $teams } équipe
       *[other] { $teams } équipes
    }
to-archive-public-rounds =
    { $rounds ->
        [0] aucune ronde publiée pour l’instant
        [one] { $rounds } ronde avec résultats
       *[other] { $rounds } rondes avec résultats
    }
to-archive-public-standings = Classement et tableau croisé
to-archive-public-lots = Procès-verbal du tirage avec la valeur de départ
to-archive-public-never = Les archives ne montrent jamais les années de naissance ni les numéros de fédération. Le fichier du tournoi va à l’administration des archives, pas au public.
to-archive-people = Affichage des joueurs
to-archive-people-player = Joueur
to-archive-people-shown = Affichage
to-archive-people-public = Lu par le public
to-archive-people-how = Affichage de ce nom ({ $name })
to-archive-people-all = Tous :
to-archive-shown-name = Nom
to-archive-shown-initials = Initiales
to-archive-shown-withheld = Sans nom
to-archive-until = Public jusqu’au
to-archive-until-hint = Vide : sans limite. 30 jours après cette date, les archives suppriment les fichiers.
to-archive-consent = J’ai vu ce qui devient public et j’ai le droit de le publier.
to-archive-consent-missing = Vérifiez et confirmez d’abord
to-archive-address-missing = L’adresse des archives manque
to-archive-push = Publier
to-archive-push-again = Publier l’état actuel
to-archive-live = En direct : automatiquement après chaque ronde
to-archive-live-about = Dès qu’une ronde est publiée ou complète, et après des corrections.
to-archive-now-public = Public depuis le { $when }
to-archive-now-newest = Les archives montrent l’état actuel.
to-archive-now-older = Le tournoi a continué depuis.
to-archive-now-withdrawn = Retiré le { $when }
to-archive-page = Ouvrir la page publique
to-archive-waits-push = En attente d’envoi
to-archive-waits-people = Modification des noms en attente
to-archive-waits-withdraw = Retrait en attente
to-archive-sending = Envoi…
to-archive-tried = Dernier essai : { $when }
to-archive-retry = Essayer maintenant
to-archive-drop = Ne pas envoyer
to-archive-stop = Arrêter
to-archive-withdraw = Retirer…
to-archive-withdraw-ask = Retirer « { $name } » ?
to-archive-withdraw-about = Les archives ne montrent alors plus le tournoi, ni aucun état antérieur. Un nouvel état pourra être publié plus tard.
to-archive-withdraw-now = Retirer
to-archive-others = Autres envois en attente
to-archive-loading = Chargement…
