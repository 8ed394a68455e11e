-- topBingedShows.year
-- bingeRate: Share of viewers who tracked 4 or more episodes within a 24-hour period; of those who viewed a show.
-- bingeShare: Bingers of the show divided by the sum of bingers over all shows, same people and dates, content filters left out.
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
  nullIf(dictGet('title_facts', 'network_name', binged.title), '') as network,
  nullIf(dictGet('title_facts', 'network_id', binged.title), '') as networkId,
  round(if(viewed.viewers = 0, null, binged.bingers / viewed.viewers), 9) as bingeRate,
  round(if(all_bingers = 0, null, binged.bingers / all_bingers), 9) as bingeShare,
  viewed.viewers_people as viewers,
  round(if(effective = 0., null, greatest(0., (centre - half_width))), 9) as bingeRateLow,
  round(if(effective = 0., null, least(1., (centre + half_width))), 9) as bingeRateHigh
from (
  select title, count() as bingers
  from binges
  where day between {date_0:Date32} and {date_1:Date32}
  and since <= {since_0:Date}
  and ended <= {date_1:Date32}
  group by title
  having if(count() > 0, dictGet('title_facts', 'kind', title) = 1, 0)
) as binged
left join (
  select title, sum(sides.views) as views, sum(sides.viewers) as viewers, sum(sides.viewers) as viewers_people, sum(sides.viewers) as viewers_squares
  from (
      select title, sum(view_weeks.views) as views, sum(newcomers + (since <= {since_0:Date})) as viewers
      from view_weeks
      where title_kind = 'series'
      and week between {week_0:UInt16} and {week_1:UInt16}
      group by title
      union all
      select title, sum(view_days.views) as views, countIf(since <= {since_0:Date}) as viewers
      from view_days
      where title_kind = 'series'
      and (day between {date_0:Date32} and {date_2:Date32} or day between {date_3:Date32} and {date_1:Date32})
      group by title
    ) as sides
  where 1
  group by title
) as viewed on viewed.title = binged.title
where binged.bingers > 0
order by bingeShare desc nulls last, showId asc nulls last
limit {limit_0:UInt64}

-- date_0 = "2023-05-15"
-- date_1 = "2024-05-14"
-- since_0 = "2023-05-15"
-- week_0 = 2787
-- week_1 = 2835
-- date_2 = "2023-05-31"
-- date_3 = "2024-05-09"
-- limit_0 = 10

-- whole_0_bingers
select sum(bingers) as bingers from (
  select title, count() as bingers
  from binges
  where day between {date_0:Date32} and {date_1:Date32}
  and since <= {since_0:Date}
  and ended <= {date_1:Date32}
  group by title
  having if(count() > 0, dictGet('title_facts', 'kind', title) = 1, 0)
)

-- sample size
select sum(audience_ranges.views_in[{days_0:UInt16}]) as views, sum(audience_ranges.viewers_in[{days_0:UInt16}]) as viewers, sum(audience_ranges.viewers_in[{days_0:UInt16}]) as n
from audience_ranges
where kind = 'series'
and last = {date_0:Date32}

-- days_0 = 366
-- date_0 = "2024-05-14"
-- bingeReport.year: as topBingedShows.year, but
   3 + -- bingers: Viewers who tracked 4 or more different episodes of a show within 24 hours; bulk marks do not count.
  13 + nullIf(dictGet('title_facts', 'poster_url', binged.title), '') as poster,
  17 + round(binged.bingers, 9) as bingers,
  49 - limit {limit_0:UInt64}
  58 - -- limit_0 = 10
