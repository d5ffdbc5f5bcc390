### Sheets, tables and pages of tournaments with changing partners.

sheet-partners-first = First-named
sheet-partners-second = Second-named
sheet-seating-chosen-partners = The first-named partners choose parallel or crossed seating; then the second-named partners choose the colors.
sheet-seating-fixed-partners = The first-named partners have Black on board 1 and White on board 2.
sheet-rounds-legend-partners = Rounds: the points and, after the plus, the partner’s number; 1 · +7 is one point with number 7.
progress-legend-partners = Top: the points and, after the plus, the partner’s number. Bottom: the points after the round.
standings-explain-shared-partners = Players with equal points share the rank.
berger-legend-partners = The numbers of both partners in each round at each table, with the first-named partners first.
# $after (text)
sheet-crosstable-partners = of partners { $after }
sheet-crosstable-legend-partners = Row and column as partners: their points, … no result yet; a blank cell: not partners so far. The columns follow the order of the standings.
archive-crosstable-long-partners = Each row lists the partners by number and the points scored with them.
# $round (number)
export-round-partner = R{ $round } partner
slip-first-named-pair = first-named pair
slip-second-named-pair = second-named pair
