-- showAudiencePlatform.balanced-days: as showAudiencePlatform.balanced, but
  14 - and day <= {date_0:Date32}
     + and day between {date_0:Date32} and {date_1:Date32}
  23 - -- date_0 = "2024-06-30"
     + -- date_0 = "2024-05-01"
     + -- date_1 = "2024-05-31"
  29 - and day <= {date_0:Date32}
     + and day between {date_0:Date32} and {date_1:Date32}
  38 - and day <= {date_0:Date32}
     + and day between {date_0:Date32} and {date_1:Date32}
-- movieAudiencePlatform.balanced-days: as showAudiencePlatform.balanced-days, but
  12 - where title in ({show_0:Array(UInt32)})
     + where title in ({movie_0:Array(UInt32)})
  22 - -- show_0 = [11104]
     + -- movie_0 = [36]
  28 - select uniqExact(member) as n from views where title in ({show_0:Array(UInt32)})
     + select uniqExact(member) as n from views where title in ({movie_0:Array(UInt32)})
  37 - select cell, uniqExact(member) as members from views where title in ({show_0:Array(UInt32)})
     + select cell, uniqExact(member) as members from views where title in ({movie_0:Array(UInt32)})
