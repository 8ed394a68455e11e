-- counting.balanced: as counting.none, but
   6 + and cell in (select cell from cells where country in {country_0:Array(String)})
  25 - select season_episode, of_title, sum(times) as views
     + select season_episode, of_title, sum(parts.views * dictGet('cell_facts', 'weight', parts.cell)) as views
  27 + select season_episode, of_title, cell, sum(times) as views
     + from (
  38 + group by season_episode, of_title, cell
     + ) as parts
  47 - select of_title, sum(times) as views
     + select of_title, sum(parts.views * dictGet('cell_facts', 'weight', parts.cell)) as views
  49 + select of_title, cell, sum(times) as views
     + from (
  60 + group by of_title, cell
     + ) as parts
  73 + -- country_0 = ["US"]
  76 - select sum(members) as n
     + select sum(parts.members) as n,
     + if(n = 0, null, round(pow(sum(parts.members * cells.weight), 2) / sum(parts.members * cells.weight * cells.weight), 3)) as effective
  78 - select sum(audience_cells.viewers) as members
     + select cell, sum(audience_cells.viewers) as members
  81 - )
     + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by cell
     + ) as parts
     + inner join cells on cells.cell = parts.cell
