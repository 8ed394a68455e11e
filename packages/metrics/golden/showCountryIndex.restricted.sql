-- showCountryIndex.restricted: as showCountryIndex.none, but
  14 - select cell, sum(title_cells.viewers) as members
     - from title_cells
     - where title in ({show_0:Array(UInt32)})
     - and title_cells.views > 0
     + select cell, countIf(since <= {since_0:Date}) as members
     + from title_view_days
     + where title in (select title from titles where kind = 'series'
     + and (title_id in {show_0:Array(String)})
     + and network_id in {network_0:Array(String)})
     + and day >= {date_0:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
  22 - -- show_0 = [11104]
     + -- since_0 = "2023-07-07"
     + -- show_0 = ["1104"]
     + -- network_0 = ["210","33"]
     + -- date_0 = "2023-07-07"
     + -- country_0 = ["US","GB"]
  27 - select cell, sum(audience_cells.viewers) as members
     - from audience_cells
     + select cell, sumIf(audience_days.viewers, since <= {since_0:Date}) as members
     + from audience_days
  30 + and day >= {date_0:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
-- showAgeIndex.restricted: as showCountryIndex.restricted, with the changes of showAgeIndex.none
-- showGenderIndex.restricted: as showCountryIndex.restricted, with the changes of showGenderIndex.none
-- movieCountryIndex.restricted: as showCountryIndex.restricted, but
  16 - where title in (select title from titles where kind = 'series'
     - and (title_id in {show_0:Array(String)})
     + where title in (select title from titles where kind = 'movie'
     + and (title_id in {movie_0:Array(String)})
  26 - -- show_0 = ["1104"]
     + -- movie_0 = ["3f594ef5-131e-4d32-b65d-ba7b22a177fb"]
  36 - where kind = 'series'
     + where kind = 'movie'
-- movieAgeIndex.restricted: as showCountryIndex.restricted, but
  12 - select dictGet('cell_facts', 'country', people.cell) as bucket, sum(people.members) as people
     + select dictGet('cell_facts', 'age', people.cell) as bucket, sum(people.members) as people
  16 - where title in (select title from titles where kind = 'series'
     - and (title_id in {show_0:Array(String)})
     + where title in (select title from titles where kind = 'movie'
     + and (title_id in {movie_0:Array(String)})
  26 - -- show_0 = ["1104"]
     + -- movie_0 = ["3f594ef5-131e-4d32-b65d-ba7b22a177fb"]
  32 - select dictGet('cell_facts', 'country', people.cell) as bucket, sum(people.members) as people
     + select dictGet('cell_facts', 'age', people.cell) as bucket, sum(people.members) as people
  36 - where kind = 'series'
     + where kind = 'movie'
-- movieGenderIndex.restricted: as showCountryIndex.restricted, but
  12 - select dictGet('cell_facts', 'country', people.cell) as bucket, sum(people.members) as people
     + select dictGet('cell_facts', 'gender', people.cell) as bucket, sum(people.members) as people
  16 - where title in (select title from titles where kind = 'series'
     - and (title_id in {show_0:Array(String)})
     + where title in (select title from titles where kind = 'movie'
     + and (title_id in {movie_0:Array(String)})
  26 - -- show_0 = ["1104"]
     + -- movie_0 = ["3f594ef5-131e-4d32-b65d-ba7b22a177fb"]
  32 - select dictGet('cell_facts', 'country', people.cell) as bucket, sum(people.members) as people
     + select dictGet('cell_facts', 'gender', people.cell) as bucket, sum(people.members) as people
  36 - where kind = 'series'
     + where kind = 'movie'
-- showCountryFollowerIndex.restricted: as showCountryFollowerIndex.none, but
  16 - where title in ({show_0:Array(UInt32)})
     + where title in (select title from titles where kind = 'series'
     + and (title_id in {show_0:Array(String)})
     + and network_id in {network_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)})
  21 - -- show_0 = [11104]
     + -- show_0 = ["1104"]
     + -- network_0 = ["210","33"]
     + -- country_0 = ["US","GB"]
  29 + and cell in (select cell from cells where country in {country_0:Array(String)})
-- showAgeFollowerIndex.restricted: as showAgeFollowerIndex.none, but
  16 - where title in ({show_0:Array(UInt32)})
     + where title in (select title from titles where kind = 'series'
     + and (title_id in {show_0:Array(String)})
     + and network_id in {network_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)})
  21 - -- show_0 = [11104]
     + -- show_0 = ["1104"]
     + -- network_0 = ["210","33"]
     + -- country_0 = ["US","GB"]
  29 + and cell in (select cell from cells where country in {country_0:Array(String)})
-- showGenderFollowerIndex.restricted: as showGenderFollowerIndex.none, but
  16 - where title in ({show_0:Array(UInt32)})
     + where title in (select title from titles where kind = 'series'
     + and (title_id in {show_0:Array(String)})
     + and network_id in {network_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)})
  21 - -- show_0 = [11104]
     + -- show_0 = ["1104"]
     + -- network_0 = ["210","33"]
     + -- country_0 = ["US","GB"]
  29 + and cell in (select cell from cells where country in {country_0:Array(String)})
-- movieCountryFollowerIndex.restricted: as movieCountryFollowerIndex.none, but
  16 - where title in ({movie_0:Array(UInt32)})
     + where title in (select title from titles where kind = 'movie'
     + and (title_id in {movie_0:Array(String)})
     + and network_id in {network_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)})
  21 - -- movie_0 = [36]
     + -- movie_0 = ["3f594ef5-131e-4d32-b65d-ba7b22a177fb"]
     + -- network_0 = ["210","33"]
     + -- country_0 = ["US","GB"]
  29 + and cell in (select cell from cells where country in {country_0:Array(String)})
-- movieAgeFollowerIndex.restricted: as movieAgeFollowerIndex.none, but
  16 - where title in ({movie_0:Array(UInt32)})
     + where title in (select title from titles where kind = 'movie'
     + and (title_id in {movie_0:Array(String)})
     + and network_id in {network_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)})
  21 - -- movie_0 = [36]
     + -- movie_0 = ["3f594ef5-131e-4d32-b65d-ba7b22a177fb"]
     + -- network_0 = ["210","33"]
     + -- country_0 = ["US","GB"]
  29 + and cell in (select cell from cells where country in {country_0:Array(String)})
-- movieGenderFollowerIndex.restricted: as movieGenderFollowerIndex.none, but
  16 - where title in ({movie_0:Array(UInt32)})
     + where title in (select title from titles where kind = 'movie'
     + and (title_id in {movie_0:Array(String)})
     + and network_id in {network_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)})
  21 - -- movie_0 = [36]
     + -- movie_0 = ["3f594ef5-131e-4d32-b65d-ba7b22a177fb"]
     + -- network_0 = ["210","33"]
     + -- country_0 = ["US","GB"]
  29 + and cell in (select cell from cells where country in {country_0:Array(String)})
-- networkCountryIndex.restricted: as showCountryIndex.restricted, but
  14 - select cell, countIf(since <= {since_0:Date}) as members
     + select cell, uniqExact(member) as members
  17 - and (title_id in {show_0:Array(String)})
  21 + and since <= {since_0:Date}
  25 - -- since_0 = "2023-07-07"
     - -- show_0 = ["1104"]
     - -- network_0 = ["210","33"]
     + -- network_0 = ["210"]
  30 + -- since_0 = "2023-07-07"
-- networkAgeIndex.restricted: as showCountryIndex.restricted, but
  12 - select dictGet('cell_facts', 'country', people.cell) as bucket, sum(people.members) as people
     + select dictGet('cell_facts', 'age', people.cell) as bucket, sum(people.members) as people
  14 - select cell, countIf(since <= {since_0:Date}) as members
     + select cell, uniqExact(member) as members
  17 - and (title_id in {show_0:Array(String)})
  21 + and since <= {since_0:Date}
  25 - -- since_0 = "2023-07-07"
     - -- show_0 = ["1104"]
     - -- network_0 = ["210","33"]
     + -- network_0 = ["210"]
  30 + -- since_0 = "2023-07-07"
  32 - select dictGet('cell_facts', 'country', people.cell) as bucket, sum(people.members) as people
     + select dictGet('cell_facts', 'age', people.cell) as bucket, sum(people.members) as people
-- networkGenderIndex.restricted: as showCountryIndex.restricted, but
  12 - select dictGet('cell_facts', 'country', people.cell) as bucket, sum(people.members) as people
     + select dictGet('cell_facts', 'gender', people.cell) as bucket, sum(people.members) as people
  14 - select cell, countIf(since <= {since_0:Date}) as members
     + select cell, uniqExact(member) as members
  17 - and (title_id in {show_0:Array(String)})
  21 + and since <= {since_0:Date}
  25 - -- since_0 = "2023-07-07"
     - -- show_0 = ["1104"]
     - -- network_0 = ["210","33"]
     + -- network_0 = ["210"]
  30 + -- since_0 = "2023-07-07"
  32 - select dictGet('cell_facts', 'country', people.cell) as bucket, sum(people.members) as people
     + select dictGet('cell_facts', 'gender', people.cell) as bucket, sum(people.members) as people
-- actorCountryIndex.restricted: as actorCountryIndex.none, but
  19 + and day >= {date_0:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
     + and title in (select title from titles where 1
     + and network_id in {network_0:Array(String)})
  25 + -- date_0 = "2023-07-07"
     + -- country_0 = ["US","GB"]
     + -- network_0 = ["210","33"]
  32 + and day >= {date_0:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
-- affinityAge.restricted: as showCountryIndex.restricted, but
  12 - select dictGet('cell_facts', 'country', people.cell) as bucket, sum(people.members) as people
     + select dictGet('cell_facts', 'age', people.cell) as bucket, sum(people.members) as people
  14 - select cell, countIf(since <= {since_0:Date}) as members
     + select cell, uniqExact(member) as members
  16 - where title in (select title from titles where kind = 'series'
     - and (title_id in {show_0:Array(String)})
     + where title in (select title from titles where 1
     + and (title_id in {title_0:Array(String)})
  21 + and since <= {since_0:Date}
  25 - -- since_0 = "2023-07-07"
     - -- show_0 = ["1104"]
     + -- title_0 = ["1104","84"]
  30 + -- since_0 = "2023-07-07"
  32 - select dictGet('cell_facts', 'country', people.cell) as bucket, sum(people.members) as people
     + select dictGet('cell_facts', 'age', people.cell) as bucket, sum(people.members) as people
  36 - where kind = 'series'
     + where kind = 'any'
-- affinityGender.restricted: as showCountryIndex.restricted, but
  12 - select dictGet('cell_facts', 'country', people.cell) as bucket, sum(people.members) as people
     + select dictGet('cell_facts', 'gender', people.cell) as bucket, sum(people.members) as people
  14 - select cell, countIf(since <= {since_0:Date}) as members
     + select cell, uniqExact(member) as members
  16 - where title in (select title from titles where kind = 'series'
     - and (title_id in {show_0:Array(String)})
     + where title in (select title from titles where 1
     + and (title_id in {title_0:Array(String)})
  21 + and since <= {since_0:Date}
  25 - -- since_0 = "2023-07-07"
     - -- show_0 = ["1104"]
     + -- title_0 = ["1104","84"]
  30 + -- since_0 = "2023-07-07"
  32 - select dictGet('cell_facts', 'country', people.cell) as bucket, sum(people.members) as people
     + select dictGet('cell_facts', 'gender', people.cell) as bucket, sum(people.members) as people
  36 - where kind = 'series'
     + where kind = 'any'
-- affinityCountry.restricted: as showCountryIndex.restricted, but
  14 - select cell, countIf(since <= {since_0:Date}) as members
     + select cell, uniqExact(member) as members
  16 - where title in (select title from titles where kind = 'series'
     - and (title_id in {show_0:Array(String)})
     + where title in (select title from titles where 1
     + and (title_id in {title_0:Array(String)})
  21 + and since <= {since_0:Date}
  25 - -- since_0 = "2023-07-07"
     - -- show_0 = ["1104"]
     + -- title_0 = ["1104","84"]
  30 + -- since_0 = "2023-07-07"
  36 - where kind = 'series'
     + where kind = 'any'
