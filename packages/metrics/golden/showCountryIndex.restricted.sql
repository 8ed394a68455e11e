-- showCountryIndex.restricted: as showCountryIndex.balanced-days, but
  39 - sum(audience.members * cells.weight) as members, sum(base.members * cells.weight) as base_members,
     + sum(audience.members * 1) as members, sum(base.members * 1) as base_members,
  41 - sum((base.members - audience.members) * cells.weight) as others,
     + sum((base.members - audience.members) * 1) as others,
  44 - sum(sum(audience.members * cells.weight * cells.weight)) over () as all_squares,
     - sum(sum((base.members - audience.members) * cells.weight * cells.weight)) over () as rest_squares
     + sum(sum(audience.members * 1 * 1)) over () as all_squares,
     + sum(sum((base.members - audience.members) * 1 * 1)) over () as rest_squares
  51 - and (title_id in {show_0:Array(String)}))
     + and (title_id in {show_0:Array(String)})
     + and network_id in {network_0:Array(String)})
  76 - -- date_0 = "2024-05-01"
     + -- date_0 = "2023-07-07"
  78 - -- date_1 = "2024-05-31"
     - -- country_0 = ["US"]
     + -- network_0 = ["210","33"]
     + -- date_1 = "2024-06-30"
     + -- country_0 = ["US","GB"]
  82 - select sum(parts.members) as n,
     - if(n = 0, null, round(pow(sum(parts.members * cells.weight), 2) / sum(parts.members * cells.weight * cells.weight), 3)) as effective
     + select sum(members) as n
  88 - and (title_id in {show_0:Array(String)}))
     + and (title_id in {show_0:Array(String)})
     + and network_id in {network_0:Array(String)})
  92 - ) as parts
     - inner join cells on cells.cell = parts.cell
     + )
-- showAgeIndex.restricted: as showCountryIndex.restricted, with the changes of showAgeIndex.none
-- showGenderIndex.restricted: as showCountryIndex.restricted, with the changes of showGenderIndex.none
-- movieCountryIndex.restricted: as showCountryIndex.restricted, but
  50 - where title in (select title from titles where kind = 'series'
     - and (title_id in {show_0:Array(String)})
     + where title in (select title from titles where kind = 'movie'
     + and (title_id in {movie_0:Array(String)})
  60 - where kind = 'series'
     + where kind = 'movie'
  78 - -- show_0 = ["1104"]
     + -- movie_0 = ["3f594ef5-131e-4d32-b65d-ba7b22a177fb"]
  88 - where title in (select title from titles where kind = 'series'
     - and (title_id in {show_0:Array(String)})
     + where title in (select title from titles where kind = 'movie'
     + and (title_id in {movie_0:Array(String)})
-- movieAgeIndex.restricted: as showCountryIndex.restricted, but
  12 - select figures.country as country, round(figures.index, 9) as index, round(figures.viewers, 9) as viewers, round(figures.share, 9) as share, figures.base as base, round(figures.effective, 9) as effective, round(figures.shareLow, 9) as shareLow, round(figures.shareHigh, 9) as shareHigh, round(figures.restShare, 9) as restShare, round(figures.indexLow, 9) as indexLow, round(figures.indexHigh, 9) as indexHigh, figures.differs as differs
     + select figures.age as age, round(figures.index, 9) as index, round(figures.viewers, 9) as viewers, round(figures.share, 9) as share, figures.base as base, round(figures.effective, 9) as effective, round(figures.shareLow, 9) as shareLow, round(figures.shareHigh, 9) as shareHigh, round(figures.restShare, 9) as restShare, round(figures.indexLow, 9) as indexLow, round(figures.indexHigh, 9) as indexHigh, figures.differs as differs
  14 - select bucket as country, members as viewers, index, share, all_people as base, effective,
     + select bucket as age, members as viewers, index, share, all_people as base, effective,
  38 - select cells.country as bucket,
     + select cells.age as bucket,
  50 - where title in (select title from titles where kind = 'series'
     - and (title_id in {show_0:Array(String)})
     + where title in (select title from titles where kind = 'movie'
     + and (title_id in {movie_0:Array(String)})
  60 - where kind = 'series'
     + where kind = 'movie'
  65 - where cells.country != ''
     + where cells.age != ''
  68 - where people >= 30
     + where base_people > 0 and all_people > 0
  75 - order by index desc nulls last, country asc nulls last
     + order by age asc nulls last
  78 - -- show_0 = ["1104"]
     + -- movie_0 = ["3f594ef5-131e-4d32-b65d-ba7b22a177fb"]
  88 - where title in (select title from titles where kind = 'series'
     - and (title_id in {show_0:Array(String)})
     + where title in (select title from titles where kind = 'movie'
     + and (title_id in {movie_0:Array(String)})
-- movieGenderIndex.restricted: as showCountryIndex.restricted, but
  12 - select figures.country as country, round(figures.index, 9) as index, round(figures.viewers, 9) as viewers, round(figures.share, 9) as share, figures.base as base, round(figures.effective, 9) as effective, round(figures.shareLow, 9) as shareLow, round(figures.shareHigh, 9) as shareHigh, round(figures.restShare, 9) as restShare, round(figures.indexLow, 9) as indexLow, round(figures.indexHigh, 9) as indexHigh, figures.differs as differs
     + select figures.gender as gender, round(figures.index, 9) as index, round(figures.viewers, 9) as viewers, round(figures.share, 9) as share, figures.base as base, round(figures.effective, 9) as effective, round(figures.shareLow, 9) as shareLow, round(figures.shareHigh, 9) as shareHigh, round(figures.restShare, 9) as restShare, round(figures.indexLow, 9) as indexLow, round(figures.indexHigh, 9) as indexHigh, figures.differs as differs
  14 - select bucket as country, members as viewers, index, share, all_people as base, effective,
     + select bucket as gender, members as viewers, index, share, all_people as base, effective,
  38 - select cells.country as bucket,
     + select cells.gender as bucket,
  50 - where title in (select title from titles where kind = 'series'
     - and (title_id in {show_0:Array(String)})
     + where title in (select title from titles where kind = 'movie'
     + and (title_id in {movie_0:Array(String)})
  60 - where kind = 'series'
     + where kind = 'movie'
  65 - where cells.country != ''
     + where cells.gender != ''
  68 - where people >= 30
     + where base_people > 0 and all_people > 0
  75 - order by index desc nulls last, country asc nulls last
     + order by index desc nulls last, gender asc nulls last
  78 - -- show_0 = ["1104"]
     + -- movie_0 = ["3f594ef5-131e-4d32-b65d-ba7b22a177fb"]
  88 - where title in (select title from titles where kind = 'series'
     - and (title_id in {show_0:Array(String)})
     + where title in (select title from titles where kind = 'movie'
     + and (title_id in {movie_0:Array(String)})
-- showCountryFollowerIndex.restricted: as showCountryFollowerIndex.none, but
  51 - and (title_id in {show_0:Array(String)}))
     + and (title_id in {show_0:Array(String)})
     + and network_id in {network_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)})
  58 + and cell in (select cell from cells where country in {country_0:Array(String)})
  73 + -- network_0 = ["210","33"]
     + -- country_0 = ["US","GB"]
  80 - and (title_id in {show_0:Array(String)}))
     + and (title_id in {show_0:Array(String)})
     + and network_id in {network_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)})
-- showAgeFollowerIndex.restricted: as showAgeFollowerIndex.none, but
  51 - and (title_id in {show_0:Array(String)}))
     + and (title_id in {show_0:Array(String)})
     + and network_id in {network_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)})
  58 + and cell in (select cell from cells where country in {country_0:Array(String)})
  73 + -- network_0 = ["210","33"]
     + -- country_0 = ["US","GB"]
  80 - and (title_id in {show_0:Array(String)}))
     + and (title_id in {show_0:Array(String)})
     + and network_id in {network_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)})
-- showGenderFollowerIndex.restricted: as showGenderFollowerIndex.none, but
  51 - and (title_id in {show_0:Array(String)}))
     + and (title_id in {show_0:Array(String)})
     + and network_id in {network_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)})
  58 + and cell in (select cell from cells where country in {country_0:Array(String)})
  73 + -- network_0 = ["210","33"]
     + -- country_0 = ["US","GB"]
  80 - and (title_id in {show_0:Array(String)}))
     + and (title_id in {show_0:Array(String)})
     + and network_id in {network_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)})
-- movieCountryFollowerIndex.restricted: as movieCountryFollowerIndex.none, but
  51 - and (title_id in {movie_0:Array(String)}))
     + and (title_id in {movie_0:Array(String)})
     + and network_id in {network_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)})
  58 + and cell in (select cell from cells where country in {country_0:Array(String)})
  73 + -- network_0 = ["210","33"]
     + -- country_0 = ["US","GB"]
  80 - and (title_id in {movie_0:Array(String)}))
     + and (title_id in {movie_0:Array(String)})
     + and network_id in {network_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)})
-- movieAgeFollowerIndex.restricted: as movieAgeFollowerIndex.none, but
  51 - and (title_id in {movie_0:Array(String)}))
     + and (title_id in {movie_0:Array(String)})
     + and network_id in {network_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)})
  58 + and cell in (select cell from cells where country in {country_0:Array(String)})
  73 + -- network_0 = ["210","33"]
     + -- country_0 = ["US","GB"]
  80 - and (title_id in {movie_0:Array(String)}))
     + and (title_id in {movie_0:Array(String)})
     + and network_id in {network_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)})
-- movieGenderFollowerIndex.restricted: as movieGenderFollowerIndex.none, but
  51 - and (title_id in {movie_0:Array(String)}))
     + and (title_id in {movie_0:Array(String)})
     + and network_id in {network_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)})
  58 + and cell in (select cell from cells where country in {country_0:Array(String)})
  73 + -- network_0 = ["210","33"]
     + -- country_0 = ["US","GB"]
  80 - and (title_id in {movie_0:Array(String)}))
     + and (title_id in {movie_0:Array(String)})
     + and network_id in {network_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)})
-- networkCountryIndex.restricted: as showCountryIndex.restricted, but
  48 - select cell, countIf(since <= {date_0:Date32}) as members
     + select cell, uniqExact(member) as members
  51 - and (title_id in {show_0:Array(String)})
  55 + and since <= {date_0:Date32}
  77 + -- network_0 = ["210"]
  78 - -- show_0 = ["1104"]
     - -- network_0 = ["210","33"]
  86 - select cell, countIf(since <= {date_0:Date32}) as members
     + select cell, uniqExact(member) as members
  89 - and (title_id in {show_0:Array(String)})
  93 + and since <= {date_0:Date32}
-- networkAgeIndex.restricted: as networkAgeIndex.balanced-days, but
  39 - sum(audience.members * cells.weight) as members, sum(base.members * cells.weight) as base_members,
     + sum(audience.members * 1) as members, sum(base.members * 1) as base_members,
  41 - sum((base.members - audience.members) * cells.weight) as others,
     + sum((base.members - audience.members) * 1) as others,
  44 - sum(sum(audience.members * cells.weight * cells.weight)) over () as all_squares,
     - sum(sum((base.members - audience.members) * cells.weight * cells.weight)) over () as rest_squares
     + sum(sum(audience.members * 1 * 1)) over () as all_squares,
     + sum(sum((base.members - audience.members) * 1 * 1)) over () as rest_squares
  78 - -- date_0 = "2024-05-01"
     - -- date_1 = "2024-05-31"
     - -- country_0 = ["US"]
     + -- date_0 = "2023-07-07"
     + -- date_1 = "2024-06-30"
     + -- country_0 = ["US","GB"]
  83 - select sum(parts.members) as n,
     - if(n = 0, null, round(pow(sum(parts.members * cells.weight), 2) / sum(parts.members * cells.weight * cells.weight), 3)) as effective
     + select sum(members) as n
  94 - ) as parts
     - inner join cells on cells.cell = parts.cell
     + )
-- networkGenderIndex.restricted: as networkGenderIndex.balanced-days, but
  39 - sum(audience.members * cells.weight) as members, sum(base.members * cells.weight) as base_members,
     + sum(audience.members * 1) as members, sum(base.members * 1) as base_members,
  41 - sum((base.members - audience.members) * cells.weight) as others,
     + sum((base.members - audience.members) * 1) as others,
  44 - sum(sum(audience.members * cells.weight * cells.weight)) over () as all_squares,
     - sum(sum((base.members - audience.members) * cells.weight * cells.weight)) over () as rest_squares
     + sum(sum(audience.members * 1 * 1)) over () as all_squares,
     + sum(sum((base.members - audience.members) * 1 * 1)) over () as rest_squares
  78 - -- date_0 = "2024-05-01"
     - -- date_1 = "2024-05-31"
     - -- country_0 = ["US"]
     + -- date_0 = "2023-07-07"
     + -- date_1 = "2024-06-30"
     + -- country_0 = ["US","GB"]
  83 - select sum(parts.members) as n,
     - if(n = 0, null, round(pow(sum(parts.members * cells.weight), 2) / sum(parts.members * cells.weight * cells.weight), 3)) as effective
     + select sum(members) as n
  94 - ) as parts
     - inner join cells on cells.cell = parts.cell
     + )
-- actorCountryIndex.restricted: as actorCountryIndex.none, but
  53 - and day <= {date_0:Date32}
     + and day between {date_0:Date32} and {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
     + and title in (select title from titles where 1
     + and network_id in {network_0:Array(String)})
  61 - and day <= {date_0:Date32}
     + and day between {date_0:Date32} and {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
  78 - -- date_0 = "2024-06-30"
     + -- date_0 = "2023-07-07"
     + -- date_1 = "2024-06-30"
     + -- country_0 = ["US","GB"]
     + -- network_0 = ["210","33"]
  88 - and day <= {date_0:Date32}
     + and day between {date_0:Date32} and {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
     + and title in (select title from titles where 1
     + and network_id in {network_0:Array(String)})
-- actorAgeIndex.restricted: as actorAgeIndex.none, but
  53 - and day <= {date_0:Date32}
     + and day between {date_0:Date32} and {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
     + and title in (select title from titles where 1
     + and network_id in {network_0:Array(String)})
  61 - and day <= {date_0:Date32}
     + and day between {date_0:Date32} and {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
  78 - -- date_0 = "2024-06-30"
     + -- date_0 = "2023-07-07"
     + -- date_1 = "2024-06-30"
     + -- country_0 = ["US","GB"]
     + -- network_0 = ["210","33"]
  88 - and day <= {date_0:Date32}
     + and day between {date_0:Date32} and {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
     + and title in (select title from titles where 1
     + and network_id in {network_0:Array(String)})
-- actorGenderIndex.restricted: as actorGenderIndex.none, but
  53 - and day <= {date_0:Date32}
     + and day between {date_0:Date32} and {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
     + and title in (select title from titles where 1
     + and network_id in {network_0:Array(String)})
  61 - and day <= {date_0:Date32}
     + and day between {date_0:Date32} and {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
  78 - -- date_0 = "2024-06-30"
     + -- date_0 = "2023-07-07"
     + -- date_1 = "2024-06-30"
     + -- country_0 = ["US","GB"]
     + -- network_0 = ["210","33"]
  88 - and day <= {date_0:Date32}
     + and day between {date_0:Date32} and {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
     + and title in (select title from titles where 1
     + and network_id in {network_0:Array(String)})
-- affinityAge.restricted: as affinityAge.balanced-days, but
  39 - sum(audience.members * cells.weight) as members, sum(base.members * cells.weight) as base_members,
     + sum(audience.members * 1) as members, sum(base.members * 1) as base_members,
  41 - sum((base.members - audience.members) * cells.weight) as others,
     + sum((base.members - audience.members) * 1) as others,
  44 - sum(sum(audience.members * cells.weight * cells.weight)) over () as all_squares,
     - sum(sum((base.members - audience.members) * cells.weight * cells.weight)) over () as rest_squares
     + sum(sum(audience.members * 1 * 1)) over () as all_squares,
     + sum(sum((base.members - audience.members) * 1 * 1)) over () as rest_squares
  51 - and (title_id in {title_0:Array(String)}))
     + and (title_id in {title_0:Array(String)})
     + and network_id in {network_0:Array(String)})
  78 - -- date_0 = "2024-05-01"
     - -- date_1 = "2024-05-31"
     - -- country_0 = ["US"]
     + -- network_0 = ["210","33"]
     + -- date_0 = "2023-07-07"
     + -- date_1 = "2024-06-30"
     + -- country_0 = ["US","GB"]
  83 - select sum(parts.members) as n,
     - if(n = 0, null, round(pow(sum(parts.members * cells.weight), 2) / sum(parts.members * cells.weight * cells.weight), 3)) as effective
     + select sum(members) as n
  89 - and (title_id in {title_0:Array(String)}))
     + and (title_id in {title_0:Array(String)})
     + and network_id in {network_0:Array(String)})
  94 - ) as parts
     - inner join cells on cells.cell = parts.cell
     + )
-- affinityGender.restricted: as affinityGender.balanced-days, but
  39 - sum(audience.members * cells.weight) as members, sum(base.members * cells.weight) as base_members,
     + sum(audience.members * 1) as members, sum(base.members * 1) as base_members,
  41 - sum((base.members - audience.members) * cells.weight) as others,
     + sum((base.members - audience.members) * 1) as others,
  44 - sum(sum(audience.members * cells.weight * cells.weight)) over () as all_squares,
     - sum(sum((base.members - audience.members) * cells.weight * cells.weight)) over () as rest_squares
     + sum(sum(audience.members * 1 * 1)) over () as all_squares,
     + sum(sum((base.members - audience.members) * 1 * 1)) over () as rest_squares
  51 - and (title_id in {title_0:Array(String)}))
     + and (title_id in {title_0:Array(String)})
     + and network_id in {network_0:Array(String)})
  78 - -- date_0 = "2024-05-01"
     - -- date_1 = "2024-05-31"
     - -- country_0 = ["US"]
     + -- network_0 = ["210","33"]
     + -- date_0 = "2023-07-07"
     + -- date_1 = "2024-06-30"
     + -- country_0 = ["US","GB"]
  83 - select sum(parts.members) as n,
     - if(n = 0, null, round(pow(sum(parts.members * cells.weight), 2) / sum(parts.members * cells.weight * cells.weight), 3)) as effective
     + select sum(members) as n
  89 - and (title_id in {title_0:Array(String)}))
     + and (title_id in {title_0:Array(String)})
     + and network_id in {network_0:Array(String)})
  94 - ) as parts
     - inner join cells on cells.cell = parts.cell
     + )
-- affinityCountry.restricted: as showCountryIndex.restricted, but
  48 - select cell, countIf(since <= {date_0:Date32}) as members
     + select cell, uniqExact(member) as members
  50 - where title in (select title from titles where kind = 'series'
     - and (title_id in {show_0:Array(String)})
     + where title in (select title from titles where title in (select title from titles where 1)
     + and (title_id in {title_0:Array(String)})
  55 + and since <= {date_0:Date32}
  60 - where kind = 'series'
     + where kind = 'any'
  77 - -- date_0 = "2023-07-07"
     - -- show_0 = ["1104"]
     + -- title_0 = ["1104","84"]
  80 + -- date_0 = "2023-07-07"
  86 - select cell, countIf(since <= {date_0:Date32}) as members
     + select cell, uniqExact(member) as members
  88 - where title in (select title from titles where kind = 'series'
     - and (title_id in {show_0:Array(String)})
     + where title in (select title from titles where title in (select title from titles where 1)
     + and (title_id in {title_0:Array(String)})
  93 + and since <= {date_0:Date32}
