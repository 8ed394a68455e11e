-- showCountryIndex.restricted: as showCountryIndex.balanced-days, but
  12 - select dictGet('cell_facts', 'country', people.cell) as bucket, sum(people.members) as people,
     - sum(people.members * dictGet('cell_facts', 'weight', people.cell)) as weight, sum(people.members * dictGet('cell_facts', 'weight', people.cell) * dictGet('cell_facts', 'weight', people.cell)) as squares
     + select dictGet('cell_facts', 'country', people.cell) as bucket, sum(people.members) as people
  17 - where title in ({show_0:Array(UInt32)})
     + where title in (select title from titles where kind = 'series'
     + and (title_id in {show_0:Array(String)})
     + and network_id in {network_0:Array(String)})
  24 - -- since_0 = "2024-05-01"
     - -- show_0 = [11104]
     - -- date_0 = "2024-05-01"
     - -- date_1 = "2024-05-31"
     - -- country_0 = ["US"]
     + -- since_0 = "2023-07-07"
     + -- show_0 = ["1104"]
     + -- network_0 = ["210","33"]
     + -- date_0 = "2023-07-07"
     + -- date_1 = "2024-06-30"
     + -- country_0 = ["US","GB"]
  31 - select dictGet('cell_facts', 'country', people.cell) as bucket, sum(people.members) as people,
     - sum(people.members * dictGet('cell_facts', 'weight', people.cell)) as weight, sum(people.members * dictGet('cell_facts', 'weight', people.cell) * dictGet('cell_facts', 'weight', people.cell)) as squares
     + select dictGet('cell_facts', 'country', people.cell) as bucket, sum(people.members) as people
-- showAgeIndex.restricted: as showCountryIndex.restricted, with the changes of showAgeIndex.none
-- showGenderIndex.restricted: as showCountryIndex.restricted, with the changes of showGenderIndex.none
-- movieCountryIndex.restricted: as showCountryIndex.restricted, but
  16 - where title in (select title from titles where kind = 'series'
     - and (title_id in {show_0:Array(String)})
     + where title in (select title from titles where kind = 'movie'
     + and (title_id in {movie_0:Array(String)})
  26 - -- show_0 = ["1104"]
     + -- movie_0 = ["3f594ef5-131e-4d32-b65d-ba7b22a177fb"]
  37 - where kind = 'series'
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
  33 - select dictGet('cell_facts', 'country', people.cell) as bucket, sum(people.members) as people
     + select dictGet('cell_facts', 'age', people.cell) as bucket, sum(people.members) as people
  37 - where kind = 'series'
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
  33 - select dictGet('cell_facts', 'country', people.cell) as bucket, sum(people.members) as people
     + select dictGet('cell_facts', 'gender', people.cell) as bucket, sum(people.members) as people
  37 - where kind = 'series'
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
  31 + -- since_0 = "2023-07-07"
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
  31 + -- since_0 = "2023-07-07"
  33 - select dictGet('cell_facts', 'country', people.cell) as bucket, sum(people.members) as people
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
  31 + -- since_0 = "2023-07-07"
  33 - select dictGet('cell_facts', 'country', people.cell) as bucket, sum(people.members) as people
     + select dictGet('cell_facts', 'gender', people.cell) as bucket, sum(people.members) as people
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
  31 + -- since_0 = "2023-07-07"
  33 - select dictGet('cell_facts', 'country', people.cell) as bucket, sum(people.members) as people
     + select dictGet('cell_facts', 'age', people.cell) as bucket, sum(people.members) as people
  37 - where kind = 'series'
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
  31 + -- since_0 = "2023-07-07"
  33 - select dictGet('cell_facts', 'country', people.cell) as bucket, sum(people.members) as people
     + select dictGet('cell_facts', 'gender', people.cell) as bucket, sum(people.members) as people
  37 - where kind = 'series'
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
  31 + -- since_0 = "2023-07-07"
  37 - where kind = 'series'
     + where kind = 'any'
