# What the phones in the hall show: connection, getting in, a team's match.

hall-language = Language
hall-understood = Got it

# The connection, at the foot of every page.
hall-line-waiting = Connecting…
hall-line-connected = Connected
hall-line-confirmed = Connected. Received at { $time }
hall-line-sending =
    { $count ->
        [one] Sending…
       *[other] Sending { $count } entries…
    }
hall-line-lost = No connection
hall-line-lost-kept =
    { $count ->
        [one] No connection. One entry is saved on this phone.
       *[other] No connection. { $count } entries are saved on this phone.
    }
hall-line-heard = As of { $time }. Still trying.
hall-line-not-kept = This phone cannot save entries: leave the page open until everything has been received.
hall-doubt-stranger = A different computer is answering. Is the phone on the tournament’s Wi-Fi?
hall-doubt-unknown = The director’s computer no longer recognizes this phone. Scan the slip again.
hall-doubt-ended = Access was revoked. Ask the director for a new code.
hall-doubt-bad-mac = The key does not match. Scan the slip again.
hall-doubt-busy = Too many requests. Trying again in a moment.
hall-kept = Saved on this phone, not yet received
    .more = Your entry will be sent as soon as the connection is back, even if this page is closed. Stay on the Wi-Fi even if the phone says “no internet”.
hall-withdraw = Do not send

# Getting in.
hall-letters = Letters on the slip
    .hint =
        { $count ->
            [0] Complete
            [one] One letter to go. Small or capital, with or without hyphens.
           *[other] { $count } letters to go. Small or capital, with or without hyphens.
        }
hall-enter = Continue
hall-entering = Connecting to the director’s computer…
hall-in-use = Another phone has already opened this slip.
    .ask = Let this phone in from the other one, or ask the director. This phone will then continue automatically.
hall-phone = This phone is number
hall-unanswered = No answer yet
    .more = Is the phone on the tournament’s Wi-Fi? Still trying.
hall-not-entered = No access
hall-not-entered-unknown = This code does not exist. Check the letters or use the new slip: once the pairing changes, the old one is no longer valid.
hall-not-entered-ended = This code is no longer valid. Ask the director for a new one.
hall-not-entered-bad-mac = The letters are not quite right. Please check them.
hall-other-code = Other code
hall-fault = Something went wrong here
    .more = Everything that has arrived is kept. Reload the page.
    .do = Reload

# Seating.
hall-we = you

# Result.
hall-who-won = Who won?
hall-by-what = How?
hall-touch-saves = Tap to save.
hall-drawn = drawn
hall-not-admitted = not allowed: { $article }
hall-look = Is this right?
hall-result = Result
hall-sending = Sending…
hall-end-at = Board { $board }: { $what }
hall-end-checkmate = { $name } wins by checkmate
hall-end-flag-fall = { $name } wins on time
hall-end-resignation = { $name } wins by resignation
hall-end-illegal-move = { $name } wins: illegal move by the opponent
hall-end-forfeit = { $name } wins by forfeit
hall-end-other = { $name } wins: { $cause }
hall-end-drawn = Drawn: { $cause }
hall-end-both-lose = Nobody wins: { $cause }
hall-result-sentence = { $end } – result { $result }
hall-we-won = You won.
hall-we-lost = You lost.
hall-we-drew = You drew.
hall-reports = Reported

# Calling the arbiter.
hall-call-illegal-move = Illegal move
hall-call-clock = Clock
hall-call-drop = Drop
hall-call-talk = Talking
hall-call-result = Result
hall-call-other = Something else

refusal-hall-not-allowed = Not done: this phone is not allowed to do that.
    .rule = Ask the director.
refusal-hall-overtaken = Not done: something has changed in the meantime.
    .rule = The current state is shown here. Check it and decide again.
refusal-hall-not-understood = Not done: the director’s computer did not understand the request.
    .rule = Reload the page and try again.
