-- showMobility.balanced-days: as showMobility.balanced, but
  19 - and day <= {date_0:Date32}
     + and day between {date_0:Date32} and {date_1:Date32}
  29 - -- date_0 = "2024-06-30"
     + -- date_0 = "2024-05-01"
     + -- date_1 = "2024-05-31"
  39 - and day <= {date_0:Date32}
     + and day between {date_0:Date32} and {date_1:Date32}
-- movieMobility.balanced-days: as movieMobility.balanced, but
  19 - and day <= {date_0:Date32}
     + and day between {date_0:Date32} and {date_1:Date32}
  29 - -- date_0 = "2024-06-30"
     + -- date_0 = "2024-05-01"
     + -- date_1 = "2024-05-31"
  39 - and day <= {date_0:Date32}
     + and day between {date_0:Date32} and {date_1:Date32}
-- networkMobility.balanced-days: as showMobility.balanced-days, with the changes of networkMobility.none
