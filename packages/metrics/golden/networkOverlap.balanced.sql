-- networkOverlap.balanced: as networkOverlap.none, but
  24 + and cell in (select cell from cells where country in {country_0:Array(String)})
  28 - select audience, count() as members, count() as members_people, count() as members_squares
     + select audience, sum(parts.members * dictGet('cell_facts', 'weight', parts.cell)) as members, sum(parts.members) as members_people, sum(parts.members * dictGet('cell_facts', 'weight', parts.cell) * dictGet('cell_facts', 'weight', parts.cell)) as members_squares
     + from (
     + select audience, cell, count() as members
  31 + group by audience, cell
     + ) as parts
  65 - select one, other, count() as members, count() as members_people, count() as members_squares
     + select one, other, sum(parts.members * dictGet('cell_facts', 'weight', parts.cell)) as members, sum(parts.members) as members_people, sum(parts.members * dictGet('cell_facts', 'weight', parts.cell) * dictGet('cell_facts', 'weight', parts.cell)) as members_squares
  67 + select one, other, cell, count() as members
     + from (
  74 + group by one, other, cell
     + ) as parts
  83 + -- country_0 = ["US"]
  86 - select sum(members) as n
     + select sum(parts.members) as n,
     + if(n = 0, null, round(pow(sum(parts.members * cells.weight), 2) / sum(parts.members * cells.weight * cells.weight), 3)) as effective
 100 + and cell in (select cell from cells where country in {country_0:Array(String)})
 103 - )
     + ) as parts
     + inner join cells on cells.cell = parts.cell
-- actorOverlap.balanced: as actorOverlap.none, but
  20 - and (title_id in {title_0:Array(String)})), titles)))
     + and (title_id in {title_0:Array(String)})), titles)
     + and cell in (select cell from cells where country in {country_0:Array(String)})))
  23 + and cell in (select cell from cells where country in {country_0:Array(String)})
  28 - select audience, count() as members, count() as members_people, count() as members_squares
     + select audience, sum(parts.members * dictGet('cell_facts', 'weight', parts.cell)) as members, sum(parts.members) as members_people, sum(parts.members * dictGet('cell_facts', 'weight', parts.cell) * dictGet('cell_facts', 'weight', parts.cell)) as members_squares
     + from (
     + select audience, cell, count() as members
  31 + group by audience, cell
     + ) as parts
  65 - select one, other, count() as members, count() as members_people, count() as members_squares
     + select one, other, sum(parts.members * dictGet('cell_facts', 'weight', parts.cell)) as members, sum(parts.members) as members_people, sum(parts.members * dictGet('cell_facts', 'weight', parts.cell) * dictGet('cell_facts', 'weight', parts.cell)) as members_squares
  67 + select one, other, cell, count() as members
     + from (
  74 + group by one, other, cell
     + ) as parts
  83 + -- country_0 = ["US"]
  87 - select sum(members) as n
     + select sum(parts.members) as n,
     + if(n = 0, null, round(pow(sum(parts.members * cells.weight), 2) / sum(parts.members * cells.weight * cells.weight), 3)) as effective
  97 - and (title_id in {title_0:Array(String)})), titles)))
     + and (title_id in {title_0:Array(String)})), titles)
     + and cell in (select cell from cells where country in {country_0:Array(String)})))
 100 + and cell in (select cell from cells where country in {country_0:Array(String)})
 104 - )
     + ) as parts
     + inner join cells on cells.cell = parts.cell
