# Round robin: a player who leaves or comes back changes results.
refusal-absence-changes-results = Not changed: results of No. { $team } would change; a reason is needed.
    .rule = After publication, every change needs a reason.
leave-back-text = { $name } is playing again: forfeited matches are undecided again, and annulled results count again.
