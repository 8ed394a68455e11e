-- showSummary.excluded
-- followers: Distinct members who follow the title at the end of the range; of several titles together, any of them.
-- viewers: Distinct members with a view.
-- views: Episodes and movies watched, rewatches and bulk marks included.
-- viewshare: Views divided by the views of all titles of the same kind (shows or movies), same people and dates, content filters left out.
-- completion: Mean over the viewers of the share of regular episodes they have ever watched up to the end of the range, of those aired by then.
-- engagement: Engagements per 100 viewers.
-- viewersBase: Distinct members with a view, counted before weighting; under a platform filter, with a view on the platform.
with {whole_0_views:Float64} as whole_views, {whole_0_viewers:Float64} as whole_viewers
select dictGet('title_facts', 'name', viewed.title) as show,
  dictGet('title_facts', 'title_id', viewed.title) as showId,
  nullIf(dictGet('title_facts', 'poster_url', viewed.title), '') as poster,
  nullIf(dictGet('title_facts', 'network_name', viewed.title), '') as network,
  nullIf(dictGet('title_facts', 'network_id', viewed.title), '') as networkId,
  round(followed.followers, 9) as followers,
  round(viewed.viewers, 9) as viewers,
  round(viewed.views, 9) as views,
  round(if(whole_views = 0, null, viewed.views / whole_views), 9) as viewshare,
  round(if(finished.finishers = 0, null, finished.finished / finished.finishers), 9) as completion,
  round(if(viewed.viewers = 0, null, 100 * followed.engagements / viewed.viewers), 9) as engagement,
  viewed.viewers_people as viewersBase
from (
  select title, count() as views, uniqExact(member) as viewers, uniqExact(member) as viewers_people
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
  group by title
) as viewed
left join (
  select title, finished, finishers
  from (
    select title, sum(least(1, watching.watched / airing.aired)) as finished, count() as finishers
    from (
        select title, member, cell, uniqExactIf(episode, regular) as watched, countIf(platform not in ({platform_0:Array(UInt16)})) as seen
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
        group by title, member, cell
        having seen > 0
      ) as watching
      inner join (
        select title, count() as aired
        from episodes
        where season > 0
        and title in (select title from titles where kind = 'series'
         and title_id not in {title_0:Array(String)}
         and network_id not in {network_0:Array(String)}
         and studio_id not in {studio_0:Array(String)}
         and originating_country not in {originating_country_0:Array(String)}
         and originating_language not in {originating_language_0:Array(String)}
         and not (ifNull(runtime between {runtime_0:UInt32} and {runtime_1:UInt32}, 0))
         and status not in {status_0:Array(String)}
         and not hasAny(genres, {genre_0:Array(String)}))
        and air_date <= {date_0:Date32}
        group by title
      ) as airing on airing.title = watching.title
    where 1
    group by title
  )
) as finished on finished.title = viewed.title
left join (
  select title, sum(cell_titles.followers) as followers, sum(cell_titles.points) as engagements
  from cell_titles
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
  group by title
) as followed on followed.title = viewed.title
where viewed.viewers > 0
order by viewshare desc nulls last, showId asc nulls last

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
-- date_0 = "2024-06-30"

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
