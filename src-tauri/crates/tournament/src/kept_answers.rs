//! Answers of the rules engine, stored with the match in question.

use crate::{KeptAnswer, PositionText, Refusal, RoundNumber, TableNumber, Tournament};

/// The maximum number of answers for one match.
pub const MOST_ANSWERS: u16 = 99;

impl Tournament {
    /// Stores an answer with a match.
    ///
    /// # Errors
    /// Fails if there is no such match in a published round, or it has too many answers.
    pub fn keep_answer(
        &mut self,
        round: RoundNumber,
        table: TableNumber,
        position: PositionText,
        card: String,
    ) -> Result<(), Refusal> {
        self.must_run()?;
        self.must_be_published(round)?;
        self.match_at(round, table)?;
        let kept = self
            .answers_at(round, table)
            .map(|it| it.number)
            .max()
            .unwrap_or(0);
        if kept >= MOST_ANSWERS {
            return Err(Refusal::TooManyAnswers { round, table, kept });
        }
        self.kept_answers.push(KeptAnswer {
            round,
            table,
            number: kept + 1,
            position,
            card,
        });
        self.kept_answers
            .sort_by_key(|it| (it.round, it.table, it.number));
        Ok(())
    }

    /// Deletes an answer stored with a match; the journal retains it.
    ///
    /// # Errors
    /// Fails if there is none.
    pub fn forget_answer(
        &mut self,
        round: RoundNumber,
        table: TableNumber,
        number: u16,
    ) -> Result<(), Refusal> {
        self.must_run()?;
        let before = self.kept_answers.len();
        self.kept_answers
            .retain(|it| (it.round, it.table, it.number) != (round, table, number));
        if self.kept_answers.len() == before {
            return Err(Refusal::AnswerUnknown {
                round,
                table,
                number,
            });
        }
        Ok(())
    }

    /// Returns the answers stored with a match, in the order of storing.
    pub fn answers_at(
        &self,
        round: RoundNumber,
        table: TableNumber,
    ) -> impl Iterator<Item = &KeptAnswer> {
        self.kept_answers
            .iter()
            .filter(move |it| it.round == round && it.table == table)
    }
}
