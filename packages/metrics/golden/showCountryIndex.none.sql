-- showCountryIndex.none
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
  select cell, sum(title_cells.viewers) as members
  from title_cells
  where title in ({show_0:Array(UInt32)})
  and title_cells.views > 0
  group by cell
) as people
group by bucket

-- show_0 = [11104]

-- the same for many answers
select dictGet('cell_facts', 'country', people.cell) as bucket, sum(people.members) as people
from (
  select cell, sum(audience_cells.viewers) as members
  from audience_cells
  where kind = 'series'
  group by cell
) as people
group by bucket
-- showAgeIndex.none: as showCountryIndex.none, but
  12 - select dictGet('cell_facts', 'country', people.cell) as bucket, sum(people.members) as people
     + select dictGet('cell_facts', 'age', people.cell) as bucket, sum(people.members) as people
  25 - select dictGet('cell_facts', 'country', people.cell) as bucket, sum(people.members) as people
     + select dictGet('cell_facts', 'age', people.cell) as bucket, sum(people.members) as people
-- showGenderIndex.none: as showCountryIndex.none, but
  12 - select dictGet('cell_facts', 'country', people.cell) as bucket, sum(people.members) as people
     + select dictGet('cell_facts', 'gender', people.cell) as bucket, sum(people.members) as people
  25 - select dictGet('cell_facts', 'country', people.cell) as bucket, sum(people.members) as people
     + select dictGet('cell_facts', 'gender', people.cell) as bucket, sum(people.members) as people
-- movieCountryIndex.none: as showCountryIndex.none, but
  16 - where title in ({show_0:Array(UInt32)})
     + where title in ({movie_0:Array(UInt32)})
  22 - -- show_0 = [11104]
     + -- movie_0 = [36]
  29 - where kind = 'series'
     + where kind = 'movie'
-- movieAgeIndex.none: as showCountryIndex.none, but
  12 - select dictGet('cell_facts', 'country', people.cell) as bucket, sum(people.members) as people
     + select dictGet('cell_facts', 'age', people.cell) as bucket, sum(people.members) as people
  16 - where title in ({show_0:Array(UInt32)})
     + where title in ({movie_0:Array(UInt32)})
  22 - -- show_0 = [11104]
     + -- movie_0 = [36]
  25 - select dictGet('cell_facts', 'country', people.cell) as bucket, sum(people.members) as people
     + select dictGet('cell_facts', 'age', people.cell) as bucket, sum(people.members) as people
  29 - where kind = 'series'
     + where kind = 'movie'
-- movieGenderIndex.none: as showCountryIndex.none, but
  12 - select dictGet('cell_facts', 'country', people.cell) as bucket, sum(people.members) as people
     + select dictGet('cell_facts', 'gender', people.cell) as bucket, sum(people.members) as people
  16 - where title in ({show_0:Array(UInt32)})
     + where title in ({movie_0:Array(UInt32)})
  22 - -- show_0 = [11104]
     + -- movie_0 = [36]
  25 - select dictGet('cell_facts', 'country', people.cell) as bucket, sum(people.members) as people
     + select dictGet('cell_facts', 'gender', people.cell) as bucket, sum(people.members) as people
  29 - where kind = 'series'
     + where kind = 'movie'
-- showCountryFollowerIndex.none: as showCountryIndex.none, but
   2 - -- viewers: Distinct members with a view.
     + -- viewers: Distinct members who follow the title at the end of the range; of several titles together, any of them.
  14 - select cell, sum(title_cells.viewers) as members
     + select cell, sum(title_cells.followers) as members
  17 - and title_cells.views > 0
  27 - select cell, sum(audience_cells.viewers) as members
     + select cell, sum(audience_cells.followers) as members
-- showAgeFollowerIndex.none: as showCountryIndex.none, but
   2 - -- viewers: Distinct members with a view.
     + -- viewers: Distinct members who follow the title at the end of the range; of several titles together, any of them.
  12 - select dictGet('cell_facts', 'country', people.cell) as bucket, sum(people.members) as people
     + select dictGet('cell_facts', 'age', people.cell) as bucket, sum(people.members) as people
  14 - select cell, sum(title_cells.viewers) as members
     + select cell, sum(title_cells.followers) as members
  17 - and title_cells.views > 0
  25 - select dictGet('cell_facts', 'country', people.cell) as bucket, sum(people.members) as people
     + select dictGet('cell_facts', 'age', people.cell) as bucket, sum(people.members) as people
  27 - select cell, sum(audience_cells.viewers) as members
     + select cell, sum(audience_cells.followers) as members
-- showGenderFollowerIndex.none: as showCountryIndex.none, but
   2 - -- viewers: Distinct members with a view.
     + -- viewers: Distinct members who follow the title at the end of the range; of several titles together, any of them.
  12 - select dictGet('cell_facts', 'country', people.cell) as bucket, sum(people.members) as people
     + select dictGet('cell_facts', 'gender', people.cell) as bucket, sum(people.members) as people
  14 - select cell, sum(title_cells.viewers) as members
     + select cell, sum(title_cells.followers) as members
  17 - and title_cells.views > 0
  25 - select dictGet('cell_facts', 'country', people.cell) as bucket, sum(people.members) as people
     + select dictGet('cell_facts', 'gender', people.cell) as bucket, sum(people.members) as people
  27 - select cell, sum(audience_cells.viewers) as members
     + select cell, sum(audience_cells.followers) as members
-- movieCountryFollowerIndex.none: as showCountryIndex.none, but
   2 - -- viewers: Distinct members with a view.
     + -- viewers: Distinct members who follow the title at the end of the range; of several titles together, any of them.
  14 - select cell, sum(title_cells.viewers) as members
     + select cell, sum(title_cells.followers) as members
  16 - where title in ({show_0:Array(UInt32)})
     - and title_cells.views > 0
     + where title in ({movie_0:Array(UInt32)})
  22 - -- show_0 = [11104]
     + -- movie_0 = [36]
  27 - select cell, sum(audience_cells.viewers) as members
     + select cell, sum(audience_cells.followers) as members
  29 - where kind = 'series'
     + where kind = 'movie'
-- movieAgeFollowerIndex.none: as showCountryIndex.none, but
   2 - -- viewers: Distinct members with a view.
     + -- viewers: Distinct members who follow the title at the end of the range; of several titles together, any of them.
  12 - select dictGet('cell_facts', 'country', people.cell) as bucket, sum(people.members) as people
     + select dictGet('cell_facts', 'age', people.cell) as bucket, sum(people.members) as people
  14 - select cell, sum(title_cells.viewers) as members
     + select cell, sum(title_cells.followers) as members
  16 - where title in ({show_0:Array(UInt32)})
     - and title_cells.views > 0
     + where title in ({movie_0:Array(UInt32)})
  22 - -- show_0 = [11104]
     + -- movie_0 = [36]
  25 - select dictGet('cell_facts', 'country', people.cell) as bucket, sum(people.members) as people
     + select dictGet('cell_facts', 'age', people.cell) as bucket, sum(people.members) as people
  27 - select cell, sum(audience_cells.viewers) as members
     + select cell, sum(audience_cells.followers) as members
  29 - where kind = 'series'
     + where kind = 'movie'
-- movieGenderFollowerIndex.none: as showCountryIndex.none, but
   2 - -- viewers: Distinct members with a view.
     + -- viewers: Distinct members who follow the title at the end of the range; of several titles together, any of them.
  12 - select dictGet('cell_facts', 'country', people.cell) as bucket, sum(people.members) as people
     + select dictGet('cell_facts', 'gender', people.cell) as bucket, sum(people.members) as people
  14 - select cell, sum(title_cells.viewers) as members
     + select cell, sum(title_cells.followers) as members
  16 - where title in ({show_0:Array(UInt32)})
     - and title_cells.views > 0
     + where title in ({movie_0:Array(UInt32)})
  22 - -- show_0 = [11104]
     + -- movie_0 = [36]
  25 - select dictGet('cell_facts', 'country', people.cell) as bucket, sum(people.members) as people
     + select dictGet('cell_facts', 'gender', people.cell) as bucket, sum(people.members) as people
  27 - select cell, sum(audience_cells.viewers) as members
     + select cell, sum(audience_cells.followers) as members
  29 - where kind = 'series'
     + where kind = 'movie'
-- networkCountryIndex.none: as showCountryIndex.none, but
  14 - select cell, sum(title_cells.viewers) as members
     - from title_cells
     - where title in ({show_0:Array(UInt32)})
     - and title_cells.views > 0
     + select cell, count() as members
     + from member_titles
     + where arrayExists(one -> one in (select title from titles where kind = 'series'
     + and network_id in {network_0:Array(String)}), titles)
  22 - -- show_0 = [11104]
     + -- network_0 = ["210"]
-- networkAgeIndex.none: as showCountryIndex.none, but
  12 - select dictGet('cell_facts', 'country', people.cell) as bucket, sum(people.members) as people
     + select dictGet('cell_facts', 'age', people.cell) as bucket, sum(people.members) as people
  14 - select cell, sum(title_cells.viewers) as members
     - from title_cells
     - where title in ({show_0:Array(UInt32)})
     - and title_cells.views > 0
     + select cell, count() as members
     + from member_titles
     + where arrayExists(one -> one in (select title from titles where kind = 'series'
     + and network_id in {network_0:Array(String)}), titles)
  22 - -- show_0 = [11104]
     + -- network_0 = ["210"]
  25 - select dictGet('cell_facts', 'country', people.cell) as bucket, sum(people.members) as people
     + select dictGet('cell_facts', 'age', people.cell) as bucket, sum(people.members) as people
-- networkGenderIndex.none: as showCountryIndex.none, but
  12 - select dictGet('cell_facts', 'country', people.cell) as bucket, sum(people.members) as people
     + select dictGet('cell_facts', 'gender', people.cell) as bucket, sum(people.members) as people
  14 - select cell, sum(title_cells.viewers) as members
     - from title_cells
     - where title in ({show_0:Array(UInt32)})
     - and title_cells.views > 0
     + select cell, count() as members
     + from member_titles
     + where arrayExists(one -> one in (select title from titles where kind = 'series'
     + and network_id in {network_0:Array(String)}), titles)
  22 - -- show_0 = [11104]
     + -- network_0 = ["210"]
  25 - select dictGet('cell_facts', 'country', people.cell) as bucket, sum(people.members) as people
     + select dictGet('cell_facts', 'gender', people.cell) as bucket, sum(people.members) as people
-- actorCountryIndex.none: as showCountryIndex.none, but
   2 - -- viewers: Distinct members with a view.
     + -- viewers: Distinct members who voted for a favorite character.
  14 - select cell, sum(title_cells.viewers) as members
     - from title_cells
     - where title in ({show_0:Array(UInt32)})
     - and title_cells.views > 0
     + select cell, uniqExact(member) as members
     + from (
     + select member, cell from character_votes where title in (select title from characters where actor in (select actor from actors where actor_id in {actor_0:Array(String)}))
     + and actor in (select actor from actors where actor_id in {actor_0:Array(String)})
     + and 1
     + )
  22 - -- show_0 = [11104]
     + -- actor_0 = ["70"]
  27 - select cell, sum(audience_cells.viewers) as members
     - from audience_cells
     - where kind = 'series'
     + select cell, uniqExact(member) as members
     + from (
     + select member, cell from character_votes where 1
     + )
-- affinityAge.none: as showCountryIndex.none, but
  12 - select dictGet('cell_facts', 'country', people.cell) as bucket, sum(people.members) as people
     + select dictGet('cell_facts', 'age', people.cell) as bucket, sum(people.members) as people
  14 - select cell, sum(title_cells.viewers) as members
     - from title_cells
     - where title in ({show_0:Array(UInt32)})
     - and title_cells.views > 0
     + select cell, uniqExact(member) as members
     + from title_view_days
     + where title in ({title_0:Array(UInt32)})
     + and since <= {since_0:Date}
  22 - -- show_0 = [11104]
     + -- title_0 = [11104,10084]
     + -- since_0 = "1970-01-01"
  25 - select dictGet('cell_facts', 'country', people.cell) as bucket, sum(people.members) as people
     + select dictGet('cell_facts', 'age', people.cell) as bucket, sum(people.members) as people
  29 - where kind = 'series'
     + where kind = 'any'
-- affinityGender.none: as showCountryIndex.none, but
  12 - select dictGet('cell_facts', 'country', people.cell) as bucket, sum(people.members) as people
     + select dictGet('cell_facts', 'gender', people.cell) as bucket, sum(people.members) as people
  14 - select cell, sum(title_cells.viewers) as members
     - from title_cells
     - where title in ({show_0:Array(UInt32)})
     - and title_cells.views > 0
     + select cell, uniqExact(member) as members
     + from title_view_days
     + where title in ({title_0:Array(UInt32)})
     + and since <= {since_0:Date}
  22 - -- show_0 = [11104]
     + -- title_0 = [11104,10084]
     + -- since_0 = "1970-01-01"
  25 - select dictGet('cell_facts', 'country', people.cell) as bucket, sum(people.members) as people
     + select dictGet('cell_facts', 'gender', people.cell) as bucket, sum(people.members) as people
  29 - where kind = 'series'
     + where kind = 'any'
-- affinityCountry.none: as showCountryIndex.none, but
  14 - select cell, sum(title_cells.viewers) as members
     - from title_cells
     - where title in ({show_0:Array(UInt32)})
     - and title_cells.views > 0
     + select cell, uniqExact(member) as members
     + from title_view_days
     + where title in ({title_0:Array(UInt32)})
     + and since <= {since_0:Date}
  22 - -- show_0 = [11104]
     + -- title_0 = [11104,10084]
     + -- since_0 = "1970-01-01"
  29 - where kind = 'series'
     + where kind = 'any'
