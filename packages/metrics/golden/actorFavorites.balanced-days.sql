-- actorFavorites.balanced-days: as actorFavorites.balanced, but
  15 + and day between {date_0:Date32} and {date_1:Date32}
  17 + and day between {date_0:Date32} and {date_1:Date32}
  30 + -- date_0 = "2024-05-01"
     + -- date_1 = "2024-05-31"
  41 + and day between {date_0:Date32} and {date_1:Date32}
  54 + and day between {date_0:Date32} and {date_1:Date32}
