-- topBingedShows.restricted
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
  from title_binges
  where title in (select title from titles where kind = 'series'
   and network_id in {network_0:Array(String)})
  and day >= {date_0:Date32}
  and since <= {since_0:Date}
  and cell in (select cell from cells where country in {country_0:Array(String)})
  group by title
) as binged
left join (
  select title, sum(title_view_days.views) as views, countIf(since <= {since_0:Date}) as viewers, countIf(since <= {since_0:Date}) as viewers_people, countIf(since <= {since_0:Date}) as viewers_squares
  from title_view_days
  where title in (select title from titles where kind = 'series'
   and network_id in {network_0:Array(String)})
  and day >= {date_0:Date32}
  and cell in (select cell from cells where country in {country_0:Array(String)})
  group by title
) as viewed on viewed.title = binged.title
where binged.bingers > 0
order by bingeShare desc nulls last, showId asc nulls last
limit {limit_0:UInt64}

-- network_0 = ["210","33"]
-- date_0 = "2023-07-07"
-- since_0 = "2023-07-07"
-- country_0 = ["US","GB"]
-- limit_0 = 10

-- whole_0_bingers
select sum(bingers) as bingers from (
  select title, count() as bingers
  from title_binges
  where day >= {date_0:Date32}
  and since <= {since_0:Date}
  and cell in (select cell from cells where country in {country_0:Array(String)})
  group by title
  having if(count() > 0, dictGet('title_facts', 'kind', title) = 1, 0)
)

-- sample size
select sum(members) as n
from (
  select cell, uniqExact(member) as members
  from title_view_days
  where title in (select title from titles where kind = 'series'
   and network_id in {network_0:Array(String)})
  and day >= {date_0:Date32}
  and cell in (select cell from cells where country in {country_0:Array(String)})
  and since <= {since_0:Date}
  group by cell
)
-- bingeReport.restricted: as topBingedShows.restricted, but
   3 + -- bingers: Viewers who tracked 4 or more different episodes of a show within 24 hours; bulk marks do not count.
  13 + nullIf(dictGet('title_facts', 'poster_url', binged.title), '') as poster,
  17 + round(binged.bingers, 9) as bingers,
  41 - limit {limit_0:UInt64}
  47 - -- limit_0 = 10
