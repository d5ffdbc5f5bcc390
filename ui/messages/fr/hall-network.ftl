### Le réseau de la salle : pourquoi les téléphones n’arrivent pas, adresses et ports, veille.

## Réseaux au choix

hall-network-virtual = seulement dans cet ordinateur
hall-network-vpn = VPN
hall-network-hotspot = point d’accès de cet ordinateur

## Indications tant que quelque chose bloque

hall-hint-do = Que faire ?
hall-hint-asks-first = Windows va poser une question sur le pare-feu.
    .rule = Cocher « Réseaux privés » et choisir « Autoriser l’accès » (Windows plus récent : « Autoriser »), pas « Annuler ». Sinon, aucun téléphone n’arrive.
hall-hint-asks = Windows pose une question sur le pare-feu, peut-être derrière cette fenêtre.
    .rule = Cocher « Réseaux privés » et choisir « Autoriser l’accès » (Windows plus récent : « Autoriser »). Si aucune question ne vient : Sécurité Windows, « Pare-feu et protection du réseau », « Autoriser une application via le pare-feu », « Modifier les paramètres », y ajouter Kralle.
hall-hint-blocked = Le pare-feu de Windows bloque Kralle.
    .rule = Aucun téléphone n’arrive : la question de Windows a sans doute été annulée. Pour autoriser maintenant : Sécurité Windows, « Pare-feu et protection du réseau », « Autoriser une application via le pare-feu », « Modifier les paramètres », cocher « Privé » pour Kralle. Il faut les droits d’administrateur.
hall-hint-public = Windows considère ce réseau comme public.
    .rule = Il y bloque ce qui vient des téléphones. Pour changer : Paramètres, « Réseau et Internet », « Wi-Fi » ou « Ethernet », propriétés du réseau, « Réseau privé ».
# $address (texte)
hall-hint-silent = Aucun téléphone n’a encore atteint cet ordinateur.
    .rule = Le pare-feu bloque peut-être tout, ou le Wi-Fi isole ses appareils, comme beaucoup de réseaux pour invités. Pour vérifier, ouvrez http://{ $address } avec un téléphone dans le même Wi-Fi.
# $address (texte)
hall-hint-address-gone = Cet ordinateur n’a plus l’adresse { $address }.
    .rule = Aucun téléphone ne l’atteint. Vérifier le Wi-Fi et le câble. Si l’adresse ne revient pas : fermer la salle, l’ouvrir dans le nouveau réseau et réimprimer les fiches d’accès.
# $from (texte), $until (texte)
hall-hint-slept = Cet ordinateur a été en veille de { $from } à { $until }.
    .rule = Ou son horloge a été réglée. Les téléphones se reconnectent d’eux-mêmes, personne ne doit scanner à nouveau. Laisser l’ordinateur branché et ouvert.
# $old (texte), $address (texte)
hall-hint-port-in-use = La salle a changé d’adresse : { $address }.
    .rule = Un autre programme occupe le port { $old }. Les fiches déjà imprimées mènent à l’ancien port. Les réimprimer, ou fermer l’autre programme et rouvrir la salle.
# $old (texte), $address (texte)
hall-hint-port-reserved = La salle a changé d’adresse : { $address }.
    .rule = Le système se réserve le port { $old }. Les fiches déjà imprimées mènent à l’ancien port : les réimprimer. Windows se réserve des ports quand des machines virtuelles tournent.

## Veille

hall-awake = Tant que la salle est ouverte, cet ordinateur ne se met pas en veille de lui-même. Fermé, il le fait peut-être quand même.
    .none = Cet ordinateur se met peut-être en veille de lui-même : désactiver cela dans ses paramètres.

## Pourquoi la salle ne s’ouvre pas

# $port (texte)
refusal-hall-port-in-use = Non ouvert : un autre programme occupe le port { $port }.
    .rule = Fermer l’autre programme ou prendre un autre port. Sans --port, la salle en trouve un elle-même.
# $port (texte)
refusal-hall-port-reserved = Non ouvert : le système se réserve le port { $port }.
    .rule = Prendre un autre port. Sans --port, la salle en trouve un elle-même. « netsh int ipv4 show excludedportrange tcp » montre ce que Windows se réserve.
