-- actorCountryIndex.balanced: as actorCountryIndex.none, but
  12 - select dictGet('cell_facts', 'country', people.cell) as bucket,
     - sum(people.inside) as audience, sum(people.everybody) - sum(people.inside) as rest
     - from (
     - select cell, members as inside, 0 as everybody
     - from (
     + select cells.country as bucket,
     + sum(audience.members) as audience, sum(audience.members * cells.weight) as audience_weight,
     + sum(audience.members * cells.weight * cells.weight) as audience_squares,
     + sum((base.members - audience.members)) as rest, sum((base.members - audience.members) * cells.weight) as rest_weight,
     + sum((base.members - audience.members) * cells.weight * cells.weight) as rest_squares,
     + sum(base.members * cells.weight) as base_weight
     + from cells
     + left join (
  23 + and cell in (select cell from cells where country in {country_0:Array(String)})
  25 - )
     - union all
     - select cell, 0 as inside, members as everybody
     - from (
     + ) as audience on audience.cell = cells.cell
     + left join (
  33 + and cell in (select cell from cells where country in {country_0:Array(String)})
  35 - )
     - ) as people
     - where bucket != ''
     + ) as base on base.cell = cells.cell
     + where cells.country != ''
  42 + -- country_0 = ["US"]
  44 - select sum(members) as n
     + select sum(parts.members) as n,
     + if(n = 0, null, round(pow(sum(parts.members * cells.weight), 2) / sum(parts.members * cells.weight * cells.weight), 3)) as effective
  52 + and cell in (select cell from cells where country in {country_0:Array(String)})
  54 - )
     + ) as parts
     + inner join cells on cells.cell = parts.cell
-- actorAgeIndex.balanced: as actorCountryIndex.balanced, but
  12 - select cells.country as bucket,
     + select cells.age as bucket,
  39 - where cells.country != ''
     + where cells.age != ''
-- actorGenderIndex.balanced: as actorCountryIndex.balanced, but
  12 - select cells.country as bucket,
     + select cells.gender as bucket,
  39 - where cells.country != ''
     + where cells.gender != ''
