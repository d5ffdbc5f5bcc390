### La salle au poste de la direction : fiches d’accès, appareils, ce qui attend des téléphones.

## Fiches d’accès sur papier

sheet-name-slips = Fiches d’accès
sheet-about-slips = pour les téléphones des équipes, à découper
slip-first-named = équipe nommée en premier
slip-second-named = équipe nommée en second
# $address (texte)
slip-typed = À saisir : { $address }
# $name (texte), $password (texte)
slip-wlan = Wi-Fi { $name }, mot de passe { $password } : rester connecté même sans internet.
# $name (texte)
slip-wlan-open = Wi-Fi { $name }, sans mot de passe : rester connecté même sans internet.
slip-wlan-of-hall = Rester connecté au Wi-Fi de la salle même sans internet.
refusal-hall-without-address = Pas d’impression : les fiches portent l’adresse de la salle, et il n’y en a pas encore.
    .rule = Ouvrez d’abord la salle, sous « Salle ».
refusal-no-such-slip = Aucune fiche d’accès valable ne porte ce code.
    .rule = Quand une ronde est appariée ou publiée à nouveau, seules les fiches réimprimées sont valables.
field-address = Adresse
field-password = Mot de passe
expected-address = une adresse avec son port, par exemple 192.168.1.5:41234

## Ce qui attend des téléphones

hall-waits = De la salle
hall-waits-call = Appel
hall-call-end = Vu sur place
hall-waits-disputed = Désaccord
hall-waits-single = Une seule annonce
hall-waits-agreed = Annonces identiques
hall-said-nothing = rien annoncé
hall-waits-accept = Accepter
# $what (texte)
hall-accept-what = Accepter comme résultat : { $what }
# $what (texte), $round (nombre)
hall-accept-late = À la place du résultat saisi : { $what }. La ronde qui suit la ronde { $round } est déjà publiée ; la justification figure dans l’historique.
# $table (nombre), $round (nombre)
hall-table-of-round = Table { $table }, ronde { $round }
# $tables (texte), $round (nombre)
refusal-result-contested = Non exécuté : un résultat de la ronde { $round } est contesté, à la table { $tables }.
    .rule = Décidez d’abord : la ronde suivante dépend des points. Sinon, le résultat reste tel qu’il est enregistré.
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
    .hint = Les téléphones de ce réseau atteignent alors cet ordinateur : les équipes annoncent leurs résultats, tous voient appariements et classement. La salle se ferme avec le fichier.
hall-close = Fermer la salle
hall-network = Réseau de cet ordinateur
hall-no-network = Cet ordinateur n’est dans aucun réseau.
    .rule = Connectez-le au Wi-Fi de la salle, puis ouvrez à nouveau cette fenêtre.
hall-address = Pour tous les spectateurs
    .hint = Qui est dans le Wi-Fi de la salle trouve ici appariements, résultats et classement. Sans « http:// », certains téléphones cherchent sur internet.
# $address (texte)
hall-name = Sur beaucoup de téléphones aussi : http://{ $address }
    .none = kralle.local : non disponible. L’adresse en chiffres est toujours valable.
# $address (texte)
hall-code = Code QR vers { $address }
# $old (texte), $address (texte)
hall-moved = Les fiches d’accès ne mènent nulle part.
    .rule = Elles portent { $old }, mais la salle se trouve maintenant à { $address }. Imprimez-les à nouveau.
hall-print-slips = Imprimer les fiches

## Wi-Fi et annonces

hall-wlan = Wi-Fi de la salle
    .hint = Figure sur les fiches d’accès. Le nom et le mot de passe restent sur cet ordinateur, jamais dans le fichier du tournoi.
hall-wlan-password = Mot de passe du Wi-Fi
hall-wlan-keep = Enregistrer
hall-wlan-same = C’est déjà enregistré ainsi.
hall-reporting = Quelles annonces comptent
hall-reporting-both = si les deux équipes annoncent la même chose
hall-reporting-one = une suffit
hall-reporting-arbiters = seulement acceptées
hall-reporting-off = aucune
hall-find = Code d’une fiche d’accès
    .hint = Les 16 lettres, ou lues au scanner : mène au match. Sur l’écran de la ronde, le scanner suffit.
    .do = Y aller
    .reason = Saisissez d’abord le code.

## Appareils et téléphones

hall-devices = Appareils
hall-devices-none = Aucun appareil. Il en faut un à qui parcourt la salle avec un téléphone comme arbitre ou assistant.
hall-device-new = Nouvel appareil
hall-device-make = Montrer le code
hall-device-name = Nom
    .hint = Tel que l’historique le nomme, par exemple « Ruth » ou « Tables 1 à 10 ».
hall-device-level = Rôle
hall-device-tables = Tables
    .hint = Vide : toutes les tables.
hall-device-from = de
hall-device-to = à
# $from (nombre), $to (nombre)
hall-device-from-to = { $from } à { $to }
hall-device-all = toutes
hall-device-screen = Écran
    .hint = « Écrans » règle ce qu’il montre.
hall-device-needs-name = Saisissez un nom.
hall-device-needs-tables = Pour les tables, saisissez les deux numéros, le plus petit d’abord, ou aucun.
hall-device-entered = connecté
hall-device-waits = pas encore connecté
hall-device-ended = terminé
hall-device-end = Terminer
# $name (texte)
hall-device-end-what = Terminer { $name } : l’appareil ne peut plus rien faire.
# $name (texte)
hall-device-code = Code QR pour { $name }
# $time (texte)
hall-device-scan = Scannez avec l’appareil photo. Le code vaut pour un seul appareil, jusqu’au { $time }, et n’est plus montré ensuite.
hall-device-no-address = Ouvrez d’abord la salle : le code mène à son adresse.
hall-device-done = Fini
hall-level-captain = Équipe
hall-level-helper = Assistant
    .hint = Saisit les résultats manquants, note les joueurs présents et répond aux appels.
hall-level-arbiter = Arbitre
    .hint = Peut aussi modifier des résultats, accepter des annonces, décider et sanctionner.
hall-level-projector = Affichage
    .hint = Montre les pages publiques sur un écran, rien d’autre.
hall-level-director = Direction
hall-seen = Vu pour la dernière fois
hall-phones = Téléphones des équipes
hall-phones-none = Aucun téléphone n’a encore ouvert de fiche d’accès.
hall-phone-where = Match
hall-phone-number = Téléphone
hall-phone-state = État
hall-phone-in = parle pour l’équipe
hall-phone-asks = attend d’être admis
hall-phone-both = a ouvert les deux fiches, ne peut pas annoncer
hall-phone-alike = même identifiant qu’un téléphone des adversaires, sans preuve
hall-phone-free = Libérer la fiche
# $table (nombre), $team (nombre)
hall-phone-free-what = Libérer la fiche de l’équipe { $team } à la table { $table } : le prochain téléphone qui l’ouvre parle pour l’équipe.
hall-phone-sign-out = Déconnecter
# $phone (nombre), $table (nombre), $team (nombre)
hall-phone-sign-out-what = Déconnecter le téléphone { $phone } de l’équipe { $team } à la table { $table } : il ne parle plus pour l’équipe. Les autres téléphones restent.

## Annuler ce qu’une autre personne a fait

# $who (texte)
ask-of-other = Fait par { $who }.
ask-of-nobody = Fait sans qu’un nom ait été choisi.

## Pourquoi la salle refuse quelque chose

refusal-no-such-device = L’appareil { $device } n’existe pas.
    .rule = La liste des appareils les montre tous.
refusal-code-shown-once = Le code de cet appareil a déjà été montré.
    .rule = Il n’est montré qu’une fois. Terminer l’appareil et en créer un nouveau.
refusal-network-gone = Non ouvert : le réseau { $name } n’est plus là.
    .rule = Vérifier le câble et le wifi, puis choisir un réseau de la liste.
refusal-hall-not-opened = Non ouvert : l’adresse { $address } est occupée ou bloquée.
    .rule = Un autre programme la tient, ou le système ne le permet pas. Choisir un autre réseau ou fermer l’autre programme.
refusal-no-such-notice = Cette annonce n’existe plus.
    .rule = Quelqu’un l’a peut-être déjà retirée.
refusal-day-parts = Pas enregistré : le plan de la journée a { $found } parties.
    .rule = De 1 à { $most } sont possibles.
refusal-no-lots-drawn = Pas montré : le tirage au sort n’a pas encore eu lieu.
    .rule = Tirez d’abord au sort, puis montrez.
refusal-no-ceremony = Aucun tirage au sort n’est montré en ce moment.
    .rule = Il apparaît dès que la direction du tournoi commence.
