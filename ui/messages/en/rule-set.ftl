### The rule set of a tournament: preset, differences, source, sharing.

rule-set-title = Rules in detail
rule-set-rail = Rules
rule-set-edit = Edit rules…
# $count (Number)
rule-set-edit-changed = { $count ->
    [one] 1 rule differs
   *[other] { $count } rules differ
}
rule-set-base = Preset
rule-set-source = Source
    .example = Announcement, item 4
rule-set-search = Search the rules
# $count (Number)
rule-set-only-changed = Only differences ({ $count })
rule-set-changed = differs
rule-set-preset-reading = as in the preset
# $option (Text)
rule-set-back = Reset { $option } to the preset
rule-set-none-changed = Everything is as in the preset.
rule-set-none-found = No rule found.
rule-set-open = Load from file…
rule-set-save = Save to file…
rule-set-file = Rule set
rule-set-print = Print
rule-set-print-later = Use the rules first, then print
rule-set-put = Change rules
rule-set-take = Use these rules
rule-set-unchanged = Nothing changed
rule-set-fixed = View only
rule-set-frozen = The tournament is under way. Results and seating already chosen stay as they are.

rule-set-part-drops = Pieces in hand and dropping
rule-set-part-moves = Promotion and dropped pieces
rule-set-part-mate = Mate and stalemate
rule-set-part-ending = Resignation, draws, illegal moves, time
rule-set-part-conduct = Clock, talking, showing pieces in hand
rule-set-part-competition = Tournament
rule-set-part-pair-moves = PaarZugSchach
rule-set-part-ordinary = Chess
rule-set-sentences = Other provisions in the text

rule-set-used-board = affects position checks
rule-set-used-results = affects result entry and position checks
rule-set-used-seating = affects the seating
rule-set-used-line-ups = affects line-ups
rule-set-used-format = affects the suggested format and the number of rounds
rule-set-used-byes = sets the points for a bye
rule-set-used-standings = affects the standings
rule-set-used-sheet = appears on the rule sheet

# $option (Text)
journal-change-rule-set = Rules changed: { $option }
option-base = Preset
option-source = Source
# $teams (Number), $format (Text), $rounds (Number)
format-proposed =
    { $rounds ->
        [one] With { $teams } teams, the announcement calls for this format: { $format }, { $rounds } round.
       *[other] With { $teams } teams, the announcement calls for this format: { $format }, { $rounds } rounds.
    }
    .note = Current setting: { $format }.
refusal-rules-frozen = Not changed: the tournament is under way.
    .rule = Once the first round is published, every change needs a reason.
# $path (Text)
refusal-rule-set-too-large = Not read: { $path } is too large.
    .rule = A rule set is a short text file (TOML).
# $line (Number), $column (Number), $found (Text), $wanted (Text)
refusal-bad-rule-set = Line { $line }, column { $column }: found { $found }
    .rule = Expected: { $wanted }
field-rule-source = Source
field-rule-option = Rule
new-rules-fics = Bughouse (FICS)
    .hint = As on the FICS chess server: drops may give mate.
