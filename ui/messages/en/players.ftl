# Players: list, entry, import.

players-add = Enter a player
players-all-here = Everybody is here
players-apart = Not taking part
players-birth-year = Born
players-border = Tie at the pot boundary
    .rule = Equally strong: { $names }. Their order is drawn with the public seed, or set by the director.
players-border-show = To the drawing of lots
players-caption = Player list, split into two pots by strength
players-change = Edit
players-club = Club
players-draw = Draw lots
players-drawn = Lots have been drawn: the list is final.
    .rule = Names and clubs can still be corrected; start numbers do not change.
players-empty = No players yet
    .hint = Import the club’s list (CSV, TSV, Excel, ODS), or enter names.
players-entered = { $count } entered
players-here = { $count } here
players-import = Import
players-is-here = Here
players-list = Player list
players-name = Name
players-nobody-here = Nobody here yet
players-number = No.
players-odd-absent =
    { $count ->
        [one] { $names } is entered, but not here.
       *[other] { $names } are entered, but not here.
    }
players-odd-director = Director steps in
players-odd-is-here = { $name } is here
players-odd-late = Late entry
players-odd-three = Form a team of three
players-order = Order
players-order-by-strength = By strength
players-order-by-name = By name
players-order-held = The order is kept until you finish entering.
players-order-now = Sort now
players-part = Role
players-range = strength { $from } to { $to }
    .one = strength { $from }
players-says-here = { $name } is here
players-search = Search players
    .hint = Name or club
hint-arrival = Type a name: here
arrival-one = { $key }: { $name } is here
arrival-several = { $key }: { $name } is here ({ $number } of { $count }, ↑ ↓)
arrival-already = { $name } is here already
players-select = Select
select-says = Select { $name }
select-count =
    { $count ->
        [one] { $count } selected
       *[other] { $count } selected
    }
select-shown = All shown ({ $count })
select-nobody = Nobody is selected.
select-here = Are here
select-absent = Are not here
select-one-by-one = Those who have a team leave one by one: Kralle asks what becomes of the team.
select-end = End selection
players-show = Show
players-show-absent = Not here { $count }
players-show-all = All { $count }
players-steps-in = steps in
players-strength = Strength
players-three = A team of three balances the odd number.
    .odd = In each round one of the three sits out. Which team gets the third is set when lots are drawn.
    .even = The number is even at present; the team of three is not needed.
players-three-not = Cancel team of three
players-even = { $players } players are here: { $teams } teams of two
players-unrated = unrated

player-add-one = Enter
player-added = Entered: { $name }
player-change = Edit { $name }
player-done = Done
player-fide-id = FIDE ID
player-is-here = is here
player-more = Title, year of birth, sex, FIDE ID, other ratings
player-name-missing = The name is missing.
player-name =
    .hint = Surname, given name
player-remove = Delete player
player-steps-in = steps in
    .hint = Plays only when the number of the others is odd – the director, for example.

import-title = Import a player list
import-about = A list as CSV, TSV, Excel or ODS, as clubs keep it. You see what was recognized before anything is imported.
import-pick = Choose a file
import-paste = Or paste from a spreadsheet
    .hint = Name;Strength;Club
import-paste-empty = Nothing pasted yet
import-read = Read
import-other = Another list
import-found =
    { $count ->
        [one] { $count } player recognized.
       *[other] { $count } players recognized.
    }
import-known =
    { $count ->
        [one] { $count } is already entered and stays unchanged.
       *[other] { $count } are already entered and stay unchanged.
    }
import-unrated =
    { $count ->
        [one] { $count } unrated goes to the end.
       *[other] { $count } unrated go to the end.
    }
import-how = Read as { $encoding }, separated by: { $separator }.
separator-comma = comma
separator-semicolon = semicolon
separator-tab = tab
import-columns = Columns
import-column = Column { $number }
import-problems =
    { $count ->
        [one] { $count } note
       *[other] { $count } notes
    }
import-rows = Players of the list
import-line-head = Line
import-is-known = already entered
import-keep =
    { $count ->
        [one] Import { $count } player
       *[other] Import { $count } players
    }
import-nothing = Nobody new in the list
import-whole-list = Whole list
import-refused = The list cannot be imported.
import-left-out =
    { $count ->
        [one] { $count } line is left out.
       *[other] { $count } lines are left out.
    }
