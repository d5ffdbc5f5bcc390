# Correspondence: pair moves by mail.
screen-correspondence = Correspondence
post-going =
    { $count ->
        [one] { $count } game going
       *[other] { $count } games going
    }
post-late =
    { $count ->
        [one] { $count } deadline overstepped
       *[other] { $count } deadlines overstepped
    }
post-late-about = The deadline has passed. What follows from that is for the director to decide.
post-open = Open game
post-none-free = No match is free
post-empty = No game by correspondence yet
    .hint = A game is opened at a table of a published round. Moves come in from both and stay covered until both are there.
    .later = Publish a round first; then a game can be opened at each of its tables.
post-to-round = To the round
post-games = Games
post-waits = missing
post-covered = covered
post-lost = unreadable
post-lost-about = The move of { $name } lies sealed in the file, but the key is on another computer. The move must be entered again.
post-days-left =
    { $days ->
        [one] { $days } day left
       *[other] { $days } days left
    }
post-last-day = last day today
post-overstepped =
    { $days ->
        [one] { $days } day late
       *[other] { $days } days late
    }
post-until = until { $date }
post-not-asked = Nothing is waited for from here.
post-open-title = Open games by correspondence
post-open-about = Both send their moves; the program keeps them covered until both are there and then prepares the messages. Nothing is sent.
post-open-tables = Matches
post-open-none = No match chosen
post-open-do =
    { $count ->
        [one] Open { $count } game
       *[other] Open { $count } games
    }
post-days = Days per move
    .hint = Counted from the day on which both moves were revealed; that day does not count.
post-days-less = One day less
post-days-more = One day more
post-message = Message from { $name }
    .hint = The move alone or the whole message: octal code, squares (e2e4) or notation. Quotations are left out.
post-message-second = Another move of { $name }
post-message-missing = Insert the message first
post-take = Take in, covered
    .label = Take in, covered: the move of { $name }
post-take-open = Make the move
    .label = Make the move of { $name }
post-as-it-is = Take in as it is
    .label = Take in as it is: the move of { $name }
post-look = Check
    .label = Check: message from { $name }
post-though-void = Take in all the same: void
    .label = Take in all the same: void, move of { $name }
post-understood = Understood for { $name }:
post-understood-move = { $piece } { $from }–{ $to }
post-understood-captures = captures: { $piece }
post-understood-promotes = becomes: { $piece }
post-understood-castles = castling
post-understood-doubt = As things stand it cannot be made: { $why } The opponent’s move may still change that.
post-understood-back = Back to the message
post-take-back = Take back …
    .until = Possible until the messages go out.
post-take-back-title = Take back a move that was taken in
post-take-back-who = Move of
post-take-back-about = The move counts as not received and is taken in anew. The reason stands in the log of the game.
post-take-back-about-pair = The pair falls. The move of { $name } stays stored and covered; this one is taken in anew. The reason stands in the log of the game.
post-take-back-do = Take back
post-taken-back = Move of { $name } taken back
post-is-covered = Move stored covered
    .about = Nobody sees it until both are there. Until then it can be entered again.
post-change = Enter again
    .label = Enter again: the move of { $name }
post-written-octal = Read as octal code.
post-written-notation = Read as squares or notation.
post-written-both = Octal code and notation agree.
post-written-as-it-is = Taken in as it is.
post-revealed = Revealed: the messages are ready.
post-decide = Decide …
post-not-begun = No pair yet. The messages below open the game.
post-letters = Messages
    .about = ready to be sent; the program sends nothing
post-letter-to = To { $name }
post-letter-language = Language for { $name }
post-letter-subject = Subject
post-letter-copy = Copy
post-letter-copy-to = Copy message to { $name }
post-letter-copy-subject = Copy subject to { $name }
post-letter-copied = Message to { $name } copied
post-letter-subject-copied = Subject copied
post-letter-save = Save message
post-letter-save-to = Save message to { $name } as .txt
post-letter-save-txt = Save as .txt
post-letter-kind = Text file

post-tab-games = Games
post-tab-owed = Owed ({ $count })
post-views = View
post-owed-none = No move is owed
post-owed-none-about = All games are over. What comes next: enter the results into the round.
post-owed-player = Player
post-owed-game = Game
post-owed-since = Waiting since
post-owed-until = Deadline
post-owed-reminded = Reminded
post-owed-never = not yet
post-owed-against = against { $name }
post-remind = Remind
post-remind-who = Remind { $name }
post-reminded = Reminder to { $name } noted
post-reminded-on = reminded on { $date }
post-letter-which = Message to { $name }
post-letter-position = Position
post-letter-reminder = Reminder
post-find = Find a game
post-find-hint = Name, round or table
post-find-none = No game with “{ $text }”
post-late-who = { $name }: { $days ->
        [one] { $days } day
       *[other] { $days } days
    } late
post-grant = Grant days …
post-grant-title = Grant days
post-grant-about = Such as for a holiday or illness. The reason stands in the log of the game.
post-grant-about-move = Such as for a holiday or illness; they hold for the move that is owed. The reason stands in the log of the game.
post-grant-who = To whom
post-grant-days = Days
post-grant-do = Grant
post-overstep = Rule it a loss on time …
post-overstep-title = Rule a loss on time
post-overstep-loses = { $name } has overstepped the deadline. The game ends on time (PZSR 8); drawn if the opponent has nothing but the king.
post-overstep-both = Both overstepped the deadline on the same day. The game ends in a draw (PZSR 8).
post-overstep-do = End the game
post-days-way = Time
post-days-per-move = per move
post-days-per-game = for the game
post-days-both = both
post-budget = Days for the whole game
post-budget-hint = Each has an account of their own. The days a move takes are taken from it.
post-reserve = Days in reserve
post-carried-hint = What a move does not need stays; the reserve is there from the start.
post-way-game = { $days ->
        [one] { $days } day
       *[other] { $days } days
    } for the game
post-way-carried = { $reserve } + { $days } days per move, the rest stays
post-arrived = Say when it arrived
post-arrived-of = Say when the message from { $name } arrived
post-arrived-day = Arrived on
post-arrived-bad = Not a day, such as 2026-11-21
post-came = arrived on { $date }
post-record-save = Save the record so far
post-record-print = Print the record so far
post-log = Log of the game
post-log-opened = Game opened
post-log-taken-in = { $name }: move taken in, covered
post-log-taken-in-again = { $name }: covered move entered again
post-log-arrived = { $name }: message arrived on { $day }
post-log-revealed = Both moves revealed
post-log-moved = { $name }: move made
post-log-offered-draw = { $name } offers a draw
post-log-offered-ordinary = { $name } offers ordinary chess
post-log-accepted = { $name } accepts
post-log-declined = { $name } declines
post-log-draw-claimed = { $name } claims a draw
post-log-resigned = { $name } resigns
post-log-entry-lost = { $name }: entry without its key given up
post-log-days-granted = { $name }: { $days ->
        [one] { $days } day
       *[other] { $days } days
    } granted ({ $said })
post-log-reminded = { $name } reminded
post-log-letter-out = Message to { $name } sent out
post-log-taken-back = { $name }: move taken back ({ $said })
post-log-days-overstepped = Ended on time
post-log-ended-by-arbiter = Ended by the director: { $said }

# The messages themselves.
letter-subject = { $event }, round { $round }, table { $table }: { $white } – { $black }
letter-file = Round { $round } table { $table } pair { $pair } to { $name }.txt
letter-greeting = Dear { $name },
letter-begins = the game begins. Both send their move; they are revealed at once as soon as both are in.
letter-move = { $color }, { $name }: { $move } (octal code { $octal })
letter-position = Position (White capital, Black small letters):
letter-fen = FEN: { $fen }
letter-answer-offer = Please answer whether the offer is accepted. Who sends a move instead declines.
letter-send = Please send the move for pair { $pair } by { $date }.
letter-choose = The move sent for pair { $pair } is not possible any more (PZSR 5). Please send another by { $date }.
letter-other-chooses = { $name } sends another move (PZSR 5). The next message follows then.
letter-wait = No move is waited for from you now.
letter-days-left =
    { $days ->
        [0] Today is the last day.
        [one] { $days } day is left.
       *[other] { $days } days are left.
    }
letter-overstepped =
    { $days ->
        [one] The deadline passed { $days } day ago; the director decides.
       *[other] The deadline passed { $days } days ago; the director decides.
    }
letter-days-for-game = These are your days for the rest of the game.
letter-days-carried =
    { $days ->
        [one] What is left of them stays; each move adds { $days } day.
       *[other] What is left of them stays; each move adds { $days } days.
    }
letter-reminder = Your move for pair { $pair } is still missing. The position has been known since { $date }.
letter-reminder-subject = Reminder: { $event }, round { $round }, table { $table }: { $white } – { $black }
letter-reminder-file = Reminder round { $round } table { $table } pair { $pair } to { $name }.txt
letter-how = The octal code (seven digits) is enough, otherwise start and target square, such as e2e4.
letter-ended = The game is over: { $score }

# What is not taken in.
refusal-not-by-correspondence = Not taken in: this game is played at the board.
    .rule = Messages exist in correspondence only.
refusal-message-empty = Not taken in: the message is empty.
    .rule = It must have a move.
refusal-message-too-long = Not taken in: the message is too long.
    .rule = { $most } characters at most; insert only the part with the move.
refusal-message-no-move = Not taken in: there is no move in the message.
    .rule = Octal code (1414300), squares (e2e4) and notation (Ng1-f3) are looked for.
refusal-message-several-moves = Not taken in: the message has different moves.
    .rule = Line { $line }: { $word } beside { $beside }. Enter only the one that is meant.
refusal-message-doubtful = Not taken in: { $word } does not fit the position.
    .rule = Line { $line }: on the start square stands { $piece ->
        [none] another piece
       *[other] another piece: { $piece }
    }.
refusal-message-other-side = Not taken in: { $word } moves a piece of the opponent.
    .rule = Line { $line }: on { $square } stands: { $piece }. Does the message belong in the other field? If the player has really sent this, his move is void (PZSR 2).
refusal-message-empty-square = Not taken in: nothing stands on { $square }.
    .rule = Line { $line }: { $word }. If the player has really sent this, his move is void (PZSR 2).
refusal-nothing-to-take-back = Not taken back: nothing was taken in from here since the last pair.
    .rule = Only what was taken in last is taken back.
refusal-pair-gone-out = Not taken back: the pair has gone out already.
    .rule = As soon as a player knows it, it stands. What comes of it is for the director to decide.
refusal-taken-back-after-result = Not taken back: the result of the game stands in round { $round }, table { $table }.
    .rule = Clear the result first.
refusal-octal-length = Not taken in: { $word } is no octal code.
    .rule = Line { $line }: an octal code has seven digits.
refusal-octal-digit = Not taken in: { $word } is no octal code.
    .rule = Line { $line }, digit { $column }: there is { $digit }; 0 to 7 is possible.
refusal-octal-check = Not taken in: a digit of the octal code { $word } is wrong.
    .rule = Line { $line }, digit 7: the check digit is { $digit }, the others ask for { $check }. Ask the player.
refusal-octal-piece = Not taken in: { $word } names no piece.
    .rule = Line { $line }, digit 1: there is { $digit }; 1 to 6 are pieces.
refusal-octal-same-square = Not taken in: { $word } stays on { $square }.
    .rule = Line { $line }, digits 2 to 5: start and target are one square.
refusal-octal-mark = Not taken in: the mark in { $word } does not belong to such a move.
    .rule = Line { $line }, digit 6: there is { $digit }.
refusal-octal-piece-not-there = Not taken in: the piece of { $word } is not on { $square }.
    .rule = Line { $line }, digits 1 to 3: piece and start square do not fit the position.
refusal-octal-en-passant = Not taken in: { $word } does not fit the position.
    .rule = Line { $line }, digit 6: en passant is captured with mark 6 only, and only where it is possible.
refusal-days-left = No deadline overstepped: nobody who is waited for is late.
    .rule = It counts only after the last day.
refusal-nothing-waited-for = Not noted: no move is waited for from here.
    .rule = Only who owes a move is reminded.
refusal-arrived-day = Not taken in: it cannot have arrived on this day.
    .rule = Any day from { $since } to { $today } is possible.
