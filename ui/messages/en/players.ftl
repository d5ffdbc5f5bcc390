# Players: list, entry, import.

players-add = Add a player
players-all-here = Mark all as here
players-apart = Not taking part
players-birth-year = Born
players-border = Tie at the pot boundary
    .rule = Equal ratings: { $names }. Their order is drawn using the public seed or set by the director.
players-border-show = Go to Draw lots
players-caption = Player list, split into two pots by rating
players-change = Edit
players-club = Club
players-draw = Draw lots
players-drawn = Lots have been drawn: the list is final.
    .rule = Names and clubs can still be corrected; pairing numbers do not change.
players-empty = No players yet
    .hint = Import the club’s list (CSV, TSV, Excel, ODS), or type names.
players-entered = { $count } entered
players-here = { $count } here
players-import = Import
players-is-here = Here
players-list = Player list
players-name = Name
players-nobody-here = Mark all as not here
players-number = No.
players-odd-absent =
    { $count ->
        [one] { $names } is entered but not here.
       *[other] { $names } are entered but not here.
    }
players-odd-director = Let the director step in
players-odd-is-here = Mark { $name } as here
players-odd-late = Add a late entry
players-odd-three = Form a team of three
players-order = Order
players-order-by-strength = By rating
players-order-by-name = By name
players-order-held = The order stays the same until you finish adding players.
players-order-now = Sort now
players-part = Role
players-range = rating { $from } to { $to }
    .one = rating { $from }
players-says-here = { $name } is here
players-search = Search players
    .hint = Name or club
hint-arrival = check in by name
arrival-one = { $key }: check in { $name }
arrival-several = { $key }: check in { $name } ({ $number } of { $count }, ↑ ↓)
arrival-already = { $name } is already here
players-select = Select
select-says = Select { $name }
select-count =
    { $count ->
        [one] { $count } selected
       *[other] { $count } selected
    }
select-shown = Select all shown ({ $count })
select-nobody = Nobody is selected.
select-here = Mark as here
select-absent = Mark as not here
select-one-by-one = Players who already have a team must be marked as not here one at a time: Kralle asks what happens to each team.
select-end = End selection
players-show = Show
players-show-absent = Not here { $count }
players-show-all = All { $count }
players-steps-in = steps in
players-strength = Rating
players-three = A team of three makes up for the odd number.
    .odd = In each round, one of the three sits out. Which team gets the third player is decided when lots are drawn.
    .even = The number is even now, so no team of three is needed.
players-three-not = Cancel team of three
players-even = { $players } players are here: { $teams ->
        [one] { $teams } team of two
       *[other] { $teams } teams of two
    }
players-unrated = unrated

player-add-one = Add
player-added = Added: { $name }
player-change = Edit { $name }
player-done = Done
player-fide-id = FIDE ID
player-is-here = is here
player-more = Title, year of birth, sex, FIDE ID, other ratings
player-name-missing = Enter a name.
player-name =
    .hint = Surname, given name
player-remove = Delete player
player-steps-in = steps in
    .hint = Plays only when the number of other players is odd (for example, the director).

import-title = Import a player list
import-about = A player list as CSV, TSV, Excel or ODS, just as your club keeps it. Before anything is imported, you see what was recognized.
import-pick = Select a file
import-paste = Or paste from a spreadsheet
    .hint = Name;Rating;Club
import-paste-empty = Nothing pasted yet
import-read = Read the list
import-other = Select another list
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
        [one] { $count } unrated player goes to the end.
       *[other] { $count } unrated players go to the end.
    }
import-how = Encoding: { $encoding }; separator: { $separator }.
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
import-rows = Players in the list
import-line-head = Line
import-is-known = already entered
import-keep =
    { $count ->
        [one] Import { $count } player
       *[other] Import { $count } players
    }
import-nothing = No new players in the list
import-whole-list = Whole list
import-refused = The list cannot be imported.
import-left-out =
    { $count ->
        [one] { $count } line is left out.
       *[other] { $count } lines are left out.
    }
