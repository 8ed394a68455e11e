-- actorFavorites.balanced: as actorFavorites.none, but
   8 - select actor, uniqExact(member) as members
     + select actor, sum(parts.members * dictGet('cell_facts', 'weight', parts.cell)) as members
     + from (
     + select actor, cell, uniqExact(member) as members
  14 - and 1)
  16 + and cell in (select cell from cells where country in {country_0:Array(String)}))
     + and 1
     + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by actor, cell
     + ) as parts
  25 + -- country_0 = ["US"]
  28 - select uniqExact(member) as fans
     + select sum(parts.fans * dictGet('cell_facts', 'weight', parts.cell)) as fans
     + from (
     + select cell, uniqExact(member) as fans
  33 + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by cell
     + ) as parts
  35 - select sum(members) as n
     + select sum(parts.members) as n,
     + if(n = 0, null, round(pow(sum(parts.members * cells.weight), 2) / sum(parts.members * cells.weight * cells.weight), 3)) as effective
  42 + and cell in (select cell from cells where country in {country_0:Array(String)})
  44 - )
     + ) as parts
     + inner join cells on cells.cell = parts.cell
