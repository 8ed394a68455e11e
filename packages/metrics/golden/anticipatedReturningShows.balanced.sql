-- anticipatedReturningShows.balanced: as anticipatedReturningShows.none, but
  11 - select title, sumIf(steps, day <= {date_0:Date32}) as followers, toInt64(0) as followers_before
     + select title, sum(parts.followers * dictGet('cell_facts', 'weight', parts.cell)) as followers, sum(parts.followers_before * dictGet('cell_facts', 'weight', parts.cell)) as followers_before
     + from (
     + select title, cell, sumIf(steps, day <= {date_0:Date32}) as followers, toInt64(0) as followers_before
  14 + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by title, cell
     + ) as parts
  23 + -- country_0 = ["US"]
-- moviesAnticipation.balanced: as anticipatedReturningShows.balanced, with the changes of moviesAnticipation.none
-- releaseCalendar.balanced: as anticipatedReturningShows.balanced, with the changes of releaseCalendar.none
