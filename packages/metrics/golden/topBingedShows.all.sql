-- topBingedShows.all: as topBingedShows.balanced-days, but
  31 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)}
     + and gender in {gender_0:Array(String)})
  44 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)}
     + and gender in {gender_0:Array(String)})
  59 + -- age_0 = ["18-24","25-29"]
     + -- gender_0 = ["female"]
  71 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)}
     + and gender in {gender_0:Array(String)})
  86 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)}
     + and gender in {gender_0:Array(String)})
-- bingeReport.all: as topBingedShows.all, but
   3 + -- bingers: Viewers who tracked 4 or more different episodes of a show within 24 hours; bulk marks do not count.
   6 - select figures.show as show, figures.showId as showId, figures.network as network, figures.networkId as networkId, round(figures.bingeRate, 9) as bingeRate, round(figures.bingeShare, 9) as bingeShare, figures.viewers as viewers, round(figures.bingeRateLow, 9) as bingeRateLow, round(figures.bingeRateHigh, 9) as bingeRateHigh
     + select figures.show as show, figures.showId as showId, figures.network as network, figures.networkId as networkId, round(figures.bingeRate, 9) as bingeRate, round(figures.bingeShare, 9) as bingeShare, round(figures.bingers, 9) as bingers, figures.viewers as viewers, round(figures.bingeRateLow, 9) as bingeRateLow, round(figures.bingeRateHigh, 9) as bingeRateHigh
   9 - picked as (select title from titles where kind = 'series'),
     + picked as (select title from titles where kind = 'series'
     + and (title_id in {title_0:Array(String)})
     + and network_id in {network_0:Array(String)}
     + and studio_id in {studio_0:Array(String)}
     + and originating_country in {originating_country_0:Array(String)}
     + and originating_language in {originating_language_0:Array(String)}
     + and (ifNull(runtime between {runtime_0:UInt32} and {runtime_1:UInt32}, 0) or ifNull(runtime between {runtime_2:UInt32} and {runtime_2:UInt32}, 0))
     + and status in {status_0:Array(String)}
     + and hasAny(genres, {genre_0:Array(String)})
     + and ifNull(release_day between {first_release_date_0:Date32} and {first_release_date_1:Date32}, 0)
     + and ifNull(release_day between {release_date_0:Date32} and {release_date_1:Date32}, 0)
     + and status in {airing_status_0:Array(String)}
     + and toString(kind) in {contentType_0:Array(String)}),
  25 - select title, cell, count() as bingers
     - from binges
     - where title in (picked)
     + select title, cell, uniqExact(member) as bingers
     + from (
     + select title, member, cell
     + from (
     + select title, member, cell, uniqExact(episode) over (partition by title, member
     + order by toInt64(at) range between 86400 preceding and current row) as episodes
     + from views
     + where not bulk
     + and episode != 0
     + and title in (picked)
  29 - and since <= {date_0:Date32}
     - and ended <= {date_1:Date32}
  34 + and platform in (select platform from platforms where name in {platform_0:Array(String)})
     + )
     + where episodes >= 4
     + )
     + where 1
  42 - select title, cell, sum(view_days.views) as views, countIf(since <= {date_0:Date32}) as viewers
     - from view_days
     + select title, cell, count() as views, uniqExact(member) as viewers
     + from views
  49 + and platform in (select platform from platforms where name in {platform_0:Array(String)})
  56 - where 1
     + where ifNull(round(figures.viewers, 9) >= {metric_0:Float64}, 0)
  58 - limit {limit_0:UInt64}
  60 + -- title_0 = ["1104","84"]
     + -- network_0 = ["210","33"]
     + -- studio_0 = ["519"]
     + -- originating_country_0 = ["US"]
     + -- originating_language_0 = ["en"]
     + -- runtime_0 = 30
     + -- runtime_1 = 60
     + -- runtime_2 = 104
     + -- status_0 = ["Ended"]
     + -- genre_0 = ["Action","Family"]
     + -- first_release_date_0 = "2024-04-02"
     + -- first_release_date_1 = "2024-06-30"
     + -- release_date_0 = "2024-07-01"
     + -- release_date_1 = "2024-08-29"
     + -- airing_status_0 = ["Ended"]
     + -- contentType_0 = ["series"]
  65 - -- limit_0 = 10
     + -- platform_0 = ["Aurora+"]
     + -- metric_0 = 300
  90 - select cell, sumIf(audience_days.viewers, since <= {date_0:Date32}) as members
     - from audience_days
     - where kind = 'series'
     + select cell, uniqExact(member) as members
     + from views
     + where title in (select title from titles where kind = 'series'
     + and (title_id in {title_0:Array(String)})
     + and network_id in {network_0:Array(String)}
     + and studio_id in {studio_0:Array(String)}
     + and originating_country in {originating_country_0:Array(String)}
     + and originating_language in {originating_language_0:Array(String)}
     + and (ifNull(runtime between {runtime_0:UInt32} and {runtime_1:UInt32}, 0) or ifNull(runtime between {runtime_2:UInt32} and {runtime_2:UInt32}, 0))
     + and status in {status_0:Array(String)}
     + and hasAny(genres, {genre_0:Array(String)})
     + and ifNull(release_day between {first_release_date_0:Date32} and {first_release_date_1:Date32}, 0)
     + and ifNull(release_day between {release_date_0:Date32} and {release_date_1:Date32}, 0)
     + and status in {airing_status_0:Array(String)}
     + and toString(kind) in {contentType_0:Array(String)})
  97 + and platform in (select platform from platforms where name in {platform_0:Array(String)})
