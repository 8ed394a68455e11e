-- topBingedShows.excluded: as topBingedShows.none, but
  21 - select title, sum(title_totals.bingers) as bingers, sum(title_totals.views) as views, sum(title_totals.viewers) as viewers, sum(title_totals.viewers) as viewers_people, sum(title_totals.viewers) as viewers_squares
     - from title_totals
     - where 1
     + select title, sum(cell_titles.bingers) as bingers, sum(cell_titles.views) as views, sum(cell_titles.viewers) as viewers, sum(cell_titles.viewers) as viewers_people, sum(cell_titles.viewers) as viewers_squares
     + from cell_titles
     + where cell in (select cell from cells where country not in {country_0:Array(String)}
     + and age not in {age_0:Array(String)}
     + and gender not in {gender_0:Array(String)})
  31 + -- country_0 = ["US","GB"]
     + -- age_0 = ["18-24"]
     + -- gender_0 = ["male"]
  35 - select title, sum(title_totals.bingers) as bingers
     - from title_totals
     - where 1
     + select title, sum(cell_titles.bingers) as bingers
     + from cell_titles
     + where cell in (select cell from cells where country not in {country_0:Array(String)}
     + and age not in {age_0:Array(String)}
     + and gender not in {gender_0:Array(String)})
  46 + and cell in (select cell from cells where country not in {country_0:Array(String)}
     + and age not in {age_0:Array(String)}
     + and gender not in {gender_0:Array(String)})
-- bingeReport.excluded
-- bingeRate: Share of viewers who tracked 4 or more episodes within a 24-hour period; of those who viewed a show.
-- bingeShare: Bingers of the show divided by the sum of bingers over all shows, same people and dates, content filters left out.
-- bingers: Viewers who tracked 4 or more different episodes of a show within 24 hours; bulk marks do not count.
-- viewers: Distinct members with a view, counted before weighting; under a platform filter, with a view on the platform.
-- bingeRateLow: Lower end of the 95 % interval of the binge rate (Wilson), from the effective base: the true value is expected inside in 95 of 100 such answers.
-- bingeRateHigh: Upper end of the 95 % interval of the binge rate (Wilson), from the effective base: the true value is expected inside in 95 of 100 such answers.
with {whole_0_bingers:Float64} as all_bingers,
  if(abs(if(viewed.viewers = 0, null, binged.bingers / viewed.viewers)) < 1e-9, 0., if(abs((if(viewed.viewers = 0, null, binged.bingers / viewed.viewers) - 1.)) < 1e-9, 1., if(viewed.viewers = 0, null, binged.bingers / viewed.viewers))) as rate,
  if(viewed.viewers_squares = 0., 0., ((viewed.viewers * viewed.viewers) / viewed.viewers_squares)) as effective,
  (((rate * effective) + 1.9207294103470627) / (effective + 3.8414588206941254)) as centre,
  ((1.959963984540054 * sqrt((((rate * (1. - rate)) * effective) + 0.9603647051735313))) / (effective + 3.8414588206941254)) as half_width
select dictGet('title_facts', 'name', binged.title) as show,
  dictGet('title_facts', 'title_id', binged.title) as showId,
  nullIf(dictGet('title_facts', 'poster_url', binged.title), '') as poster,
  nullIf(dictGet('title_facts', 'network_name', binged.title), '') as network,
  nullIf(dictGet('title_facts', 'network_id', binged.title), '') as networkId,
  round(if(viewed.viewers = 0, null, binged.bingers / viewed.viewers), 9) as bingeRate,
  round(if(all_bingers = 0, null, binged.bingers / all_bingers), 9) as bingeShare,
  round(binged.bingers, 9) as bingers,
  viewed.viewers_people as viewers,
  round(if(effective = 0., null, greatest(0., (centre - half_width))), 9) as bingeRateLow,
  round(if(effective = 0., null, least(1., (centre + half_width))), 9) as bingeRateHigh
from (
  select title, uniqExact(member) as bingers
  from (
      select title, member, cell
      from (
        select title, member, cell, uniqExact(episode) over (partition by title, member
          order by toInt64(at) range between 86400 preceding and current row) as episodes
        from views
        where not bulk
        and episode != 0
        and title in (select title from titles where kind = 'series'
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
      )
      where episodes >= 4
    )
  where 1
  group by title
) as binged
left join (
  select title, count() as views, uniqExact(member) as viewers, uniqExact(member) as viewers_people, uniqExact(member) as viewers_squares
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
) as viewed on viewed.title = binged.title
where binged.bingers > 0
order by bingeShare desc nulls last, showId asc nulls last

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

-- whole_0_bingers
select sum(bingers) as bingers from (
  select title, sum(cell_titles.bingers) as bingers
  from cell_titles
  where cell in (select cell from cells where country not in {country_0:Array(String)}
  and age not in {age_0:Array(String)}
  and gender not in {gender_0:Array(String)})
  group by title
  having if(count() > 0, dictGet('title_facts', 'kind', title) = 1, 0)
)

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
