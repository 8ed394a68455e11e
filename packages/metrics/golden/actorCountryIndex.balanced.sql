-- actorCountryIndex.balanced: as actorCountryIndex.none, but
  13 - sum(audience.members) as audience,
     - sum((base.members - audience.members)) as rest
     + sum(audience.members) as audience, sum(audience.members * cells.weight) as audience_weight,
     + sum(audience.members * cells.weight * cells.weight) as audience_squares,
     + sum((base.members - audience.members)) as rest, sum((base.members - audience.members) * cells.weight) as rest_weight,
     + sum((base.members - audience.members) * cells.weight * cells.weight) as rest_squares,
     + sum(base.members * cells.weight) as base_weight
  23 + and cell in (select cell from cells where country in {country_0:Array(String)})
  31 + and cell in (select cell from cells where country in {country_0:Array(String)})
  39 + -- country_0 = ["US"]
  41 - select sum(members) as n
     + select sum(parts.members) as n,
     + if(n = 0, null, round(pow(sum(parts.members * cells.weight), 2) / sum(parts.members * cells.weight * cells.weight), 3)) as effective
  49 + and cell in (select cell from cells where country in {country_0:Array(String)})
  51 - )
     + ) as parts
     + inner join cells on cells.cell = parts.cell
-- actorAgeIndex.balanced: as actorCountryIndex.balanced, with the changes of actorAgeIndex.none
-- actorGenderIndex.balanced: as actorCountryIndex.balanced, with the changes of actorGenderIndex.none
