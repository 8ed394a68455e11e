-- showRating.balanced-days: as showRating.balanced, but
  11 - and day <= {date_0:Date32}
     + and day between {date_0:Date32} and {date_1:Date32}
  19 - -- date_0 = "2024-06-30"
     + -- date_0 = "2024-05-01"
     + -- date_1 = "2024-05-31"
  27 - and day <= {date_0:Date32}
     + and day between {date_0:Date32} and {date_1:Date32}
-- movieRating.balanced-days: as showRating.balanced-days, but
  10 - where title in ({show_0:Array(UInt32)})
     + where title in ({movie_0:Array(UInt32)})
  18 - -- show_0 = [11104]
     + -- movie_0 = [36]
  27 - select cell, uniqExact(member) as members from ratings where title in ({show_0:Array(UInt32)})
     + select cell, uniqExact(member) as members from ratings where title in ({movie_0:Array(UInt32)})
