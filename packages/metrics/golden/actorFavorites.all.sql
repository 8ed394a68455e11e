-- percentageOverlap: Members who voted for both actors divided by the members who voted for this one.
select figures.actorName as actorName, figures.actorId as actorId, figures.actorImageUrl as actorImageUrl, round(figures.percentageOverlap, 9) as percentageOverlap
from (
  with fans as (
    select sum(parts.members * cells.weight) as members
    from (
      select cell, uniqExact(member) as members
      from character_votes
      where title in (select title from characters where actor in (select actor from actors where actor_id in {actor_0:Array(String)}))
      and actor in (select actor from actors where actor_id in {actor_0:Array(String)})
      and title in (select title from titles where 1)
      and day between {date_0:Date32} and {date_1:Date32}
      and cell in (select cell from cells where country in {country_0:Array(String)}
      and age in {age_0:Array(String)}
      and gender in {gender_0:Array(String)})
      group by cell
    ) as parts
    inner join cells on cells.cell = parts.cell
  )
  select actors.actor_id as actorId, actors.name as actorName, nullIf(actors.image_url, '') as actorImageUrl,
    if((select members from fans) = 0, null, others.members / (select members from fans)) as percentageOverlap
  from (
    select actor, sum(parts.members * cells.weight) as members
    from (
      select actor, cell, uniqExact(member) as members
      from character_votes
      where actor != 0
      and not (actor in (select actor from actors where actor_id in {actor_0:Array(String)}))
      and member in (select member from character_votes where title in (select title from characters where actor in (select actor from actors where actor_id in {actor_0:Array(String)}))
      and actor in (select actor from actors where actor_id in {actor_0:Array(String)})
      and title in (select title from titles where 1)
      and day between {date_0:Date32} and {date_1:Date32}
      and cell in (select cell from cells where country in {country_0:Array(String)}
      and age in {age_0:Array(String)}
      and gender in {gender_0:Array(String)}))
      and title in (select title from titles where 1)
      and day between {date_0:Date32} and {date_1:Date32}
      and cell in (select cell from cells where country in {country_0:Array(String)}
      and age in {age_0:Array(String)}
      and gender in {gender_0:Array(String)})
      group by actor, cell
    ) as parts
    inner join cells on cells.cell = parts.cell
    group by actor
  ) as others
  inner join actors on actors.actor = others.actor
) as figures
where 1
order by percentageOverlap desc nulls last, actorId asc nulls last
limit {limit_0:UInt64}

-- actor_0 = ["70"]
-- date_0 = "2024-05-01"
-- date_1 = "2024-05-31"
-- country_0 = ["US"]
-- age_0 = ["18-24","25-29"]
-- gender_0 = ["female"]
-- limit_0 = 10
