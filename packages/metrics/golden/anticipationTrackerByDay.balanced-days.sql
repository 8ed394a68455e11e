-- anticipationTrackerByDay.balanced-days: as anticipationTrackerByDay.balanced, but
  82 - -- date_1 = "2024-06-30"
     + -- date_1 = "2024-05-31"
-- showAnticipationFollowers.balanced-days: as showAnticipationFollowers.balanced, but
  54 - select title, min(began) as first
     + select title, greatest(min(began), {date_1:Date32}) as first
  82 - -- date_0 = "2024-06-30"
     + -- date_0 = "2024-05-31"
     + -- date_1 = "2024-05-01"
  88 - select cell, sum(title_cells.followers) as members
     - from title_cells
     + select cell, sum(steps) as members
     + from title_follow_days
  91 + and day <= {date_0:Date32}
-- movieAnticipationFollowers.balanced-days: as movieAnticipationFollowers.balanced, but
  54 - select title, min(began) as first
     + select title, greatest(min(began), {date_1:Date32}) as first
  82 - -- date_0 = "2024-06-30"
     + -- date_0 = "2024-05-31"
     + -- date_1 = "2024-05-01"
  88 - select cell, sum(title_cells.followers) as members
     - from title_cells
     + select cell, sum(steps) as members
     + from title_follow_days
  91 + and day <= {date_0:Date32}
