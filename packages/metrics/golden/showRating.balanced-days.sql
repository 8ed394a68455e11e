-- showRating.balanced-days: as showRating.balanced, but
  11 + and day between {date_0:Date32} and {date_1:Date32}
  18 + -- date_0 = "2024-05-01"
     + -- date_1 = "2024-05-31"
  25 + and day between {date_0:Date32} and {date_1:Date32}
-- movieRating.balanced-days: as movieRating.balanced, but
  11 + and day between {date_0:Date32} and {date_1:Date32}
  18 + -- date_0 = "2024-05-01"
     + -- date_1 = "2024-05-31"
  25 + and day between {date_0:Date32} and {date_1:Date32}
