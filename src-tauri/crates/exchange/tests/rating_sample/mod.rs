//! Generated rating lists of any length, in the formats of the federations.

use std::fmt::Write as _;

/// The format of a list.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[allow(dead_code, reason = "each user takes the forms it needs")]
pub(crate) enum Form {
    /// FIDE's text with all three ratings.
    FideText,
    /// FIDE's XML with all three ratings.
    FideXml,
    /// The German DWZ list.
    Dwz,
}

/// The heading of FIDE's text.
const HEADING: &str = "ID Number      Name                                                         Fed Sex Tit  WTit OTit           FOA SRtng SGm SK RRtng RGm Rk BRtng BGm BK B-day Flag";

/// A deterministic pseudo-random generator.
struct Chance(u64);

impl Chance {
    fn below(&mut self, most: u64) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 11) % most
    }

    fn pick<'a>(&mut self, from: &[&'a str]) -> &'a str {
        let most = from.len() as u64;
        from[usize::try_from(self.below(most)).unwrap_or(0)]
    }

    /// Returns a word of two to four syllables.
    fn word(&mut self) -> String {
        const SYLLABLES: [&str; 40] = [
            "an", "ber", "chi", "dar", "el", "fo", "gri", "ha", "is", "jo", "ka", "lin", "mo",
            "nu", "or", "pe", "qui", "ra", "sto", "ti", "un", "va", "wen", "xi", "yo", "zo", "mül",
            "ström", "gar", "dha", "ner", "ssen", "vic", "ova", "ez", "ini", "ak", "ow", "man",
            "berg",
        ];
        let mut word = String::new();
        for _ in 0..2 + self.below(3) {
            word.push_str(self.pick(&SYLLABLES));
        }
        let mut letters = word.chars();
        match letters.next() {
            Some(first) => first.to_uppercase().chain(letters).collect(),
            None => word,
        }
    }
}

/// Returns a list of `players` players; always the same.
pub(crate) fn list(form: Form, players: u32) -> Vec<u8> {
    let mut chance = Chance(0x9e37_79b9_7f4a_7c15);
    let mut text = String::new();
    match form {
        Form::FideText => {
            text.push_str(HEADING);
            text.push_str("\r\n");
        }
        Form::FideXml => text.push_str("<?xml version=\"1.0\"?>\n<playerslist>\n"),
        Form::Dwz => text.push_str("ZPS,Mgl-Nr,Status,Spielername,Geschlecht,Spielberechtigung,Geburtsjahr,Letzte-Auswertung,DWZ,Index,FIDE-Elo,FIDE-Titel,FIDE-ID,FIDE-Land\n"),
    }
    for number in 0..players {
        let id = 100_000 + number * 7;
        let (surname, given) = (chance.word(), chance.word());
        let federation = chance.pick(&["GER", "SUI", "AUT", "FRA", "ITA", "IND", "ESP", "POL"]);
        let title = match chance.below(200) {
            0 => "GM",
            1 => "IM",
            2..5 => "FM",
            _ => "",
        };
        let mut rating = || match chance.below(3) {
            0 => 0,
            _ => 1000 + chance.below(1500),
        };
        let ratings = [rating(), rating(), rating()];
        let year = 1930 + chance.below(90);
        let written = match form {
            Form::FideText => {
                // FIDE writes without accents.
                let name = format!("{surname}, {given}")
                    .replace('ü', "ue")
                    .replace('ö', "oe");
                writeln!(
                    text,
                    "{id:<15}{name:<61}{federation:<4}M   {title:<5}     {:<15}    {:<6}{:<4}{:<3}{:<6}{:<4}{:<3}{:<6}{:<4}{:<3}{year:<6}    \r",
                    "", ratings[0], 0, 20, ratings[1], 0, 20, ratings[2], 0, 20,
                )
            }
            Form::FideXml => writeln!(
                text,
                "<player>\n<fideid>{id}</fideid>\n<name>{surname}, {given}</name>\n<country>{federation}</country>\n<sex>M</sex>\n<title>{title}</title>\n<w_title></w_title>\n<o_title></o_title>\n<foa_title></foa_title>\n<rating>{}</rating>\n<games>0</games>\n<k>20</k>\n<rapid_rating>{}</rapid_rating>\n<rapid_games>0</rapid_games>\n<rapid_k>20</rapid_k>\n<blitz_rating>{}</blitz_rating>\n<blitz_games>0</blitz_games>\n<blitz_k>20</blitz_k>\n<birthday>{year}</birthday>\n<flag></flag>\n</player>",
                ratings[0], ratings[1], ratings[2],
            ),
            Form::Dwz => writeln!(
                text,
                "{:05},{number},A,\"{surname},{given}\",M,D,{year},202645,{},{},{},{title},{id},{federation}",
                10_000 + number % 2500,
                ratings[0],
                number % 90,
                ratings[1],
            ),
        };
        // Writing to a string does not fail.
        let _ = written;
    }
    if form == Form::FideXml {
        text.push_str("</playerslist>\n");
    }
    text.into_bytes()
}
