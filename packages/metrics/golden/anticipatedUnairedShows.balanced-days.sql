-- anticipatedUnairedShows.balanced-days: as anticipatedUnairedShows.balanced, but
  14 - select title, cell, sum(cell_titles.followers) as followers
     - from cell_titles
     + select title, cell, sum(steps) as followers
     + from follow_days
  17 + and day <= {date_0:Date32}
  30 + -- date_0 = "2024-05-31"
-- networkAnticipatedShows.balanced-days: as anticipatedUnairedShows.balanced-days, with the changes of networkAnticipatedShows.none
