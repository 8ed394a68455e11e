-- anticipationTrackerByDay.balanced: as anticipationTrackerByDay.none, but
  23 - select title, day, sum(step) as steps, sum(step) as steps_people
     + select title, day, sum(parts.steps * dictGet('cell_facts', 'weight', parts.cell)) as steps, sum(parts.steps_people) as steps_people
  25 + select title, day, cell, sum(step) as steps, sum(step) as steps_people
     + from (
  36 + and cell in (select cell from cells where country in {country_0:Array(String)})
  43 + group by title, day, cell
     + ) as parts
  55 - select title, day, uniqExact(member) as new_followers, uniqExact(member) as new_people
     + select title, day, sum(parts.new_followers * dictGet('cell_facts', 'weight', parts.cell)) as new_followers, sum(parts.new_people) as new_people
     + from (
     + select title, day, cell, uniqExact(member) as new_followers, uniqExact(member) as new_people
  58 + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by title, day, cell
     + ) as parts
  68 + -- country_0 = ["US"]
-- showAnticipationFollowers.balanced: as showAnticipationFollowers.none, but
  22 - select title, day, sum(step) as steps, sum(step) as steps_people
     + select title, day, sum(parts.steps * dictGet('cell_facts', 'weight', parts.cell)) as steps, sum(parts.steps_people) as steps_people
  24 + select title, day, cell, sum(step) as steps, sum(step) as steps_people
     + from (
  35 + and cell in (select cell from cells where country in {country_0:Array(String)})
  42 + group by title, day, cell
     + ) as parts
  52 + and cell in (select cell from cells where country in {country_0:Array(String)})
  58 - select title, day, uniqExact(member) as new_followers, uniqExact(member) as new_people
     + select title, day, sum(parts.new_followers * dictGet('cell_facts', 'weight', parts.cell)) as new_followers, sum(parts.new_people) as new_people
     + from (
     + select title, day, cell, uniqExact(member) as new_followers, uniqExact(member) as new_people
  61 + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by title, day, cell
     + ) as parts
  70 + -- country_0 = ["US"]
  73 - select sum(members) as n
     + select sum(parts.members) as n,
     + if(n = 0, null, round(pow(sum(parts.members * cells.weight), 2) / sum(parts.members * cells.weight * cells.weight), 3)) as effective
  78 + and cell in (select cell from cells where country in {country_0:Array(String)})
  79 - )
     + ) as parts
     + inner join cells on cells.cell = parts.cell
-- movieAnticipationFollowers.balanced: as movieAnticipationFollowers.none, but
  22 - select title, day, sum(step) as steps, sum(step) as steps_people
     + select title, day, sum(parts.steps * dictGet('cell_facts', 'weight', parts.cell)) as steps, sum(parts.steps_people) as steps_people
  24 + select title, day, cell, sum(step) as steps, sum(step) as steps_people
     + from (
  35 + and cell in (select cell from cells where country in {country_0:Array(String)})
  42 + group by title, day, cell
     + ) as parts
  52 + and cell in (select cell from cells where country in {country_0:Array(String)})
  58 - select title, day, uniqExact(member) as new_followers, uniqExact(member) as new_people
     + select title, day, sum(parts.new_followers * dictGet('cell_facts', 'weight', parts.cell)) as new_followers, sum(parts.new_people) as new_people
     + from (
     + select title, day, cell, uniqExact(member) as new_followers, uniqExact(member) as new_people
  61 + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by title, day, cell
     + ) as parts
  70 + -- country_0 = ["US"]
  73 - select sum(members) as n
     + select sum(parts.members) as n,
     + if(n = 0, null, round(pow(sum(parts.members * cells.weight), 2) / sum(parts.members * cells.weight * cells.weight), 3)) as effective
  78 + and cell in (select cell from cells where country in {country_0:Array(String)})
  79 - )
     + ) as parts
     + inner join cells on cells.cell = parts.cell
