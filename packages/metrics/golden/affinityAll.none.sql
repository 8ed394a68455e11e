-- affinityAll.none
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
  select title, sum(overlap) as overlap, sum(viewers) as viewers, sum(overlap_people) as overlap_people
  from (
    select title, overlap, 0 as viewers, overlap_people
    from (
      select title, count() as overlap, count() as overlap_people
      from member_titles array join titles as title
      where arrayExists(one -> one in {title_0:Array(UInt32)}, titles)
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
and overlaps.title not in {title_0:Array(UInt32)}

-- title_0 = [11104,10084]

-- the same for many answers
select sum(audience.members * 1) as all_members, sum(base.members * 1) as all_base_members, sum((base.members - audience.members) * 1) as rest_members, sum(audience.members) as all_people, sum((base.members - audience.members)) as rest_people, sum(audience.members * 1 * 1) as all_squares, sum((base.members - audience.members) * 1 * 1) as rest_squares
from (
  select sum(members) as members
  from (
    select cell, uniqExact(member) as members
    from title_view_days
    where title in ({title_0:Array(UInt32)})
    and since <= {since_0:Date}
    group by cell
  )
) as audience cross join (
  select sum(members) as members
  from (
    select sum(audience_cells.viewers) as members
    from audience_cells
    where kind = 'any'
  )
) as base

-- since_0 = "1970-01-01"
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
-- anticipationFollowerAffinity.none: as affinityAll.none, but
   3 - -- audienceOverlap: Overlapping viewers divided by the members of the seed audience.
  11 - select overlaps.title as title, dictGet('title_facts', 'name', overlaps.title) as titleName, dictGet('title_facts', 'title_id', overlaps.title) as titleId, if(dictGet('title_facts', 'kind', overlaps.title) = 1, 'series', 'movie') as titleType, nullIf(dictGet('title_facts', 'network_name', overlaps.title), '') as networkName, nullIf(dictGet('title_facts', 'network_id', overlaps.title), '') as networkId, nullIf(dictGet('title_facts', 'studio_name', overlaps.title), '') as studioName,
     + select overlaps.title as title, dictGet('title_facts', 'name', overlaps.title) as show, dictGet('title_facts', 'title_id', overlaps.title) as showId, nullIf(dictGet('title_facts', 'network_name', overlaps.title), '') as network, nullIf(dictGet('title_facts', 'network_id', overlaps.title), '') as networkId,
  20 - where arrayExists(one -> one in {title_0:Array(UInt32)}, titles)
     + where member in (select member from (select member, cell
     + from follows
     + where title in ({show_0:Array(UInt32)})
     + and ended is null))
  33 - having if(count() > 0, 1, 0)
     + having if(count() > 0, dictGet('title_facts', 'kind', title) = 1, 0)
  36 - and overlaps.title not in {title_0:Array(UInt32)}
     + and overlaps.title not in {show_0:Array(UInt32)}
  38 - -- title_0 = [11104,10084]
     + -- show_0 = [11104]
  41 - select sum(audience.members * 1) as all_members, sum(base.members * 1) as all_base_members, sum((base.members - audience.members) * 1) as rest_members, sum(audience.members) as all_people, sum((base.members - audience.members)) as rest_people, sum(audience.members * 1 * 1) as all_squares, sum((base.members - audience.members) * 1 * 1) as rest_squares
     + select sum(audience.members * 1) as all_members, sum(base.members * 1) as all_base_members, sum((base.members - both.members) * 1) as rest_members, sum(audience.members) as all_people, sum((base.members - both.members)) as rest_people, sum(audience.members * 1 * 1) as all_squares, sum((base.members - both.members) * 1 * 1) as rest_squares
  46 - from title_view_days
     - where title in ({title_0:Array(UInt32)})
     - and since <= {since_0:Date}
     + from (
     + select member, cell
     + from follows
     + where title in ({show_0:Array(UInt32)})
     + and ended is null
     + )
  58 - ) as base
     -
     - -- since_0 = "1970-01-01"
     + ) as base cross join (
     + select sum(members) as members
     + from (
     + select cell, count() as members
     + from member_titles
     + where member in (select member from (select member, cell
     + from follows
     + where title in ({show_0:Array(UInt32)})
     + and ended is null))
     + group by cell
     + )
     + ) as both
-- showReportAffinityOR.none: as affinityAll.none, but
   3 - -- audienceOverlap: Overlapping viewers divided by the members of the seed audience.
  11 - select overlaps.title as title, dictGet('title_facts', 'name', overlaps.title) as titleName, dictGet('title_facts', 'title_id', overlaps.title) as titleId, if(dictGet('title_facts', 'kind', overlaps.title) = 1, 'series', 'movie') as titleType, nullIf(dictGet('title_facts', 'network_name', overlaps.title), '') as networkName, nullIf(dictGet('title_facts', 'network_id', overlaps.title), '') as networkId, nullIf(dictGet('title_facts', 'studio_name', overlaps.title), '') as studioName,
     + select overlaps.title as title, dictGet('title_facts', 'name', overlaps.title) as show, dictGet('title_facts', 'title_id', overlaps.title) as showId, nullIf(dictGet('title_facts', 'network_name', overlaps.title), '') as network, nullIf(dictGet('title_facts', 'network_id', overlaps.title), '') as networkId,
  18 - select title, count() as overlap, count() as overlap_people
     - from member_titles array join titles as title
     - where arrayExists(one -> one in {title_0:Array(UInt32)}, titles)
     + select title, sum(title_pairs.shared) as overlap, sum(title_pairs.shared) as overlap_people
     + from title_pairs
     + where seed in {show_0:Array(UInt32)}
  33 - having if(count() > 0, 1, 0)
     + having if(count() > 0, dictGet('title_facts', 'kind', title) = 1, 0)
  36 - and overlaps.title not in {title_0:Array(UInt32)}
     + and overlaps.title not in {show_0:Array(UInt32)}
  38 - -- title_0 = [11104,10084]
     + -- show_0 = [11104]
  45 - select cell, uniqExact(member) as members
     - from title_view_days
     - where title in ({title_0:Array(UInt32)})
     - and since <= {since_0:Date}
     + select cell, sum(title_cells.viewers) as members
     + from title_cells
     + where title in ({show_0:Array(UInt32)})
     + and title_cells.views > 0
  60 - -- since_0 = "1970-01-01"
     -
-- movieAffinityFollower.none: as affinityAll.none, but
   3 - -- audienceOverlap: Overlapping viewers divided by the members of the seed audience.
  11 - select overlaps.title as title, dictGet('title_facts', 'name', overlaps.title) as titleName, dictGet('title_facts', 'title_id', overlaps.title) as titleId, if(dictGet('title_facts', 'kind', overlaps.title) = 1, 'series', 'movie') as titleType, nullIf(dictGet('title_facts', 'network_name', overlaps.title), '') as networkName, nullIf(dictGet('title_facts', 'network_id', overlaps.title), '') as networkId, nullIf(dictGet('title_facts', 'studio_name', overlaps.title), '') as studioName,
     + select overlaps.title as title, dictGet('title_facts', 'name', overlaps.title) as movie, dictGet('title_facts', 'title_id', overlaps.title) as movieId, nullIf(dictGet('title_facts', 'studio_name', overlaps.title), '') as studio,
  20 - where arrayExists(one -> one in {title_0:Array(UInt32)}, titles)
     + where member in (select member from (select member, cell
     + from follows
     + where title in ({movie_0:Array(UInt32)})
     + and ended is null))
  33 - having if(count() > 0, 1, 0)
     + having if(count() > 0, dictGet('title_facts', 'kind', title) = 2, 0)
  36 - and overlaps.title not in {title_0:Array(UInt32)}
     + and overlaps.title not in {movie_0:Array(UInt32)}
  38 - -- title_0 = [11104,10084]
     + -- movie_0 = [36]
  41 - select sum(audience.members * 1) as all_members, sum(base.members * 1) as all_base_members, sum((base.members - audience.members) * 1) as rest_members, sum(audience.members) as all_people, sum((base.members - audience.members)) as rest_people, sum(audience.members * 1 * 1) as all_squares, sum((base.members - audience.members) * 1 * 1) as rest_squares
     + select sum(audience.members * 1) as all_members, sum(base.members * 1) as all_base_members, sum((base.members - both.members) * 1) as rest_members, sum(audience.members) as all_people, sum((base.members - both.members)) as rest_people, sum(audience.members * 1 * 1) as all_squares, sum((base.members - both.members) * 1 * 1) as rest_squares
  46 - from title_view_days
     - where title in ({title_0:Array(UInt32)})
     - and since <= {since_0:Date}
     + from (
     + select member, cell
     + from follows
     + where title in ({movie_0:Array(UInt32)})
     + and ended is null
     + )
  58 - ) as base
     -
     - -- since_0 = "1970-01-01"
     + ) as base cross join (
     + select sum(members) as members
     + from (
     + select cell, count() as members
     + from member_titles
     + where member in (select member from (select member, cell
     + from follows
     + where title in ({movie_0:Array(UInt32)})
     + and ended is null))
     + group by cell
     + )
     + ) as both
-- movieAudienceAffinityTrack.none: as affinityAll.none, but
   3 - -- audienceOverlap: Overlapping viewers divided by the members of the seed audience.
  11 - select overlaps.title as title, dictGet('title_facts', 'name', overlaps.title) as titleName, dictGet('title_facts', 'title_id', overlaps.title) as titleId, if(dictGet('title_facts', 'kind', overlaps.title) = 1, 'series', 'movie') as titleType, nullIf(dictGet('title_facts', 'network_name', overlaps.title), '') as networkName, nullIf(dictGet('title_facts', 'network_id', overlaps.title), '') as networkId, nullIf(dictGet('title_facts', 'studio_name', overlaps.title), '') as studioName,
     + select overlaps.title as title, dictGet('title_facts', 'name', overlaps.title) as movie, dictGet('title_facts', 'title_id', overlaps.title) as movieId, nullIf(dictGet('title_facts', 'studio_name', overlaps.title), '') as studio,
  20 - where arrayExists(one -> one in {title_0:Array(UInt32)}, titles)
     + where has(titles, {movie_0:Array(UInt32)}[1])
  33 - having if(count() > 0, 1, 0)
     + having if(count() > 0, dictGet('title_facts', 'kind', title) = 2, 0)
  36 - and overlaps.title not in {title_0:Array(UInt32)}
     + and overlaps.title not in {movie_0:Array(UInt32)}
  38 - -- title_0 = [11104,10084]
     + -- movie_0 = [36]
  45 - select cell, uniqExact(member) as members
     - from title_view_days
     - where title in ({title_0:Array(UInt32)})
     - and since <= {since_0:Date}
     + select cell, sum(title_cells.viewers) as members
     + from title_cells
     + where title in ({movie_0:Array(UInt32)})
     + and title_cells.views > 0
  60 - -- since_0 = "1970-01-01"
     -
-- actorShowAffinity.none: as affinityAll.none, but
   3 - -- audienceOverlap: Overlapping viewers divided by the members of the seed audience.
  11 - select overlaps.title as title, dictGet('title_facts', 'name', overlaps.title) as titleName, dictGet('title_facts', 'title_id', overlaps.title) as titleId, if(dictGet('title_facts', 'kind', overlaps.title) = 1, 'series', 'movie') as titleType, nullIf(dictGet('title_facts', 'network_name', overlaps.title), '') as networkName, nullIf(dictGet('title_facts', 'network_id', overlaps.title), '') as networkId, nullIf(dictGet('title_facts', 'studio_name', overlaps.title), '') as studioName,
     + select overlaps.title as title, dictGet('title_facts', 'name', overlaps.title) as show, dictGet('title_facts', 'title_id', overlaps.title) as showId, nullIf(dictGet('title_facts', 'network_name', overlaps.title), '') as network, nullIf(dictGet('title_facts', 'network_id', overlaps.title), '') as networkId,
  20 - where arrayExists(one -> one in {title_0:Array(UInt32)}, titles)
     + where member in (select member from (select member, cell
     + from character_votes
     + where title in (select title from characters where actor in (select actor from actors where actor_id in {actor_0:Array(String)}))
     + and actor in (select actor from actors where actor_id in {actor_0:Array(String)})
     + and 1))
  33 - having if(count() > 0, 1, 0)
     + having if(count() > 0, dictGet('title_facts', 'kind', title) = 1, 0)
  36 - and overlaps.title not in {title_0:Array(UInt32)}
  38 - -- title_0 = [11104,10084]
     + -- actor_0 = ["70"]
  41 - select sum(audience.members * 1) as all_members, sum(base.members * 1) as all_base_members, sum((base.members - audience.members) * 1) as rest_members, sum(audience.members) as all_people, sum((base.members - audience.members)) as rest_people, sum(audience.members * 1 * 1) as all_squares, sum((base.members - audience.members) * 1 * 1) as rest_squares
     + select sum(audience.members * 1) as all_members, sum(base.members * 1) as all_base_members, sum((base.members - both.members) * 1) as rest_members, sum(audience.members) as all_people, sum((base.members - both.members)) as rest_people, sum(audience.members * 1 * 1) as all_squares, sum((base.members - both.members) * 1 * 1) as rest_squares
  46 - from title_view_days
     - where title in ({title_0:Array(UInt32)})
     - and since <= {since_0:Date}
     + from (
     + select member, cell
     + from character_votes
     + where title in (select title from characters where actor in (select actor from actors where actor_id in {actor_0:Array(String)}))
     + and actor in (select actor from actors where actor_id in {actor_0:Array(String)})
     + and 1
     + )
  58 - ) as base
     -
     - -- since_0 = "1970-01-01"
     + ) as base cross join (
     + select sum(members) as members
     + from (
     + select cell, count() as members
     + from member_titles
     + where member in (select member from (select member, cell
     + from character_votes
     + where title in (select title from characters where actor in (select actor from actors where actor_id in {actor_0:Array(String)}))
     + and actor in (select actor from actors where actor_id in {actor_0:Array(String)})
     + and 1))
     + group by cell
     + )
     + ) as both
