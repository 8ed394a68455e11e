-- showAudiencePlatform.all: as showAudiencePlatform.balanced-days, but
  17 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)}
     + and gender in {gender_0:Array(String)})
  31 + -- age_0 = ["18-24","25-29"]
     + -- gender_0 = ["female"]
  36 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)}
     + and gender in {gender_0:Array(String)})
  45 - and cell in (select cell from cells where country in {country_0:Array(String)}) group by cell
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)}
     + and gender in {gender_0:Array(String)}) group by cell
-- movieAudiencePlatform.all: as showAudiencePlatform.all, but
  14 - where title in ({show_0:Array(UInt32)})
     + where title in ({movie_0:Array(UInt32)})
  29 - -- show_0 = [11104]
     + -- movie_0 = [36]
  37 - select uniqExact(member) as n from views where title in ({show_0:Array(UInt32)})
     + select uniqExact(member) as n from views where title in ({movie_0:Array(UInt32)})
  48 - select cell, uniqExact(member) as members from views where title in ({show_0:Array(UInt32)})
     + select cell, uniqExact(member) as members from views where title in ({movie_0:Array(UInt32)})
