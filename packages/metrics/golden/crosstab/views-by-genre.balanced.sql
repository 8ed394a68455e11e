-- views-by-genre.balanced: as views-by-genre.none, but
  17 - select genre, sum(times) as views, sum(members) as viewers
     + select genre, sum(parts.views * dictGet('cell_facts', 'weight', parts.cell)) as views, sum(parts.viewers * dictGet('cell_facts', 'weight', parts.cell)) as viewers
  19 + select genre, cell, sum(times) as views, sum(members) as viewers
     + from (
  25 - where 1
     + where cell in (select cell from cells where country in {country_0:Array(String)})
  34 + and cell in (select cell from cells where country in {country_0:Array(String)})
  44 + group by genre, cell
     + ) as parts
  53 + -- country_0 = ["US"]
     +
  54 - select sum(members) as n
     + select sum(parts.members) as n,
     + if(n = 0, null, round(pow(sum(parts.members * cells.weight), 2) / sum(parts.members * cells.weight * cells.weight), 3)) as effective
  56 - select sum(audience_cells.viewers) as members
     + select cell, sum(audience_cells.viewers) as members
  59 - )
     + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by cell
     + ) as parts
     + inner join cells on cells.cell = parts.cell
