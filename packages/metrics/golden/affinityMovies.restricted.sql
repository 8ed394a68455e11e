-- overlappingViewers: Members of the seed audience who viewed the title.
-- affinityIndex: Audience overlap divided by the share of all viewers who viewed the title; 100 is average. Needs 30 overlapping viewers.
-- audienceOverlap: Overlapping viewers divided by the members of the seed audience.
select figures.movie as movie, figures.movieId as movieId, figures.studio as studio, round(figures.overlappingViewers, 9) as overlappingViewers, round(figures.affinityIndex, 9) as affinityIndex, round(figures.audienceOverlap, 9) as audienceOverlap
from (
  with audience as (
    select sum(members) as members
    from (
        select cell, uniqExact(member) as members
        from title_view_days
        where title in (select title from titles where title in (select title from titles where 1)
        and (title_id in {title_0:Array(String)})
        and network_id in {network_0:Array(String)})
        and day between {date_0:Date32} and {date_1:Date32}
        and cell in (select cell from cells where country in {country_0:Array(String)})
        and since <= {date_0:Date32}
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
    titles.name as movie, titles.title_id as movieId, nullIf(titles.studio_name, '') as studio,
    overlaps.overlap as overlappingViewers, if(overlaps.overlap_people < 30, null, if((select members from audience) = 0, null, overlaps.overlap / (select members from audience)) / (overlaps.viewers / (select viewers from anyone))) as affinityIndex, if((select members from audience) = 0, null, overlaps.overlap / (select members from audience)) as audienceOverlap
  from (
    select title, countIf(member in (select member from (select member, cell
    from title_view_days
    where title in (select title from titles where title in (select title from titles where 1)
    and (title_id in {title_0:Array(String)})
    and network_id in {network_0:Array(String)})
    and day between {date_0:Date32} and {date_1:Date32}
    and cell in (select cell from cells where country in {country_0:Array(String)})
    and since <= {date_0:Date32}
    group by member, cell))) as overlap, count() as viewers, countIf(member in (select member from (select member, cell
    from title_view_days
    where title in (select title from titles where title in (select title from titles where 1)
    and (title_id in {title_0:Array(String)})
    and network_id in {network_0:Array(String)})
    and day between {date_0:Date32} and {date_1:Date32}
    and cell in (select cell from cells where country in {country_0:Array(String)})
    and since <= {date_0:Date32}
    group by member, cell))) as overlap_people
    from title_view_days
    where title in (select title from titles where kind = 'movie')
    and title not in (select title from titles where title in (select title from titles where 1)
    and (title_id in {title_0:Array(String)})
    and network_id in {network_0:Array(String)})
    and title in (select title from titles where kind = 'movie'
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
order by affinityIndex desc nulls last, movieId asc nulls last

-- title_0 = ["1104","84"]
-- network_0 = ["210","33"]
-- date_0 = "2023-07-07"
-- date_1 = "2024-06-30"
-- country_0 = ["US","GB"]

-- sample size
select sum(members) as n
from (
  select cell, uniqExact(member) as members
  from title_view_days
  where title in (select title from titles where title in (select title from titles where 1)
  and (title_id in {title_0:Array(String)})
  and network_id in {network_0:Array(String)})
  and day between {date_0:Date32} and {date_1:Date32}
  and cell in (select cell from cells where country in {country_0:Array(String)})
  and since <= {date_0:Date32}
  group by cell
)

-- title_0 = ["1104","84"]
-- network_0 = ["210","33"]
-- date_0 = "2023-07-07"
-- date_1 = "2024-06-30"
-- country_0 = ["US","GB"]
