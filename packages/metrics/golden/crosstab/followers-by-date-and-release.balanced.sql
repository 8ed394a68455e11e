-- followers-by-date-and-release.balanced: as followers-by-date-and-release.none, but
   6 + and cell in (select cell from cells where country in {country_0:Array(String)})
  32 - select of_cell, released, day, sum(step) as steps, sum(step) as people_steps
     + select of_cell, released, day, sum(parts.steps * dictGet('cell_facts', 'weight', parts.cell)) as steps, sum(parts.people_steps) as people_steps
  34 + select of_cell, released, day, cell, sum(step) as steps, sum(step) as people_steps
     + from (
  58 + group by of_cell, released, day, cell
     + ) as parts
  71 - select of_cell, toInt64(uniqExact(member)) as running_followers
     + select of_cell, sum(parts.running_followers * dictGet('cell_facts', 'weight', parts.cell)) as running_followers
  73 + select of_cell, cell, toInt64(uniqExact(member)) as running_followers
     + from (
  84 + group by of_cell, cell
     + ) as parts
  99 - select released, day, sum(step) as steps, sum(step) as people_steps
     + select released, day, sum(parts.steps * dictGet('cell_facts', 'weight', parts.cell)) as steps, sum(parts.people_steps) as people_steps
 101 + select released, day, cell, sum(step) as steps, sum(step) as people_steps
     + from (
 120 + group by released, day, cell
     + ) as parts
 133 + -- country_0 = ["US"]
 140 + and cell in (select cell from cells where country in {country_0:Array(String)})
 141 - select uniqExact(member) as n from (
     + select sum(parts.members) as n,
     + if(n = 0, null, round(pow(sum(parts.members * cells.weight), 2) / sum(parts.members * cells.weight * cells.weight), 3)) as effective
     + from (
     + select cell, uniqExact(member) as members from (
 149 - )
     + ) group by cell
     + ) as parts
     + inner join cells on cells.cell = parts.cell
