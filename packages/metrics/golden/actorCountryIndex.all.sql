-- index: Share of the audience in the group divided by the share of the base audience in it; 100 is average. Members without that attribute are left out of both.
-- viewers: Distinct members with a view.
select figures.country as country, round(figures.index, 9) as index, round(figures.viewers, 9) as viewers
from (
  select bucket as country, members as viewers,
    if(all_members = 0, null, members / all_members) / if(all_base_members = 0, null, base_members / all_base_members) as index
  from (
    select cells.country as bucket,
      sum(audience.members * cells.weight) as members, sum(base.members * cells.weight) as base_members,
      sum(audience.members) as people, sum(base.members) as base_people,
      sum(members) over () as all_members, sum(base_members) over () as all_base_members, sum(people) over () as all_people
    from cells
    left join (
      select cell, uniqExact(member) as members
      from (
        select member, cell from character_votes where title in (select title from characters where actor in (select actor from actors where actor_id in {actor_0:Array(String)}))
         and actor in (select actor from actors where actor_id in {actor_0:Array(String)})
         and title in (select title from titles where 1)
         and day between {date_0:Date32} and {date_1:Date32}
         and cell in (select cell from cells where country in {country_0:Array(String)}
         and age in {age_0:Array(String)}
         and gender in {gender_0:Array(String)})
      )
      group by cell
    ) as audience on audience.cell = cells.cell
    left join (
      select cell, uniqExact(member) as members
      from (
        select member, cell from character_votes where title in (select title from titles where 1)
         and day between {date_0:Date32} and {date_1:Date32}
         and cell in (select cell from cells where country in {country_0:Array(String)}
         and age in {age_0:Array(String)}
         and gender in {gender_0:Array(String)})
      )
      group by cell
    ) as base on base.cell = cells.cell
    where cells.country != ''
    group by bucket
  )
  where people >= 30
) as figures
where 1
order by index desc nulls last, country asc nulls last

-- actor_0 = ["70"]
-- date_0 = "2024-05-01"
-- date_1 = "2024-05-31"
-- country_0 = ["US"]
-- age_0 = ["18-24","25-29"]
-- gender_0 = ["female"]

-- sample size
select sum(parts.members) as n,
  if(n = 0, null, round(pow(sum(parts.members * cells.weight), 2) / sum(parts.members * cells.weight * cells.weight), 3)) as effective
from (
  select cell, uniqExact(member) as members
  from (
    select member, cell from character_votes where title in (select title from characters where actor in (select actor from actors where actor_id in {actor_0:Array(String)}))
     and actor in (select actor from actors where actor_id in {actor_0:Array(String)})
     and title in (select title from titles where 1)
     and day between {date_0:Date32} and {date_1:Date32}
     and cell in (select cell from cells where country in {country_0:Array(String)}
     and age in {age_0:Array(String)}
     and gender in {gender_0:Array(String)})
  )
  group by cell
) as parts
inner join cells on cells.cell = parts.cell

-- actor_0 = ["70"]
-- date_0 = "2024-05-01"
-- date_1 = "2024-05-31"
-- country_0 = ["US"]
-- age_0 = ["18-24","25-29"]
-- gender_0 = ["female"]
