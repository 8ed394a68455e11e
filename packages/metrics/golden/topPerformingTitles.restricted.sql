-- viewShare: Views divided by the views of all titles of the same kind (shows or movies), same people and dates.
-- affinityIndex: Audience overlap divided by the share of all viewers who viewed the title; 100 is average. Needs 30 overlapping viewers.
select figures.title as title, figures.contentType as contentType, figures.networkName as networkName, figures.networkId as networkId, figures.studioName as studioName, figures.contentId as contentId, round(figures.viewShare, 9) as viewShare, round(figures.affinityIndex, 9) as affinityIndex
from (
  with picked as (
    select title
    from characters
    where not deleted and actor in (select actor from actors where actor_id in {actor_0:Array(String)}) and title in (select title from titles where 1)
    and title in (select title from titles where 1
    and network_id in {network_0:Array(String)})
  ),
  whole_series as (
    select sum(audience_days.views) as views, sumIf(audience_days.viewers, since <= {date_0:Date32}) as viewers
    from audience_days
    where kind = 'series'
    and day between {date_0:Date32} and {date_1:Date32}
    and cell in (select cell from cells where country in {country_0:Array(String)})
  ),
  whole_movies as (
    select sum(audience_days.views) as views, sumIf(audience_days.viewers, since <= {date_0:Date32}) as viewers
    from audience_days
    where kind = 'movie'
    and day between {date_0:Date32} and {date_1:Date32}
    and cell in (select cell from cells where country in {country_0:Array(String)})
  ),
  audience as (
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
  select titles.name as title, toString(titles.kind) as contentType, nullIf(titles.network_name, '') as networkName,
    nullIf(titles.network_id, '') as networkId, nullIf(titles.studio_name, '') as studioName, titles.title_id as contentId,
    viewing.views / if(titles.kind = 'series', (select views from whole_series), (select views from whole_movies)) as viewShare,
    if(overlaps.overlap_people < 30, null, if((select members from audience) = 0, null, overlaps.overlap / (select members from audience)) / (overlaps.viewers / (select viewers from anyone))) as affinityIndex
  from (
    select title, sum(title_view_days.views) as views, countIf(since <= {date_0:Date32}) as viewers
    from title_view_days
    where title in picked
    and day between {date_0:Date32} and {date_1:Date32}
    and cell in (select cell from cells where country in {country_0:Array(String)})
    group by title
  ) as viewing
  inner join (
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
    where title in picked
    and day between {date_0:Date32} and {date_1:Date32}
    and cell in (select cell from cells where country in {country_0:Array(String)})
    and since <= {date_0:Date32}
    group by title
  ) as overlaps on overlaps.title = viewing.title
  inner join titles on titles.title = viewing.title
) as figures
where 1
order by viewShare desc nulls last, contentId asc nulls last

-- actor_0 = ["70"]
-- network_0 = ["210","33"]
-- date_0 = "2023-07-07"
-- date_1 = "2024-06-30"
-- country_0 = ["US","GB"]

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
