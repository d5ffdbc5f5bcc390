### Mistakes in a template, with their place.

# $file (text), $line (number), $column (number), $name (text)
refusal-template-missing = Not set: there is a mistake in the template { $file }.
    .rule = Line { $line }, column { $column }: the entry “{ $name }” is missing.

# $file (text), $line (number), $column (number), $found (text)
refusal-template-twice = Not set: there is a mistake in the template { $file }.
    .rule = Line { $line }, column { $column }: “{ $found }” stands here twice; take one away.

# $file (text), $line (number), $column (number), $found (text), $expected (text): number, truth, list, table, text
refusal-template-kind = Not set: there is a mistake in the template { $file }.
    .rule = Line { $line }, column { $column }: found “{ $found }”, expected { $expected ->
        [number] a number
        [truth] true or false
        [list] a list in square brackets
        [table] a group in braces
       *[text] a text in quotation marks
    }.

# $file (text), $line (number), $column (number), $sign (text)
refusal-template-unclosed = Not set: there is a mistake in the template { $file }.
    .rule = Line { $line }, column { $column }: what begins before this is not closed; { $sign } is missing here.

# $file (text), $line (number), $column (number), $found (text)
refusal-template-unquoted = Not set: there is a mistake in the template { $file }.
    .rule = Line { $line }, column { $column }: the text “{ $found }” belongs in quotation marks: "{ $found }".

# $file (text), $line (number), $column (number)
refusal-template-no-value = Not set: there is a mistake in the template { $file }.
    .rule = Line { $line }, column { $column }: an equals sign or the value after it is missing here.

# $file (text), $line (number), $column (number)
refusal-template-comma = Not set: there is a mistake in the template { $file }.
    .rule = Line { $line }, column { $column }: a comma is missing before what stands here.

# $file (text), $line (number), $column (number), $found (text)
refusal-template-unexpected = Not set: there is a mistake in the template { $file }.
    .rule = Line { $line }, column { $column }: “{ $found }” cannot stand here.
