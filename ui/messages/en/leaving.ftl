# Round robin: a player who leaves or comes back changes results.
refusal-absence-changes-results = Not done: this would change results of No. { $team }, and a reason is needed.
    .rule = After publication, every change needs a reason.
leave-back-text = { $name } is playing again: forfeited matches are undecided again, and annulled results count again.
