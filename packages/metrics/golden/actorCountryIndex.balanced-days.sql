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
-- actorAgeIndex.balanced-days: as actorCountryIndex.balanced-days, but
  12 - select cells.country as bucket,
     + select cells.age as bucket,
  39 - where cells.country != ''
     + where cells.age != ''
-- actorGenderIndex.balanced-days: as actorCountryIndex.balanced-days, but
  12 - select cells.country as bucket,
     + select cells.gender as bucket,
  39 - where cells.country != ''
     + where cells.gender != ''
