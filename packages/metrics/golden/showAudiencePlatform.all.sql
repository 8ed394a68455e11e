-- showAudiencePlatform.all: as showAudiencePlatform.balanced-days, but
  12 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)}
     + and gender in {gender_0:Array(String)})
  22 + -- age_0 = ["18-24","25-29"]
     + -- gender_0 = ["female"]
  27 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)}
     + and gender in {gender_0:Array(String)})
  40 - and cell in (select cell from cells where country in {country_0:Array(String)}) group by cell
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)}
     + and gender in {gender_0:Array(String)}) group by cell
-- movieAudiencePlatform.all: as showAudiencePlatform.all, but
   9 - where title in ({show_0:Array(UInt32)})
     + where title in ({movie_0:Array(UInt32)})
  20 - -- show_0 = [11104]
     + -- movie_0 = [36]
  28 - select uniqExact(member) as n from views where title in ({show_0:Array(UInt32)})
     + select uniqExact(member) as n from views where title in ({movie_0:Array(UInt32)})
  43 - select cell, uniqExact(member) as members from views where title in ({show_0:Array(UInt32)})
     + select cell, uniqExact(member) as members from views where title in ({movie_0:Array(UInt32)})
