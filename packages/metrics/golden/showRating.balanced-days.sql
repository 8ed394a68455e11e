-- showRating.balanced-days: as showRating.balanced, but
  13 - and day <= {date_0:Date32}
     + and day between {date_0:Date32} and {date_1:Date32}
  24 - -- date_0 = "2024-06-30"
     + -- date_0 = "2024-05-01"
     + -- date_1 = "2024-05-31"
  32 - and day <= {date_0:Date32}
     + and day between {date_0:Date32} and {date_1:Date32}
-- movieRating.balanced-days: as showRating.balanced-days, but
  12 - where title in ({show_0:Array(UInt32)})
     + where title in ({movie_0:Array(UInt32)})
  23 - -- show_0 = [11104]
     + -- movie_0 = [36]
  32 - select cell, uniqExact(member) as members from ratings where title in ({show_0:Array(UInt32)})
     + select cell, uniqExact(member) as members from ratings where title in ({movie_0:Array(UInt32)})
