# What only the phone of a team says.

hall-captain = My match
hall-captain-enter = Scan the QR code on your team’s slip with the camera, or type the 16 letters below the code here.
hall-give-back = Wrong slip?
    .more = Return the slip: this phone will then no longer report for this team; the next phone that scans the slip will.
    .do = Return the slip
hall-newer-slip = Round { $round } has begun
    .more = Scan your slip for the new round.
hall-asks = Phone { $phone } wants to join
    .more = Did your partner scan the same slip, and does your partner’s screen show this number?
hall-let-in = Let phone { $phone } in
hall-turn-away = Turn phone { $phone } away
hall-choose-boards = Who do you play?
hall-choose-colors = Where do you play White?
hall-others-choose-boards = The other team chooses the opponents:
hall-others-choose-colors = The other team chooses the colors:
hall-seating-parallel = Parallel
hall-seating-cross = Crossed
hall-white-on = White on board { $board }
hall-seating-fixed = The rules determine the seating.
hall-played-already = Already played? Report the result
hall-send = Report result
hall-result-counts = The result counts.
hall-mine = You reported
hall-theirs = The other team reported
hall-waits-for-them = Now it is the other team’s turn: the result counts once they agree.
hall-agree = That is right
hall-contest = That is not right
hall-contest-result = That is not right
hall-change-mine = Change report
hall-say-mine = Report your version
hall-reports-used = No more reports are possible. Please call an arbiter.
hall-agreed = Both reports agree
    .more = An arbiter will enter the result.
hall-disputed = The reports contradict each other
    .more = An arbiter sees both reports and decides. Until then, new reports do not count.
hall-contested =
    { $who ->
        [mine] You contest the result
        [theirs] The other team contests the result
       *[both] Both teams contest the result
    }
    .more = An arbiter decides. Until then, the result counts.
hall-contradicted =
    { $who ->
        [mine] You contest the report
       *[theirs] The other team contests your report
    }
    .more = An arbiter decides.
hall-withdraw-contest = The result is right after all
hall-call = Call the arbiter
hall-call-why = What is it about?
hall-call-own-words = In your own words
hall-calling = Calling…
hall-called = Arbiter called
    .more = Stay at the table; in a dispute, stop the clocks.
hall-calls-used = No more calls are possible. Please raise your hand.
hall-act-report = Result reported
hall-act-agree = “That is right” to the other team’s report
hall-act-contest = “That is not right” to the other team’s report
hall-act-call = Arbiter called: { $about }
hall-act-let-in = Other phone let in
hall-act-seating = Seating chosen
