-- showMobility.all: as showMobility.balanced-days, but
  17 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)}
     + and gender in {gender_0:Array(String)})
  26 + -- age_0 = ["18-24","25-29"]
     + -- gender_0 = ["female"]
-- movieMobility.all: as showMobility.all, with the changes of movieMobility.none
-- networkMobility.all: as showMobility.all, with the changes of networkMobility.none
