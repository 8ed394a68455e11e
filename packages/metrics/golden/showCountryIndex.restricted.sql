-- showCountryIndex.restricted: as showCountryIndex.balanced-days, but
  13 - sum(audience.members) as audience, sum(audience.members * cells.weight) as audience_weight,
     - sum(audience.members * cells.weight * cells.weight) as audience_squares,
     - sum((base.members - audience.members)) as rest, sum((base.members - audience.members) * cells.weight) as rest_weight,
     - sum((base.members - audience.members) * cells.weight * cells.weight) as rest_squares,
     - sum(base.members * cells.weight) as base_weight
     + sum(audience.members) as audience,
     + sum((base.members - audience.members)) as rest
  23 - and (title_id in {show_0:Array(String)}))
     + and (title_id in {show_0:Array(String)})
     + and network_id in {network_0:Array(String)})
  39 - -- date_0 = "2024-05-01"
     + -- date_0 = "2023-07-07"
  41 - -- date_1 = "2024-05-31"
     - -- country_0 = ["US"]
     + -- network_0 = ["210","33"]
     + -- date_1 = "2024-06-30"
     + -- country_0 = ["US","GB"]
  45 - select sum(parts.members) as n,
     - if(n = 0, null, round(pow(sum(parts.members * cells.weight), 2) / sum(parts.members * cells.weight * cells.weight), 3)) as effective
     + select sum(members) as n
  51 - and (title_id in {show_0:Array(String)}))
     + and (title_id in {show_0:Array(String)})
     + and network_id in {network_0:Array(String)})
  55 - ) as parts
     - inner join cells on cells.cell = parts.cell
     + )
-- showAgeIndex.restricted: as showCountryIndex.restricted, with the changes of showAgeIndex.none
-- showGenderIndex.restricted: as showCountryIndex.restricted, with the changes of showGenderIndex.none
-- movieCountryIndex.restricted: as showCountryIndex.restricted, but
  19 - where title in (select title from titles where kind = 'series'
     - and (title_id in {show_0:Array(String)})
     + where title in (select title from titles where kind = 'movie'
     + and (title_id in {movie_0:Array(String)})
  29 - where kind = 'series'
     + where kind = 'movie'
  38 - -- show_0 = ["1104"]
     + -- movie_0 = ["3f594ef5-131e-4d32-b65d-ba7b22a177fb"]
  48 - where title in (select title from titles where kind = 'series'
     - and (title_id in {show_0:Array(String)})
     + where title in (select title from titles where kind = 'movie'
     + and (title_id in {movie_0:Array(String)})
-- movieAgeIndex.restricted: as showCountryIndex.restricted, but
  12 - select cells.country as bucket,
     + select cells.age as bucket,
  19 - where title in (select title from titles where kind = 'series'
     - and (title_id in {show_0:Array(String)})
     + where title in (select title from titles where kind = 'movie'
     + and (title_id in {movie_0:Array(String)})
  29 - where kind = 'series'
     + where kind = 'movie'
  34 - where cells.country != ''
     + where cells.age != ''
  38 - -- show_0 = ["1104"]
     + -- movie_0 = ["3f594ef5-131e-4d32-b65d-ba7b22a177fb"]
  48 - where title in (select title from titles where kind = 'series'
     - and (title_id in {show_0:Array(String)})
     + where title in (select title from titles where kind = 'movie'
     + and (title_id in {movie_0:Array(String)})
-- movieGenderIndex.restricted: as showCountryIndex.restricted, but
  12 - select cells.country as bucket,
     + select cells.gender as bucket,
  19 - where title in (select title from titles where kind = 'series'
     - and (title_id in {show_0:Array(String)})
     + where title in (select title from titles where kind = 'movie'
     + and (title_id in {movie_0:Array(String)})
  29 - where kind = 'series'
     + where kind = 'movie'
  34 - where cells.country != ''
     + where cells.gender != ''
  38 - -- show_0 = ["1104"]
     + -- movie_0 = ["3f594ef5-131e-4d32-b65d-ba7b22a177fb"]
  48 - where title in (select title from titles where kind = 'series'
     - and (title_id in {show_0:Array(String)})
     + where title in (select title from titles where kind = 'movie'
     + and (title_id in {movie_0:Array(String)})
-- showCountryFollowerIndex.restricted: as showCountryFollowerIndex.none, but
  20 - and (title_id in {show_0:Array(String)}))
     + and (title_id in {show_0:Array(String)})
     + and network_id in {network_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)})
  27 + and cell in (select cell from cells where country in {country_0:Array(String)})
  33 + -- network_0 = ["210","33"]
     + -- country_0 = ["US","GB"]
  40 - and (title_id in {show_0:Array(String)}))
     + and (title_id in {show_0:Array(String)})
     + and network_id in {network_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)})
-- showAgeFollowerIndex.restricted: as showAgeFollowerIndex.none, but
  20 - and (title_id in {show_0:Array(String)}))
     + and (title_id in {show_0:Array(String)})
     + and network_id in {network_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)})
  27 + and cell in (select cell from cells where country in {country_0:Array(String)})
  33 + -- network_0 = ["210","33"]
     + -- country_0 = ["US","GB"]
  40 - and (title_id in {show_0:Array(String)}))
     + and (title_id in {show_0:Array(String)})
     + and network_id in {network_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)})
-- showGenderFollowerIndex.restricted: as showGenderFollowerIndex.none, but
  20 - and (title_id in {show_0:Array(String)}))
     + and (title_id in {show_0:Array(String)})
     + and network_id in {network_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)})
  27 + and cell in (select cell from cells where country in {country_0:Array(String)})
  33 + -- network_0 = ["210","33"]
     + -- country_0 = ["US","GB"]
  40 - and (title_id in {show_0:Array(String)}))
     + and (title_id in {show_0:Array(String)})
     + and network_id in {network_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)})
-- movieCountryFollowerIndex.restricted: as movieCountryFollowerIndex.none, but
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
-- networkCountryIndex.restricted: as showCountryIndex.restricted, but
  17 - select cell, countIf(since <= {date_0:Date32}) as members
     + select cell, uniqExact(member) as members
  20 - and (title_id in {show_0:Array(String)})
  24 + and since <= {date_0:Date32}
  37 + -- network_0 = ["210"]
  38 - -- show_0 = ["1104"]
     - -- network_0 = ["210","33"]
  46 - select cell, countIf(since <= {date_0:Date32}) as members
     + select cell, uniqExact(member) as members
  49 - and (title_id in {show_0:Array(String)})
  53 + and since <= {date_0:Date32}
-- networkAgeIndex.restricted: as showCountryIndex.restricted, but
  12 - select cells.country as bucket,
     + select cells.age as bucket,
  17 - select cell, countIf(since <= {date_0:Date32}) as members
     + select cell, uniqExact(member) as members
  20 - and (title_id in {show_0:Array(String)})
  24 + and since <= {date_0:Date32}
  34 - where cells.country != ''
     + where cells.age != ''
  37 + -- network_0 = ["210"]
  38 - -- show_0 = ["1104"]
     - -- network_0 = ["210","33"]
  46 - select cell, countIf(since <= {date_0:Date32}) as members
     + select cell, uniqExact(member) as members
  49 - and (title_id in {show_0:Array(String)})
  53 + and since <= {date_0:Date32}
-- networkGenderIndex.restricted: as showCountryIndex.restricted, but
  12 - select cells.country as bucket,
     + select cells.gender as bucket,
  17 - select cell, countIf(since <= {date_0:Date32}) as members
     + select cell, uniqExact(member) as members
  20 - and (title_id in {show_0:Array(String)})
  24 + and since <= {date_0:Date32}
  34 - where cells.country != ''
     + where cells.gender != ''
  37 + -- network_0 = ["210"]
  38 - -- show_0 = ["1104"]
     - -- network_0 = ["210","33"]
  46 - select cell, countIf(since <= {date_0:Date32}) as members
     + select cell, uniqExact(member) as members
  49 - and (title_id in {show_0:Array(String)})
  53 + and since <= {date_0:Date32}
-- affinityCountry.restricted: as showCountryIndex.restricted, but
  17 - select cell, countIf(since <= {date_0:Date32}) as members
     + select cell, uniqExact(member) as members
  19 - where title in (select title from titles where kind = 'series'
     - and (title_id in {show_0:Array(String)})
     + where title in (select title from titles where title in (select title from titles where 1)
     + and (title_id in {title_0:Array(String)})
  24 + and since <= {date_0:Date32}
  29 - where kind = 'series'
     + where kind = 'any'
  37 - -- date_0 = "2023-07-07"
     - -- show_0 = ["1104"]
     + -- title_0 = ["1104","84"]
  40 + -- date_0 = "2023-07-07"
  46 - select cell, countIf(since <= {date_0:Date32}) as members
     + select cell, uniqExact(member) as members
  48 - where title in (select title from titles where kind = 'series'
     - and (title_id in {show_0:Array(String)})
     + where title in (select title from titles where title in (select title from titles where 1)
     + and (title_id in {title_0:Array(String)})
  53 + and since <= {date_0:Date32}
