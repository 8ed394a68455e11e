-- affinityAll.balanced-days
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
  select title, sum(parts.overlap * dictGet('cell_facts', 'weight', parts.cell)) as overlap, sum(parts.viewers * dictGet('cell_facts', 'weight', parts.cell)) as viewers, sum(parts.overlap_people) as overlap_people
  from (
    select title, cell, countIf(member in (select member from (select member, cell
    from title_view_days
    where title in (select title from titles where 1
    and (title_id in {title_0:Array(String)}))
    and day between {date_0:Date32} and {date_1:Date32}
    and cell in (select cell from cells where country in {country_0:Array(String)})
    and since <= {since_0:Date}
    group by member, cell))) as overlap, count() as viewers, countIf(member in (select member from (select member, cell
    from title_view_days
    where title in (select title from titles where 1
    and (title_id in {title_0:Array(String)}))
    and day between {date_0:Date32} and {date_1:Date32}
    and cell in (select cell from cells where country in {country_0:Array(String)})
    and since <= {since_0:Date}
    group by member, cell))) as overlap_people
    from view_days
    where 1
    and day between {date_0:Date32} and {date_1:Date32}
    and cell in (select cell from cells where country in {country_0:Array(String)})
    and since <= {since_0:Date}
    group by title, cell
  ) as parts
  group by title
) as overlaps
where overlaps.overlap_people >= 30
and overlaps.title not in {whole_0_titles:Array(UInt32)}

-- title_0 = ["1104","84"]
-- date_0 = "2024-05-01"
-- date_1 = "2024-05-31"
-- country_0 = ["US"]
-- since_0 = "2024-05-01"

-- whole_0_titles
select groupArray(title) as titles from (select title from titles where 1
and (title_id in {title_0:Array(String)}))

-- whom they are compared with
select sum(audience.members * cells.weight) as all_members, sum(base.members * cells.weight) as all_base_members, sum((base.members - audience.members) * cells.weight) as rest_members, sum(audience.members) as all_people, sum((base.members - audience.members)) as rest_people, sum(audience.members * cells.weight * cells.weight) as all_squares, sum((base.members - audience.members) * cells.weight * cells.weight) as rest_squares
from cells
left join (
  select cell, uniqExact(member) as members
  from title_view_days
  where title in (select title from titles where 1
  and (title_id in {title_0:Array(String)}))
  and day between {date_0:Date32} and {date_1:Date32}
  and cell in (select cell from cells where country in {country_0:Array(String)})
  and since <= {since_0:Date}
  group by cell
) as audience on audience.cell = cells.cell
left join (
  select cell, sumIf(audience_days.viewers, since <= {since_0:Date}) as members
  from audience_days
  where kind = 'any'
  and day between {date_0:Date32} and {date_1:Date32}
  and cell in (select cell from cells where country in {country_0:Array(String)})
  group by cell
) as base on base.cell = cells.cell

-- sample size
select sum(parts.members) as n,
  if(n = 0, null, round(pow(sum(parts.members * cells.weight), 2) / sum(parts.members * cells.weight * cells.weight), 3)) as effective
from (
  select cell, uniqExact(member) as members
  from title_view_days
  where title in (select title from titles where 1
  and (title_id in {title_0:Array(String)}))
  and day between {date_0:Date32} and {date_1:Date32}
  and cell in (select cell from cells where country in {country_0:Array(String)})
  and since <= {since_0:Date}
  group by cell
) as parts
inner join cells on cells.cell = parts.cell
-- affinityShows.balanced-days: as affinityAll.balanced-days, but
  11 - select overlaps.title as title, dictGet('title_facts', 'name', overlaps.title) as titleName, dictGet('title_facts', 'title_id', overlaps.title) as titleId, if(dictGet('title_facts', 'kind', overlaps.title) = 1, 'series', 'movie') as titleType, nullIf(dictGet('title_facts', 'network_name', overlaps.title), '') as networkName, nullIf(dictGet('title_facts', 'network_id', overlaps.title), '') as networkId, nullIf(dictGet('title_facts', 'studio_name', overlaps.title), '') as studioName,
     + select overlaps.title as title, dictGet('title_facts', 'name', overlaps.title) as show, dictGet('title_facts', 'title_id', overlaps.title) as showId, nullIf(dictGet('title_facts', 'network_name', overlaps.title), '') as network, nullIf(dictGet('title_facts', 'network_id', overlaps.title), '') as networkId,
  32 - where 1
     - and day between {date_0:Date32} and {date_1:Date32}
     + where day between {date_0:Date32} and {date_1:Date32}
  37 + having if(count() > 0, dictGet('title_facts', 'kind', title) = 1, 0)
-- affinityMovies.balanced-days: as affinityAll.balanced-days, but
  11 - select overlaps.title as title, dictGet('title_facts', 'name', overlaps.title) as titleName, dictGet('title_facts', 'title_id', overlaps.title) as titleId, if(dictGet('title_facts', 'kind', overlaps.title) = 1, 'series', 'movie') as titleType, nullIf(dictGet('title_facts', 'network_name', overlaps.title), '') as networkName, nullIf(dictGet('title_facts', 'network_id', overlaps.title), '') as networkId, nullIf(dictGet('title_facts', 'studio_name', overlaps.title), '') as studioName,
     + select overlaps.title as title, dictGet('title_facts', 'name', overlaps.title) as movie, dictGet('title_facts', 'title_id', overlaps.title) as movieId, nullIf(dictGet('title_facts', 'studio_name', overlaps.title), '') as studio,
  32 - where 1
     - and day between {date_0:Date32} and {date_1:Date32}
     + where day between {date_0:Date32} and {date_1:Date32}
  37 + having if(count() > 0, dictGet('title_facts', 'kind', title) = 2, 0)
-- showReportAffinityOR.balanced-days: as affinityAll.balanced-days, but
   3 - -- audienceOverlap: Overlapping viewers divided by the members of the seed audience.
  11 - select overlaps.title as title, dictGet('title_facts', 'name', overlaps.title) as titleName, dictGet('title_facts', 'title_id', overlaps.title) as titleId, if(dictGet('title_facts', 'kind', overlaps.title) = 1, 'series', 'movie') as titleType, nullIf(dictGet('title_facts', 'network_name', overlaps.title), '') as networkName, nullIf(dictGet('title_facts', 'network_id', overlaps.title), '') as networkId, nullIf(dictGet('title_facts', 'studio_name', overlaps.title), '') as studioName,
     + select overlaps.title as title, dictGet('title_facts', 'name', overlaps.title) as show, dictGet('title_facts', 'title_id', overlaps.title) as showId, nullIf(dictGet('title_facts', 'network_name', overlaps.title), '') as network, nullIf(dictGet('title_facts', 'network_id', overlaps.title), '') as networkId,
  19 - and (title_id in {title_0:Array(String)}))
     + and (title_id in {show_0:Array(String)}))
  26 - and (title_id in {title_0:Array(String)}))
     + and (title_id in {show_0:Array(String)}))
  32 - where 1
     - and day between {date_0:Date32} and {date_1:Date32}
     + where day between {date_0:Date32} and {date_1:Date32}
  37 + having if(count() > 0, dictGet('title_facts', 'kind', title) = 1, 0)
  43 - -- title_0 = ["1104","84"]
     + -- show_0 = ["1104"]
  51 - and (title_id in {title_0:Array(String)}))
     + and (title_id in {show_0:Array(String)}))
  57 - select cell, uniqExact(member) as members
     + select cell, countIf(since <= {since_0:Date}) as members
  60 - and (title_id in {title_0:Array(String)}))
     + and (title_id in {show_0:Array(String)}))
  63 - and since <= {since_0:Date}
  79 - select cell, uniqExact(member) as members
     + select cell, countIf(since <= {since_0:Date}) as members
  82 - and (title_id in {title_0:Array(String)}))
     + and (title_id in {show_0:Array(String)}))
  85 - and since <= {since_0:Date}
-- movieAudienceAffinityTrack.balanced-days: as affinityAll.balanced-days, but
   3 - -- audienceOverlap: Overlapping viewers divided by the members of the seed audience.
  11 - select overlaps.title as title, dictGet('title_facts', 'name', overlaps.title) as titleName, dictGet('title_facts', 'title_id', overlaps.title) as titleId, if(dictGet('title_facts', 'kind', overlaps.title) = 1, 'series', 'movie') as titleType, nullIf(dictGet('title_facts', 'network_name', overlaps.title), '') as networkName, nullIf(dictGet('title_facts', 'network_id', overlaps.title), '') as networkId, nullIf(dictGet('title_facts', 'studio_name', overlaps.title), '') as studioName,
     + select overlaps.title as title, dictGet('title_facts', 'name', overlaps.title) as movie, dictGet('title_facts', 'title_id', overlaps.title) as movieId, nullIf(dictGet('title_facts', 'studio_name', overlaps.title), '') as studio,
  19 - and (title_id in {title_0:Array(String)}))
     + and (title_id in {movie_0:Array(String)}))
  26 - and (title_id in {title_0:Array(String)}))
     + and (title_id in {movie_0:Array(String)}))
  32 - where 1
     - and day between {date_0:Date32} and {date_1:Date32}
     + where day between {date_0:Date32} and {date_1:Date32}
  37 + having if(count() > 0, dictGet('title_facts', 'kind', title) = 2, 0)
  43 - -- title_0 = ["1104","84"]
     + -- movie_0 = ["3f594ef5-131e-4d32-b65d-ba7b22a177fb"]
  51 - and (title_id in {title_0:Array(String)}))
     + and (title_id in {movie_0:Array(String)}))
  57 - select cell, uniqExact(member) as members
     + select cell, countIf(since <= {since_0:Date}) as members
  60 - and (title_id in {title_0:Array(String)}))
     + and (title_id in {movie_0:Array(String)}))
  63 - and since <= {since_0:Date}
  79 - select cell, uniqExact(member) as members
     + select cell, countIf(since <= {since_0:Date}) as members
  82 - and (title_id in {title_0:Array(String)}))
     + and (title_id in {movie_0:Array(String)}))
  85 - and since <= {since_0:Date}
