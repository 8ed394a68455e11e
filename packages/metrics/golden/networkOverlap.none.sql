-- networkOverlap.none
-- audience: Members of the base who viewed a show of the network that is no seed. The base: members of the seed audience who viewed any show that is no seed. The 12 largest audiences are compared, or those that are chosen.
-- otherAudience: Members of the base who viewed a show of the network that is no seed. The base: members of the seed audience who viewed any show that is no seed. The 12 largest audiences are compared, or those that are chosen.
-- bothAudiences: Distinct members of the base who are in both audiences.
-- expectedBoth: Members who would be in both audiences if being in one said nothing of being in the other: one audience times the other, divided by the base.
-- overlapIndex: In both divided by expected in both; 100 is what audiences share that have nothing to do with each other. Who watches or votes more is in more audiences, so that pairs tend to lie above 100 over long ranges.
-- base: Members behind the count, counted before weighting.
-- otherBase: Members behind the count, counted before weighting.
-- bothBase: Members behind the count, counted before weighting.
-- effective: How many members of equal weight would say as much: the square of the sum of the weights divided by the sum of their squares (Kish). The base itself where everybody weighs 1.
-- indexLow: Lower end of the 95 % interval of the index (delta method on its logarithm), from the effective bases of the audience and of the others.
-- indexHigh: Upper end of the 95 % interval of the index (delta method on its logarithm), from the effective bases of the audience and of the others; of few people it may lie above what a share of 100 % would have.
-- differs: Above or below where the audience differs from the others (who are not in it) by more than chance explains: two-proportion z-test, at least 30 members on both sides, and of all differences found in one answer 5 % are expected to be none (Benjamini-Hochberg); it looks at all rows together and the interval at one, so that the interval of a row that does not differ may leave out the average, and seldom that of one that differs may hold it.
-- suppressed: Where so few people are in both audiences, in one without the other, or in neither, that the figures of the pair would tell of them: they are not shown.
select one.name as network, one.network_id as networkId, other.name as otherNetwork, other.network_id as otherNetworkId, toInt32(pairs.one) as place, toInt32(pairs.other) as otherPlace,
  shared, shared_people, all_members, all_people, all_squares, other_members, other_people,
  all_base_members, base_people, rest_members, rest_people, rest_squares
from (
  select grid.pair.1 as one, grid.pair.2 as other,
    counted.members as shared, counted.members_people as shared_people,
    maxIf(counted.members, one = other) over (partition by one) as all_members,
    maxIf(counted.members_people, one = other) over (partition by one) as all_people,
    maxIf(counted.members_squares, one = other) over (partition by one) as all_squares,
    maxIf(counted.members, one = other) over (partition by other) as other_members,
    maxIf(counted.members_people, one = other) over (partition by other) as other_people,
    maxIf(counted.members, other = 0) over () as all_base_members,
    maxIf(counted.members_people, other = 0) over () as base_people,
    base_people - all_people as rest_people,
    if(rest_people = 0, 0, all_base_members - all_members) as rest_members,
    if(rest_people = 0, 0, maxIf(counted.members_squares, other = 0) over () - all_squares) as rest_squares
  from (
    select arrayJoin(arrayFlatten(arrayMap((one, at) -> arrayMap(other -> (one, other), arraySlice(places, at)), places, arrayEnumerate(places)))) as pair
    from (select range(toUInt64(length({whole_0_audiences:Array(UInt32)}) + 1)) as places)
  ) as grid
  left join (
    select one, other, sum(people) as members, sum(people) as members_people, sum(people) as members_squares
    from (
        select *, arrayJoin(arrayFlatten(arrayMap((one, at) -> arrayMap(other -> (one, other), arraySlice(bitPositionsToArray(audiences), at)), bitPositionsToArray(audiences), arrayEnumerate(bitPositionsToArray(audiences))))) as pair, pair.1 as one, pair.2 as other
        from (
          select audiences, count() as people
          from (
            select member, cell, bitOr(1, arrayReduce('groupBitOr', arrayMap(audience -> bitShiftLeft(toUInt16(1), transform(audience, {whole_0_audiences:Array(UInt32)}, range(1, length({whole_0_audiences:Array(UInt32)}) + 1), 0)), audiences))) as audiences
            from (
              select member, cell, arrayFilter(audience -> audience != 0, arrayDistinct(arrayMap(one -> (select groupArray(if(kind = 'series', network, 0))
                from (select title, kind, network from titles order by title))[one], other_titles))) as audiences,
                arrayFilter(one -> one in (select title from titles where title in (select title from titles where kind = 'series')
                and title not in ({title_0:Array(UInt32)})), titles) as other_titles
              from member_titles
              where notEmpty(other_titles)
              and arrayExists(one -> one in {title_0:Array(UInt32)}, titles)
            )
          )
          group by audiences
        )
      )
    where 1
    group by one, other
  ) as counted on counted.one = grid.pair.1 and counted.other = grid.pair.2
) as pairs
inner join networks as one on one.network = {whole_0_audiences:Array(UInt32)}[pairs.one]
inner join networks as other on other.network = {whole_0_audiences:Array(UInt32)}[pairs.other]
where pairs.one > 0 and pairs.one < pairs.other

-- title_0 = [11104,10084]

-- whole_0_audiences
select groupArray(audience) as audiences
from (
  select counted.audience as audience
  from networks as named
  inner join (
    select audience, sum(people) as members, sum(people) as members_people, sum(people) as members_squares
    from (
          select cell, 1 as people, arrayJoin(audiences) as audience
          from (
            select member, cell, arrayFilter(audience -> audience != 0, arrayDistinct(arrayMap(one -> (select groupArray(if(kind = 'series', network, 0))
              from (select title, kind, network from titles order by title))[one], other_titles))) as audiences,
              arrayFilter(one -> one in (select title from titles where title in (select title from titles where kind = 'series')
              and title not in ({title_0:Array(UInt32)})), titles) as other_titles
            from member_titles
            where notEmpty(other_titles)
            and arrayExists(one -> one in {title_0:Array(UInt32)}, titles)
          )
        )
    where 1
    group by audience
  ) as counted on counted.audience = named.network
  where counted.members_people >= {minimum_0:UInt32}
  order by round(counted.members, 6) desc, named.network_id
  limit 12
)

-- minimum_0 = 0

-- sample size
select sum(members) as n
from (
  select cell, uniqExact(member) as members
  from (
    select member, cell from (
      select member, cell, arrayFilter(audience -> audience != 0, arrayDistinct(arrayMap(one -> (select groupArray(if(kind = 'series', network, 0))
        from (select title, kind, network from titles order by title))[one], other_titles))) as audiences,
        arrayFilter(one -> one in (select title from titles where title in (select title from titles where kind = 'series')
        and title not in ({title_0:Array(UInt32)})), titles) as other_titles
      from member_titles
      where notEmpty(other_titles)
      and arrayExists(one -> one in {title_0:Array(UInt32)}, titles)
    )
  )
  group by cell
)
-- actorOverlap.none: as networkOverlap.none, but
   1 - -- audience: Members of the base who viewed a show of the network that is no seed. The base: members of the seed audience who viewed any show that is no seed. The 12 largest audiences are compared, or those that are chosen.
     - -- otherAudience: Members of the base who viewed a show of the network that is no seed. The base: members of the seed audience who viewed any show that is no seed. The 12 largest audiences are compared, or those that are chosen.
     + -- audience: Members of the base who voted for a character of the actor. The base: members of the seed audience who voted for any character. The 12 largest audiences are compared, or those that are chosen.
     + -- otherAudience: Members of the base who voted for a character of the actor. The base: members of the seed audience who voted for any character. The 12 largest audiences are compared, or those that are chosen.
  14 - select one.name as network, one.network_id as networkId, other.name as otherNetwork, other.network_id as otherNetworkId, toInt32(pairs.one) as place, toInt32(pairs.other) as otherPlace,
     + select one.name as actor, one.actor_id as actorId, other.name as otherActor, other.actor_id as otherActorId, toInt32(pairs.one) as place, toInt32(pairs.other) as otherPlace,
  43 - select member, cell, arrayFilter(audience -> audience != 0, arrayDistinct(arrayMap(one -> (select groupArray(if(kind = 'series', network, 0))
     - from (select title, kind, network from titles order by title))[one], other_titles))) as audiences,
     - arrayFilter(one -> one in (select title from titles where title in (select title from titles where kind = 'series')
     - and title not in ({title_0:Array(UInt32)})), titles) as other_titles
     - from member_titles
     - where notEmpty(other_titles)
     - and arrayExists(one -> one in {title_0:Array(UInt32)}, titles)
     + select member, cell, actors as audiences
     + from member_actors
     + where member in (select member from (select member, cell
     + from title_view_days
     + where title in ({title_0:Array(UInt32)})
     + and since <= {since_0:Date}))
  59 - inner join networks as one on one.network = {whole_0_audiences:Array(UInt32)}[pairs.one]
     - inner join networks as other on other.network = {whole_0_audiences:Array(UInt32)}[pairs.other]
     + inner join actors as one on one.actor = {whole_0_audiences:Array(UInt32)}[pairs.one]
     + inner join actors as other on other.actor = {whole_0_audiences:Array(UInt32)}[pairs.other]
  64 + -- since_0 = "1970-01-01"
  69 - from networks as named
     + from actors as named
  75 - select member, cell, arrayFilter(audience -> audience != 0, arrayDistinct(arrayMap(one -> (select groupArray(if(kind = 'series', network, 0))
     - from (select title, kind, network from titles order by title))[one], other_titles))) as audiences,
     - arrayFilter(one -> one in (select title from titles where title in (select title from titles where kind = 'series')
     - and title not in ({title_0:Array(UInt32)})), titles) as other_titles
     - from member_titles
     - where notEmpty(other_titles)
     - and arrayExists(one -> one in {title_0:Array(UInt32)}, titles)
     + select member, cell, actors as audiences
     + from member_actors
     + where member in (select member from (select member, cell
     + from title_view_days
     + where title in ({title_0:Array(UInt32)})
     + and since <= {since_0:Date}))
  86 - ) as counted on counted.audience = named.network
     + ) as counted on counted.audience = named.actor
  88 - order by round(counted.members, 6) desc, named.network_id
     + order by round(counted.members, 6) desc, named.actor_id
 100 - select member, cell, arrayFilter(audience -> audience != 0, arrayDistinct(arrayMap(one -> (select groupArray(if(kind = 'series', network, 0))
     - from (select title, kind, network from titles order by title))[one], other_titles))) as audiences,
     - arrayFilter(one -> one in (select title from titles where title in (select title from titles where kind = 'series')
     - and title not in ({title_0:Array(UInt32)})), titles) as other_titles
     - from member_titles
     - where notEmpty(other_titles)
     - and arrayExists(one -> one in {title_0:Array(UInt32)}, titles)
     + select member, cell, actors as audiences
     + from member_actors
     + where member in (select member from (select member, cell
     + from title_view_days
     + where title in ({title_0:Array(UInt32)})
     + and since <= {since_0:Date}))
