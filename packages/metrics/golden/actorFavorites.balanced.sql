-- actorFavorites.balanced: as actorFavorites.none, but
   9 - select actor, sum(people) as members
     + select actor, sum(parts.members * dictGet('cell_facts', 'weight', parts.cell)) as members
  11 + select actor, cell, people as members
     + from (
  14 + and cell in (select cell from cells where country in {country_0:Array(String)})
  16 + ) as parts
  24 + -- country_0 = ["US"]
  28 - select uniqExact(member) as fans
     + select sum(parts.fans * dictGet('cell_facts', 'weight', parts.cell)) as fans
     + from (
     + select cell, uniqExact(member) as fans
  33 + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by cell
     + ) as parts
  38 - select sum(members) as n
     + select sum(parts.members) as n,
     + if(n = 0, null, round(pow(sum(parts.members * cells.weight), 2) / sum(parts.members * cells.weight * cells.weight), 3)) as effective
  45 + and cell in (select cell from cells where country in {country_0:Array(String)})
  47 - )
     + ) as parts
     + inner join cells on cells.cell = parts.cell
