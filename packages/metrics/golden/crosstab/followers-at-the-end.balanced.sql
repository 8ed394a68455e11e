-- followers-at-the-end.balanced: as followers-at-the-end.none, but
   6 + and cell in (select cell from cells where country in {country_0:Array(String)})
  23 - select of_cell, uniqExactIf(member, ended is null) as followers
     + select of_cell, sum(parts.followers * dictGet('cell_facts', 'weight', parts.cell)) as followers
  25 + select of_cell, cell, uniqExactIf(member, ended is null) as followers
     + from (
  31 + group by of_cell, cell
     + ) as parts
  43 + -- country_0 = ["US"]
     +
  48 + and cell in (select cell from cells where country in {country_0:Array(String)})
  50 - select uniqExact(member) as n from (
     + select sum(parts.members) as n,
     + if(n = 0, null, round(pow(sum(parts.members * cells.weight), 2) / sum(parts.members * cells.weight * cells.weight), 3)) as effective
     + from (
     + select cell, uniqExact(member) as members from (
  57 - )
     + ) group by cell
     + ) as parts
     + inner join cells on cells.cell = parts.cell
