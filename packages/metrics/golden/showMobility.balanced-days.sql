-- showMobility.balanced-days: as showMobility.balanced, but
  15 + and day between {date_0:Date32} and {date_1:Date32}
  20 + -- date_0 = "2024-05-01"
     + -- date_1 = "2024-05-31"
  27 + and day between {date_0:Date32} and {date_1:Date32}
-- movieMobility.balanced-days: as movieMobility.balanced, but
  15 + and day between {date_0:Date32} and {date_1:Date32}
  20 + -- date_0 = "2024-05-01"
     + -- date_1 = "2024-05-31"
  27 + and day between {date_0:Date32} and {date_1:Date32}
-- networkMobility.balanced-days: as networkMobility.balanced, but
  16 + and day between {date_0:Date32} and {date_1:Date32}
  21 + -- date_0 = "2024-05-01"
     + -- date_1 = "2024-05-31"
  29 + and day between {date_0:Date32} and {date_1:Date32}
