-- attributionTitle.all: as attributionTitle.balanced-days, but
  29 - select title, platform as listed, cell, platform_days.votes as votes
     + select title, if(platform in ({platform_0:Array(UInt16)}), platform, 0) as listed, cell, platform_days.votes as votes
  31 - where title in ({title_0:Array(UInt32)})
     - and cell in (select cell from cells where country in {country_0:Array(String)})
     + where title in (select title from titles where 1
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
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)}
     + and gender in {gender_0:Array(String)})
  47 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)}
     + and gender in {gender_0:Array(String)})
  57 - -- title_0 = [11104,10084]
     + -- platform_0 = [3]
     + -- title_0 = ["1104","84"]
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
  59 + -- age_0 = ["18-24","25-29"]
     + -- gender_0 = ["female"]
