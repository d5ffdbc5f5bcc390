# Why the hall does not take something: slips, reports, devices.

refusal-slip-ended = This slip no longer counts.
    .rule = The table was paired anew. The slip of the new pairing counts.
refusal-arbiters-decide = Not reported: a decision is entered by the arbiter.
    .rule = Phones report how the game ended on the board.
refusal-no-such-phone = Not let in: phone { $phone } does not ask.
    .rule = It may have opened the slip anew meanwhile.
refusal-phone-turned-away = Not let in: another phone of your team turned this one away.
    .rule = Was that a mistake? The director frees the slip.
refusal-no-round-published = No round is published yet.
    .rule = As soon as the director publishes a round, it stands here.
refusal-key-reused = Not done: this request carries the number of another.
    .rule = Each request needs a number of its own.
refusal-acts-used-up = Not sent: this slip has sent { $most } messages already.
    .rule = The table takes no more from phones. Please see the arbiter.
