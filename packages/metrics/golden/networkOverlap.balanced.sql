-- networkOverlap.balanced: as networkOverlap.none, but
  35 - select one, other, count() as members, count() as members_people, count() as members_squares
     + select one, other, sum(parts.members * dictGet('cell_facts', 'weight', parts.cell)) as members, sum(parts.members) as members_people, sum(parts.members * dictGet('cell_facts', 'weight', parts.cell) * dictGet('cell_facts', 'weight', parts.cell)) as members_squares
  37 + select one, other, cell, count() as members
     + from (
  48 + and cell in (select cell from cells where country in {country_0:Array(String)})
  52 + group by one, other, cell
     + ) as parts
  60 + -- country_0 = ["US"]
  66 - select audience, count() as members, count() as members_people, count() as members_squares
     + select audience, sum(parts.members * dictGet('cell_facts', 'weight', parts.cell)) as members, sum(parts.members) as members_people, sum(parts.members * dictGet('cell_facts', 'weight', parts.cell) * dictGet('cell_facts', 'weight', parts.cell)) as members_squares
  68 + select audience, cell, count() as members
     + from (
  77 + and cell in (select cell from cells where country in {country_0:Array(String)})
  80 + group by audience, cell
     + ) as parts
  91 - select sum(members) as n
     + select sum(parts.members) as n,
     + if(n = 0, null, round(pow(sum(parts.members * cells.weight), 2) / sum(parts.members * cells.weight * cells.weight), 3)) as effective
 103 + and cell in (select cell from cells where country in {country_0:Array(String)})
 106 - )
     + ) as parts
     + inner join cells on cells.cell = parts.cell
-- actorOverlap.balanced: as actorOverlap.none, but
  35 - select one, other, count() as members, count() as members_people, count() as members_squares
     + select one, other, sum(parts.members * dictGet('cell_facts', 'weight', parts.cell)) as members, sum(parts.members) as members_people, sum(parts.members * dictGet('cell_facts', 'weight', parts.cell) * dictGet('cell_facts', 'weight', parts.cell)) as members_squares
  37 + select one, other, cell, count() as members
     + from (
  45 - where arrayExists(one -> one in {title_0:Array(UInt32)}, titles)))
     + where arrayExists(one -> one in {title_0:Array(UInt32)}, titles)
     + and cell in (select cell from cells where country in {country_0:Array(String)})))
  47 + and cell in (select cell from cells where country in {country_0:Array(String)})
  52 + group by one, other, cell
     + ) as parts
  60 + -- country_0 = ["US"]
  66 - select audience, count() as members, count() as members_people, count() as members_squares
     + select audience, sum(parts.members * dictGet('cell_facts', 'weight', parts.cell)) as members, sum(parts.members) as members_people, sum(parts.members * dictGet('cell_facts', 'weight', parts.cell) * dictGet('cell_facts', 'weight', parts.cell)) as members_squares
  68 + select audience, cell, count() as members
     + from (
  74 - where arrayExists(one -> one in {title_0:Array(UInt32)}, titles)))
     + where arrayExists(one -> one in {title_0:Array(UInt32)}, titles)
     + and cell in (select cell from cells where country in {country_0:Array(String)})))
  76 + and cell in (select cell from cells where country in {country_0:Array(String)})
  80 + group by audience, cell
     + ) as parts
  91 - select sum(members) as n
     + select sum(parts.members) as n,
     + if(n = 0, null, round(pow(sum(parts.members * cells.weight), 2) / sum(parts.members * cells.weight * cells.weight), 3)) as effective
 100 - where arrayExists(one -> one in {title_0:Array(UInt32)}, titles)))
     + where arrayExists(one -> one in {title_0:Array(UInt32)}, titles)
     + and cell in (select cell from cells where country in {country_0:Array(String)})))
 102 + and cell in (select cell from cells where country in {country_0:Array(String)})
 106 - )
     + ) as parts
     + inner join cells on cells.cell = parts.cell
