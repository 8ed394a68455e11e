-- trendingShows.balanced: as trendingShows.none, but
  10 - select title, countIf(day between {date_0:Date32} and {date_1:Date32} and since <= {since_0:Date}) as viewers, countIf(not (day between {date_0:Date32} and {date_1:Date32}) and since <= {since_1:Date}) as before, countIf(not (day between {date_0:Date32} and {date_1:Date32}) and since <= {since_1:Date}) as before_people
     + select title, sum(parts.viewers * dictGet('cell_facts', 'weight', parts.cell)) as viewers, sum(parts.before * dictGet('cell_facts', 'weight', parts.cell)) as before, sum(parts.before_people) as before_people
     + from (
     + select title, cell, countIf(day between {date_0:Date32} and {date_1:Date32} and since <= {since_0:Date}) as viewers, countIf(not (day between {date_0:Date32} and {date_1:Date32}) and since <= {since_1:Date}) as before, countIf(not (day between {date_0:Date32} and {date_1:Date32}) and since <= {since_1:Date}) as before_people
  13 - group by title
     + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by title, cell
  15 + ) as parts
     + group by title
  26 + -- country_0 = ["US"]
  29 - select sum(members) as n
     + select sum(parts.members) as n,
     + if(n = 0, null, round(pow(sum(parts.members * cells.weight), 2) / sum(parts.members * cells.weight * cells.weight), 3)) as effective
  35 + and cell in (select cell from cells where country in {country_0:Array(String)})
  36 - )
     + ) as parts
     + inner join cells on cells.cell = parts.cell
-- trendingMovies.balanced: as trendingShows.balanced, with the changes of trendingMovies.none
