-- topBingedShows.none
-- bingeRate: Share of viewers who tracked 4 or more episodes within a 24-hour period.
-- bingeShare: Bingers of the show divided by the sum of bingers over all shows, same people and dates.
-- viewers: Distinct members with a view of the show, counted before weighting; under a platform filter, with a view on the platform.
-- bingeRateLow: Lower end of the 95 % interval of the binge rate (Wilson), from the effective base: the true value is expected inside in 95 of 100 such answers.
-- bingeRateHigh: Upper end of the 95 % interval of the binge rate (Wilson), from the effective base: the true value is expected inside in 95 of 100 such answers.
select figures.show as show, figures.showId as showId, figures.network as network, figures.networkId as networkId, round(figures.bingeRate, 9) as bingeRate, round(figures.bingeShare, 9) as bingeShare, figures.viewers as viewers, round(figures.bingeRateLow, 9) as bingeRateLow, round(figures.bingeRateHigh, 9) as bingeRateHigh
from (
  with
    picked as (select title from titles where kind = 'series'),
    {whole_0_bingers:Float64} as all_bingers
  select
    titles.name as show, titles.title_id as showId,
      nullIf(titles.network_name, '') as network, nullIf(titles.network_id, '') as networkId,
    if(viewed.viewers = 0, null, binged.bingers / viewed.viewers) as bingeRate,
    if(all_bingers = 0, null, binged.bingers / all_bingers) as bingeShare,
    binged.bingers as bingers,
    viewed.viewers_people as viewers, if(abs(if(viewed.viewers = 0, null, binged.bingers / viewed.viewers)) < 1e-9, 0., if(abs((if(viewed.viewers = 0, null, binged.bingers / viewed.viewers) - 1.)) < 1e-9, 1., if(viewed.viewers = 0, null, binged.bingers / viewed.viewers))) as rate,
      if(viewed.viewers_squares = 0., 0., ((viewed.viewers * viewed.viewers) / viewed.viewers_squares)) as effective,
      if(effective = 0., null, greatest(0., ((((rate * effective) + 1.9207294103470627) / (effective + 3.8414588206941254)) - ((1.959963984540054 * sqrt((((rate * (1. - rate)) * effective) + 0.9603647051735313))) / (effective + 3.8414588206941254))))) as bingeRateLow,
      if(effective = 0., null, least(1., ((((rate * effective) + 1.9207294103470627) / (effective + 3.8414588206941254)) + ((1.959963984540054 * sqrt((((rate * (1. - rate)) * effective) + 0.9603647051735313))) / (effective + 3.8414588206941254))))) as bingeRateHigh
  from titles
  left join (
    select title, sum(title_totals.bingers) as bingers
    from title_totals
    where title in (picked)
    group by title
  ) as binged on binged.title = titles.title
  left join (
    select title, sum(title_totals.views) as views, sum(title_totals.viewers) as viewers, sum(title_totals.viewers) as viewers_people, sum(title_totals.viewers) as viewers_squares
    from title_totals
    where title in picked
    group by title
  ) as viewed on viewed.title = titles.title
  where binged.bingers > 0
) as figures
where 1
order by bingeShare desc nulls last, showId asc nulls last
limit {limit_0:UInt64}

-- limit_0 = 10

-- whole_0_bingers
select sum(bingers) as bingers from (
  select title, sum(title_totals.bingers) as bingers
  from title_totals
  where title in (select title from titles where kind = 'series')
  group by title
)

-- sample size
select sum(members) as n
from (
  select cell, sum(audience_cells.viewers) as members
  from audience_cells
  where kind = 'series'
  group by cell
)
-- bingeReport.none: as topBingedShows.none, but
   3 + -- bingers: Viewers who tracked 4 or more different episodes of a show within 24 hours; bulk marks do not count.
   6 - select figures.show as show, figures.showId as showId, figures.network as network, figures.networkId as networkId, round(figures.bingeRate, 9) as bingeRate, round(figures.bingeShare, 9) as bingeShare, figures.viewers as viewers, round(figures.bingeRateLow, 9) as bingeRateLow, round(figures.bingeRateHigh, 9) as bingeRateHigh
     + select figures.show as show, figures.showId as showId, figures.network as network, figures.networkId as networkId, round(figures.bingeRate, 9) as bingeRate, round(figures.bingeShare, 9) as bingeShare, round(figures.bingers, 9) as bingers, figures.viewers as viewers, round(figures.bingeRateLow, 9) as bingeRateLow, round(figures.bingeRateHigh, 9) as bingeRateHigh
  38 - limit {limit_0:UInt64}
  40 - -- limit_0 = 10
     -
