-- overlappingViewers: Members of the seed audience who viewed the title.
-- affinityIndex: Audience overlap divided by the share of all viewers who viewed the title; 100 is average. Needs 30 overlapping viewers.
select figures.show as show, figures.showId as showId, figures.network as network, figures.networkId as networkId, round(figures.overlappingViewers, 9) as overlappingViewers, round(figures.affinityIndex, 9) as affinityIndex
from (
  with audience as (
    select sum(members) as members
    from (
        select cell, uniqExact(member) as members
        from (
          select member, cell
          from character_votes
          where title in (select title from characters where actor in (select actor from actors where actor_id in {actor_0:Array(String)}))
          and actor in (select actor from actors where actor_id in {actor_0:Array(String)})
          and title in (select title from titles where 1)
          and day between {date_0:Date32} and {date_1:Date32}
          and cell in (select cell from cells where country in {country_0:Array(String)})
          and title in (select title from titles where 1
          and network_id in {network_0:Array(String)})
          group by member, cell
        )
        group by cell
      )
    where 1
  ),
  anyone as (
    select sum(audience_days.views) as views, sumIf(audience_days.viewers, since <= {date_0:Date32}) as viewers
    from audience_days
    where kind = 'any'
    and day between {date_0:Date32} and {date_1:Date32}
    and cell in (select cell from cells where country in {country_0:Array(String)})
  )
  select
    titles.name as show, titles.title_id as showId,
      nullIf(titles.network_name, '') as network, nullIf(titles.network_id, '') as networkId,
    overlaps.overlap as overlappingViewers, if(overlaps.overlap_people < 30, null, if((select members from audience) = 0, null, overlaps.overlap / (select members from audience)) / (overlaps.viewers / (select viewers from anyone))) as affinityIndex, if((select members from audience) = 0, null, overlaps.overlap / (select members from audience)) as audienceOverlap
  from (
    select title, countIf(member in (select member from (select member, cell
    from character_votes
    where title in (select title from characters where actor in (select actor from actors where actor_id in {actor_0:Array(String)}))
    and actor in (select actor from actors where actor_id in {actor_0:Array(String)})
    and title in (select title from titles where 1)
    and day between {date_0:Date32} and {date_1:Date32}
    and cell in (select cell from cells where country in {country_0:Array(String)})
    and title in (select title from titles where 1
    and network_id in {network_0:Array(String)})
    group by member, cell))) as overlap, count() as viewers, countIf(member in (select member from (select member, cell
    from character_votes
    where title in (select title from characters where actor in (select actor from actors where actor_id in {actor_0:Array(String)}))
    and actor in (select actor from actors where actor_id in {actor_0:Array(String)})
    and title in (select title from titles where 1)
    and day between {date_0:Date32} and {date_1:Date32}
    and cell in (select cell from cells where country in {country_0:Array(String)})
    and title in (select title from titles where 1
    and network_id in {network_0:Array(String)})
    group by member, cell))) as overlap_people
    from title_view_days
    where title in (select title from titles where kind = 'series')
    and title in (select title from titles where kind = 'series'
    and network_id in {network_0:Array(String)})
    and day between {date_0:Date32} and {date_1:Date32}
    and cell in (select cell from cells where country in {country_0:Array(String)})
    and since <= {date_0:Date32}
    group by title
  ) as overlaps
  inner join titles on titles.title = overlaps.title
  where overlaps.overlap_people >= 30
) as figures
where 1
order by affinityIndex desc nulls last, showId asc nulls last

-- actor_0 = ["70"]
-- date_0 = "2023-07-07"
-- date_1 = "2024-06-30"
-- country_0 = ["US","GB"]
-- network_0 = ["210","33"]

-- sample size
select sum(members) as n
from (
  select cell, uniqExact(member) as members
  from (
    select member, cell
    from character_votes
    where title in (select title from characters where actor in (select actor from actors where actor_id in {actor_0:Array(String)}))
    and actor in (select actor from actors where actor_id in {actor_0:Array(String)})
    and title in (select title from titles where 1)
    and day between {date_0:Date32} and {date_1:Date32}
    and cell in (select cell from cells where country in {country_0:Array(String)})
    and title in (select title from titles where 1
    and network_id in {network_0:Array(String)})
    group by member, cell
  )
  group by cell
)

-- actor_0 = ["70"]
-- date_0 = "2023-07-07"
-- date_1 = "2024-06-30"
-- country_0 = ["US","GB"]
-- network_0 = ["210","33"]
