-- actorFavorites.none
-- percentageOverlap: Members who voted for both actors divided by the members who voted for this one.
select figures.actorName as actorName, figures.actorId as actorId, figures.actorImageUrl as actorImageUrl, round(figures.percentageOverlap, 9) as percentageOverlap
from (
  with {whole_0_fans:Float64} as fans
  select actors.actor_id as actorId, actors.name as actorName, nullIf(actors.image_url, '') as actorImageUrl,
    if(fans = 0, null, others.members / fans) as percentageOverlap
  from actors
  inner join (
    select actor, sum(people) as members
    from (
        select cell, 1 as people, arrayJoin(actors) as actor
        from member_actors
        where has(actors, {whole_1_actors:Array(UInt32)}[1])
      )
    where 1
    group by actor
  ) as others on others.actor = actors.actor
  where not (actors.actor_id in {actor_0:Array(String)})
) as figures
where 1
order by percentageOverlap desc nulls last, actorId asc nulls last
limit {limit_0:UInt64}

-- actor_0 = ["70"]
-- limit_0 = 10

-- whole_0_fans
select uniqExact(member) as fans
from character_votes
where title in (select title from characters where actor in (select actor from actors where actor_id in {actor_0:Array(String)}))
and actor in (select actor from actors where actor_id in {actor_0:Array(String)})
and 1

-- whole_1_actors
select groupArray(actor) as actors from actors where actor_id in {actor_0:Array(String)}

-- sample size
select sum(members) as n
from (
  select cell, uniqExact(member) as members
  from (
    select member, cell from character_votes where title in (select title from characters where actor in (select actor from actors where actor_id in {actor_0:Array(String)}))
     and actor in (select actor from actors where actor_id in {actor_0:Array(String)})
     and 1
  )
  group by cell
)
