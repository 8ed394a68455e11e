-- networkOverlap.balanced: as networkOverlap.none, but
  22 + and cell in (select cell from cells where country in {country_0:Array(String)})
  26 - select audience, count() as members, count() as members_people, count() as members_squares
     + select audience, sum(parts.members * dictGet('cell_facts', 'weight', parts.cell)) as members, sum(parts.members) as members_people, sum(parts.members * dictGet('cell_facts', 'weight', parts.cell) * dictGet('cell_facts', 'weight', parts.cell)) as members_squares
     + from (
     + select audience, cell, count() as members
  29 + group by audience, cell
     + ) as parts
  63 - select one, other, count() as members, count() as members_people, count() as members_squares
     + select one, other, sum(parts.members * dictGet('cell_facts', 'weight', parts.cell)) as members, sum(parts.members) as members_people, sum(parts.members * dictGet('cell_facts', 'weight', parts.cell) * dictGet('cell_facts', 'weight', parts.cell)) as members_squares
  65 + select one, other, cell, count() as members
     + from (
  72 + group by one, other, cell
     + ) as parts
  81 + -- country_0 = ["US"]
  84 - select sum(members) as n
     + select sum(parts.members) as n,
     + if(n = 0, null, round(pow(sum(parts.members * cells.weight), 2) / sum(parts.members * cells.weight * cells.weight), 3)) as effective
  96 + and cell in (select cell from cells where country in {country_0:Array(String)})
  99 - )
     + ) as parts
     + inner join cells on cells.cell = parts.cell
-- actorOverlap.balanced: as actorOverlap.none, but
  19 - where arrayExists(one -> one in {title_0:Array(UInt32)}, titles)))
     + where arrayExists(one -> one in {title_0:Array(UInt32)}, titles)
     + and cell in (select cell from cells where country in {country_0:Array(String)})))
  22 + and cell in (select cell from cells where country in {country_0:Array(String)})
  27 - select audience, count() as members, count() as members_people, count() as members_squares
     + select audience, sum(parts.members * dictGet('cell_facts', 'weight', parts.cell)) as members, sum(parts.members) as members_people, sum(parts.members * dictGet('cell_facts', 'weight', parts.cell) * dictGet('cell_facts', 'weight', parts.cell)) as members_squares
     + from (
     + select audience, cell, count() as members
  30 + group by audience, cell
     + ) as parts
  64 - select one, other, count() as members, count() as members_people, count() as members_squares
     + select one, other, sum(parts.members * dictGet('cell_facts', 'weight', parts.cell)) as members, sum(parts.members) as members_people, sum(parts.members * dictGet('cell_facts', 'weight', parts.cell) * dictGet('cell_facts', 'weight', parts.cell)) as members_squares
  66 + select one, other, cell, count() as members
     + from (
  73 + group by one, other, cell
     + ) as parts
  82 + -- country_0 = ["US"]
  86 - select sum(members) as n
     + select sum(parts.members) as n,
     + if(n = 0, null, round(pow(sum(parts.members * cells.weight), 2) / sum(parts.members * cells.weight * cells.weight), 3)) as effective
  95 - where arrayExists(one -> one in {title_0:Array(UInt32)}, titles)))
     + where arrayExists(one -> one in {title_0:Array(UInt32)}, titles)
     + and cell in (select cell from cells where country in {country_0:Array(String)})))
  98 + and cell in (select cell from cells where country in {country_0:Array(String)})
 102 - )
     + ) as parts
     + inner join cells on cells.cell = parts.cell
