-- showFavorites.balanced-days: as showFavorites.balanced, but
  15 - and day <= {date_0:Date32}
     + and day between {date_0:Date32} and {date_1:Date32}
  28 - -- date_0 = "2024-06-30"
     + -- date_0 = "2024-05-01"
     + -- date_1 = "2024-05-31"
  36 - and day <= {date_0:Date32}
     + and day between {date_0:Date32} and {date_1:Date32}
-- movieFavorites.balanced-days: as showFavorites.balanced-days, but
  14 - where title in ({show_0:Array(UInt32)})
     + where title in ({movie_0:Array(UInt32)})
  27 - -- show_0 = [11104]
     + -- movie_0 = [36]
  36 - select cell, uniqExact(member) as members from character_votes where title in ({show_0:Array(UInt32)})
     + select cell, uniqExact(member) as members from character_votes where title in ({movie_0:Array(UInt32)})
