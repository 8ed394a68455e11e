-- showCountryIndex.restricted
-- index: Share of the audience in the group divided by the share of the base audience in it, same people and dates; 100 is average. The base audience of viewers or followers: all those of the kind (shows or movies); of voters: all who voted for a character; of a seed audience: the viewers of any title. Members without that attribute are left out of both, of ages those under 16 as well.
-- viewers: Distinct members with a view.
-- share: Members of the audience in the group divided by all of its members whose group is known.
-- base: Members behind the figure whose group is known, counted before weighting.
-- effective: How many members of equal weight would say as much: the square of the sum of the weights divided by the sum of their squares (Kish). The base itself where everybody weighs 1.
-- shareLow: Lower end of the 95 % interval of the share of the audience (Wilson), from the effective base: the true value is expected inside in 95 of 100 such answers.
-- shareHigh: Upper end of the 95 % interval of the share of the audience (Wilson), from the effective base: the true value is expected inside in 95 of 100 such answers.
-- restShare: The same share among the others: members of the base audience who are not in the audience. Missing where there are none.
-- indexLow: Lower end of the 95 % interval of the index (delta method on its logarithm), from the effective bases of the audience and of the others.
-- indexHigh: Upper end of the 95 % interval of the index (delta method on its logarithm), from the effective bases of the audience and of the others; of few people it may lie above what a share of 100 % would have.
-- differs: Above or below where the audience differs from the others (who are not in it) by more than chance explains: two-proportion z-test, at least 30 members on both sides, and of all differences found in one answer 5 % are expected to be none (Benjamini-Hochberg); it looks at all rows together and the interval at one, so that the interval of a row that does not differ may leave out the average, and seldom that of one that differs may hold it.
select dictGet('cell_facts', 'country', people.cell) as bucket, sum(people.members) as people
from (
  select cell, countIf(since <= {since_0:Date}) as members
  from title_view_days
  where title in (select title from titles where kind = 'series'
   and (title_id in {show_0:Array(String)})
   and network_id in {network_0:Array(String)})
  and day >= {date_0:Date32}
  and cell in (select cell from cells where country in {country_0:Array(String)})
  group by cell
) as people
group by bucket

-- since_0 = "2023-07-07"
-- show_0 = ["1104"]
-- network_0 = ["210","33"]
-- date_0 = "2023-07-07"
-- country_0 = ["US","GB"]

-- the same for many answers
select dictGet('cell_facts', 'country', people.cell) as bucket, sum(people.members) as people
from (
  select cell, countIf(since <= {since_0:Date}) as members
  from audience_visits
  where kind = 'series'
  and indexHint(gap = 0 and day <= {reach_0:Date32} or gap = 1 and day <= {reach_1:Date32} or gap = 2 and day <= {reach_2:Date32} or gap = 3 and day <= {reach_3:Date32} or gap >= 4)
  and day >= {date_0:Date32}
  and cell in (select cell from cells where country in {country_0:Array(String)})
  group by cell
) as people
group by bucket

-- reach_0 = "2023-07-09"
-- reach_1 = "2023-07-21"
-- reach_2 = "2023-09-07"
-- reach_3 = "2024-03-17"
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
