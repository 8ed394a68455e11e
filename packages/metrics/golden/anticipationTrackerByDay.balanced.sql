-- anticipationTrackerByDay.balanced: as anticipationTrackerByDay.none, but
  18 - select title, day, sum(step) as steps
     + select title, day, sum(parts.steps * dictGet('cell_facts', 'weight', parts.cell)) as steps
  20 + select title, day, cell, sum(step) as steps
     + from (
  31 + and cell in (select cell from cells where country in {country_0:Array(String)})
  38 + group by title, day, cell
     + ) as parts
  50 - select title, day, uniqExact(member) as new_followers
     + select title, day, sum(parts.new_followers * dictGet('cell_facts', 'weight', parts.cell)) as new_followers
     + from (
     + select title, day, cell, uniqExact(member) as new_followers
  53 + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by title, day, cell
     + ) as parts
  63 + -- country_0 = ["US"]
-- showAnticipationFollowers.balanced: as showAnticipationFollowers.none, but
  17 - select title, day, sum(step) as steps
     + select title, day, sum(parts.steps * dictGet('cell_facts', 'weight', parts.cell)) as steps
  19 + select title, day, cell, sum(step) as steps
     + from (
  30 + and cell in (select cell from cells where country in {country_0:Array(String)})
  37 + group by title, day, cell
     + ) as parts
  47 + and cell in (select cell from cells where country in {country_0:Array(String)})
  53 - select title, day, uniqExact(member) as new_followers
     + select title, day, sum(parts.new_followers * dictGet('cell_facts', 'weight', parts.cell)) as new_followers
     + from (
     + select title, day, cell, uniqExact(member) as new_followers
  56 + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by title, day, cell
     + ) as parts
  65 + -- country_0 = ["US"]
  68 - select sum(members) as n
     + select sum(parts.members) as n,
     + if(n = 0, null, round(pow(sum(parts.members * cells.weight), 2) / sum(parts.members * cells.weight * cells.weight), 3)) as effective
  74 + and cell in (select cell from cells where country in {country_0:Array(String)})
  75 - )
     + ) as parts
     + inner join cells on cells.cell = parts.cell
-- movieAnticipationFollowers.balanced: as movieAnticipationFollowers.none, but
  17 - select title, day, sum(step) as steps
     + select title, day, sum(parts.steps * dictGet('cell_facts', 'weight', parts.cell)) as steps
  19 + select title, day, cell, sum(step) as steps
     + from (
  30 + and cell in (select cell from cells where country in {country_0:Array(String)})
  37 + group by title, day, cell
     + ) as parts
  47 + and cell in (select cell from cells where country in {country_0:Array(String)})
  53 - select title, day, uniqExact(member) as new_followers
     + select title, day, sum(parts.new_followers * dictGet('cell_facts', 'weight', parts.cell)) as new_followers
     + from (
     + select title, day, cell, uniqExact(member) as new_followers
  56 + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by title, day, cell
     + ) as parts
  65 + -- country_0 = ["US"]
  68 - select sum(members) as n
     + select sum(parts.members) as n,
     + if(n = 0, null, round(pow(sum(parts.members * cells.weight), 2) / sum(parts.members * cells.weight * cells.weight), 3)) as effective
  74 + and cell in (select cell from cells where country in {country_0:Array(String)})
  75 - )
     + ) as parts
     + inner join cells on cells.cell = parts.cell
