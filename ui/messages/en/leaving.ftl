# Round robin: who leaves or comes back changes results.
refusal-absence-changes-results = Not changed: results of number { $team } would change, and a reason is missing.
    .rule = After publication every change says why.
leave-back-text = { $name } is playing again: matches forfeited are open again, and nothing is annulled any more.
