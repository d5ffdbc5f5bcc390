### Wie ein Tag geschrieben wird. $year kommt als Text, damit es keine Tausenderpunkte bekommt.

# $day (Zahl), $month (Zahl, 1 bis 12), $year (Text)
date = { $day }.{ $month }.{ $year }
