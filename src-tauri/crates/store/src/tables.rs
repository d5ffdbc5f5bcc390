//! The domain tables, one a file: columns, conversion of a tournament to rows, and back.

pub(crate) mod absence;
pub(crate) mod bye;
pub(crate) mod decision;
pub(crate) mod decision_team;
pub(crate) mod hand_order;
pub(crate) mod kept_answer;
pub(crate) mod line_up;
pub(crate) mod line_up_source;
pub(crate) mod lots;
pub(crate) mod matches;
pub(crate) mod membership;
pub(crate) mod numbers_lot;
pub(crate) mod pairing_wish;
pub(crate) mod penalty;
pub(crate) mod player;
pub(crate) mod player_rating;
pub(crate) mod rating_order;
pub(crate) mod reformed_team;
pub(crate) mod round;
pub(crate) mod start_list;
pub(crate) mod start_numbering;
pub(crate) mod still_playing;
pub(crate) mod table_number_of_team;
pub(crate) mod team;
pub(crate) mod tie_break;
pub(crate) mod tournament;
