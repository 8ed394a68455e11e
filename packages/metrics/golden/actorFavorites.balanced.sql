-- actorFavorites.balanced: as actorFavorites.none, but
   5 - select uniqExact(member) as members
     + select sum(parts.members * cells.weight) as members
     + from (
     + select cell, uniqExact(member) as members
  11 + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by cell
     + ) as parts
     + inner join cells on cells.cell = parts.cell
  15 - select actor, uniqExact(member) as members
     + select actor, sum(parts.members * cells.weight) as members
     + from (
     + select actor, cell, uniqExact(member) as members
  22 - and day <= {date_0:Date32})
     + and day <= {date_0:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)}))
  25 + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by actor, cell
     + ) as parts
     + inner join cells on cells.cell = parts.cell
  35 + -- country_0 = ["US"]
  38 - select sum(members) as n
     + select sum(parts.members) as n,
     + if(n = 0, null, round(pow(sum(parts.members * cells.weight), 2) / sum(parts.members * cells.weight * cells.weight), 3)) as effective
  46 + and cell in (select cell from cells where country in {country_0:Array(String)})
  48 - )
     + ) as parts
     + inner join cells on cells.cell = parts.cell
