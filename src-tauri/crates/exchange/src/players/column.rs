//! What the columns of a list mean.

use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;

/// Which rating list a rating is from.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum RatingKind {
    /// FIDE standard.
    Standard,
    /// FIDE rapid.
    Rapid,
    /// FIDE blitz.
    Blitz,
    /// A federation's own: DWZ, Swiss Führungsliste, …
    National,
    /// Any other number the club goes by.
    Other,
}

/// What a column holds.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum ColumnMeaning {
    /// The whole name, kept as it is written.
    Name,
    /// The surname; joined with the given name as "Surname, Given".
    Surname,
    /// The given name.
    GivenName,
    /// A rating.
    Rating(RatingKind),
    /// The year of birth, or the date.
    BirthYear,
    /// The club.
    Club,
    /// The FIDE identification number.
    FideId,
    /// The number in a national federation, whole.
    NationalId,
    /// The number of the club in the federation (German: *ZPS*, *VKZ*); joined with the member's.
    ClubNumber,
    /// The member's number in the club.
    MemberNumber,
    /// The name of the fixed team.
    Team,
    /// The place in the fixed team's line-up order, from 1.
    BoardOrder,
    /// Nothing Kralle reads.
    Ignored,
}

/// A column of the list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Column {
    /// Counted from 1.
    pub number: u16,
    /// What stands above it; empty without a header row.
    pub heading: String,
    /// What it is taken for.
    pub meaning: ColumnMeaning,
}

use ColumnMeaning::{
    BirthYear, BoardOrder, Club, ClubNumber, FideId, GivenName, MemberNumber, Name, NationalId,
    Rating, Surname, Team,
};
use RatingKind::{Blitz, National, Other, Rapid, Standard};

/// Headings in German, English, French and Italian, as [`folded`] leaves them.
const HEADINGS: &[(ColumnMeaning, &[&str])] = &[
    (
        Name,
        &[
            "name",
            "names",
            "spieler",
            "spielerin",
            "spielername",
            "spielerinnen",
            "teilnehmer",
            "teilnehmerin",
            "teilnehmername",
            "nachnamevorname",
            "namevorname",
            "vornamenachname",
            "vornamename",
            "player",
            "players",
            "playername",
            "nameofplayer",
            "fullname",
            "participant",
            "lastnamefirstname",
            "surnamegivenname",
            "joueur",
            "joueuse",
            "nomprenom",
            "nometprenom",
            "prenomnom",
            "nomcomplet",
            "giocatore",
            "giocatrice",
            "cognomenome",
            "cognomeenome",
            "nomecognome",
            "nomecompleto",
        ],
    ),
    (
        Surname,
        &[
            "nachname",
            "familienname",
            "zuname",
            "surname",
            "lastname",
            "familyname",
            "nomdefamille",
            "cognome",
        ],
    ),
    (
        GivenName,
        &[
            "vorname",
            "vornamen",
            "rufname",
            "firstname",
            "givenname",
            "forename",
            "prenom",
            "prenoms",
        ],
    ),
    (
        Rating(Standard),
        &[
            "elo",
            "elostd",
            "elostandard",
            "elofide",
            "eloint",
            "elointernational",
            "elozahl",
            "fideelo",
            "fide",
            "fiderating",
            "fidestd",
            "fidestandard",
            "ratingfide",
            "ratingstd",
            "ratingstandard",
            "standard",
            "standardrating",
            "std",
            "stdrating",
            "stdelo",
            "standardelo",
            "eloclassic",
            "eloclassical",
            "classical",
            "elolent",
            "eloclassico",
        ],
    ),
    (
        Rating(Rapid),
        &[
            "elorapid",
            "rapid",
            "rapidelo",
            "rapidrating",
            "ratingrapid",
            "fiderapid",
            "rpd",
            "schnell",
            "schnellschach",
            "eloschnell",
            "eloschnellschach",
            "rapide",
            "elorapide",
        ],
    ),
    (
        Rating(Blitz),
        &[
            "eloblitz",
            "blitz",
            "blitzelo",
            "blitzrating",
            "ratingblitz",
            "fideblitz",
            "blz",
            "lampo",
            "elolampo",
        ],
    ),
    (
        Rating(National),
        &[
            "dwz",
            "nwz",
            "elonational",
            "elonat",
            "national",
            "nationalrating",
            "ratingnational",
            "ratingnat",
            "natrating",
            "nationaleelo",
            "fuhrungsliste",
            "fuehrungsliste",
            "ssb",
            "elossb",
            "elosszh",
            "eloch",
            "elofsi",
            "elonazionale",
            "ecf",
        ],
    ),
    (
        Rating(Other),
        &[
            "rating",
            "ratings",
            "spielstarke",
            "spielstaerke",
            "wertung",
            "wertungszahl",
            "twz",
            "zahl",
            "starke",
            "strength",
            "classement",
            "cote",
            "forza",
            "punteggio",
        ],
    ),
    (
        BirthYear,
        &[
            "jahrgang",
            "jg",
            "geburtsjahr",
            "geburtsdatum",
            "geb",
            "gebjahr",
            "gebdatum",
            "geboren",
            "birthyear",
            "yearofbirth",
            "born",
            "birth",
            "birthday",
            "birthdate",
            "dateofbirth",
            "dob",
            "yob",
            "bdate",
            "byear",
            "anneedenaissance",
            "datedenaissance",
            "naissance",
            "annee",
            "nele",
            "annodinascita",
            "datadinascita",
            "nascita",
            "anno",
        ],
    ),
    (
        Club,
        &[
            "verein",
            "klub",
            "club",
            "schachclub",
            "schachklub",
            "schachverein",
            "sektion",
            "vereinort",
            "clubname",
            "vereinsname",
            "clubcity",
            "section",
            "societe",
            "cercle",
            "circolo",
            "societa",
        ],
    ),
    (
        FideId,
        &[
            "fideid",
            "idfide",
            "fidenr",
            "fideno",
            "fidenumber",
            "fidenummer",
            "fideidnumber",
            "fidecode",
            "codefide",
            "fidekennung",
            "nofide",
            "nfide",
            "fin",
        ],
    ),
    (
        NationalId,
        &[
            "pkz",
            "personenkennzahl",
            "personenkennziffer",
            "nationaleid",
            "nationalid",
            "nationalnr",
            "nationalno",
            "nationalnumber",
            "natid",
            "idnational",
            "idnat",
            "nationaleskennzeichen",
            "spielernummer",
            "dsbid",
            "dsbnr",
            "ssbnr",
            "ssbcode",
            "ffeid",
            "nrffe",
            "codeffe",
            "nonational",
            "numeronational",
            "identifiantnational",
            "codenational",
            "idfsi",
            "codicefsi",
            "tesserafsi",
            "tessera",
            "idnazionale",
            "numeronazionale",
            "codicenazionale",
            "ecfcode",
            "ecfref",
            "uscfid",
            "zpsmgl",
            "zpsmglnr",
            "zpsmitgliedsnummer",
        ],
    ),
    (
        ClubNumber,
        &[
            "zps",
            "vkz",
            "zpsnr",
            "vereinszps",
            "zpsverein",
            "vereinsnummer",
            "vereinsnr",
            "vereinnr",
            "vereinskennzeichen",
            "clubnumber",
            "clubno",
            "clubcode",
            "clubid",
            "numeroduclub",
            "numeroclub",
            "codeclub",
            "numerocircolo",
            "codicecircolo",
            "codicesocieta",
        ],
    ),
    (
        MemberNumber,
        &[
            "mgl",
            "mglnr",
            "mglnummer",
            "mitgliedsnummer",
            "mitgliedsnr",
            "mitgliednr",
            "spielernr",
            "membernumber",
            "memberno",
            "membershipnumber",
            "membershipno",
            "memberid",
            "numerodemembre",
            "numeromembre",
            "nomembre",
            "nmembre",
            "numerosocio",
            "nsocio",
        ],
    ),
    (
        Team,
        &[
            "team",
            "teams",
            "teamname",
            "mannschaft",
            "mannschaftsname",
            "nameofteam",
            "equipe",
            "nomdequipe",
            "nomdelequipe",
            "squadra",
            "nomesquadra",
        ],
    ),
    (
        BoardOrder,
        &[
            "brett",
            "brettnr",
            "brettnummer",
            "rangfolge",
            "aufstellung",
            "board",
            "boardno",
            "boardnumber",
            "boardorder",
            "lineup",
            "lineuporder",
            "echiquier",
            "ordredalignement",
            "scacchiera",
            "ordinedischieramento",
        ],
    ),
];

impl ColumnMeaning {
    /// All of them, in the order a list of choices shows them.
    pub const ALL: [Self; 17] = [
        Name,
        Surname,
        GivenName,
        Rating(Standard),
        Rating(Rapid),
        Rating(Blitz),
        Rating(National),
        Rating(Other),
        BirthYear,
        Club,
        FideId,
        NationalId,
        ClubNumber,
        MemberNumber,
        Team,
        BoardOrder,
        Self::Ignored,
    ];

    /// The stable name in files and over the bridge.
    pub const fn code(self) -> &'static str {
        match self {
            Name => "name",
            Surname => "surname",
            GivenName => "given_name",
            Rating(Standard) => "rating_standard",
            Rating(Rapid) => "rating_rapid",
            Rating(Blitz) => "rating_blitz",
            Rating(National) => "rating_national",
            Rating(Other) => "rating_other",
            BirthYear => "birth_year",
            Club => "club",
            FideId => "fide_id",
            NationalId => "national_id",
            ClubNumber => "club_number",
            MemberNumber => "member_number",
            Team => "team",
            BoardOrder => "board_order",
            Self::Ignored => "ignored",
        }
    }

    /// The meaning with this stable name.
    pub fn from_code(code: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|meaning| meaning.code() == code)
    }

    /// What a heading says by itself.
    pub(super) fn of_heading(heading: &str) -> Option<Self> {
        let folded = folded(heading);
        HEADINGS
            .iter()
            .find(|(_, names)| names.contains(&folded.as_str()))
            .map(|(meaning, _)| *meaning)
    }
}

/// What a row of headings says together: next to a given name "Name" and the
/// French "Nom" are the surname, next to "Cognome" the Italian "Nome" is the
/// given name.
pub(crate) fn of_headings(headings: &[String]) -> Vec<ColumnMeaning> {
    let folded: Vec<String> = headings.iter().map(|heading| folded(heading)).collect();
    let mut meanings: Vec<ColumnMeaning> = headings
        .iter()
        .map(|it| ColumnMeaning::of_heading(it).unwrap_or(ColumnMeaning::Ignored))
        .collect();
    let has_surname = meanings.contains(&Surname);
    let has_given = meanings.contains(&GivenName);
    for (meaning, folded) in meanings.iter_mut().zip(&folded) {
        match folded.as_str() {
            "nome" if has_surname => *meaning = GivenName,
            "nom" if has_given => *meaning = Surname,
            "nom" | "nome" => *meaning = Name,
            "name" | "names" if has_given && !has_surname => *meaning = Surname,
            _ => {}
        }
    }
    meanings
}

/// A heading in small letters and digits only, without accents: "FIDE-ID" is
/// "fideid", "Année de naissance" is "anneedenaissance".
fn folded(heading: &str) -> String {
    heading
        .nfd()
        .filter(|sign| !is_combining_mark(*sign))
        .flat_map(char::to_lowercase)
        .filter(|sign| sign.is_alphanumeric())
        .collect()
}
