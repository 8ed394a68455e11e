-- anticipatedReturningShows.balanced-days: as anticipatedReturningShows.balanced, but
  14 - and (ended is null or ended > {date_0:Date32})) as followers, toUInt64(0) as followers_before
     + and (ended is null or ended > {date_0:Date32})) as followers, uniqExactIf(member, began <= {date_1:Date32} and (ended is null or ended > {date_1:Date32})) as followers_before
  28 - -- date_0 = "2024-06-30"
     + -- date_0 = "2024-05-31"
     + -- date_1 = "2024-04-30"
-- moviesAnticipation.balanced-days: as anticipatedReturningShows.balanced-days, with the changes of moviesAnticipation.none
-- releaseCalendar.balanced-days: as anticipatedReturningShows.balanced-days, with the changes of releaseCalendar.none
