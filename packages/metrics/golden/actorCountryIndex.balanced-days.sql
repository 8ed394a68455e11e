-- actorCountryIndex.balanced-days: as actorCountryIndex.balanced, but
  25 - and day <= {date_0:Date32}
     + and day between {date_0:Date32} and {date_1:Date32}
  34 - and day <= {date_0:Date32}
     + and day between {date_0:Date32} and {date_1:Date32}
  43 - -- date_0 = "2024-06-30"
     + -- date_0 = "2024-05-01"
     + -- date_1 = "2024-05-31"
  55 - and day <= {date_0:Date32}
     + and day between {date_0:Date32} and {date_1:Date32}
-- actorAgeIndex.balanced-days: as actorCountryIndex.balanced-days, with the changes of actorAgeIndex.none
-- actorGenderIndex.balanced-days: as actorCountryIndex.balanced-days, with the changes of actorGenderIndex.none
