-- overlappingViewers: Members of the seed audience who viewed the title.
-- affinityIndex: Audience overlap divided by the share of all viewers who viewed the title; 100 is average. Needs 30 overlapping viewers.
select figures.show as show, figures.showId as showId, figures.network as network, figures.networkId as networkId, round(figures.overlappingViewers, 9) as overlappingViewers, round(figures.affinityIndex, 9) as affinityIndex
from (
  with audience as (
    select sum(parts.members * cells.weight) as members
    from (
      select cell, sum(members) as members
      from (
          select cell, uniqExact(member) as members
          from (
            select member, cell
            from character_votes
            where title in (select title from characters where actor in (select actor from actors where actor_id in {actor_0:Array(String)}))
            and actor in (select actor from actors where actor_id in {actor_0:Array(String)})
            and title in (select title from titles where 1)
            and day between {date_0:Date32} and {date_1:Date32}
            and cell in (select cell from cells where country in {country_0:Array(String)}
            and age in {age_0:Array(String)}
            and gender in {gender_0:Array(String)})
            group by member, cell
          )
          group by cell
        )
      where 1
      group by cell
    ) as parts
    inner join cells on cells.cell = parts.cell
  ),
  anyone as (
    select sum(parts.views * cells.weight) as views, sum(parts.viewers * cells.weight) as viewers
    from (
      select cell, sum(audience_days.views) as views, sumIf(audience_days.viewers, since <= {date_0:Date32}) as viewers
      from audience_days
      where kind = 'any'
      and day between {date_0:Date32} and {date_1:Date32}
      and cell in (select cell from cells where country in {country_0:Array(String)}
      and age in {age_0:Array(String)}
      and gender in {gender_0:Array(String)})
      group by cell
    ) as parts
    inner join cells on cells.cell = parts.cell
  )
  select
    titles.name as show, titles.title_id as showId,
      nullIf(titles.network_name, '') as network, nullIf(titles.network_id, '') as networkId,
    overlaps.overlap as overlappingViewers, if(overlaps.overlap_people < 30, null, if((select members from audience) = 0, null, overlaps.overlap / (select members from audience)) / (overlaps.viewers / (select viewers from anyone))) as affinityIndex, if((select members from audience) = 0, null, overlaps.overlap / (select members from audience)) as audienceOverlap
  from (
    select title, sum(parts.overlap * cells.weight) as overlap, sum(parts.viewers * cells.weight) as viewers, sum(parts.overlap_people) as overlap_people
    from (
      select title, cell, countIf(member in (select member from (select member, cell
      from character_votes
      where title in (select title from characters where actor in (select actor from actors where actor_id in {actor_0:Array(String)}))
      and actor in (select actor from actors where actor_id in {actor_0:Array(String)})
      and title in (select title from titles where 1)
      and day between {date_0:Date32} and {date_1:Date32}
      and cell in (select cell from cells where country in {country_0:Array(String)}
      and age in {age_0:Array(String)}
      and gender in {gender_0:Array(String)})
      group by member, cell))) as overlap, count() as viewers, countIf(member in (select member from (select member, cell
      from character_votes
      where title in (select title from characters where actor in (select actor from actors where actor_id in {actor_0:Array(String)}))
      and actor in (select actor from actors where actor_id in {actor_0:Array(String)})
      and title in (select title from titles where 1)
      and day between {date_0:Date32} and {date_1:Date32}
      and cell in (select cell from cells where country in {country_0:Array(String)}
      and age in {age_0:Array(String)}
      and gender in {gender_0:Array(String)})
      group by member, cell))) as overlap_people
      from view_days
      where title in (select title from titles where kind = 'series')
      and day between {date_0:Date32} and {date_1:Date32}
      and cell in (select cell from cells where country in {country_0:Array(String)}
      and age in {age_0:Array(String)}
      and gender in {gender_0:Array(String)})
      and since <= {date_0:Date32}
      group by title, cell
    ) as parts
    inner join cells on cells.cell = parts.cell
    group by title
  ) as overlaps
  inner join titles on titles.title = overlaps.title
  where overlaps.overlap_people >= 30
) as figures
where 1
order by affinityIndex desc nulls last, showId asc nulls last

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
    select member, cell
    from character_votes
    where title in (select title from characters where actor in (select actor from actors where actor_id in {actor_0:Array(String)}))
    and actor in (select actor from actors where actor_id in {actor_0:Array(String)})
    and title in (select title from titles where 1)
    and day between {date_0:Date32} and {date_1:Date32}
    and cell in (select cell from cells where country in {country_0:Array(String)}
    and age in {age_0:Array(String)}
    and gender in {gender_0:Array(String)})
    group by member, cell
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
