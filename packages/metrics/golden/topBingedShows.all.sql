-- topBingedShows.all: as topBingedShows.balanced-days, but
  28 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)}
     + and gender in {gender_0:Array(String)})
  40 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)}
     + and gender in {gender_0:Array(String)})
  53 + -- age_0 = ["18-24","25-29"]
     + -- gender_0 = ["female"]
  65 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)}
     + and gender in {gender_0:Array(String)})
  79 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)}
     + and gender in {gender_0:Array(String)})
-- bingeReport.all: as topBingedShows.all, but
   3 + -- bingers: Viewers who tracked 4 or more different episodes of a show within 24 hours; bulk marks do not count.
  11 + nullIf(titles.poster_url, '') as poster,
  15 + round(binged.bingers, 9) as bingers,
  22 - select title, cell, count() as bingers
     - from binges
     - where dictGet('title_facts', 'kind', title) = 1
     + select title, cell, uniqExact(member) as bingers
     + from (
     + select title, member, cell
     + from (
     + select title, member, cell, uniqExact(episode) over (partition by title, member
     + order by toInt64(at) range between 86400 preceding and current row) as episodes
     + from views
     + where not bulk
     + and episode != 0
     + and title in (select title from titles where kind = 'series'
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
  26 - and since <= {since_0:Date}
     - and ended <= {date_1:Date32}
  31 + and platform in (select platform from platforms where name in {platform_0:Array(String)})
     + )
     + where episodes >= 4
     + )
     + where 1
  38 - select title, cell, sum(view_days.views) as views, countIf(since <= {since_0:Date}) as viewers
     - from view_days
     - where dictGet('title_facts', 'kind', title) = 1
     + select title, cell, count() as views, uniqExact(member) as viewers
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
  45 + and platform in (select platform from platforms where name in {platform_0:Array(String)})
  50 + and ifNull(round(viewers, 9) >= {metric_0:Float64}, 0)
  51 - limit {limit_0:UInt64}
  53 + -- title_0 = ["1104","84"]
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
  55 - -- since_0 = "2024-05-01"
  59 - -- limit_0 = 10
     + -- platform_0 = ["Aurora+"]
     + -- metric_0 = 300
  79 + -- since_0 = "2024-05-01"
     +
  83 - select cell, sumIf(audience_days.viewers, since <= {since_0:Date}) as members
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
  90 + and platform in (select platform from platforms where name in {platform_0:Array(String)})
