-- affinityAll.restricted
-- overlappingViewers: Members of the seed audience who viewed the title. The seed audience: the viewers, followers or voters that the list is about.
-- affinityIndex: Audience overlap divided by the share of the viewers of any title, show or movie, who viewed this one; 100 is average. Needs 30 overlapping viewers.
-- audienceOverlap: Overlapping viewers divided by the members of the seed audience.
-- base: Members of the seed audience, counted before weighting.
-- effective: How many members of equal weight would say as much: the square of the sum of the weights divided by the sum of their squares (Kish). The base itself where everybody weighs 1.
-- overlapLow: Lower end of the 95 % interval of the audience overlap (Wilson), from the effective base: the true value is expected inside in 95 of 100 such answers.
-- overlapHigh: Upper end of the 95 % interval of the audience overlap (Wilson), from the effective base: the true value is expected inside in 95 of 100 such answers.
-- indexLow: Lower end of the 95 % interval of the index (delta method on its logarithm), from the effective bases of the audience and of the others.
-- indexHigh: Upper end of the 95 % interval of the index (delta method on its logarithm), from the effective bases of the audience and of the others; of few people it may lie above what a share of 100 % would have.
-- differs: Above or below where the audience differs from the others (who are not in it) by more than chance explains: two-proportion z-test, at least 30 members on both sides, and of all differences found in one answer 5 % are expected to be none (Benjamini-Hochberg); it looks at all rows together and the interval at one, so that the interval of a row that does not differ may leave out the average, and seldom that of one that differs may hold it.
select overlaps.title as title, dictGet('title_facts', 'name', overlaps.title) as titleName, dictGet('title_facts', 'title_id', overlaps.title) as titleId, if(dictGet('title_facts', 'kind', overlaps.title) = 1, 'series', 'movie') as titleType, nullIf(dictGet('title_facts', 'network_name', overlaps.title), '') as networkName, nullIf(dictGet('title_facts', 'network_id', overlaps.title), '') as networkId, nullIf(dictGet('title_facts', 'studio_name', overlaps.title), '') as studioName,
  overlaps.overlap as members, overlaps.viewers as viewers
from (
  select title, countIf(member in (select member from (select member, cell
  from title_view_days
  where title in (select title from titles where 1
  and (title_id in {title_0:Array(String)})
  and network_id in {network_0:Array(String)})
  and day >= {date_0:Date32}
  and cell in (select cell from cells where country in {country_0:Array(String)})
  and since <= {since_0:Date}))) as overlap, count() as viewers, countIf(member in (select member from (select member, cell
  from title_view_days
  where title in (select title from titles where 1
  and (title_id in {title_0:Array(String)})
  and network_id in {network_0:Array(String)})
  and day >= {date_0:Date32}
  and cell in (select cell from cells where country in {country_0:Array(String)})
  and since <= {since_0:Date}))) as overlap_people
  from title_view_days
  where 1
  and title in (select title from titles where 1
  and network_id in {network_0:Array(String)})
  and day >= {date_0:Date32}
  and cell in (select cell from cells where country in {country_0:Array(String)})
  and since <= {since_0:Date}
  group by title
) as overlaps
where overlaps.overlap_people >= 30
and overlaps.title not in {whole_0_titles:Array(UInt32)}

-- title_0 = ["1104","84"]
-- network_0 = ["210","33"]
-- date_0 = "2023-07-07"
-- country_0 = ["US","GB"]
-- since_0 = "2023-07-07"

-- whole_0_titles
select groupArray(title) as titles from (select title from titles where 1
and (title_id in {title_0:Array(String)})
and network_id in {network_0:Array(String)})

-- the same for many answers
select sum(audience.members * 1) as all_members, sum(base.members * 1) as all_base_members, sum((base.members - audience.members) * 1) as rest_members, sum(audience.members) as all_people, sum((base.members - audience.members)) as rest_people, sum(audience.members * 1 * 1) as all_squares, sum((base.members - audience.members) * 1 * 1) as rest_squares
from (
  select sum(members) as members
  from (
    select cell, uniqExact(member) as members
    from title_view_days
    where title in (select title from titles where 1
     and (title_id in {title_0:Array(String)})
     and network_id in {network_0:Array(String)})
    and day >= {date_0:Date32}
    and cell in (select cell from cells where country in {country_0:Array(String)})
    and since <= {since_0:Date}
    group by cell
  )
) as audience cross join (
  select sum(members) as members
  from (
    select countIf(since <= {since_0:Date}) as members
    from audience_visits
    where kind = 'any'
    and indexHint(gap = 0 and day <= {reach_0:Date32} or gap = 1 and day <= {reach_1:Date32} or gap = 2 and day <= {reach_2:Date32} or gap = 3 and day <= {reach_3:Date32} or gap >= 4)
    and day >= {date_0:Date32}
    and cell in (select cell from cells where country in {country_0:Array(String)})
  )
) as base

-- reach_0 = "2023-07-09"
-- reach_1 = "2023-07-21"
-- reach_2 = "2023-09-07"
-- reach_3 = "2024-03-17"
-- affinityShows.restricted: as affinityAll.restricted, but
  11 - select overlaps.title as title, dictGet('title_facts', 'name', overlaps.title) as titleName, dictGet('title_facts', 'title_id', overlaps.title) as titleId, if(dictGet('title_facts', 'kind', overlaps.title) = 1, 'series', 'movie') as titleType, nullIf(dictGet('title_facts', 'network_name', overlaps.title), '') as networkName, nullIf(dictGet('title_facts', 'network_id', overlaps.title), '') as networkId, nullIf(dictGet('title_facts', 'studio_name', overlaps.title), '') as studioName,
     + select overlaps.title as title, dictGet('title_facts', 'name', overlaps.title) as show, dictGet('title_facts', 'title_id', overlaps.title) as showId, nullIf(dictGet('title_facts', 'network_name', overlaps.title), '') as network, nullIf(dictGet('title_facts', 'network_id', overlaps.title), '') as networkId,
  30 - where 1
     - and title in (select title from titles where 1
     + where title in (select title from titles where kind = 'series'
  37 + having if(count() > 0, dictGet('title_facts', 'kind', title) = 1, 0)
-- affinityMovies.restricted: as affinityAll.restricted, but
  11 - select overlaps.title as title, dictGet('title_facts', 'name', overlaps.title) as titleName, dictGet('title_facts', 'title_id', overlaps.title) as titleId, if(dictGet('title_facts', 'kind', overlaps.title) = 1, 'series', 'movie') as titleType, nullIf(dictGet('title_facts', 'network_name', overlaps.title), '') as networkName, nullIf(dictGet('title_facts', 'network_id', overlaps.title), '') as networkId, nullIf(dictGet('title_facts', 'studio_name', overlaps.title), '') as studioName,
     + select overlaps.title as title, dictGet('title_facts', 'name', overlaps.title) as movie, dictGet('title_facts', 'title_id', overlaps.title) as movieId, nullIf(dictGet('title_facts', 'studio_name', overlaps.title), '') as studio,
  30 - where 1
     - and title in (select title from titles where 1
     + where title in (select title from titles where kind = 'movie'
  37 + having if(count() > 0, dictGet('title_facts', 'kind', title) = 2, 0)
-- anticipationFollowerAffinity.restricted
-- overlappingViewers: Members of the seed audience who viewed the title. The seed audience: the viewers, followers or voters that the list is about.
-- affinityIndex: Audience overlap divided by the share of the viewers of any title, show or movie, who viewed this one; 100 is average. Needs 30 overlapping viewers.
-- base: Members of the seed audience, counted before weighting.
-- effective: How many members of equal weight would say as much: the square of the sum of the weights divided by the sum of their squares (Kish). The base itself where everybody weighs 1.
-- overlapLow: Lower end of the 95 % interval of the audience overlap (Wilson), from the effective base: the true value is expected inside in 95 of 100 such answers.
-- overlapHigh: Upper end of the 95 % interval of the audience overlap (Wilson), from the effective base: the true value is expected inside in 95 of 100 such answers.
-- indexLow: Lower end of the 95 % interval of the index (delta method on its logarithm), from the effective bases of the audience and of the others.
-- indexHigh: Upper end of the 95 % interval of the index (delta method on its logarithm), from the effective bases of the audience and of the others; of few people it may lie above what a share of 100 % would have.
-- differs: Above or below where the audience differs from the others (who are not in it) by more than chance explains: two-proportion z-test, at least 30 members on both sides, and of all differences found in one answer 5 % are expected to be none (Benjamini-Hochberg); it looks at all rows together and the interval at one, so that the interval of a row that does not differ may leave out the average, and seldom that of one that differs may hold it.
select overlaps.title as title, dictGet('title_facts', 'name', overlaps.title) as show, dictGet('title_facts', 'title_id', overlaps.title) as showId, nullIf(dictGet('title_facts', 'network_name', overlaps.title), '') as network, nullIf(dictGet('title_facts', 'network_id', overlaps.title), '') as networkId,
  overlaps.overlap as members, overlaps.viewers as viewers
from (
  select title, countIf(member in (select member from (select member, cell
  from follows
  where title in (select title from titles where 1
  and (title_id in {show_0:Array(String)})
  and network_id in {network_0:Array(String)})
  and ended is null
  and cell in (select cell from cells where country in {country_0:Array(String)})))) as overlap, count() as viewers, countIf(member in (select member from (select member, cell
  from follows
  where title in (select title from titles where 1
  and (title_id in {show_0:Array(String)})
  and network_id in {network_0:Array(String)})
  and ended is null
  and cell in (select cell from cells where country in {country_0:Array(String)})))) as overlap_people
  from title_view_days
  where title in (select title from titles where kind = 'series'
  and network_id in {network_0:Array(String)})
  and day >= {date_0:Date32}
  and cell in (select cell from cells where country in {country_0:Array(String)})
  and since <= {since_0:Date}
  group by title
  having if(count() > 0, dictGet('title_facts', 'kind', title) = 1, 0)
) as overlaps
where overlaps.overlap_people >= 30
and overlaps.title not in {whole_0_titles:Array(UInt32)}

-- show_0 = ["1104"]
-- network_0 = ["210","33"]
-- country_0 = ["US","GB"]
-- date_0 = "2023-07-07"
-- since_0 = "2023-07-07"

-- whole_0_titles
select groupArray(title) as titles from (select title from titles where 1
and (title_id in {show_0:Array(String)})
and network_id in {network_0:Array(String)})

-- the same for many answers
select sum(audience.members * 1) as all_members, sum(base.members * 1) as all_base_members, sum((base.members - both.members) * 1) as rest_members, sum(audience.members) as all_people, sum((base.members - both.members)) as rest_people, sum(audience.members * 1 * 1) as all_squares, sum((base.members - both.members) * 1 * 1) as rest_squares
from (
  select sum(members) as members
  from (
    select cell, uniqExact(member) as members
    from (
      select member, cell
      from follows
      where title in (select title from titles where 1
      and (title_id in {show_0:Array(String)})
      and network_id in {network_0:Array(String)})
      and ended is null
      and cell in (select cell from cells where country in {country_0:Array(String)})
    )
    group by cell
  )
) as audience cross join (
  select sum(members) as members
  from (
    select countIf(since <= {since_0:Date}) as members
    from audience_visits
    where kind = 'any'
    and indexHint(gap = 0 and day <= {reach_0:Date32} or gap = 1 and day <= {reach_1:Date32} or gap = 2 and day <= {reach_2:Date32} or gap = 3 and day <= {reach_3:Date32} or gap >= 4)
    and day >= {date_0:Date32}
    and cell in (select cell from cells where country in {country_0:Array(String)})
  )
) as base cross join (
  select sum(members) as members
  from (
    select cell, uniqExact(member) as members
    from title_view_days
    where member in (select member from (select member, cell
    from follows
    where title in (select title from titles where 1
    and (title_id in {show_0:Array(String)})
    and network_id in {network_0:Array(String)})
    and ended is null
    and cell in (select cell from cells where country in {country_0:Array(String)})))
    and day >= {date_0:Date32}
    and cell in (select cell from cells where country in {country_0:Array(String)})
    group by cell
  )
) as both

-- reach_0 = "2023-07-09"
-- reach_1 = "2023-07-21"
-- reach_2 = "2023-09-07"
-- reach_3 = "2024-03-17"
-- showReportAffinityOR.restricted: as affinityAll.restricted, but
   3 - -- audienceOverlap: Overlapping viewers divided by the members of the seed audience.
  11 - select overlaps.title as title, dictGet('title_facts', 'name', overlaps.title) as titleName, dictGet('title_facts', 'title_id', overlaps.title) as titleId, if(dictGet('title_facts', 'kind', overlaps.title) = 1, 'series', 'movie') as titleType, nullIf(dictGet('title_facts', 'network_name', overlaps.title), '') as networkName, nullIf(dictGet('title_facts', 'network_id', overlaps.title), '') as networkId, nullIf(dictGet('title_facts', 'studio_name', overlaps.title), '') as studioName,
     + select overlaps.title as title, dictGet('title_facts', 'name', overlaps.title) as show, dictGet('title_facts', 'title_id', overlaps.title) as showId, nullIf(dictGet('title_facts', 'network_name', overlaps.title), '') as network, nullIf(dictGet('title_facts', 'network_id', overlaps.title), '') as networkId,
  17 - and (title_id in {title_0:Array(String)})
     + and (title_id in {show_0:Array(String)})
  24 - and (title_id in {title_0:Array(String)})
     + and (title_id in {show_0:Array(String)})
  30 - where 1
     - and title in (select title from titles where 1
     + where title in (select title from titles where kind = 'series'
  37 + having if(count() > 0, dictGet('title_facts', 'kind', title) = 1, 0)
  41 - -- title_0 = ["1104","84"]
     + -- show_0 = ["1104"]
  49 - and (title_id in {title_0:Array(String)})
     + and (title_id in {show_0:Array(String)})
  57 - select cell, uniqExact(member) as members
     + select cell, countIf(since <= {since_0:Date}) as members
  60 - and (title_id in {title_0:Array(String)})
     + and (title_id in {show_0:Array(String)})
  64 - and since <= {since_0:Date}
-- movieAffinityFollower.restricted
-- overlappingViewers: Members of the seed audience who viewed the title. The seed audience: the viewers, followers or voters that the list is about.
-- affinityIndex: Audience overlap divided by the share of the viewers of any title, show or movie, who viewed this one; 100 is average. Needs 30 overlapping viewers.
-- base: Members of the seed audience, counted before weighting.
-- effective: How many members of equal weight would say as much: the square of the sum of the weights divided by the sum of their squares (Kish). The base itself where everybody weighs 1.
-- overlapLow: Lower end of the 95 % interval of the audience overlap (Wilson), from the effective base: the true value is expected inside in 95 of 100 such answers.
-- overlapHigh: Upper end of the 95 % interval of the audience overlap (Wilson), from the effective base: the true value is expected inside in 95 of 100 such answers.
-- indexLow: Lower end of the 95 % interval of the index (delta method on its logarithm), from the effective bases of the audience and of the others.
-- indexHigh: Upper end of the 95 % interval of the index (delta method on its logarithm), from the effective bases of the audience and of the others; of few people it may lie above what a share of 100 % would have.
-- differs: Above or below where the audience differs from the others (who are not in it) by more than chance explains: two-proportion z-test, at least 30 members on both sides, and of all differences found in one answer 5 % are expected to be none (Benjamini-Hochberg); it looks at all rows together and the interval at one, so that the interval of a row that does not differ may leave out the average, and seldom that of one that differs may hold it.
select overlaps.title as title, dictGet('title_facts', 'name', overlaps.title) as movie, dictGet('title_facts', 'title_id', overlaps.title) as movieId, nullIf(dictGet('title_facts', 'studio_name', overlaps.title), '') as studio,
  overlaps.overlap as members, overlaps.viewers as viewers
from (
  select title, countIf(member in (select member from (select member, cell
  from follows
  where title in (select title from titles where 1
  and (title_id in {movie_0:Array(String)})
  and network_id in {network_0:Array(String)})
  and ended is null
  and cell in (select cell from cells where country in {country_0:Array(String)})))) as overlap, count() as viewers, countIf(member in (select member from (select member, cell
  from follows
  where title in (select title from titles where 1
  and (title_id in {movie_0:Array(String)})
  and network_id in {network_0:Array(String)})
  and ended is null
  and cell in (select cell from cells where country in {country_0:Array(String)})))) as overlap_people
  from title_view_days
  where title in (select title from titles where kind = 'movie'
  and network_id in {network_0:Array(String)})
  and day >= {date_0:Date32}
  and cell in (select cell from cells where country in {country_0:Array(String)})
  and since <= {since_0:Date}
  group by title
  having if(count() > 0, dictGet('title_facts', 'kind', title) = 2, 0)
) as overlaps
where overlaps.overlap_people >= 30
and overlaps.title not in {whole_0_titles:Array(UInt32)}

-- movie_0 = ["3f594ef5-131e-4d32-b65d-ba7b22a177fb"]
-- network_0 = ["210","33"]
-- country_0 = ["US","GB"]
-- date_0 = "2023-07-07"
-- since_0 = "2023-07-07"

-- whole_0_titles
select groupArray(title) as titles from (select title from titles where 1
and (title_id in {movie_0:Array(String)})
and network_id in {network_0:Array(String)})

-- the same for many answers
select sum(audience.members * 1) as all_members, sum(base.members * 1) as all_base_members, sum((base.members - both.members) * 1) as rest_members, sum(audience.members) as all_people, sum((base.members - both.members)) as rest_people, sum(audience.members * 1 * 1) as all_squares, sum((base.members - both.members) * 1 * 1) as rest_squares
from (
  select sum(members) as members
  from (
    select cell, uniqExact(member) as members
    from (
      select member, cell
      from follows
      where title in (select title from titles where 1
      and (title_id in {movie_0:Array(String)})
      and network_id in {network_0:Array(String)})
      and ended is null
      and cell in (select cell from cells where country in {country_0:Array(String)})
    )
    group by cell
  )
) as audience cross join (
  select sum(members) as members
  from (
    select countIf(since <= {since_0:Date}) as members
    from audience_visits
    where kind = 'any'
    and indexHint(gap = 0 and day <= {reach_0:Date32} or gap = 1 and day <= {reach_1:Date32} or gap = 2 and day <= {reach_2:Date32} or gap = 3 and day <= {reach_3:Date32} or gap >= 4)
    and day >= {date_0:Date32}
    and cell in (select cell from cells where country in {country_0:Array(String)})
  )
) as base cross join (
  select sum(members) as members
  from (
    select cell, uniqExact(member) as members
    from title_view_days
    where member in (select member from (select member, cell
    from follows
    where title in (select title from titles where 1
    and (title_id in {movie_0:Array(String)})
    and network_id in {network_0:Array(String)})
    and ended is null
    and cell in (select cell from cells where country in {country_0:Array(String)})))
    and day >= {date_0:Date32}
    and cell in (select cell from cells where country in {country_0:Array(String)})
    group by cell
  )
) as both

-- reach_0 = "2023-07-09"
-- reach_1 = "2023-07-21"
-- reach_2 = "2023-09-07"
-- reach_3 = "2024-03-17"
-- movieAudienceAffinityTrack.restricted: as affinityAll.restricted, but
   3 - -- audienceOverlap: Overlapping viewers divided by the members of the seed audience.
  11 - select overlaps.title as title, dictGet('title_facts', 'name', overlaps.title) as titleName, dictGet('title_facts', 'title_id', overlaps.title) as titleId, if(dictGet('title_facts', 'kind', overlaps.title) = 1, 'series', 'movie') as titleType, nullIf(dictGet('title_facts', 'network_name', overlaps.title), '') as networkName, nullIf(dictGet('title_facts', 'network_id', overlaps.title), '') as networkId, nullIf(dictGet('title_facts', 'studio_name', overlaps.title), '') as studioName,
     + select overlaps.title as title, dictGet('title_facts', 'name', overlaps.title) as movie, dictGet('title_facts', 'title_id', overlaps.title) as movieId, nullIf(dictGet('title_facts', 'studio_name', overlaps.title), '') as studio,
  17 - and (title_id in {title_0:Array(String)})
     + and (title_id in {movie_0:Array(String)})
  24 - and (title_id in {title_0:Array(String)})
     + and (title_id in {movie_0:Array(String)})
  30 - where 1
     - and title in (select title from titles where 1
     + where title in (select title from titles where kind = 'movie'
  37 + having if(count() > 0, dictGet('title_facts', 'kind', title) = 2, 0)
  41 - -- title_0 = ["1104","84"]
     + -- movie_0 = ["3f594ef5-131e-4d32-b65d-ba7b22a177fb"]
  49 - and (title_id in {title_0:Array(String)})
     + and (title_id in {movie_0:Array(String)})
  57 - select cell, uniqExact(member) as members
     + select cell, countIf(since <= {since_0:Date}) as members
  60 - and (title_id in {title_0:Array(String)})
     + and (title_id in {movie_0:Array(String)})
  64 - and since <= {since_0:Date}
-- actorShowAffinity.restricted
-- overlappingViewers: Members of the seed audience who viewed the title. The seed audience: the viewers, followers or voters that the list is about.
-- affinityIndex: Audience overlap divided by the share of the viewers of any title, show or movie, who viewed this one; 100 is average. Needs 30 overlapping viewers.
-- base: Members of the seed audience, counted before weighting.
-- effective: How many members of equal weight would say as much: the square of the sum of the weights divided by the sum of their squares (Kish). The base itself where everybody weighs 1.
-- overlapLow: Lower end of the 95 % interval of the audience overlap (Wilson), from the effective base: the true value is expected inside in 95 of 100 such answers.
-- overlapHigh: Upper end of the 95 % interval of the audience overlap (Wilson), from the effective base: the true value is expected inside in 95 of 100 such answers.
-- indexLow: Lower end of the 95 % interval of the index (delta method on its logarithm), from the effective bases of the audience and of the others.
-- indexHigh: Upper end of the 95 % interval of the index (delta method on its logarithm), from the effective bases of the audience and of the others; of few people it may lie above what a share of 100 % would have.
-- differs: Above or below where the audience differs from the others (who are not in it) by more than chance explains: two-proportion z-test, at least 30 members on both sides, and of all differences found in one answer 5 % are expected to be none (Benjamini-Hochberg); it looks at all rows together and the interval at one, so that the interval of a row that does not differ may leave out the average, and seldom that of one that differs may hold it.
select overlaps.title as title, dictGet('title_facts', 'name', overlaps.title) as show, dictGet('title_facts', 'title_id', overlaps.title) as showId, nullIf(dictGet('title_facts', 'network_name', overlaps.title), '') as network, nullIf(dictGet('title_facts', 'network_id', overlaps.title), '') as networkId,
  overlaps.overlap as members, overlaps.viewers as viewers
from (
  select title, countIf(member in (select member from (select member, cell
  from character_votes
  where title in (select title from characters where actor in (select actor from actors where actor_id in {actor_0:Array(String)}))
  and actor in (select actor from actors where actor_id in {actor_0:Array(String)})
  and 1
  and day >= {date_0:Date32}
  and cell in (select cell from cells where country in {country_0:Array(String)})
  and title in (select title from titles where 1
  and network_id in {network_0:Array(String)})))) as overlap, count() as viewers, countIf(member in (select member from (select member, cell
  from character_votes
  where title in (select title from characters where actor in (select actor from actors where actor_id in {actor_0:Array(String)}))
  and actor in (select actor from actors where actor_id in {actor_0:Array(String)})
  and 1
  and day >= {date_0:Date32}
  and cell in (select cell from cells where country in {country_0:Array(String)})
  and title in (select title from titles where 1
  and network_id in {network_0:Array(String)})))) as overlap_people
  from title_view_days
  where title in (select title from titles where kind = 'series'
  and network_id in {network_0:Array(String)})
  and day >= {date_0:Date32}
  and cell in (select cell from cells where country in {country_0:Array(String)})
  and since <= {since_0:Date}
  group by title
  having if(count() > 0, dictGet('title_facts', 'kind', title) = 1, 0)
) as overlaps
where overlaps.overlap_people >= 30

-- actor_0 = ["70"]
-- date_0 = "2023-07-07"
-- country_0 = ["US","GB"]
-- network_0 = ["210","33"]
-- since_0 = "2023-07-07"

-- the same for many answers
select sum(audience.members * 1) as all_members, sum(base.members * 1) as all_base_members, sum((base.members - both.members) * 1) as rest_members, sum(audience.members) as all_people, sum((base.members - both.members)) as rest_people, sum(audience.members * 1 * 1) as all_squares, sum((base.members - both.members) * 1 * 1) as rest_squares
from (
  select sum(members) as members
  from (
    select cell, uniqExact(member) as members
    from (
      select member, cell
      from character_votes
      where title in (select title from characters where actor in (select actor from actors where actor_id in {actor_0:Array(String)}))
      and actor in (select actor from actors where actor_id in {actor_0:Array(String)})
      and 1
      and day >= {date_0:Date32}
      and cell in (select cell from cells where country in {country_0:Array(String)})
      and title in (select title from titles where 1
      and network_id in {network_0:Array(String)})
    )
    group by cell
  )
) as audience cross join (
  select sum(members) as members
  from (
    select countIf(since <= {since_0:Date}) as members
    from audience_visits
    where kind = 'any'
    and indexHint(gap = 0 and day <= {reach_0:Date32} or gap = 1 and day <= {reach_1:Date32} or gap = 2 and day <= {reach_2:Date32} or gap = 3 and day <= {reach_3:Date32} or gap >= 4)
    and day >= {date_0:Date32}
    and cell in (select cell from cells where country in {country_0:Array(String)})
  )
) as base cross join (
  select sum(members) as members
  from (
    select cell, uniqExact(member) as members
    from title_view_days
    where member in (select member from (select member, cell
    from character_votes
    where title in (select title from characters where actor in (select actor from actors where actor_id in {actor_0:Array(String)}))
    and actor in (select actor from actors where actor_id in {actor_0:Array(String)})
    and 1
    and day >= {date_0:Date32}
    and cell in (select cell from cells where country in {country_0:Array(String)})
    and title in (select title from titles where 1
    and network_id in {network_0:Array(String)})))
    and day >= {date_0:Date32}
    and cell in (select cell from cells where country in {country_0:Array(String)})
    group by cell
  )
) as both

-- reach_0 = "2023-07-09"
-- reach_1 = "2023-07-21"
-- reach_2 = "2023-09-07"
-- reach_3 = "2024-03-17"
