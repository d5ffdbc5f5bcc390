# Versions plus récentes, et un second lancement du programme.

## Un second lancement

start-not-answered = Kralle est déjà lancé, mais ne répond pas.
    .rule = Attendez un instant, puis ouvrez Kralle à nouveau. Si cela ne suffit pas, fermez le programme qui ne répond pas. S’il tourne sur un autre ordinateur qui utilise les mêmes réglages à partir d’un serveur, fermez-le là-bas. Ce qui a été saisi est enregistré.
web-pages-missing = Il manque à Windows un élément dont Kralle a besoin pour sa fenêtre : Microsoft Edge WebView2.
    .rule = Téléchargez « WebView2 Runtime » depuis la page ci-dessous, installez-le, puis ouvrez à nouveau Kralle. Les tournois sont intacts.
web-pages-broken = La fenêtre ne s’ouvre pas : Microsoft Edge WebView2 signale une erreur.
    .rule = Redémarrez l’ordinateur. Si cela ne suffit pas, réparez WebView2 dans les paramètres de Windows, sous « Applications », ou réinstallez-le depuis la page ci-dessous. Les tournois sont intacts.
ask-file = Ouvrir un autre tournoi ?
    .hall = La salle est ouverte. Elle se ferme avec le tournoi ; les résultats déjà annoncés sont conservés.
    .unfinished = Toute saisie non terminée ici sera perdue. Tout le reste est enregistré.
    .games = Des pendules tournent à l’échiquier. Elles seront arrêtées.
    .do = Ouvrir le tournoi

## Mettre à jour

updates-title = Mises à jour
    .version = Version actuelle : { $version }.
    .package-manager = Le gestionnaire de paquets de ce système fournit les nouvelles versions.
    .builder = Compilé à partir des sources : pour une version plus récente, compilez à nouveau.
    .nobody = Ce programme a été compilé sans clé pour les mises à jour et n’en recherche pas.
updates-at-start = Rechercher une mise à jour à chaque lancement
    .hint = Si cette case n’est pas cochée, Kralle n’interroge aucun serveur. Dans tous les cas, rien n’est remplacé sans votre accord, et jamais pendant une ronde.
updates-look = Rechercher une mise à jour
updates-looking = Recherche…
updates-newest = Il n’y a pas de version plus récente.
updates-found = La version { $version } est disponible.
    .hint = La nouvelle version sera téléchargée et sa signature vérifiée. Kralle redémarrera ensuite ; tous les tournois sont conservés.
updates-install = Télécharger et installer
updates-installing = Téléchargement…
updates-show = Voir

## Pourquoi pas

refusal-update-round-open = Pas maintenant : la ronde { $round } est en cours.
    .rule = Le programme pourra être remplacé quand tous les résultats seront saisis ou que le tournoi sera fermé.
refusal-update-hall-open = Pas maintenant : la salle est ouverte.
    .rule = Le programme pourra être remplacé quand aucun téléphone n’en aura plus besoin. Fermez d’abord la salle.
refusal-update-not-reached = Recherche impossible : aucun serveur n’indique la version la plus récente.
    .rule = Cet ordinateur est-il connecté à internet ? Recherchez à nouveau plus tard. ({ $reason })
refusal-update-not-readable = Recherche impossible : la réponse sur la version la plus récente est illisible.
    .rule = Il n’y a rien à faire ici ; l’erreur vient du serveur. ({ $reason })
refusal-update-older = Programme non remplacé : la version proposée ({ $offered }) est antérieure à la version actuelle ({ $current }).
    .rule = Une version plus ancienne n’en remplace pas une plus récente.
refusal-update-other-system = Aucune mise à jour : la nouvelle version n’existe pas pour ce système.
    .rule = Elle sera peut-être disponible plus tard.
refusal-update-broken = Programme non remplacé : la nouvelle version n’a pas été téléchargée en entier.
    .rule = Le programme n’a pas été modifié. Réessayez. ({ $reason })
refusal-update-not-signed = Programme non remplacé : la signature de la nouvelle version n’est pas valide.
    .rule = La nouvelle version a été modifiée, est incomplète ou ne vient pas de l’équipe de Kralle. Le programme n’a pas été modifié. ({ $reason })
refusal-update-not-installed = Programme non remplacé : le système n’a pas accepté la nouvelle version.
    .rule = Le programme n’a pas été modifié. ({ $reason })
refusal-update-not-found = Programme non remplacé : cette version n’a pas été recherchée.
    .rule = Recherchez à nouveau.
