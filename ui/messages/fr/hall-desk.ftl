### La salle au poste de la direction : fiches d’accès, appareils, ce qui attend des téléphones.

## Fiches d’accès sur papier

sheet-name-slips = Fiches d’accès
sheet-about-slips = pour les téléphones des équipes, à découper
slip-first-named = équipe nommée en premier
slip-second-named = équipe nommée en second
# $address (texte)
slip-typed = À taper : { $address }
# $name (texte), $password (texte)
slip-wlan = Wi-Fi { $name }, mot de passe { $password } : gardez la connexion, même sans internet.
# $name (texte)
slip-wlan-open = Wi-Fi { $name }, sans mot de passe : gardez la connexion, même sans internet.
slip-wlan-of-hall = Gardez la connexion au Wi-Fi de la salle, même sans internet.
refusal-hall-without-address = Non imprimé : les fiches d’accès portent l’adresse de la salle, qui n’en a pas encore.
    .rule = Ouvrez d’abord la salle, sous « Salle ».
refusal-no-such-slip = Aucune fiche d’accès valable ne porte ce code.
    .rule = Quand une ronde est appariée ou publiée à nouveau, seules les fiches réimprimées sont valables.
field-address = Adresse
field-password = Mot de passe
expected-address = une adresse avec son port, par exemple 192.168.1.5:41234

## Ce qui attend des téléphones

hall-waits = Nouvelles de la salle
hall-waits-call = Appel
hall-call-end = Marquer comme traité
hall-waits-disputed = Désaccord
hall-waits-single = Une seule annonce
hall-waits-agreed = Annonces identiques
hall-said-nothing = aucune annonce
hall-waits-accept = Accepter
# $what (texte)
hall-accept-what = Accepter comme résultat : { $what }
# $what (texte), $round (nombre)
hall-accept-late = À la place du résultat saisi : { $what }. La ronde qui suit la ronde { $round } est déjà publiée ; la justification figurera dans l’historique.
# $table (nombre), $round (nombre)
hall-table-of-round = Table { $table }, ronde { $round }
# $tables (texte), $round (nombre)
refusal-result-contested = Tables dont le résultat est contesté à la ronde { $round } : { $tables }.
    .rule = Tranchez d’abord : la ronde suivante dépend des points. Sans décision, les résultats enregistrés restent valables.
ask-contested = Un résultat est contesté
    .do = Continuer quand même
ask-leave = Fermer le tournoi ?
    .do = Fermer le tournoi
ask-quit = Quitter Kralle ?
    .do = Quitter
# $table (nombre), $side (texte)
hall-slip-found = Fiche d’accès : table { $table }, { $side }

## Ouvrir la salle

hall = Salle
hall-is-open = ouverte
hall-do-open = Ouvrir la salle
    .hint = Les téléphones de ce réseau peuvent alors joindre cet ordinateur : les équipes annoncent leurs résultats, et tout le monde voit les appariements et le classement. La salle se ferme avec le fichier.
hall-close = Fermer la salle
hall-network = Réseau de cet ordinateur
hall-no-network = Cet ordinateur n’est connecté à aucun réseau.
    .rule = Connectez l’ordinateur au Wi-Fi de la salle, puis ouvrez à nouveau cette fenêtre.
hall-address = Pour suivre le tournoi
    .hint = Toute personne connectée au Wi-Fi de la salle trouve ici les appariements, les résultats et le classement. Sans « http:// », certains téléphones lancent une recherche sur internet.
# $address (texte)
hall-name = Sur beaucoup de téléphones aussi : http://{ $address }
    .none = kralle.local : non disponible. L’adresse en chiffres est toujours valable.
# $address (texte)
hall-code = Code QR vers { $address }
# $old (texte), $address (texte)
hall-moved = Les fiches d’accès ne mènent plus nulle part.
    .rule = Les fiches portent l’adresse { $old }, mais celle de la salle est maintenant { $address }. Imprimez-les à nouveau.
hall-print-slips = Imprimer les fiches

## Wi-Fi et annonces

hall-wlan = Wi-Fi de la salle
    .hint = Le nom et le mot de passe sont imprimés sur les fiches d’accès. Kralle les conserve sur cet ordinateur seulement, jamais dans le fichier du tournoi.
hall-wlan-password = Mot de passe du Wi-Fi
hall-wlan-keep = Enregistrer
hall-wlan-same = Déjà enregistré.
hall-reporting = Annonces prises en compte
hall-reporting-both = si les deux annonces concordent
hall-reporting-one = une annonce suffit
hall-reporting-arbiters = si un arbitre les accepte
hall-reporting-off = aucune
hall-find = Code d’une fiche d’accès
    .hint = Les 16 lettres, tapées ou lues au scanner, mènent au match. Sur la page Ronde, le scanner suffit.
    .do = Y aller
    .reason = Saisissez d’abord le code.

## Appareils et téléphones

hall-devices = Appareils
hall-devices-none = Aucun appareil. Ajoutez-en un pour chaque arbitre ou assistant qui parcourt la salle avec un téléphone.
hall-device-new = Ajouter un appareil
hall-device-make = Montrer le code
hall-device-name = Nom
    .hint = Ce nom figure dans l’historique, par exemple « Ruth » ou « Tables 1 à 10 ».
hall-device-level = Rôle
hall-device-tables = Tables
    .hint = Champs vides : toutes les tables.
hall-device-from = de
hall-device-to = à
# $from (nombre), $to (nombre)
hall-device-from-to = { $from } à { $to }
hall-device-all = toutes
hall-device-screen = Écran
    .hint = Le contenu de l’écran se règle sous « Écrans ».
hall-device-needs-name = Saisissez un nom.
hall-device-needs-tables = Pour les tables, saisissez les deux numéros, le plus petit d’abord, ou aucun.
hall-device-entered = connecté
hall-device-waits = pas encore connecté
hall-device-ended = accès retiré
hall-device-end = Retirer l’accès
# $name (texte)
hall-device-end-what = Retirer l’accès à { $name } : l’appareil ne pourra plus rien faire.
# $name (texte)
hall-device-code = Code QR pour { $name }
# $time (texte)
hall-device-scan = Scannez ce code avec l’appareil à connecter. Il n’est valable que pour un seul appareil, jusqu’au { $time }, et ne sera plus montré ensuite.
hall-device-no-address = Ouvrez d’abord la salle : le code mène à son adresse.
hall-device-done = Terminé
hall-level-captain = Équipe
hall-level-helper = Assistant
    .hint = Saisit les résultats manquants, note les joueurs présents et répond aux appels.
hall-level-arbiter = Arbitre
    .hint = Peut aussi modifier des résultats, accepter des annonces, prendre des décisions et sanctionner.
hall-level-projector = Affichage
    .hint = Montre les pages publiques sur un écran, rien d’autre.
hall-level-director = Direction
hall-seen = Dernière connexion
hall-phones = Téléphones des équipes
hall-phones-none = Aucun téléphone n’a encore ouvert de fiche d’accès.
hall-phone-where = Match
hall-phone-number = Téléphone
hall-phone-state = État
hall-phone-in = parle pour l’équipe
hall-phone-asks = attend d’être admis
hall-phone-both = a ouvert les deux fiches et ne peut rien annoncer
hall-phone-alike = même identifiant qu’un téléphone adverse, non vérifié
hall-phone-free = Libérer la fiche
# $table (nombre), $team (nombre)
hall-phone-free-what = Libérer la fiche de l’équipe { $team } à la table { $table } : le prochain téléphone qui ouvrira cette fiche parlera pour l’équipe.
hall-phone-sign-out = Déconnecter
# $phone (nombre), $table (nombre), $team (nombre)
hall-phone-sign-out-what = Déconnecter le téléphone { $phone } de l’équipe { $team } à la table { $table } : il ne parlera plus pour l’équipe. Les autres téléphones restent connectés.

## Annuler ce qu’une autre personne a fait

# $who (texte)
ask-of-other = Fait par { $who }.
ask-of-nobody = Auteur inconnu : aucun nom n’a été choisi.

## Pourquoi la salle refuse quelque chose

refusal-no-such-device = L’appareil { $device } n’existe pas.
    .rule = La liste affiche tous les appareils.
refusal-code-shown-once = Le code de cet appareil a déjà été montré.
    .rule = Un code n’est montré qu’une fois. Retirez l’accès à cet appareil, puis ajoutez un nouvel appareil.
refusal-network-gone = Salle non ouverte : le réseau { $name } n’est plus disponible.
    .rule = Vérifiez le câble et le Wi-Fi, puis choisissez un réseau de la liste.
refusal-hall-not-opened = Salle non ouverte : l’adresse { $address } est occupée ou bloquée.
    .rule = Un autre programme utilise cette adresse, ou le système la bloque. Choisissez un autre réseau ou fermez l’autre programme.
refusal-no-such-notice = Ce message n’existe plus.
    .rule = Quelqu’un a peut-être déjà retiré ce message.
refusal-day-parts = Non enregistré : le programme de la journée n’a pas le bon nombre d’éléments ({ $found }).
    .rule = Un programme peut avoir de 1 à { $most } éléments.
refusal-no-lots-drawn = Non affiché : le tirage au sort n’a pas encore eu lieu.
    .rule = Procédez d’abord au tirage, puis affichez-le.
refusal-no-ceremony = Aucun tirage au sort n’est affiché en ce moment.
    .rule = Le tirage apparaîtra dès que la direction du tournoi le lancera.
