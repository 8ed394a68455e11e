-- topPerformingShows.balanced
-- viewshare: Views divided by the views of all titles of the same kind (shows or movies), same people and dates, content filters left out.
-- viewershare: Viewers divided by the viewers of all titles of the same kind (shows or movies), same people and dates, content filters left out.
with {whole_0_views:Float64} as whole_views, {whole_0_viewers:Float64} as whole_viewers
select dictGet('title_facts', 'name', viewing.title) as show,
  dictGet('title_facts', 'title_id', viewing.title) as showId,
  nullIf(dictGet('title_facts', 'network_name', viewing.title), '') as network,
  nullIf(dictGet('title_facts', 'network_id', viewing.title), '') as networkId,
  round(if(whole_views = 0, null, viewing.views / whole_views), 9) as viewshare,
  round(if(whole_viewers = 0, null, viewing.viewers / whole_viewers), 9) as viewershare
from (
  select title, sum(parts.views * dictGet('cell_facts', 'weight', parts.cell)) as views, sum(parts.viewers * dictGet('cell_facts', 'weight', parts.cell)) as viewers
  from (
    select title, cell, preset_cell_titles.views as views, preset_cell_titles.viewers as viewers
    from preset_cell_titles
    where days = {days_0:UInt16}
    and cell in (select cell from cells where country in {country_0:Array(String)})
    and preset_cell_titles.views > 0
  ) as parts
  group by title
  having if(count() > 0, dictGet('title_facts', 'kind', title) = 1, 0)
) as viewing
where 1
order by viewshare desc nulls last, showId asc nulls last
limit {limit_0:UInt64}

-- days_0 = 7
-- country_0 = ["US"]
-- limit_0 = 10

-- whole_0_views, whole_0_viewers
select views, viewers, n, if(n = 0, null, round(pow(viewers, 2) / viewers_squares, 3)) as effective
from (
  select sum(parts.views * dictGet('cell_facts', 'weight', parts.cell)) as views, sum(parts.viewers * dictGet('cell_facts', 'weight', parts.cell)) as viewers, sum(parts.n) as n, sum(parts.viewers) as viewers_people, sum(parts.viewers * dictGet('cell_facts', 'weight', parts.cell) * dictGet('cell_facts', 'weight', parts.cell)) as viewers_squares
  from (
    select cell, preset_audiences.views as views, preset_audiences.viewers as viewers, preset_audiences.viewers as n
    from preset_audiences
    where days = {days_0:UInt16}
    and kind = 'series'
    and cell in (select cell from cells where country in {country_0:Array(String)})
  ) as parts
)

-- sample size
select views, viewers, n, if(n = 0, null, round(pow(viewers, 2) / viewers_squares, 3)) as effective
from (
  select sum(parts.views * dictGet('cell_facts', 'weight', parts.cell)) as views, sum(parts.viewers * dictGet('cell_facts', 'weight', parts.cell)) as viewers, sum(parts.n) as n, sum(parts.viewers) as viewers_people, sum(parts.viewers * dictGet('cell_facts', 'weight', parts.cell) * dictGet('cell_facts', 'weight', parts.cell)) as viewers_squares
  from (
    select cell, preset_audiences.views as views, preset_audiences.viewers as viewers, preset_audiences.viewers as n
    from preset_audiences
    where days = {days_0:UInt16}
    and kind = 'series'
    and cell in (select cell from cells where country in {country_0:Array(String)})
  ) as parts
)
-- topPerformingMovies.balanced: as topPerformingShows.balanced, but
   2 - -- viewershare: Viewers divided by the viewers of all titles of the same kind (shows or movies), same people and dates, content filters left out.
     + -- viewers: Distinct members with a view.
   4 - select dictGet('title_facts', 'name', viewing.title) as show,
     - dictGet('title_facts', 'title_id', viewing.title) as showId,
     - nullIf(dictGet('title_facts', 'network_name', viewing.title), '') as network,
     - nullIf(dictGet('title_facts', 'network_id', viewing.title), '') as networkId,
     + select dictGet('title_facts', 'name', viewing.title) as movie,
     + dictGet('title_facts', 'title_id', viewing.title) as movieId,
     + nullIf(dictGet('title_facts', 'studio_name', viewing.title), '') as studio,
   9 - round(if(whole_viewers = 0, null, viewing.viewers / whole_viewers), 9) as viewershare
     + round(viewing.viewers, 9) as viewers
  20 - having if(count() > 0, dictGet('title_facts', 'kind', title) = 1, 0)
     + having if(count() > 0, dictGet('title_facts', 'kind', title) = 2, 0)
  23 - order by viewshare desc nulls last, showId asc nulls last
     + order by viewshare desc nulls last, movieId asc nulls last
  38 - and kind = 'series'
     + and kind = 'movie'
  51 - and kind = 'series'
     + and kind = 'movie'
