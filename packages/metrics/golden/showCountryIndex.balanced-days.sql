-- showCountryIndex.balanced-days: as showCountryIndex.balanced, but
  20 - select cell, sum(title_cells.viewers) as members
     - from title_cells
     + select cell, countIf(since <= {since_0:Date}) as members
     + from title_view_days
  24 + and day between {date_0:Date32} and {date_1:Date32}
  25 - and title_cells.views > 0
  29 - select cell, sum(audience_cells.viewers) as members
     - from audience_cells
     + select cell, sumIf(audience_days.viewers, since <= {since_0:Date}) as members
     + from audience_days
  32 + and day between {date_0:Date32} and {date_1:Date32}
  38 + -- since_0 = "2024-05-01"
  39 + -- date_0 = "2024-05-01"
     + -- date_1 = "2024-05-31"
  45 - select cell, sum(title_cells.viewers) as members
     - from title_cells
     + select cell, countIf(since <= {since_0:Date}) as members
     + from title_view_days
  49 + and day between {date_0:Date32} and {date_1:Date32}
  50 - and title_cells.views > 0
-- showAgeIndex.balanced-days: as showCountryIndex.balanced-days, but
  12 - select cells.country as bucket,
     + select cells.age as bucket,
  36 - where cells.country != ''
     + where cells.age != ''
-- showGenderIndex.balanced-days: as showCountryIndex.balanced-days, but
  12 - select cells.country as bucket,
     + select cells.gender as bucket,
  36 - where cells.country != ''
     + where cells.gender != ''
-- movieCountryIndex.balanced-days: as showCountryIndex.balanced-days, with the changes of movieCountryIndex.none
-- movieAgeIndex.balanced-days: as showCountryIndex.balanced-days, but
  12 - select cells.country as bucket,
     + select cells.age as bucket,
  22 - where title in (select title from titles where kind = 'series'
     - and (title_id in {show_0:Array(String)}))
     + where title in (select title from titles where kind = 'movie'
     + and (title_id in {movie_0:Array(String)}))
  31 - where kind = 'series'
     + where kind = 'movie'
  36 - where cells.country != ''
     + where cells.age != ''
  40 - -- show_0 = ["1104"]
     + -- movie_0 = ["3f594ef5-131e-4d32-b65d-ba7b22a177fb"]
  51 - where title in (select title from titles where kind = 'series'
     - and (title_id in {show_0:Array(String)}))
     + where title in (select title from titles where kind = 'movie'
     + and (title_id in {movie_0:Array(String)}))
-- movieGenderIndex.balanced-days: as showCountryIndex.balanced-days, but
  12 - select cells.country as bucket,
     + select cells.gender as bucket,
  22 - where title in (select title from titles where kind = 'series'
     - and (title_id in {show_0:Array(String)}))
     + where title in (select title from titles where kind = 'movie'
     + and (title_id in {movie_0:Array(String)}))
  31 - where kind = 'series'
     + where kind = 'movie'
  36 - where cells.country != ''
     + where cells.gender != ''
  40 - -- show_0 = ["1104"]
     + -- movie_0 = ["3f594ef5-131e-4d32-b65d-ba7b22a177fb"]
  51 - where title in (select title from titles where kind = 'series'
     - and (title_id in {show_0:Array(String)}))
     + where title in (select title from titles where kind = 'movie'
     + and (title_id in {movie_0:Array(String)}))
-- showCountryFollowerIndex.balanced-days: as showCountryFollowerIndex.balanced, but
  20 - select cell, sum(title_cells.followers) as members
     - from title_cells
     + select cell, sum(steps) as members
     + from follow_days
  24 + and day <= {date_0:Date32}
  28 - select cell, sum(audience_cells.followers) as members
     - from audience_cells
     + select cell, sum(steps) as members
     + from audience_follow_days
  31 + and day <= {date_0:Date32}
  38 + -- date_0 = "2024-05-31"
  44 - select cell, sum(title_cells.followers) as members
     - from title_cells
     + select cell, sum(steps) as members
     + from follow_days
  48 + and day <= {date_0:Date32}
-- showAgeFollowerIndex.balanced-days: as showAgeFollowerIndex.balanced, but
  20 - select cell, sum(title_cells.followers) as members
     - from title_cells
     + select cell, sum(steps) as members
     + from follow_days
  24 + and day <= {date_0:Date32}
  28 - select cell, sum(audience_cells.followers) as members
     - from audience_cells
     + select cell, sum(steps) as members
     + from audience_follow_days
  31 + and day <= {date_0:Date32}
  38 + -- date_0 = "2024-05-31"
  44 - select cell, sum(title_cells.followers) as members
     - from title_cells
     + select cell, sum(steps) as members
     + from follow_days
  48 + and day <= {date_0:Date32}
-- showGenderFollowerIndex.balanced-days: as showGenderFollowerIndex.balanced, but
  20 - select cell, sum(title_cells.followers) as members
     - from title_cells
     + select cell, sum(steps) as members
     + from follow_days
  24 + and day <= {date_0:Date32}
  28 - select cell, sum(audience_cells.followers) as members
     - from audience_cells
     + select cell, sum(steps) as members
     + from audience_follow_days
  31 + and day <= {date_0:Date32}
  38 + -- date_0 = "2024-05-31"
  44 - select cell, sum(title_cells.followers) as members
     - from title_cells
     + select cell, sum(steps) as members
     + from follow_days
  48 + and day <= {date_0:Date32}
-- movieCountryFollowerIndex.balanced-days: as movieCountryFollowerIndex.balanced, but
  20 - select cell, sum(title_cells.followers) as members
     - from title_cells
     + select cell, sum(steps) as members
     + from follow_days
  24 + and day <= {date_0:Date32}
  28 - select cell, sum(audience_cells.followers) as members
     - from audience_cells
     + select cell, sum(steps) as members
     + from audience_follow_days
  31 + and day <= {date_0:Date32}
  38 + -- date_0 = "2024-05-31"
  44 - select cell, sum(title_cells.followers) as members
     - from title_cells
     + select cell, sum(steps) as members
     + from follow_days
  48 + and day <= {date_0:Date32}
-- movieAgeFollowerIndex.balanced-days: as movieAgeFollowerIndex.balanced, but
  20 - select cell, sum(title_cells.followers) as members
     - from title_cells
     + select cell, sum(steps) as members
     + from follow_days
  24 + and day <= {date_0:Date32}
  28 - select cell, sum(audience_cells.followers) as members
     - from audience_cells
     + select cell, sum(steps) as members
     + from audience_follow_days
  31 + and day <= {date_0:Date32}
  38 + -- date_0 = "2024-05-31"
  44 - select cell, sum(title_cells.followers) as members
     - from title_cells
     + select cell, sum(steps) as members
     + from follow_days
  48 + and day <= {date_0:Date32}
-- movieGenderFollowerIndex.balanced-days: as movieGenderFollowerIndex.balanced, but
  20 - select cell, sum(title_cells.followers) as members
     - from title_cells
     + select cell, sum(steps) as members
     + from follow_days
  24 + and day <= {date_0:Date32}
  28 - select cell, sum(audience_cells.followers) as members
     - from audience_cells
     + select cell, sum(steps) as members
     + from audience_follow_days
  31 + and day <= {date_0:Date32}
  38 + -- date_0 = "2024-05-31"
  44 - select cell, sum(title_cells.followers) as members
     - from title_cells
     + select cell, sum(steps) as members
     + from follow_days
  48 + and day <= {date_0:Date32}
-- networkCountryIndex.balanced-days: as showCountryIndex.balanced-days, but
  20 - select cell, countIf(since <= {since_0:Date}) as members
     + select cell, uniqExact(member) as members
  23 - and (title_id in {show_0:Array(String)}))
     + and network_id in {network_0:Array(String)})
  26 + and since <= {since_0:Date}
  39 - -- since_0 = "2024-05-01"
     - -- show_0 = ["1104"]
     + -- network_0 = ["210"]
  44 + -- since_0 = "2024-05-01"
  49 - select cell, countIf(since <= {since_0:Date}) as members
     + select cell, uniqExact(member) as members
  52 - and (title_id in {show_0:Array(String)}))
     + and network_id in {network_0:Array(String)})
  55 + and since <= {since_0:Date}
-- networkAgeIndex.balanced-days: as showCountryIndex.balanced-days, but
  12 - select cells.country as bucket,
     + select cells.age as bucket,
  20 - select cell, countIf(since <= {since_0:Date}) as members
     + select cell, uniqExact(member) as members
  23 - and (title_id in {show_0:Array(String)}))
     + and network_id in {network_0:Array(String)})
  26 + and since <= {since_0:Date}
  36 - where cells.country != ''
     + where cells.age != ''
  39 - -- since_0 = "2024-05-01"
     - -- show_0 = ["1104"]
     + -- network_0 = ["210"]
  44 + -- since_0 = "2024-05-01"
  49 - select cell, countIf(since <= {since_0:Date}) as members
     + select cell, uniqExact(member) as members
  52 - and (title_id in {show_0:Array(String)}))
     + and network_id in {network_0:Array(String)})
  55 + and since <= {since_0:Date}
-- networkGenderIndex.balanced-days: as showCountryIndex.balanced-days, but
  12 - select cells.country as bucket,
     + select cells.gender as bucket,
  20 - select cell, countIf(since <= {since_0:Date}) as members
     + select cell, uniqExact(member) as members
  23 - and (title_id in {show_0:Array(String)}))
     + and network_id in {network_0:Array(String)})
  26 + and since <= {since_0:Date}
  36 - where cells.country != ''
     + where cells.gender != ''
  39 - -- since_0 = "2024-05-01"
     - -- show_0 = ["1104"]
     + -- network_0 = ["210"]
  44 + -- since_0 = "2024-05-01"
  49 - select cell, countIf(since <= {since_0:Date}) as members
     + select cell, uniqExact(member) as members
  52 - and (title_id in {show_0:Array(String)}))
     + and network_id in {network_0:Array(String)})
  55 + and since <= {since_0:Date}
-- affinityAge.balanced-days: as showCountryIndex.balanced-days, but
  12 - select cells.country as bucket,
     + select cells.age as bucket,
  20 - select cell, countIf(since <= {since_0:Date}) as members
     + select cell, uniqExact(member) as members
  22 - where title in (select title from titles where kind = 'series'
     - and (title_id in {show_0:Array(String)}))
     + where title in (select title from titles where 1
     + and (title_id in {title_0:Array(String)}))
  26 + and since <= {since_0:Date}
  31 - where kind = 'series'
     + where kind = 'any'
  36 - where cells.country != ''
     + where cells.age != ''
  39 - -- since_0 = "2024-05-01"
     - -- show_0 = ["1104"]
     + -- title_0 = ["1104","84"]
  44 + -- since_0 = "2024-05-01"
  49 - select cell, countIf(since <= {since_0:Date}) as members
     + select cell, uniqExact(member) as members
  51 - where title in (select title from titles where kind = 'series'
     - and (title_id in {show_0:Array(String)}))
     + where title in (select title from titles where 1
     + and (title_id in {title_0:Array(String)}))
  55 + and since <= {since_0:Date}
-- affinityGender.balanced-days: as showCountryIndex.balanced-days, but
  12 - select cells.country as bucket,
     + select cells.gender as bucket,
  20 - select cell, countIf(since <= {since_0:Date}) as members
     + select cell, uniqExact(member) as members
  22 - where title in (select title from titles where kind = 'series'
     - and (title_id in {show_0:Array(String)}))
     + where title in (select title from titles where 1
     + and (title_id in {title_0:Array(String)}))
  26 + and since <= {since_0:Date}
  31 - where kind = 'series'
     + where kind = 'any'
  36 - where cells.country != ''
     + where cells.gender != ''
  39 - -- since_0 = "2024-05-01"
     - -- show_0 = ["1104"]
     + -- title_0 = ["1104","84"]
  44 + -- since_0 = "2024-05-01"
  49 - select cell, countIf(since <= {since_0:Date}) as members
     + select cell, uniqExact(member) as members
  51 - where title in (select title from titles where kind = 'series'
     - and (title_id in {show_0:Array(String)}))
     + where title in (select title from titles where 1
     + and (title_id in {title_0:Array(String)}))
  55 + and since <= {since_0:Date}
-- affinityCountry.balanced-days: as showCountryIndex.balanced-days, but
  20 - select cell, countIf(since <= {since_0:Date}) as members
     + select cell, uniqExact(member) as members
  22 - where title in (select title from titles where kind = 'series'
     - and (title_id in {show_0:Array(String)}))
     + where title in (select title from titles where 1
     + and (title_id in {title_0:Array(String)}))
  26 + and since <= {since_0:Date}
  31 - where kind = 'series'
     + where kind = 'any'
  39 - -- since_0 = "2024-05-01"
     - -- show_0 = ["1104"]
     + -- title_0 = ["1104","84"]
  44 + -- since_0 = "2024-05-01"
  49 - select cell, countIf(since <= {since_0:Date}) as members
     + select cell, uniqExact(member) as members
  51 - where title in (select title from titles where kind = 'series'
     - and (title_id in {show_0:Array(String)}))
     + where title in (select title from titles where 1
     + and (title_id in {title_0:Array(String)}))
  55 + and since <= {since_0:Date}
