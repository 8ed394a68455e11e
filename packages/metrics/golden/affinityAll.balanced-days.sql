-- affinityAll.balanced-days
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
  select title, sum(parts.overlap * dictGet('cell_facts', 'weight', parts.cell)) as overlap, sum(parts.viewers * dictGet('cell_facts', 'weight', parts.cell)) as viewers, sum(parts.overlap_people) as overlap_people
  from (
    select title, cell, countIf(member in (select member from (select member, cell
    from title_view_days
    where title in ({title_0:Array(UInt32)})
    and day between {date_0:Date32} and {date_1:Date32}
    and cell in (select cell from cells where country in {country_0:Array(String)})
    and since <= {since_0:Date}))) as overlap, count() as viewers, countIf(member in (select member from (select member, cell
    from title_view_days
    where title in ({title_0:Array(UInt32)})
    and day between {date_0:Date32} and {date_1:Date32}
    and cell in (select cell from cells where country in {country_0:Array(String)})
    and since <= {since_0:Date}))) as overlap_people
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
and overlaps.title not in {title_0:Array(UInt32)}

-- title_0 = [11104,10084]
-- date_0 = "2024-05-01"
-- date_1 = "2024-05-31"
-- country_0 = ["US"]
-- since_0 = "2024-05-01"

-- the same for many answers
select sum(audience.members * cells.weight) as all_members, sum(base.members * cells.weight) as all_base_members, sum((base.members - audience.members) * cells.weight) as rest_members, sum(audience.members) as all_people, sum((base.members - audience.members)) as rest_people, sum(audience.members * cells.weight * cells.weight) as all_squares, sum((base.members - audience.members) * cells.weight * cells.weight) as rest_squares
from cells
left join (
  select cell, uniqExact(member) as members
  from title_view_days
  where title in ({title_0:Array(UInt32)})
  and day between {date_0:Date32} and {date_1:Date32}
  and cell in (select cell from cells where country in {country_0:Array(String)})
  and since <= {since_0:Date}
  group by cell
) as audience on audience.cell = cells.cell
left join (
  select cell, countIf(since <= {since_0:Date}) as members
  from audience_visits
  where kind = 'any'
  and indexHint(gap = 0 and day <= {reach_0:Date32} or gap = 1 and day <= {reach_1:Date32} or gap >= 2)
  and day between {date_0:Date32} and {date_1:Date32}
  and cell in (select cell from cells where country in {country_0:Array(String)})
  group by cell
) as base on base.cell = cells.cell

-- reach_0 = "2024-05-03"
-- reach_1 = "2024-05-15"
-- affinityShows.balanced-days: as affinityAll.balanced-days, but
  11 - select overlaps.title as title, dictGet('title_facts', 'name', overlaps.title) as titleName, dictGet('title_facts', 'title_id', overlaps.title) as titleId, if(dictGet('title_facts', 'kind', overlaps.title) = 1, 'series', 'movie') as titleType, nullIf(dictGet('title_facts', 'network_name', overlaps.title), '') as networkName, nullIf(dictGet('title_facts', 'network_id', overlaps.title), '') as networkId, nullIf(dictGet('title_facts', 'studio_name', overlaps.title), '') as studioName,
     + select overlaps.title as title, dictGet('title_facts', 'name', overlaps.title) as show, dictGet('title_facts', 'title_id', overlaps.title) as showId, nullIf(dictGet('title_facts', 'network_name', overlaps.title), '') as network, nullIf(dictGet('title_facts', 'network_id', overlaps.title), '') as networkId,
  28 - where 1
     - and day between {date_0:Date32} and {date_1:Date32}
     + where day between {date_0:Date32} and {date_1:Date32}
  33 + having if(count() > 0, dictGet('title_facts', 'kind', title) = 1, 0)
-- affinityMovies.balanced-days: as affinityAll.balanced-days, but
  11 - select overlaps.title as title, dictGet('title_facts', 'name', overlaps.title) as titleName, dictGet('title_facts', 'title_id', overlaps.title) as titleId, if(dictGet('title_facts', 'kind', overlaps.title) = 1, 'series', 'movie') as titleType, nullIf(dictGet('title_facts', 'network_name', overlaps.title), '') as networkName, nullIf(dictGet('title_facts', 'network_id', overlaps.title), '') as networkId, nullIf(dictGet('title_facts', 'studio_name', overlaps.title), '') as studioName,
     + select overlaps.title as title, dictGet('title_facts', 'name', overlaps.title) as movie, dictGet('title_facts', 'title_id', overlaps.title) as movieId, nullIf(dictGet('title_facts', 'studio_name', overlaps.title), '') as studio,
  28 - where 1
     - and day between {date_0:Date32} and {date_1:Date32}
     + where day between {date_0:Date32} and {date_1:Date32}
  33 + having if(count() > 0, dictGet('title_facts', 'kind', title) = 2, 0)
-- anticipationFollowerAffinity.balanced-days
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
  select title, sum(parts.overlap * dictGet('cell_facts', 'weight', parts.cell)) as overlap, sum(parts.viewers * dictGet('cell_facts', 'weight', parts.cell)) as viewers, sum(parts.overlap_people) as overlap_people
  from (
    select title, cell, countIf(member in (select member from (select member, cell
    from follows
    where title in ({show_0:Array(UInt32)})
    and began <= {date_0:Date32} and (ended is null or ended > {date_0:Date32})
    and cell in (select cell from cells where country in {country_0:Array(String)})))) as overlap, count() as viewers, countIf(member in (select member from (select member, cell
    from follows
    where title in ({show_0:Array(UInt32)})
    and began <= {date_0:Date32} and (ended is null or ended > {date_0:Date32})
    and cell in (select cell from cells where country in {country_0:Array(String)})))) as overlap_people
    from view_days
    where day between {date_1:Date32} and {date_0:Date32}
    and cell in (select cell from cells where country in {country_0:Array(String)})
    and since <= {since_0:Date}
    group by title, cell
    having if(count() > 0, dictGet('title_facts', 'kind', title) = 1, 0)
  ) as parts
  group by title
) as overlaps
where overlaps.overlap_people >= 30
and overlaps.title not in {show_0:Array(UInt32)}

-- show_0 = [11104]
-- date_0 = "2024-05-31"
-- country_0 = ["US"]
-- date_1 = "2024-05-01"
-- since_0 = "2024-05-01"

-- the same for many answers
select sum(audience.members * cells.weight) as all_members, sum(base.members * cells.weight) as all_base_members, sum((base.members - both.members) * cells.weight) as rest_members, sum(audience.members) as all_people, sum((base.members - both.members)) as rest_people, sum(audience.members * cells.weight * cells.weight) as all_squares, sum((base.members - both.members) * cells.weight * cells.weight) as rest_squares
from cells
left join (
  select cell, uniqExact(member) as members
  from (
    select member, cell
    from follows
    where title in ({show_0:Array(UInt32)})
    and began <= {date_0:Date32} and (ended is null or ended > {date_0:Date32})
    and cell in (select cell from cells where country in {country_0:Array(String)})
  )
  group by cell
) as audience on audience.cell = cells.cell
left join (
  select cell, countIf(since <= {since_0:Date}) as members
  from audience_visits
  where kind = 'any'
  and indexHint(gap = 0 and day <= {reach_0:Date32} or gap = 1 and day <= {reach_1:Date32} or gap >= 2)
  and day between {date_1:Date32} and {date_0:Date32}
  and cell in (select cell from cells where country in {country_0:Array(String)})
  group by cell
) as base on base.cell = cells.cell
left join (
  select cell, uniqExact(member) as members
  from view_days
  where member in (select member from (select member, cell
  from follows
  where title in ({show_0:Array(UInt32)})
  and began <= {date_0:Date32} and (ended is null or ended > {date_0:Date32})
  and cell in (select cell from cells where country in {country_0:Array(String)})))
  and day between {date_1:Date32} and {date_0:Date32}
  and cell in (select cell from cells where country in {country_0:Array(String)})
  group by cell
) as both on both.cell = cells.cell

-- reach_0 = "2024-05-03"
-- reach_1 = "2024-05-15"
-- showReportAffinityOR.balanced-days: as affinityAll.balanced-days, but
   3 - -- audienceOverlap: Overlapping viewers divided by the members of the seed audience.
  11 - select overlaps.title as title, dictGet('title_facts', 'name', overlaps.title) as titleName, dictGet('title_facts', 'title_id', overlaps.title) as titleId, if(dictGet('title_facts', 'kind', overlaps.title) = 1, 'series', 'movie') as titleType, nullIf(dictGet('title_facts', 'network_name', overlaps.title), '') as networkName, nullIf(dictGet('title_facts', 'network_id', overlaps.title), '') as networkId, nullIf(dictGet('title_facts', 'studio_name', overlaps.title), '') as studioName,
     + select overlaps.title as title, dictGet('title_facts', 'name', overlaps.title) as show, dictGet('title_facts', 'title_id', overlaps.title) as showId, nullIf(dictGet('title_facts', 'network_name', overlaps.title), '') as network, nullIf(dictGet('title_facts', 'network_id', overlaps.title), '') as networkId,
  18 - where title in ({title_0:Array(UInt32)})
     + where title in ({show_0:Array(UInt32)})
  23 - where title in ({title_0:Array(UInt32)})
     + where title in ({show_0:Array(UInt32)})
  28 - where 1
     - and day between {date_0:Date32} and {date_1:Date32}
     + where day between {date_0:Date32} and {date_1:Date32}
  33 + having if(count() > 0, dictGet('title_facts', 'kind', title) = 1, 0)
  37 - and overlaps.title not in {title_0:Array(UInt32)}
     + and overlaps.title not in {show_0:Array(UInt32)}
  39 - -- title_0 = [11104,10084]
     + -- show_0 = [11104]
  49 - select cell, uniqExact(member) as members
     + select cell, countIf(since <= {since_0:Date}) as members
  51 - where title in ({title_0:Array(UInt32)})
     + where title in ({show_0:Array(UInt32)})
  54 - and since <= {since_0:Date}
-- movieAffinityFollower.balanced-days
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
  select title, sum(parts.overlap * dictGet('cell_facts', 'weight', parts.cell)) as overlap, sum(parts.viewers * dictGet('cell_facts', 'weight', parts.cell)) as viewers, sum(parts.overlap_people) as overlap_people
  from (
    select title, cell, countIf(member in (select member from (select member, cell
    from follows
    where title in ({movie_0:Array(UInt32)})
    and began <= {date_0:Date32} and (ended is null or ended > {date_0:Date32})
    and cell in (select cell from cells where country in {country_0:Array(String)})))) as overlap, count() as viewers, countIf(member in (select member from (select member, cell
    from follows
    where title in ({movie_0:Array(UInt32)})
    and began <= {date_0:Date32} and (ended is null or ended > {date_0:Date32})
    and cell in (select cell from cells where country in {country_0:Array(String)})))) as overlap_people
    from view_days
    where day between {date_1:Date32} and {date_0:Date32}
    and cell in (select cell from cells where country in {country_0:Array(String)})
    and since <= {since_0:Date}
    group by title, cell
    having if(count() > 0, dictGet('title_facts', 'kind', title) = 2, 0)
  ) as parts
  group by title
) as overlaps
where overlaps.overlap_people >= 30
and overlaps.title not in {movie_0:Array(UInt32)}

-- movie_0 = [36]
-- date_0 = "2024-05-31"
-- country_0 = ["US"]
-- date_1 = "2024-05-01"
-- since_0 = "2024-05-01"

-- the same for many answers
select sum(audience.members * cells.weight) as all_members, sum(base.members * cells.weight) as all_base_members, sum((base.members - both.members) * cells.weight) as rest_members, sum(audience.members) as all_people, sum((base.members - both.members)) as rest_people, sum(audience.members * cells.weight * cells.weight) as all_squares, sum((base.members - both.members) * cells.weight * cells.weight) as rest_squares
from cells
left join (
  select cell, uniqExact(member) as members
  from (
    select member, cell
    from follows
    where title in ({movie_0:Array(UInt32)})
    and began <= {date_0:Date32} and (ended is null or ended > {date_0:Date32})
    and cell in (select cell from cells where country in {country_0:Array(String)})
  )
  group by cell
) as audience on audience.cell = cells.cell
left join (
  select cell, countIf(since <= {since_0:Date}) as members
  from audience_visits
  where kind = 'any'
  and indexHint(gap = 0 and day <= {reach_0:Date32} or gap = 1 and day <= {reach_1:Date32} or gap >= 2)
  and day between {date_1:Date32} and {date_0:Date32}
  and cell in (select cell from cells where country in {country_0:Array(String)})
  group by cell
) as base on base.cell = cells.cell
left join (
  select cell, uniqExact(member) as members
  from view_days
  where member in (select member from (select member, cell
  from follows
  where title in ({movie_0:Array(UInt32)})
  and began <= {date_0:Date32} and (ended is null or ended > {date_0:Date32})
  and cell in (select cell from cells where country in {country_0:Array(String)})))
  and day between {date_1:Date32} and {date_0:Date32}
  and cell in (select cell from cells where country in {country_0:Array(String)})
  group by cell
) as both on both.cell = cells.cell

-- reach_0 = "2024-05-03"
-- reach_1 = "2024-05-15"
-- movieAudienceAffinityTrack.balanced-days: as affinityAll.balanced-days, but
   3 - -- audienceOverlap: Overlapping viewers divided by the members of the seed audience.
  11 - select overlaps.title as title, dictGet('title_facts', 'name', overlaps.title) as titleName, dictGet('title_facts', 'title_id', overlaps.title) as titleId, if(dictGet('title_facts', 'kind', overlaps.title) = 1, 'series', 'movie') as titleType, nullIf(dictGet('title_facts', 'network_name', overlaps.title), '') as networkName, nullIf(dictGet('title_facts', 'network_id', overlaps.title), '') as networkId, nullIf(dictGet('title_facts', 'studio_name', overlaps.title), '') as studioName,
     + select overlaps.title as title, dictGet('title_facts', 'name', overlaps.title) as movie, dictGet('title_facts', 'title_id', overlaps.title) as movieId, nullIf(dictGet('title_facts', 'studio_name', overlaps.title), '') as studio,
  18 - where title in ({title_0:Array(UInt32)})
     + where title in ({movie_0:Array(UInt32)})
  23 - where title in ({title_0:Array(UInt32)})
     + where title in ({movie_0:Array(UInt32)})
  28 - where 1
     - and day between {date_0:Date32} and {date_1:Date32}
     + where day between {date_0:Date32} and {date_1:Date32}
  33 + having if(count() > 0, dictGet('title_facts', 'kind', title) = 2, 0)
  37 - and overlaps.title not in {title_0:Array(UInt32)}
     + and overlaps.title not in {movie_0:Array(UInt32)}
  39 - -- title_0 = [11104,10084]
     + -- movie_0 = [36]
  49 - select cell, uniqExact(member) as members
     + select cell, countIf(since <= {since_0:Date}) as members
  51 - where title in ({title_0:Array(UInt32)})
     + where title in ({movie_0:Array(UInt32)})
  54 - and since <= {since_0:Date}
-- actorShowAffinity.balanced-days
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
  select title, sum(parts.overlap * dictGet('cell_facts', 'weight', parts.cell)) as overlap, sum(parts.viewers * dictGet('cell_facts', 'weight', parts.cell)) as viewers, sum(parts.overlap_people) as overlap_people
  from (
    select title, cell, countIf(member in (select member from (select member, cell
    from character_votes
    where title in (select title from characters where actor in (select actor from actors where actor_id in {actor_0:Array(String)}))
    and actor in (select actor from actors where actor_id in {actor_0:Array(String)})
    and 1
    and day between {date_0:Date32} and {date_1:Date32}
    and cell in (select cell from cells where country in {country_0:Array(String)})))) as overlap, count() as viewers, countIf(member in (select member from (select member, cell
    from character_votes
    where title in (select title from characters where actor in (select actor from actors where actor_id in {actor_0:Array(String)}))
    and actor in (select actor from actors where actor_id in {actor_0:Array(String)})
    and 1
    and day between {date_0:Date32} and {date_1:Date32}
    and cell in (select cell from cells where country in {country_0:Array(String)})))) as overlap_people
    from view_days
    where day between {date_0:Date32} and {date_1:Date32}
    and cell in (select cell from cells where country in {country_0:Array(String)})
    and since <= {since_0:Date}
    group by title, cell
    having if(count() > 0, dictGet('title_facts', 'kind', title) = 1, 0)
  ) as parts
  group by title
) as overlaps
where overlaps.overlap_people >= 30

-- actor_0 = ["70"]
-- date_0 = "2024-05-01"
-- date_1 = "2024-05-31"
-- country_0 = ["US"]
-- since_0 = "2024-05-01"

-- the same for many answers
select sum(audience.members * cells.weight) as all_members, sum(base.members * cells.weight) as all_base_members, sum((base.members - both.members) * cells.weight) as rest_members, sum(audience.members) as all_people, sum((base.members - both.members)) as rest_people, sum(audience.members * cells.weight * cells.weight) as all_squares, sum((base.members - both.members) * cells.weight * cells.weight) as rest_squares
from cells
left join (
  select cell, uniqExact(member) as members
  from (
    select member, cell
    from character_votes
    where title in (select title from characters where actor in (select actor from actors where actor_id in {actor_0:Array(String)}))
    and actor in (select actor from actors where actor_id in {actor_0:Array(String)})
    and 1
    and day between {date_0:Date32} and {date_1:Date32}
    and cell in (select cell from cells where country in {country_0:Array(String)})
  )
  group by cell
) as audience on audience.cell = cells.cell
left join (
  select cell, countIf(since <= {since_0:Date}) as members
  from audience_visits
  where kind = 'any'
  and indexHint(gap = 0 and day <= {reach_0:Date32} or gap = 1 and day <= {reach_1:Date32} or gap >= 2)
  and day between {date_0:Date32} and {date_1:Date32}
  and cell in (select cell from cells where country in {country_0:Array(String)})
  group by cell
) as base on base.cell = cells.cell
left join (
  select cell, uniqExact(member) as members
  from view_days
  where member in (select member from (select member, cell
  from character_votes
  where title in (select title from characters where actor in (select actor from actors where actor_id in {actor_0:Array(String)}))
  and actor in (select actor from actors where actor_id in {actor_0:Array(String)})
  and 1
  and day between {date_0:Date32} and {date_1:Date32}
  and cell in (select cell from cells where country in {country_0:Array(String)})))
  and day between {date_0:Date32} and {date_1:Date32}
  and cell in (select cell from cells where country in {country_0:Array(String)})
  group by cell
) as both on both.cell = cells.cell

-- reach_0 = "2024-05-03"
-- reach_1 = "2024-05-15"
