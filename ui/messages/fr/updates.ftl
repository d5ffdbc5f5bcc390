# Versions plus récentes, et un second lancement du programme.

## Un second lancement

start-not-answered = Kralle est déjà lancé, mais ne répond pas.
    .rule = Attendez un instant et ouvrez-le à nouveau. Si cela ne suffit pas, terminez le programme qui ne répond pas. S’il tourne sur un autre ordinateur avec les mêmes réglages sur un serveur, terminez-le là. Ce qui a été saisi est enregistré.
web-pages-missing = Il manque à Windows un élément dont Kralle a besoin pour sa fenêtre : Microsoft Edge WebView2.
    .rule = Téléchargez « WebView2 Runtime » depuis la page ci-dessous, installez-le, puis ouvrez à nouveau Kralle. Les tournois sont intacts.
web-pages-broken = La fenêtre ne s’ouvre pas : Microsoft Edge WebView2 signale une erreur.
    .rule = Redémarrez l’ordinateur. Si cela ne suffit pas, réparez WebView2 dans les paramètres de Windows, sous « Applications », ou réinstallez-le depuis la page ci-dessous. Les tournois sont intacts.
ask-file = Ouvrir un autre tournoi ?
    .hall = La salle est ouverte. Elle ferme avec le tournoi ; ce qui a été annoncé reste.
    .unfinished = Ce qui est commencé ici sera perdu. Tout ce qui a été saisi est enregistré.
    .games = Des pendules tournent à l’échiquier. Elles s’arrêtent.
    .do = Ouvrir le tournoi

## Mettre à jour

updates-title = Versions plus récentes
    .version = Ceci est la version { $version }.
    .package-manager = Le gestionnaire de paquets de ce système apporte les nouvelles versions.
    .builder = Compilé depuis les sources : recompiler pour une version plus récente.
    .nobody = Ce programme a été compilé sans clé pour les nouvelles versions et n’en cherche pas.
updates-at-start = Chercher une nouvelle version à chaque lancement
    .hint = Sinon Kralle ne demande rien à personne. Même ainsi, rien n’est remplacé sans demander, et jamais pendant une ronde.
updates-look = Chercher une nouvelle version
updates-looking = Recherche…
updates-newest = Il n’y a pas de version plus récente.
updates-found = La version { $version } est là.
    .hint = Elle est téléchargée et sa signature vérifiée. Kralle redémarre ensuite ; tous les tournois restent.
updates-install = Télécharger et installer
updates-installing = Téléchargement…
updates-show = Voir

## Pourquoi pas

refusal-update-round-open = Pas maintenant : la ronde { $round } est en cours.
    .rule = Le programme est remplacé quand tous les résultats sont là ou que le tournoi est fermé.
refusal-update-hall-open = Pas maintenant : la salle est ouverte.
    .rule = Le programme est remplacé quand aucun téléphone n’en a plus besoin. Fermez d’abord la salle.
refusal-update-not-reached = Rien trouvé : personne ne dit quelle version est la plus récente.
    .rule = Cet ordinateur est-il sur internet ? Cherchez à nouveau plus tard. ({ $reason })
refusal-update-not-readable = Rien trouvé : ce qui est dit de la version la plus récente est illisible.
    .rule = Il n’y a rien à faire ici ; la faute est de l’autre côté. ({ $reason })
refusal-update-older = Non remplacé : la version { $offered } est proposée, la { $current } tourne ici.
    .rule = Une version plus ancienne n’en remplace pas une plus récente.
refusal-update-other-system = Rien trouvé : la nouvelle version n’existe pas pour ce système.
    .rule = Elle viendra peut-être plus tard.
refusal-update-broken = Non remplacé : la nouvelle version n’est pas arrivée entière.
    .rule = Rien n’a changé dans le programme. Essayez à nouveau. ({ $reason })
refusal-update-not-signed = Non remplacé : la signature de la nouvelle version ne convient pas.
    .rule = Elle est modifiée, incomplète, ou ne vient pas de ceux qui font Kralle. Rien n’a changé dans le programme. ({ $reason })
refusal-update-not-installed = Non remplacé : le système n’a pas accepté la nouvelle version.
    .rule = Rien n’a changé dans le programme. ({ $reason })
refusal-update-not-found = Non remplacé : cette version n’a pas été cherchée.
    .rule = Cherchez à nouveau.
