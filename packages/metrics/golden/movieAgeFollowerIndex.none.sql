-- movieAgeFollowerIndex.none
-- index: Share of the audience in the group divided by the share of the base audience in it; 100 is average. Members without that attribute are left out of both.
-- viewers: Distinct members who follow the title at the end of the range.
-- share: Members of the audience in the group divided by all of its members whose group is known.
-- base: Members behind the figure whose group is known, counted before weighting.
-- effective: How many members of equal weight would say as much: the square of the sum of the weights divided by the sum of their squares (Kish). The base itself where everybody weighs 1.
-- shareLow: Lower end of the 95 % interval of the share of the audience (Wilson), from the effective base: the true value is expected inside in 95 of 100 such answers.
-- shareHigh: Upper end of the 95 % interval of the share of the audience (Wilson), from the effective base: the true value is expected inside in 95 of 100 such answers.
-- restShare: The same share among the others: members of the base audience who are not in the audience. Missing where there are none.
-- indexLow: Lower end of the 95 % interval of the index (delta method on its logarithm), from the effective bases of the audience and of the others.
-- indexHigh: Upper end of the 95 % interval of the index (delta method on its logarithm), from the effective bases of the audience and of the others.
-- differs: Above or below where the audience differs from the others (who are not in it) by more than chance explains: two-proportion z-test, at least 30 members on both sides, and of all differences found in one answer 5 % are expected to be none (Benjamini-Hochberg).
select cells.age as bucket,
  sum(audience.members) as audience,
    sum((base.members - audience.members)) as rest
from cells
left join (
  select cell, sum(title_cells.followers) as members
  from title_cells
  where title in (select title from titles where kind = 'movie'
  and (title_id in {movie_0:Array(String)}))
  group by cell
) as audience on audience.cell = cells.cell
left join (
  select cell, sum(audience_cells.followers) as members
  from audience_cells
  where kind = 'movie'
  group by cell
) as base on base.cell = cells.cell
where cells.age != ''
group by bucket

-- movie_0 = ["3f594ef5-131e-4d32-b65d-ba7b22a177fb"]

-- sample size
select sum(members) as n
from (
  select cell, sum(title_cells.followers) as members
  from title_cells
  where title in (select title from titles where kind = 'movie'
  and (title_id in {movie_0:Array(String)}))
  group by cell
)
-- movieGenderFollowerIndex.none: as movieAgeFollowerIndex.none, but
  12 - select cells.age as bucket,
     + select cells.gender as bucket,
  29 - where cells.age != ''
     + where cells.gender != ''
-- affinityAge.none: as movieAgeFollowerIndex.none, but
   2 - -- viewers: Distinct members who follow the title at the end of the range.
     + -- viewers: Distinct members with a view.
  17 - select cell, sum(title_cells.followers) as members
     - from title_cells
     - where title in (select title from titles where kind = 'movie'
     - and (title_id in {movie_0:Array(String)}))
     + select cell, count() as members
     + from member_titles
     + where arrayExists(one -> one in (select title from titles where title in (select title from titles where 1)
     + and (title_id in {title_0:Array(String)})), titles)
  24 - select cell, sum(audience_cells.followers) as members
     + select cell, sum(audience_cells.viewers) as members
  26 - where kind = 'movie'
     + where kind = 'any'
  32 - -- movie_0 = ["3f594ef5-131e-4d32-b65d-ba7b22a177fb"]
     + -- title_0 = ["1104","84"]
  37 - select cell, sum(title_cells.followers) as members
     - from title_cells
     - where title in (select title from titles where kind = 'movie'
     - and (title_id in {movie_0:Array(String)}))
     + select cell, count() as members
     + from member_titles
     + where arrayExists(one -> one in (select title from titles where title in (select title from titles where 1)
     + and (title_id in {title_0:Array(String)})), titles)
