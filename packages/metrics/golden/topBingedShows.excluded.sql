-- topBingedShows.excluded: as topBingedShows.none, but
  23 - select title, sum(title_totals.bingers) as bingers
     - from title_totals
     + select title, sum(cell_titles.bingers) as bingers
     + from cell_titles
  26 + and cell in (select cell from cells where country not in {country_0:Array(String)}
     + and age not in {age_0:Array(String)}
     + and gender not in {gender_0:Array(String)})
  29 - select title, sum(title_totals.views) as views, sum(title_totals.viewers) as viewers, sum(title_totals.viewers) as viewers_people, sum(title_totals.viewers) as viewers_squares
     - from title_totals
     + select title, sum(cell_titles.views) as views, sum(cell_titles.viewers) as viewers, sum(cell_titles.viewers) as viewers_people, sum(cell_titles.viewers) as viewers_squares
     + from cell_titles
  32 + and cell in (select cell from cells where country not in {country_0:Array(String)}
     + and age not in {age_0:Array(String)}
     + and gender not in {gender_0:Array(String)})
  40 + -- country_0 = ["US","GB"]
     + -- age_0 = ["18-24"]
     + -- gender_0 = ["male"]
  44 - select title, sum(title_totals.bingers) as bingers
     - from title_totals
     + select title, sum(cell_titles.bingers) as bingers
     + from cell_titles
  47 + and cell in (select cell from cells where country not in {country_0:Array(String)}
     + and age not in {age_0:Array(String)}
     + and gender not in {gender_0:Array(String)})
  56 + and cell in (select cell from cells where country not in {country_0:Array(String)}
     + and age not in {age_0:Array(String)}
     + and gender not in {gender_0:Array(String)})
-- bingeReport.excluded: as topBingedShows.excluded, but
   3 + -- bingers: Viewers who tracked 4 or more different episodes of a show within 24 hours; bulk marks do not count.
   6 - select figures.show as show, figures.showId as showId, figures.network as network, figures.networkId as networkId, round(figures.bingeRate, 9) as bingeRate, round(figures.bingeShare, 9) as bingeShare, figures.viewers as viewers, round(figures.bingeRateLow, 9) as bingeRateLow, round(figures.bingeRateHigh, 9) as bingeRateHigh
     + select figures.show as show, figures.showId as showId, figures.network as network, figures.networkId as networkId, round(figures.bingeRate, 9) as bingeRate, round(figures.bingeShare, 9) as bingeShare, round(figures.bingers, 9) as bingers, figures.viewers as viewers, round(figures.bingeRateLow, 9) as bingeRateLow, round(figures.bingeRateHigh, 9) as bingeRateHigh
   9 - picked as (select title from titles where kind = 'series'),
     + picked as (select title from titles where kind = 'series'
     + and title_id not in {title_0:Array(String)}
     + and network_id not in {network_0:Array(String)}
     + and studio_id not in {studio_0:Array(String)}
     + and originating_country not in {originating_country_0:Array(String)}
     + and originating_language not in {originating_language_0:Array(String)}
     + and not (ifNull(runtime between {runtime_0:UInt32} and {runtime_1:UInt32}, 0))
     + and status not in {status_0:Array(String)}
     + and not hasAny(genres, {genre_0:Array(String)})),
  23 - select title, sum(cell_titles.bingers) as bingers
     - from cell_titles
     - where title in (picked)
     + select title, uniqExact(member) as bingers
     + from (
     + select title, member, cell
     + from (
     + select title, member, cell, uniqExact(episode) over (partition by title, member
     + order by toInt64(at) range between 86400 preceding and current row) as episodes
     + from views
     + where not bulk
     + and episode != 0
     + and title in (picked)
     + and day <= {date_0:Date32}
  29 + and platform not in (select platform from platforms where name in {platform_0:Array(String)})
     + )
     + where episodes >= 4
     + )
     + where 1
  32 - select title, sum(cell_titles.views) as views, sum(cell_titles.viewers) as viewers, sum(cell_titles.viewers) as viewers_people, sum(cell_titles.viewers) as viewers_squares
     - from cell_titles
     + select title, count() as views, uniqExact(member) as viewers, uniqExact(member) as viewers_people, uniqExact(member) as viewers_squares
     + from views
  35 + and day <= {date_0:Date32}
  38 + and platform not in (select platform from platforms where name in {platform_0:Array(String)})
  44 - limit {limit_0:UInt64}
  46 + -- title_0 = ["1104"]
     + -- network_0 = ["210"]
     + -- studio_0 = ["519"]
     + -- originating_country_0 = ["US"]
     + -- originating_language_0 = ["en"]
     + -- runtime_0 = 30
     + -- runtime_1 = 60
     + -- status_0 = ["Ended"]
     + -- genre_0 = ["Action"]
     + -- date_0 = "2024-06-30"
  49 - -- limit_0 = 10
     + -- platform_0 = ["Aurora+"]
  65 - select cell, sum(audience_cells.viewers) as members
     - from audience_cells
     - where kind = 'series'
     + select cell, uniqExact(member) as members
     + from views
     + where title in (select title from titles where kind = 'series'
     + and title_id not in {title_0:Array(String)}
     + and network_id not in {network_0:Array(String)}
     + and studio_id not in {studio_0:Array(String)}
     + and originating_country not in {originating_country_0:Array(String)}
     + and originating_language not in {originating_language_0:Array(String)}
     + and not (ifNull(runtime between {runtime_0:UInt32} and {runtime_1:UInt32}, 0))
     + and status not in {status_0:Array(String)}
     + and not hasAny(genres, {genre_0:Array(String)}))
     + and day <= {date_0:Date32}
  71 + and platform not in (select platform from platforms where name in {platform_0:Array(String)})
