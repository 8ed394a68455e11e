-- showRating.balanced-days: as showRating.balanced, but
   9 + and day between {date_0:Date32} and {date_1:Date32}
  15 + -- date_0 = "2024-05-01"
     + -- date_1 = "2024-05-31"
  22 + and day between {date_0:Date32} and {date_1:Date32}
-- movieRating.balanced-days: as movieRating.balanced, but
   9 + and day between {date_0:Date32} and {date_1:Date32}
  15 + -- date_0 = "2024-05-01"
     + -- date_1 = "2024-05-31"
  22 + and day between {date_0:Date32} and {date_1:Date32}
