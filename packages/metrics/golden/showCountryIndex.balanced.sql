-- showCountryIndex.balanced: as showCountryIndex.none, but
  39 - sum(audience.members * 1) as members, sum(base.members * 1) as base_members,
     + sum(audience.members * cells.weight) as members, sum(base.members * cells.weight) as base_members,
  41 - sum((base.members - audience.members) * 1) as others,
     + sum((base.members - audience.members) * cells.weight) as others,
  44 - sum(sum(audience.members * 1 * 1)) over () as all_squares,
     - sum(sum((base.members - audience.members) * 1 * 1)) over () as rest_squares
     + sum(sum(audience.members * cells.weight * cells.weight)) over () as all_squares,
     + sum(sum((base.members - audience.members) * cells.weight * cells.weight)) over () as rest_squares
  52 + and cell in (select cell from cells where country in {country_0:Array(String)})
  59 + and cell in (select cell from cells where country in {country_0:Array(String)})
  74 + -- country_0 = ["US"]
  76 - select sum(members) as n
     + select sum(parts.members) as n,
     + if(n = 0, null, round(pow(sum(parts.members * cells.weight), 2) / sum(parts.members * cells.weight * cells.weight), 3)) as effective
  82 + and cell in (select cell from cells where country in {country_0:Array(String)})
  84 - )
     + ) as parts
     + inner join cells on cells.cell = parts.cell
-- showAgeIndex.balanced: as showCountryIndex.balanced, with the changes of showAgeIndex.none
-- showGenderIndex.balanced: as showCountryIndex.balanced, with the changes of showGenderIndex.none
-- movieCountryIndex.balanced: as showCountryIndex.balanced, with the changes of movieCountryIndex.none
-- movieAgeIndex.balanced: as showCountryIndex.balanced, with the changes of movieAgeIndex.none
-- movieGenderIndex.balanced: as showCountryIndex.balanced, with the changes of movieGenderIndex.none
-- showCountryFollowerIndex.balanced: as showCountryIndex.balanced, with the changes of showCountryFollowerIndex.none
-- showAgeFollowerIndex.balanced: as showCountryIndex.balanced, with the changes of showAgeFollowerIndex.none
-- showGenderFollowerIndex.balanced: as showCountryIndex.balanced, with the changes of showGenderFollowerIndex.none
-- movieCountryFollowerIndex.balanced: as movieCountryFollowerIndex.none, but
  39 - sum(audience.members * 1) as members, sum(base.members * 1) as base_members,
     + sum(audience.members * cells.weight) as members, sum(base.members * cells.weight) as base_members,
  41 - sum((base.members - audience.members) * 1) as others,
     + sum((base.members - audience.members) * cells.weight) as others,
  44 - sum(sum(audience.members * 1 * 1)) over () as all_squares,
     - sum(sum((base.members - audience.members) * 1 * 1)) over () as rest_squares
     + sum(sum(audience.members * cells.weight * cells.weight)) over () as all_squares,
     + sum(sum((base.members - audience.members) * cells.weight * cells.weight)) over () as rest_squares
  52 + and cell in (select cell from cells where country in {country_0:Array(String)})
  58 + and cell in (select cell from cells where country in {country_0:Array(String)})
  73 + -- country_0 = ["US"]
  75 - select sum(members) as n
     + select sum(parts.members) as n,
     + if(n = 0, null, round(pow(sum(parts.members * cells.weight), 2) / sum(parts.members * cells.weight * cells.weight), 3)) as effective
  81 + and cell in (select cell from cells where country in {country_0:Array(String)})
  82 - )
     + ) as parts
     + inner join cells on cells.cell = parts.cell
-- movieAgeFollowerIndex.balanced: as movieAgeFollowerIndex.none, but
  39 - sum(audience.members * 1) as members, sum(base.members * 1) as base_members,
     + sum(audience.members * cells.weight) as members, sum(base.members * cells.weight) as base_members,
  41 - sum((base.members - audience.members) * 1) as others,
     + sum((base.members - audience.members) * cells.weight) as others,
  44 - sum(sum(audience.members * 1 * 1)) over () as all_squares,
     - sum(sum((base.members - audience.members) * 1 * 1)) over () as rest_squares
     + sum(sum(audience.members * cells.weight * cells.weight)) over () as all_squares,
     + sum(sum((base.members - audience.members) * cells.weight * cells.weight)) over () as rest_squares
  52 + and cell in (select cell from cells where country in {country_0:Array(String)})
  58 + and cell in (select cell from cells where country in {country_0:Array(String)})
  73 + -- country_0 = ["US"]
  75 - select sum(members) as n
     + select sum(parts.members) as n,
     + if(n = 0, null, round(pow(sum(parts.members * cells.weight), 2) / sum(parts.members * cells.weight * cells.weight), 3)) as effective
  81 + and cell in (select cell from cells where country in {country_0:Array(String)})
  82 - )
     + ) as parts
     + inner join cells on cells.cell = parts.cell
-- movieGenderFollowerIndex.balanced: as movieGenderFollowerIndex.none, but
  39 - sum(audience.members * 1) as members, sum(base.members * 1) as base_members,
     + sum(audience.members * cells.weight) as members, sum(base.members * cells.weight) as base_members,
  41 - sum((base.members - audience.members) * 1) as others,
     + sum((base.members - audience.members) * cells.weight) as others,
  44 - sum(sum(audience.members * 1 * 1)) over () as all_squares,
     - sum(sum((base.members - audience.members) * 1 * 1)) over () as rest_squares
     + sum(sum(audience.members * cells.weight * cells.weight)) over () as all_squares,
     + sum(sum((base.members - audience.members) * cells.weight * cells.weight)) over () as rest_squares
  52 + and cell in (select cell from cells where country in {country_0:Array(String)})
  58 + and cell in (select cell from cells where country in {country_0:Array(String)})
  73 + -- country_0 = ["US"]
  75 - select sum(members) as n
     + select sum(parts.members) as n,
     + if(n = 0, null, round(pow(sum(parts.members * cells.weight), 2) / sum(parts.members * cells.weight * cells.weight), 3)) as effective
  81 + and cell in (select cell from cells where country in {country_0:Array(String)})
  82 - )
     + ) as parts
     + inner join cells on cells.cell = parts.cell
-- networkCountryIndex.balanced: as networkCountryIndex.none, but
  39 - sum(audience.members * 1) as members, sum(base.members * 1) as base_members,
     + sum(audience.members * cells.weight) as members, sum(base.members * cells.weight) as base_members,
  41 - sum((base.members - audience.members) * 1) as others,
     + sum((base.members - audience.members) * cells.weight) as others,
  44 - sum(sum(audience.members * 1 * 1)) over () as all_squares,
     - sum(sum((base.members - audience.members) * 1 * 1)) over () as rest_squares
     + sum(sum(audience.members * cells.weight * cells.weight)) over () as all_squares,
     + sum(sum((base.members - audience.members) * cells.weight * cells.weight)) over () as rest_squares
  52 + and cell in (select cell from cells where country in {country_0:Array(String)})
  58 + and cell in (select cell from cells where country in {country_0:Array(String)})
  73 + -- country_0 = ["US"]
  75 - select sum(members) as n
     + select sum(parts.members) as n,
     + if(n = 0, null, round(pow(sum(parts.members * cells.weight), 2) / sum(parts.members * cells.weight * cells.weight), 3)) as effective
  81 + and cell in (select cell from cells where country in {country_0:Array(String)})
  82 - )
     + ) as parts
     + inner join cells on cells.cell = parts.cell
-- networkAgeIndex.balanced: as networkAgeIndex.none, but
  39 - sum(audience.members * 1) as members, sum(base.members * 1) as base_members,
     + sum(audience.members * cells.weight) as members, sum(base.members * cells.weight) as base_members,
  41 - sum((base.members - audience.members) * 1) as others,
     + sum((base.members - audience.members) * cells.weight) as others,
  44 - sum(sum(audience.members * 1 * 1)) over () as all_squares,
     - sum(sum((base.members - audience.members) * 1 * 1)) over () as rest_squares
     + sum(sum(audience.members * cells.weight * cells.weight)) over () as all_squares,
     + sum(sum((base.members - audience.members) * cells.weight * cells.weight)) over () as rest_squares
  52 + and cell in (select cell from cells where country in {country_0:Array(String)})
  58 + and cell in (select cell from cells where country in {country_0:Array(String)})
  73 + -- country_0 = ["US"]
  75 - select sum(members) as n
     + select sum(parts.members) as n,
     + if(n = 0, null, round(pow(sum(parts.members * cells.weight), 2) / sum(parts.members * cells.weight * cells.weight), 3)) as effective
  81 + and cell in (select cell from cells where country in {country_0:Array(String)})
  82 - )
     + ) as parts
     + inner join cells on cells.cell = parts.cell
-- networkGenderIndex.balanced: as networkGenderIndex.none, but
  39 - sum(audience.members * 1) as members, sum(base.members * 1) as base_members,
     + sum(audience.members * cells.weight) as members, sum(base.members * cells.weight) as base_members,
  41 - sum((base.members - audience.members) * 1) as others,
     + sum((base.members - audience.members) * cells.weight) as others,
  44 - sum(sum(audience.members * 1 * 1)) over () as all_squares,
     - sum(sum((base.members - audience.members) * 1 * 1)) over () as rest_squares
     + sum(sum(audience.members * cells.weight * cells.weight)) over () as all_squares,
     + sum(sum((base.members - audience.members) * cells.weight * cells.weight)) over () as rest_squares
  52 + and cell in (select cell from cells where country in {country_0:Array(String)})
  58 + and cell in (select cell from cells where country in {country_0:Array(String)})
  73 + -- country_0 = ["US"]
  75 - select sum(members) as n
     + select sum(parts.members) as n,
     + if(n = 0, null, round(pow(sum(parts.members * cells.weight), 2) / sum(parts.members * cells.weight * cells.weight), 3)) as effective
  81 + and cell in (select cell from cells where country in {country_0:Array(String)})
  82 - )
     + ) as parts
     + inner join cells on cells.cell = parts.cell
-- actorCountryIndex.balanced: as actorCountryIndex.none, but
  39 - sum(audience.members * 1) as members, sum(base.members * 1) as base_members,
     + sum(audience.members * cells.weight) as members, sum(base.members * cells.weight) as base_members,
  41 - sum((base.members - audience.members) * 1) as others,
     + sum((base.members - audience.members) * cells.weight) as others,
  44 - sum(sum(audience.members * 1 * 1)) over () as all_squares,
     - sum(sum((base.members - audience.members) * 1 * 1)) over () as rest_squares
     + sum(sum(audience.members * cells.weight * cells.weight)) over () as all_squares,
     + sum(sum((base.members - audience.members) * cells.weight * cells.weight)) over () as rest_squares
  54 + and cell in (select cell from cells where country in {country_0:Array(String)})
  62 + and cell in (select cell from cells where country in {country_0:Array(String)})
  79 + -- country_0 = ["US"]
  81 - select sum(members) as n
     + select sum(parts.members) as n,
     + if(n = 0, null, round(pow(sum(parts.members * cells.weight), 2) / sum(parts.members * cells.weight * cells.weight), 3)) as effective
  89 + and cell in (select cell from cells where country in {country_0:Array(String)})
  91 - )
     + ) as parts
     + inner join cells on cells.cell = parts.cell
-- actorAgeIndex.balanced: as actorAgeIndex.none, but
  39 - sum(audience.members * 1) as members, sum(base.members * 1) as base_members,
     + sum(audience.members * cells.weight) as members, sum(base.members * cells.weight) as base_members,
  41 - sum((base.members - audience.members) * 1) as others,
     + sum((base.members - audience.members) * cells.weight) as others,
  44 - sum(sum(audience.members * 1 * 1)) over () as all_squares,
     - sum(sum((base.members - audience.members) * 1 * 1)) over () as rest_squares
     + sum(sum(audience.members * cells.weight * cells.weight)) over () as all_squares,
     + sum(sum((base.members - audience.members) * cells.weight * cells.weight)) over () as rest_squares
  54 + and cell in (select cell from cells where country in {country_0:Array(String)})
  62 + and cell in (select cell from cells where country in {country_0:Array(String)})
  79 + -- country_0 = ["US"]
  81 - select sum(members) as n
     + select sum(parts.members) as n,
     + if(n = 0, null, round(pow(sum(parts.members * cells.weight), 2) / sum(parts.members * cells.weight * cells.weight), 3)) as effective
  89 + and cell in (select cell from cells where country in {country_0:Array(String)})
  91 - )
     + ) as parts
     + inner join cells on cells.cell = parts.cell
-- actorGenderIndex.balanced: as actorGenderIndex.none, but
  39 - sum(audience.members * 1) as members, sum(base.members * 1) as base_members,
     + sum(audience.members * cells.weight) as members, sum(base.members * cells.weight) as base_members,
  41 - sum((base.members - audience.members) * 1) as others,
     + sum((base.members - audience.members) * cells.weight) as others,
  44 - sum(sum(audience.members * 1 * 1)) over () as all_squares,
     - sum(sum((base.members - audience.members) * 1 * 1)) over () as rest_squares
     + sum(sum(audience.members * cells.weight * cells.weight)) over () as all_squares,
     + sum(sum((base.members - audience.members) * cells.weight * cells.weight)) over () as rest_squares
  54 + and cell in (select cell from cells where country in {country_0:Array(String)})
  62 + and cell in (select cell from cells where country in {country_0:Array(String)})
  79 + -- country_0 = ["US"]
  81 - select sum(members) as n
     + select sum(parts.members) as n,
     + if(n = 0, null, round(pow(sum(parts.members * cells.weight), 2) / sum(parts.members * cells.weight * cells.weight), 3)) as effective
  89 + and cell in (select cell from cells where country in {country_0:Array(String)})
  91 - )
     + ) as parts
     + inner join cells on cells.cell = parts.cell
-- affinityAge.balanced: as affinityAge.none, but
  39 - sum(audience.members * 1) as members, sum(base.members * 1) as base_members,
     + sum(audience.members * cells.weight) as members, sum(base.members * cells.weight) as base_members,
  41 - sum((base.members - audience.members) * 1) as others,
     + sum((base.members - audience.members) * cells.weight) as others,
  44 - sum(sum(audience.members * 1 * 1)) over () as all_squares,
     - sum(sum((base.members - audience.members) * 1 * 1)) over () as rest_squares
     + sum(sum(audience.members * cells.weight * cells.weight)) over () as all_squares,
     + sum(sum((base.members - audience.members) * cells.weight * cells.weight)) over () as rest_squares
  52 + and cell in (select cell from cells where country in {country_0:Array(String)})
  58 + and cell in (select cell from cells where country in {country_0:Array(String)})
  73 + -- country_0 = ["US"]
  75 - select sum(members) as n
     + select sum(parts.members) as n,
     + if(n = 0, null, round(pow(sum(parts.members * cells.weight), 2) / sum(parts.members * cells.weight * cells.weight), 3)) as effective
  81 + and cell in (select cell from cells where country in {country_0:Array(String)})
  82 - )
     + ) as parts
     + inner join cells on cells.cell = parts.cell
-- affinityGender.balanced: as affinityGender.none, but
  39 - sum(audience.members * 1) as members, sum(base.members * 1) as base_members,
     + sum(audience.members * cells.weight) as members, sum(base.members * cells.weight) as base_members,
  41 - sum((base.members - audience.members) * 1) as others,
     + sum((base.members - audience.members) * cells.weight) as others,
  44 - sum(sum(audience.members * 1 * 1)) over () as all_squares,
     - sum(sum((base.members - audience.members) * 1 * 1)) over () as rest_squares
     + sum(sum(audience.members * cells.weight * cells.weight)) over () as all_squares,
     + sum(sum((base.members - audience.members) * cells.weight * cells.weight)) over () as rest_squares
  52 + and cell in (select cell from cells where country in {country_0:Array(String)})
  58 + and cell in (select cell from cells where country in {country_0:Array(String)})
  73 + -- country_0 = ["US"]
  75 - select sum(members) as n
     + select sum(parts.members) as n,
     + if(n = 0, null, round(pow(sum(parts.members * cells.weight), 2) / sum(parts.members * cells.weight * cells.weight), 3)) as effective
  81 + and cell in (select cell from cells where country in {country_0:Array(String)})
  82 - )
     + ) as parts
     + inner join cells on cells.cell = parts.cell
-- affinityCountry.balanced: as affinityCountry.none, but
  39 - sum(audience.members * 1) as members, sum(base.members * 1) as base_members,
     + sum(audience.members * cells.weight) as members, sum(base.members * cells.weight) as base_members,
  41 - sum((base.members - audience.members) * 1) as others,
     + sum((base.members - audience.members) * cells.weight) as others,
  44 - sum(sum(audience.members * 1 * 1)) over () as all_squares,
     - sum(sum((base.members - audience.members) * 1 * 1)) over () as rest_squares
     + sum(sum(audience.members * cells.weight * cells.weight)) over () as all_squares,
     + sum(sum((base.members - audience.members) * cells.weight * cells.weight)) over () as rest_squares
  52 + and cell in (select cell from cells where country in {country_0:Array(String)})
  58 + and cell in (select cell from cells where country in {country_0:Array(String)})
  73 + -- country_0 = ["US"]
  75 - select sum(members) as n
     + select sum(parts.members) as n,
     + if(n = 0, null, round(pow(sum(parts.members * cells.weight), 2) / sum(parts.members * cells.weight * cells.weight), 3)) as effective
  81 + and cell in (select cell from cells where country in {country_0:Array(String)})
  82 - )
     + ) as parts
     + inner join cells on cells.cell = parts.cell
