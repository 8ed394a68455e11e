-- anticipationOutcome.excluded: as anticipationOutcome.none, but
   8 + and title_id not in {title_0:Array(String)}
     + and network_id not in {network_0:Array(String)}
     + and studio_id not in {studio_0:Array(String)}
     + and originating_country not in {originating_country_0:Array(String)}
     + and originating_language not in {originating_language_0:Array(String)}
     + and not (ifNull(runtime between {runtime_0:UInt32} and {runtime_1:UInt32}, 0))
     + and status not in {status_0:Array(String)}
     + and not hasAny(genres, {genre_0:Array(String)})
  20 + and cell in (select cell from cells where country not in {country_0:Array(String)}
     + and age not in {age_0:Array(String)}
     + and gender not in {gender_0:Array(String)})
  27 + -- title_0 = ["1104"]
     + -- network_0 = ["210"]
     + -- studio_0 = ["519"]
     + -- originating_country_0 = ["US"]
     + -- originating_language_0 = ["en"]
     + -- runtime_0 = 30
     + -- runtime_1 = 60
     + -- status_0 = ["Ended"]
     + -- genre_0 = ["Action"]
  29 + -- country_0 = ["US","GB"]
     + -- age_0 = ["18-24"]
     + -- gender_0 = ["male"]
