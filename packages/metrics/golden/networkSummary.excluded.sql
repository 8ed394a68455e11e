-- networkSummary.excluded
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
    select network, sum(times) as views, uniqExact(member) as viewers
    from (
        select titles.network as network, facts.member as member, facts.cell as cell, 1 as times
        from views as facts
        inner join titles on titles.title = facts.title
        where facts.title in (select title from titles where kind = 'series'
         and title_id not in {title_0:Array(String)}
         and network_id not in {network_0:Array(String)}
         and studio_id not in {studio_0:Array(String)}
         and originating_country not in {originating_country_0:Array(String)}
         and originating_language not in {originating_language_0:Array(String)}
         and not (ifNull(runtime between {runtime_0:UInt32} and {runtime_1:UInt32}, 0))
         and status not in {status_0:Array(String)}
         and not hasAny(genres, {genre_0:Array(String)}))
        and titles.network != 0
        and cell in (select cell from cells where country not in {country_0:Array(String)}
        and age not in {age_0:Array(String)}
        and gender not in {gender_0:Array(String)})
        and platform not in ({platform_0:Array(UInt16)})
      )
    where 1
    group by network
  ) as viewing
  inner join networks on networks.network = viewing.network
) as figures
where 1
order by viewshare desc nulls last, networkId asc nulls last

-- title_0 = ["1104"]
-- network_0 = ["210"]
-- studio_0 = ["519"]
-- originating_country_0 = ["US"]
-- originating_language_0 = ["en"]
-- runtime_0 = 30
-- runtime_1 = 60
-- status_0 = ["Ended"]
-- genre_0 = ["Action"]
-- country_0 = ["US","GB"]
-- age_0 = ["18-24"]
-- gender_0 = ["male"]
-- platform_0 = [3]

-- whole_0_views, whole_0_viewers
select sum(audience_cells.views) as views, sum(audience_cells.viewers) as viewers, sum(audience_cells.viewers) as n
from audience_cells
where kind = 'series'
and cell in (select cell from cells where country not in {country_0:Array(String)}
and age not in {age_0:Array(String)}
and gender not in {gender_0:Array(String)})

-- sample size
select sum(members) as n
from (
  select cell, uniqExact(member) as members
  from views
  where title in (select title from titles where kind = 'series'
   and title_id not in {title_0:Array(String)}
   and network_id not in {network_0:Array(String)}
   and studio_id not in {studio_0:Array(String)}
   and originating_country not in {originating_country_0:Array(String)}
   and originating_language not in {originating_language_0:Array(String)}
   and not (ifNull(runtime between {runtime_0:UInt32} and {runtime_1:UInt32}, 0))
   and status not in {status_0:Array(String)}
   and not hasAny(genres, {genre_0:Array(String)}))
  and cell in (select cell from cells where country not in {country_0:Array(String)}
  and age not in {age_0:Array(String)}
  and gender not in {gender_0:Array(String)})
  and platform not in ({platform_0:Array(UInt16)})
  group by cell
)
