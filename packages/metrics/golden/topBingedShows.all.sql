-- topBingedShows.all: as topBingedShows.balanced-days, but
  28 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)}
     + and gender in {gender_0:Array(String)})
  41 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)}
     + and gender in {gender_0:Array(String)})
  54 + -- age_0 = ["18-24","25-29"]
     + -- gender_0 = ["female"]
  65 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)}
     + and gender in {gender_0:Array(String)})
  83 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)}
     + and gender in {gender_0:Array(String)})
  91 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)}
     + and gender in {gender_0:Array(String)})
-- bingeReport.all
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
  select title, sum(parts.bingers * dictGet('cell_facts', 'weight', parts.cell)) as bingers
  from (
    select title, cell, uniqExact(member) as bingers
    from (
        select title, member, cell
        from (
          select title, member, cell, uniqExact(episode) over (partition by title, member
            order by toInt64(at) range between 86400 preceding and current row) as episodes
          from views
          where not bulk
          and episode != 0
          and title in (select title from titles where kind = 'series'
           and (title_id in {title_0:Array(String)})
           and network_id in {network_0:Array(String)}
           and studio_id in {studio_0:Array(String)}
           and originating_country in {originating_country_0:Array(String)}
           and originating_language in {originating_language_0:Array(String)}
           and (ifNull(runtime between {runtime_0:UInt32} and {runtime_1:UInt32}, 0) or ifNull(runtime between {runtime_2:UInt32} and {runtime_2:UInt32}, 0))
           and status in {status_0:Array(String)}
           and hasAny(genres, {genre_0:Array(String)})
           and ifNull(release_day between {first_release_date_0:Date32} and {first_release_date_1:Date32}, 0)
           and ifNull(release_day between {release_date_0:Date32} and {release_date_1:Date32}, 0)
           and status in {airing_status_0:Array(String)}
           and toString(kind) in {contentType_0:Array(String)})
          and day between {date_0:Date32} and {date_1:Date32}
          and cell in (select cell from cells where country in {country_0:Array(String)}
          and age in {age_0:Array(String)}
          and gender in {gender_0:Array(String)})
          and platform in ({platform_0:Array(UInt16)})
        )
        where episodes >= 4
      )
    where 1
    group by title, cell
  ) as parts
  group by title
) as binged
left join (
  select title, sum(parts.views * dictGet('cell_facts', 'weight', parts.cell)) as views, sum(parts.viewers * dictGet('cell_facts', 'weight', parts.cell)) as viewers, sum(parts.viewers) as viewers_people, sum(parts.viewers * dictGet('cell_facts', 'weight', parts.cell) * dictGet('cell_facts', 'weight', parts.cell)) as viewers_squares
  from (
    select title, cell, count() as views, uniqExact(member) as viewers
    from views
    where title in (select title from titles where kind = 'series'
     and (title_id in {title_0:Array(String)})
     and network_id in {network_0:Array(String)}
     and studio_id in {studio_0:Array(String)}
     and originating_country in {originating_country_0:Array(String)}
     and originating_language in {originating_language_0:Array(String)}
     and (ifNull(runtime between {runtime_0:UInt32} and {runtime_1:UInt32}, 0) or ifNull(runtime between {runtime_2:UInt32} and {runtime_2:UInt32}, 0))
     and status in {status_0:Array(String)}
     and hasAny(genres, {genre_0:Array(String)})
     and ifNull(release_day between {first_release_date_0:Date32} and {first_release_date_1:Date32}, 0)
     and ifNull(release_day between {release_date_0:Date32} and {release_date_1:Date32}, 0)
     and status in {airing_status_0:Array(String)}
     and toString(kind) in {contentType_0:Array(String)})
    and day between {date_0:Date32} and {date_1:Date32}
    and cell in (select cell from cells where country in {country_0:Array(String)}
    and age in {age_0:Array(String)}
    and gender in {gender_0:Array(String)})
    and platform in ({platform_0:Array(UInt16)})
    group by title, cell
  ) as parts
  group by title
) as viewed on viewed.title = binged.title
where binged.bingers > 0
and ifNull(round(viewers, 9) >= {metric_0:Float64}, 0)
order by bingeShare desc nulls last, showId asc nulls last

-- title_0 = ["1104","84"]
-- network_0 = ["210","33"]
-- studio_0 = ["519"]
-- originating_country_0 = ["US"]
-- originating_language_0 = ["en"]
-- runtime_0 = 30
-- runtime_1 = 60
-- runtime_2 = 104
-- status_0 = ["Ended"]
-- genre_0 = ["Action","Family"]
-- first_release_date_0 = "2024-04-02"
-- first_release_date_1 = "2024-06-30"
-- release_date_0 = "2024-07-01"
-- release_date_1 = "2024-08-29"
-- airing_status_0 = ["Ended"]
-- contentType_0 = ["series"]
-- date_0 = "2024-05-01"
-- date_1 = "2024-05-31"
-- country_0 = ["US"]
-- age_0 = ["18-24","25-29"]
-- gender_0 = ["female"]
-- platform_0 = [3]
-- metric_0 = 300

-- whole_0_bingers
select sum(bingers) as bingers from (
  select title, sum(parts.bingers * dictGet('cell_facts', 'weight', parts.cell)) as bingers
  from (
    select title, cell, count() as bingers
    from title_binges
    where day between {date_0:Date32} and {date_1:Date32}
    and since <= {since_0:Date}
    and ended <= {date_1:Date32}
    and cell in (select cell from cells where country in {country_0:Array(String)}
    and age in {age_0:Array(String)}
    and gender in {gender_0:Array(String)})
    group by title, cell
    having if(count() > 0, dictGet('title_facts', 'kind', title) = 1, 0)
  ) as parts
  group by title
)

-- since_0 = "2024-05-01"

-- sample size
select sum(parts.members) as n,
  if(n = 0, null, round(pow(sum(parts.members * cells.weight), 2) / sum(parts.members * cells.weight * cells.weight), 3)) as effective
from (
  select cell, uniqExact(member) as members
  from views
  where title in (select title from titles where kind = 'series'
   and (title_id in {title_0:Array(String)})
   and network_id in {network_0:Array(String)}
   and studio_id in {studio_0:Array(String)}
   and originating_country in {originating_country_0:Array(String)}
   and originating_language in {originating_language_0:Array(String)}
   and (ifNull(runtime between {runtime_0:UInt32} and {runtime_1:UInt32}, 0) or ifNull(runtime between {runtime_2:UInt32} and {runtime_2:UInt32}, 0))
   and status in {status_0:Array(String)}
   and hasAny(genres, {genre_0:Array(String)})
   and ifNull(release_day between {first_release_date_0:Date32} and {first_release_date_1:Date32}, 0)
   and ifNull(release_day between {release_date_0:Date32} and {release_date_1:Date32}, 0)
   and status in {airing_status_0:Array(String)}
   and toString(kind) in {contentType_0:Array(String)})
  and day between {date_0:Date32} and {date_1:Date32}
  and cell in (select cell from cells where country in {country_0:Array(String)}
  and age in {age_0:Array(String)}
  and gender in {gender_0:Array(String)})
  and platform in ({platform_0:Array(UInt16)})
  group by cell
) as parts
inner join cells on cells.cell = parts.cell
