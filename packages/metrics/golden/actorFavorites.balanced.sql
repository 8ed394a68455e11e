-- actorFavorites.balanced: as actorFavorites.none, but
   8 - select actor, uniqExact(member) as members
     + select actor, sum(parts.members * dictGet('cell_facts', 'weight', parts.cell)) as members
     + from (
     + select actor, cell, uniqExact(member) as members
  15 - and day <= {date_0:Date32})
     + and day <= {date_0:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)}))
  18 + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by actor, cell
     + ) as parts
  28 + -- country_0 = ["US"]
  31 - select uniqExact(member) as fans
     + select sum(parts.fans * dictGet('cell_facts', 'weight', parts.cell)) as fans
     + from (
     + select cell, uniqExact(member) as fans
  37 + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by cell
     + ) as parts
  39 - select sum(members) as n
     + select sum(parts.members) as n,
     + if(n = 0, null, round(pow(sum(parts.members * cells.weight), 2) / sum(parts.members * cells.weight * cells.weight), 3)) as effective
  47 + and cell in (select cell from cells where country in {country_0:Array(String)})
  49 - )
     + ) as parts
     + inner join cells on cells.cell = parts.cell
