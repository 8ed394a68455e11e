-- anticipatedReturningShows.balanced: as anticipatedReturningShows.none, but
  12 - select title, uniqExactIf(member, began <= {date_0:Date32}
     + select title, sum(parts.followers * cells.weight) as followers, sum(parts.followers_before * cells.weight) as followers_before
     + from (
     + select title, cell, uniqExactIf(member, began <= {date_0:Date32}
  16 + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by title, cell
     + ) as parts
     + inner join cells on cells.cell = parts.cell
  25 + -- country_0 = ["US"]
-- moviesAnticipation.balanced: as anticipatedReturningShows.balanced, with the changes of moviesAnticipation.none
-- releaseCalendar.balanced: as anticipatedReturningShows.balanced, with the changes of releaseCalendar.none
