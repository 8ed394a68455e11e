-- actorFavorites.balanced: as actorFavorites.none, but
   8 - select actor, uniqExact(member) as members
     + select actor, sum(parts.members * dictGet('cell_facts', 'weight', parts.cell)) as members
     + from (
     + select actor, cell, uniqExact(member) as members
  12 - and 1)
  14 + and cell in (select cell from cells where country in {country_0:Array(String)}))
     + and 1
     + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by actor, cell
     + ) as parts
  24 + -- country_0 = ["US"]
  27 - select uniqExact(member) as fans
     + select sum(parts.fans * dictGet('cell_facts', 'weight', parts.cell)) as fans
     + from (
     + select cell, uniqExact(member) as fans
  32 + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by cell
     + ) as parts
  34 - select sum(members) as n
     + select sum(parts.members) as n,
     + if(n = 0, null, round(pow(sum(parts.members * cells.weight), 2) / sum(parts.members * cells.weight * cells.weight), 3)) as effective
  41 + and cell in (select cell from cells where country in {country_0:Array(String)})
  43 - )
     + ) as parts
     + inner join cells on cells.cell = parts.cell
