-- actorCountryIndex.excluded: as actorCountryIndex.none, but
  20 + and cell in (select cell from cells where country not in {country_0:Array(String)}
     + and age not in {age_0:Array(String)}
     + and gender not in {gender_0:Array(String)})
  27 + -- country_0 = ["US","GB"]
     + -- age_0 = ["18-24"]
     + -- gender_0 = ["male"]
  35 + and cell in (select cell from cells where country not in {country_0:Array(String)}
     + and age not in {age_0:Array(String)}
     + and gender not in {gender_0:Array(String)})
-- actorAgeIndex.excluded: as actorCountryIndex.excluded, with the changes of actorAgeIndex.none
-- actorGenderIndex.excluded: as actorCountryIndex.excluded, with the changes of actorGenderIndex.none
