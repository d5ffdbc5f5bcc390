### Mistakes in a template, with their place.

# $file (text), $line (number), $column (number), $name (text)
refusal-template-missing = Not created: there is a mistake in the template { $file }.
    .rule = Line { $line }, column { $column }: the entry “{ $name }” is missing.

# $file (text), $line (number), $column (number), $found (text)
refusal-template-twice = Not created: there is a mistake in the template { $file }.
    .rule = Line { $line }, column { $column }: “{ $found }” appears twice; remove one.

# $file (text), $line (number), $column (number), $found (text), $expected (text): number, truth, list, table, text
refusal-template-kind = Not created: there is a mistake in the template { $file }.
    .rule =
        Line { $line }, column { $column }: found “{ $found }”, expected { $expected ->
            [number] a number
            [truth] true or false
            [list] a list in square brackets
            [table] a group in braces
           *[text] text in quotation marks
        }.

# $file (text), $line (number), $column (number), $sign (text)
refusal-template-unclosed = Not created: there is a mistake in the template { $file }.
    .rule = Line { $line }, column { $column }: something before this is not closed; { $sign } is missing here.

# $file (text), $line (number), $column (number), $found (text)
refusal-template-unquoted = Not created: there is a mistake in the template { $file }.
    .rule = Line { $line }, column { $column }: the text “{ $found }” belongs in quotation marks: "{ $found }".

# $file (text), $line (number), $column (number)
refusal-template-no-value = Not created: there is a mistake in the template { $file }.
    .rule = Line { $line }, column { $column }: an equals sign or the value after it is missing here.

# $file (text), $line (number), $column (number)
refusal-template-comma = Not created: there is a mistake in the template { $file }.
    .rule = Line { $line }, column { $column }: a comma is missing before this.

# $file (text), $line (number), $column (number), $found (text)
refusal-template-unexpected = Not created: there is a mistake in the template { $file }.
    .rule = Line { $line }, column { $column }: “{ $found }” is not allowed here.
