//! Table of the headings in four languages, read by [`of_headings`](super::heading::of_headings).

use kralle_tournament::RatingKind::{Blitz, National, Other, Rapid, Standard, Tandem};

use super::column::ColumnMeaning::{
    self, BoardOrder, Captain, ClubNumber, GivenName, MemberNumber, Name, Rating, Surname, Team,
};

/// Headings in German, English, French and Italian, folded, separated by spaces. The headings of
/// player fields are in `PlayerField::spec`.
pub(super) const HEADINGS: &[(ColumnMeaning, &str)] = &[
    (
        Name,
        "name names spieler spielerin spielername spielerinnen teilnehmer teilnehmerin \
         teilnehmername nachnamevorname namevorname vornamenachname vornamename player players \
         playername nameofplayer fullname participant lastnamefirstname surnamegivenname joueur \
         joueuse teilnehmerinnen teilnehmende teilnehmernamen spielerinnenname spielernamen namenachnamevorname vorundnachname nachundvorname \
         namevornamen namenvornamen namenundvornamen nameundvorname vornameundname vornameundnachname nachnameundvorname vornamename namen username nickname handle \
         nameandsurname firstandlastname firstnamelastname givennamesurname surnameandname surnamefirstname prenometnom nomsetprenoms nometprenoms nomsprenoms \
         nomeecognome nominativo concorrente mitglied member membre membro jugador jugadora nombreyapellidos apellidosynombre apellidosnombre \
         nombrecompleto naam spelersnaam nazwiskoiimie imieinazwisko nazwiskoimie zawodnik partner partnerin nomprenom nometprenom prenomnom nomcomplet giocatore giocatrice cognomenome \
         cognomeenome nomecognome nomecompleto",
    ),
    (
        Surname,
        "nachname nachnamen familienname zuname surname surnames lastname familyname nomdefamille cognome \
         apellido apellidos achternaam nazwisko",
    ),
    (
        GivenName,
        "vorname vornamen rufname firstname givenname givennames forename prenom prenoms voornaam imie",
    ),
    (
        Rating(Standard),
        "elo elostd elostandard elofide eloint elointernational elozahl fideelo fide fiderating \
         fidestd fidestandard ratingfide ratingstd ratingstandard standard standardrating std \
         stdrating stdelo standardelo eloi rtgi ratingint ratint rtgint eloclassic eloclassical classical elolent eloclassico",
    ),
    (
        Rating(Rapid),
        "elorapid rapid rapidelo elor rtgr rapidrating ratingrapid fiderapid fiderapide rpd schnell schnellschach \
         eloschnell eloschnellschach rapide elorapide",
    ),
    (
        Rating(Blitz),
        "eloblitz blitz blitzelo elob rtgb blitzrating ratingblitz fideblitz blz lampo elolampo",
    ),
    (
        Rating(National),
        "dwz nwz fuhrungszahl fuehrungszahl dwzzahl dwzwert elon rtgn ratingnat ratnat rtgnat elonaz eloitalia eloita eloneu neueelo elossb elonational elonat national nationalrating ratingnational ratingnat natrating \
         nationaleelo fuhrungsliste fuehrungsliste ssb elosszh eloch elofsi elonazionale \
         elonationaldwz elonazionaledwz nationaldwz dwznational nazionaledwz ecf",
    ),
    (
        Rating(Other),
        "rating ratings rtg spielstarke spielstaerke wertung wertungszahl twz zahl starke strength \
         classement cote autreelo otherrating otherelo anderewertungszahl elodiriferimento force \
         forza altroelo punteggio",
    ),
    (
        Rating(Tandem),
        "tandem tandemelo tandemrating tandemwertung tandemwertungszahl tandemzahl tandemstarke \
         tandemstaerke tandemspielstarke ratingtandem elotandem bughouse bughouserating \
         bughouseelo classementtandem cotetandem punteggiotandem forzatandem",
    ),
    (
        ClubNumber,
        "zps vkz zpsnr vereinszps zpsverein vereinsnummer vereinsnr vereinnr vereinskennzeichen \
         clubnumber clubno clubcode clubid numeroduclub numeroclub codeclub numerocircolo \
         codicecircolo codicesocieta",
    ),
    (
        MemberNumber,
        "mgl mglnr mglnummer mitgliedsnummer mitgliedsnr mitgliednr spielernr membernumber \
         memberno membershipnumber membershipno memberid numerodemembre numeromembre nomembre \
         nmembre numerosocio nsocio",
    ),
    (
        Team,
        "team teams teamname teamnr teamnummer teamno teamnumber mannschaftsnr mannschaftsnummer nequipe ndequipe numerodequipe \
         numeroequipe numerosquadra nsquadra teamid mannschaft mannschaftsname nameofteam equipe nomdequipe \
         nomdelequipe squadra nomesquadra paar paare pair pairs paire paires coppia coppie",
    ),
    (
        BoardOrder,
        "brett br bo bd ech brettnr brettnummer rangfolge aufstellung board boardno boardnumber boardorder \
         lineup lineuporder echiquier scacc sc ordredalignement ordredesjoueurs scacchiera ordinedischieramento",
    ),
    (
        Captain,
        "mf mannschaftsfuhrer mannschaftsfuehrer mannschaftsfuhrerin mannschaftsfuehrerin \
         mannschaftsfuhrung mannschaftsfuehrung mannschaftsleiter mannschaftsleiterin \
         mannschaftskapitan mannschaftskapitaen kapitan kapitaen kapitanin kapitaenin \
         teamkapitan teamkapitaen teamleiter teamleiterin teamchef teamchefin captain \
         captainname nameofcaptain teamcaptain capitaine capitainedequipe capitainedelequipe \
         nomducapitaine capitano capitana caposquadra capitanosquadra capitanodellasquadra \
         nomedelcapitano",
    ),
];

/// Headings of numbers that are not ratings and may be ignored: folded, separated by spaces.
pub(super) const NOT_RATINGS: &str = "\
    plz postleitzahl zip zipcode npa cap codepostal nr no number nummer lfdnr rang rank \
    platz rg snr startnr startnummer pos tel telefon telefonnr phone mobil mobile natel \
    handy telephone telefono startgeld fee gebuhr tisch table index dwzindex letzteauswertung letzteausw auswertung lastrated partien games \
    k kfaktor punkte points alter age eta gr gruppe group groupe gruppo typ type tipo rp rperf \
    perf performance leistung eloperf rtgperf ratingperformance eloavg rtgavg elods pkt pts ptos \
    punti n w we wwe kxgew ksumme tb wtg dep bh bhz buchholz sb rk rg sno snr pl pos ta anz games \
    partie parties partite ref id code pin licence";
