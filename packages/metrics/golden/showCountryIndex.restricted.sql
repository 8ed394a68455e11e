-- showCountryIndex.restricted: as showCountryIndex.none, but
  17 - select cell, sum(title_cells.viewers) as members
     - from title_cells
     + select cell, countIf(since <= {since_0:Date}) as members
     + from title_view_days
  20 - and (title_id in {show_0:Array(String)}))
     - and title_cells.views > 0
     + and (title_id in {show_0:Array(String)})
     + and network_id in {network_0:Array(String)})
     + and day between {date_0:Date32} and {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
  27 - select cell, sum(audience_cells.viewers) as members
     - from audience_cells
     + select cell, sumIf(audience_days.viewers, since <= {since_0:Date}) as members
     + from audience_days
  30 + and day between {date_0:Date32} and {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
  36 + -- since_0 = "2023-07-07"
  37 + -- network_0 = ["210","33"]
     + -- date_0 = "2023-07-07"
     + -- date_1 = "2024-06-30"
     + -- country_0 = ["US","GB"]
  41 - select cell, sum(title_cells.viewers) as members
     - from title_cells
     + select cell, countIf(since <= {since_0:Date}) as members
     + from title_view_days
  44 - and (title_id in {show_0:Array(String)}))
     - and title_cells.views > 0
     + and (title_id in {show_0:Array(String)})
     + and network_id in {network_0:Array(String)})
     + and day between {date_0:Date32} and {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
-- showAgeIndex.restricted: as showCountryIndex.restricted, with the changes of showAgeIndex.none
-- showGenderIndex.restricted: as showCountryIndex.restricted, with the changes of showGenderIndex.none
-- movieCountryIndex.restricted: as showCountryIndex.restricted, but
  19 - where title in (select title from titles where kind = 'series'
     - and (title_id in {show_0:Array(String)})
     + where title in (select title from titles where kind = 'movie'
     + and (title_id in {movie_0:Array(String)})
  31 - where kind = 'series'
     + where kind = 'movie'
  41 - -- show_0 = ["1104"]
     + -- movie_0 = ["3f594ef5-131e-4d32-b65d-ba7b22a177fb"]
  52 - where title in (select title from titles where kind = 'series'
     - and (title_id in {show_0:Array(String)})
     + where title in (select title from titles where kind = 'movie'
     + and (title_id in {movie_0:Array(String)})
-- movieAgeIndex.restricted: as showCountryIndex.restricted, but
  12 - select dictGet('cell_facts', 'country', people.cell) as bucket,
     + select dictGet('cell_facts', 'age', people.cell) as bucket,
  19 - where title in (select title from titles where kind = 'series'
     - and (title_id in {show_0:Array(String)})
     + where title in (select title from titles where kind = 'movie'
     + and (title_id in {movie_0:Array(String)})
  31 - where kind = 'series'
     + where kind = 'movie'
  41 - -- show_0 = ["1104"]
     + -- movie_0 = ["3f594ef5-131e-4d32-b65d-ba7b22a177fb"]
  52 - where title in (select title from titles where kind = 'series'
     - and (title_id in {show_0:Array(String)})
     + where title in (select title from titles where kind = 'movie'
     + and (title_id in {movie_0:Array(String)})
-- movieGenderIndex.restricted: as showCountryIndex.restricted, but
  12 - select dictGet('cell_facts', 'country', people.cell) as bucket,
     + select dictGet('cell_facts', 'gender', people.cell) as bucket,
  19 - where title in (select title from titles where kind = 'series'
     - and (title_id in {show_0:Array(String)})
     + where title in (select title from titles where kind = 'movie'
     + and (title_id in {movie_0:Array(String)})
  31 - where kind = 'series'
     + where kind = 'movie'
  41 - -- show_0 = ["1104"]
     + -- movie_0 = ["3f594ef5-131e-4d32-b65d-ba7b22a177fb"]
  52 - where title in (select title from titles where kind = 'series'
     - and (title_id in {show_0:Array(String)})
     + where title in (select title from titles where kind = 'movie'
     + and (title_id in {movie_0:Array(String)})
-- showCountryFollowerIndex.restricted: as showCountryFollowerIndex.none, but
  20 - and (title_id in {show_0:Array(String)}))
     + and (title_id in {show_0:Array(String)})
     + and network_id in {network_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)})
  29 + and cell in (select cell from cells where country in {country_0:Array(String)})
  36 + -- network_0 = ["210","33"]
     + -- country_0 = ["US","GB"]
  43 - and (title_id in {show_0:Array(String)}))
     + and (title_id in {show_0:Array(String)})
     + and network_id in {network_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)})
-- showAgeFollowerIndex.restricted: as showAgeFollowerIndex.none, but
  20 - and (title_id in {show_0:Array(String)}))
     + and (title_id in {show_0:Array(String)})
     + and network_id in {network_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)})
  29 + and cell in (select cell from cells where country in {country_0:Array(String)})
  36 + -- network_0 = ["210","33"]
     + -- country_0 = ["US","GB"]
  43 - and (title_id in {show_0:Array(String)}))
     + and (title_id in {show_0:Array(String)})
     + and network_id in {network_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)})
-- showGenderFollowerIndex.restricted: as showGenderFollowerIndex.none, but
  20 - and (title_id in {show_0:Array(String)}))
     + and (title_id in {show_0:Array(String)})
     + and network_id in {network_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)})
  29 + and cell in (select cell from cells where country in {country_0:Array(String)})
  36 + -- network_0 = ["210","33"]
     + -- country_0 = ["US","GB"]
  43 - and (title_id in {show_0:Array(String)}))
     + and (title_id in {show_0:Array(String)})
     + and network_id in {network_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)})
-- movieCountryFollowerIndex.restricted: as movieCountryFollowerIndex.none, but
  20 - and (title_id in {movie_0:Array(String)}))
     + and (title_id in {movie_0:Array(String)})
     + and network_id in {network_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)})
  29 + and cell in (select cell from cells where country in {country_0:Array(String)})
  36 + -- network_0 = ["210","33"]
     + -- country_0 = ["US","GB"]
  43 - and (title_id in {movie_0:Array(String)}))
     + and (title_id in {movie_0:Array(String)})
     + and network_id in {network_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)})
-- movieAgeFollowerIndex.restricted: as movieAgeFollowerIndex.none, but
  20 - and (title_id in {movie_0:Array(String)}))
     + and (title_id in {movie_0:Array(String)})
     + and network_id in {network_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)})
  29 + and cell in (select cell from cells where country in {country_0:Array(String)})
  36 + -- network_0 = ["210","33"]
     + -- country_0 = ["US","GB"]
  43 - and (title_id in {movie_0:Array(String)}))
     + and (title_id in {movie_0:Array(String)})
     + and network_id in {network_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)})
-- movieGenderFollowerIndex.restricted: as movieGenderFollowerIndex.none, but
  20 - and (title_id in {movie_0:Array(String)}))
     + and (title_id in {movie_0:Array(String)})
     + and network_id in {network_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)})
  29 + and cell in (select cell from cells where country in {country_0:Array(String)})
  36 + -- network_0 = ["210","33"]
     + -- country_0 = ["US","GB"]
  43 - and (title_id in {movie_0:Array(String)}))
     + and (title_id in {movie_0:Array(String)})
     + and network_id in {network_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)})
-- networkCountryIndex.restricted: as showCountryIndex.restricted, but
  17 - select cell, countIf(since <= {since_0:Date}) as members
     + select cell, uniqExact(member) as members
  20 - and (title_id in {show_0:Array(String)})
  24 + and since <= {since_0:Date}
  40 - -- since_0 = "2023-07-07"
     - -- show_0 = ["1104"]
     - -- network_0 = ["210","33"]
     + -- network_0 = ["210"]
  46 + -- since_0 = "2023-07-07"
  50 - select cell, countIf(since <= {since_0:Date}) as members
     + select cell, uniqExact(member) as members
  53 - and (title_id in {show_0:Array(String)})
  57 + and since <= {since_0:Date}
-- networkAgeIndex.restricted: as showCountryIndex.restricted, but
  12 - select dictGet('cell_facts', 'country', people.cell) as bucket,
     + select dictGet('cell_facts', 'age', people.cell) as bucket,
  17 - select cell, countIf(since <= {since_0:Date}) as members
     + select cell, uniqExact(member) as members
  20 - and (title_id in {show_0:Array(String)})
  24 + and since <= {since_0:Date}
  40 - -- since_0 = "2023-07-07"
     - -- show_0 = ["1104"]
     - -- network_0 = ["210","33"]
     + -- network_0 = ["210"]
  46 + -- since_0 = "2023-07-07"
  50 - select cell, countIf(since <= {since_0:Date}) as members
     + select cell, uniqExact(member) as members
  53 - and (title_id in {show_0:Array(String)})
  57 + and since <= {since_0:Date}
-- networkGenderIndex.restricted: as showCountryIndex.restricted, but
  12 - select dictGet('cell_facts', 'country', people.cell) as bucket,
     + select dictGet('cell_facts', 'gender', people.cell) as bucket,
  17 - select cell, countIf(since <= {since_0:Date}) as members
     + select cell, uniqExact(member) as members
  20 - and (title_id in {show_0:Array(String)})
  24 + and since <= {since_0:Date}
  40 - -- since_0 = "2023-07-07"
     - -- show_0 = ["1104"]
     - -- network_0 = ["210","33"]
     + -- network_0 = ["210"]
  46 + -- since_0 = "2023-07-07"
  50 - select cell, countIf(since <= {since_0:Date}) as members
     + select cell, uniqExact(member) as members
  53 - and (title_id in {show_0:Array(String)})
  57 + and since <= {since_0:Date}
-- affinityAge.restricted: as showCountryIndex.restricted, but
  12 - select dictGet('cell_facts', 'country', people.cell) as bucket,
     + select dictGet('cell_facts', 'age', people.cell) as bucket,
  17 - select cell, countIf(since <= {since_0:Date}) as members
     + select cell, uniqExact(member) as members
  19 - where title in (select title from titles where kind = 'series'
     - and (title_id in {show_0:Array(String)})
     + where title in (select title from titles where 1
     + and (title_id in {title_0:Array(String)})
  24 + and since <= {since_0:Date}
  31 - where kind = 'series'
     + where kind = 'any'
  40 - -- since_0 = "2023-07-07"
     - -- show_0 = ["1104"]
     + -- title_0 = ["1104","84"]
  46 + -- since_0 = "2023-07-07"
  50 - select cell, countIf(since <= {since_0:Date}) as members
     + select cell, uniqExact(member) as members
  52 - where title in (select title from titles where kind = 'series'
     - and (title_id in {show_0:Array(String)})
     + where title in (select title from titles where 1
     + and (title_id in {title_0:Array(String)})
  57 + and since <= {since_0:Date}
-- affinityGender.restricted: as showCountryIndex.restricted, but
  12 - select dictGet('cell_facts', 'country', people.cell) as bucket,
     + select dictGet('cell_facts', 'gender', people.cell) as bucket,
  17 - select cell, countIf(since <= {since_0:Date}) as members
     + select cell, uniqExact(member) as members
  19 - where title in (select title from titles where kind = 'series'
     - and (title_id in {show_0:Array(String)})
     + where title in (select title from titles where 1
     + and (title_id in {title_0:Array(String)})
  24 + and since <= {since_0:Date}
  31 - where kind = 'series'
     + where kind = 'any'
  40 - -- since_0 = "2023-07-07"
     - -- show_0 = ["1104"]
     + -- title_0 = ["1104","84"]
  46 + -- since_0 = "2023-07-07"
  50 - select cell, countIf(since <= {since_0:Date}) as members
     + select cell, uniqExact(member) as members
  52 - where title in (select title from titles where kind = 'series'
     - and (title_id in {show_0:Array(String)})
     + where title in (select title from titles where 1
     + and (title_id in {title_0:Array(String)})
  57 + and since <= {since_0:Date}
-- affinityCountry.restricted: as showCountryIndex.restricted, but
  17 - select cell, countIf(since <= {since_0:Date}) as members
     + select cell, uniqExact(member) as members
  19 - where title in (select title from titles where kind = 'series'
     - and (title_id in {show_0:Array(String)})
     + where title in (select title from titles where 1
     + and (title_id in {title_0:Array(String)})
  24 + and since <= {since_0:Date}
  31 - where kind = 'series'
     + where kind = 'any'
  40 - -- since_0 = "2023-07-07"
     - -- show_0 = ["1104"]
     + -- title_0 = ["1104","84"]
  46 + -- since_0 = "2023-07-07"
  50 - select cell, countIf(since <= {since_0:Date}) as members
     + select cell, uniqExact(member) as members
  52 - where title in (select title from titles where kind = 'series'
     - and (title_id in {show_0:Array(String)})
     + where title in (select title from titles where 1
     + and (title_id in {title_0:Array(String)})
  57 + and since <= {since_0:Date}
