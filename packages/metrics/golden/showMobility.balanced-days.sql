-- showMobility.balanced-days: as showMobility.balanced, but
  18 - and day <= {date_0:Date32}
     + and day between {date_0:Date32} and {date_1:Date32}
  28 - -- date_0 = "2024-06-30"
     + -- date_0 = "2024-05-01"
     + -- date_1 = "2024-05-31"
  37 - and day <= {date_0:Date32}
     + and day between {date_0:Date32} and {date_1:Date32}
-- movieMobility.balanced-days: as showMobility.balanced-days, but
  17 - where title in ({show_0:Array(UInt32)})
     + where title in ({movie_0:Array(UInt32)})
  27 - -- show_0 = [11104]
     + -- movie_0 = [36]
  37 - select cell, uniqExact(member) as members from views where title in ({show_0:Array(UInt32)})
     + select cell, uniqExact(member) as members from views where title in ({movie_0:Array(UInt32)})
-- networkMobility.balanced-days: as networkMobility.balanced, but
  19 - and day <= {date_0:Date32}
     + and day between {date_0:Date32} and {date_1:Date32}
  29 - -- date_0 = "2024-06-30"
     + -- date_0 = "2024-05-01"
     + -- date_1 = "2024-05-31"
  39 - and day <= {date_0:Date32}
     + and day between {date_0:Date32} and {date_1:Date32}
