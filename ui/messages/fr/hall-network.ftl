### Le réseau de la salle : pourquoi les téléphones n’arrivent pas, adresses et ports, veille.

## Réseaux au choix

hall-network-virtual = seulement sur cet ordinateur
hall-network-vpn = VPN
hall-network-hotspot = point d’accès de cet ordinateur

## Indications tant que quelque chose bloque

hall-hint-do = Que faire ?
hall-hint-asks-first = Windows va poser une question sur le pare-feu.
    .rule = Cochez « Réseaux privés » et choisissez « Autoriser l’accès » (Windows plus récent : « Autoriser »), pas « Annuler ». Sinon, aucun téléphone ne peut se connecter.
hall-hint-asks = Windows pose une question sur le pare-feu, peut-être derrière cette fenêtre.
    .rule = Cochez « Réseaux privés » et choisissez « Autoriser l’accès » (Windows plus récent : « Autoriser »). Si aucune question n’apparaît, ouvrez Sécurité Windows, « Pare-feu et protection du réseau », « Autoriser une application via le pare-feu », « Modifier les paramètres », et ajoutez-y Kralle.
hall-hint-blocked = Le pare-feu de Windows bloque Kralle.
    .rule = Aucun téléphone ne peut se connecter : la question de Windows a sans doute été annulée. Pour autoriser Kralle maintenant, ouvrez Sécurité Windows, « Pare-feu et protection du réseau », « Autoriser une application via le pare-feu », « Modifier les paramètres », et cochez « Privé » pour Kralle. Cette modification exige les droits d’administrateur.
hall-hint-public = Windows considère ce réseau comme public.
    .rule = Sur un réseau public, Windows bloque les connexions des téléphones. Pour changer ce réglage, ouvrez Paramètres, « Réseau et Internet », « Wi-Fi » ou « Ethernet », les propriétés du réseau, et choisissez « Réseau privé ».
# $address (texte)
hall-hint-silent = Aucun téléphone n’a encore joint cet ordinateur.
    .rule = Le pare-feu bloque peut-être tout, ou le Wi-Fi isole les appareils, comme le font beaucoup de réseaux pour invités. Pour vérifier, ouvrez http://{ $address } avec un téléphone connecté au même Wi-Fi.
# $address (texte)
hall-hint-address-gone = Cet ordinateur n’a plus l’adresse { $address }.
    .rule = Aucun téléphone ne peut plus joindre cet ordinateur. Vérifiez le Wi-Fi et le câble. Si l’adresse ne revient pas, fermez la salle, ouvrez-la dans le nouveau réseau et réimprimez les fiches d’accès.
# $from (texte), $until (texte)
hall-hint-slept = Cet ordinateur est resté en veille de { $from } à { $until }.
    .rule = Il se peut aussi que l’horloge de l’ordinateur ait été remise à l’heure. Les téléphones se reconnectent automatiquement ; il est inutile de scanner à nouveau les fiches. Laissez l’ordinateur branché et ouvert.
# $old (texte), $address (texte)
hall-hint-port-in-use = La salle a changé d’adresse : { $address }.
    .rule = Un autre programme occupe le port { $old }. Les fiches déjà imprimées mènent à l’ancien port. Réimprimez-les, ou fermez l’autre programme et rouvrez la salle.
# $old (texte), $address (texte)
hall-hint-port-reserved = La salle a changé d’adresse : { $address }.
    .rule = Le système se réserve le port { $old }. Les fiches déjà imprimées mènent à l’ancien port : réimprimez-les. Windows se réserve des ports quand des machines virtuelles sont en marche.

## Veille

hall-awake = Tant que la salle est ouverte, cet ordinateur ne se met pas en veille automatiquement. Si son capot est rabattu, il se mettra peut-être quand même en veille.
    .none = Cet ordinateur se met peut-être en veille automatiquement : désactivez la mise en veille dans ses paramètres.

## Pourquoi la salle ne s’ouvre pas

# $port (texte)
refusal-hall-port-in-use = Salle non ouverte : un autre programme occupe le port { $port }.
    .rule = Fermez l’autre programme ou prenez un autre port. Sans --port, un port libre est choisi automatiquement.
# $port (texte)
refusal-hall-port-reserved = Salle non ouverte : le système se réserve le port { $port }.
    .rule = Prenez un autre port. Sans --port, un port libre est choisi automatiquement. « netsh int ipv4 show excludedportrange tcp » montre ce que Windows se réserve.
