-- showFavorites.balanced-days: as showFavorites.balanced, but
  15 + and day between {date_0:Date32} and {date_1:Date32}
  27 + -- date_0 = "2024-05-01"
     + -- date_1 = "2024-05-31"
  34 + and day between {date_0:Date32} and {date_1:Date32}
-- movieFavorites.balanced-days: as movieFavorites.balanced, but
  15 + and day between {date_0:Date32} and {date_1:Date32}
  27 + -- date_0 = "2024-05-01"
     + -- date_1 = "2024-05-31"
  34 + and day between {date_0:Date32} and {date_1:Date32}
