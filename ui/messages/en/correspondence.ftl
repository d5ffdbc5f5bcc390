# Correspondence: pair moves by mail.
screen-correspondence = Correspondence
post-going =
    { $count ->
        [one] { $count } game in progress
       *[other] { $count } games in progress
    }
post-late =
    { $count ->
        [one] { $count } deadline missed
       *[other] { $count } deadlines missed
    }
post-late-about = The deadline has passed. The director decides what happens next.
post-open = Open game
post-none-free = No match available
post-empty = No correspondence games yet
    .hint = Open a game at a table of a published round. Each player’s move stays hidden until both moves have arrived.
    .later = Publish a round first; then a game can be opened at each of its tables.
post-to-round = Go to the round
post-games = Games
post-waits = missing
post-covered = hidden
post-lost = unreadable
post-lost-about = The move of { $name } is sealed in the file, but the key is on another computer. The move must be entered again.
post-days-left =
    { $days ->
        [one] { $days } day left
       *[other] { $days } days left
    }
post-last-day = due today
post-overstepped =
    { $days ->
        [one] { $days } day late
       *[other] { $days } days late
    }
post-until = until { $date }
post-not-asked = No move is expected from this player.
post-open-title = Open correspondence games
post-open-about = Both players send their moves; the program keeps the moves hidden until both have arrived, then prepares the messages. It does not send anything itself.
post-open-tables = Matches
post-open-none = No match selected
post-open-do =
    { $count ->
        [one] Open { $count } game
       *[other] Open { $count } games
    }
post-days = Days per move
    .hint = Counted from the day on which both moves were revealed; that day does not count.
post-days-less = One fewer day
post-days-more = One more day
post-message = Message from { $name }
    .hint = The move alone or the whole message: octal code, squares (e2e4) or notation. Quoted earlier messages are ignored.
post-message-second = Another move from { $name }
post-message-missing = Paste the message first
post-take = Store hidden
    .label = Store hidden ({ $name })
post-take-open = Make the move
    .label = Make the move of { $name }
post-as-it-is = Store as is
    .label = Store as is ({ $name })
post-look = Check
    .label = Check: message from { $name }
post-though-void = Store anyway (void)
    .label = Store anyway (void): { $name }
post-understood = Recognized for { $name }:
post-understood-move = { $piece } { $from }–{ $to }
post-understood-captures = captures: { $piece }
post-understood-promotes = becomes: { $piece }
post-understood-castles = castling
post-understood-doubt = In the current position, this move cannot be made: { $why } The opponent’s move may still change that.
post-understood-back = Go back to the message
post-take-back = Take back…
    .until = Possible until the messages go out.
post-take-back-title = Take back a stored move
post-take-back-who = Move of
post-take-back-about = The move counts as not received and must be stored again. The reason appears in the game log.
post-take-back-about-pair = The pair of moves is canceled. The move of { $name } stays stored and hidden; the move taken back must be stored again. The reason appears in the game log.
post-take-back-do = Take back
post-taken-back = Move of { $name } taken back
post-is-covered = Move stored, hidden
    .about = Nobody sees the move until both moves have arrived. Until then, it can be entered again.
post-change = Enter again
    .label = Enter again ({ $name })
post-written-octal = Read as octal code.
post-written-notation = Read as squares or notation.
post-written-both = Octal code and notation agree.
post-written-as-it-is = Stored as is.
post-revealed = Revealed: the messages are ready.
post-decide = Decide…
post-not-begun = No pair of moves yet. The messages below open the game.
post-letters = Messages
    .about = ready to be sent, but not by the program
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
post-tab-owed = Moves owed ({ $count })
post-views = View
post-owed-none = No move is owed
post-owed-none-about = All games are over. Next: enter the results on the Round page.
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
post-reminded-not = not reminded yet
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
post-grant = Grant days…
post-grant-title = Grant days
post-grant-about = Days can be granted for a vacation or an illness, for example. The reason appears in the game log.
post-grant-about-move = Days can be granted for a vacation or an illness, for example; they apply only to the move now owed. The reason appears in the game log.
post-grant-who = Player
post-grant-days = Days
post-grant-do = Grant
post-overstep = Declare a loss on time…
post-overstep-title = Declare a loss on time
post-overstep-loses = { $name } has missed the deadline. The game is lost on time, or drawn if the opponent has only a king.
post-overstep-both = Both players missed the deadline on the same day. The game ends in a draw.
post-overstep-do = End the game
post-days-way = Time control
post-days-per-move = per move
post-days-per-game = for the game
post-days-both = both
post-budget = Days for the whole game
post-budget-hint = Each player has a separate account; the days used for each move are deducted from it.
post-reserve = Days in reserve
post-carried-hint = Unused days are carried over; the reserve is available from the start.
post-way-game = { $days ->
        [one] { $days } day
       *[other] { $days } days
    } for the game
post-way-carried =
    { $days ->
        [one] { $reserve } + { $days } day per move, unused days carried over
       *[other] { $reserve } + { $days } days per move, unused days carried over
    }
post-arrived = Set date received
post-arrived-of = Set the date the message from { $name } was received
post-arrived-day = Received on
post-arrived-bad = Not a valid date; example: 11/21/2026
post-came = received on { $date }
post-record-save = Save the record so far
post-record-print = Print the record so far
post-log = Game log
post-log-opened = Game opened
post-log-taken-in = { $name }: move stored, hidden
post-log-taken-in-again = { $name }: hidden move entered again
post-log-arrived = { $name }: message received on { $day }
post-log-revealed = Both moves revealed
post-log-moved = { $name }: move made
post-log-offered-draw = { $name } offers a draw
post-log-offered-ordinary = { $name } proposes ordinary chess
post-log-accepted = { $name } accepts
post-log-declined = { $name } declines
post-log-draw-claimed = { $name } claims a draw
post-log-resigned = { $name } resigns
post-log-entry-lost = { $name }: entry without its key discarded
post-log-days-granted = { $name }: { $days ->
        [one] { $days } day
       *[other] { $days } days
    } granted ({ $said })
post-log-reminded = { $name } reminded
post-log-letter-out = Message to { $name } sent out
post-log-taken-back = { $name }: move taken back ({ $said })
post-log-days-overstepped = Ended: time limit exceeded
post-log-ended-by-arbiter = Ended by the director: { $said }

# The messages themselves.
letter-subject = { $event }, round { $round }, table { $table }: { $white } – { $black }
letter-file = Round { $round } table { $table } pair { $pair } to { $name }.txt
letter-greeting = Dear { $name },
letter-begins = The game begins. Each player sends a move; the two moves are revealed together once both have arrived.
letter-move = { $color }, { $name }: { $move } (octal code { $octal })
letter-position = Position (White in capital letters, Black in lowercase):
letter-fen = FEN: { $fen }
letter-answer-offer = Please say whether you accept the offer. Sending a move instead declines it.
letter-send = Please send your move for pair { $pair } by { $date }.
letter-choose = Your move for pair { $pair } is no longer possible ({ $article }). Please send another move by { $date }.
letter-other-chooses = { $name } must send another move ({ $article }). You will then receive the next message.
letter-wait = No move is expected from you at the moment.
letter-days-left =
    { $days ->
        [0] Today is the last day.
        [one] { $days } day is left.
       *[other] { $days } days are left.
    }
letter-overstepped =
    { $days ->
        [one] The deadline passed { $days } day ago; the director will decide what happens next.
       *[other] The deadline passed { $days } days ago; the director will decide what happens next.
    }
letter-days-for-game = Your remaining days are for the rest of the game.
letter-days-carried =
    { $days ->
        [one] Unused days are carried over; each move adds { $days } day.
       *[other] Unused days are carried over; each move adds { $days } days.
    }
letter-reminder = Your move for pair { $pair } is still missing. The position has been available since { $date }.
letter-reminder-subject = Reminder: { $event }, round { $round }, table { $table }, { $white } – { $black }
letter-reminder-file = Reminder round { $round } table { $table } pair { $pair } to { $name }.txt
letter-how = The octal code (seven digits) is enough. Otherwise, give the starting and target squares, such as e2e4.
letter-ended = The game is over: { $score }

# What is not stored.
refusal-not-by-correspondence = Not stored: this game is played at the board.
    .rule = Messages are only for correspondence games.
refusal-message-empty = Not stored: the message is empty.
    .rule = The message must contain a move.
refusal-message-too-long = Not stored: the message is too long.
    .rule = { $most } characters at most; paste only the part with the move.
refusal-message-no-move = Not stored: there is no move in the message.
    .rule = The program looks for an octal code (1414300), squares (e2e4) or notation (Ng1-f3).
refusal-message-several-moves = Not stored: the message contains different moves.
    .rule = Line { $line }: found { $word } and { $beside }. Enter only the intended move.
refusal-message-doubtful = Not stored: { $word } does not fit the position.
    .rule = Line { $line }: the starting square holds { $piece ->
            [none] a different piece
           *[other] a different piece ({ $piece })
        }.
refusal-message-other-side = Not stored: { $word } moves one of the opponent’s pieces.
    .rule = Line { $line }: the piece on { $square } ({ $piece }) is the opponent’s. Does the message belong in the other field? If the player really sent this, the move is void.
refusal-message-empty-square = Not stored: there is no piece on { $square }.
    .rule = Line { $line }: { $word }. If the player really sent this, the move is void.
refusal-nothing-to-take-back = Move not taken back: no move by this player has been stored since the last pair of moves.
    .rule = Only the move stored last can be taken back.
refusal-pair-gone-out = Move not taken back: this pair of moves has already been sent out.
    .rule = Once a player knows the pair of moves, it counts. The director decides what happens next.
refusal-taken-back-after-result = Move not taken back: the result of the game is already entered in round { $round }, table { $table }.
    .rule = Delete the result first.
refusal-octal-length = Not stored: { $word } is not an octal code.
    .rule = Line { $line }: an octal code has seven digits.
refusal-octal-digit = Not stored: { $word } is not an octal code.
    .rule = Line { $line }, digit { $column }: found { $digit }; only 0 to 7 are allowed.
refusal-octal-check = Not stored: a digit of the octal code { $word } is wrong.
    .rule = Line { $line }, digit 7: the check digit is { $digit }, but the other digits give { $check }. Ask the player.
refusal-octal-piece = Not stored: { $word } does not name a piece.
    .rule = Line { $line }, digit 1: found { $digit }; pieces are 1 to 6.
refusal-octal-same-square = Not stored: { $word } stays on { $square }.
    .rule = Line { $line }, digits 2 to 5: the starting and target squares are the same.
refusal-octal-mark = Not stored: the mark in { $word } does not fit this move.
    .rule = Line { $line }, digit 6: found { $digit }.
refusal-octal-piece-not-there = Not stored: the piece in { $word } is not on { $square }.
    .rule = Line { $line }, digits 1 to 3: the piece and starting square do not fit the position.
refusal-octal-en-passant = Not stored: { $word } does not fit the position.
    .rule = Line { $line }, digit 6: an en passant capture needs mark 6 and must be possible.
refusal-days-left = No deadline missed: nobody who owes a move is late.
    .rule = A move is late only after the last day.
refusal-nothing-waited-for = Not noted: no move is expected from this player.
    .rule = Only a player who owes a move can be reminded.
refusal-arrived-day = Not stored: this date is not allowed.
    .rule = Any day from { $since } to { $today } is allowed.
