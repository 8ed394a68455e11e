-- attributionTitle.excluded: as attributionTitle.none, but
  27 - select title, platform as listed, sum(platform_totals.votes) as votes
     - from platform_totals
     - where title in ({title_0:Array(UInt32)})
     + select title, if(platform not in ({platform_0:Array(UInt16)}), platform, 0) as listed, sum(platform_cells.votes) as votes
     + from platform_cells
     + where title in (select title from titles where 1
     + and (title_id in {title_0:Array(String)})
     + and network_id not in {network_0:Array(String)}
     + and studio_id not in {studio_0:Array(String)}
     + and originating_country not in {originating_country_0:Array(String)}
     + and originating_language not in {originating_language_0:Array(String)}
     + and not (ifNull(runtime between {runtime_0:UInt32} and {runtime_1:UInt32}, 0))
     + and status not in {status_0:Array(String)}
     + and not hasAny(genres, {genre_0:Array(String)}))
     + and cell in (select cell from cells where country not in {country_0:Array(String)}
     + and age not in {age_0:Array(String)}
     + and gender not in {gender_0:Array(String)})
  37 - select platform, sum(platform_totals.votes) as votes
     - from platform_totals
     + select platform, sum(platform_cells.votes) as votes
     + from platform_cells
  40 + and cell in (select cell from cells where country not in {country_0:Array(String)}
     + and age not in {age_0:Array(String)}
     + and gender not in {gender_0:Array(String)})
  47 - -- title_0 = [11104,10084]
     + -- platform_0 = [3]
     + -- title_0 = ["1104","84"]
     + -- network_0 = ["210"]
     + -- studio_0 = ["519"]
     + -- originating_country_0 = ["US"]
     + -- originating_language_0 = ["en"]
     + -- runtime_0 = 30
     + -- runtime_1 = 60
     + -- status_0 = ["Ended"]
     + -- genre_0 = ["Action"]
     + -- country_0 = ["US","GB"]
     + -- age_0 = ["18-24"]
     + -- gender_0 = ["male"]
