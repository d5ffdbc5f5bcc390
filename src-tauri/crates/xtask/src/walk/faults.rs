//! Historical faults of the rules, as changes of their sources.

use crate::outcome::Trouble;

/// A fault: the present source, and the faulty one.
pub(super) struct Fault {
    pub(super) name: &'static str,
    /// The test that must find it.
    pub(super) test: &'static str,
    pub(super) file: &'static str,
    right: &'static str,
    wrong: &'static str,
}

/// The walk of two boards, by a substring of its test's name.
const BOARDS: &str = "walk::d_5_3";
/// The walk of pairs, by a substring of its test's name.
const PAIRS: &str = "walk::pzsr_5";

/// The faults that the walk must find.
pub(super) const FAULTS: &[Fault] = &[
    Fault {
        name: "a removal that ends the check averts nothing if stalemate is left (D 5.3.2, O 7.1 d)",
        test: BOARDS,
        file: "src-tauri/crates/rules/src/adjudication/relief.rs",
        right: "after.here.checkers().is_empty() || gains_a_move(before, after)",
        wrong: "gains_a_move(before, after)",
    },
    Fault {
        name: "with a useful piece in hand any removal averts (D 5.3.2)",
        test: BOARDS,
        file: "src-tauri/crates/rules/src/adjudication/relief.rs",
        right: "generate::has_drop_of(after, role, to) && !could_drop(role, to)",
        wrong: "generate::has_drop_of(after, role, to) && !could_drop(role, Bitboard::EMPTY)",
    },
    Fault {
        name: "a second move that was never executable may be changed (PZSR 2, 5)",
        test: PAIRS,
        file: "src-tauri/crates/rules/src/paarzug/sequential.rs",
        right: "is_executable(&self.before, rules, color, stored, self.first)",
        wrong: "stored.is_some_and(|it| self.before.step(color, it, self.first.leaves()).is_ok())",
    },
    Fault {
        name: "an illegal move is claimed before the clock is pressed (FIDE 7.5.1)",
        test: BOARDS,
        file: "src-tauri/crates/rules/src/adjudication/claim.rs",
        right: ") => Err(rules.ground_by(Law::IllegalMoveMade, options.illegal_move)),",
        wrong: ") => Ok(()),",
    },
];

impl Fault {
    /// Returns the source with the fault in it.
    pub(super) fn put_back(&self, source: &str) -> Result<String, Trouble> {
        if source.matches(self.right).count() == 1 {
            Ok(source.replacen(self.right, self.wrong, 1))
        } else {
            Err(Trouble::new(format!(
                "{}: expected once: {}",
                self.file, self.right
            )))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::place;

    #[test]
    fn every_fault_can_be_put_back() {
        for fault in FAULTS {
            let source = std::fs::read_to_string(place::root().join(fault.file)).unwrap();
            assert_ne!(fault.put_back(&source).unwrap(), source, "{}", fault.name);
        }
    }
}
