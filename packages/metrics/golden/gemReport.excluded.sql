-- gemReport.excluded: as gemReport.none, but
  37 - where 1
     + where cell in (select cell from cells where country not in {country_0:Array(String)}
     + and age not in {age_0:Array(String)}
     + and gender not in {gender_0:Array(String)})
  42 - where programs.title in (select title from titles where 1)
     + where programs.title in (select title from titles where 1
     + and network_id not in {network_0:Array(String)}
     + and not hasAny(genres, {genre_0:Array(String)}))
  44 + -- country_0 = ["US","GB"]
     + -- age_0 = ["18-24"]
     + -- gender_0 = ["male"]
     + -- network_0 = ["210"]
     + -- genre_0 = ["Action"]
     +
  51 - where 1
     + where cell in (select cell from cells where country not in {country_0:Array(String)}
     + and age not in {age_0:Array(String)}
     + and gender not in {gender_0:Array(String)})
