-- networkOverlap.balanced: as networkOverlap.none, but
  35 - select one, other, sum(people) as members, sum(people) as members_people, sum(people) as members_squares
     + select one, other, sum(parts.members * dictGet('cell_facts', 'weight', parts.cell)) as members, sum(parts.members) as members_people, sum(parts.members * dictGet('cell_facts', 'weight', parts.cell) * dictGet('cell_facts', 'weight', parts.cell)) as members_squares
  37 + select one, other, cell, people as members
     + from (
  39 - select audiences, count() as people
     + select cell, audiences, count() as people
  50 + and cell in (select cell from cells where country in {country_0:Array(String)})
  52 - group by audiences
     + group by cell, audiences
  56 + ) as parts
  64 + -- country_0 = ["US"]
  70 - select audience, count() as members, count() as members_people, count() as members_squares
     + select audience, sum(parts.members * dictGet('cell_facts', 'weight', parts.cell)) as members, sum(parts.members) as members_people, sum(parts.members * dictGet('cell_facts', 'weight', parts.cell) * dictGet('cell_facts', 'weight', parts.cell)) as members_squares
  72 + select audience, cell, count() as members
     + from (
  81 + and cell in (select cell from cells where country in {country_0:Array(String)})
  84 + group by audience, cell
     + ) as parts
  95 - select sum(members) as n
     + select sum(parts.members) as n,
     + if(n = 0, null, round(pow(sum(parts.members * cells.weight), 2) / sum(parts.members * cells.weight * cells.weight), 3)) as effective
 107 + and cell in (select cell from cells where country in {country_0:Array(String)})
 110 - )
     + ) as parts
     + inner join cells on cells.cell = parts.cell
-- actorOverlap.balanced: as actorOverlap.none, but
  35 - select one, other, sum(people) as members, sum(people) as members_people, sum(people) as members_squares
     + select one, other, sum(parts.members * dictGet('cell_facts', 'weight', parts.cell)) as members, sum(parts.members) as members_people, sum(parts.members * dictGet('cell_facts', 'weight', parts.cell) * dictGet('cell_facts', 'weight', parts.cell)) as members_squares
  37 + select one, other, cell, people as members
     + from (
  39 - select audiences, count() as people
     + select cell, audiences, count() as people
  45 - where arrayExists(one -> one in {title_0:Array(UInt32)}, titles)))
     + where arrayExists(one -> one in {title_0:Array(UInt32)}, titles)
     + and cell in (select cell from cells where country in {country_0:Array(String)})))
  47 + and cell in (select cell from cells where country in {country_0:Array(String)})
  49 - group by audiences
     + group by cell, audiences
  53 + ) as parts
  61 + -- country_0 = ["US"]
  67 - select audience, count() as members, count() as members_people, count() as members_squares
     + select audience, sum(parts.members * dictGet('cell_facts', 'weight', parts.cell)) as members, sum(parts.members) as members_people, sum(parts.members * dictGet('cell_facts', 'weight', parts.cell) * dictGet('cell_facts', 'weight', parts.cell)) as members_squares
  69 + select audience, cell, count() as members
     + from (
  75 - where arrayExists(one -> one in {title_0:Array(UInt32)}, titles)))
     + where arrayExists(one -> one in {title_0:Array(UInt32)}, titles)
     + and cell in (select cell from cells where country in {country_0:Array(String)})))
  77 + and cell in (select cell from cells where country in {country_0:Array(String)})
  81 + group by audience, cell
     + ) as parts
  92 - select sum(members) as n
     + select sum(parts.members) as n,
     + if(n = 0, null, round(pow(sum(parts.members * cells.weight), 2) / sum(parts.members * cells.weight * cells.weight), 3)) as effective
 101 - where arrayExists(one -> one in {title_0:Array(UInt32)}, titles)))
     + where arrayExists(one -> one in {title_0:Array(UInt32)}, titles)
     + and cell in (select cell from cells where country in {country_0:Array(String)})))
 103 + and cell in (select cell from cells where country in {country_0:Array(String)})
 107 - )
     + ) as parts
     + inner join cells on cells.cell = parts.cell
