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
          and day <= {date_0:Date32}
          group by member, cell
        )
        group by cell
      )
    where 1
  ),
  anyone as (
    select sum(audience_cells.views) as views, sum(audience_cells.viewers) as viewers
    from audience_cells
    where kind = 'any'
  )
  select
    titles.name as show, titles.title_id as showId,
      nullIf(titles.network_name, '') as network, nullIf(titles.network_id, '') as networkId,
    overlaps.overlap as overlappingViewers, if(overlaps.overlap_people < 30, null, if((select members from audience) = 0, null, overlaps.overlap / (select members from audience)) / (overlaps.viewers / (select viewers from anyone))) as affinityIndex, if((select members from audience) = 0, null, overlaps.overlap / (select members from audience)) as audienceOverlap
  from (
    select viewed.title as title, shared.overlap as overlap, viewed.viewers as viewers, shared.overlap_people as overlap_people
    from (
      select title, sum(title_totals.views) as views, sum(title_totals.viewers) as viewers
      from title_totals
      where title in (select title from titles where kind = 'series')
      group by title
    ) as viewed
    left join (
      select title, count() as overlap, count() as overlap_people
      from member_titles array join titles as title
      where member in (select member from (select member, cell
      from character_votes
      where title in (select title from characters where actor in (select actor from actors where actor_id in {actor_0:Array(String)}))
      and actor in (select actor from actors where actor_id in {actor_0:Array(String)})
      and title in (select title from titles where 1)
      and day <= {date_0:Date32}
      group by member, cell))
      and title in (select title from titles where kind = 'series')
      group by title
    ) as shared on shared.title = viewed.title
  ) as overlaps
  inner join titles on titles.title = overlaps.title
  where overlaps.overlap_people >= 30
) as figures
where 1
order by affinityIndex desc nulls last, showId asc nulls last

-- actor_0 = ["70"]
-- date_0 = "2024-06-30"

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
    and day <= {date_0:Date32}
    group by member, cell
  )
  group by cell
)

-- actor_0 = ["70"]
-- date_0 = "2024-06-30"
