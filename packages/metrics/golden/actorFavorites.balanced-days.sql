-- actorFavorites.balanced-days: as actorFavorites.balanced, but
  17 + and day between {date_0:Date32} and {date_1:Date32}
  19 + and day between {date_0:Date32} and {date_1:Date32}
  31 + -- date_0 = "2024-05-01"
     + -- date_1 = "2024-05-31"
  42 + and day between {date_0:Date32} and {date_1:Date32}
  55 + and day between {date_0:Date32} and {date_1:Date32}
