-- networkOverlap.all: as networkOverlap.balanced-days, but
  50 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)}
     + and gender in {gender_0:Array(String)})
  55 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)}
     + and gender in {gender_0:Array(String)})
  75 + -- age_0 = ["18-24","25-29"]
     + -- gender_0 = ["female"]
  95 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)}
     + and gender in {gender_0:Array(String)})
 100 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)}
     + and gender in {gender_0:Array(String)})
 112 + and named.network_id in {overlapNetwork_0:Array(String)}
 117 + -- overlapNetwork_0 = ["210","33"]
 132 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)}
     + and gender in {gender_0:Array(String)})
 137 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)}
     + and gender in {gender_0:Array(String)})
-- actorOverlap.all: as actorOverlap.balanced-days, but
  49 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)}
     + and gender in {gender_0:Array(String)})
  53 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)}
     + and gender in {gender_0:Array(String)})
  72 + -- age_0 = ["18-24","25-29"]
     + -- gender_0 = ["female"]
  91 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)}
     + and gender in {gender_0:Array(String)})
  95 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)}
     + and gender in {gender_0:Array(String)})
 106 + and named.actor_id in {overlapActor_0:Array(String)}
 111 + -- overlapActor_0 = ["70","71"]
 125 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)}
     + and gender in {gender_0:Array(String)})
 129 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)}
     + and gender in {gender_0:Array(String)})
