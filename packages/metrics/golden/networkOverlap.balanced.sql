-- networkOverlap.balanced: as networkOverlap.none, but
  26 + and cell in (select cell from cells where country in {country_0:Array(String)})
  30 - select audience, count() as members, count() as members_people, count() as members_squares
     + select audience, sum(parts.members * cells.weight) as members, sum(parts.members) as members_people, sum(parts.members * cells.weight * cells.weight) as members_squares
     + from (
     + select audience, cell, count() as members
  33 + group by audience, cell
     + ) as parts
     + inner join cells on cells.cell = parts.cell
  90 - select one, other, count() as members, count() as members_people, count() as members_squares
     + select one, other, sum(parts.members * cells.weight) as members, sum(parts.members) as members_people, sum(parts.members * cells.weight * cells.weight) as members_squares
  92 + select one, other, cell, count() as members
     + from (
  99 + group by one, other, cell
     + ) as parts
     + inner join cells on cells.cell = parts.cell
 115 + -- country_0 = ["US"]
 118 - select sum(members) as n
     + select sum(parts.members) as n,
     + if(n = 0, null, round(pow(sum(parts.members * cells.weight), 2) / sum(parts.members * cells.weight * cells.weight), 3)) as effective
 132 + and cell in (select cell from cells where country in {country_0:Array(String)})
 135 - )
     + ) as parts
     + inner join cells on cells.cell = parts.cell
-- actorOverlap.balanced: as actorOverlap.none, but
  22 - and (title_id in {title_0:Array(String)})), titles)))
     + and (title_id in {title_0:Array(String)})), titles)
     + and cell in (select cell from cells where country in {country_0:Array(String)})))
  25 + and cell in (select cell from cells where country in {country_0:Array(String)})
  30 - select audience, count() as members, count() as members_people, count() as members_squares
     + select audience, sum(parts.members * cells.weight) as members, sum(parts.members) as members_people, sum(parts.members * cells.weight * cells.weight) as members_squares
     + from (
     + select audience, cell, count() as members
  33 + group by audience, cell
     + ) as parts
     + inner join cells on cells.cell = parts.cell
  90 - select one, other, count() as members, count() as members_people, count() as members_squares
     + select one, other, sum(parts.members * cells.weight) as members, sum(parts.members) as members_people, sum(parts.members * cells.weight * cells.weight) as members_squares
  92 + select one, other, cell, count() as members
     + from (
  99 + group by one, other, cell
     + ) as parts
     + inner join cells on cells.cell = parts.cell
 115 + -- country_0 = ["US"]
 119 - select sum(members) as n
     + select sum(parts.members) as n,
     + if(n = 0, null, round(pow(sum(parts.members * cells.weight), 2) / sum(parts.members * cells.weight * cells.weight), 3)) as effective
 129 - and (title_id in {title_0:Array(String)})), titles)))
     + and (title_id in {title_0:Array(String)})), titles)
     + and cell in (select cell from cells where country in {country_0:Array(String)})))
 132 + and cell in (select cell from cells where country in {country_0:Array(String)})
 136 - )
     + ) as parts
     + inner join cells on cells.cell = parts.cell
