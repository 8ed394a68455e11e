-- showMobility.excluded: as showMobility.none, but
  13 + and cell in (select cell from cells where country not in {country_0:Array(String)}
     + and age not in {age_0:Array(String)}
     + and gender not in {gender_0:Array(String)})
  15 + -- country_0 = ["US","GB"]
     + -- age_0 = ["18-24"]
     + -- gender_0 = ["male"]
-- movieMobility.excluded: as showMobility.excluded, with the changes of movieMobility.none
-- networkMobility.excluded: as showMobility.excluded, with the changes of networkMobility.none
