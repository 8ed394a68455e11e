-- showMobility.balanced-days: as showMobility.balanced, but
  16 + and day between {date_0:Date32} and {date_1:Date32}
  22 + -- date_0 = "2024-05-01"
     + -- date_1 = "2024-05-31"
-- movieMobility.balanced-days: as showMobility.balanced-days, with the changes of movieMobility.none
-- networkMobility.balanced-days: as showMobility.balanced-days, with the changes of networkMobility.none
