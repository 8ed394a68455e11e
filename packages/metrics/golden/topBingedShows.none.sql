-- bingeRate: Share of viewers who tracked 4 or more episodes within a 24-hour period.
-- bingeShare: Bingers of the show divided by the sum of bingers over all shows, same people and dates.
select figures.show as show, figures.showId as showId, figures.network as network, figures.networkId as networkId, round(figures.bingeRate, 9) as bingeRate, round(figures.bingeShare, 9) as bingeShare
from (
  with
    picked as (select title from titles where kind = 'series'),
    whole as (
      select title, sum(title_totals.bingers) as bingers
      from title_totals
      where title in (select title from titles where kind = 'series')
      group by title
    )
  select
    titles.name as show, titles.title_id as showId,
      nullIf(titles.network_name, '') as network, nullIf(titles.network_id, '') as networkId,
    if(viewed.viewers = 0, null, binged.bingers / viewed.viewers) as bingeRate,
    if((select sum(bingers) from whole) = 0, null, binged.bingers / (select sum(bingers) from whole)) as bingeShare,
    binged.bingers as bingers
  from titles
  left join (
    select title, sum(title_totals.bingers) as bingers
    from title_totals
    where title in (picked)
    group by title
  ) as binged on binged.title = titles.title
  left join (
    select title, sum(title_totals.views) as views, sum(title_totals.viewers) as viewers
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

-- sample size
select sum(members) as n
from (
  select cell, sum(audience_cells.viewers) as members
  from audience_cells
  where kind = 'series'
  group by cell
)


