-- anticipatedReturningShows.balanced-days: as anticipatedReturningShows.balanced, but
  13 - select title, cell, sumIf(steps, day <= {date_0:Date32}) as followers, toInt64(0) as followers_before
     + select title, cell, sumIf(steps, day <= {date_0:Date32}) as followers, sumIf(steps, day <= {date_1:Date32}) as followers_before
  27 - -- date_0 = "2024-06-30"
     + -- date_0 = "2024-05-31"
     + -- date_1 = "2024-04-30"
-- moviesAnticipation.balanced-days: as anticipatedReturningShows.balanced-days, with the changes of moviesAnticipation.none
-- releaseCalendar.balanced-days: as anticipatedReturningShows.balanced-days, with the changes of releaseCalendar.none
