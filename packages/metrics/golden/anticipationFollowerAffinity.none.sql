-- anticipationFollowerAffinity.none
-- overlappingViewers: Members of the seed audience who viewed the title. The seed audience: the viewers, followers or voters that the list is about.
-- affinityIndex: Audience overlap divided by the share of the viewers of any title, show or movie, who viewed this one; 100 is average. Needs 30 overlapping viewers.
-- base: Members of the seed audience, counted before weighting.
-- effective: How many members of equal weight would say as much: the square of the sum of the weights divided by the sum of their squares (Kish). The base itself where everybody weighs 1.
-- overlapLow: Lower end of the 95 % interval of the audience overlap (Wilson), from the effective base: the true value is expected inside in 95 of 100 such answers.
-- overlapHigh: Upper end of the 95 % interval of the audience overlap (Wilson), from the effective base: the true value is expected inside in 95 of 100 such answers.
-- indexLow: Lower end of the 95 % interval of the index (delta method on its logarithm), from the effective bases of the audience and of the others.
-- indexHigh: Upper end of the 95 % interval of the index (delta method on its logarithm), from the effective bases of the audience and of the others.
-- differs: Above or below where the audience differs from the others (who are not in it) by more than chance explains: two-proportion z-test, at least 30 members on both sides, and of all differences found in one answer 5 % are expected to be none (Benjamini-Hochberg).
select overlaps.title as title, dictGet('title_facts', 'name', overlaps.title) as show, dictGet('title_facts', 'title_id', overlaps.title) as showId, nullIf(dictGet('title_facts', 'network_name', overlaps.title), '') as network, nullIf(dictGet('title_facts', 'network_id', overlaps.title), '') as networkId,
  overlaps.overlap as members, overlaps.viewers as viewers
from (
  select title, sum(overlap) as overlap, sum(viewers) as viewers, sum(overlap_people) as overlap_people
  from (
    select title, overlap, 0 as viewers, overlap_people
    from (
      select title, count() as overlap, count() as overlap_people
      from member_titles array join titles as title
      where member in (select member from (select member, cell
      from follows
      where title in (select title from titles where 1
      and (title_id in {show_0:Array(String)}))
      and began <= {date_0:Date32} and (ended is null or ended > {date_0:Date32})
      group by member, cell))
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
  having if(count() > 0, dictGet('title_facts', 'kind', title) = 1, 0)
) as overlaps
where overlaps.overlap_people >= 30
and overlaps.title not in {whole_0_titles:Array(UInt32)}

-- show_0 = ["1104"]
-- date_0 = "2024-06-30"

-- whole_0_titles
select groupArray(title) as titles from (select title from titles where 1
and (title_id in {show_0:Array(String)}))

-- whom they are compared with
select sum(audience.members * 1) as all_members, sum(base.members * 1) as all_base_members, sum((base.members - both.members) * 1) as rest_members, sum(audience.members) as all_people, sum((base.members - both.members)) as rest_people, sum(audience.members * 1 * 1) as all_squares, sum((base.members - both.members) * 1 * 1) as rest_squares
from cells
left join (
  select cell, uniqExact(member) as members
  from (
    select member, cell
    from follows
    where title in (select title from titles where 1
    and (title_id in {show_0:Array(String)}))
    and began <= {date_0:Date32} and (ended is null or ended > {date_0:Date32})
    group by member, cell
  )
  group by cell
) as audience on audience.cell = cells.cell
left join (
  select cell, sum(audience_cells.viewers) as members
  from audience_cells
  where kind = 'any'
  group by cell
) as base on base.cell = cells.cell
left join (
  select cell, count() as members
  from member_titles
  where member in (select member from (select member, cell
  from follows
  where title in (select title from titles where 1
  and (title_id in {show_0:Array(String)}))
  and began <= {date_0:Date32} and (ended is null or ended > {date_0:Date32})
  group by member, cell))
  group by cell
) as both on both.cell = cells.cell

-- sample size
select sum(members) as n
from (
  select cell, uniqExact(member) as members
  from (
    select member, cell
    from follows
    where title in (select title from titles where 1
    and (title_id in {show_0:Array(String)}))
    and began <= {date_0:Date32} and (ended is null or ended > {date_0:Date32})
    group by member, cell
  )
  group by cell
)
-- movieAffinityFollower.none: as anticipationFollowerAffinity.none, but
  10 - select overlaps.title as title, dictGet('title_facts', 'name', overlaps.title) as show, dictGet('title_facts', 'title_id', overlaps.title) as showId, nullIf(dictGet('title_facts', 'network_name', overlaps.title), '') as network, nullIf(dictGet('title_facts', 'network_id', overlaps.title), '') as networkId,
     + select overlaps.title as title, dictGet('title_facts', 'name', overlaps.title) as movie, dictGet('title_facts', 'title_id', overlaps.title) as movieId, nullIf(dictGet('title_facts', 'studio_name', overlaps.title), '') as studio,
  22 - and (title_id in {show_0:Array(String)}))
     + and (title_id in {movie_0:Array(String)}))
  37 - having if(count() > 0, dictGet('title_facts', 'kind', title) = 1, 0)
     + having if(count() > 0, dictGet('title_facts', 'kind', title) = 2, 0)
  42 - -- show_0 = ["1104"]
     + -- movie_0 = ["3f594ef5-131e-4d32-b65d-ba7b22a177fb"]
  47 - and (title_id in {show_0:Array(String)}))
     + and (title_id in {movie_0:Array(String)}))
  58 - and (title_id in {show_0:Array(String)}))
     + and (title_id in {movie_0:Array(String)}))
  76 - and (title_id in {show_0:Array(String)}))
     + and (title_id in {movie_0:Array(String)}))
  90 - and (title_id in {show_0:Array(String)}))
     + and (title_id in {movie_0:Array(String)}))
-- actorShowAffinity.none: as anticipationFollowerAffinity.none, but
  20 - from follows
     - where title in (select title from titles where 1
     - and (title_id in {show_0:Array(String)}))
     - and began <= {date_0:Date32} and (ended is null or ended > {date_0:Date32})
     + from character_votes
     + where title in (select title from characters where actor in (select actor from actors where actor_id in {actor_0:Array(String)}))
     + and actor in (select actor from actors where actor_id in {actor_0:Array(String)})
     + and title in (select title from titles where 1)
     + and day <= {date_0:Date32}
  40 - and overlaps.title not in {whole_0_titles:Array(UInt32)}
  42 - -- show_0 = ["1104"]
     + -- actor_0 = ["70"]
  45 - -- whole_0_titles
     - select groupArray(title) as titles from (select title from titles where 1
     - and (title_id in {show_0:Array(String)}))
     -
  56 - from follows
     - where title in (select title from titles where 1
     - and (title_id in {show_0:Array(String)}))
     - and began <= {date_0:Date32} and (ended is null or ended > {date_0:Date32})
     + from character_votes
     + where title in (select title from characters where actor in (select actor from actors where actor_id in {actor_0:Array(String)}))
     + and actor in (select actor from actors where actor_id in {actor_0:Array(String)})
     + and title in (select title from titles where 1)
     + and day <= {date_0:Date32}
  74 - from follows
     - where title in (select title from titles where 1
     - and (title_id in {show_0:Array(String)}))
     - and began <= {date_0:Date32} and (ended is null or ended > {date_0:Date32})
     + from character_votes
     + where title in (select title from characters where actor in (select actor from actors where actor_id in {actor_0:Array(String)}))
     + and actor in (select actor from actors where actor_id in {actor_0:Array(String)})
     + and title in (select title from titles where 1)
     + and day <= {date_0:Date32}
  88 - from follows
     - where title in (select title from titles where 1
     - and (title_id in {show_0:Array(String)}))
     - and began <= {date_0:Date32} and (ended is null or ended > {date_0:Date32})
     + from character_votes
     + where title in (select title from characters where actor in (select actor from actors where actor_id in {actor_0:Array(String)}))
     + and actor in (select actor from actors where actor_id in {actor_0:Array(String)})
     + and title in (select title from titles where 1)
     + and day <= {date_0:Date32}
