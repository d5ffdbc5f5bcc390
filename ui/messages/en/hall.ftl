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
        [one] No connection. One entry is kept here.
       *[other] No connection. { $count } entries are kept here.
    }
hall-line-heard = As of { $time }. Still trying.
hall-line-not-kept = This phone keeps nothing: leave the page open until everything has been received.
hall-doubt-stranger = Somebody else is answering. Is the phone in the tournament’s Wi-Fi?
hall-doubt-unknown = The director’s desk does not know this phone any more. Scan the slip again.
hall-doubt-ended = Access was ended. The director gives you a new code.
hall-doubt-bad-mac = The key does not fit. Scan the slip again.
hall-doubt-busy = Too many requests. It goes on in a moment.
hall-kept = Kept here, not yet received
    .more = It is sent as soon as the connection is back, even after this page is closed. Stay in the Wi-Fi, although it says “no internet”.
hall-withdraw = Do not send any more

# Getting in.
hall-letters = Letters on the slip
    .hint =
        { $count ->
            [0] Complete
            [one] One letter to go. Small or capital, with or without hyphens.
           *[other] { $count } letters to go. Small or capital, with or without hyphens.
        }
hall-enter = Continue
hall-entering = Connecting to the director’s desk…
hall-in-use = Another phone has already opened this slip.
    .ask = Tap “Let in” there, or ask the director. It then goes on here by itself.
hall-phone = This phone is number
hall-unanswered = No answer yet
    .more = Is the phone in the tournament’s Wi-Fi? Still trying.
hall-not-entered = No access
hall-not-entered-unknown = There is no such code. Check the letters or take the new slip: after a change of the pairing the old one is no longer valid.
hall-not-entered-ended = This code is no longer valid. The director gives you a new one.
hall-not-entered-bad-mac = The letters are not quite right. Please check them.
hall-other-code = Other code
hall-fault = Something went wrong here
    .more = What has arrived stays. Reload the page.
    .do = Reload

# Seating.
hall-we = you

# Result.
hall-who-won = Who won?
hall-by-what = By what?
hall-touch-saves = A tap saves.
hall-drawn = drawn
hall-not-admitted = not admitted: { $article }
hall-look = Is this right?
hall-result = Result
hall-sending = Sending…
hall-end-at = Board { $board }: { $what }
hall-end-checkmate = { $name } gives checkmate
hall-end-flag-fall = { $name } wins on time
hall-end-resignation = { $name } wins by resignation
hall-end-illegal-move = { $name } wins by an illegal move
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

refusal-hall-not-allowed = Not done: this phone may not do that.
    .rule = Ask the director.
refusal-hall-overtaken = Not done: something has changed in the meantime.
    .rule = What is so now stands here. Look at it and decide again.
refusal-hall-not-understood = Not done: the director’s desk did not understand it.
    .rule = Reload the page and try again.
