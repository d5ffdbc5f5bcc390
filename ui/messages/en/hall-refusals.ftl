# Why the hall does not take something: slips, reports, devices.

refusal-slip-ended = This slip is no longer valid.
    .rule = The table was paired again. Use the new slip.
refusal-arbiters-decide = Not reported: only an arbiter can enter a decision.
    .rule = Use the phone to report how the game ended on the board.
refusal-no-such-phone = Not let in: phone { $phone } is not asking to join.
    .rule = The phone may have opened the slip again in the meantime.
refusal-phone-turned-away = Not let in: another phone on your team turned this one away.
    .rule = If that was a mistake, the director can release the slip.
refusal-no-round-published = No round has been published yet.
    .rule = As soon as the director publishes a round, it appears here.
refusal-key-reused = Not done: this request has the same number as another one.
    .rule = Each request needs its own number.
refusal-acts-used-up = Not sent: this slip has already sent { $most } messages.
    .rule = No more messages from phones are accepted for this table. Please see the arbiter.
