-- bingeRate: Share of viewers who tracked 4 or more episodes within a 24-hour period.
-- bingeShare: Bingers of the show divided by the sum of bingers over all shows, same people and dates.
-- viewers: Distinct members with a view of the show, counted before weighting; under a platform filter, with a view on the platform.
-- bingeRateLow: Lower end of the 95 % interval of the binge rate (Wilson), from the effective base: the true value is expected inside in 95 of 100 such answers.
-- bingeRateHigh: Upper end of the 95 % interval of the binge rate (Wilson), from the effective base: the true value is expected inside in 95 of 100 such answers.
select figures.show as show, figures.showId as showId, figures.network as network, figures.networkId as networkId, round(figures.bingeRate, 9) as bingeRate, round(figures.bingeShare, 9) as bingeShare, figures.viewers as viewers, round(figures.bingeRateLow, 9) as bingeRateLow, round(figures.bingeRateHigh, 9) as bingeRateHigh
from (
  with
    picked as (select title from titles where kind = 'series'),
    whole as (
      select title, sum(parts.bingers * cells.weight) as bingers
      from (
        select title, cell, count() as bingers
        from binges
        where title in (select title from titles where kind = 'series')
        and day between {date_0:Date32} and {date_1:Date32}
        and since <= {date_0:Date32}
        and ended <= {date_1:Date32}
        and cell in (select cell from cells where country in {country_0:Array(String)}
        and age in {age_0:Array(String)}
        and gender in {gender_0:Array(String)})
        group by title, cell
      ) as parts
      inner join cells on cells.cell = parts.cell
      group by title
    )
  select
    titles.name as show, titles.title_id as showId,
      nullIf(titles.network_name, '') as network, nullIf(titles.network_id, '') as networkId,
    if(viewed.viewers = 0, null, binged.bingers / viewed.viewers) as bingeRate,
    if((select sum(bingers) from whole) = 0, null, binged.bingers / (select sum(bingers) from whole)) as bingeShare,
    binged.bingers as bingers,
    viewed.viewers_people as viewers, multiIf(abs(if(viewed.viewers = 0, null, binged.bingers / viewed.viewers)) <= 1e-9, 0., abs(if(viewed.viewers = 0, null, binged.bingers / viewed.viewers) - 1) <= 1e-9, 1., if(viewed.viewers = 0, null, binged.bingers / viewed.viewers)) as rate,
      if(viewed.viewers_squares = 0, 0, pow(viewed.viewers, 2) / viewed.viewers_squares) as effective,
      if(effective = 0, null, greatest(0., (rate * effective + 1.9207294103470627) / (effective + 3.8414588206941254) - 1.959963984540054 * sqrt(rate * (1 - rate) * effective + 0.9603647051735313) / (effective + 3.8414588206941254))) as bingeRateLow,
      if(effective = 0, null, least(1., (rate * effective + 1.9207294103470627) / (effective + 3.8414588206941254) + 1.959963984540054 * sqrt(rate * (1 - rate) * effective + 0.9603647051735313) / (effective + 3.8414588206941254))) as bingeRateHigh
  from titles
  left join (
    select title, sum(parts.bingers * cells.weight) as bingers
    from (
      select title, cell, count() as bingers
      from binges
      where title in (picked)
      and day between {date_0:Date32} and {date_1:Date32}
      and since <= {date_0:Date32}
      and ended <= {date_1:Date32}
      and cell in (select cell from cells where country in {country_0:Array(String)}
      and age in {age_0:Array(String)}
      and gender in {gender_0:Array(String)})
      group by title, cell
    ) as parts
    inner join cells on cells.cell = parts.cell
    group by title
  ) as binged on binged.title = titles.title
  left join (
    select title, sum(parts.views * cells.weight) as views, sum(parts.viewers * cells.weight) as viewers, sum(parts.viewers) as viewers_people, sum(parts.viewers * cells.weight * cells.weight) as viewers_squares
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
  ) as viewed on viewed.title = titles.title
  where binged.bingers > 0
) as figures
where 1
order by bingeShare desc nulls last, showId asc nulls last
limit {limit_0:UInt64}

-- date_0 = "2024-05-01"
-- date_1 = "2024-05-31"
-- country_0 = ["US"]
-- age_0 = ["18-24","25-29"]
-- gender_0 = ["female"]
-- limit_0 = 10

-- sample size
select sum(parts.members) as n,
  if(n = 0, null, round(pow(sum(parts.members * cells.weight), 2) / sum(parts.members * cells.weight * cells.weight), 3)) as effective
from (
  select cell, sumIf(audience_days.viewers, since <= {date_0:Date32}) as members
  from audience_days
  where kind = 'series'
  and day between {date_0:Date32} and {date_1:Date32}
  and cell in (select cell from cells where country in {country_0:Array(String)}
  and age in {age_0:Array(String)}
  and gender in {gender_0:Array(String)})
  group by cell
) as parts
inner join cells on cells.cell = parts.cell

-- date_0 = "2024-05-01"
-- date_1 = "2024-05-31"
-- country_0 = ["US"]
-- age_0 = ["18-24","25-29"]
-- gender_0 = ["female"]
