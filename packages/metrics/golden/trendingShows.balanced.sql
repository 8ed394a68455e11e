-- trendingShows.balanced: as trendingShows.none, but
  11 - select title, countIf(day between {date_0:Date32} and {date_1:Date32} and since <= {date_0:Date32}) as viewers, countIf(not (day between {date_0:Date32} and {date_1:Date32}) and since <= {date_2:Date32}) as before, countIf(not (day between {date_0:Date32} and {date_1:Date32}) and since <= {date_2:Date32}) as before_people
     + select title, sum(parts.viewers * cells.weight) as viewers, sum(parts.before * cells.weight) as before, sum(parts.before_people) as before_people
     + from (
     + select title, cell, countIf(day between {date_0:Date32} and {date_1:Date32} and since <= {date_0:Date32}) as viewers, countIf(not (day between {date_0:Date32} and {date_1:Date32}) and since <= {date_2:Date32}) as before, countIf(not (day between {date_0:Date32} and {date_1:Date32}) and since <= {date_2:Date32}) as before_people
  15 + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by title, cell
     + ) as parts
     + inner join cells on cells.cell = parts.cell
  27 + -- country_0 = ["US"]
  30 - select sum(members) as n
     + select sum(parts.members) as n,
     + if(n = 0, null, round(pow(sum(parts.members * cells.weight), 2) / sum(parts.members * cells.weight * cells.weight), 3)) as effective
  36 + and cell in (select cell from cells where country in {country_0:Array(String)})
  37 - )
     + ) as parts
     + inner join cells on cells.cell = parts.cell
-- trendingMovies.balanced: as trendingShows.balanced, with the changes of trendingMovies.none
