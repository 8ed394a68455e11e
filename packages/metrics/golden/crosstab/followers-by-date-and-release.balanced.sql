-- followers-by-date-and-release.balanced: as followers-by-date-and-release.none, but
   7 + and cell in (select cell from cells where country in {country_0:Array(String)})
  31 - select user_country, released, day, sum(step) as steps, sum(step) as people_steps
     + select user_country, released, day, sum(parts.steps * dictGet('cell_facts', 'weight', parts.cell)) as steps, sum(parts.people_steps) as people_steps
  33 + select user_country, released, day, cell, sum(step) as steps, sum(step) as people_steps
     + from (
  53 + group by user_country, released, day, cell
     + ) as parts
  62 - select user_country, toInt64(uniqExact(member)) as running_followers
     + select user_country, sum(parts.running_followers * dictGet('cell_facts', 'weight', parts.cell)) as running_followers
  64 + select user_country, cell, toInt64(uniqExact(member)) as running_followers
     + from (
  70 + group by user_country, cell
     + ) as parts
  83 - select released, day, sum(step) as steps, sum(step) as people_steps
     + select released, day, sum(parts.steps * dictGet('cell_facts', 'weight', parts.cell)) as steps, sum(parts.people_steps) as people_steps
  85 + select released, day, cell, sum(step) as steps, sum(step) as people_steps
     + from (
 104 + group by released, day, cell
     + ) as parts
 117 + -- country_0 = ["US"]
 125 + and cell in (select cell from cells where country in {country_0:Array(String)})
 126 - select uniqExact(member) as n from (
     + select sum(parts.members) as n,
     + if(n = 0, null, round(pow(sum(parts.members * cells.weight), 2) / sum(parts.members * cells.weight * cells.weight), 3)) as effective
     + from (
     + select cell, uniqExact(member) as members from (
 134 - )
     + ) group by cell
     + ) as parts
     + inner join cells on cells.cell = parts.cell
