-- movieAgeFollowerIndex.restricted: as movieAgeFollowerIndex.none, but
  20 - and (title_id in {movie_0:Array(String)}))
     + and (title_id in {movie_0:Array(String)})
     + and network_id in {network_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)})
  27 + and cell in (select cell from cells where country in {country_0:Array(String)})
  33 + -- network_0 = ["210","33"]
     + -- country_0 = ["US","GB"]
  40 - and (title_id in {movie_0:Array(String)}))
     + and (title_id in {movie_0:Array(String)})
     + and network_id in {network_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)})
-- movieGenderFollowerIndex.restricted: as movieAgeFollowerIndex.restricted, with the changes of movieGenderFollowerIndex.none
-- affinityAge.restricted: as affinityAge.balanced-days, but
  13 - sum(audience.members) as audience, sum(audience.members * cells.weight) as audience_weight,
     - sum(audience.members * cells.weight * cells.weight) as audience_squares,
     - sum((base.members - audience.members)) as rest, sum((base.members - audience.members) * cells.weight) as rest_weight,
     - sum((base.members - audience.members) * cells.weight * cells.weight) as rest_squares,
     - sum(base.members * cells.weight) as base_weight
     + sum(audience.members) as audience,
     + sum((base.members - audience.members)) as rest
  23 - and (title_id in {title_0:Array(String)}))
     + and (title_id in {title_0:Array(String)})
     + and network_id in {network_0:Array(String)})
  41 - -- date_0 = "2024-05-01"
     - -- date_1 = "2024-05-31"
     - -- country_0 = ["US"]
     + -- network_0 = ["210","33"]
     + -- date_0 = "2023-07-07"
     + -- date_1 = "2024-06-30"
     + -- country_0 = ["US","GB"]
  46 - select sum(parts.members) as n,
     - if(n = 0, null, round(pow(sum(parts.members * cells.weight), 2) / sum(parts.members * cells.weight * cells.weight), 3)) as effective
     + select sum(members) as n
  52 - and (title_id in {title_0:Array(String)}))
     + and (title_id in {title_0:Array(String)})
     + and network_id in {network_0:Array(String)})
  57 - ) as parts
     - inner join cells on cells.cell = parts.cell
     + )
