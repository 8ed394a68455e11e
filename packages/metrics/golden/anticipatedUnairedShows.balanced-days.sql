-- anticipatedUnairedShows.balanced-days: as anticipatedUnairedShows.balanced, but
  14 + select title, cell, sum(followers) as followers
     + from (
  19 + union all
     + select title, cell, -sum(steps) as followers
     + from follow_days
     + where title in picked
     + and day > {date_0:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by title, cell
     + )
     + where 1
     + group by title, cell
  31 + -- date_0 = "2024-05-31"
-- networkAnticipatedShows.balanced-days: as networkAnticipatedShows.balanced, but
  15 - select title, cell, sum(title_cells.followers) as followers
     - from title_cells
     + select title, cell, sum(steps) as followers
     + from title_follow_days
  18 + and day <= {date_0:Date32}
  33 + -- date_0 = "2024-05-31"
