### The print center: sheets, preview, printers.

screen-print = Print
print-sheets = Sheets
print-sheet = switch sheet
# $name (text), $round (number)
print-of-round = { $name } round { $round }
# $title (text), $time (text)
print-last = Last: { $title }, { $time }
print-save = Save PDF
print-open = Open PDF
print-open-to-print = Open to print
print-pages =
    { $count ->
        [one] Print { $count } page
       *[other] Print { $count } pages
    }
print-nothing = Nothing to print yet
print-saved = Saved: { $path }
print-sent = { $name }: sent to { $printer }
print-progress = { $done } of { $total }…
print-set-print = Print the usual set ({ $count })
print-set-open = Open the usual set ({ $count })
# $sheets (text): a list
print-left = Not printed yet: { $sheets }
print-left-print = Print the rest ({ $count })
print-left-open = Open the rest ({ $count })
print-left-drop = Skip the rest

## When

print-group-now = Now
print-group-now-round = Now in round { $round }
print-group-before = Before the tournament
print-group-end = At the end

## Purpose of the sheets

sheet-about-players = to post and check off
sheet-about-lots = seed and checksum, to be signed
sheet-about-teams = all teams with their players
sheet-about-line-up = submitted board order of fixed teams
sheet-about-pairings = to post, by table
sheet-about-seats = Where do I sit? By name
sheet-about-cards = to cut apart and fill in
sheet-about-table-numbers = tent cards for the tables
sheet-about-board-numbers = to place next to the boards
sheet-about-results = results of the round
sheet-about-standings = to post, with tie-breaks
sheet-about-crosstable = everyone against everyone
sheet-about-progress = points after each round
sheet-about-berger = all rounds, for the wall
sheet-about-rules = the rules in force in plain words
sheet-about-certificates = for the winners
sheet-about-fallback = blank cards and a grid for a power failure
sheet-about-adjudication = decision on a match
sheet-about-report = everything, to file away

## Print settings

print-order = Order
print-order-pots = by pot
print-order-rating = by rating
print-order-name = by name
print-tables = Tables
    .hint = all
print-slips = With slips below, to cut off
print-slips-on = The hall was opened for this tournament. Cut the slips apart before handing them out: nobody may get the slips of both teams.
print-slips-off = Available once the hall has been opened for this tournament.
print-per-page = Cards per page
print-per-page-count = { $count } per page
print-certificate-for = Certificate for
print-certificate-team = each team
print-certificate-player = each player
print-places = Places
print-picture = Select a picture…
print-picture-other = Select another picture…
print-picture-none = Remove the picture
print-picture-pick = Picture for the certificate
print-picture-kind = Picture (PNG, JPEG)
print-paper = Paper
print-orientation = Orientation
print-portrait = portrait
print-landscape = landscape
print-printer = Printer
print-copies = Copies

## Preview

print-preview = Preview
print-loading = Preparing the sheet…
print-page-of = Page { $page } of { $pages }
print-page-previous = Previous page
print-page-next = Next page
print-page-first = This is the first page
print-page-last = This is the last page
print-fit = Size of the preview
print-fit-page = Whole page
print-fit-width = Page width
print-more = Paper, language, template
print-many = This sheet has { $pages } pages.
    .progress = The progress table shows the same results, round by round, on a few pages.
print-many-progress = View the progress table
print-own-template = Custom template
    .hint = The template is next to the tournament file; your changes to it appear here.
print-template = Customize template…
    .hint = Copies the template of this sheet next to the tournament file, where you can edit it.
print-template-copied = The template is here: { $path }
print-publishes = The round is still a draft.
    .rule = Printing, opening or saving publishes it; the preview does not.
print-missing = The font lacks these characters: { $signs }
    .rule = A visible replacement character is printed instead.
refusal-printer-refused = Not printed: { $printer } does not accept the sheet.
    .rule = { $reason } – The PDF is here: { $path }
refusal-no-such-printer = Not printed: the printer { $printer } no longer exists.
    .rule = Select another printer or open the PDF.
