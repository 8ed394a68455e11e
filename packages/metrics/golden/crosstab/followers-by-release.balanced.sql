-- followers-by-release.balanced: as followers-by-release.none, but
   6 + and cell in (select cell from cells where country in {country_0:Array(String)})
  31 - select of_title, day, sum(step) as steps, sum(step) as people_steps
     + select of_title, day, sum(parts.steps * dictGet('cell_facts', 'weight', parts.cell)) as steps, sum(parts.people_steps) as people_steps
  33 + select of_title, day, cell, sum(step) as steps, sum(step) as people_steps
     + from (
  57 + group by of_title, day, cell
     + ) as parts
  72 + -- country_0 = ["US"]
  79 + and cell in (select cell from cells where country in {country_0:Array(String)})
  80 - select uniqExact(member) as n from (
     + select sum(parts.members) as n,
     + if(n = 0, null, round(pow(sum(parts.members * cells.weight), 2) / sum(parts.members * cells.weight * cells.weight), 3)) as effective
     + from (
     + select cell, uniqExact(member) as members from (
  88 - )
     + ) group by cell
     + ) as parts
     + inner join cells on cells.cell = parts.cell
