-- followers-by-date-and-release.balanced: as followers-by-date-and-release.none, but
   6 + and cell in (select cell from cells where country in {country_0:Array(String)})
  30 - select user_country, released, day, sum(step) as steps, sum(step) as people_steps
     + select user_country, released, day, sum(parts.steps * dictGet('cell_facts', 'weight', parts.cell)) as steps, sum(parts.people_steps) as people_steps
  32 + select user_country, released, day, cell, sum(step) as steps, sum(step) as people_steps
     + from (
  52 + group by user_country, released, day, cell
     + ) as parts
  61 - select user_country, toInt64(uniqExact(member)) as running_followers
     + select user_country, sum(parts.running_followers * dictGet('cell_facts', 'weight', parts.cell)) as running_followers
  63 + select user_country, cell, toInt64(uniqExact(member)) as running_followers
     + from (
  69 + group by user_country, cell
     + ) as parts
  82 - select released, day, sum(step) as steps, sum(step) as people_steps
     + select released, day, sum(parts.steps * dictGet('cell_facts', 'weight', parts.cell)) as steps, sum(parts.people_steps) as people_steps
  84 + select released, day, cell, sum(step) as steps, sum(step) as people_steps
     + from (
 103 + group by released, day, cell
     + ) as parts
 116 + -- country_0 = ["US"]
 123 + and cell in (select cell from cells where country in {country_0:Array(String)})
 124 - select uniqExact(member) as n from (
     + select sum(parts.members) as n,
     + if(n = 0, null, round(pow(sum(parts.members * cells.weight), 2) / sum(parts.members * cells.weight * cells.weight), 3)) as effective
     + from (
     + select cell, uniqExact(member) as members from (
 132 - )
     + ) group by cell
     + ) as parts
     + inner join cells on cells.cell = parts.cell
