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
  71 - select audience, sum(people) as members, sum(people) as members_people, sum(people) as members_squares
     + select audience, sum(parts.members * dictGet('cell_facts', 'weight', parts.cell)) as members, sum(parts.members) as members_people, sum(parts.members * dictGet('cell_facts', 'weight', parts.cell) * dictGet('cell_facts', 'weight', parts.cell)) as members_squares
  73 + select audience, cell, people as members
     + from (
  82 + and cell in (select cell from cells where country in {country_0:Array(String)})
  85 + ) as parts
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
  48 + and cell in (select cell from cells where country in {country_0:Array(String)})
  49 + and cell in (select cell from cells where country in {country_0:Array(String)})
  51 - group by audiences
     + group by cell, audiences
  55 + ) as parts
  63 + -- country_0 = ["US"]
  71 - select audience, sum(people) as members, sum(people) as members_people, sum(people) as members_squares
     + select audience, sum(parts.members * dictGet('cell_facts', 'weight', parts.cell)) as members, sum(parts.members) as members_people, sum(parts.members * dictGet('cell_facts', 'weight', parts.cell) * dictGet('cell_facts', 'weight', parts.cell)) as members_squares
  73 + select audience, cell, people as members
     + from (
  80 + and cell in (select cell from cells where country in {country_0:Array(String)})
  81 + and cell in (select cell from cells where country in {country_0:Array(String)})
  84 + ) as parts
  94 - select sum(members) as n
     + select sum(parts.members) as n,
     + if(n = 0, null, round(pow(sum(parts.members * cells.weight), 2) / sum(parts.members * cells.weight * cells.weight), 3)) as effective
 104 + and cell in (select cell from cells where country in {country_0:Array(String)})
 105 + and cell in (select cell from cells where country in {country_0:Array(String)})
 108 - )
     + ) as parts
     + inner join cells on cells.cell = parts.cell
