-- networkTrendingShows.balanced: as networkTrendingShows.none, but
   8 - select title, countIf(day >= {date_0:Date32} and since <= {since_0:Date}) as viewers, countIf(not (day >= {date_0:Date32}) and since <= {since_1:Date}) as before, countIf(not (day >= {date_0:Date32}) and since <= {since_1:Date}) as before_people
     + select title, sum(parts.viewers * dictGet('cell_facts', 'weight', parts.cell)) as viewers, sum(parts.before * dictGet('cell_facts', 'weight', parts.cell)) as before, sum(parts.before_people) as before_people
     + from (
     + select title, cell, countIf(day >= {date_0:Date32} and since <= {since_0:Date}) as viewers, countIf(not (day >= {date_0:Date32}) and since <= {since_1:Date}) as before, countIf(not (day >= {date_0:Date32}) and since <= {since_1:Date}) as before_people
  13 + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by title, cell
     + ) as parts
  25 + -- country_0 = ["US"]
