-- showFavorites.balanced-days: as showFavorites.balanced, but
  16 - and day <= {date_0:Date32}
     + and day between {date_0:Date32} and {date_1:Date32}
  29 - -- date_0 = "2024-06-30"
     + -- date_0 = "2024-05-01"
     + -- date_1 = "2024-05-31"
  38 - and day <= {date_0:Date32}
     + and day between {date_0:Date32} and {date_1:Date32}
-- movieFavorites.balanced-days: as movieFavorites.balanced, but
  16 - and day <= {date_0:Date32}
     + and day between {date_0:Date32} and {date_1:Date32}
  29 - -- date_0 = "2024-06-30"
     + -- date_0 = "2024-05-01"
     + -- date_1 = "2024-05-31"
  38 - and day <= {date_0:Date32}
     + and day between {date_0:Date32} and {date_1:Date32}
