-- actorFavorites.balanced-days: as actorFavorites.balanced, but
  12 - and day <= {date_0:Date32}
     + and day between {date_0:Date32} and {date_1:Date32}
  30 - and day <= {date_0:Date32}
     + and day between {date_0:Date32} and {date_1:Date32}
  33 - and day <= {date_0:Date32}
     + and day between {date_0:Date32} and {date_1:Date32}
  47 - -- date_0 = "2024-06-30"
     + -- date_0 = "2024-05-01"
     + -- date_1 = "2024-05-31"
  60 - and day <= {date_0:Date32}
     + and day between {date_0:Date32} and {date_1:Date32}
