-- topPerformingShows.balanced: as topPerformingShows.none, but
  11 - select title, sum(view_days.views) as views, countIf(since <= {since_0:Date}) as viewers
     + select title, sum(parts.views * dictGet('cell_facts', 'weight', parts.cell)) as views, sum(parts.viewers * dictGet('cell_facts', 'weight', parts.cell)) as viewers
     + from (
     + select title, cell, sum(view_days.views) as views, countIf(since <= {since_0:Date}) as viewers
  15 + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by title, cell
     + ) as parts
  24 + -- country_0 = ["US"]
  27 - select sum(audience_days.views) as views, sumIf(audience_days.viewers, since <= {since_0:Date}) as viewers
     + select sum(parts.views * dictGet('cell_facts', 'weight', parts.cell)) as views, sum(parts.viewers * dictGet('cell_facts', 'weight', parts.cell)) as viewers
     + from (
     + select cell, sum(audience_days.views) as views, sumIf(audience_days.viewers, since <= {since_0:Date}) as viewers
  31 + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by cell
     + ) as parts
  33 - select sum(members) as n
     + select sum(parts.members) as n,
     + if(n = 0, null, round(pow(sum(parts.members * cells.weight), 2) / sum(parts.members * cells.weight * cells.weight), 3)) as effective
  39 + and cell in (select cell from cells where country in {country_0:Array(String)})
  40 - )
     + ) as parts
     + inner join cells on cells.cell = parts.cell
-- topPerformingMovies.balanced: as topPerformingShows.balanced, with the changes of topPerformingMovies.none
