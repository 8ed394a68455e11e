-- affinityAll.none
-- overlappingViewers: Members of the seed audience who viewed the title. The seed audience: the viewers, followers or voters that the list is about.
-- affinityIndex: Audience overlap divided by the share of all viewers who viewed the title; 100 is average. Needs 30 overlapping viewers.
-- audienceOverlap: Overlapping viewers divided by the members of the seed audience.
-- base: Members of the seed audience, counted before weighting.
-- effective: How many members of equal weight would say as much: the square of the sum of the weights divided by the sum of their squares (Kish). The base itself where everybody weighs 1.
-- overlapLow: Lower end of the 95 % interval of the audience overlap (Wilson), from the effective base: the true value is expected inside in 95 of 100 such answers.
-- overlapHigh: Upper end of the 95 % interval of the audience overlap (Wilson), from the effective base: the true value is expected inside in 95 of 100 such answers.
-- indexLow: Lower end of the 95 % interval of the index (delta method on its logarithm), from the effective bases of the audience and of the others.
-- indexHigh: Upper end of the 95 % interval of the index (delta method on its logarithm), from the effective bases of the audience and of the others.
-- differs: Above or below where the audience differs from the others (who are not in it) by more than chance explains: two-proportion z-test, at least 30 members on both sides, and of all differences found in one answer 5 % are expected to be none (Benjamini-Hochberg).
select overlaps.title as title, dictGet('title_facts', 'name', overlaps.title) as titleName, dictGet('title_facts', 'title_id', overlaps.title) as titleId, if(dictGet('title_facts', 'kind', overlaps.title) = 1, 'series', 'movie') as titleType, nullIf(dictGet('title_facts', 'network_name', overlaps.title), '') as networkName, nullIf(dictGet('title_facts', 'network_id', overlaps.title), '') as networkId, nullIf(dictGet('title_facts', 'studio_name', overlaps.title), '') as studioName,
  overlaps.overlap as members, overlaps.viewers as viewers
from (
  select title, sum(overlap) as overlap, sum(viewers) as viewers, sum(overlap_people) as overlap_people
  from (
    select title, overlap, 0 as viewers, overlap_people
    from (
      select title, count() as overlap, count() as overlap_people
      from member_titles array join titles as title
      where arrayExists(one -> one in {whole_0_titles:Array(UInt32)}, titles)
      group by title
    )
    union all
    select title, 0 as overlap, viewers, 0 as overlap_people
    from (
      select title, sum(title_totals.views) as views, sum(title_totals.viewers) as viewers
      from title_totals
      where 1
      group by title
    )
  )
  group by title
  having if(count() > 0, 1, 0)
) as overlaps
where overlaps.overlap_people >= 30
and overlaps.title not in {whole_0_titles:Array(UInt32)}

-- whole_0_titles
select groupArray(title) as titles from (select title from titles where 1
and (title_id in {title_0:Array(String)}))

-- title_0 = ["1104","84"]

-- whom they are compared with
select sum(audience.members * 1) as all_members, sum(base.members * 1) as all_base_members, sum((base.members - audience.members) * 1) as rest_members, sum(audience.members) as all_people, sum((base.members - audience.members)) as rest_people, sum(audience.members * 1 * 1) as all_squares, sum((base.members - audience.members) * 1 * 1) as rest_squares
from cells
left join (
  select cell, count() as members
  from member_titles
  where arrayExists(one -> one in (select title from titles where 1
  and (title_id in {title_0:Array(String)})), titles)
  group by cell
) as audience on audience.cell = cells.cell
left join (
  select cell, sum(audience_cells.viewers) as members
  from audience_cells
  where kind = 'any'
  group by cell
) as base on base.cell = cells.cell

-- title_0 = ["1104","84"]

-- sample size
select sum(members) as n
from (
  select cell, count() as members
  from member_titles
  where arrayExists(one -> one in (select title from titles where 1
  and (title_id in {title_0:Array(String)})), titles)
  group by cell
)

-- title_0 = ["1104","84"]
-- affinityShows.none: as affinityAll.none, but
  11 - select overlaps.title as title, dictGet('title_facts', 'name', overlaps.title) as titleName, dictGet('title_facts', 'title_id', overlaps.title) as titleId, if(dictGet('title_facts', 'kind', overlaps.title) = 1, 'series', 'movie') as titleType, nullIf(dictGet('title_facts', 'network_name', overlaps.title), '') as networkName, nullIf(dictGet('title_facts', 'network_id', overlaps.title), '') as networkId, nullIf(dictGet('title_facts', 'studio_name', overlaps.title), '') as studioName,
     + select overlaps.title as title, dictGet('title_facts', 'name', overlaps.title) as show, dictGet('title_facts', 'title_id', overlaps.title) as showId, nullIf(dictGet('title_facts', 'network_name', overlaps.title), '') as network, nullIf(dictGet('title_facts', 'network_id', overlaps.title), '') as networkId,
  33 - having if(count() > 0, 1, 0)
     + having if(count() > 0, dictGet('title_facts', 'kind', title) = 1, 0)
-- affinityMovies.none: as affinityAll.none, but
  11 - select overlaps.title as title, dictGet('title_facts', 'name', overlaps.title) as titleName, dictGet('title_facts', 'title_id', overlaps.title) as titleId, if(dictGet('title_facts', 'kind', overlaps.title) = 1, 'series', 'movie') as titleType, nullIf(dictGet('title_facts', 'network_name', overlaps.title), '') as networkName, nullIf(dictGet('title_facts', 'network_id', overlaps.title), '') as networkId, nullIf(dictGet('title_facts', 'studio_name', overlaps.title), '') as studioName,
     + select overlaps.title as title, dictGet('title_facts', 'name', overlaps.title) as movie, dictGet('title_facts', 'title_id', overlaps.title) as movieId, nullIf(dictGet('title_facts', 'studio_name', overlaps.title), '') as studio,
  33 - having if(count() > 0, 1, 0)
     + having if(count() > 0, dictGet('title_facts', 'kind', title) = 2, 0)
-- showReportAffinityOR.none: as affinityAll.none, but
   3 - -- audienceOverlap: Overlapping viewers divided by the members of the seed audience.
  11 - select overlaps.title as title, dictGet('title_facts', 'name', overlaps.title) as titleName, dictGet('title_facts', 'title_id', overlaps.title) as titleId, if(dictGet('title_facts', 'kind', overlaps.title) = 1, 'series', 'movie') as titleType, nullIf(dictGet('title_facts', 'network_name', overlaps.title), '') as networkName, nullIf(dictGet('title_facts', 'network_id', overlaps.title), '') as networkId, nullIf(dictGet('title_facts', 'studio_name', overlaps.title), '') as studioName,
     + select overlaps.title as title, dictGet('title_facts', 'name', overlaps.title) as show, dictGet('title_facts', 'title_id', overlaps.title) as showId, nullIf(dictGet('title_facts', 'network_name', overlaps.title), '') as network, nullIf(dictGet('title_facts', 'network_id', overlaps.title), '') as networkId,
  20 - where arrayExists(one -> one in {whole_0_titles:Array(UInt32)}, titles)
     + where has(titles, {whole_0_titles:Array(UInt32)}[1])
  33 - having if(count() > 0, 1, 0)
     + having if(count() > 0, dictGet('title_facts', 'kind', title) = 1, 0)
  40 - and (title_id in {title_0:Array(String)}))
     + and (title_id in {show_0:Array(String)}))
  42 - -- title_0 = ["1104","84"]
     + -- show_0 = ["1104"]
  48 - select cell, count() as members
     - from member_titles
     - where arrayExists(one -> one in (select title from titles where 1
     - and (title_id in {title_0:Array(String)})), titles)
     + select cell, sum(title_cells.viewers) as members
     + from title_cells
     + where title in (select title from titles where 1
     + and (title_id in {show_0:Array(String)}))
     + and title_cells.views > 0
  61 - -- title_0 = ["1104","84"]
     + -- show_0 = ["1104"]
  66 - select cell, count() as members
     - from member_titles
     - where arrayExists(one -> one in (select title from titles where 1
     - and (title_id in {title_0:Array(String)})), titles)
     + select cell, sum(title_cells.viewers) as members
     + from title_cells
     + where title in (select title from titles where 1
     + and (title_id in {show_0:Array(String)}))
     + and title_cells.views > 0
  73 - -- title_0 = ["1104","84"]
     + -- show_0 = ["1104"]
-- movieAudienceAffinityTrack.none: as affinityAll.none, but
   3 - -- audienceOverlap: Overlapping viewers divided by the members of the seed audience.
  11 - select overlaps.title as title, dictGet('title_facts', 'name', overlaps.title) as titleName, dictGet('title_facts', 'title_id', overlaps.title) as titleId, if(dictGet('title_facts', 'kind', overlaps.title) = 1, 'series', 'movie') as titleType, nullIf(dictGet('title_facts', 'network_name', overlaps.title), '') as networkName, nullIf(dictGet('title_facts', 'network_id', overlaps.title), '') as networkId, nullIf(dictGet('title_facts', 'studio_name', overlaps.title), '') as studioName,
     + select overlaps.title as title, dictGet('title_facts', 'name', overlaps.title) as movie, dictGet('title_facts', 'title_id', overlaps.title) as movieId, nullIf(dictGet('title_facts', 'studio_name', overlaps.title), '') as studio,
  20 - where arrayExists(one -> one in {whole_0_titles:Array(UInt32)}, titles)
     + where has(titles, {whole_0_titles:Array(UInt32)}[1])
  33 - having if(count() > 0, 1, 0)
     + having if(count() > 0, dictGet('title_facts', 'kind', title) = 2, 0)
  40 - and (title_id in {title_0:Array(String)}))
     + and (title_id in {movie_0:Array(String)}))
  42 - -- title_0 = ["1104","84"]
     + -- movie_0 = ["3f594ef5-131e-4d32-b65d-ba7b22a177fb"]
  48 - select cell, count() as members
     - from member_titles
     - where arrayExists(one -> one in (select title from titles where 1
     - and (title_id in {title_0:Array(String)})), titles)
     + select cell, sum(title_cells.viewers) as members
     + from title_cells
     + where title in (select title from titles where 1
     + and (title_id in {movie_0:Array(String)}))
     + and title_cells.views > 0
  61 - -- title_0 = ["1104","84"]
     + -- movie_0 = ["3f594ef5-131e-4d32-b65d-ba7b22a177fb"]
  66 - select cell, count() as members
     - from member_titles
     - where arrayExists(one -> one in (select title from titles where 1
     - and (title_id in {title_0:Array(String)})), titles)
     + select cell, sum(title_cells.viewers) as members
     + from title_cells
     + where title in (select title from titles where 1
     + and (title_id in {movie_0:Array(String)}))
     + and title_cells.views > 0
  73 - -- title_0 = ["1104","84"]
     + -- movie_0 = ["3f594ef5-131e-4d32-b65d-ba7b22a177fb"]
