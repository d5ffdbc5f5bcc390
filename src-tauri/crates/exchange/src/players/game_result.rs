//! Results of games between players: "Jo Birch – Al Cedar 1-0".

/// Signs between two scores, and between two players.
const BETWEEN: [char; 4] = ['-', '–', '—', ':'];

/// True for a line with two players and the score of their game: "Jo Birch – Al Cedar 1-0",
/// "Jo Birch 1:0 Al Cedar".
pub(super) fn is_game_result(line: &str) -> bool {
    let words: Vec<&str> = line
        .split(|it: char| it.is_whitespace() || ";|".contains(it))
        .filter(|it| !it.is_empty())
        .collect();
    // A crosstable has several scores, and ratings.
    let is_number = |it: &str| it.bytes().all(|byte| byte.is_ascii_digit());
    let rated = words.iter().skip(1).any(|it| is_number(it));
    let mut scores = (0..words.len()).filter(|it| is_score(words[*it]));
    let (Some(score), None, false) = (scores.next(), scores.next(), rated) else {
        return false;
    };
    let has_name = |words: &[&str]| words.iter().any(|it| it.contains(char::is_alphabetic));
    let (before, behind) = (&words[..score], &words[score + 1..]);
    let is_sign = |it: &&str| {
        it.len() <= '–'.len_utf8() && it.chars().all(|letter| BETWEEN.contains(&letter))
            || matches!(
                it.trim_end_matches('.'),
                "vs" | "gegen" | "contre" | "contro"
            )
    };
    let divided = before.iter().position(is_sign);
    match divided {
        Some(at) => has_name(&before[..at]) && has_name(&before[at + 1..]) && !has_name(behind),
        // "Birch-Cedar 1-0" has no blanks.
        None if behind.is_empty() => {
            matches!(before, [.., players] if players.split(BETWEEN).filter(|it| !it.is_empty()).count() == 2)
        }
        None => has_name(before) && has_name(behind),
    }
}

/// True for the score of a game or of a match: "1-0", "½:½", "1½-½", "0,5:1,5".
fn is_score(word: &str) -> bool {
    let mut parts = word.split(BETWEEN);
    let (Some(first), Some(second), None) = (parts.next(), parts.next(), parts.next()) else {
        return false;
    };
    let halves = |text: &str| {
        Some(match text {
            "0" => 0,
            "½" | "1/2" | "0.5" | "0,5" => 1,
            "1" | "1.0" | "1,0" => 2,
            "1½" | "1.5" | "1,5" => 3,
            "2" => 4,
            _ => return None,
        })
    };
    matches!((halves(first), halves(second)), (Some(first), Some(second)) if matches!(first + second, 2 | 4))
}

#[cfg(test)]
mod tests {
    use rstest::rstest;

    use super::is_game_result;

    #[rstest]
    #[case("Jo Birch – Al Cedar 1-0", true)]
    #[case("Birch, Jo - Cedar, Al ½:½", true)]
    #[case("Jo Birch 0:1 Al Cedar", true)]
    #[case("3. Jo Birch vs. Al Cedar 1/2-1/2", true)]
    #[case("Elstern : Dohlen 1½-½", true)]
    #[case("Birch-Cedar 1-0", true)]
    #[case("Jo Birch;Al Cedar", false)]
    #[case("Jo Birch – SK Turm", false)]
    #[case("Jo Birch – SK Turm 1650", false)]
    #[case("Jo Birch 1-0", false)]
    #[case("Jo Birch 3-4 Al Cedar", false)]
    #[case("1;FM;Birch, Jo;2105;SUI;*;1-0;½-½", false)]
    #[case("1;Birch, Jo;2105;1-0;SK Turm", false)]
    fn two_players_and_a_score(#[case] line: &str, #[case] expected: bool) {
        assert_eq!(is_game_result(line), expected);
    }
}
