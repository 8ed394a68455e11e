-- actorCountryIndex.restricted: as actorCountryIndex.none, but
  19 - and day <= {date_0:Date32}
     + and day between {date_0:Date32} and {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
     + and title in (select title from titles where 1
     + and network_id in {network_0:Array(String)})
  26 - -- date_0 = "2024-06-30"
     + -- date_0 = "2023-07-07"
     + -- date_1 = "2024-06-30"
     + -- country_0 = ["US","GB"]
     + -- network_0 = ["210","33"]
  34 - and day <= {date_0:Date32}
     + and day between {date_0:Date32} and {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
-- actorAgeIndex.restricted: as actorCountryIndex.restricted, with the changes of actorAgeIndex.none
-- actorGenderIndex.restricted: as actorCountryIndex.restricted, with the changes of actorGenderIndex.none
