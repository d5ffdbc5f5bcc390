//! The conversion tables of the FIDE Rating Regulations (B.02 articles 8.1.1
//! and 8.1.2).

/// Rating difference for a score of 50, 51 … 100 percent (8.1.1). Lower scores mirror it.
const DIFFERENCE_BY_PERCENT: [i64; 51] = [
    0, 7, 14, 21, 29, 36, 43, 50, 57, 65, 72, 80, 87, 95, 102, 110, 117, 125, 133, 141, 149, 158,
    166, 175, 184, 193, 202, 211, 220, 230, 240, 251, 262, 273, 284, 296, 309, 322, 336, 351, 366,
    383, 401, 422, 444, 470, 501, 538, 589, 677, 800,
];

/// The largest rating difference for 50, 51 … 99 percent (8.1.2); anything above means 100.
const LARGEST_BY_PERCENT: [i64; 50] = [
    3, 10, 17, 25, 32, 39, 46, 53, 61, 68, 76, 83, 91, 98, 106, 113, 121, 129, 137, 145, 153, 162,
    170, 179, 188, 197, 206, 215, 225, 235, 245, 256, 267, 278, 290, 302, 315, 328, 344, 357, 374,
    391, 411, 432, 456, 484, 517, 559, 619, 735,
];

/// Returns the rating difference for a percentage score (0 to 100).
pub(super) fn difference(percent: i64) -> i64 {
    let upper = usize::try_from((percent - 50).abs()).unwrap_or(0).min(50);
    let difference = DIFFERENCE_BY_PERCENT[upper];
    if percent < 50 {
        -difference
    } else {
        difference
    }
}

/// Returns the expected percentage score (0 to 100) at this rating advantage.
pub(crate) fn expected(difference: i64) -> i64 {
    let above = LARGEST_BY_PERCENT.partition_point(|largest| *largest < difference.abs());
    let percent = 50 + i64::try_from(above).unwrap_or(50);
    if difference < 0 {
        100 - percent
    } else {
        percent
    }
}

#[cfg(test)]
mod tests {
    use rstest::rstest;

    use super::*;

    #[rstest]
    #[case(0, 50)]
    #[case(3, 50)]
    #[case(4, 51)]
    #[case(-4, 49)]
    #[case(391, 91)]
    #[case(392, 92)]
    #[case(735, 99)]
    #[case(736, 100)]
    #[case(-2000, 0)]
    fn b_02_8_1_2(#[case] points: i64, #[case] percent: i64) {
        assert_eq!(expected(points), percent);
    }

    #[rstest]
    #[case(50, 0)]
    #[case(75, 193)]
    #[case(25, -193)]
    #[case(100, 800)]
    #[case(0, -800)]
    fn b_02_8_1_1(#[case] percent: i64, #[case] points: i64) {
        assert_eq!(difference(percent), points);
    }
}
