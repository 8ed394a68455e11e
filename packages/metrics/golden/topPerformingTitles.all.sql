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
    select sum(parts.views * cells.weight) as views, sum(parts.viewers * cells.weight) as viewers
    from (
      select cell, sum(audience_days.views) as views, sumIf(audience_days.viewers, since <= {date_0:Date32}) as viewers
      from audience_days
      where kind = 'series'
      and day between {date_0:Date32} and {date_1:Date32}
      and cell in (select cell from cells where country in {country_0:Array(String)}
      and age in {age_0:Array(String)}
      and gender in {gender_0:Array(String)})
      group by cell
    ) as parts
    inner join cells on cells.cell = parts.cell
  ),
  whole_movies as (
    select sum(parts.views * cells.weight) as views, sum(parts.viewers * cells.weight) as viewers
    from (
      select cell, sum(audience_days.views) as views, sumIf(audience_days.viewers, since <= {date_0:Date32}) as viewers
      from audience_days
      where kind = 'movie'
      and day between {date_0:Date32} and {date_1:Date32}
      and cell in (select cell from cells where country in {country_0:Array(String)}
      and age in {age_0:Array(String)}
      and gender in {gender_0:Array(String)})
      group by cell
    ) as parts
    inner join cells on cells.cell = parts.cell
  ),
  audience as (
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
  select titles.name as title, toString(titles.kind) as contentType, nullIf(titles.network_name, '') as networkName,
    nullIf(titles.network_id, '') as networkId, nullIf(titles.studio_name, '') as studioName, titles.title_id as contentId,
    viewing.views / if(titles.kind = 'series', (select views from whole_series), (select views from whole_movies)) as viewShare,
    if(overlaps.overlap_people < 30, null, if((select members from audience) = 0, null, overlaps.overlap / (select members from audience)) / (overlaps.viewers / (select viewers from anyone))) as affinityIndex
  from (
    select title, sum(parts.views * cells.weight) as views, sum(parts.viewers * cells.weight) as viewers
    from (
      select title, cell, sum(view_days.views) as views, countIf(since <= {date_0:Date32}) as viewers
      from view_days
      where title in picked
      and day between {date_0:Date32} and {date_1:Date32}
      and cell in (select cell from cells where country in {country_0:Array(String)}
      and age in {age_0:Array(String)}
      and gender in {gender_0:Array(String)})
      group by title, cell
    ) as parts
    inner join cells on cells.cell = parts.cell
    group by title
  ) as viewing
  inner join (
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
      where title in picked
      and day between {date_0:Date32} and {date_1:Date32}
      and cell in (select cell from cells where country in {country_0:Array(String)}
      and age in {age_0:Array(String)}
      and gender in {gender_0:Array(String)})
      and since <= {date_0:Date32}
      group by title, cell
    ) as parts
    inner join cells on cells.cell = parts.cell
    group by title
  ) as overlaps on overlaps.title = viewing.title
  inner join titles on titles.title = viewing.title
) as figures
where 1
order by viewShare desc nulls last, contentId asc nulls last

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
