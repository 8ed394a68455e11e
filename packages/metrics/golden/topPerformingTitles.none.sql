-- viewShare: Views divided by the views of all titles of the same kind (shows or movies), same people and dates.
-- affinityIndex: Audience overlap divided by the share of all viewers who viewed the title; 100 is average. Needs 30 overlapping viewers.
select figures.title as title, figures.contentType as contentType, figures.networkName as networkName, figures.networkId as networkId, figures.studioName as studioName, figures.contentId as contentId, round(figures.viewShare, 9) as viewShare, round(figures.affinityIndex, 9) as affinityIndex
from (
  with picked as (
    select title
    from characters
    where not deleted and actor in (select actor from actors where actor_id in {actor_0:Array(String)}) and title in (select title from titles where 1)
  ),
  whole_series as (
    select count() as views, uniqExact(member) as viewers
    from views
    where title in (select title from titles where kind = 'series')
    and day <= {date_0:Date32}
  ),
  whole_movies as (
    select count() as views, uniqExact(member) as viewers
    from views
    where title in (select title from titles where kind = 'movie')
    and day <= {date_0:Date32}
  ),
  audience as (
    select count() as members
    from (
        select member, cell
        from character_votes
        where actor in (select actor from actors where actor_id in {actor_0:Array(String)})
        and title in (select title from titles where 1)
        and day <= {date_0:Date32}
        group by member, cell
      )
    where 1
  ),
  anyone as (
    select uniqExact(member) as viewers
    from views
    where day <= {date_0:Date32}
  )
  select titles.name as title, toString(titles.kind) as contentType, nullIf(titles.network_name, '') as networkName,
    nullIf(titles.network_id, '') as networkId, nullIf(titles.studio_name, '') as studioName, titles.title_id as contentId,
    viewing.views / if(titles.kind = 'series', (select views from whole_series), (select views from whole_movies)) as viewShare,
    if(overlaps.overlap_people < 30, null, if((select members from audience) = 0, null, overlaps.overlap / (select members from audience)) / (overlaps.viewers / (select viewers from anyone))) as affinityIndex
  from (
    select title, count() as views, uniqExact(member) as viewers
    from views
    where title in picked
    and day <= {date_0:Date32}
    group by title
  ) as viewing
  inner join (
    select title, uniqExactIf(member, member in (select member from (select member, cell
    from character_votes
    where actor in (select actor from actors where actor_id in {actor_0:Array(String)})
    and title in (select title from titles where 1)
    and day <= {date_0:Date32}
    group by member, cell))) as overlap, uniqExact(member) as viewers, uniqExactIf(member, member in (select member from (select member, cell
    from character_votes
    where actor in (select actor from actors where actor_id in {actor_0:Array(String)})
    and title in (select title from titles where 1)
    and day <= {date_0:Date32}
    group by member, cell))) as overlap_people
    from views
    where title in picked
    and day <= {date_0:Date32}
    group by title
  ) as overlaps on overlaps.title = viewing.title
  inner join titles on titles.title = viewing.title
) as figures
where 1
order by viewShare desc nulls last, contentId asc nulls last

-- actor_0 = ["70"]
-- date_0 = "2024-06-30"

-- sample size
select uniqExact(member) as n
from (
  select member, cell
  from character_votes
  where actor in (select actor from actors where actor_id in {actor_0:Array(String)})
  and title in (select title from titles where 1)
  and day <= {date_0:Date32}
  group by member, cell
)

-- actor_0 = ["70"]
-- date_0 = "2024-06-30"
