-- networkSummary.all
-- viewshare: Views divided by the views of all titles of the same kind (shows or movies), same people and dates, content filters left out.
-- viewershare: Viewers divided by the viewers of all titles of the same kind (shows or movies), same people and dates, content filters left out.
select figures.network as network, figures.networkId as networkId, round(figures.viewshare, 9) as viewshare, round(figures.viewershare, 9) as viewershare
from (
  with {whole_0_views:Float64} as whole_views, {whole_0_viewers:Float64} as whole_viewers
  select
    networks.name as network, networks.network_id as networkId,
    if(whole_views = 0, null, viewing.views / whole_views) as viewshare,
    if(whole_viewers = 0, null, viewing.viewers / whole_viewers) as viewershare
  from (
    select network, sum(parts.views * dictGet('cell_facts', 'weight', parts.cell)) as views, sum(parts.viewers * dictGet('cell_facts', 'weight', parts.cell)) as viewers
    from (
      select network, cell, sum(times) as views, uniqExact(member) as viewers
      from (
          select titles.network as network, facts.member as member, facts.cell as cell, 1 as times
          from views as facts
          inner join titles on titles.title = facts.title
          where facts.title in (select title from titles where kind = 'series'
           and (title_id in {title_0:Array(String)})
           and network_id in {network_0:Array(String)}
           and studio_id in {studio_0:Array(String)}
           and originating_country in {originating_country_0:Array(String)}
           and originating_language in {originating_language_0:Array(String)}
           and (ifNull(runtime between {runtime_0:UInt32} and {runtime_1:UInt32}, 0) or ifNull(runtime between {runtime_2:UInt32} and {runtime_2:UInt32}, 0))
           and status in {status_0:Array(String)}
           and hasAny(genres, {genre_0:Array(String)})
           and ifNull(release_day between {first_release_date_0:Date32} and {first_release_date_1:Date32}, 0)
           and ifNull(release_day between {release_date_0:Date32} and {release_date_1:Date32}, 0)
           and status in {airing_status_0:Array(String)}
           and toString(kind) in {contentType_0:Array(String)})
          and titles.network != 0
          and day between {date_0:Date32} and {date_1:Date32}
          and cell in (select cell from cells where country in {country_0:Array(String)}
          and age in {age_0:Array(String)}
          and gender in {gender_0:Array(String)})
          and platform in ({platform_0:Array(UInt16)})
        )
      where 1
      group by network, cell
    ) as parts
    group by network
  ) as viewing
  inner join networks on networks.network = viewing.network
) as figures
where ifNull(round(figures.viewshare, 9) >= {metric_0:Float64}, 0)
order by viewshare desc nulls last, networkId asc nulls last

-- title_0 = ["1104","84"]
-- network_0 = ["210","33"]
-- studio_0 = ["519"]
-- originating_country_0 = ["US"]
-- originating_language_0 = ["en"]
-- runtime_0 = 30
-- runtime_1 = 60
-- runtime_2 = 104
-- status_0 = ["Ended"]
-- genre_0 = ["Action","Family"]
-- first_release_date_0 = "2024-04-02"
-- first_release_date_1 = "2024-06-30"
-- release_date_0 = "2024-07-01"
-- release_date_1 = "2024-08-29"
-- airing_status_0 = ["Ended"]
-- contentType_0 = ["series"]
-- date_0 = "2024-05-01"
-- date_1 = "2024-05-31"
-- country_0 = ["US"]
-- age_0 = ["18-24","25-29"]
-- gender_0 = ["female"]
-- platform_0 = [3]
-- metric_0 = 300

-- whole_0_views, whole_0_viewers
select views, viewers, n, if(n = 0, null, round(pow(viewers, 2) / viewers_squares, 3)) as effective
from (
  select sum(parts.views * dictGet('cell_facts', 'weight', parts.cell)) as views, sum(parts.viewers * dictGet('cell_facts', 'weight', parts.cell)) as viewers, sum(parts.n) as n, sum(parts.viewers) as viewers_people, sum(parts.viewers * dictGet('cell_facts', 'weight', parts.cell) * dictGet('cell_facts', 'weight', parts.cell)) as viewers_squares
  from (
    select cell, sides.views as views, sides.viewers as viewers, sides.viewers as n
    from (
        select cell, sum(audience_views.views) as views, toUInt64(0) as viewers
        from audience_views
        where kind = 'series'
        and day between {date_0:Date32} and {date_1:Date32}
        and cell in (select cell from cells where country in {country_0:Array(String)}
        and age in {age_0:Array(String)}
        and gender in {gender_0:Array(String)})
        group by cell
        union all
        select cell, toUInt64(0) as views, countIf(since <= {since_0:Date}) as viewers
        from audience_visits
        where kind = 'series'
        and indexHint(gap = 0 and day <= {reach_0:Date32} or gap = 1 and day <= {reach_1:Date32} or gap >= 2)
        and day between {date_0:Date32} and {date_1:Date32}
        and cell in (select cell from cells where country in {country_0:Array(String)}
        and age in {age_0:Array(String)}
        and gender in {gender_0:Array(String)})
        group by cell
      ) as sides
    where 1
  ) as parts
)

-- since_0 = "2024-05-01"
-- reach_0 = "2024-05-03"
-- reach_1 = "2024-05-15"

-- sample size
select sum(parts.members) as n,
  if(n = 0, null, round(pow(sum(parts.members * cells.weight), 2) / sum(parts.members * cells.weight * cells.weight), 3)) as effective
from (
  select cell, uniqExact(member) as members
  from views
  where title in (select title from titles where kind = 'series'
   and (title_id in {title_0:Array(String)})
   and network_id in {network_0:Array(String)}
   and studio_id in {studio_0:Array(String)}
   and originating_country in {originating_country_0:Array(String)}
   and originating_language in {originating_language_0:Array(String)}
   and (ifNull(runtime between {runtime_0:UInt32} and {runtime_1:UInt32}, 0) or ifNull(runtime between {runtime_2:UInt32} and {runtime_2:UInt32}, 0))
   and status in {status_0:Array(String)}
   and hasAny(genres, {genre_0:Array(String)})
   and ifNull(release_day between {first_release_date_0:Date32} and {first_release_date_1:Date32}, 0)
   and ifNull(release_day between {release_date_0:Date32} and {release_date_1:Date32}, 0)
   and status in {airing_status_0:Array(String)}
   and toString(kind) in {contentType_0:Array(String)})
  and day between {date_0:Date32} and {date_1:Date32}
  and cell in (select cell from cells where country in {country_0:Array(String)}
  and age in {age_0:Array(String)}
  and gender in {gender_0:Array(String)})
  and platform in ({platform_0:Array(UInt16)})
  group by cell
) as parts
inner join cells on cells.cell = parts.cell
