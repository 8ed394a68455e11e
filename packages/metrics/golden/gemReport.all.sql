-- gemReport.all: as gemReport.balanced-days, but
  38 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)}
     + and gender in {gender_0:Array(String)})
  43 - where programs.title in (select title from titles where 1)
     + where programs.title in (select title from titles where 1
     + and toString(kind) in {contentType_0:Array(String)}
     + and network_id in {network_0:Array(String)}
     + and hasAny(genres, {genre_0:Array(String)}))
  48 + -- age_0 = ["18-24","25-29"]
     + -- gender_0 = ["female"]
     + -- contentType_0 = ["series"]
     + -- network_0 = ["210","33"]
     + -- genre_0 = ["Action","Family"]
  57 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)}
     + and gender in {gender_0:Array(String)})
