-- homepageShowsAnticipation.balanced-days: as homepageShowsAnticipation.balanced, but
  13 - select title, cell, sum(cell_titles.followers) as followers
     - from cell_titles
     + select title, cell, sum(steps) as followers
     + from follow_days
  19 + and day <= {date_0:Date32}
  31 + -- date_0 = "2024-05-31"
-- homepageMoviesAnticipation.balanced-days: as homepageShowsAnticipation.balanced-days, with the changes of homepageMoviesAnticipation.none
