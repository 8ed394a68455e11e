-- topBingedShows.none
-- bingeRate: Share of viewers who tracked 4 or more episodes within a 24-hour period; of those who viewed a show.
-- bingeShare: Bingers of the show divided by the sum of bingers over all shows, same people and dates, content filters left out.
-- viewers: Distinct members with a view, counted before weighting; under a platform filter, with a view on the platform.
-- bingeRateLow: Lower end of the 95 % interval of the binge rate (Wilson), from the effective base: the true value is expected inside in 95 of 100 such answers.
-- bingeRateHigh: Upper end of the 95 % interval of the binge rate (Wilson), from the effective base: the true value is expected inside in 95 of 100 such answers.
with {whole_0_bingers:Float64} as all_bingers,
  if(abs(if(counted.viewers = 0, null, counted.bingers / counted.viewers)) < 1e-9, 0., if(abs((if(counted.viewers = 0, null, counted.bingers / counted.viewers) - 1.)) < 1e-9, 1., if(counted.viewers = 0, null, counted.bingers / counted.viewers))) as rate,
  if(counted.viewers_squares = 0., 0., ((counted.viewers * counted.viewers) / counted.viewers_squares)) as effective,
  (((rate * effective) + 1.9207294103470627) / (effective + 3.8414588206941254)) as centre,
  ((1.959963984540054 * sqrt((((rate * (1. - rate)) * effective) + 0.9603647051735313))) / (effective + 3.8414588206941254)) as half_width
select dictGet('title_facts', 'name', counted.title) as show,
  dictGet('title_facts', 'title_id', counted.title) as showId,
  nullIf(dictGet('title_facts', 'network_name', counted.title), '') as network,
  nullIf(dictGet('title_facts', 'network_id', counted.title), '') as networkId,
  round(if(counted.viewers = 0, null, counted.bingers / counted.viewers), 9) as bingeRate,
  round(if(all_bingers = 0, null, counted.bingers / all_bingers), 9) as bingeShare,
  counted.viewers_people as viewers,
  round(if(effective = 0., null, greatest(0., (centre - half_width))), 9) as bingeRateLow,
  round(if(effective = 0., null, least(1., (centre + half_width))), 9) as bingeRateHigh
from (
  select title, sum(title_totals.bingers) as bingers, sum(title_totals.views) as views, sum(title_totals.viewers) as viewers, sum(title_totals.viewers) as viewers_people, sum(title_totals.viewers) as viewers_squares
  from title_totals
  where 1
  group by title
  having if(count() > 0, dictGet('title_facts', 'kind', title) = 1, 0)
) as counted
where counted.bingers > 0
order by bingeShare desc nulls last, showId asc nulls last
limit {limit_0:UInt64}

-- limit_0 = 10

-- whole_0_bingers
select sum(bingers) as bingers from (
  select title, sum(title_totals.bingers) as bingers
  from title_totals
  where 1
  group by title
  having if(count() > 0, dictGet('title_facts', 'kind', title) = 1, 0)
)

-- sample size
select sum(audience_cells.views) as views, sum(audience_cells.viewers) as viewers, sum(audience_cells.viewers) as n
from audience_cells
where kind = 'series'
-- bingeReport.none: as topBingedShows.none, but
   3 + -- bingers: Viewers who tracked 4 or more different episodes of a show within 24 hours; bulk marks do not count.
  13 + nullIf(dictGet('title_facts', 'poster_url', counted.title), '') as poster,
  17 + round(counted.bingers, 9) as bingers,
  29 - limit {limit_0:UInt64}
  31 - -- limit_0 = 10
     -
